"""Play many games between bots without a terminal, to measure which of them plays better."""

from __future__ import annotations

import argparse
import multiprocessing
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from audiogame.cli.long_work import PrintedProgress, told
from audiogame.cli.standard_output import print_told
from audiogame.console.call_limit import CallLimit
from audiogame.narration.cldr import with_point
from audiogame.narration.faults import fault_texts
from audiogame.own_process import pool_size
from audiogame.rules.fault import Fault, Reason, cut_off
from audiogame.rules.game import Bot, Game
from audiogame.rules.options import Options, read_options
from audiogame.rules.state import CHANCE, FORCED, Event, Seat, State
from audiogame.rules.value import Value
from audiogame.table.library import find_game
from audiogame.table.luck import Luck
from audiogame.table.table import GameStarted
from audiogame.terminal.call_watch import watch_in_thread

Maker = Callable[[], Bot[State]]
PROGRESS = 5.0
"""Seconds between two lines of progress."""
NORMAL = 1.959964
"""The quantile of the normal distribution above which 2.5 percent lie."""


class Endless(Fault):
    """Fault: options with which bots alone would play forever."""

    def __init__(self, game: Game) -> None:
        super().__init__("arena-endless", game=game.name)


class ArenaGame(Value):
    """One game; its tuples are by player, in the order in which the players were named.

    Args:
        shares: the part of the win: 1 alone, one half in a draw of two, 0 for the rest, and for
            one seat that has no others.
        measures: the game's other score, see `measured`; empty without one.
        seconds: duration of each decision.
    """

    shares: tuple[float, ...]
    measures: tuple[float, ...]
    seconds: tuple[tuple[float, ...], ...]


class Estimate(Value):
    """The mean of a number of games, with its 95 percent interval."""

    mean: float
    low: float
    high: float
    games: int


