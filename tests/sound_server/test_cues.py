"""Sounds named by the games: each event has its cue, at its seat and in time."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from amounts import amount
from game_checks import checks

from audiogame.games.army_men.events import Beaten, Dice, SetAsideDue, TurnEnded
from audiogame.games.army_men.events import Rolled as ArmyRolled
from audiogame.games.scientific_war.events import PlayDue
from audiogame.games.sichermans_war.events import Place
from audiogame.games.sichermans_war.events import Rolled as DieRolled
from audiogame.games.sichermans_war.events import Won as SkirmishWon
from audiogame.games.sichermans_war.sicherman_dice import Die
from audiogame.games.sika.events import Called, Colour, Rolled, ThrowDue, Won
from audiogame.games.ten_die_poker.events import (
    HandsRolled,
    Opening,
    PotSplit,
    Share,
    SharedLead,
    TookLead,
)
from audiogame.games.ten_die_poker.hand_names import glance, name_hand
from audiogame.games.ten_die_poker.hands import Colour as SetColour
from audiogame.games.ten_die_poker.hands import Edge, Hand
from audiogame.games.ten_die_poker.money import money, total
from audiogame.rules.game import Game
from audiogame.rules.sounded import APART, Sounded, around, ending
from audiogame.rules.state import CHANCE, Event
from audiogame.rules.value import replace
from audiogame.sound_server.cue import AMBIENCE, CueKind
from audiogame.sound_server.pack import default_pack
from audiogame.table.library import all_games
from audiogame.table.luck import Luck
from audiogame.testing import random_move, random_options

PACK = default_pack()[0]
GAMES = {game.name: game for game in all_games()[0]}
LONGEST = 2.1
"""Seconds within which all sounds of an event have begun."""
MOVES = amount(30_000, 60_000)
"""Random moves examined in each game: as many again bring no event of a new kind or cue."""
SAMPLES = 400
"""Samples taken of each kind of event."""

# Cues of a game are collected once a process.
pytestmark = pytest.mark.xdist_group("cues")

GENERAL = {
    *("ui.move", "ui.select", "ui.back", "ui.edge", "ui.error"),
    *("turn.yours", "game.start"),
    *(f"dice.roll.{number}" for number in range(1, 7)),
}
"""Common cues played by the program, or free for any game."""
FAR = {"chat.line", "line.lost", "line.back"}
"""Common cues of remote tables, which no game plays."""
SPARE = {"score.up", "score.down"}
"""Common cues reserved for games from elsewhere."""


@cache
def heard(name: str) -> dict[str, list[tuple[Event, tuple[Sounded, ...], int]]]:
    """Return the cues of each event in random games, by the event's class."""
    game, random = GAMES[name], Random(11)
    found: dict[str, list[tuple[Event, tuple[Sounded, ...], int]]] = {}
    moves = 0
    while moves < MOVES:
        for event, seats in _events(game, random):
            moves += 1
            if len(found.get(type(event).__name__, ())) >= SAMPLES:
                continue
            for listener in ((), (0,), tuple(range(seats))):
                seen = event.seen_by(listener[0]) if len(listener) == 1 else event
                if seen is not None:
                    cues = game.cues(seen, listener)
                    found.setdefault(type(event).__name__, []).append((event, cues, seats))
    return found


def _events(game: Game, random: Random) -> Iterator[tuple[Event, int]]:
    """Yield events and questions of one random game, with the number of seats."""
    state = game.new(random.choice(game.seats), random_options(game, random))
    luck, number = Luck(str(random.random())), 0
    yield from ((event, state.seats) for event in state.opening())
    while state.result is None and number < 3000:
        if state.chance is not None:
            state, events = state.apply(CHANCE, luck.outcome(number, state.chance))
        else:
            yield from ((state.decision(seat), state.seats) for seat in state.actors)
            state, events = state.apply(*random_move(state, random))
        number += 1
        yield from ((event, state.seats) for event in events)


