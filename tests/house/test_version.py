"""The version of the program stands in one place, and is told where people look for it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from online_server import Guest, wishes

from audiogame import __version__
from audiogame.__main__ import main
from audiogame.archive.opened_table import new_table
from audiogame.games.sika import GAME as SIKA
from audiogame.server.server import Server
from audiogame.table.record import read_record
from audiogame.table.table import Player

REPOSITORY = Path(__file__).parents[2]


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["tool"]["hatch"]["version"]["path"] == "audiogame/__init__.py"
    assert "version" in project["project"]["dynamic"]
    wrote = re.compile(rf"(?<![\d.]){re.escape(__version__)}(?![\d.])")
    found = {
        path.relative_to(REPOSITORY).as_posix()
        for path in (REPOSITORY / "audiogame").rglob("*")
        if path.suffix in (".py", ".ftl", ".js", ".html", ".toml")
        and wrote.search(path.read_text(encoding="utf-8"))
    }
    assert found == {"audiogame/__init__.py"}


def test_the_command_and_each_record_tell_the_version(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A record of an unknown program can still be read."""
    with pytest.raises(SystemExit):
        main(["--version", "--data", str(tmp_path)])
    assert capsys.readouterr().out == f"audiogame {__version__}\n"
    players = (Player("Ann", "casual"), Player("Bo", "casual"))
    new_table(SIKA, players, SIKA.options(), tmp_path, "7").journal.close()
    (path,) = (tmp_path / "records").glob("*.record")
    assert read_record(path.read_bytes()).header.program == __version__
    plain = re.sub(rb" ~[0-9a-f]+$", b"", path.read_bytes(), flags=re.MULTILINE)
    by_hand = plain.replace(b"sealed: yes", b"sealed: no")
    assert read_record(by_hand).header.program == __version__
    without = by_hand.replace(f"program: {__version__}\n".encode(), b"")
    assert read_record(without).header.program == ""


async def test_a_hello_tells_the_version_to_the_log_of_the_server(tmp_path: Path) -> None:
    """Each version is logged once; what is no version is not."""
    logged: list[str] = []
    server = Server(wishes(tmp_path), lambda fault: None, log=logged.append)
    port = await server.begin()
    link = server.invitation(f"127.0.0.1:{port}")
    try:
        for name in ("Ann", "Bo"):
            guest = Guest(name)
            await guest.come(link)
            await guest.line.close()
        server.gate.note_program("0.2.0\nAnn")
        for number in range(100):
            server.gate.note_program(f"9.{number}")
    finally:
        await server.close()
    told = [line for line in logged if "hello" in line]
    assert told[:2] == [f"first hello of audiogame {__version__}", "first hello of audiogame 9.0"]
    assert len(told) == 20
