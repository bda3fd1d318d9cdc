"""Advice in Sicherman's War: the expert's choice, and the worth of every choice."""

from __future__ import annotations

from random import Random

from audiogame.games.sichermans_war.rules import PASS, ROLLS, Roll, SichermansWar
from audiogame.games.sichermans_war.search.prospects import Prospect, noise, prospects, valuation
from audiogame.games.sichermans_war.search.reasons import Reason, out_of_reach, reason
from audiogame.games.sichermans_war.sicherman_dice import FACES, Die
from audiogame.rules.advice import nearly_as_good, only_choice, percents_together
from audiogame.rules.game import Advice, Adviser
from audiogame.rules.state import Action, Event, Seat
from audiogame.rules.valuation import Valuation, percent


class PilesAlike(Event):
    """The piles are alike: picking any of them makes no difference."""

    seat: Seat


class RollAdvised(Event):
    """To roll a die is best; `instead`, a die or None to pass, is second best or was chosen.

    Args:
        war, instead_war: chances to win the war, in percent.
        skirmish, instead_skirmish: chances to win this skirmish, in percent.
        more: how much higher `skirmish` is.
        leads: number of its six faces that lead.
        near: whether `instead` is nearly as good.
        reason: the cause that favours the best; None if none can be named.
    """

    seat: Seat
    die: Die
    war: int
    skirmish: int
    leads: int
    instead: Die | None
    instead_war: int
    instead_skirmish: int
    more: int
    near: bool
    reason: Reason | None


class PassAdvised(Event):
    """To pass is best, better than to roll the die `instead`.

    `war`, `instead_war`, `skirmish`, `instead_skirmish`, `more`, `near` and `reason` are as in
    `RollAdvised`.
    """

    seat: Seat
    war: int
    skirmish: int
    instead: Die
    instead_war: int
    instead_skirmish: int
    more: int
    near: bool
    reason: Reason | None


class RollWeighed(Event):
    """Worth of a roll.

    Args:
        leads, ties: number of its six faces that lead, and that tie.
        skirmish, war: chances to win them, in percent.
    """

    seat: Seat
    die: Die
    leads: int
    ties: int
    skirmish: int
    war: int


class PassWeighed(Event):
    """Worth of a pass: chances to win the `skirmish` and the `war`, in percent."""

    seat: Seat
    skirmish: int
    war: int


class Counsel(Adviser[SichermansWar]):
    """Adviser that recommends the expert's choice, from public information."""

    def weigh(self, view: SichermansWar, seat: Seat, random: Random) -> Valuation:
        """Return the chance to win the war with each choice; piles are alike."""
        asked = isinstance(view.legal_actions(seat)[0], Roll)
        return valuation(view, seat) if asked else Valuation(())

    def advise(self, view: SichermansWar, seat: Seat, random: Random) -> Advice:
        """Return whether to roll, which die, and the worth of every choice."""
        if only := only_choice(view, seat):
            return only
        legal = view.legal_actions(seat)
        if not isinstance(legal[0], Roll):
            alike = (PilesAlike(seat),)
            return Advice(legal[0], alike, alike)
        found = prospects(view, seat)
        return _advice(view, seat, found, found[1])

    def compare(self, view: SichermansWar, seat: Seat, action: Action, random: Random) -> Advice:
        """Return the expert's choice against another one, and the worth of every choice."""
        if not isinstance(action, Roll):
            return self.advise(view, seat, random)
        found = prospects(view, seat)
        chosen = [one for one in found[1:] if one.action == action]
        return _advice(view, seat, found, *(chosen or found[1:])[:1])


def _advice(
    view: SichermansWar, seat: Seat, found: tuple[Prospect, ...], other: Prospect
) -> Advice:
    """Return the best of some choices against another one, and the worth of the others."""
    best, *others = found
    weighed = tuple([_weighed(view, seat, best, prospect) for prospect in others])
    hopeless = best.die is None and out_of_reach(view, seat)
    near = nearly_as_good(best.value, other.value, noise(view, seat))
    why = None if near and not hopeless else reason(view, seat, best, other)
    war, instead_war = percents_together(best.value, other.value)
    chances = (war, percent(best.skirmish))
    more = chances[1] - percent(other.skirmish)
    instead = (instead_war, percent(other.skirmish), more)
    if best.die is None:
        assert other.die is not None, "there is one choice to pass"
        event: Event = PassAdvised(seat, *chances, other.die, *instead, near, why)
        return Advice(PASS, (event,), weighed)
    leads, _ = _faces(view, seat, best.die)
    event = RollAdvised(seat, best.die, *chances, leads, other.die, *instead, near, why)
    return Advice(ROLLS[best.die], (event,), weighed)


def _weighed(war: SichermansWar, seat: Seat, best: Prospect, other: Prospect) -> Event:
    chances = percent(other.skirmish), percents_together(best.value, other.value)[1]
    if other.die is None:
        return PassWeighed(seat, *chances)
    return RollWeighed(seat, other.die, *_faces(war, seat, other.die), *chances)


def _faces(war: SichermansWar, seat: Seat, die: Die) -> tuple[int, int]:
    """Return how many faces of a die lead, and how many tie."""
    gap, faces = war.skirmish.gap(seat), FACES[die]
    return sum([face > gap for face in faces]), faces.count(gap)
