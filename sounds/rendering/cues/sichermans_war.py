"""Cues of Sicherman's War: drums that count the battles, three odd dice, ties and spoils."""

from __future__ import annotations

from functools import partial

from rendering.cards import PACES, flipped, torn
from rendering.cues import Play, always
from rendering.drums import drum, drum_roll, snare, sticks
from rendering.signals import Signal, together
from rendering.tones import bars, brass, falling, horn, muted, note, tune
from rendering.wood import block, knock, scrape, tap


def battle(number: int) -> Signal:
    """A roll on the drum, and as many great beats as the battle's number."""
    parts: list[tuple[float, Signal]] = [(0.0, 0.34 * drum_roll(f"battle {number}", 0.12, 38.0))]
    for beat in range(number):
        start, loud = 0.14 + 0.14 * beat, 1.0 if beat == number - 1 else 0.85
        parts.append((start, loud * drum(f"battle {number} {beat}", 146.0, 0.26)))
        parts.append((start, 0.5 * snare(f"battle {number} {beat}", 0.07)))
    return together(parts)


def battle_over() -> Signal:
    """A battle is over: one great beat, and sticks laid down."""
    parts = [(0.0, drum("over", 138.0, 0.3)), (0.17, 0.5 * sticks("over 1"))]
    return together([*parts, (0.29, 0.45 * sticks("over 2"))])


def die(size: float, rolls: int, name: str) -> Signal:
    """One die of a seat: it rolls as often as its kind says, and lands with its own pitch."""
    parts = [(0.055 * place, 0.5 * tap(f"{name} {place}", size * 1.1)) for place in range(rolls)]
    landing = 0.055 * rolls
    pitched = bars(note("A4") * size**2.6, 0.27)
    return together([*parts, (landing, tap(name, size)), (landing, 0.8 * pitched)])


def leads() -> Signal:
    """A die that takes the lead: two horns, up."""
    return tune(lambda f, s: horn(f, s, 0.8), [(0.0, "G4", 0.07), (0.08, "C5", 0.18)])


def trails() -> Signal:
    """A die that is not enough: one soft tone that sinks."""
    return falling(note("G4"), note("D4"), 0.34)


def natural() -> Signal:
    """Cards tie: two horns on one note, at once, twice."""
    return tune(brass, [(0.0, "G4", 0.11), (0.005, "G4", 0.11), (0.15, "G4 D5", 0.2)])


def forced() -> Signal:
    """Dice make a tie: a snare stroke drives the two horns together from a step apart."""
    up, down = horn(note("F4"), 0.3, 0.8, 1.122), horn(note("A4"), 0.3, 0.8, 1.0 / 1.122)
    stroke = 0.7 * snare("forced", 0.12)
    return together([(0.0, stroke), (0.06, 0.6 * up), (0.06, 0.6 * down), (0.22, 0.5 * stroke)])


def stands() -> Signal:
    """Nobody breaks the tie: three even beats on one drum, unmoved."""
    return together([(0.15 * i, drum(f"stands {i}", 190.0, 0.17, 0.8)) for i in range(3)])


def empty() -> Signal:
    """No reinforcements: a hand feels for a card and finds the table."""
    return together([(0.0, 0.6 * scrape("empty", 0.1, 1200.0, 800.0)), (0.12, knock("empty"))])


def reinforced(variant: int) -> Signal:
    """A reinforcement: a card is turned, and a drum greets it."""
    name = f"reinforcement {variant}"
    pace = PACES[variant]
    greeting = 1.2 * drum(name, 165.0 * pace, 0.25)
    return together([(0.0, flipped("reinforcement", variant)), (0.115 / pace, greeting)])


def outlasted() -> Signal:
    """A tied seat without reinforcements is beaten: a snare roll that dies away."""
    fading = drum_roll("outlasted", 0.32, 24.0, swelling=False)
    return together([(0.0, fading), (0.33, 0.8 * muted(note("D3"), 0.14))])


def spoils(variant: int) -> Signal:
    """One card of the spoils: a pencil touches down and makes its stroke in a tally."""
    name, pace = f"spoils {variant}", PACES[variant]
    stroke = scrape(name, 0.05, 2600.0 * pace, 3800.0 * pace)
    return together([(0.0, block(880.0 * pace, 0.05)), (0.028 / pace, 0.5 * stroke)])


def passed() -> Signal:
    """A seat passes: a palm wipes the table, and knocks once."""
    return together([(0.0, 0.3 * scrape("pass", 0.07, 700.0, 900.0)), (0.085, knock("pass", 0.92))])


CUES: dict[str, Play] = {
    **{f"sichermans-war.battle.{n}": always(partial(battle, n)) for n in range(1, 5)},
    "sichermans-war.battle.over": always(battle_over),
    "sichermans-war.die.standard": always(partial(die, 1.0, 2, "standard")),
    "sichermans-war.die.low": always(partial(die, 0.8, 1, "low")),
    "sichermans-war.die.high": always(partial(die, 1.26, 3, "high")),
    "sichermans-war.leads": always(leads),
    "sichermans-war.trails": always(trails),
    "sichermans-war.tie.natural": always(natural),
    "sichermans-war.tie.forced": always(forced),
    "sichermans-war.tie.stands": always(stands),
    "sichermans-war.empty": always(empty),
    "sichermans-war.reinforcement": reinforced,
    "sichermans-war.outlasted": always(outlasted),
    "sichermans-war.spoils": spoils,
    "sichermans-war.burned": always(partial(torn, "burned", 0.46)),
    "sichermans-war.pass": always(passed),
}
