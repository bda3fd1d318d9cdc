"""Tell of a skirmish: events made from one moment of it."""

from __future__ import annotations

from audiogame.games.sichermans_war.cards import COURT, strength
from audiogame.games.sichermans_war.dice import FACES, Die
from audiogame.games.sichermans_war.events import (
    Added,
    Alike,
    Laid,
    NaturalTie,
    Place,
    Reinforced,
    Rolled,
    Score,
    Stalemate,
    TieStands,
    Total,
    Turned,
    WarWon,
)
from audiogame.games.sichermans_war.questions import DieOffered
from audiogame.games.sichermans_war.skirmish import Skirmish
from audiogame.rules.cards import Rank
from audiogame.rules.state import Event, Seat


def _laid(skirmish: Skirmish, seats: tuple[Seat, ...]) -> tuple[Laid, ...]:
    last = [(seat, skirmish.cards[seat][-1]) for seat in seats]
    return tuple([Laid(seat, rank, strength(rank)) for seat, rank in last])


def turned(skirmish: Skirmish) -> Event:
    """Tell of cards that were just turned: who leads, or that they tie."""
    leaders, ranking = skirmish.leaders, skirmish.ranking
    again = any(len(cards) > 1 for cards in skirmish.cards)
    if len(leaders) > 1:
        rank = skirmish.cards[leaders[0]][-1]
        plain = not again and rank not in COURT and rank is not Rank.JOKER
        out = tuple([seat for seat in ranking if seat not in leaders])
        total = None if plain else skirmish.best
        return NaturalTie(Alike(rank), total, leaders, _laid(skirmish, out), again)
    if not again:
        return Turned(ranking[0], _laid(skirmish, ranking))
    added = [Added(seat, skirmish.cards[seat][-1], skirmish.totals[seat]) for seat in ranking]
    first, second = added[:2]
    return Reinforced(first.seat, first.rank, first.total, second.rank, second.total, tuple(added))


def rolled(skirmish: Skirmish, seat: Seat, die: Die, face: int) -> Rolled:
    """Tell of a die that has just landed and is counted already."""
    others = [Total(other, skirmish.totals[other]) for other in skirmish.ranking if other != seat]
    total, best = skirmish.totals[seat], others[0].total
    place = Place.LEADS if total > best else Place.TIES if total == best else Place.TRAILS
    return Rolled(seat, die, face, total, place, best, tuple(others))


def tie_stands(skirmish: Skirmish) -> TieStands:
    """Tell that nobody breaks a forced tie by dice."""
    out = [
        Total(seat, skirmish.totals[seat])
        for seat in skirmish.ranking
        if seat not in skirmish.leaders
    ]
    return TieStands(skirmish.best, skirmish.leaders, tuple(out))


def offered(skirmish: Skirmish, seat: Seat, die: Die) -> DieOffered:
    """Tell of a die that a seat may roll: its faces, and which of them are needed."""
    gap = skirmish.best - skirmish.totals[seat]
    faces = FACES[die]
    leading = [face for face in faces if face > gap]
    need = min(leading, default=None)
    ties = gap if gap in faces else None
    return DieOffered(seat, die, faces, gap, need, need == max(faces), ties)


def ranked(points: tuple[int, ...]) -> tuple[Score, ...]:
    """List the scores, the highest first."""
    order = sorted(range(len(points)), key=lambda seat: -points[seat])
    return tuple([Score(seat, points[seat]) for seat in order])


def war_ended(points: tuple[int, ...]) -> Event:
    """Tell who has won the war, or between whom it is a stalemate (ruling 11)."""
    best = max(points)
    first = tuple([seat for seat, won in enumerate(points) if won == best])
    others = tuple([score for score in ranked(points) if score.points < best])
    if len(first) == 1:
        return WarWon(first[0], best, others)
    return Stalemate(first, best, others)
