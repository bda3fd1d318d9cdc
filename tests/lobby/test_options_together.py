"""Conflicting options are refused in the same words wherever they were chosen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pressed import press, typed
from refusals import refuses

from audiogame.archive.folder import kept_records, records_folder
from audiogame.archive.last_tables import last_table
from audiogame.console.app import App
from audiogame.lobby.new_game import lobby
from audiogame.rules.fault import Reason
from audiogame.rules.options import OptionError, Options, option, read_options
from audiogame.table.library import find_game
from audiogame.table.record import RecordError
from audiogame.table.record_file import load
from audiogame.table.replay import Private, Replay

Run = Callable[..., tuple[int, str, str]]
WHY = "A bank of 40 dollars doesn't cover an ante of 50."
POKER = find_game("ten-die-poker")


@pytest.mark.parametrize(
    "command",
    [
        ("play", "ten-die-poker", "--option", "ante=50"),
        ("play", "ten-die-poker", "--option", "ante=50", "--option", "bank=40"),
        ("rules", "ten-die-poker", "--option", "ante=50"),
        ("arena", "ten-die-poker", "--seats", "bot,bot,bot,bot", "--option", "ante=50"),
    ],
)
def test_the_command_line_refuses_conflicting_options(
    run: Run, tmp_path: Path, command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    from audiogame.__main__ import main

    if command[0] == "play":
        status, out, errors = run(*command, keys="1")
        assert (status, out, errors.count("\n")) == (2, "", 1)
        assert WHY in errors
        assert not records_folder(tmp_path / "data").exists()
    else:
        monkeypatch.chdir(tmp_path)
        assert main([*command]) == 2


def test_a_menu_refuses_to_start_with_conflicting_options(tmp_path: Path) -> None:
    """The table keeps its setup, so that one of the two can be changed."""

    async def open_lobby(app: App) -> None:
        await lobby(app, POKER)

    lines = press(open_lobby, tmp_path, "4", "2", *typed("50"), "escape", "1")
    assert any(WHY in line for line in lines), lines
    assert not records_folder(tmp_path).exists()


def record(data: Path, *options: str) -> Path:
    """Write a record's header by hand."""
    path = records_folder(data) / "odd.record"
    path.parent.mkdir(parents=True)
    lines = [
        *("audiogame record 2", "sealed: no", f"game: ten-die-poker {POKER.version}"),
        *(f"option {one}" for one in options),
        *(f"seat {seat}: casual {name}" for seat, name in enumerate(("A", "B", "C", "D"))),
        "luck: seed 7",
    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def test_a_record_with_conflicting_options_is_refused_at_its_line(tmp_path: Path) -> None:
    """A record in which ante and bank are both larger is played, in whichever order they stand."""
    path = record(tmp_path, "ante: 50")
    with refuses(RecordError, match=rf"Line 4 of the record.*{WHY[:-1]}"):
        Replay(load(path), Private()).to_end()
    assert len(kept_records(tmp_path)) == 1
    larger = record(tmp_path / "larger", "ante: 50", "bank: 60")
    assert Replay(load(larger), Private()).to_end().state.seated == (0, 1, 2, 3)


def test_a_remembered_table_with_conflicting_options_is_forgotten(tmp_path: Path) -> None:
    seats = '["you=Ann", "bot=Bo", "bot=Cy", "bot=Dee"]'
    for ante, kept in ((4, True), (50, False)):
        text = f'[ten-die-poker]\nseats = {seats}\noptions = ["ante={ante}"]\n'
        (tmp_path / "tables.toml").write_text(text, encoding="utf-8")
        assert (last_table(tmp_path, POKER) is not None) is kept


class PluginOptions(Options):
    """Options of a game from outside the package."""

    low: int = option(1, numbers=range(10))
    high: int = option(5, numbers=range(10))

    def conflict(self) -> Reason | None:
        return Reason("from-to", low=self.low, high=self.high) if self.low > self.high else None


def test_a_game_from_outside_says_what_goes_together() -> None:
    """The order in which they are typed does not matter."""
    assert read_options(PluginOptions, ("low=7", "high=8")) == PluginOptions(low=7, high=8)
    with refuses(OptionError, match="6 to 5"):
        read_options(PluginOptions, ("low=6",))
