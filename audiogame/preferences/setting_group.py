"""A group of settings as a menu: each is described, sampled, undone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from audiogame.console.app import App
from audiogame.console.dialogue import Dialogue
from audiogame.console.form import Control, ControlKind
from audiogame.console.menu import Item, MenuPlace, menu
from audiogame.console.number_entry import enter_number
from audiogame.console.soundscape import sample_of
from audiogame.console.text_entry import enter_text
from audiogame.console.user_data import UserData
from audiogame.narration.cldr import with_point
from audiogame.narration.narrator import Line, Narrator, Urgency, Verbosity
from audiogame.narration.texts import Texts
from audiogame.narration.topics import Topic, topics_of
from audiogame.opponents.seat_list import NAMES, check_name, check_names
from audiogame.rules.fault import Reason
from audiogame.rules.game import Game
from audiogame.rules.state import CHANCE, Event, State
from audiogame.rules.value import replace
from audiogame.settings import (
    LONGEST_TEXT,
    OWN_VOICE,
    PROFILE,
    SETTINGS,
    Settings,
    check_setting,
    read_setting,
)
from audiogame.sound_server.pack import default_pack, read_pack
from audiogame.table.library import BrokenGame, all_names, find_game
from audiogame.table.luck import Luck

USUAL = "usual"
"""The id of the entry that resets the settings of a menu."""
LONGEST_SAMPLE = 100
"""Maximum characters of a sample in its full form."""
SHORTER = 0.75
"""Longest brief form of a sample, as a share of the full one."""
SAMPLE_MOVES = 120
"""Moves of a game that are searched for a sample."""

YES_OR_NO = ("sound", "confirm_leaving", "calls", "wait_for_me")
"""Settings whose values are no more than yes and no, or on and off: a checkbox in a form."""


def check_sounds(data: Path, name: str) -> Reason | None:
    """Return what is wrong with a folder of sounds; None if it can be used.

    Args:
        data: the program's folder.
        name: of the folder in it.
    """
    folder = str(data / name)
    pack, faults = read_pack(data / name, default_pack()[0])
    if pack.cues:
        return None
    return faults[0] if faults else Reason("no-sounds", folder=folder)


TEXT_CHECKS: dict[str, Callable[[str], Reason | None]] = {
    "name": check_name,
    "bot_names": check_names,
}
"""Checks of typed texts, by setting; each returns what is wrong."""


class SettingGroups:
    """The groups of settings: the menu of each, and the row, words and value of every setting.

    Args:
        app: the program.
    """

    tried: Sequence[str] = ()
    """Settings whose value is tried or asked first, so that Enter alone changes it."""

    def __init__(self, app: App) -> None:
        self._app = app

    def _check_text(self, name: str, typed: str) -> Reason | None:
        """Return what is wrong with a typed text; None if it can be used."""
        if name == "sound_pack":
            return check_sounds(self._app.data.folder, typed) if typed else None
        check = TEXT_CHECKS.get(name)
        return check(typed) if typed and check else None

    def counting(self, names: Sequence[str]) -> list[str]:
        """Return the settings that count now.

        Some do only while the program's own voice speaks, one where news of versions can be had.
        """
        silent = () if self._app.speaker.own_voice else OWN_VOICE
        newest = () if self._app.front.news_address else ("new_versions",)
        return [name for name in names if name not in (*silent, *newest)]

    def names(self, group: str) -> list[str]:
        """Return the settings of a group that count now, in order."""
        return self.counting(in_group(group))

    def controls(self, group: str) -> list[Control]:
        """Return the widgets with which the settings of a group are changed in a form."""
        return [self.control(name) for name in self.names(group)]

    async def open(self, group: str) -> None:
        """Open the menu of a group of settings."""
        app, place = self._app, MenuPlace()

        def items() -> list[Item]:
            say = app.dialogue.narrator.say
            usual = Item(USUAL, say("settings-usual"), say("settings-usual-about"))
            return [*(self.row(name, items) for name in self.names(group)), usual]

        while True:
            controls = self.controls(group) if app.front.display.forms else []
            title = app.dialogue.narrator.say(f"title-{group}")
            chosen = await menu(app, title, items(), place, controls=controls)
            if chosen is None:
                return
            if chosen == USUAL:
                await self._take_back(self.names(group))
            elif place.value is not None:
                self.take_from_form(chosen, place.value)
            else:
                await self.change(chosen)

    def told(self, name: str) -> str:
        """Return the words of a setting with its present value."""
        app = self._app
        value = getattr(app.data.settings, name)
        spoken: str | int = value_in_words(app.dialogue, name, value)
        if SETTINGS[name].ranges and value == int(value):
            spoken = int(value)  # a word stands for some numbers
        chosen = value if isinstance(value, (bool, str)) else spoken
        return app.dialogue.narrator.say(message(name), value=spoken, chosen=chosen)

    def row(self, name: str, items: Callable[[], Sequence[Item]]) -> Item:
        """Return the entry of a setting; Left and Right change a value that has steps.

        Args:
            items: returns the entries of its menu, with their present values.
        """
        app = self._app
        part, say = SETTINGS[name], app.dialogue.narrator.say

        def turn(by: int) -> Sequence[Item]:
            now = getattr(app.data.settings, name)
            value = part.stepped(now, by)
            if value != now:
                self.take(**{name: value})
            for cue in sample_of(name):
                app.soundscape.play(cue.cue)
            return items()

        steps = part.steps and name not in self.tried
        about = say("about-setting", about=say(f"{message(name)}-about"), steps=steps)
        return Item(name, self.told(name), about, turns=turn if steps else None)

    def control(self, name: str, words: str = "") -> Control:
        """Return the widget that changes a setting in a form.

        Args:
            words: of the setting with its present value; empty for the usual ones.
        """
        part, now = SETTINGS[name], getattr(self._app.data.settings, name)
        said = words or self.told(name)
        if part.ranges:
            numbers = (part.low, part.high, part.step)
            return Control(name, ControlKind.NUMBER, f"{now:g}", said, {}, *numbers)
        if isinstance(part.default, bool) or part.values:
            values = (True, False) if isinstance(part.default, bool) else part.values
            options = {
                _word(one): value_in_words(self._app.dialogue, name, one).rstrip(".")
                for one in values
            }
            kind = ControlKind.YES if name in YES_OR_NO else ControlKind.CHOICE
            return Control(name, kind, _word(now), said, options)
        return Control(name, ControlKind.TEXT, str(now), said, {})

    def take_from_form(self, name: str, text: str) -> None:
        """Apply a value from a form, and say the setting with its present value."""
        value, fault = read_setting(name, text)
        if fault is None and not SETTINGS[name].steps:
            fault = self._check_text(name, value)
        if fault is not None:
            self._app.dialogue.tell("fault", why=fault)
            return
        self.take(**{name: value})
        self._app.dialogue.say(Line(self.told(name), urgency=Urgency.ANSWER))

    async def change(self, name: str) -> None:
        """Open the change of one setting; it takes effect and is saved at once."""
        part = SETTINGS[name]
        if isinstance(part.default, bool):
            await self._choose_value(name, (True, False))
        elif part.values:
            await self._choose_value(name, part.values)
        elif part.ranges:
            await enter_number(self._app, name, self.told)
        else:
            await self._enter_text(name)

    def take(self, **changes: Any) -> None:
        """Save changed settings, apply them, and play their samples; braille turns captions on."""
        app = self._app
        if changes.get("braille"):
            changes["captions"] = True
        app.data.keep(replace(app.data.settings, **changes))
        app.data.take_settings()
        app.soundscape.sample(changes)

    async def _choose_value(self, name: str, values: tuple[Any, ...]) -> None:
        app = self._app
        items, found = [], None
        if name.startswith("verbosity"):
            topic = name.removeprefix("verbosity").removeprefix("_") or Topic.DICE.value
            # In the background: the first sample loads a game, and keys are answered meanwhile.
            language = app.dialogue.language
            found = await app.front.offload(lambda: sample(Topic(topic), language))
        for value in values:
            text = value_in_words(app.dialogue, name, value)
            if found is not None:
                text = _with_sample(app.dialogue, app.data, *found, value, text)
            usual = value == SETTINGS[name].default
            items.append(
                Item(_word(value), app.dialogue.narrator.say("value", value=text, usual=usual))
            )
        now = values.index(getattr(app.data.settings, name))
        shown = app.profile.show_as if name == "theme" else None
        chosen = await menu(
            app,
            app.dialogue.narrator.say(f"{message(name)}-title"),
            items,
            now,
            shown=shown,
        )
        if chosen is None:
            app.profile.take_wording()  # drops what was shown as a sample
            app.dialogue.tell("as-it-was")
        else:
            self.take(**{name: values[[item.id for item in items].index(chosen)]})

    async def _enter_text(self, name: str) -> None:
        app = self._app
        now = getattr(app.data.settings, name)
        prompt = app.dialogue.narrator.say(
            "enter-setting", told=self.told(name), **app.dialogue.ways_back
        )
        while True:
            typed = await enter_text(app, prompt)
            if typed is None or typed == now:
                app.dialogue.tell("as-it-was")
                return
            fault = check_setting(name, typed)
            if fault is not None and fault.message == "setting-text":
                app.dialogue.tell("text-wrong", longest=LONGEST_TEXT, told=self.told(name))
                continue
            fault = fault or self._check_text(name, typed)
            if fault is None:
                self.take(**{name: typed})
                return
            app.dialogue.tell("fault", why=fault)

    async def _take_back(self, names: Sequence[str]) -> None:
        app = self._app
        usual = Settings()
        changes = {name: getattr(usual, name) for name in names}
        if await app.keyboard.confirm("take-settings-back"):
            self.take(**changes)
            app.dialogue.tell("settings-taken-back")
        else:
            app.dialogue.tell("as-it-was")


def message(name: str) -> str:
    """Return the message id of a setting, which is the prefix of those of its values."""
    return f"setting-{name.replace('_', '-')}"


def in_group(group: str) -> list[str]:
    """Return the settings of a group, in order."""
    return [name for name, part in SETTINGS.items() if part.group == group]


def value_in_words(dialogue: Dialogue, name: str, value: Any) -> str:
    """Return the words of a setting's value."""
    own = f"{message(name)}-{_word(value)}"
    topic = name.removeprefix("verbosity_")
    if topic != name:
        own = f"wording-{value}"
    if dialogue.narrator.texts.has(own):
        return dialogue.narrator.say(own)
    if isinstance(value, float):
        return with_point(f"{value:g}", dialogue.language)
    return str(value) or dialogue.narrator.say("setting-nothing")


