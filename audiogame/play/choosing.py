"""A choice that others in the room could hear: no answer to a key tells what it has marked."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from itertools import product
from typing import Any

from audiogame.console.app import App
from audiogame.console.key_source import Key
from audiogame.keys.commands import COMMANDS, PICKS
from audiogame.narration.narrator import Verbosity
from audiogame.play.audience import Audience
from audiogame.play.chooser import Chooser, Response
from audiogame.rules.notation import kebab, words
from audiogame.rules.state import Action
from audiogame.rules.value import Value, field_names, field_types, replace


def is_live(wanted: str, legal: tuple[Action, ...]) -> bool:
    """Tell whether a jump means anything now: an action of that name is to be chosen."""
    name = wanted.partition(" ")[0]
    return any(words(action).partition(" ")[0] == name for action in legal)


def imagined(wanted: str, legal: tuple[Action, ...]) -> Action | None:
    """Return the action with these words though it is not legal, to explain that it is not."""
    for action in legal:
        for name in field_names(action):
            value = getattr(action, name)
            if isinstance(value, Enum):
                for member in type(value):
                    other: Action = replace(action, **{name: member})
                    if words(other) == wanted:
                        return other
    return None


def named(wanted: str, package: str) -> Action | None:
    """Return the action of a game with these words, where they are its name and enums alone.

    Nobody's choices are looked at: this is the same whatever somebody has in secret.
    """
    kinds: list[Any] = Action.__subclasses__()
    for kind in kinds:
        fields = [*field_types(kind).values()]
        own = f"{kind.__module__}.".startswith(f"{package}.")
        named_so = own and wanted.partition(" ")[0] == kebab(kind.__name__)
        if named_so and all(isinstance(one, type) and issubclass(one, Enum) for one in fields):
            for made in (kind(*values) for values in product(*fields)):
                if words(made) == wanted:
                    found: Action = made
                    return found
    return None


REACTION = 0.1
"""Seconds after which a key can have been an answer to a question that was just put."""
HELD = 0.07
"""Seconds between two presses of a key; less is a key that is held down."""


class EarlyKeys:
    """Refuses keys by which a player cannot have meant to decide.

    Args:
        app: its clock, and where it is said.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self._asked_at = 0.0
        self._told = False
        self._last = Key("", 0.0)

    def asking(self) -> None:
        """Take note that another question is put: it is said anew what comes too early."""
        self._told = False

    def asked(self) -> None:
        """Take note that the question has been put."""
        self._asked_at = self._app.front.clock()
        self._app.front.keys.look()

    def pressed(self, key: Key) -> bool:
        """Take note of a key; tells whether it is held down."""
        held = key.name == self._last.name and key.at - self._last.at < HELD
        self._last = key
        return held

    def refuse(
        self, key: Key, question: Callable[[], str], held: bool = False, direct: bool = False
    ) -> bool:
        """Refuse a key that came before the question, or is held down; tells whether it was.

        Args:
            question: puts it in words again: whoever pressed ahead may not have heard it.
            direct: whether the key names its choice by itself, so that it counts as soon as the
                question was there.
        """
        early = key.earliest < self._asked_at if direct else key.at - self._asked_at < REACTION
        if not held and not early:
            return False
        if self._told:
            self._app.dialogue.tick()
        else:
            self._told = True
            self._app.dialogue.end_question()  # it is asked anew
            self._app.dialogue.tell_choice("too-soon", told=question())
        return True


class Reply:
    """Puts replies into words.

    Args:
        app: outputs.
        audience: the people here.
    """

    def __init__(self, app: App, audience: Audience) -> None:
        self._app = app
        self._audience = audience
        self.goes_on = ""
        """What is said with the reply to a key that walks, where no line can follow it."""
        self.selected = ""
        """The last reply that has told of what is selected, or only that something is marked."""

    def give(self, told: Response, secret: bool, offers: bool = True) -> None:
        """Say what a key has done.

        Args:
            told: what there is to say.
            secret: whether others here may not learn what is chosen.
            offers: whether it tells of what is selected.
        """
        room = self._app.dialogue.outputs.screen.row_room if told.row else 0
        text = self._words(told)
        for how in (Verbosity.BRIEF, Verbosity.BRAILLE):  # a row that is cut off says nothing
            if not room or len(text) <= room:
                break
            text = self._words(told, how)
        offers = offers and told.thing is not None
        if offers:
            self.selected = text
        self._audience.answer(text, row=told.row, secret=secret, cue=_cue(told), offers=offers)

    def _words(self, told: Response, how: Verbosity | None = None) -> str:
        say = self._app.dialogue.narrator.say
        text = self._audience.words(told.thing, how=how) if told.thing is not None else ""
        if told.message:
            text = say(told.message, told=text, number=told.number, marked=told.marked)
        text = say("edge", told=text) if told.edge else text
        return f"{text} {self.goes_on}" if told.row and self.goes_on else text


def _cue(told: Response) -> str:
    """Return the sound of an answer to a key that walks or marks."""
    if told.edge:
        return "ui.edge"
    return "ui.move" if told.row else ""


class KeyedChoice(Value):
    """What a key names.

    Args:
        wanted: the words of a choice; empty if it names none.
        number: of a choice or position, where there is no choice of that name; 0 for none.
    """

    wanted: str
    number: int


class QuietChoice:
    """Takes the keys that mark a choice in secret, and looks at the choices on Enter only.

    Everybody can count cards, so a place tells a card, and so does what is refused: each mark gets
    the same answer, after the same work.

    Args:
        app: where it is said.
        audience: the people here.
    """

    def __init__(self, app: App, audience: Audience) -> None:
        self._app = app
        self._audience = audience
        self._marks: list[KeyedChoice] = []

    def begin(self, chooser: Chooser | None = None) -> None:
        """Forget all marks; the words of what can be chosen are looked up once, and that is now."""
        self._marks = []
        for _, thing in chooser.offers() if chooser is not None else ():
            self._audience.words(thing)

    def mark(self, mark: KeyedChoice) -> None:
        """Take the mark of a key, whatever it names."""
        self._marks.append(mark)

    def tell(self) -> bool:
        """Say whether a key has marked something, and no more; tells it, too."""
        self._answer("marked" if self._marks else "nothing-marked")
        return bool(self._marks)

    def select(self, chooser: Chooser) -> bool:
        """Select in a new chooser what was marked; tells whether all of that is there.

        The last mark counts.  Where several positions make a choice, each digit marks one, or takes
        its mark away; one that there is not spoils them all.
        """
        there = parts = False
        for mark in self._marks if chooser.positions else self._marks[-1:]:
            if is_live(mark.wanted, chooser.legal):
                there, parts = chooser.jump(mark.wanted) is not None, False
            elif not mark.number:
                there = parts = False
            elif not chooser.positions:
                there = chooser.put(mark.number)
            else:
                found = bool(chooser.meant(mark.number))
                there, parts = found and (there or not parts), True
                if found:
                    chooser.press(COMMANDS[PICKS[mark.number - 1]])
        return there

    def refuse(self) -> None:
        """Say that what is marked cannot be chosen; then nothing is marked any more."""
        self._answer("not-possible" if self._marks else "nothing-marked")
        self.begin()

    def _answer(self, message: str) -> None:
        self._audience.answer(self._app.dialogue.narrator.say(message), secret=True, unnamed=True)
