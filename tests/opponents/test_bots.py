"""A game's bots: what they choose, and that they hear events only if they listen."""

from __future__ import annotations

from random import Random

import pytest

from audiogame.games.sika import GAME
from audiogame.games.sika.rules import Call, Sika
from audiogame.rules.game import Adviser, Bot
from audiogame.rules.state import Action, Event, Seat, State
from audiogame.rules.value import replace


class First(Bot[Sika]):
    """Takes its first choice."""

    def choose(self, view: Sika, seat: Seat, random: Random) -> Action:
        return view.legal_actions(seat)[0]


class Written:
    """Takes its last choice; has no base class, as bots of games from outside may not."""

    def __init__(self) -> None:
        self.heard: list[Event] = []

    def hear(self, event: Event) -> None:
        self.heard.append(event)

    def choose(self, view: State, seat: Seat, random: Random) -> Action:
        return view.legal_actions(seat)[-1]


def test_bots_may_be_deaf_and_need_no_base() -> None:
    """A bot that does not listen remembers nothing; one with the methods needs no base class."""
    game = replace(GAME, bots={"first": First, "written": Written})
    state = game.new(2)
    for strength in game.bots:
        bot = game.bot(strength)
        for event in state.apply(0, state.legal_actions(0)[0])[1]:
            bot.hear(event)
        chosen = bot.choose(state, 0, Random(0))
        assert isinstance(chosen, Call)
        after, _ = state.apply(0, chosen)
        assert after.actors == (1,)


@pytest.mark.parametrize("kind", [Bot, Adviser])
def test_a_bot_that_cannot_choose_is_refused(kind: type) -> None:
    """A bot without `choose`, or an adviser without `weigh`, is refused when it is made."""
    with pytest.raises(TypeError, match=r"choose|weigh"):
        type("Undecided", (kind,), {})()
