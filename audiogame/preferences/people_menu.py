"""The menu of the people at this keyboard: what each wants otherwise than the settings."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from audiogame.archive.last_tables import last_names
from audiogame.console.app import App
from audiogame.console.dialogue import Dialogue
from audiogame.console.menu import Item, MenuPlace, menu
from audiogame.console.people import PersonalSettings
from audiogame.console.profile import Profile
from audiogame.console.text_entry import enter_name
from audiogame.preferences.keys_menu import keys_menu
from audiogame.rules.value import replace
from audiogame.settings import VERBOSITIES


async def people_menu(app: App) -> None:
    """Let somebody say what each person at this keyboard wants otherwise."""
    place = MenuPlace()
    while True:
        say = app.dialogue.narrator.say
        await app.data.unsaved.written()  # the last table may still wait to be written
        names = list(
            dict.fromkeys(
                [*app.profile.people, app.data.settings.name, *last_names(app.data.folder)]
            )
        )
        items = [
            Item(f"person {name}", _person_text(app.dialogue, app.profile, name))
            for name in names
            if name
        ]
        items.append(Item("add", say("people-add")))
        chosen = await menu(app, say("title-people"), items, place)
        if chosen is None:
            return
        if chosen == "add":
            name = await enter_name(app, "", set(names))
            if name:
                app.profile.keep(name, PersonalSettings())
        else:
            await _change_person(app, chosen.removeprefix("person "))


def _person_text(dialogue: Dialogue, profile: Profile, name: str) -> str:
    habits = profile.people.get(name, PersonalSettings())
    return dialogue.narrator.say(
        "person", name=name, wording=habits.verbosity or "settings", keys=habits.keys
    )


async def _change_person(app: App, name: str) -> None:
    place = MenuPlace()
    while True:
        say, habits = app.dialogue.narrator.say, app.profile.people.get(name, PersonalSettings())
        items = [
            Item("wording", say("person-wording", wording=habits.verbosity or "settings")),
            Item("own", say("person-keys", own=habits.keys)),
        ]
        if habits.keys:
            items.append(Item("keys", say("person-change-keys")))
        chosen = await menu(app, name, items, place)
        if chosen is None:
            return
        await PERSON_ENTRIES[chosen](app, name, habits)


async def _next_wording(app: App, name: str, habits: PersonalSettings) -> None:
    levels = ("", *VERBOSITIES)
    following = levels[(levels.index(habits.verbosity) + 1) % len(levels)]
    app.profile.keep(name, replace(habits, verbosity=following))


async def _turn_own_keys(app: App, name: str, habits: PersonalSettings) -> None:
    app.profile.keep(name, replace(habits, keys=not habits.keys))


async def _change_keys(app: App, name: str, habits: PersonalSettings) -> None:
    before = app.profile.person
    app.profile.take(name)
    await keys_menu(app)
    app.profile.take(before)


PERSON_ENTRIES: Mapping[str, Callable[[App, str, PersonalSettings], Awaitable[None]]] = {
    "wording": _next_wording,
    "own": _turn_own_keys,
    "keys": _change_keys,
}
"""What the entries in the menu of one person do."""
