"""Every bot of a game plays, and its adviser is asked."""

from __future__ import annotations

from copy import deepcopy
from random import Random

from audiogame.rules.game import Advice, Adviser, Bot
from audiogame.rules.state import Action, Event, Seat, State
from audiogame.table.listener import let_hear
from audiogame.testing.flaw import Flaws
from audiogame.testing.hooks import awaited
from audiogame.testing.random_play import random_move, random_options
from audiogame.testing.sentences import Sentences

MOVES = 400
"""Moves of a game between bots."""
QUICK = 60
"""Decisions that a quick bot makes."""
SLOW = 3
"""Decisions that a bot makes which thinks long."""


class Players:
    """The bots and the adviser of one game.

    Args:
        flaws: takes what is wrong.
        sentences: hears what is advised.
        random: of seats, options and luck.
    """

    def __init__(self, flaws: Flaws, sentences: Sentences, random: Random) -> None:
        self._flaws = flaws
        self._game = flaws.game
        self._sentences = sentences
        self._random = random

    def find(self) -> None:
        """Let each strength play a game, with advice where a decision is made."""
        for strength in self._game.bots:
            self._play(strength)
        if self._game.adviser is not None:
            self._advise()

    def _play(self, strength: str) -> None:
        flaws, game = self._flaws, self._game
        make, place = game.bots[strength], flaws.where(game.bots[strength])
        state = game.new(self._random.choice(game.seats), random_options(game, self._random))
        bots: dict[Seat, Bot[State]] = {}
        with flaws.asking(f"Making the bot {strength}", place):
            bots = {seat: make() for seat in range(state.seats)}
        quick = strength in game.quick
        left = QUICK if quick else SLOW
        self._hear(bots, state.opening(), strength)
        for _ in range(MOVES):
            if state.result is not None or not left or not bots:
                return
            due = awaited(state)
            if not due:
                state, events = state.apply(*random_move(state, self._random))
            else:
                left -= 1
                action = self._choice(bots[due[0]], state, due[0], strength, quick)
                if action is None:
                    return
                state, events = state.apply(due[0], action)
            self._hear(bots, events, strength)

    def _hear(self, bots: dict[Seat, Bot[State]], events: tuple[Event, ...], name: str) -> None:
        for event in events:
            for seat, bot in bots.items():
                with self._flaws.asking(f"The bot {name}, hearing,", self._flaws.where(type(bot))):
                    let_hear({seat: bot}, event)

    def _choice(
        self, bot: Bot[State], state: State, seat: Seat, strength: str, quick: bool
    ) -> Action | None:
        """Return what a bot chooses; None where that is no legal action."""
        flaws, view = self._flaws, state.seen_by(seat)
        place, legal = flaws.hook(bot, "choose"), state.legal_actions(seat)
        chosen: Action | None = None
        with flaws.asking(f"The bot {strength}", place):
            random = Random(self._random.random())
            again = deepcopy(random)
            chosen = bot.choose(view, seat, random)
            if quick and chosen != bot.choose(view, seat, again):
                what = "chooses otherwise when it is asked again with the same luck"
                end = "Take all luck from the `random` that is handed in"
                flaws.add(place, f"The bot {strength} {what}. {end}.")
        if chosen is None:
            return None
        what = f"The bot {strength} chooses what is not legal. Take one of view.legal_actions(seat)"
        return chosen if flaws.promise(chosen in legal, place, f"{what}.", chosen) else None

    def _advise(self) -> None:
        game, random = self._game, self._random
        assert game.adviser is not None, "there is somebody to ask"
        state = game.new(random.choice(game.seats), random_options(game, random))
        adviser: Adviser[State] | None = None
        with self._flaws.asking("Making the adviser", self._flaws.where(game.adviser)):
            adviser = game.adviser()
        left = QUICK if set(game.quick) >= {*game.bots} else SLOW
        hearing = 0
        for _ in range(MOVES):
            if adviser is None or state.result is not None or not left:
                return
            due = awaited(state)
            if hearing in due:
                left -= len(state.legal_actions(hearing)) > 1  # a forced choice costs no thought
                self._ask(adviser, state, hearing)
            state, events = state.apply(*random_move(state, random))
            for event in events:
                let_hear({hearing: adviser}, event)

    def _ask(self, adviser: Adviser[State], state: State, seat: Seat) -> None:
        flaws, place = self._flaws, self._flaws.hook(adviser, "advise")
        with flaws.asking("The adviser", place):
            advice = adviser.advise(state.seen_by(seat), seat, Random(self._random.random()))
            if not flaws.promise(
                isinstance(advice, Advice), place, "The adviser returns no Advice.", advice
            ):
                return
            what = "The adviser advises what is not legal. Take one of view.legal_actions(seat)."
            flaws.promise(advice.action in state.legal_actions(seat), place, what, advice.action)
            forced = len(state.legal_actions(seat)) == 1  # which is said without an adviser
            silent = "The adviser says nothing. Write its `best`."
            flaws.promise(advice.best or forced, place, silent, advice)
            self._sentences.check((*advice.best, *advice.others), state)
