"""Personal data that a server stores: exported or erased on request.

A person is a public key.  Records of games stay for the other players: the seat is there without
the name.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from audiogame.archive.shared_copy import NAMELESS, copy_without
from audiogame.rules.lengths import SEATS
from audiogame.rules.seat import Seat
from audiogame.rules.value import Value, replace
from audiogame.server.agreement import Agreement
from audiogame.table.notes import chair_note, read_notes
from audiogame.table.own_file import remove_own, write_whole
from audiogame.table.record_file import STATE, load


class Played(Value):
    """A game in which a person has played.

    Args:
        table: its name.
        record: the file of its record.
        seats: of the person.
        stand_in: the strength of the bot that plays on where the game is not over.
        left: those of the seats that they have no longer.
    """

    table: str
    record: str
    seats: tuple[Seat, ...]
    stand_in: str
    left: tuple[Seat, ...] = ()


def persons_called(agreements: Iterable[Agreement], name: str) -> Mapping[str, tuple[str, ...]]:
    """Return the persons who sit at some table under a name, with the tables of each."""
    found: dict[str, tuple[str, ...]] = {}
    for agreed in agreements:
        for chair in agreed.chairs:
            whose = chair.person or next(reversed(chair.before), "")
            if whose and chair.name.casefold() == name.casefold():
                tables = found.get(whose, ())
                found[whose] = tuple(dict.fromkeys((*tables, agreed.table)))
    return found


def keys_of(yielded: Iterable[tuple[str, str]], person: str) -> frozenset[str]:
    """Return all keys that a person has had at a server: the first, and its successors.

    Args:
        yielded: invalid keys, each with its successor.
    """
    pairs, keys = [*yielded], {person}
    for _ in pairs:
        found = {new for old, new in pairs if old in keys} - keys
        if not found:
            break
        keys |= found
    return frozenset(keys)


def games_of(agreements: Iterable[Agreement], person: str) -> Iterator[Played]:
    """Yield the games in which a person has played."""
    for agreed in agreements:
        for record, seats in agreed.games_of(person).items():
            own = agreed.seats_of(person) if record == agreed.record else seats
            left = tuple(seat for seat in seats if seat not in own)
            yield Played(agreed.table, record, seats, agreed.stand_in, left)


def own_copy(path: Path, seats: tuple[Seat, ...]) -> str:
    """Return the record of a game for one of its players, without the others' names.

    Raises:
        OSError: it cannot be read.
        RecordError: it is no record, or was changed.
    """
    count = len(load(path).header.players)
    return copy_without(path, {*range(max(count, SEATS))} - {*seats})


def erased_copy(path: Path, played: Played) -> str:
    """Return the record of a game without a person: a bot plays on where it is not over.

    Raises:
        OSError: it cannot be read.
        RecordError: it is no record, or was changed.
    """
    notes = [
        chair_note(seat, played.stand_in, f"{NAMELESS} {seat + 1}")
        for seat in played.seats
        if seat not in played.left and not read_notes(load(path).notes).over
    ]
    return copy_without(path, played.seats, notes, played.seats)


def write_without(path: Path, text: str) -> None:
    """Replace a record by a copy without names; its snapshot goes, which has a hash over them.

    Raises:
        OSError: it cannot be written.
    """
    remove_own(path.with_suffix(STATE))
    write_whole(path, text)


def take_names(records: Path, agreed: Agreement) -> None:
    """Remove all names from the records of a deleted table; unreadable ones stay.

    Afterwards it cannot be found out whose they are.
    """
    for record in agreed.records:
        with suppress(OSError, ValueError):
            path = records / record
            bots = [
                at for one in agreed.persons_ever for at in agreed.games_of(one).get(record, ())
            ]
            write_without(path, copy_without(path, range(SEATS), (), bots))


def agreed_without(agreed: Agreement, person: str) -> Agreement:
    """Return the agreement of a table without a person.

    A person who was removed for good may come back then: nothing is known of them any more.
    """
    bot = agreed.stand_in if agreed.record else ""
    heirs = tuple(one for one in agreed.persons if one != person)
    former = tuple(
        replace(
            one,
            persons=tuple("" if whose == person else whose for whose in one.persons),
            before=tuple(_others(before, person) for before in one.before),
        )
        for one in agreed.former
    )
    chairs = tuple(
        replace(one, name=f"{NAMELESS} {seat + 1}")
        if (bot and one.person == person) or (not one.person and person in one.before[-1:])
        else one
        for seat, one in enumerate(agreed.chairs)
    )
    left = replace(agreed, chairs=chairs).without(person, bot)
    return replace(
        left,
        chairs=tuple(replace(one, before=_others(one.before, person)) for one in left.chairs),
        host=agreed.host if agreed.host != person else (heirs[0] if heirs else ""),
        owner=agreed.owner if agreed.owner != person else "",
        banned=tuple(one for one in agreed.banned if one != person),
        silent=tuple(one for one in agreed.silent if one != person),
        muted=tuple(one for one in agreed.muted if one != person),
        former=former,
        won=(),  # names alone, and nobody knows whose they were
    )


def _others(persons: tuple[str, ...], person: str) -> tuple[str, ...]:
    return tuple(one for one in persons if one != person)
