"""Questions and keyed choices: wording, early keys, quiet choices, replies and explanations."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any

from audiogame.console.app import App
from audiogame.console.fault_log import write_down
from audiogame.console.key_source import Key
from audiogame.keys.commands import COMMANDS, PICKS
from audiogame.narration.narrator import Narrator, Verbosity
from audiogame.play.audience import Audience
from audiogame.play.card_chooser import RANKS, CardChooser
from audiogame.play.chooser import Chooser, Response
from audiogame.play.part_chooser import PartChooser
from audiogame.play.typed_numbers import TypedNumber, TypedNumbers
from audiogame.rules.fault import RAISED
from audiogame.rules.notation import parsed, words
from audiogame.rules.seat import unsquared
from audiogame.rules.state import Action, Event, Seat
from audiogame.rules.value import Value, field_names, field_types, replace


def is_live(wanted: str, legal: tuple[Action, ...]) -> bool:
    """Return whether a jump means anything now: an action of that name is legal."""
    name = wanted.partition(" ")[0]
    return any(words(action).partition(" ")[0] == name for action in legal)


def imagined(wanted: str, legal: tuple[Action, ...]) -> Action | None:
    """Return the action with these words, though it may not be legal, to explain why."""
    for action in legal:
        if words(action) == wanted:
            return action
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
    """Return the action of a game with these words, if they are its name and enums alone.

    No player's choices are consulted: the result is the same regardless of secrets.
    """
    kinds: list[Any] = Action.__subclasses__()
    for kind in kinds:
        fields = map(unsquared, field_types(kind).values())
        if f"{kind.__module__}.".startswith(f"{package}.") and all(
            isinstance(one, type) and issubclass(one, Enum) for one in fields
        ):
            found: Action | None = parsed(wanted, kind)
            if found is not None:
                return found
    return None


def told_of_hand(narrator: Narrator, wanted: str) -> str:
    """Return what a key of the hand does, by its words."""
    rank = RANKS.get(wanted)
    return narrator.say(f"key-{wanted}") if rank is None else narrator.say("key-rank", rank=rank)


REACTION = 0.1
"""Seconds after a question before which a key cannot be an answer to it."""
HELD = 0.07
"""Seconds between two presses of a key; less means that the key is held down."""


class EarlyKeys:
    """Refuses keys that cannot have been meant as a decision.

    Keys that were typed ahead in one burst are told as one, with their number, once the burst ends.

    Args:
        app: has the clock, and says the refusal.
        question: returns the words of the question, which is repeated.
    """

    def __init__(self, app: App, question: Callable[[], str]) -> None:
        self._app = app
        self._question = question
        self._asked_at = 0.0
        self._held = False
        """Whether a key that is held down was refused since the question."""
        self.refused = 0
        """Number of keys refused since the last refusal was said."""
        self._named = False
        """Whether one of them names its choice by itself: the player may think that it counts."""
        self._last = Key("", 0.0)

    def asked(self) -> None:
        """Record that another question has been asked: a key that is held down repeats it once."""
        self._held = False
        self._asked_at = self._app.front.clock()
        self._app.front.keys.look()

    def pressed(self, key: Key) -> bool:
        """Record a key; return whether it is held down."""
        held = key.name == self._last.name and key.at - self._last.at < HELD
        self._last = key
        return held

    def refuse(
        self, key: Key, held: bool = False, direct: bool = False, only: bool = False
    ) -> bool:
        """Refuse a key that came before the question, or is held down; return whether it did.

        Args:
            direct: whether the key names its choice by itself, so that it is valid as soon as the
                question was asked.
            only: whether there is only one choice, which any key would make.
        """
        early = key.earliest < self._asked_at if direct else key.at - self._asked_at < REACTION
        if not held and not early:
            if self.refused or self._named:
                self.tell()  # before the choice that this key makes
            return False
        if self._held and not early:
            self._app.dialogue.tick()
        else:
            self._held = self._held or held
            self.refused += 1
            self._named = self._named or (direct and not only)
        return True

    async def tell_last(self) -> None:
        """Say how many keys were refused, if any, unless another has been pressed already."""
        if not await self._app.front.keys.pending(0.0):
            self.tell()

    def tell(self) -> None:
        """Say how many keys were refused, and the question."""
        count, self.refused = self.refused, 0
        if count:
            self._app.dialogue.end_question()  # it is asked anew
            self._app.dialogue.tell_choice("too-soon", count=count, told=self._question())
        if self._named:
            self._named = False
            self._app.unheard.doubt()


class Reply:
    """Says the responses to keys.

    Args:
        audience: the players here.
    """

    def __init__(self, audience: Audience) -> None:
        self._app, self._audience = audience.app, audience
        self.goes_on = ""
        """Words added to the reply to an arrow key, where no line can follow it."""
        self.selected = ""
        """The last reply that named the selection, or said only that something is marked."""

    def give(self, told: Response, secret: bool, offers: bool = True) -> None:
        """Say the response to a key.

        Args:
            told: the response.
            secret: whether other players here may not learn the choice.
            offers: whether it names the selection.
        """
        room = self._app.dialogue.outputs.screen.row_room if told.row else 0
        text = self.words(told)
        for how in (Verbosity.BRIEF, Verbosity.BRAILLE):  # a row that is cut off says nothing
            if not room or len(text) <= room:
                break
            text = self.words(told, how)
        offers = offers and told.thing is not None
        if offers:
            self.selected = text
        self._audience.answer(text, row=told.row, secret=secret, cue=_cue(told), offers=offers)

    def words(self, told: Response, how: Verbosity | None = None) -> str:
        """Return the words of a response, in the verbosity set, or in a shorter one."""
        say = self._audience.shared_around.say
        things = (one for one in (told.square, told.thing, told.preview) if one is not None)
        text = " ".join(self._audience.words(one, how=how) for one in things)
        if told.message:
            values: dict[str, object] = {
                "number": told.number,
                "marked": told.marked,
                "typed": told.typed,
                "low": told.bounds[0],
                "high": told.bounds[1],
                "card": told.card,
                "rank": told.rank,
                "why": None if told.why is None else self._audience.within(told.why, how),
                "last": self._audience.words(told.last, how=how) if told.last is not None else "",
            }
            text = say(told.message, told=text or None, **values)
        text = say("edge", told=text) if told.edge else text
        return f"{text} {self.goes_on}" if told.row and self.goes_on else text


def _cue(told: Response) -> str:
    """Return the cue of an answer to an arrow key, or to a key that marks."""
    if told.edge:
        return "ui.edge"
    return "ui.move" if told.row else ""


class KeyedChoice(Value):
    """The choice that a key names.

    Args:
        wanted: the words of the choice; empty if the key names none.
        number: number of a choice or position, where no choice has that name; 0 for none, and for
            the end of a typed number.
    """

    wanted: str
    number: int


class QuietChoice:
    """Collects the keys that mark a choice in secret; the choices are looked at on Enter only.

    Other players can count cards, so a place reveals a card, and so does a refusal: each mark gets
    the same answer, after the same work.

    Args:
        audience: the players here.
    """

    def __init__(self, audience: Audience) -> None:
        self._audience = audience
        self._marks: list[KeyedChoice] = []

    def begin(self, chooser: Chooser | None = None) -> None:
        """Clear the marks; format the choices' words now, so that later keys take equal time."""
        self._marks = []
        for _, told in chooser.offers() if chooser is not None else ():
            for thing in told:
                self._audience.words(thing)

    def mark(self, mark: KeyedChoice) -> None:
        """Record the choice that a key names, legal or not."""
        self._marks.append(mark)

    def tell(self, after: str = "") -> bool:
        """Say that there is a mark, never which, if there is one, and return whether there is.

        Args:
            after: what is said before it.
        """
        if self._marks:
            marked = self._audience.shared_around.say("marked", told=None)
            self._answer(f"{after} {marked}" if after else marked)
        return bool(self._marks)

    def select(self, chooser: Chooser) -> bool:
        """Select in a new chooser what was marked; return whether all of that is legal.

        The last mark counts.  Where several positions make a choice, each digit marks one, or takes
        its mark away; one that does not exist makes all of them invalid.  Where numbers are typed,
        all digits count.
        """
        if isinstance(chooser, CardChooser):
            return self._select_card(chooser)
        if isinstance(chooser, PartChooser):
            added = [self._add(chooser, mark) for mark in self._marks]
            return all(added) and chooser.whole is not None
        there = parts = False
        several = chooser.positions or chooser.numbers is not None
        for mark in self._marks if several else self._marks[-1:]:
            if is_live(mark.wanted, chooser.named) or chooser.begins(mark.wanted):
                there, parts = chooser.jump(mark.wanted) is not None, False
            elif chooser.numbers is not None:
                there = self._type(chooser, chooser.numbers, mark.number)
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

    def _select_card(self, chooser: CardChooser) -> bool:
        """Press the keys of the hand that were marked; return whether they lead to a choice."""
        there = False
        for mark in self._marks:
            if chooser.lettered and mark.number:
                chooser.press(COMMANDS[PICKS[mark.number - 1]])
                there = chooser.selected is not None
            elif mark.wanted:
                there = chooser.jump(mark.wanted) is not None and chooser.selected is not None
            elif chooser.gives and not mark.number:
                chooser.press(COMMANDS["mark"])
                there = chooser.whole is not None
            else:
                there = False
        return there

    @staticmethod
    def _add(chooser: PartChooser, mark: KeyedChoice) -> bool:
        """Choose the part that a mark names; return whether it can follow."""
        found = chooser.jump(mark.wanted) is not None if mark.wanted else chooser.put(mark.number)
        if found and chooser.selected != chooser.whole:
            chooser.press(COMMANDS["choose"])
        return found

    @staticmethod
    def _type(chooser: Chooser, numbers: TypedNumbers | TypedNumber, number: int) -> bool:
        """Type a digit, or end a number with 0 for no digit; return whether a choice is found."""
        if not number:
            return numbers.end_number() and numbers.found() is not None
        chooser.press(COMMANDS[PICKS[number - 1]])
        return chooser.selected is not None

    def refuse(self, how: str, key: str) -> None:
        """Refuse the marked choice, and clear the marks.

        Args:
            how: the game's words on the keys that answer its question; empty for none.
            key: an example of a key that names a choice; empty for none.
        """
        message = "not-possible" if self._marks else "nothing-marked"
        say = self._audience.program_around.say
        self._answer(say(message, how=how or None, key=key or None))
        self.begin()

    def _answer(self, text: str) -> None:
        self._audience.answer(text, secret=True, unnamed=True)


