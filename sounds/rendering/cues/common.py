"""Cues that every game shares: interface, turns, points, cards, dice, chips, seats."""

from __future__ import annotations

from functools import partial

from rendering.bodies import struck
from rendering.cards import flipped, played, shuffled, taken, tossed
from rendering.chips import raked, stacked, wobbled
from rendering.cues import Play, always
from rendering.dice import clack, rolled, tumbling
from rendering.hearth import hearth
from rendering.panels import DOOR, TABLE
from rendering.signals import Signal, level, scaled, together
from rendering.tones import bars, brass, chime, horn, muted, note, pluck, reed, tune
from rendering.wood import block, dragged


def move(variant: int) -> Signal:
    """One light tick."""
    return block(note("A6") * (1.0, 1.12, 0.89, 1.06)[variant - 1], 0.03, 4200.0)


def select() -> Signal:
    """Two ticks that rise: the first is dull, the second rings."""
    second = block(note("E6"), 0.07) + 0.6 * bars(note("E6"), 0.07)
    return together([(0.0, muted(note("A4"), 0.06)), (0.05, second)])


def back() -> Signal:
    """Two ticks that fall, the second of which is dull."""
    return together([(0.0, block(note("C6"), 0.05)), (0.055, muted(note("C5"), 0.065))])


def edge() -> Signal:
    """A dull stroke that rattles: the end of a list."""
    stroke = struck(TABLE.at(0.3, 0.25), 1800.0, 0.12)
    rattle = [(0.026 * n, level(-float(n)) * block(330.0, 0.06, 900.0)) for n in (1, 2, 3)]
    return together([(0.0, stroke), *rattle])


def error() -> Signal:
    """Three short buzzes of two tones that do not agree."""
    buzz = reed(note("A5"), 0.03) + 0.8 * reed(note("Bb5") * 1.02, 0.03)
    return scaled(together([(0.0, buzz), (0.043, buzz), (0.086, buzz)]))


def kept(variant: int) -> Signal:
    """A die set down on the cloth beside the tray, and pushed to the others."""
    name, pace = f"keep {variant}", (1.0, 1.1, 0.92, 1.05)[variant - 1]
    size = (0.96, 1.03, 1.1, 0.9)[variant - 1]
    down = struck(TABLE.somewhere(name).tuned(1.2 * size), 1900.0, 0.08)
    aside = dragged(name, 0.36 / pace, 1250.0 * pace, 800.0 * pace)
    last = 0.35 * clack(name, size)
    return together([(0.0, 0.7 * down), (0.03 / pace, aside), (0.41 / pace, last)])


def yours(variant: int) -> Signal:
    """Two plucked notes, up a fourth: the second one stays."""
    return tune(pluck, [(0.0, "A4", 0.13), (0.11, "D5", 0.27)], variant)


def other(variant: int) -> Signal:
    """Two plucked notes, down a fourth, with a gap between."""
    return tune(pluck, [(0.0, "A4", 0.13), (0.23, "E4", 0.22)], variant)


def round_start(variant: int) -> Signal:
    """Three plucked notes that climb: short, short, long."""
    return tune(pluck, [(0.0, "F#4", 0.08), (0.085, "F#4", 0.08), (0.17, "A4 F#5", 0.27)], variant)


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
    first = tune(lambda f, s: horn(f, s, 0.5), [(0.0, "A4", 0.19), (0.23, "G4", 0.19)])
    return together([(0.0, first), (0.46, horn(note("F4"), 0.42, 0.5, 0.92))])


def draw() -> Signal:
    """Two notes that take turns and agree at last."""
    line = [(0.0, "F4", 0.11), (0.13, "C5", 0.11), (0.26, "F4", 0.11), (0.39, "F4 C5", 0.3)]
    return tune(brass, line)


