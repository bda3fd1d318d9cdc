"""Assessments in words: what choices cost and luck gave, and each choice with the reason."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from decimal import Decimal
from math import fsum
from pathlib import Path

from audiogame.archive.assessment import Assessment, Habit, Judged, dearest_habit
from audiogame.archive.description import game_narrator, told_line
from audiogame.archive.kept_assessments import KeptAssessment, read_assessments
from audiogame.archive.results import PERSON, GameResult, Statistics
from audiogame.narration.narrator import Line, Narrator, Verbosity
from audiogame.narration.valuation_words import advice_parts, amount_words
from audiogame.rules.fault import Fault
from audiogame.rules.game import Advice
from audiogame.rules.state import Action, Event, Query
from audiogame.rules.valuation import Unit
from audiogame.rules.value import Value
from audiogame.table.library import find_game


def summary_words(narrator: Narrator, found: Assessment, skill: bool) -> str:
    """Return the assessment in a few sentences, said to its player: what is well played first.

    Last comes what would have helped most.

    Args:
        narrator: of the game's and the archive's messages.
        skill: whether a choice of the game can be better than another.
    """
    told = [*_summary(narrator, found, skill)]
    habit = found.habit
    if habit is not None:
        told += _habit_words(narrator, "assess-habit", found.unit, habit, about=found.about)
    return " ".join(told)


def _summary(narrator: Narrator, found: Assessment, skill: bool) -> Iterator[str]:
    if not skill:
        throws, points, expected = found.throws
        yield narrator.say(
            "assess-all-luck", throws=throws, points=points, expected=Decimal(f"{expected:.1f}")
        )
        return
    choices, costly = len(found.own), len(found.costly)
    total = fsum(one.cost for one in found.costly)
    each = costly > 1 and _too_much(found.unit, total)
    # A sum of the exact costs: it may differ from the sum of what is told, each rounded.
    cost = amount_words(narrator, found.unit, total / costly if each else total, found.about)
    message = "assess-costs" if costly else "assess-well"
    yield narrator.say(message, choices=choices, costly=costly, each=each, cost=cost)
    yield from _dearest(narrator, found)
    if found.luck is not None:
        luck = amount_words(narrator, found.unit, found.luck, found.about)
        even, much = abs(found.luck) < found.unit.least, _too_much(found.unit, found.luck)
        others, gave = found.with_others, found.luck > 0
        yield narrator.say("assess-luck", even=even, others=others, gave=gave, much=much, luck=luck)
    if bots := sum(one.player.bot is not None and not one.back for one in found.judged):
        yield narrator.say("assess-bots", count=bots)
    if back := sum(one.back and one.player.bot is None for one in found.judged):
        yield narrator.say("assess-back", count=back)


def _habit_words(
    narrator: Narrator, message: str, unit: Unit, habit: Habit, about: bool
) -> Iterator[str]:
    """Yield what to do instead of a habit, and what that would have saved."""
    kind = narrator.message_id(habit.mistake)
    if narrator.texts.has(kind):
        each = _too_much(unit, habit.cost)
        saved = habit.cost / habit.choices if each else habit.cost
        yield narrator.say(kind)
        cost = amount_words(narrator, unit, saved, about)
        yield narrator.say(message, choices=habit.choices, each=each, cost=cost)


def _too_much(unit: Unit, amount: float) -> bool:
    """Return whether a sum is more than anybody can win or lose: over 100 percent to win."""
    return unit is Unit.WIN and abs(amount) > 1


def _dearest(narrator: Narrator, found: Assessment) -> Iterator[str]:
    """Yield which of several costly choices cost most, if it is one, as amounts are told."""
    if len(found.costly) < 2:
        return
    second, dearest = sorted(found.costly, key=lambda one: one.cost)[-2:]
    about = dearest.valuation.error > 0
    costs = [amount_words(narrator, found.unit, one.cost, about) for one in (second, dearest)]
    if costs[0] != costs[1]:
        number = found.costly.index(dearest) + 1
        yield narrator.say("assess-dearest", costly=len(found.costly), number=number, cost=costs[1])


SUMMARY, CHOICE = 180, 110
"""Most characters of a summary and of a choice that are heard."""


def short_summary(narrator: Narrator, found: Assessment, skill: bool, keys: str = "") -> str:
    """Return an assessment as it is heard: what is well played, and what would have helped most.

    What luck gave is left out where all of it is too long.

    Args:
        narrator, skill: as for `summary_words`.
        keys: the id of the sentence on the keys that go to costly choices; empty for none.
    """
    told = [*_summary(narrator, found, skill)]
    if not skill:
        return told[0]
    said = told[:1]
    if len(found.costly) > 1:
        total = fsum(one.cost for one in found.costly)
        each = _too_much(found.unit, total)
        cost = amount_words(
            narrator, found.unit, total / len(found.costly) if each else total, found.about
        )
        said = [
            narrator.say(
                "assess-costs-briefly",
                choices=len(found.own),
                costly=len(found.costly),
                each=each,
                cost=cost,
            )
        ]
    rest = [one for one in told[1:] if one not in [*_dearest(narrator, found)]]
    habit = found.habit
    if habit is not None:
        kind = narrator.message_id(habit.mistake)
        rest = [*([narrator.say(kind)] if narrator.texts.has(kind) else ()), *rest]
    last = [narrator.say(keys)] if keys and found.costly else []
    for one in rest:
        if len(" ".join((*said, one, *last))) <= SUMMARY:
            said.append(one)
    return " ".join((*said, *last))


def short_choice(narrator: Narrator, judged: Judged, named: bool = False) -> str:
    """Return a choice as it is heard: what was asked, what was chosen, what was better, the cost.

    Dice that were rolled come first, where there is room.  All of the position is told by its own
    keys, and the reason by the key for advice.

    Args:
        narrator, named: as for `choice_words`.
    """
    seat, listeners = judged.seat, () if named else (judged.seat,)
    kind = "bot" if judged.player.bot else "named" if named else "back" if judged.back else "you"
    valuation, view = judged.valuation, judged.view
    before, narrator.verbosity = narrator.verbosity, Verbosity.BRIEF

    def named_action(action: Action) -> str:
        """Return an action, where its preview names it before a colon up to that."""
        told, *_ = view.described(seat, action)
        name, colon, _ = narrator.tell(told, listeners).partition(":")
        return f"{name}." if colon and "." not in name else narrator.tell(action, listeners)

    try:
        asked = narrator.tell(view.decision(seat), listeners)
        values = {
            "kind": kind,
            "name": judged.player.name,
            "chosen": named_action(judged.action),
            "costs": judged.costly,
            "best": named_action(valuation.best.action) if judged.costly else "",
            "cost": amount_words(narrator, valuation.unit, judged.cost, valuation.error > 0),
        }
        told = narrator.say("assess-choice-briefly", asked=asked, **values)
        if len(told) > CHOICE:
            return narrator.say("assess-choice-briefly", asked="", **values).strip()
        if not view.faces_shown(seat):
            return told
        own = " ".join(narrator.tell(one, listeners) for one in view.answer(Query.OWN, seat))
        rolled = f"{own.partition('. ')[0].rstrip('.')}. {told}"
        return rolled if len(rolled) <= CHOICE else told
    finally:
        narrator.verbosity = before


def choice_words(
    narrator: Narrator,
    judged: Judged,
    advice: Advice | None,
    named: bool = False,
) -> str:
    """Return a choice with the position, what it cost, and what the expert advises instead.

    Args:
        narrator: of the game's and the archive's messages, with the players' names.
        advice: the expert's, against the choice; None if the choice is not explained.
        named: whether the player is told by name, as where all seats are looked on.
    """
    seat, listeners = judged.seat, () if named else (judged.seat,)
    kind = "bot" if judged.player.bot else "named" if named else "back" if judged.back else "you"
    valuation, view = judged.valuation, judged.view

    def tell(event: Event | Action) -> str:
        return narrator.tell(event, listeners)

    told = narrator.say(
        "assess-choice",
        position=" ".join(map(tell, view.position(seat))),
        kind=kind,
        name=judged.player.name,
        chosen=" ".join(map(tell, view.described(seat, judged.action))),
        costs=judged.costly,
        cost=amount_words(narrator, valuation.unit, judged.cost, valuation.error > 0),
    )
    if advice is None or not judged.costly:
        return told
    best = advice_parts(narrator, tell, advice, judged.action)[0]
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
            alike = (seat.advice > 0, result.alone) == (one.advised, one.alone)
            if own and not result.apart and alike:
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
) -> Iterator[Line]:
    """Yield what the choices of a person cost in the games of one kind, and what luck gave.

    Each sentence has its language: what quotes the game is told in that of the game.

    Args:
        narrator: of the archive's messages.
        kept: the reviewed games of the person, the oldest first.
        unreviewed: number of the person's finished games that are not reviewed.
    """
    if kept:
        unit = kept[0].unit
        parts = (kept, kept[-LAST:], kept[:-LAST]) if len(kept) > LAST else (kept,)
        each = any(_too_much(unit, _mean([one.cost for one in part])) for part in parts)
        about = any(one.about for one in kept)
        cost = amount_words(narrator, unit, _cost(kept, each), about)
        yield told_line(narrator, "stat-play", games=len(kept), each=each, cost=cost)
        if len(kept) > LAST:
            recent, before = [amount_words(narrator, unit, _cost(part, each)) for part in parts[1:]]
            yield told_line(
                narrator, "stat-play-lately", last=LAST, each=each, recent=recent, before=before
            )
        luck = [one.luck for one in kept if one.luck is not None]
        if luck:
            mean = _mean(luck)
            yield told_line(
                narrator,
                "stat-play-luck",
                others=any(one.with_others for one in kept),
                gave=mean > 0,
                much=_too_much(unit, mean),
                luck=amount_words(narrator, unit, mean, about),
            )
        lately = kept[-LAST:]
        habit = dearest_habit((one.mistake, one.cost) for each in lately for one in each.costly)
        if habit is not None:
            game = game_narrator(narrator.texts.wanted, find_game(kept[0].game))
            for words in _habit_words(game, "stat-play-habit", unit, habit, about):
                yield Line(words, language=game.texts.language)
    if unreviewed:
        yield told_line(narrator, "stat-unreviewed", games=unreviewed)


def _cost(kept: Sequence[KeptAssessment], each: bool) -> float:
    """Return what choices cost a game, or `each` costly choice, on average."""
    if each:
        return _mean([choice.cost for one in kept for choice in one.costly])
    return _mean([one.cost for one in kept])


def _mean(amounts: Sequence[float]) -> float:
    return fsum(amounts) / len(amounts) if amounts else 0.0
