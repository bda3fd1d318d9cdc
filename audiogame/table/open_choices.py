"""Choices that can be taken back at a table, and those that are secret and still open."""

from __future__ import annotations

from itertools import islice, takewhile
from operator import attrgetter

from audiogame.rules.state import CHANCE, FORCED, Action, Seat
from audiogame.table.move_list import Taken, newest_first
from audiogame.table.record import move_of
from audiogame.table.seen_table import OwnChoice
from audiogame.table.table import Table


def last_choice(table: Table, here: tuple[Seat, ...], copied: int = 0) -> Taken | None:
    """Return the last choice of any seat here; those copied from another game do not count."""
    taken = table.line.last_of(here)
    return taken if taken is not None and taken.number > copied else None


def behind_a_secret(table: Table, taken: Taken, asker: Seat) -> bool:
    """Return whether a choice cannot be taken back, because of what not everybody knows.

    A secret choice of another person than `asker` would be lost, or luck that some seats alone may
    know would come again or was told of since.
    """
    return _behind_luck(table, taken) or any(
        one.number >= taken.number and one.seat != asker and one.seat not in table.bots
        for one in table.commitments.pending
    )


def _behind_luck(table: Table, taken: Taken) -> bool:
    """Return whether sealed luck has come since a choice, was opened, or another seat told of it.

    Whoever asks for cards, or sees a card played out of a hand, would know it after going back.
    """
    if taken.number <= table.dealt:
        return True
    if not table.commitments.luck_sealed:
        return False
    since = takewhile(lambda one: one.number > taken.number, newest_first(table.line))
    return taken.number <= table.answered or any(
        one.seat not in (CHANCE, FORCED, taken.seat) for one in since
    )


def undecided(table: Table) -> bool:
    """Return whether some seats have chosen in secret, and others asked with them have not."""
    state = table.state
    return any(seat >= 0 and table.asked(seat) is not state for seat in state.actors)


def open_choices(table: Table, here: tuple[Seat, ...]) -> tuple[Taken, ...]:
    """List the choices of people here that no other player has learnt anything from, newest first.

    They are secret, and another seat that was asked at the same time has still to choose.
    """
    secret = {one.number for one in table.commitments.pending}
    if not secret or not undecided(table):
        return ()
    found: list[Taken] = []
    chosen: set[Seat] = set()
    for taken in newest_first(table.line):
        others = (CHANCE, FORCED, *chosen, *table.state.actors)
        if taken.number not in secret or taken.seat in others:
            break
        chosen.add(taken.seat)
        found.append(taken)
    return tuple(one for one in found if one.seat in here and one.seat not in table.bots)


_number = attrgetter("number")


def own_choices(table: Table, here: tuple[Seat, ...], copied: int = 0) -> tuple[OwnChoice, ...]:
    """List the last choice of each of some seats that can be taken back, newest first."""
    last = map(table.line.last_by, here)
    moves = [one for one in last if one is not None and one.number > copied]
    secrets = bool(table.commitments.pending)  # as for most choices, nothing depends on them
    still_open = {one.number for one in open_choices(table, here)} if secrets else ()
    return tuple(
        OwnChoice(
            one.seat,
            table.decisions[one.seat],
            one.number in still_open,
            secrets and behind_a_secret(table, one, one.seat),
        )
        for one in sorted(moves, key=_number, reverse=True)
    )


def found(table: Table, choice: OwnChoice, copied: int = 0) -> Taken | None:
    """Return the move of a choice; None where it can no longer be taken back.

    It is not the last one of its seat, or luck that some seats alone may know stands in the way.
    """
    if table.decisions[choice.seat] != choice.number:
        return None
    taken = last_choice(table, (choice.seat,), copied)
    return taken if taken is not None and not _behind_luck(table, taken) else None


def take_choice_back(
    table: Table, taken: Taken, keep: tuple[Taken, ...] = (), aloud: bool = False
) -> bool:
    """Take a choice back, and all moves after it.

    Args:
        taken: the choice.
        keep: secret choices since, the oldest first, that are submitted again.
        aloud: whether listeners hear those again.

    Returns:
        Whether luck is rewound with it, so that the same outcomes come again.
    """
    moves, luck = 0, False
    for one in newest_first(table.line):
        if one.number < taken.number:
            break
        moves, luck = moves + 1, luck or one.seat == CHANCE
    table.take_back(moves)
    listeners, table.listeners = table.listeners, table.listeners if aloud else []
    try:
        for one in keep:
            choice = move_of(one, table.state)
            assert isinstance(choice, Action), "only choices are open"
            table.submit(one.seat, choice)
    finally:
        table.listeners = listeners
    return luck


def resolving(table: Table, here: tuple[Seat, ...]) -> bool:
    """Return whether only bots still owe their part of a simultaneous secret choice.

    Args:
        here: the seats of people, one of whom has chosen with them.
    """
    state = table.state
    if table.awaited or not state.actors:
        return False
    for one in islice(reversed(table.line), state.seats):
        if not isinstance(one.what, Action) or not state.still_secret(one.seat, one.what):
            return False
        if one.seat in here:
            return True
    return False
