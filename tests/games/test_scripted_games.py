"""Whole games driven by scripts of keys, judged by their transcripts."""

from __future__ import annotations

import io
import os
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest
from completed import completed

from audiogame.__main__ import main
from audiogame.table.library import all_names, find_game


def heard(folder: Path, game: str, keys: str, *more: str) -> list[str]:
    """Play by a script; returns the transcript's lines."""
    script, transcript = folder / "keys.txt", folder / "transcript.txt"
    script.write_text(keys, encoding="utf-8")
    data = ["--data", str(folder), "--keys", str(script), "--transcript", str(transcript)]
    with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()) as faults:
        assert main(["play", game, *data, *more]) == 0, faults.getvalue()
    assert faults.getvalue() == ""
    return transcript.read_text(encoding="utf-8").splitlines()


def heard_in_a_process(
    folder: Path, game: str, keys: str, *more: str, hash_seed: str = "0"
) -> list[str]:
    """Play by a script in a process of its own; returns the transcript's lines."""
    transcript = folder / "transcript.txt"
    data = ["--data", str(folder), "--keys", "-", "--transcript", str(transcript)]
    done = completed(
        [sys.executable, "-m", "audiogame", "play", game, *data, *more],
        input=keys,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return transcript.read_text(encoding="utf-8").splitlines()


GAME_KEYS = "down\nenter\nr\nt\ne\nc\nh\nstep\nt\nwait\n" + "enter\nwait\ne\n" * 9


def test_the_same_seed_keys_and_options_give_the_same_transcript(tmp_path: Path) -> None:
    """Byte for byte, whatever the process's hash seed; another seed of the game differs."""
    more = ("--seats", "you,bot,bot", "--option", "call=game", "--pace", "0")
    play, seed = heard_in_a_process, ("--seed", "7")
    first = play(tmp_path, "sika", GAME_KEYS, *more, *seed, hash_seed="1")
    assert play(tmp_path, "sika", GAME_KEYS, *more, *seed, hash_seed="2") == first
    assert heard(tmp_path, "sika", GAME_KEYS, *more, "--seed", "8") != first


@pytest.mark.parametrize("name", all_names())
def test_every_question_is_answered_at_every_moment(tmp_path: Path, name: str) -> None:
    """R T E C H between any two steps of luck and bots, and when the game is over."""
    game = find_game(name)
    seats = ",".join(["bot"] * game.seats[0])
    options = {"ten-die-poker": ["--option", "rounds=2"], "scientific-war": ["--option", "limit=5"]}
    keys = "r\nt\ne\nc\nh\nstep\n" * 20 + "wait\nr\nt\ne\nc\nh\n"
    lines = heard(tmp_path, name, keys, "--seats", seats, "--seed", "3", *options.get(name, []))
    assert all(line.partition(": ")[2].strip() for line in lines)
    assert len(lines) > 21 * 5
    assert any("Enter: play again" in line for line in lines)
    assert "Game over" in "".join(lines[-8:])


@pytest.mark.parametrize(
    ("people", "bots"), [(1, 1), (1, 5), (2, 0), (2, 1), (2, 5), (3, 0), (3, 5), (8, 0)]
)
def test_any_mixture_of_people_and_bots(tmp_path: Path, people: int, bots: int) -> None:
    """Sika with 2 to 8 seats; each person is told in words when it is their turn."""
    names = ["Ann", "Bea", "Cid", "Dan", "Eve", "Fay", "Gil", "Hue"][:people]
    seats = ",".join([*(f"you={name}" for name in names), *["bot"] * bots])
    keys = "1\n" * people + "1\n" * 3 * people + "wait\n"
    lines = heard(tmp_path, "sika", keys, "--seats", seats, "--seed", "7")
    for name in names:
        who = "Your" if people == 1 else f"{name}'s"
        assert any(f"{who} turn, round 1. Throw." in line for line in lines)
    assert sum("End of round 1." in line for line in lines) == 1


def test_people_at_one_keyboard_hear_each_event_once_and_everyone_by_name(tmp_path: Path) -> None:
    """Three people: no event twice, and nobody is called you."""
    keys = "1\n2\n1\n" + "1\n" * 27
    seats = "you=Ann,you=Bea,you=Cid"
    lines = heard(tmp_path, "sika", keys, "--seats", seats, "--seed", "7")
    throws = [line for line in lines if ", now " in line]
    assert len(throws) == 27
    assert all(line.startswith("0,1,2: ") for line in throws)
    assert not any("you " in line.lower() for line in throws)


def test_secrets_of_one_keyboard_stay_secret(tmp_path: Path) -> None:
    """Scientific War by two people: hand-over, quiet choosing, headphones, private lines."""
    keys = ["enter", "q", "7", "k", "h", "y", "down", "q", "enter", "h", "y"]
    keys += ["4", "comma", "comma", "comma", "comma", "enter"]
    lines = heard(
        tmp_path, "scientific-war", "\n".join(keys), "--seats", "you=Ann,you=Bea", "--seed", "7"
    )
    shared = [line for line in lines if not line.startswith(("0: ", "1: "))]
    assert lines[2] == "0,1: 15 minutes: the game ends after trick 95."
    assert lines[3:5] == [
        "0,1: Pass the keyboard to Ann: Enter.",
        "0,1: Headphones on? Only you hear it. Y or N.",
    ]
    assert lines[5:9] == [*["0: Marked."] * 3, ": Headphones on? Y or N."]
    assert lines[9].startswith("0: Your hand: all 14 cards.")
    assert "0,1: Bea has played." in shared
    assert "0,1: Pass the keyboard to Bea: Enter." in shared
    revealed = next(index for index, line in enumerate(lines) if "Ann: queen" in line)
    before = [line for line in lines[:revealed] if not line.startswith("0: ")]
    assert not any("queen" in line.lower() for line in before if "Bea" not in line)
    record = next((tmp_path / "records").glob("*.record")).read_text(encoding="utf-8")
    assert record.index("0 secret ") < record.index("# open 1 0 play queen")


def test_leaving_and_joining_between_rounds(tmp_path: Path) -> None:
    """10-Die Poker: a bot takes a free chair by the game menu, and the player leaves."""
    keys = "wait\nescape\n3\ny\nescape\n2\ny\n" + "end\nenter\nwait\n" * 2
    lines = heard(tmp_path, "ten-die-poker", keys, "--seed", "9", "--option", "rounds=0")
    told = "\n".join(lines)
    assert "joins at the next round." in told
    assert "You'll leave after this round." in told
    assert told.count("You leave with ") == 1
    assert "You've left the table." in told
    records = [path.read_text(encoding="utf-8") for path in (tmp_path / "records").glob("*.record")]
    assert any("# chair 4 bot " in record and "# left" in record for record in records)
