"""What the real BRLTTY shows: each row from its beginning, with none skipped."""

from __future__ import annotations

from pathlib import Path

import pytest
from braille_display import SHOWS, BrailleDisplay, missing_brltty
from packages import skip_without
from patience import until

from audiogame.settings import Settings, save_settings
from audiogame.table.library import find_game, own_games

HARDEST = "scientific-war"
"""A game at a landing: a hand of cards, and the most news at once."""
MUCH = 400
"""Characters told in each game before it is left."""


def display(folder: Path, game: str, cells: int, settings: Settings) -> BrailleDisplay:
    skip_without(missing_brltty())
    save_settings(folder / "data" / "settings.toml", settings)
    seats = ",".join(["you", *["casual"] * (find_game(game).seats[0] - 1)])
    return BrailleDisplay(
        *("play", game, "--seed", "7", "--seats", seats, "--pace", "0", "--speech", "lines"),
        *("--data", str(folder / "data"), "--transcript", str(folder / "transcript")),
        folder=folder / "brltty",
        cells=cells,
    )


def told(folder: Path) -> list[str]:
    lines = (folder / "transcript").read_text(encoding="utf-8").splitlines()
    return [line.partition(":")[2].strip() for line in lines]


def words(lines: list[str]) -> set[str]:
    """Return the words of lines; a repeated row changes nothing on the display."""
    return set(" ".join(lines).split())


@pytest.mark.parametrize("cells", [20, 40])
@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=pytest.mark.real if game == HARDEST else pytest.mark.soak)
        for game in own_games()
    ],
)
def test_every_word_of_a_game_is_on_the_display(tmp_path: Path, game: str, cells: int) -> None:
    """Row by row, with Space and Enter alone, in the braille profile."""
    settings = Settings(braille=True, welcomed=True, columns=cells if cells < 40 else 0)
    with display(tmp_path, game, cells, settings) as brltty:
        brltty.wait_for("\r")
        for _ in range(80):
            brltty.feel(" " if words(told(tmp_path)) - words(brltty.shown) else "\r")
            if len(" ".join(told(tmp_path))) > MUCH:
                break
        for _ in range(60):
            if not words(told(tmp_path)) - words(brltty.shown):
                break
            brltty.feel(" ")
        assert not words(told(tmp_path)) - words(brltty.shown), brltty.shown


@pytest.mark.real
@pytest.mark.parametrize("cells", [20, 40])
def test_rows_begin_at_the_first_cell(tmp_path: Path, cells: int) -> None:
    """After arrows and letters, and outside the braille profile too; a hand of cards."""
    settings = Settings(welcomed=True)
    with display(tmp_path, "scientific-war", cells, settings) as brltty:
        brltty.wait_for("Play a card.")
        for key in ("t", "e", "\x1b[B", "\x1b[B", "h", "\x1b[A", "r", "R"):
            before = len(told(tmp_path))
            brltty.press(key)

            def first_cells(before: int = before) -> bool:
                """Return whether the row of an answer is on the display, from its beginning."""
                brltty.read(SHOWS)
                row, news = brltty.row, " ".join(told(tmp_path)[before:])
                return bool(row) and row in news and brltty.shown[-1] == row[:cells].strip()

            assert until(first_cells), (key, told(tmp_path)[before:], brltty.shown[-1], brltty.row)
