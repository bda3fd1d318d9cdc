"""A loopback connection gives the same lines as a local game, in all five games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from loopback import play_over_the_line
from pressed import play

from audiogame.console.key_script import STEP, WAIT
from audiogame.rules.options import read_options
from audiogame.table.library import all_names, find_game

ASKED = ("r", "t", "e", "c", "c", "h", "w")
WHOLE = (*ASKED, "down", "i", "down", "H", "H", "t", "enter", WAIT)
UNDO = ("U", "y", *ASKED)
EVENING = (
    *(STEP, *ASKED, STEP, "t", WAIT, *ASKED, "F"),
    *(WHOLE * 2),
    *("1", "space", "enter", WAIT, *UNDO, WAIT, "enter", *UNDO, WAIT, "down", "enter", WAIT),
    *(("up", "enter", WAIT, "t", "2", "enter", WAIT, "e") * 25),
    *(*UNDO, WAIT, "enter", WAIT, *ASKED, "i", "H", "F"),
)
OF_ONE_RECORD = re.compile("(?<=words of this game are ).*")
"""Words for the luck, which differ in each record."""
SEATS = {
    "alone": "you=Ann,{bot}",
    "together": "you=Ann,you=Bo",
    "watching": "{bot},{bot}",
    "many": "you=Ann,{bot},you=Cy,{bot}",
}
SHORT = {"ten-die-poker": ("rounds=3",), "scientific-war": ("limit=6",)}


@pytest.mark.parametrize("who", SEATS)
@pytest.mark.parametrize("name", all_names())
def test_over_the_line_the_same_is_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, who: str
) -> None:
    """Every line of a game with all questions, advice, explanations, undo and its end."""
    game = find_game(name)
    seats = SEATS[who].format(bot="casual" if "casual" in game.bots else "bot")
    while len(seats.split(",")) not in game.seats:
        seats = (
            f"{seats},bot" if len(seats.split(",")) < game.seats[0] else seats.rpartition(",")[0]
        )
    options = read_options(game.options, SHORT.get(name, ()))

    def heard(folder: str) -> list[str]:
        lines = play(tmp_path / folder, *EVENING, game=name, seats=seats, options=options)
        return [OF_ONE_RECORD.sub("", line).replace(folder, "") for line in lines]

    home = heard("at-home")
    play_over_the_line(monkeypatch)
    far = heard("far-away")
    assert len(home) > 50
    for number, (one, other) in enumerate(zip(home, far, strict=False)):
        assert other == one, f"line {number}, after {home[max(0, number - 4) : number]}"
    assert len(home) == len(far)