def _word(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"{value:g}" if isinstance(value, (int, float)) else str(value)


def _with_sample(
    dialogue: Dialogue, data: UserData, event: Event, narrator: Narrator, value: str, text: str
) -> str:
    """Return a value with a sample message in its verbosity; "normal" first uses the full form."""
    if value == PROFILE:
        value = data.settings.verbosity
    narrator.verbosity = Verbosity.BRIEF if value == "brief" else Verbosity.FULL
    return dialogue.narrator.say("value-sample", value=text, sample=narrator.tell(event, (0,)))


@cache
def sample(topic: Topic, language: str) -> tuple[Event, Narrator] | None:
    """Return an event of a topic whose full and brief forms differ.

    Args:
        topic: the topic.
        language: in which it is told, as a code.

    Returns:
        The event, as the first seat hears it, and its narrator; None if no game has one.
    """
    for name in all_names():  # loaded one by one: most are not needed
        try:
            game = find_game(name)
        except BrokenGame:
            continue
        if topic not in topics_of(game.packages).values():
            continue
        found = _sample_of(game, topic, language)
        if found is not None:
            return found
    return None


def _sample_of(game: Game, topic: Topic, language: str) -> tuple[Event, Narrator] | None:
    names = ("Ann", *NAMES)[: game.seats[0]]
    narrator = Narrator(Texts(language, game.packages), game.name, names)
    topics, luck, choices = topics_of(game.packages), Luck("sample"), Random(1)
    state: State = game.new(game.seats[0])
    for number in range(SAMPLE_MOVES):
        if state.result is not None:
            break
        events: tuple[Event, ...]
        if state.chance is not None:
            state, events = state.apply(CHANCE, luck.outcome(number, state.chance))
        else:
            seat = state.actors[0]
            state, events = state.apply(seat, choices.choice(state.legal_actions(seat)))
        for event in events:
            seen = event.seen_by(0)
            if seen is not None and topics.get(type(seen).__name__) is topic:
                full = _told(narrator, seen, Verbosity.FULL)
                brief = _told(narrator, seen, Verbosity.BRIEF)
                if brief and len(full) <= LONGEST_SAMPLE and len(brief) <= SHORTER * len(full):
                    return seen, narrator
    return None


def _told(narrator: Narrator, event: Event, how: Verbosity) -> str:
    narrator.verbosity = how
    return narrator.tell(event, (0,))


async def open_group(app: App, group: str) -> None:
    """Open the menu of a group of settings."""
    await SettingGroups(app).open(group)
