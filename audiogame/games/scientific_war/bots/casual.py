"""A bot for Scientific War that plays on a whim, with some sense."""

from __future__ import annotations

from random import Random

from audiogame.games.scientific_war.rules import Keep, Play, ScientificWar, Swap
from audiogame.games.scientific_war.trick import Trick
from audiogame.rules.cards import Rank
from audiogame.rules.game import Bot
from audiogame.rules.state import Action, Seat


class Whimsical(Bot[ScientificWar]):
    """Plays high at a high stake, low otherwise; as a spy takes the trick cheaply if it can."""

    def choose(self, view: ScientificWar, seat: Seat, random: Random) -> Action:
        """Choose one of two cards at random: the stronger one when the stake is high."""
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
        now, jacks = view.options.revolution == "now", view.options.jacks
        for play in reversed(plays):
            trick = Trick({**seen, seat: play.rank}, view.low_wins, now, jacks)
            if trick.verdict.winner == seat:
                return play
        return plays[-1]
