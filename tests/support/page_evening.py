"""An evening between the page in a real browser and the program in a real terminal."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from built_page import REACTION, Visit, built_once
from cut_line import CutLine
from processes import free_port
from terminal import Terminal

from audiogame.online.device import FILE as DEVICE

if TYPE_CHECKING:
    from playwright.sync_api import Page

PATIENCE = 60.0
"""Seconds to wait for what takes one or two."""
LONGEST = 180.0
"""Seconds that a game may take."""
OVER = "Enter: play again"
QUESTION = re.compile(r"Call a colour|[Tt]hrow\.$")
"""Lines after which a player has to choose."""
NAMES = """[...document.querySelectorAll("#choices button > span:last-child")].map(
  (one) => one.textContent)"""
"""Script: the names of the choices."""


@contextmanager
def serving(page: Path, data: Path) -> Iterator[tuple[int, str]]:
    """Run `audiogame serve` with the page; yields its port and its invitation."""
    port = free_port()
    server = subprocess.Popen(
        [
            *(sys.executable, "-m", "audiogame", "serve", "--page", str(page), "--hidden"),
            *("--address", "127.0.0.1", "--port", str(port), "--data", str(data)),
        ],
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        told = ""
        for line in server.stdout:
            told += line
            if "Ctrl+C" in line:
                break
        (link,) = re.findall(r"In a browser: .*#(\S+)", told)
        yield port, link
    finally:
        server.terminate()
        server.wait()


def open_sika(tim: Terminal) -> str:
    """Open a table of Sika in a terminal; returns its link."""
    tim.wait_for("Open a table", PATIENCE)
    tim.read(REACTION / 1000)  # a choice made sooner would not count
    tim.press("\r")
    tim.wait_for("Type your name", PATIENCE)
    tim.press("Tim\r")
    tim.wait_for("Choose a game", PATIENCE)
    for game in ("Scientific War", "Sicherman's War", "Sika."):
        tim.press("s")
        tim.wait_for(game, PATIENCE)
    tim.press("\r")
    tim.wait_for("Open the table", PATIENCE)
    tim.read(REACTION / 1000)
    tim.press("\r")
    tim.wait_for("You sit at a table", PATIENCE)
    tim.press("l")
    tim.wait_for("Your terminal was asked to copy it", PATIENCE)
    (copied,) = re.findall(r"\]52;c;([\w+/=]+)", tim.text)
    return b64decode(copied).decode()


@dataclass(frozen=True)
class Evening:
    """Tim in a terminal, and a server behind a connection that can be cut, for Anna in a browser.

    Args:
        port: of the server.
        way: the proxy that leads to it.
        tim: the host of a table of Sika.
    """

    port: int
    way: CutLine
    tim: Terminal

    @property
    def address(self) -> str:
        """URL of the page, behind the proxy."""
        return f"http://127.0.0.1:{self.way.port}/"

    def link(self) -> str:
        """Open Tim's table; return its link, behind the proxy."""
        link = open_sika(self.tim).replace(f":{self.port}", f":{self.way.port}")
        assert link.startswith(f"{self.address}#audiogame://"), link
        return link

    def anna_comes(self, page: Page) -> Visit:
        """Open the table's link in Anna's browser, and sit down, by keys."""
        anna = Visit(page, self.link())
        anna.play()
        anna.hear("Press 1")
        anna.press("1", "Type your name")
        anna.page.keyboard.type("Anna")
        anna.page.keyboard.press("Enter")
        anna.hear("You sit", "Tim")
        self.tim.wait_for("Anna", PATIENCE)
        return anna


@contextmanager
def evening_of(folder: Path) -> Iterator[Evening]:
    """Run a server with the page, and Tim's program, which has called it."""
    with (
        serving(built_once(), folder / "server") as (port, invitation),
        CutLine(port) as way,
        Terminal(
            "join", invitation, "--data", str(folder / "tim"), "--pace", "0", columns=500
        ) as tim,
    ):
        yield Evening(port, way, tim)


def has_seat(files: dict[str, bytes]) -> bool:
    """Return whether a device has stored a seat at a table."""
    return bool(json.loads(files.get(DEVICE, b"{}")).get("seats"))


def moves(record: Path) -> list[str]:
    """Return the choices and throws, without the lines' checks."""
    lines = record.read_text(encoding="utf-8").splitlines()
    return [line.rpartition(" ~")[0] for line in lines if line[:2] in ("0 ", "1 ", "* ")]


class Hands:
    """Makes both players choose the first choice whenever they are asked.

    Args:
        anna: in the page, by its buttons alone: those of the game, not of the time before it.
        tim: in the terminal.
    """

    def __init__(self, anna: Visit, tim: Terminal) -> None:
        self._anna, self._tim = anna, tim
        self._answered = [0, 0]

    def play(self, until: str) -> None:
        """Play until Anna hears a text."""
        end = time.monotonic() + LONGEST
        while not any(until in line for line in self._anna.lines):
            assert time.monotonic() < end, (self._anna.lines, self._tim.text)
            asked = [_questions(self._anna.lines), _questions(self._tim.lines)]
            for place, count in enumerate(asked):
                if count > self._answered[place]:
                    self._answered[place] = count
                    if place == 0:
                        self._touch()
                    else:
                        self._tim.press("1")
            self._tim.read(0.1)

    def anna_chooses(self) -> None:
        """Wait until Anna is asked, and touch her first choice."""
        page, end = self._anna.page, time.monotonic() + LONGEST
        while not page.evaluate(NAMES):
            assert time.monotonic() < end, self._anna.lines
            page.wait_for_timeout(50)
        self._answered[0] = _questions(self._anna.lines)
        self._touch()

    def _touch(self) -> None:
        page = self._anna.page
        page.wait_for_timeout(REACTION)
        names = page.evaluate(NAMES)
        assert {*names} <= {"Red", "Blue", "Throw"}, names
        page.click("#choices button")


def _questions(lines: list[str]) -> int:
    """Count the requests to choose."""
    return sum(bool(QUESTION.search(line)) for line in lines)
