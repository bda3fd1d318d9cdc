"""What is agreed at a table of a server: who may sit where, and by which rules."""

from __future__ import annotations

import sys
from itertools import zip_longest
from typing import Any

from audiogame.online.table_packets import (
    OPEN,
    PERSON,
)
from audiogame.rules.seat import Seat
from audiogame.rules.value import Value, field_names, replace

LEAST_GRACE, MOST_GRACE = 15, 86_400
"""Seconds until a bot stands in, unless that is never."""


class AgreedChair(Value):
    """A chair, and whose it is.

    Args:
        kind: `open`, `person` or the strength of a bot.
        name: who sits there.
        person: the public key of the device of a person, as this server knows it.
        before: the persons who had it before in a game whose record names them, or under whose
            name a bot plays on.
    """

    kind: str
    name: str = ""
    person: str = ""
    before: tuple[str, ...] = ()

    @property
    def all_persons(self) -> tuple[str, ...]:
        """Everybody who has had it in this game."""
        return (*self.before, self.person) if self.person else self.before


def interned(thing: Any) -> Any:
    """Return a value whose equal texts are one: those of many tables are alike, and kept."""
    match thing:
        case str():
            return sys.intern(thing)
        case tuple():
            return tuple(interned(one) for one in thing)
        case Value():
            return type(thing)(*(interned(getattr(thing, name)) for name in field_names(thing)))
        case _:
            return thing


class FormerGame(Value):
    """A game that was played before at the same table.

    Args:
        record: the file of its record.
        persons: whose each seat was; empty for a bot.
        before: whose it was before that, in the same game or under the same name.
    """

    record: str
    persons: tuple[str, ...]
    before: tuple[tuple[str, ...], ...] = ()


class Agreement(Value):
    """A table, as it is kept beside the record of its game.

    Args:
        table: its name, two words.
        host: the person who opened it, or to whom that has passed on.
        options: as they are typed.
        entry: `link`, `open` or `knock`.
        grace: seconds until a bot stands in for somebody whose line is lost; 0 for never.
        stand_in: the strength of that bot.
        key: what the link holds.
        ends: when the link ends, in seconds since 1970; 0 for never.
        banned: persons whom the host has removed, who may not come back.
        silent: persons who have not added to the luck what they had promised, so that bots play
            their seats until this game is over; they may come back.
        record: the file of the record of its game, empty before the first begins.
        changed: when this was written, in seconds since 1970.
        former: the games that were played before, the oldest first.
        paused: whether nobody is asked until somebody goes on.
        muted: persons of whom nobody hears what they say.
    """

    table: str
    host: str
    game: str
    version: int
    options: tuple[tuple[str, str], ...]
    chairs: tuple[AgreedChair, ...]
    entry: str
    grace: int
    stand_in: str
    advice: bool
    spectators: bool
    key: str
    ends: int
    banned: tuple[str, ...] = ()
    record: str = ""
    changed: int = 0
    silent: tuple[str, ...] = ()
    former: tuple[FormerGame, ...] = ()
    paused: bool = False
    muted: tuple[str, ...] = ()

    @property
    def free(self) -> tuple[Seat, ...]:
        """The chairs that nobody has."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.kind == OPEN)

    @property
    def names(self) -> tuple[str, ...]:
        """How everybody at the table is called."""
        return tuple(chair.name for chair in self.chairs if chair.kind != OPEN)

    @property
    def persons(self) -> tuple[str, ...]:
        """Every person who has a seat, in the order of the seats."""
        return tuple(dict.fromkeys(chair.person for chair in self.chairs if chair.person))

    @property
    def persons_ever(self) -> frozenset[str]:
        """Every person who has had a seat in any game that was played here."""
        now = (whose for one in self.chairs for whose in one.all_persons)
        former = (whose for one in self.former for whose in one.persons)
        before = (whose for one in self.former for some in one.before for whose in some)
        return frozenset((*now, *former, *before)) - {""}

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        """Return the seats of a person; none for a guest."""
        return tuple(seat for seat, one in enumerate(self.chairs) if one.person == person)

    def seated(self, person: str, names: tuple[str, ...]) -> Agreement:
        """Let a person's people take the first free chairs, of which there are enough."""
        chairs = [*self.chairs]
        for seat, name in zip(self.free, names, strict=False):
            chairs[seat] = AgreedChair(PERSON, name, person)
        return replace(self, chairs=tuple(chairs))

    def seated_at(self, person: str, names: tuple[str, ...], seats: tuple[Seat, ...]) -> Agreement:
        """Let a person's people take chairs of a game that is played, where it has so many."""
        free = AgreedChair(OPEN)
        more = max(0, max(seats, default=-1) + 1 - len(self.chairs))
        chairs = [*self.chairs, *[free] * more]
        for seat, name in zip(seats, names, strict=True):
            chairs[seat] = AgreedChair(PERSON, name, person, chairs[seat].all_persons)
        return replace(self, chairs=tuple(chairs))

    def without(self, person: str, stand_in: str = "") -> Agreement:
        """Take the seats of a person away: they are free, or a bot's of a strength."""
        chairs = tuple(
            one
            if one.person != person
            else (
                AgreedChair(stand_in, one.name, "", one.all_persons)
                if stand_in
                else AgreedChair(OPEN)
            )
            for one in self.chairs
        )
        return replace(self, chairs=chairs)

    @property
    def records(self) -> tuple[str, ...]:
        """The files of the records of all games that were played here."""
        return tuple(one for one in (*(one.record for one in self.former), self.record) if one)

    def games_of(self, person: str) -> dict[str, tuple[Seat, ...]]:
        """Return the seats of a person in each game that was played here, by its record."""
        games = [(one.record, [*zip_longest(one.persons, one.before)]) for one in self.former]
        games.append((self.record, [(one.person, one.before) for one in self.chairs]))
        found = {
            record: tuple(
                seat
                for seat, (one, before) in enumerate(chairs)
                if person in (one, *(before or ()))
            )
            for record, chairs in games
            if record
        }
        return {record: seats for record, seats in found.items() if seats}

    def with_record(self, record: str) -> Agreement:
        """Let another game be played here from now on."""
        former = self.former
        if self.record:
            persons = tuple(one.person for one in self.chairs)
            former += (FormerGame(self.record, persons, tuple(one.before for one in self.chairs)),)
        return replace(self, record=record, former=former, paused=False, silent=())

    def moved_on(self) -> Agreement:
        """Let everybody move one seat on."""
        chairs = (replace(one, before=()) if one.person else one for one in self.chairs)
        first, *others = chairs
        return replace(self, chairs=(*others, first))
