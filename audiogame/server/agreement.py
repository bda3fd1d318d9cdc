"""Agreed state of a server's table: its chairs, people and settings."""

from __future__ import annotations

import sys
from collections import Counter
from itertools import zip_longest
from typing import Any

from audiogame.online.table_packets import (
    OPEN,
    PERSON,
)
from audiogame.rules.lengths import SEATS
from audiogame.rules.seat import Seat
from audiogame.rules.value import Value, field_names, replace

LEAST_GRACE, MOST_GRACE = 15, 86_400
"""Limits of the seconds until a bot stands in, unless that is never."""


class AgreedChair(Value):
    """A chair, and its owner.

    Args:
        kind: `open`, `person` or the strength of a bot.
        name: of its player.
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
        """All persons who have had the chair in this game."""
        return (*self.before, self.person) if self.person else self.before


def interned(thing: Any) -> Any:
    """Return a value whose equal strings are interned: those of many tables are alike, and kept."""
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
    """A game that was played earlier at the same table.

    Args:
        record: the file of its record.
        persons: the owner of each seat; empty for a bot.
        before: the owners before that, in the same game or under the same name.
    """

    record: str
    persons: tuple[str, ...]
    before: tuple[tuple[str, ...], ...] = ()


class Agreement(Value):
    """Agreed state of a table, as it is stored beside the record of its game.

    Args:
        table: its name, two words.
        host: the person who opened it, or a later host.
        options: as they are typed.
        entry: `link`, `open` or `knock`.
        grace: seconds until a bot stands in for a player whose connection is lost; 0 for never.
        stand_in: the strength of that bot.
        key: of the link.
        ends: when the link ends, in seconds since 1970; 0 for never.
        banned: persons whom the host has removed, who may not come back.
        silent: persons who have not revealed the share of luck that they had committed to, so that
            bots play their seats until this game is over; they may come back.
        record: the file of the record of its game, empty before the first begins.
        changed: when this was written, in seconds since 1970.
        former: the games that were played before, the oldest first.
        paused: whether the game waits until a player resumes it.
        muted: persons whose chat is muted.
        won: the names of the players who have won games here, each with their number, the most
            first.
        counted: the file of the record of the last game that is in `won`.
        owner: the person who opened it, who is host again on coming back; empty where they have
            handed that on, and where nobody opened it.
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
    won: tuple[tuple[str, int], ...] = ()
    counted: str = ""
    owner: str = ""

    @property
    def free(self) -> tuple[Seat, ...]:
        """The chairs without a player."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.kind == OPEN)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all players at the table."""
        return tuple(chair.name for chair in self.chairs if chair.kind != OPEN)

    @property
    def persons(self) -> tuple[str, ...]:
        """All persons with a seat, in the order of the seats."""
        return tuple(dict.fromkeys(chair.person for chair in self.chairs if chair.person))

    @property
    def persons_ever(self) -> frozenset[str]:
        """All persons who have had a seat in any game that was played here."""
        now = (whose for one in self.chairs for whose in one.all_persons)
        former = (whose for one in self.former for whose in one.persons)
        before = (whose for one in self.former for some in one.before for whose in some)
        return frozenset((*now, *former, *before)) - {""}

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        """Return the seats of a person; none for a guest."""
        return tuple(seat for seat, one in enumerate(self.chairs) if one.person == person)

    def seated(self, person: str, names: tuple[str, ...]) -> Agreement:
        """Seat a person's people in the first free chairs, of which there are enough."""
        chairs = [*self.chairs]
        for seat, name in zip(self.free, names, strict=False):
            chairs[seat] = AgreedChair(PERSON, name, person)
        return replace(self, chairs=tuple(chairs))

    def seated_as(self, person: str, names: tuple[str, ...]) -> Agreement:
        """Give the chairs of people who are named already to their own device."""
        chairs = (replace(one, person=person) if one.name in names else one for one in self.chairs)
        return replace(self, chairs=tuple(chairs))

    def seated_at(self, person: str, names: tuple[str, ...], seats: tuple[Seat, ...]) -> Agreement:
        """Seat a person's people in given chairs of a game in progress; missing ones are added."""
        free = AgreedChair(OPEN)
        more = max(0, max(seats, default=-1) + 1 - len(self.chairs))
        chairs = [*self.chairs, *[free] * more]
        for seat, name in zip(seats, names, strict=True):
            chairs[seat] = AgreedChair(PERSON, name, person, chairs[seat].all_persons)
        return replace(self, chairs=tuple(chairs))

    def given(self, person: str, to: str) -> Agreement:
        """Return the agreement with all seats of a person given to another key of theirs."""

        def named(persons: tuple[str, ...]) -> tuple[str, ...]:
            return tuple(to if one == person else one for one in persons)

        chairs = tuple(
            replace(one, person=to, before=one.all_persons) if one.person == person else one
            for one in self.chairs
        )
        (host, owner), silent = named((self.host, self.owner)), named(self.silent)
        return replace(
            self, chairs=chairs, host=host, owner=owner, silent=silent, muted=named(self.muted)
        )

    def seated_late(self, person: str, names: tuple[str, ...], most: int) -> Agreement | None:
        """Seat a person's people for the next game: in free chairs, in those of bots, or in more.

        Args:
            most: chairs of the game at most.

        Returns:
            The agreement; None where people have too many of the chairs.
        """
        chairs = [*self.chairs]
        bots = [seat for seat, one in enumerate(chairs) if not one.person and one.kind != OPEN]
        seats = [*self.free, *reversed(bots), *range(len(chairs), most)]
        if len(seats) < len(names):
            return None
        for seat, name in zip(seats, names, strict=False):
            chairs[seat : seat + 1] = [AgreedChair(PERSON, name, person)]
        return replace(self, chairs=tuple(chairs))

    def without(self, person: str, stand_in: str = "") -> Agreement:
        """Take away a person's seats: they become free, or a bot's of the strength `stand_in`."""
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
        """Return the agreement for another game at this table."""
        former = self.former
        if self.record:
            persons = tuple(one.person for one in self.chairs)
            former += (FormerGame(self.record, persons, tuple(one.before for one in self.chairs)),)
        return replace(self, record=record, former=former, paused=False, silent=())

    def with_winners(self, names: tuple[str, ...]) -> Agreement:
        """Return the agreement with a game in the score, once: that of the present record."""
        if self.counted == self.record:
            return self
        won = Counter(dict(self.won)) + Counter(names)
        return replace(self, won=tuple(won.most_common(SEATS)), counted=self.record)

    def moved_on(self) -> Agreement:
        """Return the agreement with everyone moved one seat further."""
        chairs = (replace(one, before=()) if one.person else one for one in self.chairs)
        first, *others = chairs
        return replace(self, chairs=(*others, first))
