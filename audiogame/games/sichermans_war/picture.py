"""Picture of Sicherman's War: piles, dice, the skirmish, and the points won."""

from __future__ import annotations

from enum import Enum

from audiogame.games.sichermans_war.deck import PILE
from audiogame.games.sichermans_war.sicherman_dice import Die
from audiogame.games.sichermans_war.skirmish import Skirmish
from audiogame.rules import picture
from audiogame.rules.picture import Area, Group, Mark, Picture, PictureCard, Score, backs, drawn
from audiogame.rules.state import Seat


class Lead(Enum):
    """What a seat leads in, beside the points."""

    SKIRMISH = "skirmish"
    TIED = "tied"


def table(
    points: tuple[int, ...],
    dice: tuple[tuple[Die, ...], ...],
    reserves: tuple[int, ...],
    piles: tuple[int, ...],
    middle: int,
    skirmish: Skirmish,
    awaited: tuple[Seat, ...],
    rolling: Die | None,
) -> Picture:
    """Return the picture; all but the middle and the skirmish by seat, as in the state.

    Args:
        awaited: the seat that has to act, or has thrown the die that is `rolling`.
    """
    groups = [Group(Area.PILE, (PictureCard(count=PILE),) * middle)]
    for seat, won in enumerate(points):
        thrown = rolling if seat in awaited else None
        ready = [
            picture.Die(kind=die, mark=Mark.CHOSEN if die is thrown else None) for die in dice[seat]
        ]
        mark = Mark.AWAITED if seat in awaited else None
        groups += [
            Group(Area.SCORE, (Score(won),), seat, mark),
            Group(Area.HELD, tuple(ready), seat),
            Group(Area.RESERVE, backs(reserves[seat]), seat),
            Group(Area.PILE, (PictureCard(count=PILE),) * piles[seat], seat),
        ]
        if skirmish.cards[seat]:
            groups += _front(skirmish, seat)
    return drawn(*groups, about=(Area.LAID, awaited[0]) if len(awaited) == 1 else None)


def _front(skirmish: Skirmish, seat: Seat) -> tuple[Group, Group]:
    """Return the cards and dice before a seat in the skirmish, and their sum."""
    cards = [PictureCard(rank) for rank in skirmish.cards[seat]]
    dice = [picture.Die(thrown.face, thrown.die) for thrown in skirmish.throws[seat]]
    mark: Enum | None = Mark.OUT if seat not in skirmish.contest else None
    if seat in skirmish.leaders:
        mark = Lead.SKIRMISH if len(skirmish.leaders) == 1 else Lead.TIED
    total = (Score(skirmish.totals[seat]),)
    return Group(Area.LAID, (*cards, *dice), seat, mark), Group(Area.ROUND, total, seat)
