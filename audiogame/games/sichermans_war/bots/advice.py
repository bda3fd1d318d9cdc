"""Advice in Sicherman's War: what the expert would do, and what every choice comes to."""

from __future__ import annotations

from random import Random

from audiogame.games.sichermans_war.rules import PASS, ROLLS, SKIRMISHES, Roll, SichermansWar
from audiogame.games.sichermans_war.search.prospects import Prospect, prospects
from audiogame.games.sichermans_war.sicherman_dice import FACES, Die
from audiogame.rules.game import Advice, Adviser
from audiogame.rules.odds import percent
from audiogame.rules.state import Event, Seat


class PilesAlike(Event):
    """Which pile makes no difference."""

    seat: Seat


class RollAdvised(Event):
    """To roll a die is best.

    Args:
        leads, ties: on how many of its six faces it leads, and ties.
        skirmish, war: chances to win them, in percent.
        passing: the chance to win the war after a pass, in percent.
        left: how many skirmishes of the battle the die could be kept for.
    """

    seat: Seat
    die: Die
    leads: int
    ties: int
    skirmish: int
    war: int
    passing: int
    left: int


class PassAdvised(Event):
    """To pass is best, better than to roll a certain die.

    Args:
        skirmish, war: chances to win them after a pass, in percent.
        rolling: the chance to win the war after a roll of the die, in percent.
        left: as in `RollAdvised`.
        hopeless: whether no dice catch up.
    """

    seat: Seat
    skirmish: int
    war: int
    die: Die
    rolling: int
    left: int
    hopeless: bool


class RollWeighed(Event):
    """What a roll comes to: `leads`, `ties`, `skirmish` and `war` are as in `RollAdvised`."""

    seat: Seat
    die: Die
    leads: int
    ties: int
    skirmish: int
    war: int


class PassWeighed(Event):
    """What a pass comes to: chances to win the `skirmish` and the `war`, in percent."""

    seat: Seat
    skirmish: int
    war: int


class Counsel(Adviser[SichermansWar]):
    """Advises as the expert chooses, from what everyone at the table sees."""

    def advise(self, view: SichermansWar, seat: Seat, random: Random) -> Advice:
        """Say whether to roll, which die, and what every choice comes to."""
        legal = view.legal_actions(seat)
        if not isinstance(legal[0], Roll):
            alike = (PilesAlike(seat),)
            return Advice(legal[0], alike, alike)
        found = prospects(view, seat)
        best, *others = found
        weighed = tuple([_weighed(view, seat, prospect) for prospect in others])
        left = SKIRMISHES - view.number
        if best.die is None:
            second = others[0]
            assert second.die is not None, "there is one choice to pass"
            hopeless = sum([max(FACES[die]) for die in view.dice[seat]]) < view.skirmish.gap(seat)
            chances = (percent(best.skirmish), percent(best.war))
            rolling = (second.die, percent(second.war))
            event: Event = PassAdvised(seat, *chances, *rolling, left, hopeless)
            return Advice(PASS, (event,), weighed)
        passing = next(prospect for prospect in others if prospect.die is None)
        told = _told(view, seat, best, best.die)
        event = RollAdvised(seat, *told, percent(passing.war), left)
        return Advice(ROLLS[best.die], (event,), weighed)


def _weighed(war: SichermansWar, seat: Seat, prospect: Prospect) -> Event:
    if prospect.die is None:
        return PassWeighed(seat, percent(prospect.skirmish), percent(prospect.war))
    return RollWeighed(seat, *_told(war, seat, prospect, prospect.die))


def _told(
    war: SichermansWar, seat: Seat, prospect: Prospect, die: Die
) -> tuple[Die, int, int, int, int]:
    gap, faces = war.skirmish.gap(seat), FACES[die]
    leads = sum([face > gap for face in faces])
    chances = (percent(prospect.skirmish), percent(prospect.war))
    return die, leads, faces.count(gap), *chances
