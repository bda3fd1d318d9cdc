"""Games from outside over a connection: heard as at home, with all that the contract carries."""

from __future__ import annotations

from pathlib import Path

import pytest
from auction import GAME as AUCTION
from distribution import find_by_name
from flawed import installed_pig
from little_whist import GAME as LITTLE_WHIST
from loopback import play_over_the_line
from noughts import GAME as NOUGHTS
from pressed import play
from shared_scores import SHARES
from short_race import GAME as SHORT_RACE

from audiogame.archive.folder import kept_records
from audiogame.console.key_script import WAIT
from audiogame.rules.game import Game

ROW = ["space", "enter", "right"] * 7
"""Keys that choose along a row of a board."""
BELOW = ["down", "home", *ROW]
KEYS = {
    "little-whist": [WAIT, *["e", "k", WAIT, "1", WAIT] * 4],
    "auction": [WAIT, "k", "7", "enter", WAIT, "o", "enter", WAIT, "e", "o", "enter", WAIT],
    "short-race": [
        WAIT,
        *["up", "home", "space", "enter", "backspace", *ROW, *BELOW, "enter", WAIT] * 4,
    ],
    "noughts": [
        *("right", "up", WAIT),
        *["right", "down", "enter", "left", "enter", "space", "c", "c", WAIT, "enter", "end"] * 3,
    ],
}
"""Forced moves and choices out of turn; typed numbers; turns of several parts; a board."""


def both(tmp_path: Path, game: str, keys: list[str]) -> tuple[list[str], list[str]]:
    """Return what is heard of a game at home, and of the same one over a connection."""
    home = play(tmp_path / "home", *keys, game=game, seats=SEATS.get(game, "you=Ann,bot"))
    with pytest.MonkeyPatch.context() as patch:
        tables = play_over_the_line(patch)
        far = play(tmp_path / "far", *keys, game=game, seats=SEATS.get(game, "you=Ann,bot"))
    assert len(tables) == 1
    return home, far


SEATS = {"little-whist": "you=Ann,bot,bot,bot"}


def moves_in(data: Path) -> list[str]:
    """Return the moves of the only record, but what luck dealt in secret."""
    (kept,) = kept_records(data)
    assert kept.record is not None
    return [line for _, line in kept.record.moves if line[0] in "0123456789!"]


@pytest.mark.parametrize(
    "game", [LITTLE_WHIST, AUCTION, SHORT_RACE, NOUGHTS], ids=lambda game: game.name
)
def test_a_game_is_heard_alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    """Line by line, and the same moves are written."""
    find_by_name(monkeypatch, tmp_path / "packages", game)
    home, far = both(tmp_path, game.name, KEYS[game.name])
    assert far == home
    assert moves_in(tmp_path / "far") == moves_in(tmp_path / "home")
    assert len(moves_in(tmp_path / "far")) > 2


def test_events_of_a_shared_package_travel(tmp_path: Path) -> None:
    """The scores that E tells are of the parlour, whose sentence the far side says."""
    with installed_pig(tmp_path, SHARES):
        home, far = both(tmp_path, "pig", [WAIT, "1", WAIT, "e", "2", WAIT, "e"])
    assert far == home
    assert "You 0, Bella 0." in far
