"""Left and Right change the value of a menu's entry, in its row."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from pressed import press

from audiogame.console.app import App
from audiogame.console.menu import Item, MenuPlace, menu
from audiogame.keys.commands import Mode

COLOURS = ("red", "green", "blue")


class Paint:
    """A menu of two entries; the first has a colour, which the second holds, too."""

    def __init__(self) -> None:
        self.colour = 0
        self.place = MenuPlace()
        self.chosen: list[str | None] = []

    def turn(self, by: int) -> Sequence[Item]:
        """Go to the next or the previous colour, and stop at the ends."""
        self.colour = min(max(self.colour + by, 0), len(COLOURS) - 1)
        return self.items()

    def items(self) -> list[Item]:
        """Return the entries with the present colour."""
        walls = Item("walls", f"Walls: {COLOURS[self.colour]}.", turns=self.turn)
        more = Item("more", f"More, beside {COLOURS[self.colour]}.", holds=lambda: (walls,))
        return [Item("name", "Name: none.", turns=self.turn), more, walls]

    async def open(self, app: App) -> None:
        """Open the menu until the player goes back."""
        self.chosen.append(await menu(app, "Paint", self.items(), self.place, Mode.LOBBY))


def test_the_changed_row_is_said_alone_and_the_place_stays(tmp_path: Path) -> None:
    """The other entries have changed with it."""
    paint = Paint()
    lines = press(paint.open, tmp_path, "end", "right", "right", "up", "escape")
    assert lines == [
        "Paint: Name: none. 1 of 3.",
        "Walls: red. 3 of 3.",
        "Walls: green.",
        "Walls: blue.",
        "More, beside blue. 2 of 3.",
    ]
    assert paint.place.id == "more"


def test_at_the_last_value_the_row_is_said_once_more(tmp_path: Path) -> None:
    paint = Paint()
    assert press(paint.open, tmp_path, "end", "left")[-1] == "Walls: red."
    assert paint.colour == 0


def test_an_entry_found_by_its_letter_is_changed_where_it_was_found(tmp_path: Path) -> None:
    """It stays found, also when the menu is opened again."""
    paint = Paint()

    async def twice(app: App) -> None:
        await paint.open(app)
        await paint.open(app)

    lines = press(twice, tmp_path, "w", "right", "right", "enter", "left")
    assert lines[1:] == [
        "Walls: red. In More, beside red. 2 of 3.",
        "Walls: green.",
        "Walls: blue.",
        "Paint: Walls: blue. In More, beside blue. 2 of 3.",
        "Walls: green.",
    ]
    assert paint.chosen[0] == "walls"


def test_where_there_is_no_value_the_keys_mean_what_they_always_do(tmp_path: Path) -> None:
    async def plain(app: App) -> None:
        await menu(app, "Paint", [Item("name", "Name: none.")])

    lines = press(plain, tmp_path, "right")
    assert lines[-1] == "Right does nothing here. Question mark lists the keys."


def test_key_help_says_what_they_do_where_there_is_a_value(tmp_path: Path) -> None:
    lines = press(Paint().open, tmp_path, "K", "left", "K", "escape")
    assert "Left: Change the value." in lines
