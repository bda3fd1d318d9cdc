"""The five games by the keys of a Windows console, with NVDA's stand-in as the judge."""

from __future__ import annotations

import contextlib
from pathlib import Path

import pytest
from windows_game import PLANS, Player, play_all
from windows_rig import of_the_game, the_rig

pytestmark = pytest.mark.real


def middle(player: Player) -> int:
    """Return after how many keys a game stands in its middle, with nothing marked."""
    choice = len(player.plan.cycle)
    return len(player.said) // 2 // choice * choice


def test_five_games_are_heard_to_their_end_over_a_kill_in_the_middle(tmp_path: Path) -> None:
    """Each line once and in order, as it is said here; none before its turn, no question early."""
    rig = the_rig()
    with contextlib.ExitStack() as stack:
        players = [Player(rig, plan, tmp_path / plan.name) for plan in PLANS]
        for player in players:
            stack.enter_context(player.terminal)
        play_all(players, middle)
        for player in players:
            player.killed()
        for player in players:
            stack.enter_context(player.resumed())
        play_all(players, lambda player: len(player.said) - 1)
        for player in players:
            player.terminal.press("\x1b", 0.0)
        for player in players:
            name, hearing = player.plan.name, player.hearing
            assert player.terminal.wait_exit() == 0, name
            heard, told = of_the_game(hearing.lines), player.lines()
            assert heard == told[: len(heard)], name
            left = iter(told)
            here = [line for lines in player.said for line in lines]
            assert [line for line in here if line not in left] == [], name
            assert hearing.early == [], name
            assert [line for line in hearing.ahead if line.endswith("?")] == [], name
            assert sorted(path.suffix for path in player.record.parent.iterdir()) == [".record"]
