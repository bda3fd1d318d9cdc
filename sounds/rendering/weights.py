"""How much louder or softer things are than their kind, by their weight.

Things of the table lie within six loudness units, from five below their kind to one above it:
enough to hear that a riffle is larger than a card, too little to hide a word.  Ticks of the
interface differ by less than one; notes are all alike.
"""

from __future__ import annotations

WEIGHTS: dict[str, float] = {
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
    "sika.pass": -2.0,
    "army-men.soldier": 0.0,
    "army-men.ante.back": -2.0,
    "army-men.ante.lost": -2.0,
    "army-men.ante.both": -0.8,
    "ten-die-poker.pair": -3.0,
    "ten-die-poker.fold": -1.5,
    "ten-die-poker.pot.split": 0.0,
    "ten-die-poker.asked": -1.5,
    "sichermans-war.die.standard": -0.5,
    "sichermans-war.die.low": -0.5,
    "sichermans-war.die.high": -0.5,
    "sichermans-war.empty": -3.0,
    "sichermans-war.reinforcement": 0.5,
    "sichermans-war.spoils": -3.5,
    "sichermans-war.burned": -1.0,
    "sichermans-war.pass": -2.0,
    "scientific-war.commit": -4.0,
    "scientific-war.swap": -0.5,
}
"""By the name of a cue, in loudness units."""