def kinds(game: Game) -> set[str]:
    """Return the class names of events and questions, without answers."""
    module = import_module(f"{game.package}.events")
    found = set()
    for kind in vars(module).values():
        own = isinstance(kind, type) and kind.__module__ == module.__name__
        if own and issubclass(kind, Event):
            found.add(kind.__name__)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_event_is_heard_or_known_to_be_silent(name: str) -> None:
    """In random games every event has a sound, except questions and parts of events."""
    found = heard(name)
    silent = {kind for kind, samples in found.items() if not any(cues for _, cues, _ in samples)}
    known = checks(name)
    assert silent <= known.silent | known.parts
    assert not {kind for kind in found if kind in known.silent} - silent
    assert len(found) >= 5


@pytest.mark.parametrize("name", GAMES)
def test_cues_are_in_the_pack_at_seats_and_in_time(name: str) -> None:
    """Every name is in the pack; seats are at the table; meanings sound different."""
    for samples in heard(name).values():
        for event, cues, seats in samples:
            for sounded in cues:
                assert sounded.cue in PACK.cues, event
                assert sounded.seat is None or 0 <= sounded.seat < seats, event
                assert 0.0 <= sounded.after <= LONGEST, event
            meant = [
                one for one in cues if PACK.cues[one.cue].kind in (CueKind.EARCON, CueKind.STINGER)
            ]
            times = sorted(one.after for one in meant)
            assert all(two - one >= APART - 0.001 for one, two in pairwise(times)), event


def played(name: str) -> set[str]:
    """Return the cues that a game plays."""
    cues = {one.cue for samples in heard(name).values() for _, some, _ in samples for one in some}
    if name == "ten-die-poker":
        scattered = name_hand(Hand(((1, 1), (2, 2), (3, 3), (4, 4), (6, 6))))
        halves = Share(0, money(200), total(300)), Share(1, money(200), total(100))
        rare = (
            TookLead(1, scattered, Edge.CLEAR),
            TookLead(1, name_hand(Hand(((6, 6),) * 5)), Edge.CLEAR),
            SharedLead(1, scattered, (0, 1)),
            PotSplit(money(400), halves),
        )
        cues |= {one[0] for event in rare for one in cues_of(name, event, 0)}
    return cues


@pytest.mark.parametrize("name", GAMES)
def test_every_cue_of_a_game_is_played(name: str) -> None:
    """By that game; and it plays none that the pack lacks."""
    own = {cue for cue in PACK.cues if cue.startswith(f"{name}.")}
    assert own <= played(name)
    assert played(name) - {"dice.roll"} <= set(PACK.cues)


def test_every_cue_of_the_pack_is_played() -> None:
    """By a game or the program, or reserved for games from elsewhere."""
    all_played = {AMBIENCE, *(cue for name in GAMES for cue in played(name))}
    assert set(PACK.cues) - all_played <= GENERAL | SPARE | FAR | {"seat.join", "seat.leave"}


def cues_of(name: str, event: Event, *seats: int) -> list[tuple[Any, ...]]:
    return [(one.cue, one.seat, one.after) for one in GAMES[name].cues(event, seats)]


def test_sika() -> None:
    """Calls differ; each cube has its note, matching ones first and rising."""
    assert cues_of("sika", Called(1, Colour.BLUE), 0) == [("sika.call.blue", 1, 0.0)]
    red, blue = Colour.RED, Colour.BLUE
    rolled = Rolled(1, (red, blue, red), 2, 4, 4, red)
    assert cues_of("sika", rolled, 0) == [
        ("dice.roll.3", 1, 0.0),
        ("sika.cube.match.1", 1, 0.45),
        ("sika.cube.match.2", 1, 0.75),
        ("sika.cube.other", 1, 1.05),
    ]
    none = replace(rolled, cubes=(blue,) * 3, matches=0, points=-3)
    assert cues_of("sika", none) == [("dice.roll.3", 1, 0.0), ("sika.minus", 1, 0.45)]
    assert cues_of("sika", ThrowDue(0, 1, 1, False), 0) == [("sika.pass", 0, 0.5)]
    assert cues_of("sika", ThrowDue(0, 1, 2, False), 0) == []
    assert cues_of("sika", Won(1, 9, 4, ()), 0) == [
        *[("game.lose", 1, 0.0), ("chip.win", 1, 0.5)],
    ]
    assert cues_of("sika", Won(1, 9, 0, ())) == [("game.win", 1, 0.0)]


