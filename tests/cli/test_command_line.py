"""The command line: output, refusals, exit status."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from offenders import every_offender

import audiogame
from audiogame import __version__
from audiogame.__main__ import main, reads_keys
from audiogame.cli.arguments import make_parser
from audiogame.cli.commands import plays


class Done(NamedTuple):
    """The result of a command."""

    returncode: int
    stdout: str
    stderr: str


Run = Callable[..., Done]
STARTED = [sys.executable, "-m", "audiogame"]
"""Starts a new process; other tests run commands in this one, without starting Python."""


@pytest.fixture
def run(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Return a function that runs the program; `keys` is its standard input."""
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str, keys: str = "", data: bool = True) -> Done:
        where = ["--data", str(tmp_path / "data")] if data else []
        monkeypatch.setattr(sys, "stdin", io.StringIO(keys))
        try:
            status = main([*arguments, *where])
        except SystemExit as ended:  # argparse exits after help
            status = int(ended.code or 0)
        return Done(status, *capsys.readouterr())

    return run


def test_the_version_is_said(run: Run) -> None:
    assert run("--version", data=False).stdout == f"audiogame {__version__}\n"


def test_help_is_plain(run: Run) -> None:
    """No box drawing or ASCII tables."""
    for command in ([], ["play"], ["resume"], ["arena"]):
        done = run(*command, "--help", data=False)
        assert done.returncode == 0
        assert not set(done.stdout) & set("│┃|─━┌└╭╰+")
        assert "help-" not in done.stdout


