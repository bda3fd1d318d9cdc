"""The folder that starts without Python, as it is downloaded and unpacked: played, heard, served.

`AUDIOGAME_FOLDER` names where `python tests/folder` has built it from the same sources; without it,
it is built here.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import statistics
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from completed import completed
from limits import limits
from packages import skip_without
from patience import until
from sound_server import SoundServer
from terminal import Terminal, been_here

import audiogame
from audiogame.narration.languages import languages
from audiogame.settings import Settings, save_settings
from audiogame.table.library import all_games

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(sys.platform != "linux", reason="the folder of Linux is tested here"),
]
BUILD = Path(__file__).parents[1] / "folder"
MEGA = 1_000_000
STARTS = 7
SLOWEST = 1.5
"""The processor time of a start, beside that of the installed program."""
SILENT = {"AUDIOGAME_SPEECH": "lines", "AUDIOGAME_SOUND": "off"}
REACTION = 1.0
"""Seconds after a line; a choice made sooner would not count."""
OF_WHEELS = {
    "libFLAC": "FLAC",
    "libSDL2": "sdl2",
    "libSDL2_mixer": "sdl2_mixer",
    "libfluidsynth": "fluidsynth",
    "libmpg123": "mpg123",
    "libogg": "ogg-vorbis",
    "libopus": "opus",
    "libopusfile": "opusfile",
    "libsndfile": "sndfile",
    "libvorbis": "ogg-vorbis",
    "libvorbisenc": "ogg-vorbis",
    "libvorbisfile": "ogg-vorbis",
    "libwavpack": "wavpack",
    "libxmp": "xmp",
}
"""The libraries that pygame-ce brings along, each with the name of its licence's file."""
NO_PYTHON = "/nonexistent"
"""A path of programs on which there are none."""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder beside its archives, as it was built."""
    into = Path(os.environ.get("AUDIOGAME_FOLDER") or tmp_path_factory.mktemp("built"))
    if "AUDIOGAME_FOLDER" not in os.environ:
        subprocess.run([sys.executable, str(BUILD), str(into)], check=True)
    (found,) = (one for one in into.glob("audiogame-*") if one.is_dir())
    return found


@pytest.fixture(scope="module")
def folder(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder as a player has it: read-only, at a path with blanks and other letters."""
    place = tmp_path_factory.mktemp("Spiele für Zoë")
    with tarfile.open(built.with_name(f"{built.name}.tar.xz")) as packed:
        packed.extractall(place)
    unpacked = place / built.name
    parts = [unpacked, *unpacked.rglob("*")]
    for one in parts:
        if not one.is_symlink():
            one.chmod(one.stat().st_mode & ~0o222)
    yield unpacked
    for one in parts:
        if one.is_dir() and not one.is_symlink():
            one.chmod(0o755)