class Explanation:
    """Explains the choices of one game.

    Args:
        audience: the players here.
    """

    def __init__(self, audience: Audience) -> None:
        self._app, self._table, self._audience = audience.app, audience.table, audience

    def of(self, chooser: Chooser) -> str:
        """Return the explanation of the selected choice; without one, of the decision."""
        state, seat = chooser.state, chooser.seat
        action = chooser.explained
        told: list[Event | Action] = [state.decision(seat)]
        if action is not None:
            told = [*state.described(seat, action)]
        words = [self._audience.words(thing) for thing in told]
        return " ".join((*words, *self._explained(chooser, action)))

    def _explained(self, chooser: Chooser, action: Action | None) -> tuple[str, ...]:
        """Return the game's words on what a choice does, and why others are not offered."""
        state, seat, guide = chooser.state, chooser.seat, self._table.game.guide
        try:
            told = guide.explain(state, seat, action) if action is not None else ()
            told = (*told, *guide.explain(state, seat, None))
            return tuple(self._audience.words(event) for event in told)
        except RAISED:  # any error of a guide: the game continues
            write_down(self._app.data.folder)
            self._app.dialogue.tell("explain-failed")
            return ()


class QuestionWords:
    """Wording of questions, which depends on the last one.

    Args:
        audience: the players here.
    """

    def __init__(self, audience: Audience) -> None:
        self._app, self._table, self._audience = audience.app, audience.table, audience
        self.told: Event | None = None
        """The last question, as an event for the seat that was asked."""
        self.taken_over = False
        """Whether the keyboard was handed over since."""

    def put(self, seat: Seat, due: Event, headphones: str = "") -> str:
        """Return the words of a seat's question.

        Args:
            due: the question.
            headphones: the question about them to the player who has taken over; empty for none.
        """
        taken_over, self.taken_over = self.taken_over, False
        told, self.told = self.told, due
        if not taken_over:
            return self._audience.words(due)
        name, say = self._table.players[seat].name, self._audience.program_around.say
        if not self._app.keyboard.holder.headphones and self._audience.waiting_alone(seat):
            return say("taken-over-news", name=name)
        same = told is not None and _asks_the_same(told, due)
        words = "" if same else self._audience.words(due, brief=True)
        taken = say("taken-over", name=name)
        if headphones:
            return f"{words if words != taken else ''} {headphones}".strip()
        return words or taken


def _asks_the_same(one: Event, other: Event) -> bool:
    """Return whether two seats are asked the same."""
    if type(one) is not type(other):
        return False
    names = [name for name in field_names(one) if name not in ("seat", *one.alone)]
    return all(getattr(one, name) == getattr(other, name) for name in names)
