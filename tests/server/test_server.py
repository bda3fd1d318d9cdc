"""Remote players at one table, over real sockets, from the link to the record."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from online_server import SHORT
from server_evening import AtServer

from audiogame.archive.verdict import Verdict, overall, verify
from audiogame.online.own_luck import OwnPart
from audiogame.rules.game import Game
from audiogame.table.library import all_games
from audiogame.table.record_file import kept_private, load

GAMES = pytest.mark.parametrize("game", all_games()[0], ids=lambda game: game.name)


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.soak)])
@GAMES
async def test_two_people_and_bots_play_to_the_end(
    game: Game, whole: bool, tmp_path: Path, at_a_server: AtServer
) -> None:
    """Both get the same record, it verifies, and has what each device added to the luck."""
    bots = max(game.seats[0] - 2, 1 if 3 in game.seats else 0)
    options = () if whole else SHORT.get(game.name, ())
    table = at_a_server("Ann", "Cy", game=game, bots=bots, options=options)
    async with table as ((ann, cy), _, _):
        over = await asyncio.gather(ann.play(Random(1)), cy.play(Random(2)))
        assert all(over)
        text, same = await asyncio.gather(ann.record(), cy.record())
        assert text == same
        kept = tmp_path / "own.record"
        kept.write_text(text, encoding="utf-8", newline="\n")
        record = load(kept)
        findings = [*verify(record, kept_private(kept, record))]
        assert overall(findings) is Verdict.GOOD, [
            one for one in findings if one.verdict is not Verdict.GOOD
        ]
        if game.lucky:
            assert ann.line.luck.part_of(record) is OwnPart.ALL
            assert cy.line.luck.part_of(record) is OwnPart.ALL
