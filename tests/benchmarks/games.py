"""Cost of bots' decisions, moves and lines in all games, in slices of arithmetic.

Machines differ, and ratios to arithmetic on the same Python less.  Luck is the same each time.
"""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Iterator
from functools import partial
from itertools import count
from random import Random

from loopback_transport import Loopback

from audiogame.archive.journal import Journal
from audiogame.cli.arena import play_game
from audiogame.narration.narrator import Narrator
from audiogame.narration.texts import Texts
from audiogame.online.packets import Seated, Up
from audiogame.online.remote_table import RemoteTable
from audiogame.online.session_packets import read_down
from audiogame.rules.game import Bot, Game
from audiogame.rules.options import read_options
from audiogame.rules.state import Action, Event, Seat, State
from audiogame.server.hosted_table import HostedTable
from audiogame.table.library import all_games
from audiogame.table.luck import Luck
from audiogame.table.news import Listener
from audiogame.table.record import Seal
from audiogame.table.table import Player, Step, Table
from benchmarks.measurement import SLICES, Measurement, arithmetic, arithmetic_beside, slices

TIMES, LOT = 9, 300
"""Repetitions of a measurement, and moves or lines in each."""
OPTIONS = {"ten-die-poker": ("rounds=5",), "scientific-war": ("limit=20",)}
"""Options that end games which bots alone would play for long."""
MOST_STEPS = 20_000
"""Steps after which an endless game is abandoned."""
MOST_LONG = 40.0
"""Slices of the longest decision of any bot."""
LEAST_LIMIT = 0.02
"""Slices below which a decision has no closer limit: no player can notice it."""
MOST = {
    "a decision of army-men, 2 seats, expert": 0.074,
    "100 moves of army-men, 2 seats": 0.48,
    "100 lines of army-men": 0.72,
    "what the line to a server adds to 100 lines of army-men": 0.79,
    "a decision of scientific-war, 2 seats, skilled": 0.97,
    "a decision of scientific-war, 8 seats, skilled": 3.0,
    "a decision of scientific-war, 2 seats, expert": 4.4,
    "a decision of scientific-war, 8 seats, expert": 9.6,
    "100 moves of scientific-war, 2 seats": 0.87,
    "100 moves of scientific-war, 8 seats": 1.0,
    "100 lines of scientific-war": 0.76,
    "what the line to a server adds to 100 lines of scientific-war": 0.56,
    "a decision of sichermans-war, 2 seats, skilled": 0.078,
    "a decision of sichermans-war, 2 seats, expert": 2.3,
    "a decision of sichermans-war, 4 seats, expert": 2.7,
    "100 moves of sichermans-war, 2 seats": 1.2,
    "100 moves of sichermans-war, 4 seats": 0.81,
    "100 lines of sichermans-war": 0.9,
    "what the line to a server adds to 100 lines of sichermans-war": 1.3,
    "100 moves of sika, 2 seats": 0.4,
    "100 moves of sika, 8 seats": 0.38,
    "100 lines of sika": 0.73,
    "what the line to a server adds to 100 lines of sika": 1.6,
    "a decision of ten-die-poker, 4 seats, skilled": 0.029,
    "a decision of ten-die-poker, 4 seats, expert": 0.12,
    "a decision of ten-die-poker, 7 seats, expert": 0.19,
    "100 moves of ten-die-poker, 4 seats": 2.4,
    "100 moves of ten-die-poker, 7 seats": 2.4,
    "100 lines of ten-die-poker": 1.4,
    "what the line to a server adds to 100 lines of ten-die-poker": 3.0,
}
"""Slices of the dearer decisions, and of a hundred moves and lines, by what is measured."""


def game_speeds() -> Iterator[Measurement]:
    """Measure every installed game; only the games of this repository have limits."""
    longest = 0.0
    for game in all_games()[0]:
        few = game.seats[0]
        several = sorted({few, game.seats[-1]})
        for strength in game.bots:
            for seats in several:
                mean, worst = decisions(game, seats, strength)
                longest = max(longest, worst)
                name = f"a decision of {game.name}, {seats} seats, {strength}"
                most = MOST.get(name, LEAST_LIMIT)
                yield Measurement(name, mean, SLICES, most=most)
        for name, work in (
            *(
                (f"100 moves of {game.name}, {seats} seats", partial(play, game, seats))
                for seats in several
            ),
            (f"100 lines of {game.name}", partial(tell, game)),
        ):
            done = work()  # also loads what is loaded once
            cost = statistics.median(slices(work) for _ in range(TIMES)) / done
            yield _limited(name, 100 * cost)
        added = [asyncio.run(_added(game, LOT)) / arithmetic() for _ in range(TIMES)]
        name = f"what the line to a server adds to 100 lines of {game.name}"
        yield _limited(name, 100 * statistics.median(added))
    yield Measurement("the longest decision", longest, SLICES, most=MOST_LONG)


