"""Players idle, away or removed: heard in real terminals, by keys alone."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path

import pytest
from far_people import FarPeople
from online_server import HOME, PATIENCE, serving, wishes
from processes import free_port
from terminal import Terminal

from audiogame.online.link import TableLink, read_link
from audiogame.rules.value import replace
from audiogame.settings import Settings, save_settings

pytestmark = [pytest.mark.real, pytest.mark.posix("plays the program in a pseudo-terminal")]
DOWN, HOME_KEY, END = "\x1b[B", "\x1b[H", "\x1b[F"


class Seat(Terminal):
    """The program of a player who has joined by a link."""

    def __init__(self, folder: Path, name: str, link: TableLink) -> None:
        if not (folder / "settings.toml").exists():
            save_settings(folder / "settings.toml", Settings(name=name, welcomed=True))
        wanted = ("--speech", "none", "--pace", "0")
        super().__init__("join", str(link), "--data", str(folder), *wanted, columns=200)

    @property
    def held_back(self) -> int:
        """How many keys were answered by what they would do, as a busy machine told it late."""
        return sum(map(self.text.count, ("Too soon", "Not chosen yet")))

    def presses(self, key: str, then: str) -> None:
        """Press a key and wait for new speech; a key that came too soon is pressed again."""
        before, deadline = self.text.count(then), time.monotonic() + PATIENCE
        while self.text.count(then) == before:
            held_back = self.held_back
            self.press(key, then_wait=0.0)
            while self.text.count(then) == before and self.held_back == held_back:
                assert time.monotonic() < deadline, f"{then!r} is missing:\n{self.text}"
                self.read(0.02)
            self.read(0.1)

    def walks_to(self, item: str) -> None:
        """Move down to an item of the open menu."""
        for _ in range(20):
            if item in self.lines[-1]:
                return
            before = len(self.lines)
            self.press(DOWN, then_wait=0.0)
            while len(self.lines) == before:
                self.read(0.01)
            self.read(0.05)
        raise AssertionError(f"no item {item!r}:\n{self.text}")

    def opens_person(self, name: str) -> None:
        """Open a player's menu from the game."""
        self.presses("z", "Game menu: ")
        self.walks_to("The table: chat")
        self.presses("\r", "The table: Say something")
        self.walks_to(f"{name}. ")
        self.presses("\r", f"{name}: ")

    def loses_the_machine(self) -> None:
        """Kill the process without a goodbye, as in a power cut."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


def test_whoever_is_idle_or_away_is_played_for_and_comes_back_until_removed(tmp_path: Path) -> None:
    """The vote for a bot, the grace time, the way back, and the door closed to a removed player."""
    ahead = [0.0]

    def passes(seconds: float, one: Seat, words: str, times: int = 1) -> None:
        """Advance the server's clock until words are heard, again where counting has not begun."""
        deadline = time.monotonic() + PATIENCE
        while one.text.count(words) < times:
            assert time.monotonic() < deadline, f"{words!r} is missing:\n{one.text}"
            ahead[0] += seconds
            one.read(1.0)

    with FarPeople() as people:
        stack = AsyncExitStack()
        asked = serving(wishes(tmp_path / "server"), lambda: time.monotonic() + ahead[0])
        server, invitation = people.do(stack.enter_async_context(asked))
        try:
            with Seat(tmp_path / "ann", "Ann", invitation) as ann:
                ann.wait_for("Open a table. 1 of")
                ann.presses("\r", "Choose a game")
                ann.walks_to("Sika. ")
                ann.presses("\r", "Open the table. 1 of")
                ann.walks_to("after 60 seconds")
                ann.presses("\r", "after 15 seconds")
                ann.presses(HOME_KEY, "Open the table. 1 of")
                ann.presses("\r", "You sit at a table of Sika.")
                (agreed,) = server.store.agreements.values()
                link = TableLink(invitation.address, invitation.secure, agreed.table, agreed.key)
                with Seat(tmp_path / "bo", "Bo", link) as bo:
                    bo.wait_for("You sit at a table of Sika.")
                    ann.wait_for("Bo has joined.")
                    ann.presses("\r", "Call a colour")
                    ann.presses("1", "You call red.")
                    bo.wait_for("Call a colour")

                    passes(
                        61, ann, "Bo hasn't answered for a while. To ask for a bot, press Escape"
                    )
                    ann.opens_person("Bo")
                    ann.presses("\r", "a bot, plays for Bo.")
                    bo.wait_for("a bot, plays for you until you press a key.")
                    ann.wait_for("Bo calls")
                    bo.presses("t", "You play again.")
                    ann.wait_for("Bo plays again.")

                    bo.loses_the_machine()
                    ann.wait_for("Bo has lost the connection.")
                    assert ann.text.count("a bot, plays for Bo.") == 1
                    passes(16, ann, "a bot, plays for Bo.", times=2)
                with Seat(tmp_path / "bo", "Bo", link) as bo:
                    bo.wait_for("You play again.")
                    ann.wait_for("Bo plays again.", times=2)
                    bo.loses_the_machine()
                ann.wait_for("Bo has lost the connection.", times=2)
                ann.opens_person("Bo")
                ann.presses(END, "Remove Bo from the table.")
                ann.presses("\r", "Type the reason. Bo and everybody else hear it.")
                ann.press("away too long")
                ann.presses("\r", "Bo was removed: away too long")
                ann.wait_for("a bot, plays for Bo.", times=3)
                with Seat(tmp_path / "bo", "Bo", link) as bo:
                    bo.wait_for("You can't come back to this table.")
                    assert "You sit" not in bo.text
        finally:
            people.do(stack.aclose())


