"""A client without rules, written from PROTOCOL.md alone, plays all games to their end."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from document_client import ANSWERS, GAMES, STATES, play_together
from online_server import PATIENCE, serving, wishes

from audiogame.rules.value import replace

OPTIONS = {"scientific-war": [["limit", "12"]], "ten-die-poker": [["rounds", "3"]]}
"""Options with which a long game ends soon."""


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_client_without_rules_plays(game: str, tmp_path: Path) -> None:
    """All requests are answered in their kind, also around a line that is lost."""
    async with (
        serving(replace(wishes(tmp_path), open_to_all=True)) as (_, invitation),
        asyncio.timeout(PATIENCE),
    ):
        people = await play_together(
            invitation.address, game, OPTIONS.get(game, []), seed=len(game)
        )
        records = ["".join(one.record) for one in people]
        assert records[0] == records[1]
        for one in people:
            assert not one.refused
            assert not one.pending
            assert all(digits in records[0] for digits in one.commitments)


def test_the_document_has_the_five_games_and_all_states() -> None:
    assert len(GAMES) == 5
    states = ["new", "hall", "queue", "entering", "door", "table", "luck", "game", "over"]
    assert [*STATES] == states
    assert all(STATES.values())
    assert all(ANSWERS.values())