def play_games(
    game: Game,
    makers: tuple[Maker, ...],
    games: int,
    seed: int,
    options: Options | None = None,
    processes: int = 1,
) -> Iterator[ArenaGame]:
    """Play games between players, each in every seat in turn; yield them in order.

    Args:
        game: to be played; one of the library if there are several processes.
        makers: factories of a new player for each game; with several processes they are pickled, so
            each is a class or a function of a module.
        games: number of games.
        seed: of the luck and of the players' own choices; game k of it is always the same.
        options: of the table; None for the defaults.
        processes: number of parallel processes.

    Raises:
        WrongSeats: the game is not played by that many.
        Endless: the games would never end.
    """
    options = game.options() if options is None else options
    game.check_seats(len(makers))
    if game.endless(options):
        raise Endless(game)
    processes = min(pool_size(processes), games)
    if processes <= 1:
        yield from map(partial(play_game, game, makers, options, seed), range(games))
        return
    one = partial(_play_of_library, game.name, makers, options, seed)
    with multiprocessing.get_context("spawn").Pool(processes, _begin_process) as pool:
        yield from pool.imap(one, range(games), chunksize=min(8, 1 + games // (8 * processes)))


def _begin_process() -> None:
    """Prepare a process of the pool: Ctrl+C ends the first one, which ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "win32":
        CallLimit.watches = (watch_in_thread,)
    CallLimit().__enter__()


def _play_of_library(
    name: str, makers: tuple[Maker, ...], options: Options, seed: int, number: int
) -> ArenaGame:
    try:
        return play_game(find_game(name), makers, options, seed, number)
    except SystemExit as fault:  # it would end the process, and the pool would wait for it
        raise cut_off(fault) or RuntimeError(str(fault)) from fault


def play_game(
    game: Game, makers: tuple[Maker, ...], options: Options, seed: int, number: int
) -> ArenaGame:
    """Play one game; players are rotated by one seat with each number."""
    state, luck = game.new(len(makers), options), Luck(f"{seed}:{number}")
    player_of = {seat: (place + number) % len(makers) for place, seat in enumerate(state.seated)}
    bots = {seat: makers[player]() for seat, player in player_of.items()}
    _tell(bots, (GameStarted(state.seated, False), *state.opening()))
    taken: dict[Seat, list[float]] = {seat: [] for seat in bots}
    outcomes = 0
    while state.result is None:
        chance = state.chance
        if chance is not None:
            state, events = state.apply(CHANCE, luck.outcome(outcomes, chance))
            outcomes += 1
        elif state.forced_due:
            state, events = state.apply(FORCED, *state.legal_actions(FORCED))
        else:
            seat = state.actors[0]
            view, random = state.seen_by(seat), luck.stream(seat, len(taken[seat]))
            began = time.perf_counter()
            action = bots[seat].choose(view, seat, random)
            taken[seat].append(time.perf_counter() - began)
            state, events = state.apply(seat, action)
        _tell(bots, events)
    result = state.result
    seats = sorted(player_of, key=player_of.__getitem__)
    _, measures = game.figures.measured(state)
    return ArenaGame(
        shares=tuple(result.share(seat) for seat in seats),
        measures=tuple(measures[seat] for seat in seats) if measures else (),
        seconds=tuple(tuple(taken[seat]) for seat in seats),
    )


def _tell(bots: dict[Seat, Bot[State]], events: tuple[Event, ...]) -> None:
    for event in events:
        for seat, bot in bots.items():
            seen = event.seen_by(seat)
            if seen is not None:
                bot.hear(seen)


def share_of_wins(played: Sequence[ArenaGame], *players: int) -> Estimate:
    """Estimate the win share of some players, by default of the first.

    The interval is that of Wilson (1927) as if there were no draws, so a little too wide.
    """
    who = players or (0,)
    games = len(played)
    mean = sum(one.shares[player] for one in played for player in who) / len(who) / games
    square = NORMAL**2 / games
    middle = (mean + square / 2) / (1 + square)
    half = (mean * (1 - mean) * square + square**2 / 4) ** 0.5 / (1 + square)
    return Estimate(mean, middle - half, middle + half, games)


def mean_measure(played: Sequence[ArenaGame], *players: int) -> Estimate:
    """Estimate the mean game measure of some players, by default of the first."""
    who = players or (0,)
    means = [sum(one.measures[player] for player in who) / len(who) for one in played]
    mean = sum(means) / len(means)
    variance = sum((one - mean) ** 2 for one in means) / max(len(means) - 1, 1)
    half = NORMAL * (variance / len(means)) ** 0.5
    return Estimate(mean, mean - half, mean + half, len(means))


class Strength(Value):
    """Factory of a bot of a given strength, usable in any process."""

    game: str
    strength: str

    def __call__(self) -> Bot[State]:
        return find_game(self.game).bot(self.strength)


def run(typed: argparse.Namespace, language: str) -> int:
    """Play games between bot strengths, and print the results; return the exit status."""
    game = find_game(typed.game)
    options = read_options(game.options, typed.option)
    games = typed.number
    strengths = tuple(part.strip().lower() for part in typed.seats.split(","))
    for strength in strengths:
        game.strength(strength)  # the error lists the valid strengths
    makers = tuple(Strength(game.name, strength) for strength in strengths)
    began = told_at = time.monotonic()
    played: list[ArenaGame] = []
    work = play_games(game, makers, games, typed.seed, options, typed.processes)
    progress = PrintedProgress(language, "games")
    counted = progress.counted(work, games)
    with told(progress):
        for one in counted:
            played.append(one)
            if time.monotonic() - told_at > PROGRESS:
                told_at = time.monotonic()
                going = Reason("arena-going", game=game.name, done=len(played), count=games)
                print_told(going, language)
    taken = f"{time.monotonic() - began:.0f}"
    about = Reason(
        "arena-played",
        game=game.name,
        strengths=strengths,
        count=games,
        seed=typed.seed,
        seconds=taken,
    )
    print_told(about, language)
    state = game.new(len(makers), options)
    unit, _ = game.figures.measured(state)
    sides = len({state.side(seat) for seat in state.seated})
    for strength in dict.fromkeys(strengths):
        who = [player for player, kind in enumerate(strengths) if kind == strength]
        for result in _results(language, strength, played, who, sides, unit, typed.times):
            print_told(result, language)
    return 0


def _results(
    language: str,
    strength: str,
    played: list[ArenaGame],
    who: list[int],
    sides: int,
    unit: str,
    times: bool,
) -> Iterator[Reason]:
    """Yield sentences on the results of one strength, with the numbers of a language."""

    def written(number: float, digits: int) -> str:
        return with_point(f"{number:.{digits}f}", fault_texts(language).language)

    wins = share_of_wins(played, *who)
    if sides > 1:  # one seat alone neither wins nor loses
        yield Reason(
            "arena-wins",
            strength=strength,
            seats=len(who),
            mean=written(100 * wins.mean, 1),
            low=written(100 * wins.low, 1),
            high=written(100 * wins.high, 1),
            even=written(100 / sides, 1),
        )
    if unit:
        mean = mean_measure(played, *who)
        yield Reason(
            "arena-measure",
            strength=strength,
            seats=len(who),
            mean=written(mean.mean, 3),
            unit=unit.replace(" ", "-"),
            named=unit,
            games=len(played),
            low=written(mean.low, 3),
            high=written(mean.high, 3),
        )
    seconds = sorted(taken for one in played for player in who for taken in one.seconds[player])
    if times and seconds:
        yield Reason(
            "arena-times",
            strength=strength,
            count=len(seconds),
            median=written(1000 * seconds[len(seconds) // 2], 1),
            worst=f"{1000 * seconds[-1]:.0f}",
        )