FAST = """
import functools, sys, time
from audiogame.cli import server_command
clock = lambda: 20 * time.monotonic()
server_command.Server = functools.partial(server_command.Server, clock=clock)
from audiogame.__main__ import main
sys.exit(main())
"""
"""Runs a server at which a minute takes three seconds."""


def test_a_host_who_was_killed_for_a_minute_is_host_again(tmp_path: Path) -> None:
    """Each knows who is host, from when she is away until she is back: her own program first."""
    data = tmp_path / "server"
    asked = ("serve", "--open", "--hidden", "--address", HOME, "--port", str(free_port()))
    command = (sys.executable, "-c", FAST, *asked, "--data", str(data))
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            told = (re.search(r"audiogame://\S+", line) for line in server.stdout)
            link = read_link(next(found[0] for found in told if found))
            with Seat(tmp_path / "ann", "Ann", link) as ann:
                ann.wait_for("Open a table. 1 of")
                ann.presses("\r", "Choose a game")
                ann.walks_to("Sika. ")
                ann.presses("\r", "Open the table. 1 of")
                ann.walks_to("Seats for others: 1.")
                ann.presses("\r", "Seats for others: 2.")
                ann.presses(HOME_KEY, "Open the table. 1 of")
                ann.presses("\r", "You sit at a table of Sika.")
                (file,) = (data / "server/tables").glob("*.json")
                agreed = json.loads(file.read_bytes())
                link = replace(link, table=agreed["table"], key=agreed["key"])
                with ExitStack() as seats:
                    bo = seats.enter_context(Seat(tmp_path / "bo", "Bo", link))
                    ann.wait_for("Bo has joined.")  # else Cy may be the heir
                    cy = seats.enter_context(Seat(tmp_path / "cy", "Cy", link))
                    ann.wait_for("All seats are taken. Enter begins.")
                    ann.presses("\r", "Call a colour")
                    ann.loses_the_machine()
                    bo.wait_for("You're the host now.")
                    cy.wait_for("Bo is the host now.")
                    bo.opens_person("Ann")
                    bo.presses(END, "Block Ann.")  # she is neither muted nor removed
                    with Seat(tmp_path / "ann", "Ann", link) as ann_again:
                        ann_again.wait_for("You play again.")
                        before, _, _ = ann_again.text.partition("You play again.")
                        assert "You're the host again." in before
                        for one in (bo, cy):
                            one.wait_for("Ann is the host again.")
        finally:
            server.terminate()
            server.wait(PATIENCE)
