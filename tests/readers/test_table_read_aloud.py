"""Remote tables under real terminal screen readers: each word spoken once, and in order."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest
from far_people import FarPeople, serving_everybody
from online_server import Guest, open_table, table_link
from reader_walk import DOWN, END, ENTER, HOME, NOT_YET, PATIENCE, Walk
from screen_reader import Kind, ScreenReader, plain, skip_without_reader

from audiogame.online.company_packets import CastVote, ChatSent, Propose, Proposed
from audiogame.online.device import keep_device, this_device
from audiogame.online.link import TableLink
from audiogame.online.session_packets import LeaveTable
from audiogame.online.table_packets import Enter
from audiogame.rules.value import replace
from audiogame.settings import Settings, save_settings
from audiogame.table.library import find_game

pytestmark = pytest.mark.timeout(900)
COLUMNS = 400
"""Width of the terminal, so that an answer to an arrow key is never cut off."""
SIKA = find_game("sika")


class FarWalk(Walk):
    """A walk in which some answers come over a connection, and remote players speak, too."""

    def hears(self, words: str, do: Callable[[], object]) -> None:
        """Do something, and listen until these words were printed and spoken."""
        before = len(self.lines)
        question = self.lines[-1] if self.lines else ""
        do()
        end = time.monotonic() + PATIENCE
        while not any(words in line for line in self.lines[before:]):
            assert time.monotonic() < end, f"{words!r} is missing: {self.lines[-8:]}"
            # A question that arrived unasked is repeated for a key pressed too early.
            if self.lines[before:] and self.lines[-1].startswith((NOT_YET, question or NOT_YET)):
                self.hear_out(before + 1)
                before = len(self.lines)
                do()
            time.sleep(0.02)
        self.hear_out(before + 1)

    def asks(self, key: str, words: str) -> None:
        """Press a key, and hear the answer to it."""
        self.keys += 1
        self.hears(words, lambda: self.reader.press(key, then_wait=0.0))

    def types(self, text: str, words: str) -> None:
        """Type a text, whose characters readers echo in their own way, and hear its effect."""
        for char in text:
            self.reader.press(char, then_wait=0.05)
        assert self.reader.wait_until_quiet(0.5)
        self._told, self._said = len(self.printed), len(self.spoken)
        self._typed = text
        self.asks(ENTER, words)
        self._typed = ""


def comes(people: FarPeople, link: TableLink, name: str) -> Guest:
    one = Guest(name)
    people.do(one.come(link))
    return one


async def knock(one: Guest, table: str) -> None:
    await one.line.enter(Enter(table, "", one.names))


async def agree(one: Guest) -> None:
    """Vote yes on the table's proposal."""
    while True:
        for packet in one.line.news:
            if isinstance(packet, Proposed):
                one.line.news.remove(packet)
                await one.line.tell(CastVote(packet.vote, True))
                return
        await one.line.changed()


def walk_to_a_table(walk: FarWalk, server: str) -> None:
    """Go to a server by its name, hear its open table, and set up one with admission by knock."""
    walk.open("Play with others.")
    walk.go(f"{server[:1].upper()}{server[1:]}.")
    walk.asks(ENTER, ": Open a table. 1 of 3.")
    walk.press(DOWN)
    assert "Sika, opened by Zoe, one seat free." in walk.lines[-1]
    walk.press(DOWN)
    walk.asks(ENTER, "Look again.")
    walk.press(HOME)
    walk.asks(ENTER, "Choose a game")
    walk.go("Sika")
    walk.press(ENTER)
    walk.to_the_end()
    walk.press(HOME)
    walk.go("Who may come in")
    walk.press(ENTER)
    if "people you let in" not in walk.lines[-1]:
        walk.press(ENTER)
    assert "people you let in" in walk.lines[-1]
    walk.press(HOME)
    walk.asks(ENTER, "You sit at a table of Sika.")


def walk_the_waiting_room(
    walk: FarWalk, people: FarPeople, dan: Guest, cy: Guest, table: str
) -> None:
    """Ask who is there, renew the link, answer two knocks, and chat."""
    walk.press("t", "l")
    walk.asks("n", "Choose how long the new link works")
    walk.asks(ENTER, "You have a new link")
    walk.hears("Dan would like to come in. Y or N?", lambda: people.do(knock(dan, table)))
    walk.asks("n", "Dan can't come in.")
    walk.hears("Cy would like to come in. Y or N?", lambda: people.do(knock(cy, table)))
    walk.asks("y", "Cy has joined.")
    walk.hears("Cy says: Good evening", lambda: people.do(cy.line.tell(ChatSent("Good evening"))))
    walk.asks("c", "Write to everybody")
    walk.types("hi Cy", "You say: hi Cy")
    walk.press("m", "m")


