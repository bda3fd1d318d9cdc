"""Every game found by the library passes the contract."""

from __future__ import annotations

from importlib import invalidate_caches
from pathlib import Path

import pytest

from audiogame.rules.value import replace
from audiogame.table.library import all_games, all_names, find_game
from audiogame.testing import ContractBroken, check_game, check_values, find_flaws

NAMES = ("army-men", "scientific-war", "sichermans-war", "sika", "ten-die-poker")


def test_library_finds_the_games_and_no_broken_ones() -> None:
    games, broken = all_games()
    assert tuple(game.name for game in games) == all_names()
    assert set(NAMES) <= {game.name for game in games}
    assert not broken


@pytest.mark.parametrize("name", all_names())
def test_every_game_keeps_the_contract(name: str) -> None:
    """Five games and 100 states of each; ours are whole games."""
    found = find_flaws(find_game(name), games=5, states=100)
    assert found.flaws == ()
    assert found.states >= 100
    assert found.lacks == () or name not in NAMES


def test_a_game_takes_what_its_classes_are_written_with_from_the_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each violation is reported with file, line and the correct import."""
    folder = tmp_path / "game_of_dataclasses"
    (folder / "bots").mkdir(parents=True)
    (folder / "__init__.py").write_text("import msgspec\n", encoding="utf-8")
    bot = folder / "bots" / "casual.py"
    bot.write_text("import random\nfrom dataclasses import dataclass\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    invalidate_caches()
    with pytest.raises(ContractBroken) as fault:
        check_values(replace(find_game("sika"), package=folder.name))
    write = "Write classes with Value, once and replace of audiogame.rules.value, without"
    assert str(fault.value) == (
        f"{folder / '__init__.py'}, line 1: {write} msgspec.\n{bot}, line 2: {write} dataclasses."
    )


@pytest.mark.soak
@pytest.mark.parametrize("name", all_names())
def test_contract_in_many_games(name: str) -> None:
    """The same checks on many more states, of other games."""
    assert check_game(find_game(name), games=200, seed=2, states=20_000) > 200 * 20