def test_help_has_no_colours(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """From Python 3.14 on a terminal would get escape sequences, as this variable asks for."""
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert run("play", "--help", data=False).stdout.startswith("usage: audiogame play")


def test_every_word_of_the_help_is_a_message() -> None:
    """Each id of the command line has its text, and each text its use."""
    home = Path(next(iter(audiogame.__path__)))
    texts = (home / "narration" / "help.en.ftl").read_text(encoding="utf-8")
    sources = (path.read_text(encoding="utf-8") for path in (home / "cli").glob("*.py"))
    used = {name for source in sources for name in re.findall(r'"(help-[\w-]+)"', source)}
    assert used == {*re.findall(r"^(help-[\w-]+) =", texts, re.MULTILINE)}


def test_list_says_games_seats_and_options_in_plain_lines(run: Run) -> None:
    done = run("list", data=False)
    assert done.returncode == 0
    for words in (
        "Sika: audiogame play sika. 2 to 8 players.",
        "Option call: game or turn; the default is game.",
    ):
        assert words in done.stdout
    assert "4 to 7 players" in done.stdout
    assert "2 or 4 players" in done.stdout
    assert not set(done.stdout) & set("│┃|─━┌└╭╰+")


@pytest.mark.parametrize("command", ["list", "--help"])
def test_nobody_reading_is_no_fault(command: str) -> None:
    """A closed pipe, as with `head`, ends the program silently."""
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(
        [*STARTED, command],
        stdout=write,
        stderr=subprocess.PIPE,
        text=True,
        timeout=300,
    )
    os.close(write)
    assert (done.returncode, done.stderr) == (0, "")


WRONG: list[tuple[list[str], str]] = [
    (["play", "sikka"], "There is no game 'sikka': perhaps you meant sika"),
    (["play", "sika", "--seats", "you"], "Sika takes 2 to 8 players, not 1."),
    (["play", "sika", "--seats", "you,both"], "'both' isn't a seat: perhaps you meant bot"),
    (["play", "sika", "--seats", "you=A,you=A"], "Two seats are called 'A'."),
    (["play", "sika", "--option", "cal=turn"], "There is no option 'cal': perhaps you meant call"),
    (["play", "sika", "--option", "call=never"], "'never' won't do for option call"),
    (["play", "sika", "--option", "call"], "Option 'call' needs a value"),
    (["play", "sika", "--pace", "fast"], "'fast' is not a pace: use a number from 0"),
    (["play", "sika", "--pace", "nan"], "'nan' is not a pace"),
    (["play", "sika", "--speech", "loud"], "'loud' won't do for --speech: the choices are auto"),
    (["play", "sika", "--keys", "absent.txt"], "Couldn't read the keys from 'absent.txt'"),
    (["play", "sika", "--seed", "a\nb"], "The seed 'a\\nb' won't do"),
    (["play", "sika", "--transcript", "no/where.txt"], "Couldn't write the transcript"),
    (["resume", "absent.record"], "Couldn't read the record 'absent.record'"),
    (["pla"], "There is no command 'pla': perhaps you meant play"),
    (["play"], "The following arguments are required: game."),
    (["play", "sika", "--fast"], "Unrecognized arguments: --fast."),
    (
        ["play", "ten-die-poker", "--seats", "bot,bot,bot,bot", "--option", "rounds=0"],
        "would play 10-Die Poker for",
    ),
]
"""Wrong arguments, and the error printed for each."""


def test_a_wrong_argument_is_one_sentence_and_status_2(run: Run, tmp_path: Path) -> None:
    """The fault, the value and the allowed values; no traceback, and no file is changed."""
    before = {*tmp_path.rglob("*")}
    amiss: list[tuple[list[str], object]] = []
    for arguments, said in WRONG:
        done = run(*arguments)
        one_sentence = said in done.stderr and done.stderr.count("\n") == 1
        if (done.returncode, done.stdout) != (2, "") or not one_sentence:
            amiss.append((arguments, done))
        if {*tmp_path.rglob("*")} != before:
            amiss.append((arguments, "something is left"))
            before = {*tmp_path.rglob("*")}
    assert amiss == []


@pytest.mark.parametrize(
    ("language", "usage", "unknown", "missing"),
    [
        ("es", "uso: audiogame [opciones] [orden ...]", "«pla» no vale como orden: ", ": juego."),
        ("de", "Aufruf: audiogame [Optionen] [Befehl ...]", "„pla“ gibt es nicht", ": Spiel."),
    ],
)
def test_the_places_of_values_are_words_of_the_language(
    run: Run, language: str, usage: str, unknown: str, missing: str
) -> None:
    """In the help of every command and in refusals; what is typed stays."""
    assert run("--language", language, "-h", data=False).stdout.startswith(usage)
    english = re.compile(
        r"(?<![-\w])(?:MODE|FILE|DIR|HOW|PACE|SEATS|SEED|VALUE|game|record|what|command)\b"
    )
    for command in ("play", "resume", "serve", "arena", "records", "statistics", "verify"):
        told = run("--language", language, command, "-h", data=False).stdout
        about, _, _ = told.partition("\n\n")
        assert command in about
        assert english.findall(about) == []
    assert run("--language", language, "pla").stderr.startswith(unknown)
    assert missing in run("--language", language, "play").stderr


def test_unknown_keys_are_all_told(run: Run) -> None:
    done = run("play", "sika", "--keys", "-", keys="enter\nentr\nshift-foo\n")
    assert done.returncode == 2
    assert "Line 2 of the keys: There is no key 'entr': perhaps you meant enter" in done.stderr
    assert "Line 3 of the keys" in done.stderr


def test_a_damaged_record_is_refused_with_its_line_and_not_changed(
    run: Run, tmp_path: Path
) -> None:
    run("play", "sika", "--seed", "7", "--keys", "-", keys="1\n1\n")
    (record,) = (tmp_path / "data" / "records").glob("*.record")
    damaged = record.read_bytes().replace(b"call red", b"call blue", 1)
    record.write_bytes(damaged)
    done = run("resume", str(record))
    assert done.returncode == 2
    assert done.stderr.startswith("Line ")
    assert "its check code is wrong" in done.stderr
    assert record.read_bytes() == damaged


def test_input_that_ends_saves_the_game_which_goes_on(run: Run, tmp_path: Path) -> None:
    """It says so, exits with status 0, and the game resumes as if never interrupted."""
    keys = ["1", "1", "1", "1", "wait", "1", "1", "1", "wait", "e"]
    whole = run("play", "sika", "--seed", "7", "--keys", "-", keys="\n".join(keys))
    (first,) = (tmp_path / "data" / "records").glob("*.record")
    first.unlink()
    part = run("play", "sika", "--seed", "7", "--keys", "-", keys="\n".join(keys[:4]))
    assert part.returncode == 0
    saved = "Game saved. To continue it, type audiogame and choose Continue.\n"
    assert part.stdout.endswith(saved)
    (record,) = (tmp_path / "data" / "records").glob("*.record")
    rest = run("resume", str(record), "--keys", "-", keys="\n".join(keys[4:]))
    assert rest.returncode == 0
    assert rest.stdout.splitlines()[0] == "The game continues."
    assert whole.stdout.splitlines()[-5:] == rest.stdout.splitlines()[-5:]


def test_a_finished_game_cannot_be_gone_on_with(run: Run, tmp_path: Path) -> None:
    run("play", "sika", "--seats", "bot,bot", "--keys", "-", keys="wait\n")
    (record,) = (tmp_path / "data" / "records").glob("*.record")
    done = run("resume", str(record))
    assert done.returncode == 2
    assert "is a finished game." in done.stderr


def test_fair_luck_is_secret_until_the_end(run: Run, tmp_path: Path) -> None:
    """At the first move the record holds only the hash of the seed; at the end the seed."""
    run("play", "sika", "--seats", "you,bot", "--keys", "-", keys="1\n")
    (record,) = (tmp_path / "data" / "records").glob("*.record")
    assert "luck: sha256 " in record.read_text(encoding="utf-8")
    seed = record.with_suffix(".private").read_text(encoding="utf-8").strip()
    assert seed not in record.read_text(encoding="utf-8")
    keys = "wait\n1\n1\n1\n" * 3 + "wait\n" + "1\n1\n1\nwait\n" * 12
    run("resume", str(record), "--keys", "-", keys=keys)
    assert f"# seed {seed} ~" in record.read_text(encoding="utf-8")
    assert not record.with_suffix(".private").exists()


def test_a_folder_that_cannot_be_written_is_told_once_and_the_game_goes_on(
    run: Run, tmp_path: Path
) -> None:
    """A file stands where the folder should be created."""
    (tmp_path / "data").write_text("a file", encoding="utf-8")
    done = run("play", "sika", "--seed", "7", "--keys", "-", keys="1\n1\n1\n1\nwait\n")
    assert done.returncode == 0
    assert done.stdout.count("This game isn't being saved:") == 1
    assert "End of round 1." in done.stdout
    assert done.stdout.endswith("The game couldn't be saved.\n")
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
@pytest.mark.posix("Windows limits no size of a file")
def test_a_full_disk_is_told_once_and_the_game_goes_on(tmp_path: Path) -> None:
    """A limit on file size simulates the full disk."""
    code = (
        "import resource, signal, sys;"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN);"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (600, 600));"
        "from audiogame.__main__ import main; sys.exit(main(sys.argv[1:]))"
    )
    arguments = ["play", "sika", "--seed", "7", "--data", str(tmp_path), "--keys", "-"]
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},  # the limit would truncate .pyc files
        input="1\n1\n1\n1\nwait\n1\n1\n1\nwait\n",
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("This game isn't being saved:") == 1
    assert "End of round 2." in done.stdout


