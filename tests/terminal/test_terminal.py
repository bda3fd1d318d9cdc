"""The program in a real terminal: keys, signals, pace, and the terminal's restoration.

That is a pseudo-terminal, or a console of Windows.
"""

from __future__ import annotations

import os
import re
import signal
import sys
import time
from pathlib import Path

import pytest
from terminal import Terminal

pytestmark = pytest.mark.real
SIKA = ("play", "sika", "--speech", "none", "--seed", "7")


def sika(tmp_path: Path, *more: str) -> Terminal:
    return Terminal(*SIKA, "--data", str(tmp_path / "data"), *more)


def test_a_line_is_a_line_break_then_its_text(tmp_path: Path) -> None:
    """The cursor stays at the end of the newest line, with no other output."""
    with sika(tmp_path) as terminal:
        terminal.wait_for("has a lesson.")
        assert terminal.text == (
            "\nNew game. Playing order: you and Bella."
            "\nCall a colour: red or blue?"
            "\nNew to Sika? Escape has a lesson."
        )


def test_choosing_by_arrows_prints_each_selection_as_a_line(tmp_path: Path) -> None:
    with sika(tmp_path, "--pace", "0") as terminal:
        terminal.wait_for("has a lesson.")
        terminal.read(0.2)
        for count, key in enumerate(("\x1b[B", "\x1b[B", "\x1b[B", "\x1b[A"), start=4):
            terminal.press(key)
            while len(terminal.lines) < count:  # on a busy machine a key is answered later
                terminal.read(0.05)
        assert terminal.lines[3:] == ["Red.", "Blue.", "Blue. End of list.", "Red."]
        terminal.press("\r", then_wait=0.5)
        terminal.wait_for("You call red.")


@pytest.mark.parametrize(
    "sequence",
    [
        b"\x1b[15;3~",  # Alt+F5
        b"\x1b[2;2~",  # Shift+Insert
        b"\x1b[I",  # the window has the focus
        b"\x1b[O",  # and lost it
        b"\x1b[97;5u",  # kitty
        b"\x1b[1;3P",  # Alt+F1
        b"\x1bOM",  # Enter of the numpad
        b"\x1bOq",  # 1 of the numpad
        b"\x1b[M !!",  # a mouse
    ],
)
def test_unknown_sequences_do_nothing_at_all(tmp_path: Path, sequence: bytes) -> None:
    with sika(tmp_path) as terminal:
        terminal.wait_for("has a lesson.")
        terminal.press("\x1b[B")  # once it is answered, keys are read
        terminal.ends_with("Red.")
        bells = terminal.text.count("\a")
        terminal.press(sequence)
        terminal.press("\x1b[B")  # its answer follows on that to the key before
        terminal.ends_with("Red.", "Blue.")
        assert terminal.text.count("\a") == bells


@pytest.mark.parametrize(
    ("sequence", "told"),
    [
        pytest.param(
            *("\x1b[200~1\r\x1b[201~", "There is no link to a table in that."),
            marks=pytest.mark.wine("its console swallows the marks of a paste"),
        ),
        ("\x1br", "Alt R does nothing here. Question mark lists the keys."),
    ],
    ids=("pasted", "Alt+R"),
)
def test_what_is_pasted_and_alt_choose_nothing(tmp_path: Path, sequence: str, told: str) -> None:
    """Each is one key."""
    with sika(tmp_path) as terminal:
        terminal.wait_for("red or blue?")
        terminal.press("\x1b[B")  # once it is answered, keys are read as they come
        terminal.wait_for("Red.")
        terminal.read(0.2)
        terminal.press(sequence)
        terminal.wait_for(told)
        assert "You call" not in terminal.text


def test_escape_answers_at_once(tmp_path: Path) -> None:
    """About 60 ms at the quickest; the limit here is ten times that."""
    with sika(tmp_path) as terminal:
        terminal.wait_for("red or blue?")
        terminal.press("t")
        terminal.wait_for("Your turn to call.")  # keys are read as they come
        took = []
        for times in range(1, 6):
            terminal.press("\x1b", then_wait=0)
            took.append(terminal.wait_for("Game menu: Back to the game. 1 of 10.", times=times))
            terminal.press("z", then_wait=0)
            terminal.wait_for("red or blue?", times=times + 1)
        assert min(took) < 0.6, took


