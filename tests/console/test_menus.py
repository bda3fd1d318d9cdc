"""Menus, the lobby and the calibration, in a real pseudo-terminal."""

from __future__ import annotations

import asyncio
import base64
import re
import time
from pathlib import Path

import pytest
from patience import until
from terminal import Terminal

from audiogame.console.key_source import AWAKE
from audiogame.terminal import session
from audiogame.terminal.keyboard import TerminalKeys

pytestmark = pytest.mark.real
DOWN, END = "\x1b[B", "\x1b[F"


def menu(tmp_path: Path) -> Terminal:
    terminal = Terminal("--data", str(tmp_path), "--speech", "none", "--pace", "0")
    terminal.wait_for("Main menu: New game.")
    terminal.read(0.5)  # keys are read once the first line is out
    return terminal


def test_a_table_is_set_up_and_played_at(tmp_path: Path) -> None:
    """Two players and a bot, a typed name, a changed option; menu positions are remembered."""
    with menu(tmp_path) as terminal:
        terminal.press("\r", then="Choose a game: ")
        terminal.press("\r", then="Sika: Start. 1 of 4.")
        terminal.press("2", then="Players: Seat 1")
        terminal.press("4", then="Player 2 sits down, at this keyboard.")
        terminal.press("1", then="Player 1: Change the name.")
        terminal.press("\r", then="Name: Player 1.")
        terminal.press("Ann\r", then="Players: Seat 1: Ann, at this keyboard.")
        terminal.press("\x1b", then_wait=0.4)
        terminal.wait_for("Sika: Players: Ann and Player 2, with Bella, a bot.")
        terminal.press("3")
        terminal.press("1", then="You call before every turn.")
        terminal.press("\x1b", then_wait=0.4, then="Rules of this table: 1 changed.")
        terminal.press("\x1b[H")
        terminal.press("\r", then="New game. Playing order: Ann, Bella and Player 2.")
        terminal.wait_for("Ann, call a colour: red or blue?")
        terminal.press("r", then="none scores minus 3. You call before every turn.")


def test_the_place_in_a_menu_is_kept_and_escape_goes_back(tmp_path: Path) -> None:
    with menu(tmp_path) as terminal:
        terminal.press(END, then="Leave. 8 of 8.")
        terminal.press("set", then="Settings. 6 of 8.")
        terminal.press("\r", then="Settings: Your name: Not set.")
        terminal.press("sp", then="Speech. 3 of 9.")
        terminal.press("\r", then="Speech: Who speaks: No speech, only print. 1 of 4.")
        terminal.press("\x1b", then_wait=0.4, then="Settings: Speech. 3 of 9.")
        terminal.press("\x1b", then_wait=0.4, then="Main menu: Settings. 6 of 8.")
        terminal.press("2", then="You have no unfinished games.")
        terminal.press("t", then="Only while you play: Whose turn it is.")


def test_the_rate_of_a_voice_is_measured(tmp_path: Path) -> None:
    """Enter begins, a sentence is said, Enter ends: its length and the time make the rate."""
    with menu(tmp_path) as terminal:
        terminal.press("6")
        terminal.press("5", then="You'll hear one sentence.")
        begun = time.monotonic()
        terminal.press("\r", then_wait=0.0, then="The dice roll slowly")
        heard = time.monotonic()
        terminal.read(1.5)
        ended = time.monotonic()
        terminal.press("\r", then_wait=0.0, then="characters a second.")
        told = time.monotonic()
        (sentence,) = re.findall(r"The dice roll slowly[^.]*\.", " ".join(terminal.lines))
        terminal.wait_until_kept(tmp_path / "settings.toml", "rate = ")
    text = (tmp_path / "settings.toml").read_text(encoding="utf-8")
    (rate,) = (float(line[6:]) for line in text.splitlines() if line.startswith("rate"))
    assert len(sentence) / (told - begun) - 0.1 < rate < len(sentence) / (ended - heard - 0.1)


