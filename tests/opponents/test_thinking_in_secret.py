"""Slow bots think while a person chooses in secret: all at once, and none answers too early."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from hands import SLOW, Hands, at_table
from home_tables import inside
from patience import becomes
from twins import exchange

from audiogame.console.key_source import Key
from audiogame.opponents.mind import Mind
from audiogame.opponents.thinker import COMMAND, LIMIT, LOOK, ProcessThinker
from audiogame.opponents.thought import Thought
from audiogame.play.game_loop import GameLoop
from audiogame.rules.state import Seat, State
from audiogame.rules.value import replace
from audiogame.table.library import find_game
from audiogame.table.luck import Luck
from audiogame.table.table import Player, Table


class Noted(ProcessThinker):
    """A thinker that records its requests, and which thoughts were dropped."""

    def __init__(self, command: tuple[str, ...]) -> None:
        super().__init__(command)
        self.asked: list[Thought] = []
        self.dropped: list[Thought] = []

    def think(self, mind: Mind, view: State, seat: Seat, random: Random) -> Thought:
        self.asked.append(super().think(mind, view, seat, random))
        return self.asked[-1]

    def drop(self, thought: Thought) -> None:
        self.dropped.append(thought)
        super().drop(thought)

    async def asks(self, thoughts: int) -> None:
        """Wait until so many thoughts were requested."""
        await becomes(lambda: len(self.asked) >= thoughts)

    async def has_answers(self, start: int = 0) -> None:
        """Wait until all requested thoughts are finished, from index `start` on."""
        while not all(thought.done for thought in self.asked[start:]):
            self.look()
            await asyncio.sleep(0.01)


class Eight(Hands):
    """A person in seat 2 among seven slow bots; records the moves made before each look."""

    def __init__(self, data: Path, command: tuple[str, ...]) -> None:
        super().__init__(data)
        self.noted = Noted(command)
        self.thinker = self.noted
        exchange(self.app.front, thinker=self.noted)
        self.play: GameLoop | None = None
        self.looks: list[int] = []
        self.waits: list[float] = []
        """Seconds waited for a key while the trick had begun to be played."""

    async def key(self, timeout: float | None = None) -> Key | None:
        if self.play is not None:
            moves = len(inside(self.play.table).moves)
            self.looks.append(moves)
            if 0 < moves < 8 and timeout is not None:
                self.waits.append(timeout)
        return await super().key(timeout)


EIGHT = ("scientific-war", "skilled,skilled,you,skilled,skilled,skilled,skilled,skilled")
OTHERS = [0, 1, 3, 4, 5, 6, 7]


def test_bots_think_while_a_person_chooses_in_secret(tmp_path: Path) -> None:
    """All begin when the trick opens, and all choose at once after the person's card."""

    async def choose_late(hands: Hands, play: GameLoop) -> None:
        assert isinstance(hands, Eight)
        hands.play, noted = play, hands.noted
        await hands.hear("Trick 1")
        await noted.asks(7)
        await noted.has_answers()
        assert [thought.seat for thought in noted.asked] == OTHERS
        assert not play.table.moved, "nothing is written before the person has chosen"
        hands.press("1")
        await hands.hear("Trick 2")
        assert not noted.dropped
        assert [thought.seat for thought in noted.asked[:14]] == OTHERS * 2

    hands = Eight(tmp_path, COMMAND)
    opened = at_table(hands, choose_late, *EIGHT)
    assert [one.seat for one in opened.table.moves] == [2, *OTHERS], "in the order of seats"
    assert {*hands.looks} == {0, 1, 8}, "they choose in one step of the loop"


@pytest.mark.parametrize("answered", [True, False])
def test_a_trick_resolves_without_waiting_until_its_last_card_was_heard(
    tmp_path: Path, answered: bool
) -> None:
    """The others' choices come at once, whether thought out before or late."""

    async def choose(hands: Hands, play: GameLoop) -> None:
        assert isinstance(hands, Eight)
        hands.play = play
        hands.app.data.settings = replace(hands.app.data.settings, rate=0.01)
        await hands.hear("Trick 1")
        await hands.noted.asks(7)
        if answered:
            await hands.noted.has_answers()
        hands.press("1")
        async with asyncio.timeout(120.0):
            await becomes(lambda: len(inside(play.table).moves) >= 8)

    hands = Eight(tmp_path, COMMAND)
    at_table(hands, choose, *EIGHT)
    longest = LIMIT + LOOK  # timeout of a hanging process; hearing a trick takes minutes
    assert all(wait <= longest for wait in hands.waits), hands.waits
    assert hands.waits


def test_what_is_taken_back_discards_thoughts(tmp_path: Path) -> None:
    """Also finished ones; all are asked again."""
    thought_out = tmp_path / "thought-out"

    async def take_back(hands: Hands, play: GameLoop) -> None:
        assert isinstance(hands, Eight)
        noted = hands.noted
        await hands.hear("Trick 1")
        await noted.asks(7)
        hands.press("1")
        await hands.hear("You play")
        hands.press("U")
        await hands.hear("Taken back")
        await noted.asks(14)
        assert noted.dropped == noted.asked[:7]
        thought_out.touch()
        await noted.has_answers(7)
        assert not any(thought.done for thought in noted.dropped)
        hands.press("2", "enter")
        await hands.hear("Trick 2")

    opened = at_table(Eight(tmp_path, (*SLOW, "until", str(thought_out))), take_back, *EIGHT)
    assert [one.seat for one in opened.table.moves] == [2, *OTHERS]


def test_a_bot_decides_from_what_it_saw_when_it_was_asked() -> None:
    """Secret choices made since are no part of it, until the trick is over."""
    game = find_game("scientific-war")
    players = tuple(Player(name, bot) for name, bot in (("A", None), ("B", None), ("C", "skilled")))
    table = Table(game, players, None, Luck("7"), lambda line: None)
    table.open()
    first = table.state
    for seat in (0, 1):
        table.submit(seat, table.state.legal_actions(seat)[0])
        assert table.asked(2) is first
        assert table.state is not first
    table.take_back(1)
    assert table.asked(2) == first
    table.submit(1, table.state.legal_actions(1)[0])
    table.step()
    assert table.asked(2) is table.state, "the cards were revealed"
