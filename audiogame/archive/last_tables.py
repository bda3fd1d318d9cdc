"""Settings of the last table of each game: the default for the next one."""

from __future__ import annotations

import contextlib
from pathlib import Path

from audiogame.archive.toml_file import change_entries, read_entries
from audiogame.opponents.seat_list import name_players, read_seats
from audiogame.rules.game import Game
from audiogame.rules.options import Options, read_options
from audiogame.rules.value import Value, as_dict
from audiogame.table.library import find_game
from audiogame.table.table import Player

FILE = "tables.toml"
LAST = "last"


class LastTable(Value):
    """Settings of a table before the game: players and options."""

    seats: tuple[Player, ...]
    options: Options
    words: bool = False
    """Whether words of the players are mixed into the luck before each game."""
    advice: bool = True
    """Whether people may ask for an expert's advice."""


def usual_table(game: Game, own_name: str, bot_names: str = "") -> LastTable:
    """Return a table for one person, with as few bots as the game needs."""
    kinds = [("you", ""), *[("bot", "")] * (game.seats[0] - 1)]
    return LastTable(name_players(kinds, own_name, bot_names), game.options())


def last_table(data: Path, game: Game) -> LastTable | None:
    """Return the last table of a game; None if there was none, or it is no table any more.

    Raises:
        OSError: the file cannot be read.
    """
    entry = read_entries(data / FILE).get(game.name)
    if not isinstance(entry, dict):
        return None
    try:
        seats = read_seats(",".join(_texts(entry.get("seats"))), game)
        options = read_options(game.options, _texts(entry.get("options")))
        return LastTable(seats, options, advice=entry.get("advice") is not False)
    except ValueError:  # the game has changed meanwhile, or the file was edited
        return None


def last_game(data: Path) -> Game | None:
    """Return the game that was played last; None if there is none.

    Raises:
        OSError: the file cannot be read.
    """
    name = read_entries(data / FILE).get(LAST)
    try:
        return find_game(name) if isinstance(name, str) else None
    except ValueError:
        return None


def last_names(data: Path) -> tuple[str, ...]:
    """Return the names of the people of the last tables.

    Raises:
        OSError: the file cannot be read.
    """
    names: dict[str, None] = {}
    for entry in read_entries(data / FILE).values():
        for seat in _texts(entry.get("seats")) if isinstance(entry, dict) else ():
            kind, _, name = seat.partition("=")
            if kind == "you" and name:
                names[name] = None
    return tuple(names)


def save_table(data: Path, game: Game, table: LastTable) -> None:
    """Save the settings of a table; a failure is ignored, as it is no reason to stop a game."""
    entry = {
        "seats": [f"{player.bot or 'you'}={player.name}" for player in table.seats],
        "options": [
            f"{name}={value}".replace(" ", "-") for name, value in as_dict(table.options).items()
        ],
        "advice": table.advice,
    }
    with contextlib.suppress(OSError):
        change_entries(data / FILE, {LAST: game.name, game.name: entry})


def _texts(value: object) -> list[str]:
    return [str(one) for one in value] if isinstance(value, list) else []
