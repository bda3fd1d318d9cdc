"""Calls of games that never end are ended by an alarm, and cost that game alone."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from flawed import Change, inserted, installed_pig
from pressed import play, press
from recorded import finished, sika
from terminal import Terminal

from audiogame.__main__ import main
from audiogame.cli.game_check import checked
from audiogame.cli.game_list import listed
from audiogame.console import call_limit
from audiogame.console.call_limit import CallLimit, CallSeconds
from audiogame.console.key_script import WAIT
from audiogame.lobby.main_menu import main_menu
from audiogame.lobby.menu_entries import records_menu, statistics_menu
from audiogame.rules.fault import CallTooLong, cut_off
from audiogame.rules.state import State
from audiogame.rules.value import replace
from audiogame.table.library import BrokenGame, all_games, find_game
from audiogame.terminal.call_watch import watch_in_thread

AT_ONCE = CallSeconds(work=0.1, wait=2.0, tick=0.02, rest=0.02, told=5)
"""Limit of a call in these tests: less than the 5 seconds that are told."""
IMPORTED = replace(AT_ONCE, wait=60.0)
"""Limit of an import: a busy machine takes long for one that does little."""
RULES = "rules.py"
DECISION = "        return ChoiceDue("
MODULE = "SIDES = 6"
LEFT_OUT = "The game 'pig' is left out: "
LONG = "while True: pass"


SWALLOWS = """
while True:
    try:
        turns = 0
        while True: turns += 1
    except Exception: pass"""
"""A call that catches each exception.

Python raises what an alarm raises in the step before a loop, which has to be inside the `try` too.
"""


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """End calls soon, in commands too; games that are imported here are imported before."""
    all_games()
    monkeypatch.setattr(call_limit, "AT_HOME", IMPORTED)
    if sys.platform == "win32":
        monkeypatch.setattr(CallLimit, "watches", (watch_in_thread,))
    with CallLimit(AT_ONCE):
        yield


def first_state() -> State:
    return find_game("pig").new(2)


@pytest.mark.parametrize(
    ("what", "fault"),
    [
        ("while True: pass", CallTooLong),
        pytest.param(
            *("import time; time.sleep(1e6)", CallTooLong),
            marks=pytest.mark.posix("nothing wakes what sleeps in the main thread of Windows"),
        ),
        (SWALLOWS, SystemExit),
    ],
    ids=["working", "waiting", "catching"],
)
def test_a_call_that_never_ends_is_ended(
    what: str, fault: type[BaseException], tmp_path: Path
) -> None:
    """Also one that waits, and one that catches each exception; then the game is left out."""
    with installed_pig(tmp_path, [inserted(RULES, DECISION, what)]) as folder:
        state = first_state()
        with pytest.raises(fault) as raised:
            state.decision(0)
        ended = cut_off(raised.value)
        assert ended is not None
        assert (ended.hook, ended.file) == ("Pig.decision", str(folder / RULES))
        with pytest.raises(BrokenGame):
            find_game("pig")
        assert f"{LEFT_OUT}Pig.decision in rules.py takes longer than 5 seconds." in [*listed("en")]


def test_a_call_that_calls_itself_is_a_fault_and_the_game_is_offered_again(tmp_path: Path) -> None:
    """Python ends it before the alarm."""
    with installed_pig(tmp_path, [inserted(RULES, DECISION, "return self.decision(0)")]):
        with pytest.raises(RecursionError) as raised:
            first_state().decision(0)
        assert cut_off(raised.value) is None
        assert find_game("pig")


def test_a_call_in_another_thread_is_ended(tmp_path: Path) -> None:
    """Records and statistics are read there, while keys are answered."""
    raised: list[BaseException] = []

    def ask(state: State) -> None:
        try:
            state.decision(0)
        except CallTooLong as fault:
            raised.append(fault)

    with installed_pig(tmp_path, [inserted(RULES, DECISION, LONG)]):
        thread = threading.Thread(target=ask, args=(first_state(),))
        thread.start()
        thread.join(60)
    assert [type(one).__name__ for one in raised] == ["CallTooLong"]


def test_many_short_calls_are_no_long_one(tmp_path: Path) -> None:
    """Each is a call of its own, however long all of them take together."""
    with installed_pig(tmp_path):
        state, end = first_state(), time.thread_time() + 4 * AT_ONCE.work
        while time.thread_time() < end:
            state.decision(0)


@pytest.mark.posix("Windows has no such timer")
def test_another_timer_goes_on_after_it() -> None:
    """As that of a test's time limit."""
    before = signal.getitimer(signal.ITIMER_REAL), signal.getsignal(signal.SIGALRM)
    with CallLimit(CallSeconds(work=1.0, wait=1.0, tick=50.0, rest=50.0, told=5)):
        left, every = signal.getitimer(signal.ITIMER_REAL)
        assert 0 < left <= every == 50.0
        assert signal.getsignal(signal.SIGALRM) != before[1]
    assert signal.getitimer(signal.ITIMER_REAL)[1] == before[0][1]
    assert signal.getsignal(signal.SIGALRM) == before[1]


