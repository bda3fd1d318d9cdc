"""An online table between the page in a real browser and the program in a real terminal."""

from __future__ import annotations

import contextlib
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

import pytest
from built_page import REACTION, Visit, built_once, device, missing_page
from cut_line import CutLine
from kept_in_browser import complete_record, stored_once
from packages import skip_without
from page_game import record_of
from patience import until
from playwright.sync_api import BrowserContext
from processes import free_port
from terminal import Terminal
from tunnel_service import OUTSIDE, Service

from audiogame.__main__ import main
from audiogame.online.device import FILE as DEVICE

pytestmark = [pytest.mark.real, pytest.mark.posix("plays the program in a pseudo-terminal")]
FRONT = Path(__file__).parents[1] / "support/tunnel_service.py"
PATIENCE = 60.0
"""Seconds to wait for what takes one or two."""
CALLS = 2
THROWS, EXTRA = 18, 6
"""Throws of both players in a game of Sika, and in each further round after a tie."""
LONGEST = 180.0
"""Seconds that a game may take."""
OVER = "Enter: play again"
QUESTION = re.compile(r"Call a colour|[Tt]hrow\.$")
"""Lines after which a player has to choose."""


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
    tim.press("\r")
    tim.wait_for("You sit at a table", PATIENCE)
    tim.press("l")
    tim.wait_for("Your terminal was asked to copy it", PATIENCE)
    (copied,) = re.findall(r"\]52;c;([\w+/=]+)", tim.text)
    return b64decode(copied).decode()


@dataclass(frozen=True)
class Evening:
    """Tim in a terminal, Anna in a browser, and a server behind a connection that can be cut.

    Args:
        port: of the server.
        way: the proxy that leads to it.
        tim: the host of a table of Sika.
        browser: Anna's.
    """

    port: int
    way: CutLine
    tim: Terminal
    browser: BrowserContext

    @property
    def page(self) -> str:
        """URL of the page, behind the proxy."""
        return f"http://127.0.0.1:{self.way.port}/"

    def anna_comes(self) -> Visit:
        """Open the table's link in Anna's browser, and sit down."""
        link = open_sika(self.tim).replace(f":{self.port}", f":{self.way.port}")
        assert link.startswith(f"http://127.0.0.1:{self.way.port}/#audiogame://"), link
        anna = Visit(self.browser.new_page(), link)
        anna.play()
        anna.hear("Press 1")
        anna.press("1", "Type your name")
        anna.page.keyboard.type("Anna")
        anna.page.keyboard.press("Enter")
        anna.hear("You sit", "Tim")
        self.tim.wait_for("Anna", PATIENCE)
        return anna

    def anna_comes_back(self, anna: Visit, times: int) -> Visit:
        """Close her page once it has stored her seat, and reopen it without the link."""
        stored_once(self.browser, anna.page, self.page, has_seat)
        self.tim.wait_for("Anna has lost the connection", PATIENCE, times)
        again = Visit(self.browser.new_page(), self.page)
        again.play()
        again.hear("Main menu")
        again.press("p", "Play with others")
        again.press("Enter", "Back to Sika with Tim")
        return again


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    skip_without(missing_page())
    with (
        serving(built_once(), tmp_path / "server") as (port, invitation),
        CutLine(port) as way,
        Terminal(
            "join", invitation, "--data", str(tmp_path / "tim"), "--pace", "0", columns=500
        ) as tim,
        device(tmp_path / "device") as browser,
    ):
        yield Evening(port, way, tim, browser)


def test_a_game_between_the_page_and_a_terminal_with_a_lost_line(
    evening: Evening, tmp_path: Path
) -> None:
    anna, tim = evening.anna_comes(), evening.tim
    tim.press("\r")
    hands = Hands(anna, tim)
    hands.play(until="Second throw")
    assert evening.way.cut()  # the page reconnects by itself
    tim.wait_for("Anna has lost the connection", PATIENCE)
    tim.wait_for("Anna is back", PATIENCE)
    hands.play(until=OVER)
    tim.wait_for(OVER, PATIENCE)
    assert anna.faults == []
    anna.page.keyboard.press("Escape")
    tim.press("\x1b", 1.0)
    hers = record_of(evening.browser, anna.page, evening.page, tmp_path)
    (his,) = (tmp_path / "tim").rglob("*.record")
    assert until(lambda: complete_record({his.name: his.read_bytes()}) is not None)
    assert moves(hers) == moves(his)
    throws, alone = divmod(len(moves(hers)) - CALLS, 2)
    assert alone == 0
    assert throws >= THROWS
    assert (throws - THROWS) % EXTRA == 0
    for record in (hers, his):
        text = record.read_text(encoding="utf-8")
        for seat in (0, 1):  # both have added to the luck
            assert f"# commit {seat} " in text
            assert f"# reveal {seat} " in text
        assert main(["verify", str(record)]) == 0


