"""Cues of Sicherman's War: drums that count the battles, three odd dice, ties and spoils."""

from __future__ import annotations

from functools import partial

from rendering.cards import PACES, burned, flipped, slap
from rendering.cues import Play, always
from rendering.dice import bounced, tap
from rendering.drums import drum, drum_roll, snare, sticks
from rendering.signals import Signal, level, luck, together
from rendering.tones import TOUCHES, bars, brass, falling, horn, muted, note, touched, tune
from rendering.wood import block, knock, pat, wiped


def battle(number: int) -> Signal:
    """A roll on the drum, and as many great beats as the battle's number."""
    parts: list[tuple[float, Signal]] = [(0.0, 0.34 * drum_roll(f"battle {number}", 0.12, 38.0))]
    for beat in range(number):
        start, loud = 0.18 + 0.14 * beat, 1.0 if beat == number - 1 else 0.85
        parts.append((start, loud * drum(f"battle {number} {beat}", 225.0, 0.26)))
        parts.append((start, 0.5 * snare(f"battle {number} {beat}", 0.07)))
    return together(parts)


def battle_over() -> Signal:
    """A battle is over: one great beat, and sticks laid down."""
    parts = [(0.0, drum("over", 210.0, 0.3)), (0.17, 0.5 * sticks("over 1"))]
    return together([*parts, (0.29, 0.45 * sticks("over 2"))])


def die(size: float, rolls: int, name: str, variant: int) -> Signal:
    """One die of a seat: it rolls as often as its kind says, and lands with its own pitch."""
    chance = luck(f"{name} {variant}")
    parts, now = [], 0.0
    for place in range(rolls):
        loud = level(-6.0 + float(chance.uniform(-4.0, 3.0)))
        parts.append((now, loud * tap(f"{name} {variant} {place}", size * 1.1)))
        now += float(chance.uniform(0.042, 0.09))
    pitch = note("G5") * size**2.6 * float(chance.uniform(0.97, 1.03))
    pitched = level(float(chance.uniform(-3.0, 1.0))) * bars(
        pitch, (0.2, 0.27, 0.33, 0.24)[variant - 1]
    )
    return together(
        [
            *parts,
            (now, bounced(f"{name} {variant}", size * float(chance.uniform(0.95, 1.05)), 2)),
            (now, pitched),
        ]
    )


def leads(variant: int) -> Signal:
    """A die that takes the lead: two horns, up."""
    return tune(lambda f, s: horn(f, s, 0.8), [(0.0, "G4", 0.07), (0.08, "C5", 0.18)], variant)


def trails(variant: int) -> Signal:
    """A die that is not enough: one soft tone that sinks."""
    start, end = (("G4", "D4"), ("F4", "C4"), ("A4", "E4"))[variant - 1]
    sinking = falling(note(start), note(end), 0.34 / TOUCHES[variant - 1])
    return touched(sinking, note(end), variant)


def natural() -> Signal:
    """Cards tie: two horns on one note, at once, twice."""
    return tune(brass, [(0.0, "C5", 0.11), (0.005, "C5", 0.11), (0.15, "C5 G5", 0.2)])


def forced() -> Signal:
    """Dice make a tie: a snare stroke drives the two horns together from a step apart."""
    up, down = horn(note("F4"), 0.4, 0.8, 1.122), horn(note("A4"), 0.4, 0.8, 1.0 / 1.122)
    stroke = 0.7 * snare("forced", 0.12)
    return together([(0.0, stroke), (0.06, 0.6 * up), (0.06, 0.6 * down), (0.22, 0.5 * stroke)])


def stands() -> Signal:
    """The tie stands: three even beats on one drum, unmoved."""
    return together([(0.15 * i, drum(f"stands {i}", 260.0, 0.17, 0.8)) for i in range(3)])


