"""The list of keys: the ten needed most, the same in every game, then one entry for all others."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pressed import EVERY_KEY, play, press

from audiogame.console.app import App
from audiogame.console.menu import Item, menu
from audiogame.table.library import all_games, find_game

GAMES, _ = all_games()
TEN_IN_A_GAME = (
    "Enter", "Space, Plus", "R", "T", "E, S", "C", "H", "Shift H", "L, F5", "Escape, Z",
)  # fmt: skip


def entries(lines: list[str]) -> tuple[list[str], list[str]]:
    """Return the entries of the short list, and those that its last one opens."""
    first = next(n for n, line in enumerate(lines) if line.startswith("Keys that work now: "))
    opened = next(n for n, line in enumerate(lines) if line.startswith("All keys: ") and n > first)
    opened += 1
    assert lines[opened].startswith("All keys: ")
    whole = [line for line in lines[opened:] if re.search(r"\d+ of \d+\.$", line)]
    return lines[first:opened], whole


@pytest.mark.parametrize("game", [one.name for one in GAMES])
def test_the_same_ten_keys_come_first_in_every_game(tmp_path: Path, game: str) -> None:
    """In the same order, however many dice or cards there are; then the number of all others."""
    seats = ["you", *["bot"] * (find_game(game).seats[0] - 1)]
    short, whole = entries(play(tmp_path, *EVERY_KEY, game=game, seats=",".join(seats)))
    told = [line.removeprefix("Keys that work now: ").partition(": ")[0] for line in short]
    assert told == [*TEN_IN_A_GAME, "All keys"]
    counted = re.fullmatch(r"All keys: (\d+) more\. 11 of 11\.", short[-1])
    assert counted is not None, short[-1]
    assert int(counted[1]) == len(whole) > 20
    assert whole[-1].endswith(f" {10 + len(whole)} of {10 + len(whole)}.")


def test_the_keys_of_cards_are_one_entry(tmp_path: Path) -> None:
    """The first of all others, since no other game has it; key help still names each card."""
    _, whole = entries(play(tmp_path, *EVERY_KEY, game="scientific-war"))
    assert whole[0].startswith("All keys: A card's letter or digit: that card. 11 of ")
    assert not [line for line in whole if "Queen" in line]
    assert "Q: Queen." in play(tmp_path / "help", "K", "q", game="scientific-war")


def test_the_letters_of_a_menu_are_one_entry(tmp_path: Path) -> None:
    async def colours(app: App) -> None:
        await menu(app, "Colours", [Item("red", "Red."), Item("blue", "Blue.")])

    _, whole = entries(press(colours, tmp_path, *EVERY_KEY))
    assert whole[0].startswith("All keys: A letter: the next entry that begins with it. 11 of ")
    assert not [line for line in whole if "starting with" in line]


def test_escape_closes_the_opened_list_at_once(tmp_path: Path) -> None:
    """Not by way of the short one: it is one list, longer."""
    lines = play(tmp_path, "question", "end", "enter", "escape", "t")
    assert lines[-3] == "Call a colour: red or blue?"
