"""Narrate events as lines for one listener.

A class name is the message and its fields are the variables: `Rolled` of Sika is `sika-rolled`
with `$seat`, `$cubes` and `$points`.  The attributes of a message are the persons (`you`,
`to-you`, `other`), each also with `-brief` or `-braille`; `touch` is said where nobody has keys.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from decimal import Decimal
from enum import Enum
from functools import cache, cached_property, partial
from typing import Any, get_args

from audiogame.narration.cldr import language_of, with_point
from audiogame.narration.faults import each_told, told
from audiogame.narration.line import Line as Line
from audiogame.narration.line import Urgency as Urgency
from audiogame.narration.line import Verbosity as Verbosity
from audiogame.narration.message_patterns import Variables
from audiogame.narration.message_values import with_capital
from audiogame.narration.texts import (
    Listing,
    Number,
    TextError,
    Texts,
    TextTooLong,
    Word,
    small_number,
)
from audiogame.rules.cards import Card, HandOrder, Rank, Suit
from audiogame.rules.fault import Fault, Reason
from audiogame.rules.notation import kebab, word
from audiogame.rules.seat import UNNAMED
from audiogame.rules.state import OptionInForce, Seat
from audiogame.rules.value import Value, field_names, field_types

_FORMS = {Verbosity.FULL: (), Verbosity.BRIEF: ("brief",), Verbosity.BRAILLE: ("braille", "brief")}


class SeatFields(Value):
    """The fields of a value that hold seats.

    Args:
        single: those that hold one seat; `seat`, its subject, before the others.
        all: these, and those that hold tuples of seats.
    """

    single: tuple[str, ...]
    all: frozenset[str]


@cache
def seat_fields(kind: type) -> SeatFields:
    """Return the fields of a value that hold seats, by their annotations."""
    hints = field_types(kind)
    single = [name for name, hint in hints.items() if hint == Seat]
    several = [name for name, hint in hints.items() if Seat in get_args(hint)]
    single.sort(key=lambda name: name != "seat")
    return SeatFields(tuple(single), frozenset([*single, *several]))


@cache
def attributes_of(person: str, verbosity: Verbosity) -> tuple[str, ...]:
    """List the attributes of a person; the first that a message has is used."""
    forms = _FORMS[verbosity]
    found = (*(name for form in forms for name in (f"{person}-{form}", form)), person)
    return found if person != "to-you" else (*found, *attributes_of("other", verbosity))


def attributes_for(thing: object, seats: tuple[Seat, ...], verbosity: Verbosity) -> tuple[str, ...]:
    """List the attributes that can narrate a thing; the first that its message has is used."""
    return attributes_of(person_of(thing, seats), verbosity)


def person_of(thing: object, seats: tuple[Seat, ...]) -> str:
    """Return the person of `seats` in a thing: `you` if it is about a single one of them."""
    if len(seats) == 1:
        (seat,) = seats
        kind: type = type(thing)
        for name in seat_fields(kind).single:
            if getattr(thing, name) == seat:
                return "you" if name == "seat" else "to-you"
    return "other"


CROWD = 6
"""Names of people that one line has at most; the others are a number."""
PEOPLE = frozenset(("names", "people", "guests", "waiting", "without", "bots", "bot_names"))
"""The variables of common messages that have names of people, where they are tuples."""
_FILE = r"\S*[./\\]\w"
"""Pattern of a sentence that begins with a file name, which is not capitalised."""


@cache
def _told_fields(kind: type) -> dict[str, tuple[str, bool]]:
    """Return the fields of a value by their names in messages, each with whether it holds seats."""
    holds_seats = seat_fields(kind).all
    return {kebab(name): (name, name in holds_seats) for name in field_names(kind)}


class _Variables(Variables):
    """The variables of a message: the fields of a thing, narrated when they are needed.

    Args:
        narrator: narrates them.
        thing: the owner of the fields.
        seats: the listener's seats.
    """

    __slots__ = ("_fields", "_narrator", "_seats", "_thing")

    def __init__(self, narrator: Narrator, thing: Any, seats: tuple[Seat, ...]) -> None:
        self._narrator = narrator
        self._thing = thing
        self._seats = seats
        kind: type = type(thing)
        self._fields = _told_fields(kind)

    def __missing__(self, name: str) -> Any:
        if name not in self._fields:
            return super().__missing__(name)
        field, is_seat = self._fields[name]
        value = getattr(self._thing, field)
        kind: type = type(value)
        found = self[name] = _way(kind)(self._narrator, value, self._seats, is_seat)
        return found


class Narrator:
    """Narrator for one listener, in their language and form.

    Args:
        texts: the messages.
        game: the game's name, the first word of its message ids; empty outside of games.
        names: of the players, by seat.
        verbosity: level of detail; may be changed at any time.
    """

    def __init__(
        self,
        texts: Texts,
        game: str = "",
        names: tuple[str, ...] = (),
        verbosity: Verbosity = Verbosity.FULL,
    ) -> None:
        self.game = game.replace("_", "-")
        self.names = names
        self.verbosity = verbosity
        self.touched = False
        """Whether the player has no keys: messages that name one have the form `touch`."""
        self.grouped = False
        """Whether thousands in numbers are separated, by the sign of the language."""
        self.hand_order = HandOrder.GAME
        """The order in which a hand of cards is read."""
        self._take(texts)

    def _take(self, texts: Texts) -> None:
        self.texts = texts
        self._enums: dict[int, Word] = {}
        """Cache of the words of enums, by their identity: they change with the language alone."""
        self._ids: dict[str, str] = {}
        """Cache of message ids, by their names."""
        self._forms: dict[tuple[type, str, int], tuple[str, tuple[str, ...]]] = {}
        """Cache of the message and attributes of a kind of thing, by person and verbosity."""

    def use_language(self, language: str) -> None:
        """Narrate in a language from now on, given by its code.

        Raises:
            TextError: a file of the language does not follow the syntax.
        """
        if language != self.texts.wanted:
            self._take(self.texts.in_language(language))
            for word in ("_you", "_begun_with_you"):
                vars(self).pop(word, None)

    def tells_as(self, other: Narrator) -> Narrator:
        """Take over how another narrator tells: verbosity, keys, numbers and hands; return self."""
        self.verbosity, self.touched, self.grouped = other.verbosity, other.touched, other.grouped
        self.hand_order = other.hand_order
        return self

    def tell(self, thing: object, seats: tuple[Seat, ...] = ()) -> str:
        """Narrate an event, an action or another value.

        Args:
            thing: to be narrated.
            seats: the listener's seats; a single one is addressed as "you".

        Raises:
            TextError: a message is missing or needs a variable that is no field.
        """
        try:
            return self._capitals(self._tell(thing, seats))
        except TextTooLong:
            return self._too_long

    def part(self, question: object, name: str, seats: tuple[Seat, ...] = ()) -> str:
        """Narrate what a game says beside a question, such as its keys; empty if it says nothing.

        Args:
            question: the event.
            name: the last word of the message's id, after that of the event.
            seats: the listener's seats.
        """
        kind: type = type(question)
        message = f"{self.message_id(kebab(kind.__name__))}-{name}"
        if not self.texts.has(message):
            return ""
        attributes = attributes_of(person_of(question, seats), self.verbosity)
        variables = _Variables(self, question, seats)
        return self._capitals(self.texts.format(message, variables, attributes))

    def say(self, message: str, **args: object) -> str:
        """Format a common message; variables are numbers, texts, enums, tuples or faults.

        A line has at most `CROWD` names of people, and one that has too much of other things in it
        is said to be too long: both may come from others.
        """
        given = {
            name.replace("_", "-"): self.value(self._heard(name, value), (), False)
            for name, value in args.items()
        }
        forms = attributes_of("other", self.verbosity)
        if self.touched:
            forms = ("touch", *forms)
        try:
            return self._capitals(self.texts.format(message, given, forms))
        except TextTooLong:
            return self._too_long

    def _heard(self, name: str, value: object) -> object:
        """Return a value with as many names of people as an ear bears."""
        if name not in PEOPLE or not isinstance(value, tuple) or len(value) <= CROWD:
            return value
        more = self.texts.format("names-more", {"count": Number(len(value) - CROWD)})
        return (*value[:CROWD], more)

    @property
    def _too_long(self) -> str:
        return self.texts.format("too-long-to-tell", {})

    def _capitals(self, text: str) -> str:
        # A sentence may begin with a variable, and "you" is the only one without a capital.
        after_stop, capital = self._begun_with_you
        if after_stop in text:
            text = text.replace(after_stop, capital)
        if text[:1].isupper() or re.match(_FILE, text):
            return text
        return with_capital(text)

    def message_id(self, name: str) -> str:
        """Return the id of a message: the game's own if it has one, else a shared or common one."""
        found = self._ids.get(name)
        if found is None:
            whose = (self.game, *self.texts.shared) if self.game else ()
            possible = (f"{one}-{name}" for one in whose)
            found = self._ids[name] = next(filter(self.texts.has, possible), name)
        return found

    def _tell(self, thing: object, seats: tuple[Seat, ...], wanted: str = "") -> str:
        """Narrate a thing; `wanted` is the form that is taken if its message has it."""
        if isinstance(thing, OptionInForce):
            return self.option(thing.option, thing.value)
        kind, person = type(thing), person_of(thing, seats)
        form = kind, person, id(self.verbosity)  # an enum is slower to hash than its identity
        found = self._forms.get(form)
        if found is None:
            message = self.message_id(kebab(kind.__name__))
            found = self._forms[form] = message, attributes_of(person, self.verbosity)
        attributes = (wanted, *found[1]) if wanted else found[1]
        return self.texts.format(found[0], _Variables(self, thing, seats), attributes)

    def option_name(self, name: str) -> str:
        """Return the name of an option; empty if its value needs none."""
        message = f"{self.game}-option-{kebab(name)}"
        try:
            return self.texts.format(message, {})
        except TextError:
            return ""

    def option_about(self, name: str) -> str:
        """Return the description of an option; empty if its game has none."""
        message = f"{self.game}-option-{kebab(name)}-about"
        return self.texts.format(message, {}) if self.texts.has(message) else ""

    def option(self, name: str, value: object) -> str:
        """Return the description of an option's value."""
        message = f"{self.game}-option-{kebab(name)}"
        described = f"{message}-{value}".replace(" ", "-")
        if self.texts.has(described):
            message = described
        args = {"value": self.value(value, (), False)}
        return self.texts.format(message, args, attributes_of("other", self.verbosity))

    def value(self, value: object, seats: tuple[Seat, ...], is_seat: bool) -> Any:
        """Return the form of a value in a message.

        Args:
            seats: the listener's seats.
            is_seat: whether a number is a seat, or whether those of a tuple are.
        """
        kind: type = type(value)
        return _way(kind)(self, value, seats, is_seat)

    def word(self, value: object) -> str:
        """Return the words for an enum of a picture, or a number."""
        try:
            said = self.value(value, (), False)
        except TextError:  # a game of another package may lack a message
            return str(getattr(value, "value", value))
        return str(getattr(said, "text", said))

    def _fault(self, value: Reason | Fault, seats: tuple[Seat, ...], is_seat: bool) -> Word:
        return _said(told(value, self.texts.language))

    def _tuple(self, value: tuple[Any, ...], seats: tuple[Seat, ...], is_seat: bool) -> Any:
        if value and isinstance(value[0], Reason):
            return _said(" ".join(each_told(value, self.texts.language)))
        items = []
        for part in value:
            kind: type = type(part)
            items.append(_way(kind)(self, part, seats, is_seat))
        texts = [one if isinstance(one, str) else one.text or one.format("") for one in items]
        listing = Listing.of(texts, items)
        if value and isinstance(value[0], (Card, Rank)):
            listing.as_hand = partial(self._hand, value)
        return listing

    def _hand(self, cards: tuple[Card | Rank, ...]) -> str:
        """Return the words of a hand: by suits, each named once, or the ranks alone."""
        held = [one if isinstance(one, Card) else Card(one) for one in cards]
        suits: dict[Suit | None, list[Rank]] = {}
        for card in self.hand_order.of(held):
            suits.setdefault(card.suit, []).append(card.rank)
        told = []
        for suit, found in suits.items():
            ranks = self.value(tuple(found), (), False)
            words = {"suit": self.value(suit, (), False), "ranks": ranks}
            told.append(ranks.text if suit is None else self.texts.format("suit-held", words))
        return "; ".join(told)

    def _int(self, value: int, seats: tuple[Seat, ...], is_seat: bool) -> Word | Number:
        if is_seat:
            if seats == (value,):
                return self._you
            known = 0 <= value < len(self.names)
            return Word("other", self.told_name(self.names[value]) if known else str(value + 1))
        if 0 <= value < 1000:
            return small_number(value)
        number = Number(value)
        if self.grouped:
            number.thousands = language_of(self.texts.language).numbers.group
        if value < 0:
            number.minus = self.texts.format("minus", {})
        return number

    def _decimal(self, value: Decimal, seats: tuple[Seat, ...], is_seat: bool) -> Word:
        return _said(with_point(str(value), self.texts.language))

    def _text(self, value: str, seats: tuple[Seat, ...], is_seat: bool) -> Word:
        return _said(self.told_name(value))

    def told_name(self, name: str) -> str:
        """Return a text as told: the name of a person without one is that of the language.

        Args:
            name: as in records, such as "Player 1"; any other text stays.
        """
        if name.startswith(UNNAMED):
            word, _, number = name.partition(" ")
            if word == UNNAMED and number.isdecimal():
                return self.texts.format("unnamed-player", {"number": number})
        return name

    def _own(self, value: object, seats: tuple[Seat, ...], is_seat: bool) -> Word:
        return Word("some", self._tell(value, seats), lambda form: self._tell(value, seats, form))

    @cached_property
    def _begun_with_you(self) -> tuple[str, str]:
        """The beginning of a later sentence with "you", and its capitalised form."""
        you = self._you.text
        return f". {you}", f". {you.capitalize()}"

    @cached_property
    def _you(self) -> Word:
        return Word("you", self.texts.format("you", {}))

    def _enum(self, value: Enum, seats: tuple[Seat, ...], is_seat: bool) -> Word:
        found = self._enums.get(id(value))  # enums of different kinds may be equal numbers
        if found is None:
            key = word(value)
            message = self.message_id(f"{kebab(type(value).__name__)}-{key}")
            texts = self.texts

            @cache
            def form(name: str) -> str:
                return texts.format(message, {}, (name,))

            found = self._enums[id(value)] = Word(key, texts.format(message, {}), form)
        return found


_NONE, _YES, _NO = Word("none", ""), Word("yes", ""), Word("no", "")


def _said(text: str) -> Word:
    return Word(text, text)


_Way = Callable[[Narrator, Any, tuple[Seat, ...], bool], Any]


@cache
def _way(kind: type) -> _Way:
    """Return the function that narrates values of a kind."""
    ways: tuple[tuple[type | tuple[type, ...], _Way], ...] = (
        (type(None), lambda narrator, value, seats, is_seat: _NONE),
        (bool, lambda narrator, value, seats, is_seat: _YES if value else _NO),
        (Enum, Narrator._enum),
        (int, Narrator._int),
        (Decimal, Narrator._decimal),
        ((Reason, Fault), Narrator._fault),
        (tuple, Narrator._tuple),
        (Value, Narrator._own),
        (str, Narrator._text),
    )
    found = (way for kinds, way in ways if issubclass(kind, kinds))
    return next(found, lambda narrator, value, seats, is_seat: str(value))
