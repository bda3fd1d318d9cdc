"""The folder for Windows, as it is downloaded and unpacked, played in the rig without a Python.

`AUDIOGAME_WINDOWS` names the rig: a Python for Windows under Wine.  `AUDIOGAME_WINDOWS_FOLDER`
names where its Python has run `tests/folder`, from the same sources; without it, that is done here.
The build takes 110 seconds of a processor under Wine: `.ci/run` builds it once, and tries at each
landing how it starts, one game with statistics, and what NVDA gets; the rest is a soak.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import shutil
import subprocess
import threading
import zipfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from completed import completed
from folder.windows_file import ENTRY, SIZES, icon
from limits import limits
from patience import until
from terminal import Terminal
from windows_rig import answer, windows_path

import audiogame
from audiogame import __version__
from audiogame.narration.languages import languages
from audiogame.settings import Settings, save_settings
from audiogame.table.library import all_games

BUILD = Path(__file__).parents[1] / "folder"
NAME = f"audiogame-{__version__}-windows-x86_64"
MEGA = 1_000_000
BUILDING, RUNNING = 3600, 600
"""Seconds that the build and a command may take; a quiet machine needs a tenth."""
SILENT = {"AUDIOGAME_SPEECH": "lines", "AUDIOGAME_SOUND": "off"}
OF_WINDOWS = re.compile(
    r"(api-ms-win-|ext-ms-|kernel32|user32|advapi32|gdi32|shell32|ole32|oleaut32|oleacc|ws2_32|winmm|"
    r"imm32|version|setupapi|msvcrt|ucrtbase|bcrypt|crypt32|comctl32|comdlg32|msimg32|secur32|"
    r"rpcrt4|iphlpapi|urlmon|winspool|ntdll|dnsapi|netapi32|powrprof|propsys|dwmapi|hid|"
    r"cfgmgr32|winhttp|wininet|mpr|psapi|dsound|avrt|shlwapi|uxtheme|userenv|wtsapi32)"
)
"""Libraries that every Windows has, from 10 on."""
READER = "_internal/accessible_output2/lib/nvdaControllerClient64.dll"
"""The library that calls NVDA."""
PICTURE = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"
"""The bytes with which a PNG begins, before its width and height."""


class Unpacked:
    """The folder that a player has unpacked, in the rig.

    Args:
        rig: where the rig was made.
        place: the unpacked folder.
        home: where the player's data and files lie.
    """

    def __init__(self, rig: Path, place: Path, home: Path) -> None:
        self.rig = rig
        self.place = place
        self.home = home

    def at(self, place: Path) -> Unpacked:
        """Return a copy of the folder at another place, for the same player."""
        shutil.copytree(self.place, place)
        return Unpacked(self.rig, place, self.home)

    def environment(self, **more: str) -> dict[str, str]:
        """Return the environment of a program in the rig."""
        kept = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
        prefix = {"WINEPREFIX": str(self.rig / "prefix"), "WINEDEBUG": "-all"}
        return {**kept, **prefix, **SILENT, **more}

    @contextlib.contextmanager
    def started(
        self, *arguments: str, folder: str = "data", **env: str
    ) -> Iterator[subprocess.Popen[str]]:
        """Start the program with pipes, as Wine's console loses files; end it at the end."""
        where = windows_path(self.home / folder)
        process = subprocess.Popen(
            ["wine", str(self.place / "audiogame.exe"), "--data", where, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=self.environment(**env),
            text=True,
            encoding="utf-8",
            errors="replace",  # of a path, in the code page of the system
            start_new_session=True,
        )
        try:
            yield process
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, 9)
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    with contextlib.suppress(OSError):
                        pipe.close()

    def run(self, *arguments: str, keys: str = "", folder: str = "data", **env: str) -> str:
        """Run a command, which has to succeed; return what it prints.

        Args:
            arguments: of `audiogame`.
            keys: its standard input.
            folder: of the player's data.
            env: added to its environment.
        """
        with self.started(*arguments, folder=folder, **env) as process:
            out, _ = process.communicate(keys, timeout=RUNNING)
        assert process.returncode == 0, out[-2000:]
        return out

    def play(
        self, *arguments: str, pressed: str = "wait\n1\nenter\n" * 200, **env: str
    ) -> list[str]:
        """Play a game to its end by a file of keys; return the lines that were told."""
        keys, heard = self.home / "keys.txt", self.home / "heard.txt"
        keys.write_text(pressed, encoding="utf-8", newline="\n")
        heard.unlink(missing_ok=True)
        words = ("--keys", windows_path(keys), "--transcript", windows_path(heard))
        self.run("play", *arguments, "--pace", "0", *words, **env)
        lines = heard.read_text(encoding="utf-8").splitlines()
        return [line.partition(": ")[2] for line in lines]