def test_z_is_escape_and_the_game_is_left_by_its_menu(tmp_path: Path) -> None:
    with sika(tmp_path) as terminal:
        terminal.wait_for("red or blue?")
        terminal.press("z")
        terminal.wait_for("Game menu: Back to the game.")
        terminal.press("z")
        terminal.wait_for("Call a colour: red or blue?", times=2)
        terminal.press("z")
        terminal.press("\x1b[F")
        terminal.wait_for("Leave. The game is saved. 10 of 10.")
        terminal.press("\r")
        assert terminal.wait_exit() == 0
        assert "Game saved." in terminal.text
        assert terminal.restored


def test_control_c_asks_and_a_second_one_leaves_at_once(tmp_path: Path) -> None:
    with sika(tmp_path) as terminal:
        terminal.wait_for("red or blue?")
        terminal.press("\x03")
        terminal.wait_for("Leave audiogame? The game is saved. Y or N.")
        terminal.press("\x03")
        assert terminal.wait_exit() == 0
        assert terminal.restored


@pytest.mark.posix("Windows sends no signals: tests/terminal/test_control_events.py has the same")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGQUIT"])
def test_signals_save_the_game_and_restore_the_terminal(tmp_path: Path, name: str) -> None:
    with sika(tmp_path) as terminal:
        terminal.wait_for("red or blue?")
        os.kill(terminal.pid, getattr(signal, name))
        assert terminal.wait_exit() == 0
        assert "Game saved." in terminal.text
        assert terminal.restored


def test_a_fault_of_the_program_restores_the_terminal_and_is_told_in_words(tmp_path: Path) -> None:
    """With a broken installation: the log has the error, the player hears a sentence."""
    (tmp_path / "sitecustomize.py").write_text(
        "from audiogame.play import decision\n"
        "async def fault(self, *given): raise RuntimeError('a fault')\n"
        "decision.Decision.choose = fault\n",
        encoding="utf-8",
    )
    with Terminal(
        *SIKA, "--data", str(tmp_path / "data"), env={"PYTHONPATH": str(tmp_path)}
    ) as terminal:
        terminal.wait_for("red or blue?")
        terminal.read(0.2)
        terminal.press("1")
        assert terminal.wait_exit() == 1
        assert "Something went wrong." in terminal.text
        assert "Traceback" not in terminal.text
        assert terminal.restored
    assert "a fault" in (tmp_path / "data" / "faults.log").read_text(encoding="utf-8")


@pytest.mark.posix("no program is stopped and continued in a console of Windows")
def test_after_a_stop_the_last_line_and_the_turn_are_said_again(tmp_path: Path) -> None:
    with sika(tmp_path) as terminal:
        terminal.wait_for("red or blue?")
        terminal.read(0.2)
        terminal.press("t")
        terminal.wait_for("Your turn to call.")
        os.kill(terminal.pid, signal.SIGSTOP)
        time.sleep(0.2)
        os.kill(terminal.pid, signal.SIGCONT)
        terminal.wait_for("Your turn to call.", times=2)
        terminal.wait_for("Call a colour: red or blue?", times=2)
        terminal.press("1")
        terminal.wait_for("You call red.")


@pytest.mark.posix("no program is stopped in a console of Windows, as the next test says")
def test_control_z_stops_and_gives_the_terminal_back(tmp_path: Path) -> None:
    with sika(tmp_path) as terminal:
        terminal.wait_for("red or blue?")
        terminal.press("\x1a", then_wait=0.0)
        stopped, status = os.waitpid(terminal.pid, os.WUNTRACED)
        assert stopped
        assert os.WIFSTOPPED(status)
        assert terminal.restored
        os.kill(terminal.pid, signal.SIGCONT)
        terminal.wait_for("Call a colour: red or blue?", times=2)
        assert not terminal.restored
        terminal.press("1")
        terminal.wait_for("You call red.")


@pytest.mark.skipif(sys.platform != "win32", reason="elsewhere it pauses the program")
def test_control_z_says_in_a_console_of_windows_that_it_cannot_pause(tmp_path: Path) -> None:
    with sika(tmp_path) as terminal:
        terminal.wait_for("red or blue?")
        terminal.press("\x1a")
        terminal.wait_for("The program can't be paused here.")
        assert "fg" not in terminal.text


