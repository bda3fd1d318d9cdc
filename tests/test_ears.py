"""What listeners decide for themselves: brief wording, rows that fit, and the rest of a game."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from home_tables import inside
from pressed import new_app
from twins import MemoryScreen

from audiogame.archive.opened_table import new_table
from audiogame.console.key_source import Key
from audiogame.games.scientific_war import GAME as SCIENTIFIC_WAR
from audiogame.games.sika import GAME as SIKA
from audiogame.games.ten_die_poker import GAME as POKER
from audiogame.games.ten_die_poker.rules import PokerOptions, TenDiePoker
from audiogame.keys.commands import COMMANDS
from audiogame.opponents.seat_list import read_seats
from audiogame.play.game_loop import GameLoop
from audiogame.rules.game import Game
from audiogame.rules.options import Options, new_options, read_options
from audiogame.rules.state import CHANCE, Query, replace
from audiogame.settings import Settings

COSTS = PokerOptions(rounds=3)


def loop_of(
    data: Path, game: Game, seats: str, options: Options, **settings: Any
) -> tuple[GameLoop, list[str]]:
    """Return a game at a keyboard, and the lines that are said."""
    app, lines = new_app(data, settings=Settings(**settings))
    opened = new_table(game, read_seats(seats, game), options, app.data, "7")
    return GameLoop(app, opened), lines


async def nothing(*_: object, **__: object) -> None:
    return None


def test_who_is_out_skips_to_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is offered once; the rest goes to the history, and the end is told."""
    loop, lines = loop_of(tmp_path, POKER, "you,casual,casual,casual", COSTS)
    table, course = inside(loop.table), loop.course
    state = table.state
    assert isinstance(state, TenDiePoker)
    money, left = (0, *state.money[1:]), (1, 2, 3)
    table.state = replace(state, money=money, dealt=left, playing=left)
    monkeypatch.setattr(loop.app, "key", nothing)

    async def run() -> None:
        for _ in range(2):
            await course.announce()
        offer = "You can keep listening, or press End to skip to the end of the game."
        assert lines.count(offer) == 1
        await course.skip_to_end()
        assert table.state.result is not None
        before = len(lines)
        await course.deliver()
        await course.announce()
        assert len(lines) > before

    asyncio.run(run())
    assert any(line.startswith("Game over after 3 rounds.") for line in lines)
    unheard = [line.text for line in loop.app.history.lines if line.text not in lines]
    assert any(line.startswith("Round 2.") for line in unheard)
    assert not course.watching


def test_a_key_stops_skipping(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game goes on from there as it did before."""
    loop, _ = loop_of(tmp_path, POKER, "you,casual,casual,casual", COSTS)
    table = inside(loop.table)
    state = table.state
    assert isinstance(state, TenDiePoker)
    table.state = replace(state, money=(0, *state.money[1:]), dealt=(1, 2, 3), playing=(1, 2, 3))

    async def pressed(*_: object, **__: object) -> Key:
        return Key("x", 1.0)

    monkeypatch.setattr(loop.app, "key", pressed)
    loop.course.watching = True
    asyncio.run(loop.course.skip_to_end())
    assert table.state.result is None


def test_brief_wording_is_offered_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After the first game that was heard in full; Y takes it, and any other key is itself."""
    for key, wanted in (("y", "brief"), ("n", "full"), ("x", "full")):
        loop, lines = loop_of(tmp_path / key, SIKA, "you,bot", SIKA.options())
        monkeypatch.setattr(type(loop.app.keys), "scripted", False, raising=False)
        loop._end._offer_brief()
        assert lines[-1].startswith("Brief from now on? ")
        assert loop._end.answer_offer(Key(key, 1.0)) == (key != "x")
        assert loop.app.settings.verbosity == wanted
        loop._end._offer_brief()
        assert sum(line.startswith("Brief from now on?") for line in lines) == 1


@pytest.mark.parametrize("room", [38, 78])
def test_a_choice_fits_into_its_row(tmp_path: Path, room: int) -> None:
    """Dice pairs are told in full where there is room, else in the longest form that fits."""
    loop, lines = loop_of(tmp_path, POKER, "you,casual,casual,casual", COSTS)
    screen = loop.app.screen
    assert isinstance(screen, MemoryScreen)
    screen.row_room = room
    table = inside(loop.table)
    hands = [(1, 1, 2, 2, 3, 3, 4, 4, 6, 6), *[(6, 6, 6, 6, 6, 1, 2, 2, 3, 3)] * 3]
    for hand in hands:
        table.state, _ = table.state.apply(CHANCE, hand)

    async def run() -> None:
        await loop.decision.announce()
        for _ in range(5):
            await loop.decision.choose(COMMANDS["down"], Key("down", 9e9), held=False)

    asyncio.run(run())
    rows = lines[-5:]
    assert max(map(len, rows)) <= room
    assert rows[0] == (
        "1: red 4 3 2 1, white 4 3 2 1."
        if room < 40
        else "Dice pair 1, red 6, white 6. Red keeps 4, 3, 2, 1; white 4, 3, 2, 1."
    )


def test_c_again_tells_the_dice(tmp_path: Path) -> None:
    """The same question again, before anything has happened, is answered in more detail."""
    loop, lines = loop_of(tmp_path, POKER, "you,casual,casual,casual", COSTS)
    for hand in ((1, 1, 2, 2, 3, 3, 4, 4, 6, 6), *[(6, 6, 6, 6, 6, 1, 2, 2, 3, 3)] * 3):
        table = inside(loop.table)
        table.state, _ = table.state.apply(CHANCE, hand)

    async def run() -> None:
        for query in (Query.SHOWN, Query.SHOWN, Query.OWN, Query.OWN, Query.SHOWN):
            await loop.questions.ask(query)

    asyncio.run(run())
    assert lines[1] == "Bella's dice: red 6, 6, 6, 3, 2; white 6, 6, 1, 3, 2."
    assert lines[3].startswith("Dice pair 1: red 6, white 6. Dice pair 2: red 4, white 4.")
    assert lines[4] == lines[0]


def test_a_new_table_of_poker_has_ten_rounds() -> None:
    """A record that does not say it means no end, as before."""
    assert new_options(PokerOptions).rounds == 10
    assert read_options(PokerOptions, ["bank=9"], new=True) == PokerOptions(bank=9, rounds=10)
    assert read_options(PokerOptions, ["rounds=0"], new=True).rounds == 0
    assert read_options(PokerOptions, []).rounds == 0
    assert new_options(SCIENTIFIC_WAR.options) == SCIENTIFIC_WAR.options()
    assert POKER.version == 2  # the default of new tables is no rule, and changed no version
