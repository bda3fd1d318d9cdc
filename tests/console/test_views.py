"""Help, glossary and rule book replace one another: one Escape leads back to the game."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import cycle, islice
from pathlib import Path

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from pressed import press

from audiogame.console.app import App
from audiogame.console.rule_reader import read_rules
from audiogame.console.scene import Views
from audiogame.keys.commands import COMMANDS, Command, Mode
from audiogame.lobby.common_commands import COMMON_COMMANDS
from audiogame.lobby.main_menu import main_menu
from audiogame.rules.options import read_options
from audiogame.table.library import find_game

HERE = "This is the game."
ALTERNATIONS = 300


async def at_a_table(app: App) -> None:
    """Be at a table where R opens the rules, until Escape is pressed."""
    game = find_game("sika")
    options = read_options(game.options, [])
    app.scene.reminder = lambda: app.dialogue.tell("fault", why=HERE)
    app.scene.remind_here()
    while True:
        key = await app.keyboard.key()
        assert key is not None
        if key.name == "escape":
            app.dialogue.tell("goodbye")
            return
        if key.name == "r":
            await read_rules(app, game, options, 2)
            app.scene.remind_here()
            continue
        command = await app.keyboard.press_common(key, Mode.GAME)
        assert command is None or command.name not in COMMON_COMMANDS


def left(lines: Sequence[str]) -> bool:
    """Return whether the last two Escapes led to the table and away from it."""
    return HERE in lines[-2] and lines[-1] == "Goodbye."


@pytest.mark.parametrize(
    "keys",
    [("r", "g"), ("g", "enter"), ("g", "?"), ("r", "?", "g"), ("?", "?", "g"), ("?", "g", "?")],
)
def test_three_hundred_alternations_nest_nothing(tmp_path: Path, keys: tuple[str, ...]) -> None:
    """One Escape is enough, whichever view was opened from which."""
    opened = islice(cycle(keys), ALTERNATIONS)
    lines = press(at_a_table, tmp_path, *opened, "escape", "escape")
    assert left(lines), lines[-4:]


@given(opened=st.lists(st.sampled_from(["r", "g", "?", "enter", "down", "space"]), max_size=30))
def test_one_escape_is_always_enough(
    tmp_path_factory: pytest.TempPathFactory, opened: list[str]
) -> None:
    """After any keys; with no view open the first Escape leaves the table at once."""
    lines = press(at_a_table, tmp_path_factory.mktemp("data"), *opened, "escape", "escape")
    assume(not any("Key help is on" in line for line in lines))  # it says what Escape does
    assert lines[-1] == "Goodbye.", lines[-4:]


def test_a_command_of_the_book_is_done_in_the_book(tmp_path: Path) -> None:
    """Help over the rule book does not close it when a command of it is chosen."""
    lines = press(at_a_table, tmp_path, "r", "?", "enter", "escape", "escape")
    assert left(lines)
    assert len(lines) > 4


def test_help_asked_for_in_help_says_the_entry_once(tmp_path: Path) -> None:
    """The list of keys stays open, at its entry."""
    lines = press(at_a_table, tmp_path, "?", "down", "?", "f1", "escape", "escape")
    assert lines[3] == lines[4] == lines[2]
    assert left(lines), lines
    assert len(lines) == 7


def test_another_view_ends_the_one_it_replaces() -> None:
    """The command of a view that was not the first has no receiver."""
    asyncio.run(_take_the_place())


async def _take_the_place() -> None:
    told: list[str] = []
    views = Views()

    async def inner() -> None:
        told.append("inner")

    async def outer() -> None:
        try:
            await views.show(inner)
        finally:
            told.append("outer ended")

    assert await views.show(outer) is None
    assert told == ["outer ended", "inner"]
    assert views.replaced

    async def choose() -> Command | None:
        return COMMANDS["repeat"]

    assert await views.help(choose) is COMMANDS["repeat"]
    assert not views.replaced


def test_staying_at_the_main_menu_stays_where_one_was(tmp_path: Path) -> None:
    """Escape and N lead back to the same entry, and so does N after the entry that leaves."""
    lines = press(main_menu, tmp_path, "down", "down", "escape", "n")
    assert lines[-2] == "Staying."
    assert lines[-1] == f"Main menu: {lines[2]}"
    lines = press(main_menu, tmp_path, "end", "enter", "n")
    assert lines[-1] == f"Main menu: {lines[1]}"
