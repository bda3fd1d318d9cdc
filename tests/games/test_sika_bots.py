"""Bots for Sika: they differ only in manner, for there is no skill in the game."""

from __future__ import annotations

from random import Random

import pytest
from moves import choices_of

from audiogame.games.sika import GAME
from audiogame.games.sika.bots.casual import FAVOURITE
from audiogame.games.sika.events import Called, Colour
from audiogame.games.sika.rules import Call, SikaOptions, Throw
from audiogame.table.luck import Luck

RED, BLUE = Colour.RED, Colour.BLUE


def calls(manner: str, *others: Colour) -> set[Colour]:
    """Return the possible calls of a bot in the last seat after these calls of the others."""
    bot, found = GAME.bot(manner), set()
    state = GAME.new(len(others) + 1)
    for seat, colour in enumerate(others):
        state, events = state.apply(seat, Call(colour))
        for event in events:
            bot.hear(event)
    for seed in range(40):
        action = bot.choose(state, len(others), Random(seed))
        assert isinstance(action, Call)
        found.add(action.colour)
    return found


def test_there_is_no_skill() -> None:
    """The first manner is the default, and all decide at once."""
    assert not GAME.skill
    assert tuple(GAME.bots) == GAME.quick == ("casual", "loyal", "contrary")


def test_manners() -> None:
    """At random; always the same colour; the colour that fewer others have called."""
    assert calls("casual", RED, RED) == {RED, BLUE}
    assert calls("loyal", RED, RED) == calls("loyal", BLUE) == {FAVOURITE}
    assert calls("contrary", RED, RED, BLUE) == {BLUE}
    assert calls("contrary", BLUE) == {RED}
    assert calls("contrary", BLUE, RED) == {RED, BLUE}


def test_a_contrary_bot_remembers_calls_of_turns_before() -> None:
    """With a call each turn they are no longer in force, but the last of each seat counts."""
    state, bot = GAME.new(3, SikaOptions(call="turn")), GAME.bot("contrary")
    for event in (Called(0, BLUE), Called(2, RED), Called(1, BLUE), Called(2, BLUE)):
        bot.hear(event)
    assert bot.choose(state, 0, Random(1)) == Call(RED)


@pytest.mark.parametrize("call", ["game", "turn"])
@pytest.mark.parametrize("manner", GAME.bots)
def test_each_manner_plays_to_the_end(manner: str, call: str) -> None:
    """It calls when it has to, and throws."""
    bots = [GAME.bot(manner) for _ in range(3)]
    played = choices_of(bots, GAME.new(3, SikaOptions(call=call)), Luck("manners"))
    assert [action for *_, action in played].count(Throw()) >= 27
