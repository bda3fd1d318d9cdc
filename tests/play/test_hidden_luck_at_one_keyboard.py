"""Luck that one seat alone knows, where several players share a keyboard."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from hidden_luck import GAMES, NotedLuck, TwinLuck
from hypothesis import assume, given
from hypothesis import settings as examples
from hypothesis import strategies as st
from liars_dice import GAME as LIARS_DICE
from shared_keyboard import NARROW, WIDE, SharedKeyboard
from watched_keyboard import Known, known

from audiogame.console.key_source import CONTINUED
from audiogame.rules.game import Game

KEYS = (
    *("enter",) * 4,
    *(*"cehrtlLKwig", "down", "down", "up", "comma", "period", "tab", "escape", "home", "end"),
    *("U", "n", "1", "2", "k", NARROW, WIDE, CONTINUED, "resized"),
)
"""Keys, signals and sizes; nobody says that headphones are on."""
EACH = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def chosen(game: Known) -> list[str]:
    """Return the public choices in a record."""
    return re.findall(r"^\d .*(?= ~)", game.record, re.MULTILINE)


@EACH
@given(keys=st.lists(st.sampled_from(KEYS), min_size=1, max_size=14), braille=st.booleans())
@examples(max_examples=15)
def test_nobody_at_the_keyboard_learns_what_another_was_dealt(
    game: Game, keys: list[str], braille: bool
) -> None:
    """Words, screen, braille, pictures, history and the record are the same, and so is the work.

    Ann takes the keyboard, without headphones; whatever is asked, she alone could hear her hand.
    """
    noted = NotedLuck("7")
    pressed = ["enter", "n", *keys, "c", "l", "h"]
    how: dict[str, Any] = {"game": game, "braille": braille, "counting": False}
    one = known(pressed, luck=noted, **how)
    luck = TwinLuck(noted, 0)
    twin = known(pressed, luck=luck, **how)
    assert luck.different
    assume(chosen(one) == chosen(twin))  # a card that was played is no secret
    for name in ("said", "written", "above", "looked_at", "history", "kept", "record"):
        assert getattr(one, name) == getattr(twin, name), name


def test_a_player_hears_the_own_dice_with_headphones_on_and_the_next_does_not(
    tmp_path: Path,
) -> None:
    """The test can fail: what is dealt is heard by the player who holds the keyboard."""
    keys = ("enter", "h", "y", "h", "down", "enter", "h", "c", "l", "comma", "comma")
    room = SharedKeyboard(tmp_path, keys, game=LIARS_DICE).play()
    dice = room.opened.table.state.cups  # type: ignore[attr-defined]  # dice under cups
    own = f"You have {', '.join(map(str, dice[0][:-1]))} and {dice[0][-1]}."
    assert own in room.said(4)
    told = " ".join(room.said(number) for number in range(6, len(keys) + 1))
    assert own not in told
    assert own not in room.app.recall.history.text()
