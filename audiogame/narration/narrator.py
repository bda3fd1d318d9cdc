"""Turn events into lines for one listener.

A class name is the message and its fields are the variables: `Rolled` of Sika is `sika-rolled`
with `$seat`, `$cubes` and `$points`.  The attributes of a message are the persons (`you`,
`to-you`, `other`), each also with `-brief` or `-braille`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import Enum
from functools import cache, cached_property
from typing import Any, get_args

from audiogame.narration.faults import each_told, told
from audiogame.narration.texts import Listing, Number, TextError, Texts, Word
from audiogame.rules.fault import Fault, Reason
from audiogame.rules.notation import kebab, word
from audiogame.rules.sounded import Sounded
from audiogame.rules.state import OptionInForce, Seat
from audiogame.rules.value import Value, field_names, field_types


class Verbosity(Enum):
    """How much is said."""

    FULL = "full"
    BRIEF = "brief"
    BRAILLE = "braille"


class Urgency(Enum):
    """How a line stands to those that wait to be heard."""

    NEWS = "news"
    """It waits for its turn."""
    ANSWER = "answer"
    """It interrupts; what was cut off and what waits go on after it."""
    CHOICE = "choice"
    """It interrupts, and what waits goes to the history unheard."""
    ALERT = "alert"
    """It goes before what waits."""
    CHATTER = "chatter"
    """It waits until nothing else does, such as whose turn it is."""


class Line(Value):
    """One thing to say.

    Args:
        text: whole sentences; empty for a line that is only heard as a sound.
        cues: the sounds that go with it.
        urgency: how it stands to other lines.
        seats: the seats that hear it; empty for what belongs to no game.
        secret: whether only its seat may hear and read it: it is not left on the screen.
        unnamed: whether a secret line names nothing, so that it needs no headphones.
        speaker: the seat of an opponent whom it is about, who may speak with a voice of its own.
        unspoken: whether a voice leaves out the words, because the player knows the sounds.
        aside: whether it tells of this machine only, and belongs into no transcript.
        caption: its sounds in words, for who wants to read them.
        asks: whether it is the question that a choice in the game answers.
    """

    text: str
    cues: tuple[Sounded, ...] = ()
    urgency: Urgency = Urgency.NEWS
    seats: tuple[Seat, ...] = ()
    secret: bool = False
    unnamed: bool = False
    speaker: Seat | None = None
    unspoken: bool = False
    aside: bool = False
    caption: str = ""
    asks: bool = False

    @property
    def shown(self) -> str:
        """The words as they are printed and brailled, with those of the sounds before them."""
        return f"[{self.caption}] {self.text}".rstrip() if self.caption else self.text


_FILE = re.compile(r"\S*[./\\]\w")
"""How a sentence begins that begins with the name of a file, which has no capital of ours."""
_FORMS = {Verbosity.FULL: (), Verbosity.BRIEF: ("brief",), Verbosity.BRAILLE: ("braille", "brief")}


class SeatFields(Value):
    """Which fields of an event are seats: `single` ones, and `all` including tuples of them."""

    single: tuple[str, ...]
    all: frozenset[str]


_SEAT_FIELDS: dict[type, SeatFields] = {}


def seat_fields(kind: type) -> SeatFields:
    """Find the fields of a value that hold seats, by their annotation."""
    if kind not in _SEAT_FIELDS:
        hints = field_types(kind)
        single = tuple(name for name, hint in hints.items() if hint == Seat)
        several = [name for name, hint in hints.items() if Seat in get_args(hint)]
        _SEAT_FIELDS[kind] = SeatFields(single, frozenset([*single, *several]))
    return _SEAT_FIELDS[kind]


@cache
def _told_fields(kind: type) -> dict[str, tuple[str, bool]]:
    """Return the fields of a value by their names in messages, and whether each holds seats."""
    holds_seats = seat_fields(kind).all
    return {kebab(name): (name, name in holds_seats) for name in field_names(kind)}


class _Variables(dict[str, Any]):
    """The variables of a message: the fields of a thing, each put into words when it is needed.

    Args:
        narrator: puts them into words.
        thing: has the fields.
        seats: who hears it.
    """

    __slots__ = ("_narrator", "_seats", "_thing")

    def __init__(self, narrator: Narrator, thing: Any, seats: tuple[Seat, ...]) -> None:
        self._narrator = narrator
        self._thing = thing
        self._seats = seats

    def __missing__(self, name: str) -> object:
        kind: type = type(self._thing)
        field, is_seat = _told_fields(kind)[name]
        found = self[name] = self._narrator.value(getattr(self._thing, field), self._seats, is_seat)
        return found


@cache
def _attributes(person: str, verbosity: Verbosity) -> tuple[str, ...]:
    forms = _FORMS[verbosity]
    found = (*(name for form in forms for name in (f"{person}-{form}", form)), person)
    return found if person != "to-you" else (*found, *_attributes("other", verbosity))


def attributes_for(thing: object, seats: tuple[Seat, ...], verbosity: Verbosity) -> tuple[str, ...]:
    """List the attributes that a thing is told by, the first that its message has counts."""
    return _attributes(_person(thing, seats), verbosity)


class Narrator:
    """Tells one listener what happens, in its language and form.

    Args:
        texts: the messages.
        game: the game's name, the first word of its message ids; empty outside of games.
        names: how the players are called, by seat.
        verbosity: how much is said; may be changed at any time.
    """

    def __init__(
        self,
        texts: Texts,
        game: str = "",
        names: tuple[str, ...] = (),
        verbosity: Verbosity = Verbosity.FULL,
    ) -> None:
        self.texts = texts
        self.game = game.replace("_", "-")
        self.names = names
        self.verbosity = verbosity
        self._enums: dict[int, Word] = {}
        """The words of enums that have been told, by their identity: they never change."""
        self._ids: dict[str, str] = {}
        """The ids of messages by their names, once they are known."""
        self.thousands = ""
        """What stands between the thousands of a number."""

    def tell(self, thing: object, seats: tuple[Seat, ...] = ()) -> str:
        """Say an event, an action or another value in words.

        Args:
            thing: what is told.
            seats: who hears it; "you" is said where it is a single seat.

        Raises:
            TextError: a message is missing or needs a variable that is no field.
        """
        return self._capitals(self._tell(thing, seats))

    def say(self, message: str, **args: object) -> str:
        """Say a common message by its id; variables are numbers, texts, enums, tuples or faults."""
        given = {
            name.replace("_", "-"): self.value(value, (), False) for name, value in args.items()
        }
        return self._capitals(
            self.texts.format(message, given, _attributes("other", self.verbosity))
        )

    def _capitals(self, text: str) -> str:
        # A sentence may begin with a variable, and "you" is the only one without a capital.
        you = self._you.text
        if f". {you}" in text:
            text = text.replace(f". {you}", f". {you.capitalize()}")
        if text[:1].isupper() or _FILE.match(text):
            return text
        return text[:1].upper() + text[1:]

    def message_id(self, name: str) -> str:
        """Return the id of a message: the game's own if it has one, else the common one."""
        found = self._ids.get(name)
        if found is None:
            own = f"{self.game}-{name}"
            found = self._ids[name] = own if self.game and self.texts.has(own) else name
        return found

    def _tell(self, thing: object, seats: tuple[Seat, ...]) -> str:
        if isinstance(thing, OptionInForce):
            return self.option(thing.option, thing.value)
        message = self.message_id(kebab(type(thing).__name__))
        attributes = attributes_for(thing, seats, self.verbosity)
        return self.texts.format(message, _Variables(self, thing, seats), attributes)

    def option_name(self, name: str) -> str:
        """Say what an option is about; nothing if its value says it all."""
        message = f"{self.game}-option-{kebab(name)}"
        try:
            return self.texts.format(message, {})
        except TextError:
            return ""

    def option_about(self, name: str) -> str:
        """Describe an option; nothing if its game does not."""
        message = f"{self.game}-option-{kebab(name)}-about"
        return self.texts.format(message, {}) if self.texts.has(message) else ""

    def option(self, name: str, value: object) -> str:
        """Say what an option means that has this value."""
        message = f"{self.game}-option-{kebab(name)}"
        described = f"{message}-{value}".replace(" ", "-")
        if self.texts.has(described):
            message = described
        args = {"value": self.value(value, (), False)}
        return self.texts.format(message, args, _attributes("other", self.verbosity))

    def value(self, value: object, seats: tuple[Seat, ...], is_seat: bool) -> Any:
        """Return what stands for a value in a message.

        Args:
            seats: who hears it.
            is_seat: whether a number is a seat, or whether those of a tuple are.
        """
        kind: type = type(value)
        return _way(kind)(self, value, seats, is_seat)

    def _fault(self, value: Reason | Fault, seats: tuple[Seat, ...], is_seat: bool) -> Word:
        return _said(told(value, self.texts.language))

    def _tuple(self, value: tuple[Any, ...], seats: tuple[Seat, ...], is_seat: bool) -> Any:
        if value and isinstance(value[0], Reason):
            return _said(" ".join(each_told(value, self.texts.language)))
        return Listing.of([self._text(part, seats, is_seat) for part in value])

    def _int(self, value: int, seats: tuple[Seat, ...], is_seat: bool) -> Word | Number:
        return self._name(value, seats) if is_seat else self._number(value)

    def _own(self, value: object, seats: tuple[Seat, ...], is_seat: bool) -> Word:
        return Word("some", self._tell(value, seats))

    def _number(self, value: int) -> Number:
        number = Number(value)
        if self.thousands:
            number.thousands = self.thousands
        if value < 0:
            number.minus = self.texts.format("minus", {})
        return number

    def _text(self, value: object, seats: tuple[Seat, ...], is_seat: bool) -> str:
        given = self.value(value, seats, is_seat)
        if type(given) is Word:
            return given.text
        return given if isinstance(given, str) else str(given.format(None))

    @cached_property
    def _you(self) -> Word:
        return Word("you", self.texts.format("you", {}))

    def _enum(self, value: Enum, seats: tuple[Seat, ...], is_seat: bool) -> Word:
        found = self._enums.get(id(value))  # those of different kinds may be equal numbers
        if found is None:
            key = word(value)
            message = self.message_id(f"{kebab(type(value).__name__)}-{key}")
            found = self._enums[id(value)] = Word(key, self.texts.format(message, {}))
        return found

    def _name(self, seat: Seat, seats: tuple[Seat, ...]) -> Word:
        if seats == (seat,):
            return self._you
        return Word("other", self.names[seat] if seat < len(self.names) else str(seat + 1))


