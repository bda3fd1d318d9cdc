"""Play on from a moment of another game: a new record that takes its first moves over."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path

from audiogame.archive.home_table import HomeTable
from audiogame.archive.journal import Aside, at_once
from audiogame.archive.opened_table import new_journal, told_of
from audiogame.archive.story import Moment
from audiogame.rules.state import Seat
from audiogame.rules.value import replace
from audiogame.table.luck import Luck
from audiogame.table.move_list import EMPTY, Player, Taken, Written
from audiogame.table.notes import chair_note, copied_note
from audiogame.table.record import move_line
from audiogame.table.streams import streams_of
from audiogame.table.table import Table


def _against_bots(player: Player, own: bool) -> Player:
    """Return who plays on in a seat: a person in the own one, bots in all others."""
    if player == EMPTY:
        return player
    return replace(player, bot=None if own else player.bot or "bot")


def _lines(line: list[Taken]) -> Iterator[str]:
    for one in line:
        if isinstance(one.what, Player):
            kind = one.what.bot or "person"
            yield f"# {chair_note(one.seat, kind, one.what.name)}"
        elif isinstance(one.what, Written):
            yield one.what.words
        else:
            yield move_line(one.seat, one.what)


def branch_table(
    table: Table,
    moment: Moment,
    seat: Seat,
    data: Path | None,
    advice: bool = True,
    aside: Aside = at_once,
) -> HomeTable:
    """Open a new table that goes on from a moment of another one.

    Its luck is new and fair from there on; the record says how many moves were taken over.

    Args:
        table: the other game.
        moment: where to go on.
        seat: the seat of the person; all others are played by bots.
        data: the program's folder; None to keep no record.
        advice: whether people may ask what an expert would do.
        aside: waits for the disk.
    """
    _, first = table.start()
    first = first[: len(table.first)]
    players = tuple(_against_bots(player, at == seat) for at, player in enumerate(first))
    line = [
        replace(one, what=_against_bots(one.what, one.seat == seat))
        if isinstance(one.what, Player)
        else one
        for one in table.line[: moment.taken]
    ]
    moves = sum(not isinstance(one.what, Player) for one in line)
    begin = (*_lines(line), f"# {copied_note(moves)}")
    seed, key = secrets.token_hex(32), secrets.token_hex(32)
    options = table.state.options
    journal = new_journal(table.game, players, options, data, seed, True, key, begin, advice, aside)
    luck = Luck(seed)
    branch = Table(
        table.game, players, options, luck, journal.write, whisper=journal.whisper, key=key
    )
    branch.streams = streams_of(told_of(seed, True))
    branch.follow(line)
    return HomeTable(branch, journal, seed, True, moves, advice)