def test_an_import_that_never_ends_is_tried_once(tmp_path: Path) -> None:
    """New game and the list name the game, have all others, and do not wait for it again."""
    tries = tmp_path / "tries"
    note = f"open({str(tries)!r}, 'a').write('x')\nwhile True: pass"
    said = f"{LEFT_OUT}loading its rules.py takes longer than 5 seconds."
    with installed_pig(tmp_path, [inserted(RULES, MODULE, note)]) as folder:
        for _ in range(2):
            lines = [*listed("en")]
            assert lines.count(said) == 1
            assert sum(": audiogame play " in line for line in lines) == 5
            heard = press(main_menu, tmp_path / "data", "1", "escape")
            assert heard.count(said) == 1
        assert tries.read_text(encoding="utf-8") == "x"
        (place, _), status = checked("en", "pig", games=1)
        assert place.startswith(f"{folder / RULES}, line 1: Importing it takes too long. ")
        assert status == 1


ENDED = {
    "a decision": inserted(RULES, DECISION, LONG),
    "luck": inserted(RULES, "        seat, (die,) = self.turn, outcome", LONG),
    "an answer": inserted(RULES, "        match query:", LONG),
    "a preview": Change(
        RULES,
        "    def _answer(",
        f"    def preview(self, seat, action):\n        {'while True: pass'}\n\n    def _answer(",
    ),
}


@pytest.mark.parametrize("slip", ENDED)
def test_rules_that_never_end_end_their_game(slip: str, tmp_path: Path) -> None:
    """One sentence; then questions of another game are answered."""
    data = tmp_path / "data"
    with installed_pig(tmp_path, [ENDED[slip]]):
        heard = play(data, WAIT, "e", "1", WAIT, "down", "e", game="pig")
        said = [
            line for line in heard if line.startswith("Something went wrong in Pig, and it can't")
        ]
        assert len(said) == 1, heard
        assert "CallTooLong" in (data / "faults.log").read_text(encoding="utf-8")
        assert any("Your turn" in line for line in play(data, WAIT, "t", game="sika"))


PARTS = {
    "cues": (inserted("cues.py", "    match event:", LONG), "1", "The sounds of this game failed."),
    "a guide": (inserted("guide.py", "    if action is None:", LONG), "i", "No explanation: "),
    "a rule": (
        inserted("guide.py", "    if state.result is not None:", LONG),
        "R",
        "The guide of this game",
    ),
}


@pytest.mark.parametrize("part", PARTS)
def test_a_part_that_never_ends_is_done_without(part: str, tmp_path: Path) -> None:
    change, key, said = PARTS[part]
    with installed_pig(tmp_path, [change]):
        heard = play(tmp_path / "data", WAIT, key, "escape", "escape", WAIT, "1", "e", game="pig")
    assert any(line.startswith(said) for line in heard), heard
    assert not any("went wrong" in line for line in heard)
    assert any(line.startswith("You 0") for line in heard), heard


def test_a_bot_that_never_ends_hands_over(tmp_path: Path) -> None:
    """Where it chooses beside the keys; one in a process of its own is given up after a while."""
    with installed_pig(
        tmp_path, [inserted("bots/casual.py", "        return random.choice", LONG)]
    ):
        heard = play(
            tmp_path / "data", *[WAIT, "1", WAIT, "2"] * 3, "t", game="pig", seats="you,casual=Bo"
        )
    said = "The bot Bo has failed. It now chooses at random."
    assert heard.count(said) == 1
    assert any(line.startswith("Bo rolls") for line in heard[heard.index(said) :])


def test_figures_that_never_end_cost_the_statistics_once(tmp_path: Path) -> None:
    """However many records there are; the other games are counted."""
    data, other, tries = tmp_path / "data", tmp_path / "other", tmp_path / "tries"
    other.mkdir()
    with installed_pig(tmp_path):
        for seed in "123":
            finished("pig", data, seed)
    sika(tmp_path)
    note = f"open({str(tries)!r}, 'a').write('x')\nwhile True: pass"
    with installed_pig(other, [inserted("figures.py", "    return state.scores", note)]):
        heard = press(statistics_menu, data)
    assert tries.read_text(encoding="utf-8") == "x"
    assert heard.count("The figures of Pig failed: points, money and luck may be missing.") == 1
    assert heard[-1].startswith("Statistics: Ann, Sika: 1 game, ")


