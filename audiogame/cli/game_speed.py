"""How fast games are played and told, beside rounds of arithmetic: machines differ, ratios less."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import count

from audiogame.cli.measurement import Measurement
from audiogame.narration.narrator import Narrator
from audiogame.narration.texts import Texts
from audiogame.rules.game import Game
from audiogame.rules.state import Event, Seat
from audiogame.table.library import all_games
from audiogame.table.listener import Listener
from audiogame.table.luck import Luck
from audiogame.table.record import Seal
from audiogame.table.table import Player, Step, Table

SLICES = 20
"""How often arithmetic and games take turns, so that both meet the same machine."""
ROUNDS = 100_000
"""Rounds of arithmetic in a slice."""
DECISIONS = 1_000
"""Decisions in a slice of the game that has a target; a quarter of it in the others."""
LINES = 500
"""Lines in a slice."""
MOST_MOVES = 20_000
"""Moves after which a game is given up that somebody could play for ever."""
LEAST_DECISIONS, LEAST_LINES = 4.5, 2.9
"""What there have to be in a thousand rounds; in commit 4a1657b there were 1.45 lines."""
MOST_MILLISECONDS = 0.15
"""Of processor time for a move of eight seats without narration."""
EIGHT = 8
UNIT = "in a thousand rounds of arithmetic"


def game_speeds() -> Iterator[Measurement]:
    """Measure how fast every game is played, and Sika told."""
    games, _ = all_games()
    for game in games:
        sika = game.name == "sika"
        speed = _beside_arithmetic(_plays(game), DECISIONS if sika else DECISIONS // 4)
        least = LEAST_DECISIONS if sika else None
        yield Measurement(f"decisions of {game.name}", speed, UNIT, least=least)
        if sika:
            speed = _lines(game)
            yield Measurement(f"lines of {game.name}", speed, UNIT, least=LEAST_LINES)
        if EIGHT in game.seats:
            name = f"a move of {game.name} with eight seats"
            spent = _milliseconds(_plays(game, seats=EIGHT), DECISIONS)
            most = MOST_MILLISECONDS if game.name == "scientific-war" else None
            yield Measurement(name, spent, "ms", most=most)


def _lines(game: Game) -> float:
    """Return how many lines are told in a thousand rounds."""
    told = _Told(game)
    return _beside_arithmetic(_plays(game, told), LINES, lambda: told.lines)


def _arithmetic() -> float:
    """Time a fixed loop of whole-number arithmetic; returns seconds of the processor."""
    begun = time.process_time()
    number = 1
    for step in range(ROUNDS):
        number = (number * 1103515245 + step) & 0xFFFFFFFF
    return time.process_time() - begun


def _beside_arithmetic(
    plays: Callable[[int], int], decisions: int, counted: Callable[[], int] | None = None
) -> float:
    """Return how many decisions, or other things that are counted, there are in 1000 rounds.

    Args:
        plays: plays so many decisions at least, and returns how many they were.
        decisions: in each slice.
        counted: counts something else from the beginning.
    """
    plays(decisions)  # what is read and parsed first is no part of it
    before = counted() if counted is not None else 0
    done = 0
    calculating = playing = 0.0
    for _ in range(SLICES):
        calculating += _arithmetic()
        begun = time.process_time()
        done += plays(decisions)
        playing += time.process_time() - begun
    done = counted() - before if counted is not None else done
    return 1000 * (done / playing) / (SLICES * ROUNDS / calculating)


def _milliseconds(plays: Callable[[int], int], decisions: int) -> float:
    """Return the milliseconds of processor time that a decision takes."""
    plays(decisions)
    begun = time.process_time()
    done = plays(decisions * SLICES // 4)
    return 1000 * (time.process_time() - begun) / done


def _plays(game: Game, *listeners: Listener, seats: int = 0) -> Callable[[int], int]:
    """Return what plays whole games with the record in memory, each with luck of its own."""
    numbers = count()
    players = tuple(Player(f"Player {seat + 1}") for seat in range(seats or game.seats[0]))

    def play(wanted: int) -> int:
        done = 0
        while done < wanted:
            number, seal, lines = next(numbers), Seal(), list[str]()

            def keep(line: str, seal: Seal = seal, lines: list[str] = lines) -> None:
                lines.append(seal.line(line))

            table = Table(game, players, None, Luck(str(number)), keep)
            table.listeners.extend(listeners)
            table.open()
            for _ in range(MOST_MOVES):
                step = table.step()
                if step is Step.OVER:
                    break
                if step is Step.AWAITED:
                    seat = table.awaited[0]
                    legal = table.state.legal_actions(seat)
                    table.submit(seat, legal[done % len(legal)])
                    done += 1
        return done

    return play


class _Told:
    """A listener that narrates what it hears.

    Args:
        game: whose events are told.
    """

    seats: tuple[Seat, ...] = (0,)

    def __init__(self, game: Game) -> None:
        self.narrator = Narrator(Texts(packages=(game.package,)), game.name, ("Ann", "Bo"))
        self.lines = 0

    def hear(self, event: Event, seats: tuple[Seat, ...]) -> None:
        self.narrator.tell(event, seats)
        self.lines += 1
