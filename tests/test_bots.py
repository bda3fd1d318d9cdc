"""What a game writes for a bot: what it chooses, and what it hears only if it listens."""

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
    """Takes its last choice; written without the base, as games from outside may be."""

    def __init__(self) -> None:
        self.heard: list[Event] = []

    def hear(self, event: Event) -> None:
        self.heard.append(event)

    def choose(self, view: State, seat: Seat, random: Random) -> Action:
        return view.legal_actions(seat)[-1]


def test_bots_may_be_deaf_and_need_no_base() -> None:
    """Who does not listen forgets what happened; what has the methods is a bot without the base."""
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
def test_who_cannot_choose_is_no_bot(kind: type) -> None:
    """A bot without `choose`, and an adviser without `advise`, is refused when it is made."""
    with pytest.raises(TypeError, match=r"choose|advise"):
        type("Undecided", (kind,), {})()
