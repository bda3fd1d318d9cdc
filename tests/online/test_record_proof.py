"""The record of a game at a server, verified in turns with the keys."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from proved_game import Game, proved_game

from audiogame.online import record_proof
from audiogame.online.luck_watch import UNSEEN
from audiogame.online.own_luck import NOTHING
from audiogame.online.record_proof import KnownGame, Proof, Unproved, prove, proved_in_turns
from audiogame.rules.state import Event
from audiogame.table.record_file import load


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Game:
    return proved_game(tmp_path_factory.mktemp("proved"))


def in_turns(path: Path, known: KnownGame, heard: tuple[Event | None, ...]) -> Proof:
    return asyncio.run(proved_in_turns(prove(path, known, heard)))


def test_what_was_sent_is_compared_in_its_place(game: Game) -> None:
    path, known, heard = game
    missing = (heard[0], None, *heard[2:])
    assert not in_turns(path, known, missing).same
    known = KnownGame(known.header, (), True, False, NOTHING, UNSEEN)
    assert in_turns(path, known, missing).same
    assert in_turns(path, known, heard[:5]).same
    assert not in_turns(path, known, heard[1:]).same
    assert not in_turns(path, known, (*heard, heard[-1])).same


async def test_keys_have_their_turn_after_each_line(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where no line takes long, after some."""
    monkeypatch.setattr(record_proof, "TURN", 0.0)
    monkeypatch.setattr(record_proof, "REST", 0.0)
    path, known, heard = game
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    beside = asyncio.ensure_future(others())
    await proved_in_turns(prove(path, known, heard))
    beside.cancel()
    assert turns >= len(load(path).moves)


def test_a_verification_without_end_is_given_up(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(record_proof, "LIMIT", 0.0)
    path, known, heard = game
    assert in_turns(path, known, heard).verdict is Unproved.LONG


def test_a_failure_of_this_program_names_its_place_alone(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its message may name what a player held."""

    held = "the ace of Bo"

    def fails(known: KnownGame, *_: object) -> None:
        raise LookupError(held)

    monkeypatch.setattr(KnownGame, "part_of", fails)
    proof = in_turns(*game)
    assert proof.verdict is Unproved.ODD
    assert "part_of" in proof.log
    assert proof.log.endswith("LookupError")
    assert held not in proof.log