def test_army_men() -> None:
    """As many taps as dice, a stroke for each soldier; other listeners hear the turn pass."""
    rolled = ArmyRolled(1, Dice(2, (1, 4)))
    assert cues_of("army-men", rolled, 0) == [
        ("dice.roll.4", 1, 0.0),
        ("army-men.soldier", 1, 0.6),
        ("army-men.soldier", 1, 0.8),
    ]
    ended = TurnEnded(0, Dice(0, (1,)), 5, 1, 4)
    assert cues_of("army-men", ended, 0) == [("dice.keep", 0, 0.0), ("turn.other", 1, APART)]
    assert cues_of("army-men", ended, 1) == [("dice.keep", 0, 0.0)]
    due = SetAsideDue(1, 3, 6, Beaten())
    assert cues_of("army-men", due, 1) == [("army-men.beaten", 1, 0.5)]


def test_ten_die_poker() -> None:
    """To its owner five pairs and the hand; to others the best hand, at its seat."""
    pair, high = glance((1, 1, 3, 4, 6)), glance((1, 2, 3, 4, 6))
    hands = (
        Opening(2, SetColour.RED, pair, high, 1, (2,)),
        Opening(0, SetColour.RED, high, high, 2, ()),
    )
    rolled = HandsRolled(hands, hands)
    own = [("ten-die-poker.pair", 0, round(0.3 * place, 3)) for place in range(5)]
    rank = f"ten-die-poker.hand.{int(high.category)}"
    assert cues_of("ten-die-poker", rolled, 0) == [*own, (rank, 0, 1.5)]
    best = f"ten-die-poker.hand.{int(pair.category)}"
    for listeners in ((), (0, 2), (5,)):
        assert cues_of("ten-die-poker", rolled, *listeners) == [
            *[("dice.roll", None, 0.0), (best, 2, 0.7)],
        ]


def test_sichermans_war() -> None:
    """A pitch for each die, then for where it took its seat; spoils are counted."""
    rolled = DieRolled(1, Die.LOW, 3, 12, Place.TIES, 12, 0, ())
    assert cues_of("sichermans-war", rolled, 0) == [
        ("sichermans-war.die.low", 1, 0.0),
        ("sichermans-war.tie.forced", 1, 0.5),
    ]
    won = SkirmishWon(1, 3, 17, 40, 2)
    assert [one[0] for one in cues_of("sichermans-war", won, 0)] == [
        *["card.take", "sichermans-war.spoils", "sichermans-war.spoils", "sichermans-war.spoils"],
    ]
    many = cues_of("sichermans-war", replace(won, cards=30), 0)
    assert len(many) == 9


def test_scientific_war() -> None:
    """A pending war is heard with the question; hidden cards are not revealed."""
    due = PlayDue(1, 4, False, 6, False)
    assert cues_of("scientific-war", due, 1) == [("scientific-war.war.pending", 1, 0.5)]
    assert cues_of("scientific-war", replace(due, waiting=0), 1) == []


def test_endings_and_rounds() -> None:
    """A win for a listener who won, a loss for others, a draw for several winners or none."""
    assert ending((1,), (1, 2))[0] == Sounded("game.win", 1)
    assert ending((1,), (0,))[0] == Sounded("game.lose", 1)
    assert ending((1,), ())[0] == Sounded("game.win", 1)
    assert ending((0, 1), (0,)) == ending((), ()) == (Sounded("game.draw"),)
    assert around("chip.ante", (2, 0), 0.5) == (
        *(Sounded("chip.ante", 2, 0.5), Sounded("chip.ante", 0, 0.65)),
    )
