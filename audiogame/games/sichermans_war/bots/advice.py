"""Advice in Sicherman's War: what the expert would do, and what every choice comes to."""

from __future__ import annotations

from random import Random

from audiogame.games.sichermans_war.rules import PASS, ROLLS, SKIRMISHES, Roll, SichermansWar
from audiogame.games.sichermans_war.search.prospects import Prospect, prospects
from audiogame.games.sichermans_war.sicherman_dice import FACES, Die
from audiogame.rules.game import Advice
from audiogame.rules.state import Event, Seat, State


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
    """To pass is best, better than to roll a certain die; `hopeless` if no dice catch up."""

    seat: Seat
    skirmish: int
    war: int
    die: Die
    rolling: int
    left: int
    hopeless: bool


class RollWeighed(Event):
    """What the roll of a die comes to, as in `RollAdvised`."""

    seat: Seat
    die: Die
    leads: int
    ties: int
    skirmish: int
    war: int


class PassWeighed(Event):
    """What a pass comes to, chances in percent."""

    seat: Seat
    skirmish: int
    war: int


class Counsel:
    """Advises as the expert chooses, from what everyone at the table sees."""

    def hear(self, event: Event) -> None:
        pass

    def advise(self, view: State, seat: Seat, random: Random) -> Advice:
        assert isinstance(view, SichermansWar)
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
            hopeless = sum([max(FACES[die]) for die in view.dice[seat]]) < _gap(view, seat)
            chances = (_percent(best.skirmish), _percent(best.war))
            rolling = (second.die, _percent(second.war))
            event: Event = PassAdvised(seat, *chances, *rolling, left, hopeless)
            return Advice(PASS, (event,), weighed)
        passing = next(prospect for prospect in others if prospect.die is None)
        told = _told(view, seat, best, best.die)
        event = RollAdvised(seat, *told, _percent(passing.war), left)
        return Advice(ROLLS[best.die], (event,), weighed)


def _weighed(war: SichermansWar, seat: Seat, prospect: Prospect) -> Event:
    if prospect.die is None:
        return PassWeighed(seat, _percent(prospect.skirmish), _percent(prospect.war))
    return RollWeighed(seat, *_told(war, seat, prospect, prospect.die))


def _told(
    war: SichermansWar, seat: Seat, prospect: Prospect, die: Die
) -> tuple[Die, int, int, int, int]:
    gap, faces = _gap(war, seat), FACES[die]
    leads = sum([face > gap for face in faces])
    chances = (_percent(prospect.skirmish), _percent(prospect.war))
    return die, leads, faces.count(gap), *chances


def _gap(war: SichermansWar, seat: Seat) -> int:
    return war.skirmish.best - war.skirmish.totals[seat]


def _percent(chance: float) -> int:
    """Round a chance to percents, but never to certainty or to none."""
    if 0 < chance < 1:
        return min(max(round(100 * chance), 1), 99)
    return round(100 * chance)