def walk_the_people(walk: FarWalk, people: FarPeople, cy: Guest) -> None:
    """Walk through the table's menu, with chat meanwhile; mute, block, more time."""
    walk.press("p")
    walk.hears("Cy says: Still there?", lambda: people.do(cy.line.tell(ChatSent("Still there?"))))
    walk.to_the_end()
    walk.press(ENTER, HOME)
    walk.go("Cy.")
    walk.press(ENTER, " ")
    walk.asks(ENTER, "You don't hear Cy any more.")
    walk.asks(ENTER, "You hear Cy again.")
    walk.press(DOWN, DOWN)
    walk.asks(ENTER, "Cy was muted")
    walk.press("p")
    walk.go("Cy.")
    walk.press(ENTER, DOWN, DOWN)
    walk.asks(ENTER, "Cy is heard again.")
    walk.press("p", END)
    walk.press("\x1b[A")
    walk.asks(ENTER, "You ask the others for a longer wait.")
    walk.hears("a bot plays after 300 seconds", lambda: people.do(agree(cy)))


def to_the_people(walk: FarWalk) -> None:
    """Open the table's menu from the game."""
    walk.asks("z", "Game menu: ")
    walk.go("The table")
    walk.press(ENTER)


def walk_the_game(walk: FarWalk, people: FarPeople, cy: Guest) -> None:
    """Begin; pause; ask for a bot too early; answer a vote; remove a player, with a reason."""
    walk.asks(ENTER, "New game.")
    people.do(cy.sit())
    walk.press("t", "w")
    to_the_people(walk)
    walk.go("Pause the game.")
    walk.asks(ENTER, "The game is paused.")
    walk.asks(ENTER, "You continue the game.")
    walk.hears(
        "if somebody loses the connection, may the game wait",
        lambda: people.do(cy.line.tell(Propose("grace", seconds=1800))),
    )
    walk.asks("y", "a bot plays after 1800 seconds")
    to_the_people(walk)
    walk.go("Cy.")
    walk.press(ENTER)
    walk.asks(ENTER, "It hasn't been their turn for long")
    to_the_people(walk)
    walk.go("Cy.")
    walk.press(ENTER, END)
    walk.asks(ENTER, "Type the reason. Cy and everybody else hear it.")
    walk.types("too loud", "Cy was removed: too loud")


@pytest.mark.parametrize(
    "kind",
    [
        pytest.param("yasr", marks=pytest.mark.real),
        pytest.param("fenrir", marks=pytest.mark.soak),
        pytest.param("tdsr", marks=pytest.mark.soak),
    ],
)
def test_a_host_hears_a_server_and_a_table_word_by_word(tmp_path: Path, kind: Kind) -> None:
    """Servers by name, open tables, the waiting room, chat, and all of a host's actions."""
    skip_without_reader(kind)
    transcript, data = tmp_path / "transcript.txt", tmp_path / "data"
    (tmp_path / "reader").mkdir()
    save_settings(data / "settings.toml", Settings(name="Ann", welcomed=True))
    with (
        serving_everybody(tmp_path / "server") as link,
        FarPeople() as people,
        ScreenReader(kind, tmp_path / "reader", columns=COLUMNS) as reader,
    ):
        zoe, dan, cy = (comes(people, link, name) for name in ("Zoe", "Dan", "Cy"))
        people.do(zoe.line.open_table(open_table(SIKA, "Zoe", 1, entry="open")))
        keep_device(data, this_device(data).been_to(zoe.line.key, zoe.line.server, link))
        command = [sys.executable, "-m", "audiogame", "--speech", "lines", "--pace", "0"]
        command += ["--data", str(data), "--transcript", str(transcript)]
        reader.start(command, timeout=PATIENCE)
        assert reader.wait_for("New game", timeout=PATIENCE)
        walk = FarWalk(reader, transcript, kind, whole=kind != "yasr")
        walk.hear_out(1)
        walk_to_a_table(walk, zoe.line.server)
        assert zoe.line.room is not None
        tables = {kept.stem for kept in (tmp_path / "server").rglob("tables/*.json")}
        (table,) = tables - {zoe.line.room.table}
        walk_the_waiting_room(walk, people, dan, cy, table)
        walk_the_people(walk, people, cy)
        walk_the_game(walk, people, cy)
        walk.hears("Leave audiogame?", lambda: reader.press("\x03"))
        reader.press("y")
        assert reader.wait_exit(PATIENCE) == 0
        walk.hear_end()
    assert len(walk.lines) > 60


