"""The settings menu: what is changed most, menus of the rest, and a search in all of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial

from audiogame.archive.last_tables import last_names
from audiogame.console.app import App
from audiogame.console.dialogue import Dialogue
from audiogame.console.display import Answer
from audiogame.console.menu import Item, MenuPlace, menu
from audiogame.console.people import PersonalSettings
from audiogame.console.profile import Profile
from audiogame.console.text_entry import enter_name
from audiogame.console.untranslated import tell_unreviewed
from audiogame.narration.line import Subject
from audiogame.narration.narrator import Line, Urgency
from audiogame.preferences.keys_menu import keys_menu
from audiogame.preferences.language_menu import (
    choose_language,
    own_name,
    usual_language,
)
from audiogame.preferences.setting_group import SettingGroups, in_group, open_group
from audiogame.preferences.sounds_menu import sounds_menu
from audiogame.preferences.speech_menu import SPOKEN, SpeechMenu, speech_menu
from audiogame.rules.value import replace
from audiogame.settings import (
    GROUPS,
    SETTINGS,
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


class PeopleMenu:
    """The settings of each person at this keyboard.

    Args:
        app: the program.
    """

    def __init__(self, app: App) -> None:
        self._app = app

    async def open(self) -> None:
        """Open the menu of the settings of each person at this keyboard."""
        app = self._app
        place = MenuPlace()
        while True:
            say = app.dialogue.narrator.say
            await app.data.unsaved.written()  # the last table may still be queued
            none: tuple[str, ...] = ()
            last = app.data.kept(lambda: last_names(app.data.folder), none)
            names = [*dict.fromkeys([*app.profile.people, app.data.settings.name, *last])]
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
                await self._change_person(chosen.removeprefix("person "))

    async def _change_person(self, name: str) -> None:
        app = self._app
        place = MenuPlace()
        while True:
            say = app.dialogue.narrator.say
            habits = app.profile.people.get(name, PersonalSettings())
            items = [
                Item("wording", say("person-wording", wording=habits.verbosity or "settings")),
                Item("own", say("person-keys", own=habits.keys)),
            ]
            if habits.keys:
                items.append(Item("keys", say("person-change-keys")))
            own = own_name(habits.language) if habits.language else None
            items.append(Item("language", say("person-language", name=own)))
            chosen = await menu(app, name, items, place)
            if chosen is None:
                return
            await PERSON_ENTRIES[chosen](self, name, habits)

    async def _next_wording(self, name: str, habits: PersonalSettings) -> None:
        levels = ("", *VERBOSITIES)
        following = levels[(levels.index(habits.verbosity) + 1) % len(levels)]
        self._app.profile.keep(name, replace(habits, verbosity=following))

    async def _turn_own_keys(self, name: str, habits: PersonalSettings) -> None:
        self._app.profile.keep(name, replace(habits, keys=not habits.keys))

    async def _change_keys(self, name: str, habits: PersonalSettings) -> None:
        app = self._app
        before = app.profile.person
        app.profile.take(name)
        await keys_menu(app)
        app.profile.take(before)

    async def _choose_own_language(self, name: str, habits: PersonalSettings) -> None:
        app = self._app
        usual = app.dialogue.narrator.say("language-of-settings").removesuffix(".")
        chosen = await choose_language(app, habits.language, usual)
        if chosen is not None:
            app.profile.keep(name, replace(habits, language=chosen))


def _person_text(dialogue: Dialogue, profile: Profile, name: str) -> str:
    habits = profile.people.get(name, PersonalSettings())
    return dialogue.narrator.say(
        "person", name=name, wording=habits.verbosity or "settings", keys=habits.keys
    )


async def language_menu(app: App) -> None:
    """Open the list of languages, and tell everything in the chosen one at once."""
    chosen = await choose_language(app, app.data.settings.language, usual_language(app))
    if chosen is not None:
        SettingGroups(app).take(language=chosen)
        tell_unreviewed(app)


PERSON_ENTRIES: Mapping[str, Callable[[PeopleMenu, str, PersonalSettings], Awaitable[None]]] = {
    "wording": PeopleMenu._next_wording,
    "own": PeopleMenu._turn_own_keys,
    "keys": PeopleMenu._change_keys,
    "language": PeopleMenu._choose_own_language,
}
"""Handlers of the entries in the menu of one person."""


async def people_menu(app: App) -> None:
    """Open the menu of the settings of each person at this keyboard."""
    await PeopleMenu(app).open()


LANGUAGE = "settings-language"
"""The entry of the languages."""
OPENERS: Mapping[str, Callable[[App], Awaitable[None]]] = {
    "settings-wording": partial(open_group, group="wording"),
    "settings-speech": speech_menu,
    "settings-sounds": sounds_menu,
    "settings-pace": calibrate,
    "settings-keys": keys_menu,
    LANGUAGE: language_menu,
    "settings-people": people_menu,
    "settings-more": partial(open_group, group="more"),
}
"""Handlers of the entries that open something, in order, by their messages."""


class SettingsMenu:
    """The settings: what is changed most in the first menu, the others in menus of it.

    Args:
        app: the program.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self._groups, self._speech = SettingGroups(app), SpeechMenu(app)

    async def open(self) -> None:
        """Open the settings: what is changed most in the first menu, the others in menus of it."""
        app = self._app
        place, say = MenuPlace(), app.dialogue.narrator.say
        title = say("title-settings")
        items = self._first_items
        while True:
            chosen = await menu(app, title, items(), place, finds=self._every_setting)
            title = say("title-settings")
            if chosen is None:
                return
            if chosen in OPENERS:
                await OPENERS[chosen](app)
                title = say("title-settings")
            else:
                groups = self._speech if chosen in SPOKEN else self._groups
                await groups.change(chosen)
                found_here = chosen == place.held and SETTINGS[chosen].steps
                if chosen != place.id and not found_here:  # this menu does not say its new value
                    title = say("title-changed", told=groups.told(chosen), title=title)

    def _first_items(self) -> list[Item]:
        """Return the entries of the first menu; the last one holds the rarer settings."""
        app = self._app
        say, items = app.dialogue.narrator.say, self._first_items
        wording = replace(
            self._groups.row("verbosity", items),
            id="settings-wording",
            text=say("settings-wording", chosen=app.data.settings.verbosity),
            about=say("settings-wording-about"),
        )
        name = own_name(app.dialogue.language)
        language = Item(LANGUAGE, say(LANGUAGE, name=name), say("settings-language-about"))
        opened = [
            language if name == LANGUAGE else Item(name, say(name))
            for name in OPENERS
            if name != wording.id
        ]
        more = replace(
            opened.pop(),
            about=say("settings-more-about"),
            holds=partial(self._more, items),
        )
        return [self._groups.row("name", items), wording, *opened, more]

    def _more(self, items: Callable[[], Sequence[Item]]) -> tuple[Item, ...]:
        return tuple(self._groups.row(name, items) for name in in_group("more"))

    def _every_setting(self) -> list[Item]:
        """Return the settings in the menus that the first one opens."""
        names = self._groups.counting([name for group in GROUPS for name in in_group(group)])
        found = [self._groups.row(name, list) for name in names]
        spoken = [name for name in self._speech.names("speech") if name not in names]
        return found + [self._speech.row(name, list) for name in spoken]


async def settings_menu(app: App) -> None:
    """Open the settings."""
    await SettingsMenu(app).open()