def test_wrong_settings_are_told_and_stay(run: Run, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "settings.toml").write_text("pace = 99\n", encoding="utf-8")
    done = run("play", "sika", "--seed", "7", "--keys", "-", keys="1\n")
    assert done.stdout.startswith("The setting pace must be a number from 0 to 10, not 99.")
    assert (tmp_path / "data" / "settings.toml").read_text(encoding="utf-8") == "pace = 99\n"


def test_the_module_and_the_command_are_the_same() -> None:
    """`python -m audiogame` and `audiogame` start the same program with the same exit status."""
    command = Path(sysconfig.get_path("scripts"), "audiogame")  # where pip puts it
    for started in ([str(command)], STARTED):
        done = subprocess.run([*started, "--version"], capture_output=True, text=True, timeout=300)
        assert (done.returncode, done.stdout) == (0, f"audiogame {__version__}\n")
        done = subprocess.run([*started, "pla"], capture_output=True, text=True, timeout=300)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith("There is no command 'pla': perhaps you meant play")


def test_what_measures_the_program_is_none_of_its_commands(run: Run) -> None:
    """Developers' benchmarks are neither in the help nor in the list of commands."""
    helped = run("--help", data=False).stdout
    for name in ("bench", "random"):
        assert name not in helped
        done = run(name, data=False)
        assert done.returncode == 2
        assert "Traceback" not in done.stderr


