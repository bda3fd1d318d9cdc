"""Secrets at one keyboard: regressions, one for each way in which a secret was overheard."""

from __future__ import annotations

from pathlib import Path

import pytest
from shared_keyboard import NARROW, SharedKeyboard

from audiogame.outputs.readers import BRLTTY, FENRIR, TDSR, YASR, Reader

pytestmark = pytest.mark.over_the_line
HEARD = ("enter", "h", "y")
"""A player takes over, asks for the hand, and has headphones on."""
NAMED = (*HEARD, "h")
"""Then the whole hand is spoken, card by card."""
PASS = "Pass the keyboard to {}"


def after_pass(room: SharedKeyboard, name: str) -> str:
    """Return everything said since the newest request to take over."""
    texts, asked = room.texts, (PASS.format(name), f"{name}, take the keyboard")
    at = max(number for number, text in enumerate(texts) if text.startswith(asked))
    return " ".join(texts[at:]).lower()


@pytest.mark.parametrize("braille", [False, True])
@pytest.mark.parametrize("seats", ["you=Ann,you=Bo", "you=Ann,you=Bo,you=Cy"])
@pytest.mark.parametrize("listens", [False, True])
def test_before_the_next_person_takes_over_nobody_reads_back(
    tmp_path: Path, seats: str, listens: bool, braille: bool
) -> None:
    """Commas, the repeat key, and everything since: nothing of Ann's hand or choice."""
    first = HEARD if listens else ("enter",)
    keys = (*first, "k", "enter", *["comma"] * 9, "l", "l", "l", "L", "<", "g", "escape", "h")
    room = SharedKeyboard(tmp_path, keys, seats, braille).play()
    told = after_pass(room, "Bo")
    for word in ("king", "your hand", "queen, jack", "you choose"):
        assert word not in told
    assert "you choose king" not in room.seen[-1].lower()


def test_nobody_takes_back_for_somebody_who_does_not_hold_the_keyboard(tmp_path: Path) -> None:
    """At the pass, Shift U, Y, H asks for Ann, and neither speaks nor withdraws anything."""
    room = SharedKeyboard(tmp_path, ("enter", "k", "enter", "U", "y", "h", "y")).play()
    assert not any("your hand" in text.lower() for text in room.texts)
    assert not any("takes back" in text for text in room.texts)
    assert len(room.opened.table.moves) == 1


def test_a_bot_that_takes_a_seat_makes_nobody_the_holder(tmp_path: Path) -> None:
    """A bot plays Bo's seat: Ann has to take over before she hears her hand."""
    keys = (*HEARD, "k", "enter", "escape", "3", "1", "y", "enter", "wait", "h", "h", "h")
    room = SharedKeyboard(tmp_path, keys).play()
    at = next(i for i, text in enumerate(room.texts) if text.startswith(PASS.format("Bo")))
    since = " ".join(room.texts[at:])
    hand = since.find("Your hand:")
    assert hand < 0 or since.rfind(PASS.format("Ann"), 0, hand) >= 0


@pytest.mark.parametrize("braille", [False, True])
def test_a_program_that_was_stopped_repeats_no_secret(tmp_path: Path, braille: bool) -> None:
    """SIGCONT, or a closed lid: the hand is off the screen, and Ann takes over again."""
    room = SharedKeyboard(tmp_path, (*NAMED, "continued", "comma", "l", "h"), braille=braille)
    room.play()
    hand = "king, queen, jack"
    before = next(number for number, text in enumerate(room.texts) if hand in text)
    assert not any(hand in text for text in room.texts[before + 1 :])
    assert hand not in room.terminal.text
    assert "ann" in after_pass(room, "Ann")


def test_the_words_of_a_secret_line_are_as_secret(tmp_path: Path) -> None:
    """G on the hand: neither its words nor the rules about them stay on the screen."""
    room = SharedKeyboard(tmp_path, (*NAMED, "g", "down", "enter", "escape", "escape", "c")).play()
    words = [line for moment in room.ear.moments[5:8] for line in moment.lines]
    assert [line.text.partition(":")[0] for line in words] == [
        "Words in this line",
        "Queen",
        "Scientific War rules. Special cards",
    ]
    assert all(line.secret for line in words)
    assert "queen" not in room.seen[-1].lower()


@pytest.mark.parametrize("height", [24, 4])
@pytest.mark.parametrize("reader", [YASR, TDSR, FENRIR, BRLTTY], ids=lambda reader: reader.name)
def test_a_narrower_window_leaves_nothing_of_a_hand(
    tmp_path: Path, height: int, reader: Reader
) -> None:
    """The hand wraps when the window is zoomed, and all its rows are erased.

    After every row the cursor is where this reader needs it.
    """
    room = SharedKeyboard(tmp_path, (*NAMED, NARROW, "c"), reader=reader)
    room.terminal.height = height
    room.play()
    assert "king" in room.seen[4]
    assert "king" not in room.seen[5]
    assert "king" not in room.seen[-1]


def test_what_waits_for_one_alone_is_told_with_the_hand(tmp_path: Path) -> None:
    """Bo's pile is taken up while Ann holds the keyboard; H speaks both in one line."""
    room = SharedKeyboard(tmp_path, (*HEARD, "c"))
    audience = room.loop.audience
    from audiogame.games.scientific_war.events import Refilled

    audience.hear(Refilled(0, 12), (0,))
    room.play()
    (told,) = (text for text in room.texts if "Your hand:" in text)
    assert "You pick up your pile: 12 cards. Your hand: all 14 cards." in told


def test_who_holds_the_keyboard_loses_nothing_without_headphones(tmp_path: Path) -> None:
    """Ann's pile is taken up while she holds the keyboard: H speaks it."""
    room = SharedKeyboard(tmp_path, ("enter", "1", "c", "h", "y", "c"))
    from audiogame.games.scientific_war.events import Refilled

    class Late:
        """An app that speaks a text after the first key."""

    source = room.app.front.keys
    kept = source.key

    async def key(timeout: float | None = None) -> object:
        found = await kept(timeout)
        if found is not None and found.name == "1":
            room.loop.audience.hear(Refilled(0, 12), (0,))
        return found

    source.key = key  # type: ignore[method-assign,assignment]  # watched here
    room.play()
    assert any("You pick up your pile: 12 cards." in text for text in room.texts)