def test_a_page_from_elsewhere_hears_why_it_is_not_let_in(evening: Evening) -> None:
    link = open_sika(evening.tim).partition("#")[2]
    elsewhere = f"http://127.0.0.1:{evening.way.port}"
    anna = Visit(evening.browser.new_page(), f"{elsewhere}/#{link}")
    anna.play()
    anna.hear("Press 1")
    anna.press("1", "Connect to it? Y or N.")
    anna.press("y", f"The server doesn't let in pages from '{elsewhere}': open the server's")
    anna.hear("Main menu")
    assert anna.faults == []


def test_a_page_that_is_opened_again_finds_back_to_its_seat(evening: Evening) -> None:
    """Without the link: after the tab or the browser was closed, before and in mid game.

    The browser has stored its share of the luck.
    """
    anna, tim = evening.anna_comes(), evening.tim
    anna = evening.anna_comes_back(anna, 1)
    anna.press("Enter", "You sit at a table of Sika. Tim and Anna.")
    tim.wait_for("Anna is back", PATIENCE)
    assert anna.faults == []
    tim.press("\r")
    anna.hear("New game")
    anna = evening.anna_comes_back(anna, 2)
    anna.press("Enter", "New game")
    anna.press("Shift+F", "This device added to it.")
    assert anna.faults == []


@pytest.mark.timeout(500)
def test_an_open_page_follows_a_new_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In mid game and without a reload, when a tunnel gives the server another address."""
    if sys.platform != "linux":
        pytest.skip("only Linux has all of 127.0.0.0/8 on its loopback")
    skip_without(missing_page())
    import trustme

    authority = trustme.CA()
    authority.cert_pem.write_to_path(str(tmp_path / "ca.pem"))
    issued = authority.issue_cert(OUTSIDE)
    issued.private_key_and_cert_chain_pem.write_to_path(str(tmp_path / "front.pem"))
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "ca.pem"))
    port, outside = free_port(), [free_port(OUTSIDE) for _ in range(2)]
    fronts = [
        subprocess.Popen(
            [sys.executable, str(FRONT), str(tmp_path / "front.pem"), OUTSIDE, str(one), str(port)]
        )
        for one in outside
    ]
    service = Service(tmp_path, authority)
    service.offer(tmp_path / "host/server")
    service.say(f"https://{OUTSIDE}:{outside[0]}\n")
    with contextlib.ExitStack() as stack:
        for one in fronts:
            stack.callback(one.wait)
            stack.callback(one.kill)
        command = (
            *(sys.executable, "-m", "audiogame", "serve", "--page", str(built_once()), "--hidden"),
            *("--through", "stand-in", "--port", str(port), "--data", str(tmp_path / "host")),
        )
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        stack.callback(server.wait)
        stack.callback(server.terminate)
        assert server.stdout is not None
        told = ""
        for line in server.stdout:
            told += line
            if "from the internet too" in line:
                break
        invitation = re.findall(r"open tables here: (\S+)", told)[0]
        tim = stack.enter_context(
            Terminal(
                "join", invitation, "--data", str(tmp_path / "tim"), "--pace", "0", columns=500
            )
        )
        browser = stack.enter_context(device(tmp_path / "anna", "--ignore-certificate-errors"))
        link = open_sika(tim)
        assert link.startswith(f"https://{OUTSIDE}:{outside[0]}/#audiogames://{OUTSIDE}")
        anna = Visit(browser.new_page(), link)
        anna.play()
        anna.hear("Press 1")
        anna.press("1", "Type your name")
        anna.page.keyboard.type("Anna")
        anna.page.keyboard.press("Enter")
        anna.hear("You sit", "Tim")
        tim.wait_for("Enter begins", PATIENCE)
        tim.press("\r")
        hands = Hands(anna, tim)
        hands.play(until="Second throw")
        service.say(f"https://{OUTSIDE}:{outside[1]}\n")
        tim.wait_for("Send it to whoever loses the connection or comes later.", PATIENCE)
        anna.hear("You stay at the table.")
        fronts[0].kill()
        tim.wait_for("Anna has lost the connection", PATIENCE)
        tim.wait_for("Anna is back", PATIENCE)
        hands.play(until=OVER)
        assert anna.faults == []
        assert anna.page.url.startswith(f"https://{OUTSIDE}:{outside[0]}/")


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

    def _touch(self) -> None:
        page = self._anna.page
        page.wait_for_timeout(REACTION)
        names = page.locator("#choices button > span:last-child").all_text_contents()
        assert set(names) <= {"Red", "Blue", "Throw"}, names
        page.locator("#choices button").first.click()


def _questions(lines: list[str]) -> int:
    """Count the requests to choose."""
    return sum(bool(QUESTION.search(line)) for line in lines)
