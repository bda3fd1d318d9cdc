"""Say what is so: the answers to the questions, and what a seat is asked to decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiogame.games.sichermans_war import questions
from audiogame.games.sichermans_war.questions import Task
from audiogame.rules.state import Event, Query, Seat

if TYPE_CHECKING:
    from audiogame.games.sichermans_war.rules import SichermansWar


def decision(war: SichermansWar, seat: Seat) -> Event:
    """Say what a seat that is awaited is asked."""
    match war.task:
        case Task.PICK:
            return questions.PickDue(seat, war.middle)
        case Task.SET_ASIDE:
            return questions.SetAsideDue(seat, war.piles[seat])
        case Task.CHOOSE:
            return questions.ChooseDue(seat, war.battle, war.piles[seat])
        case Task.ROLL:
            gap = war.skirmish.best - war.skirmish.totals[seat]
            return questions.RollDue(seat, gap, war.dice[seat])


def answer(war: SichermansWar, query: Query, seat: Seat) -> tuple[Event, ...]:
    """Answer a question of a seat; nothing is hidden from it but what nobody has seen."""
    match query:
        case Query.RULES:
            return (_rules(war),)
        case Query.TURN:
            return (_turn(war),)
        case Query.STANDING:
            order = _you_first(war, seat, war.points)
            return (questions.Standing(tuple([_holding(war, other) for other in order])),)
        case Query.SHOWN:
            return _shown(war, seat)
        case Query.OWN:
            total = war.skirmish.totals[seat] if war.skirmish.cards[seat] else None
            holds = (war.dice[seat], war.reserves[seat], war.piles[seat], total)
            return (questions.Own(seat, *holds),)


def _you_first(war: SichermansWar, seat: Seat, worth: tuple[int, ...]) -> list[Seat]:
    return sorted(range(war.seats), key=lambda other: (other != seat, -worth[other]))


def _rules(war: SichermansWar) -> Event:
    skirmish = war.skirmish
    contest = skirmish.contest if len(skirmish.contest) < war.seats else ()
    cards, points = skirmish.stake
    return questions.Rules(war.battle, war.number, skirmish.tie, contest, cards, points)


def _turn(war: SichermansWar) -> Event:
    skirmish = war.skirmish
    if war.rolling is not None:
        return questions.DieAwaited(war.actor, war.rolling)
    if war.chance is not None:
        return questions.CardsAwaited(war.battle, war.number, skirmish.turning)
    seat = war.actor
    done, then = tuple(range(seat)), tuple(range(seat + 1, war.seats))
    if war.task is Task.ROLL:
        done, then = skirmish.passed, skirmish.to_ask(seat, war.dice)[:-1]
    return questions.Turn(seat, war.task, war.battle, war.number, done, then)


def _holding(war: SichermansWar, seat: Seat) -> questions.Holding:
    return questions.Holding(seat, war.points[seat], war.dice[seat], war.reserves[seat])


def _shown(war: SichermansWar, seat: Seat) -> tuple[Event, ...]:
    skirmish = war.skirmish
    fronts = [
        questions.Front(
            other,
            skirmish.cards[other],
            skirmish.throws[other],
            skirmish.totals[other],
            other not in skirmish.contest,
        )
        for other in _you_first(war, seat, skirmish.totals)
        if skirmish.cards[other]
    ]
    return (questions.Shown(tuple(fronts)),) if fronts else ()
