"""Branch: a new game that continues from a moment of another one, against bots."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path

from audiogame.archive.home_table import HomeTable
from audiogame.archive.journal import Offload, at_once
from audiogame.archive.opened_table import new_journal, told_of
from audiogame.archive.story import Moment
from audiogame.rules.state import Seat
from audiogame.rules.value import replace
from audiogame.table.luck import Luck, streams_of
from audiogame.table.move_list import EMPTY, Player, Taken, Written
from audiogame.table.notes import chair_note, copied_note
from audiogame.table.record import move_line
from audiogame.table.table import Table


def _against_bots(player: Player, own: bool) -> Player:
    """Return the player of a seat in a branch: a person in seat `own`, bots in all others."""
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


def has_luck(table: Table) -> bool:
    """Return whether the luck of a game is known, so that another one can have the same."""
    luck = table.luck
    return bool(luck.seed) and not luck.words and not luck.later


def branch_table(
    table: Table,
    moment: Moment,
    seat: Seat,
    data: Path | None,
    advice: bool = True,
    offload: Offload = at_once,
    same_luck: bool = False,
) -> HomeTable:
    """Open a new table that continues from a moment of another one.

    Its luck is new and fair from there on; the record has the number of moves taken over.

    Args:
        table: the other game.
        moment: the moment to continue from.
        seat: the player's seat; all others are played by bots.
        data: the program's folder; None to keep no record.
        advice: whether players may ask what an expert would do.
        offload: runs blocking disk work off the event loop.
        same_luck: whether the luck is that of the other game, which `has_luck` then.
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
    if same_luck:
        seed = table.luck.seed
    options, fair = table.state.options, not same_luck
    journal = new_journal(
        table.game, players, options, data, seed, fair, key, begin, advice, offload
    )
    luck = Luck(seed)
    branch = Table(
        table.game, players, options, luck, journal.write, whisper=journal.whisper, key=key
    )
    branch.streams = streams_of(told_of(seed, fair))
    branch.follow(line)
    return HomeTable(branch, journal, seed, fair, moves, advice)