def empty(variant: int) -> Signal:
    """No reinforcements: a hand feels for a card, and hollow knocks sink from the empty place."""
    name, pace = f"empty {variant}", PACES[variant - 1]
    feeling = wiped(f"{name} feels", 0.12 / pace, 1500.0 * pace, 1000.0)
    parts = [(0.0, 0.35 * feeling), (0.0, 0.3 * pat(f"{name} lies", 1.3))]
    for place, pitch in enumerate((740.0, 555.0, 415.0)):
        hollow = together(
            [(0.0, block(pitch * pace, 0.13, 1500.0)), (0.0, 0.3 * pat(f"{name} {place}", 1.2))]
        )
        parts.append(((0.1 + 0.125 * place) / pace, level(-1.5 * place) * hollow))
    return together(parts)


def reinforced(variant: int) -> Signal:
    """A reinforcement: a card is turned, and a drum and its wires greet it."""
    name = f"reinforcement {variant}"
    pace = PACES[variant - 1]
    greeting = drum(name, 250.0 * pace, 0.34)
    wires = 0.7 * snare(name, 0.3, 330.0)
    card = 1.3 * flipped("reinforcement", variant)
    return together([(0.0, card), (0.248 / pace, greeting), (0.248 / pace, wires)])


def outlasted() -> Signal:
    """A tied seat without reinforcements is beaten: a snare roll that dies away."""
    fading = drum_roll("outlasted", 0.32, 24.0, swelling=False)
    return together([(0.0, fading), (0.33, 0.8 * muted(note("E4"), 0.14))])


STEPS = (("D5", "F#5"), ("F#5", "A5"), ("A5", "D6"), ("E5", "B5"))
"""By take of the spoils: two notes that rise."""


def spoils(variant: int) -> Signal:
    """One card of the spoils: it snaps onto the heap, and two small bars rise."""
    name, pace = f"spoils {variant}", PACES[variant - 1]
    low, high = STEPS[variant - 1]
    rising = tune(bars, [(0.0, low, 0.06), (0.065 / pace, high, 0.2)])
    return together([(0.0, slap(name, 0.5, 4500.0)), (0.004, rising)])


def passed(variant: int) -> Signal:
    """A seat passes: a palm wipes the table, and knocks once."""
    name, pace = f"pass {variant}", PACES[variant - 1]
    wipe = wiped(name, 0.29 / pace, 600.0 * pace, 1100.0 * pace)
    laid = 0.45 * pat(f"{name} laid", 0.8)
    return together([(0.0, laid), (0.01, 0.6 * wipe), (0.32 / pace, knock(name, 0.92))])


CUES: dict[str, Play] = {
    **{f"sichermans-war.battle.{n}": always(partial(battle, n)) for n in range(1, 5)},
    "sichermans-war.battle.over": always(battle_over),
    "sichermans-war.die.standard": partial(die, 1.0, 2, "standard"),
    "sichermans-war.die.low": partial(die, 0.8, 1, "low"),
    "sichermans-war.die.high": partial(die, 1.26, 3, "high"),
    "sichermans-war.leads": leads,
    "sichermans-war.trails": trails,
    "sichermans-war.tie.natural": always(natural),
    "sichermans-war.tie.forced": always(forced),
    "sichermans-war.tie.stands": always(stands),
    "sichermans-war.empty": empty,
    "sichermans-war.reinforcement": reinforced,
    "sichermans-war.outlasted": always(outlasted),
    "sichermans-war.spoils": spoils,
    "sichermans-war.burned": always(partial(burned, 1)),
    "sichermans-war.pass": passed,
}

WEIGHTS = {
    "sichermans-war.die.standard": -0.5,
    "sichermans-war.die.low": -0.5,
    "sichermans-war.die.high": -0.5,
    "sichermans-war.empty": -1.5,
    "sichermans-war.reinforcement": 0.5,
    "sichermans-war.spoils": -1.8,
    "sichermans-war.burned": -1.0,
    "sichermans-war.pass": -2.0,
}
"""Loudness of a cue relative to its kind, in loudness units; as in common.py."""