@pytest.fixture(scope="module")
def rig() -> Path:
    """The folder of the rig."""
    folder = os.environ.get("AUDIOGAME_WINDOWS")
    if not folder:  # in CI, too, which has no other place to take it from
        pytest.skip("AUDIOGAME_WINDOWS names no Python for Windows")
    return Path(folder)


@pytest.fixture(scope="module")
def built(rig: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder beside its archive, as it was built."""
    into = os.environ.get("AUDIOGAME_WINDOWS_FOLDER")
    if into:
        return Path(into) / NAME
    made = tmp_path_factory.mktemp("built")
    command = [str(rig / "python"), windows_path(BUILD), windows_path(made)]
    done = completed(command, stdin=subprocess.DEVNULL, timeout=BUILDING)
    assert done.returncode == 0, done.stdout + done.stderr
    return made / NAME


@pytest.fixture(scope="module")
def unpacked(rig: Path, built: Path, tmp_path_factory: pytest.TempPathFactory) -> Unpacked:
    """The folder unpacked from its zip, at a path with blanks and other letters."""
    place = tmp_path_factory.mktemp("Spiele für Zoë")
    with zipfile.ZipFile(built.with_name(f"{built.name}.zip")) as packed:
        packed.extractall(place)
    return Unpacked(rig, place / built.name, place)


@pytest.mark.real
def test_it_is_small_and_packed_whole(built: Path) -> None:
    files = [one for one in built.rglob("*") if one.is_file()]
    most = limits("megabytes")
    assert sum(one.stat().st_size for one in files) <= most["windows"] * MEGA
    archive = built.with_name(f"{built.name}.zip")
    assert archive.stat().st_size <= most["windows, zip"] * MEGA
    listed = built.with_name(f"{built.name}.sha256").read_text("utf-8").splitlines()
    assert listed == [f"{hashlib.sha256(archive.read_bytes()).hexdigest()}  {archive.name}"]
    with zipfile.ZipFile(archive) as packed:
        names = {one.filename for one in packed.infolist()}
    assert names == {one.relative_to(built.parent).as_posix() for one in files}
    start = (built / "START.txt").read_text(encoding="utf-8")
    assert "audiogame.exe" in start
    assert "Linux" not in start


@pytest.mark.soak
def test_it_holds_the_licences_of_all_that_it_holds(built: Path) -> None:
    licences = built / "licences"
    for name, words in (
        ("Python/LICENSE.txt", "PYTHON SOFTWARE FOUNDATION LICENSE"),
        ("OpenSSL/Apache-2.0.txt", "Apache License"),
        ("libffi/LICENSE.txt", "libffi"),
        ("bzip2/LICENSE.txt", "bzip2"),
        ("pygame-ce/LGPL.txt", "GNU LESSER GENERAL PUBLIC LICENSE"),
        ("PyNaCl/LICENSE.libsodium.txt", "ISC"),
        ("fluent.syntax/Apache-2.0.txt", "Apache License"),
    ):
        assert words in (licences / name).read_text(encoding="utf-8"), name
    assert {"accessible-output2", "comtypes", "pywin32", "pyttsx3"} <= {
        one.name for one in licences.iterdir()
    }
    inside = {one.name for one in (built / "_internal").iterdir()}
    assert not {"pytest", "asyncpg", "numpy", "pythonwin"} & inside, "only what players use"


def test_the_icon_is_a_picture_in_each_size() -> None:
    made = icon(Path(audiogame.__file__).parent / "page" / "shell" / "icon.svg")
    assert made[:6] == bytes((0, 0, 1, 0, len(SIZES), 0))
    entries = list(ENTRY.iter_unpack(made[6 : 6 + ENTRY.size * len(SIZES)]))
    assert [entry[0] or 256 for entry in entries] == [*SIZES]
    for size, (*_, length, place) in zip(SIZES, entries, strict=True):
        image = made[place : place + length]
        assert image.startswith(PICTURE + size.to_bytes(4) * 2)
        assert image.endswith(b"IEND\xaeB`\x82")
    assert entries[-1][-1] + entries[-1][-2] == len(made)


@pytest.mark.soak
def test_its_file_has_an_icon_a_name_and_a_version(built: Path) -> None:
    """In the properties, as Windows reads them; the largest icon is a picture of 256 by 256."""
    program = (built / "audiogame.exe").read_bytes()
    for key, value in (
        ("FileDescription", "audiogame"),
        ("ProductName", "audiogame"),
        ("ProductVersion", __version__),
        ("CompanyName", "The audiogame authors"),
    ):
        written = f"{key}\0".encode("utf-16-le")
        at = program.index(written) + len(written)
        assert program[at : at + 80].decode("utf-16-le").lstrip("\0").split("\0")[0] == value
    assert PICTURE + (256).to_bytes(4) * 2 in program


@pytest.mark.soak
def test_no_library_is_missing_on_a_windows_that_has_nothing_but_itself(built: Path) -> None:
    """Each library that one links to is in the folder, or one of Windows."""
    files = [one for one in built.rglob("*") if one.suffix in (".dll", ".pyd", ".exe")]
    here = {one.name.lower() for one in files}
    needed = {(name, one.name) for one in files for name in linked(one.read_bytes())}
    assert len(needed) > 300
    assert not {pair for pair in needed if pair[0] not in here and not OF_WINDOWS.match(pair[0])}


def linked(library: bytes) -> list[str]:
    """Return the names of the libraries that a program or library of Windows links to."""

    def number(at: int, size: int = 4) -> int:
        return int.from_bytes(library[at : at + size], "little")

    header = number(0x3C)
    optional = header + 24
    wide = number(optional, 2) == 0x20B  # of 64 bits
    sections = optional + number(header + 20, 2)
    if not wide:  # a process of 64 bits never loads it
        return []

    def place(address: int) -> int:
        for one in range(number(header + 6, 2)):
            section = sections + 40 * one
            start = number(section + 12)
            if start <= address < start + max(number(section + 8), number(section + 16)):
                return address - start + number(section + 20)
        raise AssertionError(hex(address))

    names = []
    imports = number(optional + 112 + 8)
    entry = place(imports) if imports else 0
    while imports and number(entry + 12):
        at = place(number(entry + 12))
        names.append(library[at : library.index(b"\0", at)].decode().lower())
        entry += 20
    return names


@pytest.mark.real
def test_a_game_is_played_and_counted_and_nvda_gets_its_lines(unpacked: Unpacked) -> None:
    """The last one, though others wait; none that was not told, in braille either; keys cancel."""
    shutil.copy(unpacked.rig / "nvda" / Path(READER).name, unpacked.place / READER)
    assert unpacked.run("--version").split() == ["audiogame", __version__]
    log = unpacked.home / "nvda.log"
    log.touch()
    log.with_name("nvda.log.on").touch()
    env = {"NVDA_LOG": windows_path(log), "AUDIOGAME_SPEECH": "direct"}
    told = unpacked.play("sika", "--seats", "you,bot", pressed="wait\n1\n" * 60, **env)
    assert any("play again" in line for line in told)
    calls = [row.split(" ", 2)[1:] for row in log.read_text(encoding="utf-8").splitlines()]
    spoken = [text for what, text in calls if what == "speak"]
    brailled = [text for what, text in calls if what == "braille"]
    assert told[-1] in spoken
    assert told[-1] in brailled
    assert [line for line in spoken if line not in told] == []
    assert [line for line in brailled if line not in spoken] == []
    assert any(what == "cancel" for what, _ in calls)
    assert "Sika" in unpacked.run("statistics")


@pytest.mark.soak
def test_every_game_is_played_where_the_folder_is_moved_copied_and_read_only(
    unpacked: Unpacked, tmp_path: Path
) -> None:
    """A copy at another place has the same data, and nothing is written beside the program."""
    copy = unpacked.at(tmp_path / "Kopie mit Ümläuten" / "audiogame")
    moved = Unpacked(copy.rig, copy.place.rename(tmp_path / "moved"), copy.home)
    parts = [moved.place, *moved.place.rglob("*")]
    before = {one: one.stat().st_mtime_ns for one in parts if one.is_file()}
    for one in parts:
        one.chmod(one.stat().st_mode & ~0o222)
    try:
        counted = [unpacked.run("statistics")]
        for game in all_games()[0]:
            seats = ",".join(
                [
                    "you",
                    "expert" if "expert" in game.bots else "bot",
                    *["bot"] * (game.seats[0] - 2),
                ]
            )
            short = {"ten-die-poker": ["rounds=2"], "scientific-war": ["limit=3"]}
            options = [word for one in short.get(game.name, []) for word in ("--option", one)]
            told = moved.play(game.name, "--seats", seats, *options)
            assert any("play again" in line for line in told), (game.name, told[-5:])
            counted.append(unpacked.run("statistics"))
            moved.run("check-game", game.name)
        assert len({*counted}) == len(counted), "each game adds to what the other folder counts"
        words = ("arena", "sika", "--seats", "casual,casual", "--games", "20", "--processes", "2")
        assert "20 games" in moved.run(*words)
    finally:
        for one in parts:
            one.chmod(one.stat().st_mode | 0o200)
    assert {
        one: one.stat().st_mtime_ns for one in moved.place.rglob("*") if one.is_file()
    } == before


@pytest.mark.soak
def test_it_speaks_every_language_of_the_program(unpacked: Unpacked) -> None:
    """All files of texts are there as they are in the sources, and it starts in Spanish."""
    home = Path(audiogame.__file__).parent
    texts = [
        path.relative_to(home)
        for code in languages()
        for pattern in (f"{code}.*", f"*.{code}.*")
        for path in home.rglob(pattern)
        if path.suffix in (".ftl", ".md", ".toml", ".txt") and not path.name.split(".")[0].isupper()
    ]
    assert len(texts) > 50
    for one in texts:
        here = unpacked.place / "_internal" / "audiogame" / one
        assert here.read_bytes() == (home / one).read_bytes(), one
    told = unpacked.run("--language", "es", keys="7\nescape\n")
    assert re.search("Men. principal: Partida nueva", told), told[-1000:]
    assert "Ayuda: Reglas de los juegos." in told


@pytest.mark.soak
def test_it_serves_and_joins(unpacked: Unpacked, tmp_path: Path) -> None:
    """Ann opens a table of the folder's server from here, and Bo comes with the folder."""
    for name in ("ann", "bo"):
        (tmp_path / name).mkdir()
        save_settings(tmp_path / name / "settings.toml", Settings(name=name.title(), welcomed=True))
    here = ("--data", str(tmp_path / "ann"), "--pace", "0")
    words = ("serve", "--address", "127.0.0.1", "--port", "0", "--hidden", "--open")
    with unpacked.started(*words) as server, reading(server) as told:
        assert until(partial(has, told, "Ctrl+C"), RUNNING), told
        address = re.findall(r"audiogame://\S+", "".join(told))[0]
        with Terminal("join", address, *here, columns=300) as ann:
            ann.wait_for("Open a table", RUNNING)
            for key, then in (
                ("\r", "Choose a game"),
                ("4", "Open the table"),
                ("\r", "You sit at a table"),
                ("l", "The link: "),
            ):
                answer(ann, key, then)
            link = re.findall(r"The link: (.+?)\.\s", ann.text)[0]
            bo = Unpacked(unpacked.rig, unpacked.place, tmp_path)
            heard = bo.run("join", link, folder="bo", keys="wait\nescape\ny\n")
            assert "You sit at a table" in heard
            ann.wait_for("Bo")


def has(lines: list[str], words: str) -> bool:
    """Return whether words were told."""
    return words in "".join(lines)


@contextlib.contextmanager
def reading(process: subprocess.Popen[str]) -> Iterator[list[str]]:
    """Read what a program prints, in a thread; yields its lines. The program is ended after it."""
    told: list[str] = []
    output = process.stdout
    assert output is not None
    thread = threading.Thread(target=lambda: told.extend(output))
    thread.start()
    try:
        yield told
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, 9)
        thread.join(60)