SEATS: tuple[Kind, ...] = ("yasr", "yasr", "fenrir", "fenrir", "tdsr", "tdsr")
NAMES = ("Ann", "Bo", "Cy", "Di", "Eve", "Fay")
OVER = "Enter: play again"
ASKED = re.compile(r"Play a card|Play your |[Kk]eep your hand")
ANSWER = re.compile(r"^You (play|keep|swap)")
EVENING = 600.0
"""Seconds in which a short war of six is over."""


class Sitter:
    """A player at a program under a reader, who plays a card whenever asked.

    Args:
        folder: of their own.
        kind: the reader.
        name: the player's.
        link: of the table.
    """

    def __init__(self, folder: Path, kind: Kind, name: str, link: TableLink) -> None:
        self.name = name
        self.kind = kind
        (folder / "reader").mkdir(parents=True)
        save_settings(folder / "data" / "settings.toml", Settings(name=name, welcomed=True))
        self.reader = ScreenReader(kind, folder / "reader", columns=COLUMNS)
        self.walk = FarWalk(self.reader, folder / "transcript.txt", kind)
        self._link = link
        self._answered = 0
        self._tried = -1

    def comes(self) -> None:
        """Join by the link, typed as a shell command."""
        command = [sys.executable, "-m", "audiogame", "join", str(self._link), "--speech", "lines"]
        command += ["--data", str(self.walk.transcript.parent / "data"), "--pace", "0"]
        command += ["--transcript", str(self.walk.transcript)]
        self.reader.start(command, timeout=PATIENCE)
        self.hears("You sit at a table of Scientific War.")

    def hears(self, words: str) -> None:
        assert self.reader.wait_for(words, timeout=PATIENCE), self.walk.lines[-8:]

    @property
    def over(self) -> bool:
        return any(OVER in line for line in self.walk.lines)

    def plays(self) -> None:
        """Answer the open question, once it was read to its end."""
        lines = self.walk.lines
        asked = [at for at, line in enumerate(lines) if ASKED.search(line)]
        if not asked or asked[-1] < self._answered or self.over:
            return
        if any(ANSWER.search(line) for line in lines[asked[-1] :]):
            self._answered = asked[-1] + 1
            return
        if self.reader.wait_until_quiet(0.3, timeout=0.0):
            card = "1" if asked[-1] == self._tried else str(NAMES.index(self.name) + 1)
            self._tried = asked[-1]
            self.reader.press(card, then_wait=0.1)
            self.reader.press(ENTER, then_wait=0.1)

    def heard_all(self) -> None:
        """Check that the speech equals the transcript: every word once, in order."""
        told = " ".join(plain(line) for line in self.walk.lines).split()
        end = time.monotonic() + PATIENCE
        while (spoken := " ".join(plain(one.text) for one in self.reader.spoken()).split()) != told:
            if time.monotonic() > end:
                at = next(
                    (
                        at
                        for at, pair in enumerate(zip(spoken, told, strict=False))
                        if pair[0] != pair[1]
                    ),
                    min(len(spoken), len(told)),
                )
                raise AssertionError(
                    f"{self.kind} of {self.name}, at word {at}: "
                    f"spoken {spoken[at - 5 : at + 15]}, printed {told[at - 5 : at + 15]}"
                )
            time.sleep(0.1)


@pytest.mark.soak
def test_six_hear_one_game_word_by_word(tmp_path: Path) -> None:
    """Six readers, two of each kind, at one table of a server, through one short game."""
    for kind in dict.fromkeys(SEATS):
        skip_without_reader(kind)
    game = find_game("scientific-war")
    with (
        serving_everybody(tmp_path / "server") as link,
        FarPeople() as people,
        ExitStack() as readers,
    ):
        zoe = comes(people, link, "Zoe")
        wanted = open_table(game, "Zoe", 6)
        options = tuple((name, "8" if name == "limit" else typed) for name, typed in wanted.options)
        people.do(zoe.line.open_table(replace(wanted, options=options)))
        six = [
            Sitter(tmp_path / name, kind, name, table_link(link, zoe))
            for kind, name in zip(SEATS, NAMES, strict=True)
        ]
        for one in six:
            readers.enter_context(one.reader)
            one.comes()
        people.do(zoe.line.start())
        people.do(zoe.sit())
        people.do(zoe.line.tell(ChatSent("Good luck to all")))
        people.do(zoe.line.tell(LeaveTable()))  # a bot plays on for the host
        end = time.monotonic() + EVENING
        while not all(one.over for one in six):
            assert time.monotonic() < end, [one.walk.lines[-3:] for one in six]
            for one in six:
                one.plays()
            time.sleep(0.02)
        for one in six:
            one.heard_all()
        results = [
            [line for line in one.walk.lines if "take" in line and "now ha" in line] for one in six
        ]
        assert len({len(found) for found in results}) == 1
        assert results[0]
        for one in six:
            assert one.walk.lines.count("Zoe says: Good luck to all") == 1