def _limited(name: str, value: float) -> Measurement:
    return Measurement(name, value, SLICES, most=MOST.get(name))


class _TimedBot(Bot[State]):
    """A bot whose decisions are timed.

    Args:
        bot: decides.
        taken: the seconds of each decision, added to.
    """

    def __init__(self, bot: Bot[State], taken: list[float]) -> None:
        self._bot = bot
        self._taken = taken

    def hear(self, event: Event) -> None:
        self._bot.hear(event)

    def choose(self, view: State, seat: Seat, random: Random) -> Action:
        begun = time.process_time()
        action = self._bot.choose(view, seat, random)
        self._taken.append(time.process_time() - begun)
        return action


def decisions(game: Game, seats: int, strength: str) -> tuple[float, float]:
    """Play a game by bots of one strength; returns the slices of the mean and longest decision.

    Decisions with a single legal choice count, too, as a player meets them.
    """
    options = read_options(game.options, OPTIONS.get(game.name, ()))
    taken: list[float] = []
    makers = (lambda: _TimedBot(game.bot(strength), taken),) * seats
    play_game(game, makers, options, 1, 0)  # loads tables
    taken.clear()
    # Another game: bots reuse what they have cached.
    unit = arithmetic_beside(lambda: play_game(game, makers, options, 1, 1))
    return statistics.fmean(taken) / unit, max(taken) / unit


def play(game: Game, seats: int, *listeners: Listener) -> int:
    """Play whole games by a fixed choice, with the record in memory; returns the decisions."""
    players = tuple(Player(f"Player {seat + 1}") for seat in range(seats))
    done = 0
    for number in count():
        if done >= LOT:
            break
        seal, lines = Seal(), list[str]()

        def keep(line: str, seal: Seal = seal, lines: list[str] = lines) -> None:
            lines.append(seal.line(line))

        table = Table(game, players, None, Luck(str(number)), keep)
        table.listeners.extend(listeners)
        table.open()
        for _ in range(MOST_STEPS):
            step = table.step()
            if step is Step.OVER:
                break
            if step is Step.AWAITED:
                seat = table.awaited[0]
                legal = table.state.legal_actions(seat)
                table.submit(seat, legal[done % len(legal)])
                done += 1
    return done


def tell(game: Game) -> int:
    """Play as `play` does with the fewest seats, and narrate it; returns the lines."""
    narrator = Narrator(Texts("en", packages=(game.package,)), game.name, ("Ann", "Bo"))
    told = _Heard((0,), narrator)
    play(game, game.seats[0], told)
    return told.count


class _Heard:
    """A listener that counts what it hears.

    Args:
        seats: that it listens for.
        narrator: puts it into words; None for no words.
    """

    def __init__(self, seats: tuple[Seat, ...], narrator: Narrator | None = None) -> None:
        self.seats = seats
        self.count = 0
        self._narrator = narrator

    def hear(self, event: Event, seats: tuple[Seat, ...]) -> None:
        self.count += 1
        if self._narrator is not None:
            self._narrator.tell(event, seats)


class _TimedLine:
    """A connection that counts the time of its far end apart: that is another machine's.

    Args:
        line: the connection.
    """

    up = True
    times = came_by = 1

    def __init__(self, line: Loopback) -> None:
        self._line = line
        self.elsewhere = 0.0
        """Processor seconds of the far end."""

    @property
    def requests(self) -> Iterator[int]:
        return self._line.requests

    async def send(self, packet: Up) -> None:
        begun = time.process_time()
        await self._line.send(packet)
        self.elsewhere += time.process_time() - begun

    async def received(self) -> bytes | None:
        begun = time.process_time()
        data = await self._line.received()
        self.elsewhere += time.process_time() - begun
        return data


async def _added(game: Game, lines: int) -> float:
    """Return the seconds that a connection adds to those of the table and of narration."""
    told, took = 0, 0.0
    for number in count():
        table = Table(
            game,
            tuple(Player(f"Player {seat + 1}") for seat in range(game.seats[0])),
            None,
            Luck(str(number)),
            lambda line: None,
        )
        hosted, chance = HostedTable(table, Journal(None)), Random(number)
        line = _TimedLine(Loopback(hosted, tuple(range(table.state.seats))))
        await hosted.begin()
        data = await line.received()
        assert data is not None, "a table says first who sits where"
        line.elsewhere = 0.0
        begun = time.process_time()
        seated = read_down(data)
        assert isinstance(seated, Seated)
        far = RemoteTable(line, seated)
        heard = _Heard(far.seats)
        far.listeners.append(heard)
        await far.begin()
        while told + heard.count < lines:
            if await far.step() is Step.MOVED:
                continue
            if not far.awaited:  # the game is over
                break
            seat = far.awaited[0]
            await far.submit(seat, chance.choice(far.view(seat).legal_actions(seat)))
        took += time.process_time() - begun - line.elsewhere
        told += heard.count
        if told >= lines:
            break
    return took / told
