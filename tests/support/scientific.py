"""Write tricks of Scientific War as words."""

from __future__ import annotations

from audiogame.games.scientific_war import GAME
from audiogame.games.scientific_war.card_counts import NO_CARDS, Counts, with_card
from audiogame.games.scientific_war.rules import Keep, Play, ScientificWar, Swap
from audiogame.rules.cards import Rank
from audiogame.rules.options import read_options
from audiogame.rules.state import Event, Seat, replace


def war(seats: int, *options: str) -> ScientificWar:
    """Start a game."""
    state = GAME.new(seats, read_options(GAME.options, options))
    assert isinstance(state, ScientificWar)
    return state


def rank(word: str) -> Rank:
    """Return the rank of a word such as "queen"."""
    return Rank[word.upper()]


def cards(words: str) -> Counts:
    """Return the lot of cards of words such as "ace ace two"."""
    lot = NO_CARDS
    for word in words.split():
        lot = with_card(lot, rank(word), 1)
    return lot


def holding(state: ScientificWar, *lots: tuple[str, str]) -> ScientificWar:
    """Give every seat a hand and a pile; a seat with neither is out."""
    hands = tuple(cards(hand) for hand, _ in lots)
    piles = tuple(cards(pile) for _, pile in lots)
    owned = tuple(
        tuple(map(int.__add__, hand, pile)) for hand, pile in zip(hands, piles, strict=True)
    )
    went_out = tuple(0 if any(own) else 1 for own in owned)
    return replace(state, hands=hands, piles=piles, owned=owned, went_out=went_out)


def choose(state: ScientificWar, seat: Seat, word: str) -> tuple[ScientificWar, list[Event]]:
    """Apply a seat's choice: a card, swap or keep."""
    action = {"swap": Swap(), "keep": Keep()}.get(word) or Play(rank(word))
    after, events = state.apply(seat, action)
    return after, list(events)


def trick(state: ScientificWar, words: str, *swaps: str) -> tuple[ScientificWar, list[Event]]:
    """Play a trick: a card for each seat that is in the game, the spy's chosen last.

    Args:
        words: a card for each seat in the game, in seat order.
        swaps: choices of the seats that revealed an 8, in seat order.
    """
    plays = dict(zip(state.playing, words.split(), strict=True))
    events: list[Event] = []
    for seat in sorted(plays, key=lambda seat: seat == state.spy):
        state, more = choose(state, seat, plays[seat])
        events += more
    for seat, word in zip(state.swapping, swaps, strict=True):
        state, more = choose(state, seat, word)
        events += more
    return state, events


def found(events: list[Event], kind: type) -> list[Event]:
    """List the events of a kind."""
    return [event for event in events if isinstance(event, kind)]
