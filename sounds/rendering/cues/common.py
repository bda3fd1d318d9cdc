"""Cues that every game shares: interface, turns, points, cards, dice, chips, seats."""

from __future__ import annotations

from functools import partial

from rendering.bodies import struck
from rendering.cards import dealt, flipped, played, shuffled, taken
from rendering.chips import dropped, raked
from rendering.cues import Play, always
from rendering.hearth import hearth
from rendering.signals import Signal, level, scaled, together
from rendering.tones import bars, brass, chime, horn, note, pluck, reed, tune
from rendering.wood import SIZES, TABLE, block, bounced, clack, rolled, scrape, tap


def move(variant: int) -> Signal:
    """One light tick."""
    return block(note("A6") * (1.0, 1.12, 0.89)[variant - 1], 0.03, 4200.0)


def select() -> Signal:
    """Two ticks that rise."""
    return together(
        [
            (0.0, 0.8 * block(note("D5"), 0.05)),
            (0.048, 0.5 * block(note("A5")) + bars(note("A5"), 0.08)),
        ]
    )


def back() -> Signal:
    """Two ticks that fall, slower than those of a choice."""
    return together([(0.0, block(note("D6"), 0.04)), (0.075, 0.85 * block(note("B4"), 0.045))])


def edge() -> Signal:
    """A dull stroke that rattles: the list does not go on."""
    stroke = struck(TABLE.tuned(0.9), 1600.0, 0.12)
    rattle = [(0.03 * n, level(-4.0 * n) * tap(f"edge {n}", 0.7, 1500.0)) for n in (1, 2)]
    return together([(0.0, stroke), *rattle])


def error() -> Signal:
    """Three short buzzes of two tones that do not agree."""
    buzz = reed(note("E4"), 0.026) + 0.8 * reed(note("F4") * 1.02, 0.026)
    return scaled(together([(0.0, buzz), (0.042, buzz), (0.084, buzz)]))


def kept(variant: int) -> Signal:
    """A die drawn aside and set down."""
    name = f"keep {variant}"
    drawn = scrape(name, 0.06, 1000.0, 1500.0)
    landed = bounced(name, (0.96, 1.03, 1.1)[variant - 1], 2)
    return together([(0.0, 0.45 * drawn), (0.075, landed)])


def handful() -> Signal:
    """More dice than can be counted: they tumble over each other."""
    parts = []
    for die in range(14):
        start = 0.038 * die + 0.011 * ((die * 3) % 4)
        size = SIZES[die % len(SIZES)]
        name = f"handful {die}"
        parts.append((start, level(-float(die % 3)) * tap(name, size)))
        parts.append((start + 0.018, 0.4 * clack(name, size)))
    return together(parts)


def yours() -> Signal:
    """Two plucked notes, up a fourth: the second one stays."""
    return tune(pluck, [(0.0, "A4", 0.13), (0.11, "D5", 0.27)])


def other() -> Signal:
    """One low plucked note."""
    return tune(pluck, [(0.0, "D4", 0.25)])


def round_start() -> Signal:
    """Three plucked notes that climb: short, short, long."""
    return tune(pluck, [(0.0, "D4", 0.08), (0.085, "D4", 0.08), (0.17, "F#4 D5", 0.27)])


def game_start() -> Signal:
    """The table opens: a plucked chord, one string after another, and two beats on wood."""
    harp = tune(pluck, [(0.045 * i, n, 0.42) for i, n in enumerate(("D4", "A4", "D5", "F#5"))])
    beats = together([(0.3, block(note("D5"))), (0.44, block(note("A5")))])
    return together([(0.0, harp), (0.0, 0.8 * beats)])


def win() -> Signal:
    """A fanfare: three quick notes and a chord that stays."""
    quick = [(0.0, "A4", 0.08), (0.1, "A4", 0.08), (0.2, "A4", 0.08)]
    return tune(brass, [*quick, (0.3, "D5", 0.14), (0.47, "D4 F#5 A5", 0.5)])


def lose() -> Signal:
    """Three slow horns that sink, the last one below its note."""
    first = tune(lambda f, s: horn(f, s, 0.5), [(0.0, "D4", 0.19), (0.23, "C4", 0.19)])
    return together([(0.0, first), (0.46, horn(note("Bb3"), 0.42, 0.5, 0.92))])


def draw() -> Signal:
    """Two notes that take turns and agree at last."""
    line = [(0.0, "D4", 0.11), (0.13, "A4", 0.11), (0.26, "D4", 0.11), (0.39, "D4 A4", 0.3)]
    return tune(brass, line)


def up() -> Signal:
    """Three quick notes of the marimba that climb."""
    return tune(bars, [(0.0, "D5", 0.06), (0.05, "F#5", 0.06), (0.1, "A5", 0.16)])


def down() -> Signal:
    """Two slower notes of the marimba, the second lower."""
    return tune(bars, [(0.0, "A4", 0.11), (0.13, "C#4", 0.17)])


def joined() -> Signal:
    """A door chime that rises: short, long."""
    return tune(chime, [(0.0, "E5", 0.1), (0.1, "B5", 0.26)])


def left() -> Signal:
    """A door chime that falls: long, short, and the door."""
    door = 0.7 * struck(TABLE.tuned(0.8), 600.0, 0.12)
    return together([(0.0, tune(chime, [(0.0, "B4", 0.19), (0.18, "E4", 0.14)])), (0.3, door)])


CUES: dict[str, Play] = {
    "ui.move": move,
    "ui.select": always(select),
    "ui.back": always(back),
    "ui.edge": always(edge),
    "ui.error": always(error),
    "turn.yours": always(yours),
    "turn.other": always(other),
    "round.start": always(round_start),
    "game.start": always(game_start),
    "game.win": always(win),
    "game.lose": always(lose),
    "game.draw": always(draw),
    "score.up": always(up),
    "score.down": always(down),
    "card.shuffle": always(lambda: shuffled("shuffle")),
    "card.deal": dealt,
    "card.play": lambda variant: played(f"play {variant}"),
    "card.flip": partial(flipped, "flip"),
    "card.take": taken,
    **{f"dice.roll.{count}": partial(rolled, count) for count in range(1, 7)},
    "dice.roll": always(handful),
    "dice.keep": kept,
    "chip.ante": partial(dropped, 1),
    "chip.bet": partial(dropped, 3),
    "chip.win": lambda variant: raked(f"win {variant}", 0.45, 30.0),
    "seat.join": always(joined),
    "seat.leave": always(left),
    "ambience": always(hearth),
}
