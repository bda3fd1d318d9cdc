"""Policies of a new player, who has taken a lesson and hears only the lines of the game."""

from __future__ import annotations

import re
from collections.abc import Callable

from newcomer.listener import Listener

Policy = Callable[[Listener, str], None]
"""Answers a question of the game by keys; its argument is the question."""


def first(player: Listener, question: str) -> None:
    """Take the first choice, such as red in Sika or the strongest card of a hand."""
    player.listen("down")
    player.listen("enter")


def army_men(player: Listener, question: str) -> None:
    """Keep soldiers, or else the lowest die: dice are told from the lowest on."""
    dice = next((line for line in reversed(before(player, question)) if is_roll(line)), "")
    player.listen("1")
    if dice.startswith("Two soldiers"):
        player.listen("2")
    player.listen("enter")


def is_roll(line: str) -> bool:
    """Return whether a line is the player's own roll of dice."""
    return bool(re.fullmatch(r"(An? \d|(\d|\w+ soldiers?)(, \d)*(,? and (a )?\d)?)\.", line))


def ten_die_poker(player: Listener, question: str) -> None:
    """Keep the dice of the hand, and roll the rest; fold a weak hand, or at a high price."""
    price = re.search(r"challenge for (\d+)", question)
    own = player.listen("h")[-1]
    cheap = price is not None and int(price[1]) <= 4
    rolled = {"three": "45", "two pair": "5", "four ": "5", "pair of": "345"}
    sets = own.lower().partition(". in order")[0]
    picks = next((keys for hand, keys in rolled.items() if hand in sets), "")
    if not cheap or not picks:
        player.listen("end")
    for key in picks if cheap else "":
        player.listen(key)
    player.listen("enter")


def sichermans_war(player: Listener, question: str) -> None:
    """Roll the first die that is likely to lead; pass if there is none."""
    told = player.listen("down")[-1]
    while not told.startswith("Pass"):
        need = re.search(r"(\d) or more leads", told)
        if "Any roll" in told or (need is not None and int(need[1]) <= 4):
            break
        told = player.listen("down")[-1]
    player.listen("enter")


def before(player: Listener, question: str) -> list[str]:
    """Return the lines heard before a question, without the question."""
    lines = [line for line in player.notes if not line.startswith("> ")]
    return lines[: len(lines) - 1 - lines[::-1].index(question)]


def policy(name: str) -> Policy:
    """Return the policy of a game: the function of its name here, or `first`."""
    own: Policy = globals().get(name.replace("-", "_"), first)
    return own
