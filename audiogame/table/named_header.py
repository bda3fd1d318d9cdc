"""Resolve the names in a record's header: the game in its version, the players and the options."""

from __future__ import annotations

from audiogame.rules.fault import Fault
from audiogame.rules.game import Game
from audiogame.rules.options import Options, read_options, shared
from audiogame.table.library import find_game
from audiogame.table.move_list import Player
from audiogame.table.record import Record, RecordError


def read_header(record: Record) -> tuple[Game, tuple[Player, ...], Options]:
    """Resolve the names in a record's header.

    Raises:
        RecordError: the game, its version, the seats or the options do not exist here.
    """
    header = record.header
    place = "game"
    try:
        game = find_game(header.game)
        game.check_version(header.version)
        for name, value in header.options:
            place = f"option {name}"
            read_options(game.options, [f"{name}={value}"], together=False)
        options = read_options(game.options, (f"{name}={value}" for name, value in header.options))
        place = f"seat {len(header.players) - 1}"
        options = shared(options)
        game.check_seats(len(header.players))
        for seat, (kind, _) in enumerate(header.players):
            place = f"seat {seat}"
            if kind != "person":
                game.strength(kind)
    except Fault as fault:
        line = record.places.get(place, 1)
        raise RecordError(line, place, fault.reasons) from fault
    players = tuple(
        Player(name, None if kind == "person" else kind) for kind, name in header.players
    )
    return game, players, options
