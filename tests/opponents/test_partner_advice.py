"""Advice for partners: a choice is worth what it brings the side, and a review counts it so."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from random import Random

import pytest
from distribution import find_by_name
from little_whist import GAME
from little_whist.bots.advice import Advisor, Ending
from little_whist.rules import DECK, SIDES, LittleWhist

from audiogame.archive.assessment import assess
from audiogame.archive.folder import kept_records
from audiogame.archive.opened_table import new_table
from audiogame.archive.results import Against, result_of, statistics
from audiogame.rules.cards import Card, Rank, Suit
from audiogame.rules.notation import words
from audiogame.rules.state import Seat
from audiogame.rules.valuation import Unit
from audiogame.rules.value import replace
from audiogame.table.luck import Luck
from audiogame.table.record_file import kept_private
from audiogame.table.table import Player, Step
from audiogame.testing.random_play import play_random

RANKS = {"j": Rank.JACK, "q": Rank.QUEEN, "k": Rank.KING, "a": Rank.ACE}
SUITS = {suit.value[0]: suit for suit in Suit}


def cards(text: str) -> tuple[Card, ...]:
    """Return cards written as ranks and suits, such as "jc ad"."""
    return tuple(Card(RANKS[one[0]], SUITS[one[1]]) for one in text.split())


def two_tricks_left(leader: Seat, *hands: str) -> LittleWhist:
    """Return a state after a trick of each side, where everybody knows the suits of the others."""
    held = tuple(map(cards, hands))
    seen = tuple(card for card in DECK if not any(card in hand for hand in held))
    voids = tuple(tuple({*Suit} - {card.suit for card in hand}) for hand in held)
    return LittleWhist(GAME.options(), held, (2,) * 4, 4, leader, (), seen, (1, 1), None, voids)


def by_the_rules(state: LittleWhist, side: int) -> float:
    """Return what a side has of the win if all play as well as they can, by trying everything."""
    if state.result is not None:
        return state.result.share(SIDES.index(side))
    (seat,) = state.actors
    shares = [
        by_the_rules(state.apply(seat, action)[0], side) for action in state.legal_actions(seat)
    ]
    return max(shares) if SIDES[seat] == side else min(shares)


def test_an_ending_is_what_the_rules_make_of_it() -> None:
    """From the second trick on, in some random games."""
    tried = set()
    for number in range(6):
        for state in play_random(GAME, Random(number)):
            if isinstance(state, LittleWhist) and len(state.seen) >= 4 and sum(state.sizes) <= 9:
                share = Ending().share(state)
                assert share == by_the_rules(state, 0)
                tried.add(share)
    assert tried == {0.0, 0.5, 1.0}


def values(state: LittleWhist, seat: Seat) -> dict[str, float]:
    """Return the values of the cards of a seat."""
    valuation = Advisor().weigh(state.seen_by(seat), seat, Random(1))
    assert (valuation.unit, valuation.error) == (Unit.WIN, 0.0), "only one deal is possible"
    return {words(one.action): one.value for one in valuation.choices}


def test_tricks_of_the_partner_are_worth_as_much_as_ones_own() -> None:
    """Ann takes no trick either way: what counts is whether Cy or one of the others does."""
    state = two_tricks_left(0, "js jd", "jh qh", "as qs", "qd kd")
    assert values(state, 0) == {"play jack diamonds": 0.0, "play jack spades": 1.0}
    partner = two_tricks_left(2, "jc qc", "jh qh", "as ks", "jd qd")
    other = two_tricks_left(1, "jc qc", "as ks", "jh qh", "jd qd")
    assert values(partner, 2) == {"play king spades": 1.0, "play ace spades": 1.0}
    assert values(other, 1) == {"play king spades": 1.0, "play ace spades": 1.0}
    for state, share in ((partner, 1.0), (other, 0.0)):
        while state.actors != (0,):
            (seat,) = state.actors
            state, _ = state.apply(seat, state.legal_actions(seat)[0])
        assert {*values(state, 0).values()} == {share}


def test_a_partners_hand_is_not_looked_into() -> None:
    """The same view of Ann's, with other hands behind it, has the same values."""
    state, other = (
        replace(two_tricks_left(0, "js jd", *hands), voids=((),) * 4)
        for hands in (("jh qh", "as qs", "qd kd"), ("as qs", "jh qd", "qh kd"))
    )
    first, second = (Advisor().weigh(one.seen_by(0), 0, Random(1)) for one in (state, other))
    assert first == second
    assert first.error > 0


def test_a_review_and_the_statistics_count_by_side(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ann and Cy win or lose as one against bots; each is charged for its own choices alone."""
    find_by_name(monkeypatch, tmp_path / "packages", GAME)
    players = (Player("Ann"), Player("Bo", "casual"), Player("Cy"), Player("Di", "casual"))
    opened = new_table(GAME, players, GAME.options(), tmp_path / "data", seed="7")
    hands = tuple(map(cards, ("jc kc ac ad", "qc jd jh js", "qd kd ah as", "qh kh qs ks")))
    monkeypatch.setattr(Luck, "outcome", lambda luck, k, chance: hands[k])
    table = opened.table
    table.open()
    while (step := table.step()) is not Step.OVER:
        if step is Step.AWAITED:
            (seat,) = table.awaited
            table.submit(seat, table.state.legal_actions(seat)[-1 if seat else 0])
    result = table.state.result
    assert result is not None
    opened.journal.finish(result.places, opened.seed, opened.secret, result.sides)
    (kept,) = kept_records(tmp_path / "data")
    assert kept.record is not None
    private = kept_private(kept.path, kept.record)
    for seat in (0, 2):
        found = assess(kept.record, private, seat)
        assert {one.seat for one in found.judged} == {seat}
        assert result.share(seat) == 1
        assert found.luck == pytest.approx(0.5 + found.cost), "half of the games are won anyway"
        assert found.with_others, "what the partner chose is a part of it"
    counted = dataclasses.replace(result_of(kept), apart=False)  # its seed was given before
    lines = [(one.player, one.games, one.won, one.against) for one in statistics([counted])]
    against = (Against("casual", 1, 1),)
    assert lines == [("Ann", 1, 1, against), ("Cy", 1, 1, against)], "a partner is no opponent"
