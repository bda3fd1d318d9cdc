"""Assessments in words: what choices cost and luck gave, and each choice with the reason."""

from __future__ import annotations

from collections.abc import Iterator

from audiogame.archive.assessment import Assessment, Judged
from audiogame.narration.narrator import Narrator
from audiogame.narration.valuation_words import advice_parts, amount_words
from audiogame.rules.game import Advice
from audiogame.rules.state import Query


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
    if found.luck is not None:
        luck = amount_words(narrator, found.unit, found.luck)
        even = abs(found.luck) < found.unit.least
        others, gave = found.with_others, found.luck > 0
        yield narrator.say("assess-luck", even=even, others=others, gave=gave, luck=luck)
    if bots := sum(one.player.bot is not None and not one.back for one in found.judged):
        yield narrator.say("assess-bots", count=bots)
    if back := sum(one.back and one.player.bot is None for one in found.judged):
        yield narrator.say("assess-back", count=back)


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
    return f"{told} {best}"
