"""One key explains any choice's effect, and why other choices are not offered."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from audiogame.__main__ import main
from audiogame.games.scientific_war.rules import Keep, Play
from audiogame.games.sichermans_war.rules import Pass, Roll
from audiogame.games.sichermans_war.sicherman_dice import Die
from audiogame.games.sika.events import Colour
from audiogame.games.sika.rules import Call, Throw
from audiogame.games.ten_die_poker.rules import Challenge, Fold
from audiogame.keys.commands import COMMANDS
from audiogame.narration.narrator import Narrator
from audiogame.narration.texts import Texts
from audiogame.play.chooser import Chooser
from audiogame.rules.cards import Rank
from audiogame.rules.options import read_options
from audiogame.rules.state import CHANCE, Action, Seat, State
from audiogame.table.library import find_game

NAMES = ("Ann", "Bo", "Cy", "Dee")


def explained(name: str, state: State, seat: Seat, action: Action | None) -> str:
    """Return an explanation as the seat hears it."""
    game = find_game(name)
    narrator = Narrator(Texts("en", packages=(game.package,)), name, NAMES)
    events = game.guide.explain(state.seen_by(seat), seat, action)
    return " ".join(narrator.tell(event, (seat,)) for event in events)


def started(name: str, seats: int, *options: str) -> State:
    game = find_game(name)
    return game.new(seats, read_options(game.options, options))


def after(state: State, *moves: tuple[Seat, Any]) -> State:
    for seat, action in moves:
        state, _ = state.apply(seat, action)
    return state


def test_sika_says_what_a_call_and_a_throw_do() -> None:
    state = started("sika", 2)
    call = explained("sika", state, 0, Call(Colour.RED))
    assert call == "Red will be your colour for the whole game. Red and blue are equally likely."
    assert explained("sika", state, 0, None) == "Call a colour before you throw."
    state = after(state, (0, Call(Colour.RED)), (1, Call(Colour.BLUE)))
    why = "You can't change your colour: it stays red for the whole game."
    assert explained("sika", state, 0, None) == why
    throw = explained("sika", state, 0, Throw())
    assert throw.endswith("none scores minus 3. You have 2 more throws this turn.")


def poker(money: str = "40") -> State:
    """Return a state where the first seat has nothing and the others lead with better hands."""
    state = started("ten-die-poker", 4, f"bank={money}", "ante=2")
    low = (1, 2, 2, 3, 3, 4, 4, 6, 6, 1)
    pairs = (1, 1, 1, 1, 2, 3, 4, 5, 6, 2)
    five = (6, 6, 6, 6, 6, 6, 6, 6, 6, 6)
    three = (2, 2, 2, 2, 2, 3, 4, 5, 6, 1)
    return after(state, *((CHANCE, dice) for dice in (low, pairs, five, three)))


def test_poker_says_why_a_challenge_is_not_offered() -> None:
    state = poker("5")  # after the ante 3 are left, and half of 8 is 4
    why = "You can't challenge: it costs 4 dollars, and you have 3 dollars."
    assert explained("ten-die-poker", state, 0, None) == why
    assert state.legal_actions(0) == (Fold(),)


def test_poker_says_what_a_challenge_costs_and_has_to_beat() -> None:
    state = poker()
    told = explained("ten-die-poker", state, 0, Challenge((1, 2)))
    assert told == (
        "You pay 4 dollars and have 34 left. The pot grows to 12. To lead, beat five sixes. A "
        "tie or a worse hand is out."
    )
    assert "lowest hand must fold or challenge" in explained("ten-die-poker", state, 0, None)
    assert explained("ten-die-poker", state, 0, Fold()).startswith("You're out of this round")


def test_army_men_says_what_dice_come_to() -> None:
    state = after(started("army-men", 2, "first=0"), (CHANCE, (2, 3, 4, 5, 6)))
    one = state.legal_actions(0)[0]
    assert explained("army-men", state, 0, one).endswith("Then you reroll 4 dice.")
    assert "at most" not in explained("army-men", state, 0, one)
    assert "at most 2 at a time" in explained("army-men", state, 0, None)


def test_sichermans_war_says_what_a_pass_gives_away_and_which_dice_are_used_up() -> None:
    state = after(started("sichermans-war", 2), (CHANCE, (Rank.TWO, Rank.NINE)))
    told = explained("sichermans-war", state, 0, Pass())
    assert told.endswith("If nobody rolls, the 10 points go to Bo.")
    assert explained("sichermans-war", state, 0, None) == ""
    assert "left: standard and low." in explained("sichermans-war", state, 0, Roll(Die.HIGH))
    state = after(state, (0, Roll(Die.LOW)), (CHANCE, (1,)))
    spent = "The low die is used up until the next battle."
    assert explained("sichermans-war", state, 0, None) == spent
    state = after(state, (0, Roll(Die.HIGH)), (CHANCE, (6,)))
    tie = explained("sichermans-war", state, 1, Pass())
    assert tie.endswith("the tied players turn reinforcements, if they have any: Ann and you.")


def test_scientific_war_says_what_a_card_does_and_why_no_swap() -> None:
    state = started("scientific-war", 2)
    assert explained("scientific-war", state, 0, Play(Rank.ACE)) == "No rank beats it."
    jack = explained("scientific-war", state, 0, Play(Rank.JACK))
    assert jack == "9 ranks beat it. A jack on its own reverses the order, at once."
    joker = explained("scientific-war", state, 0, Play(Rank.JOKER))
    assert joker == "Every rank beats it. A joker on its own forces a war."
    assert explained("scientific-war", state, 0, None) == ""
    state = after(state, (0, Play(Rank.EIGHT)), (1, Play(Rank.KING)))
    why = "You can't swap: your pile is empty."
    assert explained("scientific-war", state, 0, None) == why
    state = after(state, (0, Keep()))
    gone = explained("scientific-war", state, 0, None)
    assert gone == "Not in your hand: 8."


def test_the_selected_choice() -> None:
    """Nothing is selected at first, then the die moved to, or all marked dice."""
    state = after(started("army-men", 2, "first=0"), (CHANCE, (2, 3, 4, 5, 6)))
    chooser = Chooser(state, 0)
    assert chooser.selected is None
    chooser.press(COMMANDS["down"])
    chooser.press(COMMANDS["down"])
    assert chooser.selected == state.legal_actions(0)[1]
    sika = Chooser(started("sika", 2), 0)
    assert sika.selected is None
    assert sika.put(1)
    assert sika.selected == Call(Colour.RED)


def played(tmp_path: Path, keys: list[str], *typed: str) -> list[str]:
    script, transcript = tmp_path / "keys.txt", tmp_path / "transcript.txt"
    script.write_text("\n".join(keys), encoding="utf-8")
    files = ["--keys", str(script), "--transcript", str(transcript)]
    assert main(["play", *typed, "--data", str(tmp_path / "data"), *files]) == 0
    return [line.partition(": ")[2] for line in transcript.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("key", ["i", "f2"])
def test_the_key_explains_what_is_selected(key: str, tmp_path: Path) -> None:
    lines = played(tmp_path, ["wait", key, "2", key, "4", key, "5", key], "army-men")
    told = [line for line in lines if "You can't stop early" in line]
    assert len(told) == 4
    assert "Keep one or two." in told[0]
    assert "Then you reroll 4 dice." in told[1]
    assert "Then you reroll 3 dice." in told[2]
    assert "too many" in told[3]


def test_while_nothing_is_to_be_decided_the_key_says_so(tmp_path: Path) -> None:
    lines = played(tmp_path, ["1", "i"], "sika", "--seats", "you,bot,bot")
    assert lines[-2].startswith("Waiting for Bella to call.")


def test_a_secret_choice_is_not_explained_aloud(tmp_path: Path) -> None:
    """Two players at one keyboard: first the keyboard, then headphones, then the explanation."""
    keys = ["wait", "i", "enter", "5", "i", "n", "i", "y"]
    lines = played(tmp_path, keys, "scientific-war", "--seats", "you=Ann,you=Bo")
    assert "ranks beat" not in " ".join(lines[:-2])
    assert "Pass the keyboard to Ann: Enter." in lines[2:4]
    assert "Your cards aren't read out. Type a card's key, such as K, then Enter." in lines
    assert lines[-2] == "5. 9 ranks beat it."