def test_a_replay_that_never_answers_ends_in_the_list_of_records(tmp_path: Path) -> None:
    """One sentence; the same record, and those of other games, can be chosen again."""
    data, other = tmp_path / "data", tmp_path / "other"
    other.mkdir()
    with installed_pig(tmp_path):
        play(data, WAIT, *["1", WAIT, "2", WAIT] * 40, game="pig")
    with installed_pig(other, [inserted(RULES, "        match query:", LONG)]):
        heard = press(records_menu, data, "enter", "enter", "e", "enter")
    assert sum(line.startswith("Something went wrong in Pig") for line in heard) == 1, heard
    assert any("Pig._answer in rules.py takes longer than 5 seconds." in line for line in heard)


ESCAPE = "\x1b[2J"
PRINTS = inserted(RULES, DECISION, f'__import__("sys").stdout.write({ESCAPE!r} + "hello")')
PRINTED = "Text that Pig printed was left out; audiogame check-game says where."


def test_what_a_game_prints_is_left_out_and_told_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keys = tmp_path / "keys"
    keys.write_text("wait\n1\nwait\n1\nt\n", encoding="utf-8")
    with installed_pig(tmp_path, [PRINTS]):
        assert main(["play", "pig", "--data", str(tmp_path / "data"), "--keys", str(keys)]) == 0
    out = capsys.readouterr().out
    assert "hello" not in out
    assert ESCAPE not in out
    assert " ".join(out.split()).count(PRINTED) == 1
    assert "Your turn" in out


def test_what_a_game_prints_is_in_no_output_of_a_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The output may be read by another program."""
    with installed_pig(tmp_path, [inserted(RULES, MODULE, f"print({ESCAPE!r} + 'hello')")]):
        assert main(["list"]) == 0
    told = capsys.readouterr()
    assert "hello" not in told.out
    assert "Pig: audiogame play pig." in told.out
    assert told.err == f"{PRINTED}\n"


@pytest.mark.parametrize("name", ["sika", "Sika", "ten_die_poker"])
def test_a_name_of_another_game_is_told(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In the list, New game and the check; the game that was there first is played."""
    with installed_pig(tmp_path, name=name) as folder:
        said = f"The game '{name}' of {folder.name} is left out: another game has that name."
        lines = [*listed("en")]
        assert lines.count(said) == 1
        assert sum(": audiogame play " in line for line in lines) == 5
        assert press(main_menu, tmp_path / "data", "1", "escape").count(said) == 1
        assert checked("en", name) == ((said,), 1)
        assert find_game(name).package.startswith("audiogame.games.")


def test_two_games_of_one_name_are_told(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    with installed_pig(tmp_path) as first, installed_pig(other) as second:
        (said,) = [line for line in listed("en") if "is left out" in line]
        left_out, kept = (first, second) if first.name in said else (second, first)
        assert said == f"The game 'pig' of {left_out.name} is left out: another game has that name."
        assert find_game("pig").package == kept.name


MENUS = (("1", "Main menu: "), ("\x1b[F", "Choose a game: "), ("\r", "Pig."), ("\r", "Start"))
"""Keys that begin a game of Pig, each after what is heard before it."""
PROGRAM = """
import sys
from audiogame.__main__ import main
from audiogame.console import call_limit
call_limit.AT_HOME = call_limit.CallSeconds(work=0.3, wait=1.0, tick=0.05, rest=0.1, told=5)
sys.exit(main())
"""


@pytest.mark.real
@pytest.mark.parametrize("how", ["ctrl-c", "sigterm", "t"])
def test_a_stuck_game_answers_in_a_terminal(how: str, tmp_path: Path) -> None:
    """What was pressed meanwhile is answered as soon as the call is ended."""
    with installed_pig(tmp_path, [inserted(RULES, DECISION, "while self.turn == 0: pass")]):
        path = os.pathsep.join([str(tmp_path), *sys.path])
        env = {"PYTHONPATH": path, "AUDIOGAME_SPEECH": "none"}
        command = (sys.executable, "-c", PROGRAM)
        with Terminal("--data", str(tmp_path / "data"), env=env, command=command) as terminal:
            for key, said in MENUS:
                terminal.wait_for(said)
                terminal.read(1.0)  # a key right after a line is refused as too soon
                terminal.press(key, then_wait=0.0)
            terminal.wait_for("New game. ")
            if how == "sigterm":
                os.kill(terminal.process.pid, signal.SIGTERM)
                assert terminal.process.wait(60) == 0
                return
            terminal.press("\x03" if how == "ctrl-c" else "t", then_wait=0.0)
            terminal.wait_for("Something went wrong in Pig, and it can't continue.")
            terminal.wait_for(
                "Leave audiogame?" if how == "ctrl-c" else "Only while you play: Whose turn it is."
            )
