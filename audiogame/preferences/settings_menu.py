"""The settings menu: groups of settings, and menus of their own beside them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from audiogame.archive.last_tables import last_names
from audiogame.console.app import App
from audiogame.console.dialogue import Dialogue
from audiogame.console.display import Answer
from audiogame.console.menu import Item, MenuPlace, menu
from audiogame.console.people import PersonalSettings
from audiogame.console.profile import Profile
from audiogame.console.text_entry import enter_name
from audiogame.narration.line import Subject
from audiogame.narration.narrator import Line, Urgency
from audiogame.preferences.keys_menu import keys_menu
from audiogame.preferences.setting_group import change_group
from audiogame.preferences.sounds_menu import sounds_menu
from audiogame.preferences.speech_menu import speech_menu
from audiogame.rules.value import replace
from audiogame.settings import (
    GROUPS,
    VERBOSITIES,
    check_setting,
)


async def calibrate(app: App) -> None:
    """Measure the speech rate of the program that reads to the player, and save it.

    Speech of other programs cannot be detected, so the player presses a key when it ends.
    """
    with app.front.display.answers(app.dialogue.narrator.say("calibrate"), Answer("enter", "now")):
        await _calibrate(app)


async def _calibrate(app: App) -> None:
    task = Subject()
    app.dialogue.tell("calibrate", validity=task.change())
    while True:
        key = await app.keyboard.key()
        assert key is not None, "without a time limit there is a key"
        if key.name == "enter":
            task.change()
            break
        if key.name in ("escape", "z"):
            task.change()
            app.dialogue.tell("staying")
            return
        app.dialogue.tell("calibrate", validity=task.change())
    text = app.dialogue.narrator.say("calibration-sentence")
    app.dialogue.say(Line(text, urgency=Urgency.ANSWER))
    begun = app.front.clock()
    while True:
        key = await app.keyboard.key()
        assert key is not None, "without a time limit there is a key"
        if key.name == "enter":
            break
        app.dialogue.tick()
    rate = round(len(text) / max(app.front.clock() - begun, 0.01), 1)
    if check_setting("rate", rate):
        app.dialogue.tell("calibration-failed")
        return
    app.data.keep(replace(app.data.settings, rate=rate))
    app.dialogue.tell("calibrated", rate=str(rate))


async def people_menu(app: App) -> None:
    """Open the menu of the settings of each person at this keyboard."""
    place = MenuPlace()
    while True:
        say = app.dialogue.narrator.say
        await app.data.unsaved.written()  # the last table may still be queued
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
"""Handlers of the entries in the menu of one person."""


ELSEWHERE: dict[str, Callable[[App], Awaitable[None]]] = {
    "people": people_menu,
    "speech": speech_menu,
    "pace": calibrate,
    "keys": keys_menu,
    "learn-sounds": sounds_menu,
}
"""Menus beside the groups of settings."""


async def settings_menu(app: App) -> None:
    """Open the menu of the groups of settings."""
    place = MenuPlace()
    while True:
        say = app.dialogue.narrator.say
        items = [Item(group, say(f"settings-{group}")) for group in (*GROUPS, *ELSEWHERE)]
        chosen = await menu(app, say("title-settings"), items, place)
        if chosen is None:
            return
        if chosen in ELSEWHERE:
            await ELSEWHERE[chosen](app)
        else:
            await change_group(app, chosen)