def test_a_burst_typed_ahead_cannot_play_what_was_not_heard(tmp_path: Path) -> None:
    """500 keys in one write: one choice is made, questions are answered in order."""
    with sika(tmp_path, "--pace", "0") as terminal:
        terminal.wait_for("red or blue?")
        terminal.read(0.2)
        terminal.press("1" * 250 + "\r" * 250 + "eh", then_wait=1.0)
        terminal.wait_for("Your colour is red.")
        record = next((tmp_path / "data" / "records").glob("*.record")).read_text(encoding="utf-8")
        assert len(re.findall(r"^0 ", record, re.MULTILINE)) == 1, record
        told = "Too soon: 499 keys came before the question. Your turn, round 1. Throw."
        terminal.wait_for(told)
        assert terminal.text.count("Too soon") == 1
        for answer in ("You have 0, Bella has 0.", "You have 0. Your colour is red."):
            assert answer in terminal.lines


def test_what_is_typed_before_the_first_line_is_kept(tmp_path: Path) -> None:
    """In a menu it moves; a choice not yet heard is not made."""
    with Terminal("--data", str(tmp_path), "--pace", "0") as terminal:
        terminal.press("\x1b[B", then_wait=0)
        terminal.wait_for("Continue a game. 2 of ")
    with sika(tmp_path, "--pace", "0") as terminal:
        terminal.press("1", then_wait=0)
        terminal.wait_for("Too soon")
        assert "You call" not in terminal.text


def unshown(terminal: Terminal) -> None:
    """Wait until the terminal's echo is off; a console of Windows shows keys when they are read."""
    if sys.platform == "win32":
        return
    import termios

    deadline = time.monotonic() + 60.0
    while termios.tcgetattr(terminal.slave)[3] & termios.ECHO:
        assert time.monotonic() < deadline, "the terminal still shows what is typed"


STILL_IMPORTED = """
import os, sys, time
class Waits:
    def find_spec(self, name, path=None, target=None):
        while name.startswith("audiogame.cli") and not os.path.exists(os.environ["TYPED"]):
            time.sleep(0.01)
sys.meta_path.insert(0, Waits())
"""
"""A module by which the program is imported no further until a file is there."""


@pytest.mark.posix("there Ctrl+C ends a program that is not yet loaded, as it ends others")
def test_what_is_typed_while_the_program_is_imported_is_kept_and_not_shown(tmp_path: Path) -> None:
    """Ctrl+C is a key then, too."""
    (tmp_path / "sitecustomize.py").write_text(STILL_IMPORTED, encoding="utf-8")
    typed = tmp_path / "typed"
    env = {"PYTHONPATH": str(tmp_path), "TYPED": str(typed)}
    with Terminal("--data", str(tmp_path), "--pace", "0", env=env) as terminal:
        unshown(terminal)
        terminal.write(b"\x1b[B")
        assert terminal.read(0.0) == "", "too late: the first line is there"
        typed.touch()
        terminal.wait_for("Continue a game. 2 of ")
        assert terminal.text.startswith("\nMain menu: ")
        terminal.press("\x03")
        terminal.wait_for("Y or N.")
        terminal.press("y")
        assert terminal.wait_exit() == 0
        assert terminal.restored
    typed.unlink()
    with Terminal(*SIKA, "--data", str(tmp_path), "--pace", "0", env=env) as terminal:
        unshown(terminal)
        terminal.write(b"\x03")
        typed.touch()
        terminal.wait_for("Leave audiogame? The game is saved. Y or N.")
        assert terminal.text.startswith("\nNew game. ")


def test_a_program_that_ends_before_its_first_line_gives_the_terminal_back(tmp_path: Path) -> None:
    for arguments in (("play", "skat"), ("play", "sika", "--pace", "99")):
        with Terminal(*arguments) as terminal:
            assert terminal.wait_exit() == 2
            assert terminal.restored
    if sys.platform == "win32":
        return
    with sika(tmp_path) as terminal:
        unshown(terminal)
        os.kill(terminal.pid, signal.SIGTERM)
        assert terminal.wait_exit() in (0, 128 + signal.SIGTERM)  # 0 if it was quick
        assert terminal.restored


