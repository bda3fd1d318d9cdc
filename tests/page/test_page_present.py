"""How far the page's announcing is behind its game, for a reader with a pace."""

from __future__ import annotations

import asyncio
from pathlib import Path
from statistics import median

import pytest
from memory_shell import at_table
from paced_shell import PacedShell, hear

from audiogame.settings import Settings

RATE = 15.0
"""Characters a second of the reader: slower than the page assumes before it is measured."""
SETTINGS = Settings(speech="lines", welcomed=True)


@pytest.mark.parametrize("thinks", [0.3, 1.5])
def test_a_key_leads_into_the_present_of_a_game(tmp_path: Path, thinks: float) -> None:
    """A player who asks, and chooses `thinks` seconds after each question is shown."""

    async def walk(shell: PacedShell) -> None:
        choices = 0
        while not any("play again" in line["text"] for _, line in shell.said.values()):
            await asyncio.sleep(0.25)
            if shell.question:
                await asyncio.sleep(thinks)
                choices += 1
                if choices % 5 == 0:
                    shell.press("t")
                    await asyncio.sleep(1)
                shell.press("down")
                await asyncio.sleep(0.3)
                shell.question = ""
                shell.press("enter")
        await asyncio.sleep(60)
        unheard = shell.session.app.unheard
        before = len(shell.said)
        unheard.offer()
        assert len(shell.said) in (before, before + 1), "what is not told is offered in one line"

    shell = hear(tmp_path, at_table("army-men"), walk, RATE, SETTINGS)
    assert len(shell.spoken) > 100
    assert not shell.late, "news from before a key is told after it"
    assert median(shell.lags) < 1
    assert shell.lags[-1] < 11, "no more waits than what happens together, as at a new round"
    offers = [line["text"] for _, line in shell.said.values() if line["passing"]]
    assert 0 < len(offers) < 4, "how many lines wait is no news with each of them"
    assert shell.untold <= set(list(shell.said)[-1:]), "all is told, or kept for Space"


@pytest.mark.parametrize("asks", [False, True])
def test_questions_do_not_stop_the_game(tmp_path: Path, asks: bool) -> None:
    """The others move when the line before can have been heard, also if a player asks all along."""
    waited: list[float] = []

    async def walk(shell: PacedShell) -> None:
        async def said(text: str, asking: bool = False) -> float:
            for _ in range(40):
                for at, line in list(shell.said.values()):
                    if line["text"].startswith(text):
                        return at
                await asyncio.sleep(0.5)
                if asking:
                    shell.press("t")
            raise AssertionError(f"{text!r} is never said")

        await said("Call a colour")
        await asyncio.sleep(5)
        shell.press("down")
        await asyncio.sleep(1)
        shell.press("enter")
        called = await said("You call")
        waited.append(await said("Bella calls", asks) - called)

    hear(tmp_path, at_table("sika"), walk, RATE, SETTINGS)
    assert 0 < waited[0] < 3
