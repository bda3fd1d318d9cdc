"""A bot for Scientific War that plays on a whim, with some sense."""

from __future__ import annotations

from random import Random

from audiogame.games.scientific_war.choices import Keep, Play, Swap
from audiogame.games.scientific_war.order import judge, turns_order
from audiogame.games.scientific_war.rules import ScientificWar
from audiogame.rules.cards import Rank
from audiogame.rules.state import Action, Event, Seat, State


class Whimsical:
    """Plays high when much is at stake, low otherwise; as a spy takes what it can, cheaply."""

    def hear(self, event: Event) -> None:
        pass

    def choose(self, view: State, seat: Seat, random: Random) -> Action:
        assert isinstance(view, ScientificWar)
        legal = view.legal_actions(seat)
        plays = [action for action in legal if isinstance(action, Play)]
        if not plays:
            return self._swap(view, seat, legal)
        seen = {other: rank for other, rank in enumerate(view.chosen) if rank is not None}
        if view.spy == seat and seen:
            return self._spy(view, seat, plays, seen)
        # Legal plays come strongest first: of two at random the first is the stronger.
        one, other = sorted(random.randrange(len(plays)) for _ in range(2))
        bold = view.waiting > 0 or random.random() < 0.4
        return plays[one if bold else other]

    def _swap(self, view: ScientificWar, seat: Seat, legal: tuple[Action, ...]) -> Action:
        hand, pile = view.hands[seat], view.piles[seat]
        if Swap() not in legal or hand is None or pile is None:
            return Keep()
        return Swap() if sum(pile) > sum(hand) else Keep()

    def _spy(
        self, view: ScientificWar, seat: Seat, plays: list[Play], seen: dict[Seat, Rank]
    ) -> Action:
        for play in reversed(plays):
            low_wins = view.low_wins
            jacks = [*seen.values(), play.rank].count(Rank.JACK)
            if view.options.revolution == "now" and turns_order(jacks, view.options.jacks):
                low_wins = not low_wins
            if judge({**seen, seat: play.rank}, low_wins).winner == seat:
                return play
        return plays[-1]
