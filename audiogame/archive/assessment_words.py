"""Assessments in words: what choices cost and luck gave, and each choice with the reason."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import fsum
from pathlib import Path

from audiogame.archive.assessment import Assessment, Judged
from audiogame.archive.kept_assessments import KeptAssessment, read_assessments
from audiogame.archive.results import PERSON, GameResult
from audiogame.archive.statistics import Statistics
from audiogame.narration.narrator import Narrator
from audiogame.narration.valuation_words import advice_parts, amount_words
from audiogame.rules.fault import Fault
from audiogame.rules.game import Advice
from audiogame.rules.state import Query
from audiogame.rules.valuation import Unit
from audiogame.rules.value import Value
from audiogame.table.library import find_game


def summary_words(narrator: Narrator, found: Assessment, skill: bool) -> str:
    """Return the assessment in a few sentences, said to its player: what is well played first.

    Args:
        narrator: of the archive's messages.
        skill: whether a choice of the game can be better than another.
    """
    return " ".join(_summary(narrator, found, skill))


def _summary(narrator: Narrator, found: Assessment, skill: bool) -> Iterator[str]:
    if not skill:
        throws, points, expected = found.throws
        yield narrator.say(
            "assess-all-luck", throws=throws, points=points, expected=f"{expected:.1f}"
        )
        return
    choices, costly = len(found.own), len(found.costly)
    cost = amount_words(narrator, found.unit, sum(one.cost for one in found.costly))
    message = "assess-costs" if costly else "assess-well"
    yield narrator.say(message, choices=choices, costly=costly, about=found.about, cost=cost)
    yield from _dearest(narrator, found)
    if found.luck is not None:
        luck = amount_words(narrator, found.unit, found.luck)
        even = abs(found.luck) < found.unit.least
        others, gave = found.with_others, found.luck > 0
        yield narrator.say("assess-luck", even=even, others=others, gave=gave, luck=luck)
    if bots := sum(one.player.bot is not None and not one.back for one in found.judged):
        yield narrator.say("assess-bots", count=bots)
    if back := sum(one.back and one.player.bot is None for one in found.judged):
        yield narrator.say("assess-back", count=back)


def _dearest(narrator: Narrator, found: Assessment) -> Iterator[str]:
    """Yield which of several costly choices cost most, if it is one, as amounts are told."""
    if len(found.costly) < 2:
        return
    second, dearest = sorted(found.costly, key=lambda one: one.cost)[-2:]
    costs = [amount_words(narrator, found.unit, one.cost) for one in (second, dearest)]
    if costs[0] != costs[1]:
        number, about = found.costly.index(dearest) + 1, dearest.valuation.error > 0
        yield narrator.say("assess-dearest", number=number, about=about, cost=costs[1])


def choice_words(narrator: Narrator, game: Narrator, judged: Judged, advice: Advice | None) -> str:
    """Return a choice with the position, what it cost, and what the expert advises instead.

    Args:
        narrator: of the archive's messages.
        game: of the game's messages, with the players' names.
        advice: the expert's; None if the choice is not explained.
    """
    seat = judged.seat
    kind = "back" if judged.back else "bot" if judged.player.bot else "you"
    valuation, view = judged.valuation, judged.view
    position = (*view.answer(Query.OWN, seat), view.decision(seat))
    told = narrator.say(
        "assess-choice",
        position=" ".join(game.tell(event, (seat,)) for event in position),
        kind=kind,
        name=judged.player.name,
        chosen=game.tell(view.preview(seat, judged.action) or judged.action, (seat,)),
        costs=judged.costly,
        about=valuation.error > 0,
        cost=amount_words(narrator, valuation.unit, judged.cost),
    )
    if advice is None or not judged.costly:
        return told
    best = advice_parts(narrator, lambda event: game.tell(event, (seat,)), advice)[0]
    return f"{told} {narrator.say('assess-better', best=best)}"


class PlayedGames(Value):
    """The finished games of one person in one game: those reviewed, and the records of the rest."""

    kept: tuple[KeptAssessment, ...]
    unkept: tuple[str, ...]


def play_of(data: Path, one: Statistics, results: Iterable[GameResult]) -> PlayedGames:
    """Return the reviewed and the other games that statistics are of; none without an expert.

    Args:
        data: the program's folder.
        one: the statistics.
        results: all games.
    """
    try:
        game = find_game(one.game)
    except Fault:  # it is not installed any more
        return PlayedGames((), ())
    if game.adviser is None:
        return PlayedGames((), ())
    kept = {(each.record, each.seat): each for each in read_assessments(data)}
    found: list[KeptAssessment] = []
    unkept: list[str] = []
    for result in results:
        for seat in result.seats:
            own = (seat.player, seat.kind, result.game) == (one.player, PERSON, one.game)
            if own and not result.apart and (seat.advice > 0) == one.advised:
                each = kept.get((result.record, seat.seat))
                if each is not None:
                    found.append(each)
                elif result.record not in unkept:
                    unkept.append(result.record)
    return PlayedGames(tuple(found), tuple(unkept))


LAST = 10
"""Games that are compared with those before."""


def play_sentences(
    narrator: Narrator, kept: Sequence[KeptAssessment], unreviewed: int
) -> Iterator[str]:
    """Yield what the choices of a person cost in the games of one kind, and what luck gave.

    Args:
        narrator: of the archive's messages.
        kept: the reviewed games of the person, the oldest first.
        unreviewed: number of the person's finished games that are not reviewed.
    """
    if kept:
        unit = kept[0].unit
        costs = [one.cost for one in kept]
        about = any(one.about for one in kept)
        yield narrator.say(
            "stat-play", games=len(kept), about=about, cost=_mean(narrator, unit, costs)
        )
        if len(kept) > LAST:
            recent, before = costs[-LAST:], costs[:-LAST]
            yield narrator.say(
                "stat-play-lately",
                last=LAST,
                recent=_mean(narrator, unit, recent),
                before=_mean(narrator, unit, before),
            )
        luck = [one.luck for one in kept if one.luck is not None]
        if luck:
            mean = fsum(luck) / len(luck)
            yield narrator.say(
                "stat-play-luck",
                others=any(one.with_others for one in kept),
                gave=mean > 0,
                luck=amount_words(narrator, unit, mean),
            )
    if unreviewed:
        yield narrator.say("stat-unreviewed", games=unreviewed)


def _mean(narrator: Narrator, unit: Unit, amounts: Sequence[float]) -> str:
    return amount_words(narrator, unit, fsum(amounts) / len(amounts))