def test_the_verbosity_is_changed_by_a_key_and_saved(tmp_path: Path) -> None:
    with menu(tmp_path) as terminal:
        terminal.press("v", then="Normal: full for what decides")
        terminal.press("v", then="Brief.")
        terminal.press(DOWN)
        terminal.ends_with("Continue a game.")
        terminal.wait_until_kept(tmp_path / "settings.toml", 'verbosity = "brief"')


def test_history_is_walked_and_silence_is_a_key(tmp_path: Path) -> None:
    with menu(tmp_path) as terminal:
        terminal.press(DOWN)
        terminal.press(",")
        terminal.ends_with("Continue a game. 2 of 8.")
        terminal.press(",")
        terminal.press(",", then="Oldest line.")
        terminal.press(".")
        terminal.ends_with("Continue a game. 2 of 8.")
        terminal.press("x")
        terminal.press("e", then="Only while you play: The score, and who has what")
        terminal.press("?", then="Keys that work now: Enter: Choose.")


def test_a_machine_that_slept_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Closing a lid sends no signal; the jump of the clock shows that the machine slept."""

    class Pressed(TerminalKeys):
        def __init__(self) -> None:
            self.names: list[str] = []

        def put(self, name: str) -> None:
            self.names.append(name)

    async def watched() -> list[str]:
        keys = Pressed()
        monkeypatch.setattr(session, "WATCH", 0.01)
        end_watch = session.watch_for_sleep(keys)
        await asyncio.sleep(0.05)
        assert keys.names == []
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + 3600)
        await asyncio.sleep(0.05)
        end_watch()
        return keys.names

    assert asyncio.run(watched()) == [AWAKE]


def test_a_newcomer_is_welcomed_once(tmp_path: Path) -> None:
    """At the first start only."""
    hint = "Up and Down move, Enter opens, question mark lists the keys."
    data = str(tmp_path / "new")
    for times in (1, 0):
        with Terminal("--data", data, "--speech", "none", newcomer=True) as terminal:
            terminal.wait_for("Main menu: New game.")
            assert terminal.text.count(hint) == times
            terminal.press("\x03")  # by then it is saved that the hint was given
            terminal.wait_for("Leave audiogame?")
            assert until((tmp_path / "new" / "settings.toml").exists)


def test_a_line_goes_to_the_clipboard_of_the_terminal(tmp_path: Path) -> None:
    """Through the terminal's clipboard sequence (OSC 52), which is not printed text."""
    with menu(tmp_path) as terminal:
        terminal.press("y", then="Your terminal was asked to copy it.")
        code = base64.b64encode(b"Main menu: New game. 1 of 8.").decode()
        assert f"\x1b]52;c;{code}\a" in terminal.text


def test_a_broken_keymap_does_not_lock_out(tmp_path: Path) -> None:
    """The default keys apply, and the player is told of the fault."""
    (tmp_path / "keys.toml").write_text("[all]\nback = []\n", encoding="utf-8")
    with menu(tmp_path) as terminal:
        assert "Your keys have an error, so the default keys are used." in terminal.text
        terminal.press("z", then="Leave audiogame? Y or N.")


def test_held_keys_and_pasted_text_leave_every_menu_answering(tmp_path: Path) -> None:
    """500 keys in one write: each is answered in order, including the last."""
    with menu(tmp_path) as terminal:
        terminal.press("\x1b[200~new game\r\r\x1b[201~", then_wait=0.2)
        terminal.ends_with("There is no link to a table in that.", "New game. 1 of 8.")
        terminal.press(DOWN * 250 + "\x1b[A" * 249, then_wait=2.0)
        terminal.ends_with("New game. 1 of 8, end of list.")
        terminal.press("?\x1b", then_wait=0.5)
        terminal.press("k")
        terminal.ends_with("Keys. In Settings. 6 of 8.")
