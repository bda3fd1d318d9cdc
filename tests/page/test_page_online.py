"""An online table between the page in a real browser and the program in a real terminal."""

from __future__ import annotations

import contextlib
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from built_page import Visit, built_once, device, missing_page
from kept_in_browser import stored_once
from packages import skip_without
from page_evening import OVER, PATIENCE, Evening, Hands, evening_of, has_seat, open_sika
from playwright.sync_api import BrowserContext
from processes import free_port
from terminal import Terminal
from tunnel_service import OUTSIDE, Service

pytestmark = [pytest.mark.real, pytest.mark.posix("plays the program in a pseudo-terminal")]
FRONT = Path(__file__).parents[1] / "support/tunnel_service.py"
GONE = ("Anna has lost the connection", "Anna is elsewhere for now")


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    skip_without(missing_page())
    with evening_of(tmp_path) as made:
        yield made


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[BrowserContext]:
    """Return Anna's browser."""
    with device(tmp_path / "device") as made:
        yield made


def comes_back(evening: Evening, browser: BrowserContext, anna: Visit, times: int) -> Visit:
    """Close Anna's page once it has stored her seat, and reopen it without the link."""
    stored_once(browser, anna.page, evening.address, has_seat)
    # A page that is closed may tell yet that it is out of sight.
    begun = time.monotonic()
    while sum(map(evening.tim.text.count, GONE)) < times:
        assert time.monotonic() < begun + PATIENCE, evening.tim.text
        evening.tim.read(0.002)
    again = Visit(browser.new_page(), evening.address)
    again.play()
    again.hear("Main menu")
    again.press("p", "Play with others")
    again.press("Enter", "Back to Sika with Tim")
    return again


def test_a_page_from_elsewhere_hears_why_it_is_not_let_in(
    evening: Evening, browser: BrowserContext
) -> None:
    link = open_sika(evening.tim).partition("#")[2]
    elsewhere = f"http://127.0.0.1:{evening.way.port}"
    anna = Visit(browser.new_page(), f"{elsewhere}/#{link}")
    anna.play()
    anna.hear("Press 1")
    anna.press("1", "Connect to it? Y or N.")
    anna.press("y", f"The server doesn't let in pages from '{elsewhere}': open the server's")
    anna.hear("Main menu")
    assert anna.faults == []


def test_a_page_that_is_opened_again_finds_back_to_its_seat(
    evening: Evening, browser: BrowserContext
) -> None:
    """Without the link: after the tab or the browser was closed, before and in mid game.

    The browser has stored its share of the luck.
    """
    anna, tim = evening.anna_comes(browser.new_page()), evening.tim
    anna = comes_back(evening, browser, anna, 1)
    anna.press("Enter", "You sit at a table of Sika. Tim and Anna.")
    tim.wait_for("Anna is back", PATIENCE)
    assert anna.faults == []
    tim.press("\r")
    anna.hear("New game")
    anna = comes_back(evening, browser, anna, 2)
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