def up(variant: int) -> Signal:
    """Three quick notes of the marimba that climb."""
    return tune(bars, [(0.0, "D5", 0.06), (0.05, "F#5", 0.06), (0.1, "A5", 0.16)], variant)


def down(variant: int) -> Signal:
    """Two slower notes of the marimba, the second lower."""
    return tune(bars, [(0.0, "D5", 0.11), (0.13, "F#4", 0.17)], variant)


def joined() -> Signal:
    """A door chime that rises: short, long."""
    return tune(chime, [(0.0, "E5", 0.1), (0.1, "B5", 0.26)])


def left() -> Signal:
    """A door chime that falls: long, short, and the door."""
    door = 0.7 * struck(DOOR.at(0.2, 0.3), 1100.0, 0.14)
    return together([(0.0, tune(chime, [(0.0, "B4", 0.19), (0.18, "E4", 0.14)])), (0.3, door)])


def said() -> Signal:
    """A hummed note between two knocks on wood, like a throat cleared before speaking."""
    knock = block(note("A4"), 0.05)
    hum = tune(reed, [(0.0, "B4", 0.13)])
    return scaled(together([(0.0, knock), (0.06, hum), (0.23, knock)]))


def line_lost() -> Signal:
    """A hummed note that falls and breaks into two short ones, as a voice on a bad connection."""
    return tune(reed, [(0.0, "D5", 0.16), (0.2, "G4", 0.04), (0.3, "G4", 0.04)])


def line_back() -> Signal:
    """Two short hummed notes that become a whole one, higher."""
    return tune(reed, [(0.0, "G4", 0.04), (0.1, "G4", 0.04), (0.2, "D5", 0.22)])


CUES: dict[str, Play] = {
    "ui.move": move,
    "ui.select": always(select),
    "ui.back": always(back),
    "ui.edge": always(edge),
    "ui.error": always(error),
    "turn.yours": yours,
    "turn.other": other,
    "round.start": round_start,
    "game.start": always(game_start),
    "game.win": always(win),
    "game.lose": always(lose),
    "game.draw": always(draw),
    "score.up": up,
    "score.down": down,
    "card.shuffle": lambda variant: shuffled(f"shuffle {variant}"),
    "card.deal": tossed,
    "card.play": played,
    "card.flip": partial(flipped, "flip"),
    "card.take": taken,
    **{f"dice.roll.{count}": partial(rolled, count) for count in range(1, 7)},
    "dice.roll": lambda variant: tumbling(f"handful {variant}", 13, 0.5),
    "dice.keep": kept,
    "chip.ante": wobbled,
    "chip.bet": partial(stacked, 3),
    "chip.win": lambda variant: raked(f"win {variant}", 0.41, 32.0),
    "seat.join": always(joined),
    "seat.leave": always(left),
    "chat.line": always(said),
    "line.lost": always(line_lost),
    "line.back": always(line_back),
    "ambience": always(hearth),
}

WEIGHTS = {
    "ui.move": -0.9,
    "ui.select": 0.9,
    "ui.back": 0.9,
    "ui.edge": 0.7,
    "ui.error": 0.9,
    "card.shuffle": 0.5,
    "card.deal": -3.5,
    "card.play": -1.0,
    "card.flip": -2.0,
    "card.take": -0.5,
    "dice.roll": 0.8,
    "dice.roll.1": -3.6,
    "dice.roll.2": -3.0,
    "dice.roll.3": -2.4,
    "dice.roll.4": -1.8,
    "dice.roll.5": -1.0,
    "dice.roll.6": -0.3,
    "dice.keep": -4.7,
    "chip.ante": -3.0,
    "chip.bet": -1.5,
    "chip.win": 0.5,
}
"""Loudness of a cue relative to its kind, in loudness units; heavier things are louder.

Things of the table lie within six, from five below their kind to one above it: enough to hear that
a riffle is larger than a card, too little to hide a word.  Ticks of the interface differ by less
than one; notes are all alike.
"""
