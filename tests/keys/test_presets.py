"""Presets, tried with the habitual keys of players from other game tables."""

from __future__ import annotations

from pathlib import Path

import pytest
from pressed import play, press

from audiogame.lobby.new_game import new_game
from audiogame.settings import Settings


def evening(data: Path, preset: str, *keys: str) -> list[str]:
    """Set up a game and play with a preset; returns what is said."""
    (data / "keys.toml").write_text(f'preset = "{preset}"\n', encoding="utf-8")
    return press(new_game, data, *keys)


def among(told: list[str], *beginnings: str) -> None:
    """Check that lines with these beginnings were said, in this order."""
    rest = iter(told)
    for beginning in beginnings:
        assert any(line.startswith(beginning) for line in rest), (beginning, told)


PLAYROOM = (
    *("s", "c", "enter"),  # Scientific War, by its first letters
    *("b", "home", "enter"),  # one more bot, and begin
    *("wait", "r", "t", "e", "c", "s"),  # the questions of Scientific War there, and the scores
    *("right", "right", "left", "space"),  # through the hand, and play
    *("wait", "pageup", "pagedown", "ctrl-pageup", "ctrl-pagedown"),  # the history
    *("f1", "escape", "ctrl-f1", "escape"),  # keys and rules
    *("ctrl-c", "n", "ctrl-c", "y"),  # leave? not yet; yes
)


def test_an_evening_of_somebody_from_the_playroom(tmp_path: Path) -> None:
    """Every key has a meaning, from the lobby to the end."""
    told = evening(tmp_path, "playroom", *PLAYROOM)
    among(
        told,
        "Scientific War",
        "New game. Playing order: you, Bella and Carlos",
        "Trick 1. Play a card.",
        "High wins",  # R
        "Trick 1. Waiting for",  # T
        "You have",  # E
        "The cards are secret",  # C
        "You have",  # S
        "You play",
        "Keys that work now",
        "Scientific War rules",
        "Leave audiogame?",
        "Staying.",
        "Leave audiogame?",
        "Game saved.",
    )
    assert not any("does nothing here" in line for line in told)


PLAYPALACE = (
    *("wait", "t", "s"),  # whose turn, and the scores
    *("3", "r"),  # keep a die, and roll
    *("wait", "comma", "period", "less", "greater"),  # through the buffer
    *("bracketright", "comma", "bracketleft"),  # another buffer, and back
    *("escape", "down", "escape"),  # the menu of actions
    *("ctrl-c", "n", "ctrl-c", "y"),
)


@pytest.mark.parametrize(("digits", "kept"), [("place", "a 4"), ("face", "a 3")])
def test_a_game_of_somebody_from_playpalace(tmp_path: Path, digits: str, kept: str) -> None:
    """R rolls on; a digit keeps the die at that place, or one that shows it, by the setting."""
    (tmp_path / "keys.toml").write_text('preset = "playpalace"\n', encoding="utf-8")
    told = play(tmp_path, *PLAYPALACE, game="army-men", settings=Settings(digits=digits))
    among(
        told,
        "A soldier, 3, 4, 5 and 5.",
        "Your turn.",
        "You have 6 dice",
        f"{kept.capitalize()}: on",
        f"You keep {kept}.",
        "Game menu: Back to the game.",
        "Leave audiogame?",
        "Staying.",
        "Leave audiogame?",
        "Game saved.",
    )
    assert not any("does nothing here" in line for line in told)


def test_somebody_from_playpalace_sets_up_a_table(tmp_path: Path) -> None:
    """Letters go to entries, B adds a bot, Enter begins."""
    keys = ("s", "i", "k", "enter", "b", "home", "enter", "wait", "t", "ctrl-c", "y")
    told = evening(tmp_path, "playpalace", *keys)
    among(
        told, "Sika", "Carlos, a bot, sits down.", "New game. Playing order: you, Bella and Carlos."
    )
    among(told, "Call a colour", "Your turn to call.", "Leave audiogame?")
