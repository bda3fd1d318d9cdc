"""Play random games of any kind at a table, with a record, secrets, and choices taken back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random
from unittest.mock import patch

from audiogame.archive.folder import look_at, records_folder
from audiogame.archive.opened_table import new_table
from audiogame.rules.game import Game
from audiogame.rules.options import read_options
from audiogame.rules.state import CHANCE, Event, Seat
from audiogame.table.library import find_game
from audiogame.table.luck import Luck
from audiogame.table.record import Header, Seal, options_as_typed
from audiogame.table.replay import Private
from audiogame.table.table import Player, Step, Table
from audiogame.testing import random_move, random_options

KEY = "k1"
Heard = tuple[Event, tuple[Seat, ...]]


@dataclass
class Ear:
    """A listener that collects events."""

    seats: tuple[Seat, ...]
    heard: list[Heard] = field(default_factory=list)

    def hear(self, event: Event, seats: tuple[Seat, ...]) -> None:
        self.heard.append((event, seats))


@dataclass
class Played:
    """A played game with its record and events."""

    table: Table
    lines: list[str]
    whispers: list[str]
    ears: list[Ear]
    header: Header

    @property
    def private(self) -> Private:
        """The secrets that are not in the record."""
        opened = {}
        for whisper in self.whispers:
            _, move, line = whisper.split(" ", 2)
            opened[int(move)] = line
        return Private(self.table.luck.seed, KEY, opened)

    def text(self, sealed: bool = True) -> str:
        """Return the record."""
        seal = Seal()
        lines = [*self.header.lines(sealed), *self.lines]
        return "".join((seal.line(line) if sealed else line) + "\n" for line in lines)


def play(
    game: Game,
    random: Random,
    moves: int,
    undo: float = 0.05,
    bots: bool = False,
    words: str = "",
    options: tuple[str, ...] = (),
) -> Played:
    """Play `moves` random moves, and undo some of them.

    Args:
        undo: probability of an undo after a move.
        bots: whether bots play all seats but the first.
        options: rules of the table, as typed; without any they are random.
    """
    seats = random.choice(game.seats)
    rules = read_options(game.options, options) if options else random_options(game, random)
    kinds = [None, *[next(iter(game.bots)) if bots else None] * (seats - 1)]
    players = tuple(Player(f"P{seat}", kind) for seat, kind in enumerate(kinds))
    ears = [Ear(()), Ear((0,)), Ear((0, 1))]
    lines: list[str] = []
    whispers: list[str] = []
    seed = str(random.random())
    table = Table(game, players, rules, Luck(seed, words), lines.append, ears, whispers.append, KEY)
    if words:
        lines.append(f"# words {words}")
    table.open()
    header = Header(
        game.name,
        game.version,
        options_as_typed(rules),
        tuple((player.bot or "person", player.name) for player in players),
        f"seed {seed}",
    )
    for _ in range(moves):
        if table.state.result is not None:
            break
        if table.step() is Step.AWAITED:
            seat, action = random_move(table.state, random)
            table.submit(seat, action)
        choices = [
            at
            for at, one in enumerate(reversed(table.moves), 1)
            if one.seat != CHANCE and one.number > table.dealt
        ]
        over = table.state.result is not None
        if choices and not over and random.random() < undo:
            table.take_back(random.choice(choices[:6]))
    return Played(table, lines, whispers, ears, header)


def fixed(number: int) -> Callable[[int], str]:
    """Return a reproducible generator of seeds."""
    calls = count()
    return lambda size: sha256(f"{number}:{next(calls)}".encode()).hexdigest()[: 2 * size]


def sika(tmp_path: Path, seed: str = "", bots: int = 1) -> Path:
    """Play a game of Sika by Ann to its end; returns its record."""
    players = (Player("Ann"), *(Player(name, "casual") for name in ("Bo", "Cy")[:bots]))
    game = find_game("sika")
    number = len([*tmp_path.rglob("*.record")])
    with patch("audiogame.archive.opened_table.secrets.token_hex", fixed(number)):
        opened = new_table(game, players, game.options(), tmp_path / "data", seed)
    table = opened.table
    table.open()
    while table.state.result is None:
        if table.awaited:
            table.submit(0, table.state.legal_actions(0)[0])
        else:
            table.step()
    opened.journal.finish(table.state.result.places, opened.seed, opened.secret)
    opened.journal.close()
    assert opened.journal.path is not None
    return opened.journal.path


def finished(name: str, data: Path, seed: str = "7") -> Path:
    """Play a game of two skilled bots, Ann and Bo, to its end; returns its record."""
    game = find_game(name)
    players = (Player("Ann", "skilled"), Player("Bo", "skilled"))
    opened = new_table(game, players, game.options(), data, seed)
    opened.table.open()
    while opened.table.step() is not Step.OVER:
        pass
    assert opened.table.state.result is not None
    opened.journal.finish(opened.table.state.result.places, opened.seed, opened.secret)
    opened.journal.close()
    assert opened.journal.path is not None
    return opened.journal.path


def unfinished(data: Path) -> list[Path]:
    """List the records of unfinished games, the latest first."""
    paths = sorted(records_folder(data).glob("*.record"), reverse=True)
    kept = [look_at(path) for path in paths]
    kept.sort(key=lambda one: one.played, reverse=True)
    return [one.path for one in kept if not one.damaged and not one.over]
