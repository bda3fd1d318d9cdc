"""Values and advice in words: percent to win, points, dollars, and what an expert would do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from decimal import Decimal

from audiogame.narration.message_values import small_number
from audiogame.narration.narrator import Narrator
from audiogame.rules.game import Advice
from audiogame.rules.state import Action, Event
from audiogame.rules.valuation import ChoiceValue, Unit, percent

CENTS = 100
AT_ONCE = 3
"""Alternatives told together."""


def amount_words(
    narrator: Narrator, unit: Unit, amount: float, about: bool = False, fine: bool = False
) -> str:
    """Return an amount in words, without its sign, such as "11 percent to win".

    Args:
        about: whether it is an estimate, and told as that.
        fine: whether points are told in tenths, as they always are below one.
    """
    size = abs(amount)
    values: dict[str, int | Decimal]
    match unit:
        case Unit.WIN:
            values = {"amount": percent(size)}
        case Unit.POINTS:
            tenths = Decimal(f"{size:.1f}")
            told = (fine or size < 1) and tenths != round(tenths)
            values = {"amount": tenths if told else round(size)}
        case Unit.DOLLARS:
            dollars, cents = divmod(round(size * CENTS), CENTS)
            values = {"dollars": dollars, "cents": cents}
    numbers = {
        name: small_number(value) if isinstance(value, int) else narrator.value(value, (), False)
        for name, value in values.items()
    }
    words = narrator.texts.format(f"amount-{unit.value}", numbers)
    return narrator.texts.format("amount-about", {"amount": words}) if about else words


def advice_parts(
    narrator: Narrator,
    tell: Callable[[Event | Action], str],
    advice: Advice,
    against: Action | None = None,
) -> tuple[str, ...]:
    """Return the best choice, then the alternatives, `AT_ONCE` of them together.

    Args:
        narrator: of the program's messages, for a game without words of its own.
        tell: narrates an event or an action of the game for the seat that asks.
        against: the choice that the best is compared with, whose value then follows it.
    """
    others: Sequence[str]
    best, others = " ".join(map(tell, advice.best)), [*map(tell, advice.others)]
    valuation = advice.valuation
    if not best and valuation is not None and valuation.choices:
        fine = valuation.fine

        def valued(one: ChoiceValue) -> str:
            amount = amount_words(narrator, valuation.unit, one.value, fine=fine)
            below = one.value < 0
            return narrator.say("advice-valued", told=tell(one.action), below=below, amount=amount)

        first, *rest = sorted(valuation.choices, key=lambda one: -one.value)
        at_hand = [one for one in rest if one.action == against]
        best = " ".join(map(valued, (first, *at_hand)))
        others = [valued(one) for one in rest if one not in at_hand]
    starts = range(0, len(others), AT_ONCE)
    parts = (" ".join(others[at : at + AT_ONCE]) for at in starts)
    return (best or tell(advice.action), *parts)
