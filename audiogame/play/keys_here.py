"""The keys of a game in its present decision, in words: what key help lists of them."""

from __future__ import annotations

from audiogame.console.key_help import KeysHere
from audiogame.keys.commands import PICKS, Mode
from audiogame.play.board_walk import SIDEWAYS
from audiogame.play.card_chooser import HAND_WORDS, CardChooser
from audiogame.play.chooser import Chooser
from audiogame.play.choosing import imagined, is_live, named, told_of_hand
from audiogame.play.decision import Decision, hand_word
from audiogame.rules.notation import words
from audiogame.rules.value import replace


class DecisionKeys:
    """The keys of a game, as they are now.

    Args:
        decision: the present decision of the players here.
    """

    def __init__(self, decision: Decision) -> None:
        self._decision = decision
        self._audience = decision.audience
        self._dialogue = decision.app.dialogue

    def here(self) -> KeysHere:
        """Return what the game's own keys choose now, and those of its board, in words by key."""
        found, say = self._that_choose(), self._dialogue.narrator.say
        if self._decision.board(self._decision.seat or 0) is None:
            return found
        beside = {name: say(f"board-{name}") for name in SIDEWAYS}
        return replace(found, single={**found.single, **beside})

    def _that_choose(self) -> KeysHere:
        decision = self._decision
        chooser = decision.chooser
        if chooser is None or decision.passing:
            answers = {words(one): one for _, one in decision.answers_out_of_turn()}
            keys = decision.jumps.items() if answers else ()
            return self._with_hand(
                {
                    key: self._audience.words(answers[wanted]).rstrip(".")
                    for key, wanted in keys
                    if wanted in answers
                }
            )
        cards = isinstance(chooser, CardChooser)
        if decision.quiet:
            secret = self._in_secret()
            return self._with_hand(secret) if cards else self._listed({}, secret)
        told = {}
        for key, wanted in decision.jumps.items():
            if is_live(wanted, chooser.named) or chooser.begins(wanted):
                action = imagined(wanted, chooser.named)
                told[key] = self._audience.words(action).rstrip(".") if action else wanted
        if not HAND_WORDS & {*decision.jumps.values()}:
            return self._listed(self._digits(chooser), told)
        return self._with_hand({**self._digits(chooser), **told}, digits=cards)

    def _with_hand(self, single: dict[str, str], digits: bool = True) -> KeysHere:
        """Return keys with those of the hand, where one is held, which are told together.

        Args:
            digits: whether digits go to cards, too.
        """
        decision, narrator = self._decision, self._dialogue.narrator
        waits = decision.seat is None
        found = {key: hand_word(wanted, waits) for key, wanted in decision.jumps.items()}
        hand = {
            key: told_of_hand(narrator, word)
            for key, word in found.items()
            if word and (digits or not decision.number_of(key))
        }
        if not hand or not decision.holds_cards:
            return KeysHere(single)
        return KeysHere(single, hand, narrator.say("cards-keys" if digits else "card-letters"))

    def _listed(self, digits: dict[str, str], jumps: dict[str, str]) -> KeysHere:
        """Return the keys that choose; those of a game with a sentence about them are together."""
        narrator, message = self._audience.narrator, f"{self._decision.table.game.name}-keys"
        if not narrator.texts.has(message):
            return KeysHere({**digits, **jumps})
        return KeysHere(digits, jumps, narrator.say(message))

    def _digits(self, chooser: Chooser) -> dict[str, str]:
        """Return what digits do where they type numbers, by key."""
        if chooser.numbers is None:
            return {}
        keymap, told = self._decision.app.profile.keymap, self._dialogue.narrator.say("digits-type")
        return {key: told for pick in PICKS for key in keymap.keys(pick, Mode.GAME)}

    def _in_secret(self) -> dict[str, str]:
        """Return what keys name, legal or not: a digit may name a choice by its number."""
        told, say = {}, self._audience.shared_around.say
        for key, wanted in self._decision.jumps.items():
            if wanted in HAND_WORDS:
                continue
            action = named(wanted, self._decision.table.game.package)
            told[key] = self._audience.words(action).rstrip(".") if action else wanted
            if number := self._decision.number_of(key):
                told[key] = say("key-or-choice", told=told[key], number=number)
        return told
