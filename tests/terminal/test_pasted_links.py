"""A link that is pasted where no text is typed: asked about, in menus and games, and never run."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import pytest
from processes import free_port
from prompt_toolkit.input import create_pipe_input
from terminal import Terminal

from audiogame.console.key_source import PASTE
from audiogame.terminal.keyboard import PASTE_WAIT, TerminalKeys

KEY = "uphold-prepare-analyst-reveal-orbit-attitude"
SENTENCE = "Come and play: audiogame://127.0.0.1:{}/senior-panda/" + KEY
BRACKETED = "\x1b[200~{}\x1b[201~"


async def keys_of(*reads: str) -> list[tuple[str, str | None]]:
    """Return the keys, with pasted texts, of what is read part by part."""
    found = []
    with create_pipe_input() as source, TerminalKeys(source).open() as keyboard:
        for read in reads:
            source.send_text(read)
            await asyncio.sleep(0)
        with contextlib.suppress(TimeoutError):
            while (key := await keyboard.key(PASTE_WAIT * 10)) is not None:
                found.append((key.name, key.text))
    return found


@pytest.mark.posix("reads a pipe as a terminal")
def test_a_burst_with_a_link_is_one_paste() -> None:
    text = SENTENCE.format(8765)
    assert asyncio.run(keys_of(text)) == [(PASTE, text)]
    assert asyncio.run(keys_of(text[:20], text[20:])) == [(PASTE, text)]
    assert asyncio.run(keys_of(f"{text}\r")) == [(PASTE, f"{text}\n")]
    assert asyncio.run(keys_of(BRACKETED.format(text))) == [(PASTE, text)]


@pytest.mark.posix("reads a pipe as a terminal")
def test_other_bursts_are_keys_in_their_order() -> None:
    burst = "rtehc rtehc\rrtehc"
    names = [{" ": "space", "\r": "enter"}.get(char, char) for char in burst]
    assert asyncio.run(keys_of(burst)) == [(name, None) for name in names]
    assert asyncio.run(keys_of("rtehcrtehcrtehc", "\x1b[A", "x")) == [
        *((char, None) for char in "rtehcrtehcrtehc"),
        *(("up", None), ("x", None)),
    ]


@pytest.mark.real
@pytest.mark.parametrize("form", ["{}", BRACKETED], ids=["burst", "marked"])
def test_a_link_pasted_in_a_game_asks_and_the_game_is_kept(tmp_path: Path, form: str) -> None:
    address = f"127.0.0.1:{free_port()}"
    text = form.format(SENTENCE.replace("127.0.0.1:{}", address))
    command = ("play", "sika", "--speech", "none", "--seed", "7", "--data", str(tmp_path))
    with Terminal(*command) as terminal:
        terminal.wait_for("red or blue?")
        terminal.press("\x1b[B")  # once it is answered, keys are read as they come
        terminal.wait_for("Red.")
        terminal.press(text)
        terminal.wait_for("Your game is saved. Join that table?")
        terminal.read(0.3)  # an answer typed sooner would not count
        terminal.press("n")
        terminal.wait_for("Staying.")
        terminal.wait_for("red or blue?", times=2)
        assert "You call" not in terminal.text
        terminal.press(text)
        terminal.wait_for("Join that table?", times=2)
        terminal.read(0.3)
        terminal.press("y")
        terminal.wait_for(f"There is no table at {address} now.")
        terminal.wait_for("A game of Sika waits: continue it.")
        terminal.press("\r")
        terminal.wait_for("The game continues.")
        terminal.press("\x03\x03")
        assert terminal.wait_exit() == 0
    assert "\x1b[?2004h" in terminal.text
    assert terminal.text.rstrip().endswith("\x1b[?2004l")


@pytest.mark.real
def test_a_pasted_text_without_a_link_runs_no_commands(tmp_path: Path) -> None:
    with Terminal("--speech", "none", "--data", str(tmp_path)) as terminal:
        terminal.wait_for("Main menu")
        terminal.press("\x1b[B")
        terminal.wait_for("2 of 8")
        terminal.press(BRACKETED.format("Quit now, it is late"))
        terminal.wait_for("There is no link to a table in that.")
        terminal.press(BRACKETED.format(f"audiogame://play.example/senior-pandq/{KEY}"))
        terminal.wait_for("isn't a word of a link")
        assert "Leave audiogame?" not in terminal.text
        terminal.press("\x03\x03")
        assert terminal.wait_exit() == 0