def run(
    folder: Path, home: Path, *arguments: str, keys: str = ""
) -> subprocess.CompletedProcess[str]:
    """Run a command for a user whose home is a folder and who has no Python; it has to succeed."""
    done = completed(
        [str(folder / "audiogame"), *arguments],
        input=keys,
        env={"HOME": str(home), "PATH": NO_PYTHON, **SILENT},
        cwd=home,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stdout[-2000:]
    return done


def test_it_is_small_and_packed_whole(built: Path) -> None:
    files = [one for one in built.rglob("*") if one.is_file() and not one.is_symlink()]
    most = limits("megabytes")
    assert sum(one.stat().st_size for one in files) <= most["linux"] * MEGA
    listed = built.with_name(f"{built.name}.sha256").read_text("utf-8").splitlines()
    for suffix in (".zip", ".tar.xz"):
        archive = built.with_name(built.name + suffix)
        assert archive.stat().st_size <= most[f"linux, {suffix[1:]}"] * MEGA
        assert f"{hashlib.sha256(archive.read_bytes()).hexdigest()}  {archive.name}" in listed
    assert "glibc 2." in (built / "START.txt").read_text(encoding="utf-8")


def test_it_holds_the_licences_of_all_that_it_holds(built: Path) -> None:
    """Of each distribution and of each shared library."""
    licences = built / "licences"
    for name, words in (
        ("espeakng-loader/GPL-3.txt", "GNU GENERAL PUBLIC LICENSE"),
        ("pygame-ce/LGPL.txt", "GNU LESSER GENERAL PUBLIC LICENSE"),
        ("Python/LICENSE.txt", "PYTHON SOFTWARE FOUNDATION LICENSE"),
        ("PyNaCl/LICENSE.libsodium.txt", "ISC"),
        ("fluent.syntax/Apache-2.0.txt", "Apache License"),
    ):
        assert words in (licences / name).read_text(encoding="utf-8"), name
    found = {path.name for path in (built / "_internal").glob("lib*.so*")}
    of_wheels = {one: OF_WHEELS[part] for one in found if (part := one.split("-")[0]) in OF_WHEELS}
    assert len(of_wheels) == len(OF_WHEELS)
    for library, name in of_wheels.items():
        text = (licences / "pygame-ce" / f"LICENSE.{name}.txt").read_text(encoding="utf-8")
        assert "copyright" in text.lower(), library
    for library in found - {*of_wheels}:
        if not library.startswith("libpython"):
            asked = ["dpkg", "--search", f"*/{library}"]
            package = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
            assert (licences / package.split(":")[0] / "copyright").is_file(), library
    assert not list((built / "_internal").rglob("*.ttf")), "a font has a licence of its own"


def test_it_speaks_every_language_of_the_program(folder: Path, tmp_path: Path) -> None:
    """All files of texts are there as they are in the sources, and it starts in Spanish."""
    home = Path(audiogame.__file__).parent
    texts = [
        path.relative_to(home)
        for code in languages()
        for pattern in (f"{code}.*", f"*.{code}.*")
        for path in home.rglob(pattern)
        if path.suffix in (".ftl", ".md", ".toml", ".txt") and not path.name.split(".")[0].isupper()
    ]
    assert {"narration/es.ftl", "games/sika/texts/rules.es.md", "narration/terms.de.toml"} <= {
        one.as_posix() for one in texts
    }
    for one in texts:
        here = folder / "_internal" / "audiogame" / one
        assert here.read_bytes() == (home / one).read_bytes(), one
    told = run(folder, tmp_path, "--language", "es", keys="7\nescape\n").stdout
    assert "Menú principal: Partida nueva." in told
    assert "Ayuda: Reglas de los juegos." in told


def test_a_player_tries_what_is_heard_and_has_a_report(folder: Path, tmp_path: Path) -> None:
    """From Help, without a command line; it has the doctor's findings of the folder."""
    run(folder, tmp_path, keys="7\n4\n1\nescape\n")
    with zipfile.ZipFile(tmp_path / "audiogame-report.zip") as report:
        findings = json.loads(report.read("findings.json"))
    topics = {one["topic"]: one["found"] for one in findings}
    assert topics["trial speak"] == "Heard once."
    assert {"program", "screen reader", "sound"} <= {*topics}


def test_every_game_is_played_to_its_end_and_counted(folder: Path, tmp_path: Path) -> None:
    """By keys, beside the expert's process; a copy at another place has the same data."""
    copy = tmp_path / "copy"
    shutil.copytree(folder, copy, symlinks=True)
    counted = [run(copy, tmp_path, "statistics").stdout]
    for game in all_games()[0]:
        seats = ",".join(
            ["you", "expert" if "expert" in game.bots else "bot", *["bot"] * (game.seats[0] - 2)]
        )
        short = {"ten-die-poker": ["rounds=2"], "scientific-war": ["limit=3"]}.get(game.name, [])
        options = [word for one in short for word in ("--option", one)]
        keys = "wait\n1\nenter\n" * 200
        played = run(
            *(folder, tmp_path, "play", game.name, "--seats", seats, "--pace", "0"),
            *(*options, "--keys", "-"),
            keys=keys,
        )
        assert "play again" in played.stdout, (game.name, played.stdout[-1000:])
        counted.append(run(copy, tmp_path, "statistics").stdout)
        run(folder, tmp_path, "check-game", game.name)
    assert len({*counted}) == len(counted), "each game adds to what the copy counts"


def test_a_pool_of_processes_counts_games(folder: Path, tmp_path: Path) -> None:
    words = ("arena", "sika", "--seats", "casual,casual", "--games", "20", "--processes", "2")
    assert "20 games" in run(folder, tmp_path, *words).stdout


@pytest.mark.parametrize(("speech", "sound"), [("voice", "off"), ("lines", "on")])
def test_its_own_voice_and_its_sounds_are_heard(
    folder: Path, tmp_path: Path, server: SoundServer, speech: str, sound: str
) -> None:
    env = {**server.env, "AUDIOGAME_SPEECH": speech, "AUDIOGAME_SOUND": sound}
    server.record()
    words = ("play", "sika", "--data", str(tmp_path))
    with Terminal(*words, env=env, command=program(folder)) as game:
        game.wait_for("Call a colour")
        for _ in range(5):
            game.read(REACTION)
            game.press("1")
        assert until(lambda: bool(server.sounds())), game.text


def program(folder: Path) -> tuple[str]:
    return (str(folder / "audiogame"),)


def test_a_friend_is_invited_and_comes(folder: Path, tmp_path: Path) -> None:
    """From the main menu to two at a table: the server is a process beside the host's program."""
    for name in ("ann", "bo"):
        (tmp_path / name).mkdir()
        save_settings(tmp_path / name / "settings.toml", Settings(name=name.title(), welcomed=True))
    env = {"PATH": NO_PYTHON}  # no ssh either: the table is for the own network
    here = ("--data", str(tmp_path / "ann"), "--pace", "0")
    with Terminal(*here, columns=300, env=env, command=program(folder)) as ann:
        for key, answer in (
            ("", "Main menu"),
            ("p", "Play with others"),
            ("\r", "Invite a friend"),
            ("\r", "Choose a game"),
            ("\r", "copy it"),
        ):
            ann.read(REACTION)
            ann.press(key)
            ann.wait_for(answer)
        join = ("join", ann.copied, "--data", str(tmp_path / "bo"), "--pace", "0")
        with Terminal(*join, columns=300, env=env, command=program(folder)) as bo:
            bo.wait_for("You sit at a table")
            ann.wait_for("Enter begins.")
            ann.press("\r")
            bo.wait_for("The game begins")


def test_programs_of_the_system_get_no_libraries_of_the_folder(
    folder: Path, tmp_path: Path
) -> None:
    """A tunnel's command, such as ssh, sees the environment that the player has."""
    (tmp_path / "server").mkdir()
    (tmp_path / "server" / "services.toml").write_text(
        '[[service]]\nname = "env"\noperator = "Nobody"\nreads = true\nminutes = 0\n'
        "documents = 2026-01-01\n"
        f"command = ['sh', '-c', 'env >{tmp_path}/seen; echo {{port}}; sleep 60']\n",
        encoding="utf-8",
    )
    words = ("serve", "--through", "env", "--port", "0", "--hidden", "--data", str(tmp_path))
    env = {**os.environ, "LD_LIBRARY_PATH": "/of/the/player"}
    process = subprocess.Popen([*program(folder), *words], stdout=subprocess.DEVNULL, env=env)
    try:
        seen = tmp_path / "seen"
        assert until(lambda: seen.exists() and "PATH=" in seen.read_text(errors="replace"))
        lines = seen.read_text(errors="replace").splitlines()
        assert "LD_LIBRARY_PATH=/of/the/player" in lines
    finally:
        process.terminate()
        process.wait(60)


def test_enter_in_a_file_manager_in_a_terminal_starts_it(folder: Path, tmp_path: Path) -> None:
    missing = "" if shutil.which("mc") else "the command mc (package mc) is missing"
    skip_without(missing)
    home = tmp_path / "home"
    been_here(home / "share" / "audiogame")
    env = {"HOME": str(home), "XDG_DATA_HOME": str(home / "share"), "LC_ALL": "C.UTF-8"}
    command = ("mc", "--nomouse", "--nosubshell", "--nocolor", str(folder))
    with Terminal(env=env, command=command) as manager:
        manager.wait_for("START.txt")
        manager.press("\x13audiog", then_wait=1.0)  # its quick search
        manager.press("\r")
        manager.press("\r")
        manager.wait_for("Main menu")


def test_it_starts_nearly_as_fast_as_the_installed_program(folder: Path, tmp_path: Path) -> None:
    """The middle of pairs taken in turn, in processor time, to the first decision of a game."""

    def seconds(command: list[str]) -> float:
        words = ("play", "sika", "--data", str(tmp_path), "--keys", os.devnull)
        process = subprocess.Popen(
            [*command, *words], env={**os.environ, **SILENT}, stdout=subprocess.DEVNULL
        )
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        assert process.returncode == 0
        return used.ru_utime + used.ru_stime

    frozen, installed = [*program(folder)], [sys.executable, "-P", "-m", "audiogame"]
    seconds(frozen), seconds(installed)
    ratios = [seconds(frozen) / seconds(installed) for _ in range(STARTS)]
    assert statistics.median(ratios) <= SLOWEST, ratios