def test_a_pack_of_sounds_is_checked(run: Run, tmp_path: Path) -> None:
    """Each fault is one sentence; a path that is no folder is reported."""
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "ui.move.wav").write_bytes(b"no sound at all")
    done = run("sounds", "check", str(pack), data=False)
    assert done.returncode == 1
    assert "ui.move.wav" in done.stdout
    assert "Traceback" not in done.stderr
    missing = run("sounds", "check", str(tmp_path / "none"), data=False)
    assert missing.returncode == 1
    assert "There is no folder" in missing.stdout


@pytest.mark.parametrize("utf8", ["1", "0"])
def test_names_keep_their_accents_where_the_locale_knows_ascii(tmp_path: Path, utf8: str) -> None:
    """With LC_ALL=C, even where Python's UTF-8 mode is off."""
    (tmp_path / "keys").write_text("1\nwait\n", encoding="utf-8")
    command = [*STARTED, "play", "sika", "--seats", "you=Zoë,you=Åsa"]
    command += ["--data", str(tmp_path), "--keys", str(tmp_path / "keys"), "--sound", "off"]
    environ = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": utf8, "PYTHONCOERCECLOCALE": "0"}
    done = subprocess.run(command, env=environ, capture_output=True, timeout=300, check=False)
    assert "Zoë calls red." in done.stdout.decode("utf-8"), done.stderr


@pytest.mark.posix("a console of Windows shows keys only when they are read")
def test_the_keys_are_taken_before_anything_is_imported() -> None:
    """Keys typed before that are echoed by the terminal; Python's standard modules are exempt."""
    probe = """
import sys
import contextlib, fcntl, io, select, signal, termios  # as small as they are
before = {*sys.modules}
import audiogame.terminal.raw_mode
def take_keys(terminal):
    print(terminal, *sorted({*sys.modules} - before))
    sys.exit()
audiogame.terminal.raw_mode.take_keys = take_keys
sys.argv = ["audiogame", "play", "sika"]
from audiogame.__main__ import main
main()
"""
    # Without site packages: their imports are not the program's.
    environment = {**os.environ, "PYTHONPATH": str(Path(audiogame.__file__).parents[1])}
    command = [sys.executable, "-S", "-c", probe]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    terminal, *imported = done.stdout.split()
    assert terminal == "0"
    assert {*imported} == {
        *("__future__", "audiogame", "audiogame.__main__"),
        *("audiogame.terminal", "audiogame.terminal.raw_mode"),
    }


def test_the_terminal_is_taken_early_by_the_commands_that_read_its_keys_alone() -> None:
    """The early decision, made before there is a parser, agrees with the parser."""
    lines = (
        *("", "--data DIR", "--data=DIR --pace 2", "--speech none play sika", "--data play"),
        *("play sika", "play sika --words", "resume FILE", "learn", "learn program", "join"),
        *("sounds quiz", "sounds quiz sika", "sounds check FOLDER", "sounds check quiz"),
        *("rules sika", "list", "arena sika --seats expert,skilled", "--data DIR list", "keys"),
        *("records", "statistics", "doctor", "doctor --json", "--data play keys"),
        *(
            "--keys FILE",
            "--keys=FILE play sika",
            "play sika --keys -",
            "serve",
            "page build FOLDER",
        ),
    )
    with every_offender(len(lines)) as offenders:
        for line in lines:
            with offenders.at(line):
                typed = make_parser("en").parse_args(line.split())
                scripted = getattr(typed, "keys", None) is not None
                assert reads_keys(line.split()) == (plays(typed) and not scripted)
    assert reads_keys(["doctor", "--try"])
    for line in ("-h", "--help", "--version", "play -h", "play sika --help", "nonsense"):
        assert not reads_keys(line.split())