def test_the_wait_for_bots_is_skipped_by_space_which_does_nothing_else(tmp_path: Path) -> None:
    with sika(tmp_path, "--pace", "10") as terminal:
        terminal.wait_for("red or blue?")
        terminal.read(0.2)
        terminal.press("1", then_wait=0.5)
        assert "Bella calls" not in terminal.text
        terminal.press("t")
        terminal.wait_for("Waiting for Bella to call.")
        assert "Bella calls" not in terminal.text
        terminal.press("\r", then_wait=0.3)
        assert "Waiting for Bella to call." in terminal.text
        terminal.press(" ")
        terminal.wait_for("Bella calls blue.", seconds=5.0)
        terminal.ends_with("Your turn, round 1. Throw.")


@pytest.mark.wine("its console passes on no bell")
def test_an_unknown_key_is_named_once_and_then_ticks(tmp_path: Path) -> None:
    with sika(tmp_path) as terminal:
        terminal.wait_for("red or blue?")
        terminal.read(0.2)
        for _ in range(3):
            terminal.press("\x1b[21~")
        terminal.wait_for("\a", times=2)
        assert terminal.text.count("F10 does nothing here.") == 1
        assert terminal.text.count("\a") == 2


def test_the_answer_to_an_arrow_fits_one_row_and_space_reads_the_rest(tmp_path: Path) -> None:
    with Terminal("--data", str(tmp_path), "--speech", "none", columns=27) as terminal:
        terminal.wait_for("Main menu: New game.")
        terminal.read(0.2)
        for _ in range(5):
            terminal.press("\x1b[B")
        terminal.press("\x1b[B")
        terminal.press("a")
        terminal.ends_with("About and credits.")
        terminal.press(" ")
        terminal.ends_with("In Help. 7 of 8.")


def test_what_comes_after_an_arrow_key_is_offered_again(tmp_path: Path) -> None:
    """Some readers drop output after an arrow key until the next key."""
    arguments = ("play", "sika", "--speech", "lines", "--seed", "7", "--pace", "4")
    with Terminal(*arguments, "--data", str(tmp_path)) as terminal:
        terminal.wait_for("red or blue?")
        terminal.read(0.2)
        terminal.press("1", then_wait=0.2)
        terminal.press("\x1b[B")
        terminal.wait_for("Waiting for")
        terminal.wait_for("round 1. Throw.")
        terminal.press("e")
        terminal.ends_with("You have 0, Bella has 0.")
        # On a busy machine the answer to the arrow may have come too late as well.
        assert re.fullmatch(r"\d lines: Space\.", terminal.lines[-2])
        terminal.press(" ")
        terminal.ends_with("Bella calls blue.", "Your turn, round 1. Throw.")


def test_a_name_is_typed_in_the_menu_and_kept(tmp_path: Path) -> None:
    with Terminal("--data", str(tmp_path), "--speech", "none") as terminal:
        terminal.wait_for("Main menu: New game.")
        terminal.read(0.2)
        terminal.press("6")
        terminal.wait_for("Settings: Your name: Not set.")
        terminal.press("\r")
        terminal.wait_for("Type a new one")
        terminal.press("Anx")
        terminal.press("\x7f")
        terminal.press("n\r")
        terminal.wait_for("Settings: Your name: Ann.")
        terminal.press("\x1b", then_wait=0.3)
        terminal.press("\x1b", then_wait=0.3)
        terminal.press("\x1b[F")
        terminal.press("\r")
        terminal.wait_for("Leave audiogame? Y or N.")
        terminal.press("y")
        assert terminal.wait_exit() == 0
        assert terminal.lines[-1] == "Goodbye."
    assert 'name = "Ann"' in (tmp_path / "settings.toml").read_text(encoding="utf-8")


def test_a_saved_game_goes_on_from_the_menu(tmp_path: Path) -> None:
    with sika(tmp_path, "--pace", "0") as terminal:
        terminal.wait_for("red or blue?")
        terminal.read(0.2)
        terminal.press("1")
        terminal.wait_for("round 1. Throw.")
        terminal.kill()
    with Terminal("--data", str(tmp_path / "data"), "--speech", "none") as terminal:
        terminal.wait_for("Main menu: A game of Sika waits: continue it.")
        terminal.read(0.2)
        terminal.press("\r")
        terminal.wait_for("The game continues.")
        terminal.wait_for("Your turn, round 1. Throw.")
