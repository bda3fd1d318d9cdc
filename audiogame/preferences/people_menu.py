"""The menu of the people at this keyboard: what each wants otherwise than the settings."""

from __future__ import annotations

from audiogame.archive.last_tables import last_names
from audiogame.console.app import App
from audiogame.console.menu import Item, MenuPlace, menu
from audiogame.console.people import PersonalSettings
from audiogame.console.text_entry import enter_name
from audiogame.preferences.keys_menu import keys_menu
from audiogame.settings import VERBOSITIES


async def people_menu(app: App) -> None:
    """Let somebody say what each person at this keyboard wants otherwise."""
    place = MenuPlace()
    while True:
        say = app.narrator.say
        names = list(dict.fromkeys([*app.profile.people, app.settings.name, *last_names(app.data)]))
        items = [Item(f"person {name}", _person_text(app, name)) for name in names if name]
        items.append(Item("add", say("people-add")))
        chosen = await menu(app, say("title-people"), items, place)
        kind, _, name = (chosen or "").partition(" ")
        match kind:
            case "":
                return
            case "add":
                name = await enter_name(app, "", set(names))
                if name:
                    app.profile.keep(name, PersonalSettings())
            case _:
                await _change_person(app, name)


def _person_text(app: App, name: str) -> str:
    habits = app.profile.people.get(name, PersonalSettings())
    return app.narrator.say(
        "person", name=name, wording=habits.verbosity or "settings", keys=habits.keys
    )


async def _change_person(app: App, name: str) -> None:
    place = MenuPlace()
    while True:
        say, habits = app.narrator.say, app.profile.people.get(name, PersonalSettings())
        items = [
            Item("wording", say("person-wording", wording=habits.verbosity or "settings")),
            Item("own", say("person-keys", own=habits.keys)),
        ]
        if habits.keys:
            items.append(Item("keys", say("person-change-keys")))
        match await menu(app, name, items, place):
            case None:
                return
            case "wording":
                levels = ("", *VERBOSITIES)
                following = levels[(levels.index(habits.verbosity) + 1) % len(levels)]
                app.profile.keep(name, PersonalSettings(following, habits.keys))
            case "own":
                app.profile.keep(name, PersonalSettings(habits.verbosity, not habits.keys))
            case "keys":
                before = app.profile.person
                app.profile.take(name)
                await keys_menu(app)
                app.profile.take(before)
