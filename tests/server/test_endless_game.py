"""A game whose calls never end stops at a server, and every other table goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from flawed import Change, installed_pig
from online_server import HOME, PATIENCE, came, guests, wishes
from server_evening import SIKA, begun

from audiogame.console.call_limit import CallLimit, CallSeconds
from audiogame.online.session_packets import Failed
from audiogame.rules.fault import CallTooLong
from audiogame.server.server import Server
from audiogame.table.library import BrokenGame, find_game

AT_ONCE = CallSeconds(work=0.1, wait=0.3, tick=0.02, rest=0.02, told=1)
HELD = "        held = Held(seat, self.at_stake, score)"
LANDED = "        seat, (die,) = self.turn, outcome"
STUCK = {
    "a choice": Change("rules.py", HELD, f"        while True: pass\n{HELD}"),
    "luck": Change("rules.py", LANDED, f"        while True: pass\n{LANDED}"),
}


@pytest.mark.parametrize("what", STUCK)
def test_a_game_that_never_ends_costs_its_table_only(what: str, tmp_path: Path) -> None:
    """All at its table are told, and no other table of that game is opened."""
    faults: list[BaseException] = []

    async def evening() -> None:
        server = Server(wishes(tmp_path / "data"), faults.append)
        invitation = server.invitation(f"{HOME}:{await server.begin()}")
        async with guests("Ann", "Bo", "Cy", "Di") as (ann, bo, cy, di):
            await begun(find_game("pig"), invitation, [ann, bo])
            await begun(SIKA, invitation, [cy, di])
            pig = [asyncio.ensure_future(one.play(Random(2))) for one in (ann, bo)]
            async with asyncio.timeout(PATIENCE):
                assert all(await asyncio.gather(cy.play(Random(1)), di.play(Random(1))))
            for one in (ann, bo):
                failed = await came(one, Failed)
                assert [why.message for why in failed.reasons] == ["game-takes-too-long"]
            for each in pig:
                each.cancel()
            await asyncio.gather(*pig, return_exceptions=True)
        await server.close()

    with installed_pig(tmp_path, [STUCK[what]]), CallLimit(AT_ONCE):
        asyncio.run(evening())
        with pytest.raises(BrokenGame):
            find_game("pig")
    assert [type(fault) for fault in faults] == [CallTooLong]
