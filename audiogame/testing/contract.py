"""Check all of a game: its rules, players, sentences, books, tables, and what they say."""

from __future__ import annotations

from random import Random

from audiogame.rules.game import Game
from audiogame.rules.state import State
from audiogame.rules.value import Value
from audiogame.testing.books import Books
from audiogame.testing.flaw import ContractBroken, Flaw, Flaws, fault_text
from audiogame.testing.hooks import Hooks
from audiogame.testing.players import Players
from audiogame.testing.random_play import random_move, random_options
from audiogame.testing.sentences import Sentences
from audiogame.testing.source import find_syntax, find_values, find_world
from audiogame.testing.states import States
from audiogame.testing.tables import TextTables

LONGEST = 100_000
"""Moves after which a game goes on for ever."""


class Checked(Value):
    """What is wrong with a game, by file and line, and how many states were looked at in full."""

    flaws: tuple[Flaw, ...]
    states: int


def check_game(game: Game, games: int = 20, seed: int = 1, states: int = 2_000) -> int:
    """Check every promise of a game: what it holds, and what it does in random games.

    Args:
        games: how many games are played to their end.
        seed: of the random choices.
        states: how many states are checked in full; the rest only for somebody who can act.

    Returns:
        The number of states that were checked in full.

    Raises:
        ContractBroken: with every flaw, each with file, line and what to write.
    """
    found = find_flaws(game, games, seed, states)
    if found.flaws:
        raise ContractBroken("", found.flaws)
    return found.states


def check_messages(game: Game) -> None:
    """Check that a game has its sentences: titles, options, events, choices, words of enums.

    Raises:
        ContractBroken: with every flaw, each with file, line and what to write.
    """
    flaws = Flaws(game)
    Sentences(flaws).find()
    if found := tuple(flaws):
        raise ContractBroken("", found)


def find_flaws(game: Game, games: int = 20, seed: int = 1, states: int = 2_000) -> Checked:
    """Find everything that is wrong with a game; see `check_game`."""
    flaws, random = Flaws(game), Random(seed)
    find_syntax(flaws)
    find_values(flaws)
    find_world(flaws)
    TextTables(flaws).find()
    sentences, books = Sentences(flaws), Books(flaws)
    hooks = Hooks(flaws, sentences, books.anchors)
    checked = 0
    if hooks.options():
        sentences.find()
        with flaws.asking("The game, for its books,", flaws.of_game()):
            books.find()
        hooks.find()
        looks = States(flaws, sentences, hooks, random)
        for _ in range(games):
            with flaws.asking("A random game", flaws.of_game("start")):
                checked += _play(flaws, looks, random, states - checked)
        with flaws.asking("A game of bots", flaws.of_game("bots")):
            Players(flaws, sentences, random).find()
    return Checked(tuple(flaws), checked)


def _play(flaws: Flaws, looks: States, random: Random, states: int) -> int:
    """Play a random game; returns how many states were looked at in full."""
    game = flaws.game
    state: State = game.new(random.choice(game.seats), random_options(game, random))
    checked = 0
    for _ in range(LONGEST):
        if checked < states or state.result is not None:
            looks.check(state)
            checked += 1
        if state.result is not None:
            return checked
        try:
            move = random_move(state, random)
        except ContractBroken as fault:
            flaws.add(flaws.hook(state, "_legal"), fault_text(fault).partition(": ")[2] + ".")
            return checked
        state, _ = state.apply(*move)
    what = f"A game is not over after {LONGEST} moves. Let it end, or say when it is endless."
    flaws.add(flaws.hook(state, "result"), what, state)
    return checked