_NONE, _YES, _NO = Word("none", ""), Word("yes", ""), Word("no", "")


def _said(text: str) -> Word:
    return Word(text, text)


def _person(thing: Any, seats: tuple[Seat, ...]) -> str:
    if len(seats) == 1:
        names = seat_fields(type(thing)).single
        if "seat" in names and thing.seat == seats[0]:
            return "you"
        for name in names:
            if getattr(thing, name) == seats[0]:
                return "to-you"
    return "other"


_Way = Callable[[Narrator, Any, tuple[Seat, ...], bool], Any]


@cache
def _way(kind: type) -> _Way:
    """Return how values of a kind are put into words."""
    ways: tuple[tuple[type | tuple[type, ...], _Way], ...] = (
        (type(None), lambda narrator, value, seats, is_seat: _NONE),
        (bool, lambda narrator, value, seats, is_seat: _YES if value else _NO),
        (Enum, Narrator._enum),
        (int, Narrator._int),
        ((Reason, Fault), Narrator._fault),
        (tuple, Narrator._tuple),
        (Value, Narrator._own),
        (str, lambda narrator, value, seats, is_seat: _said(value)),
    )
    found = (way for kinds, way in ways if issubclass(kind, kinds))
    return next(found, lambda narrator, value, seats, is_seat: str(value))
