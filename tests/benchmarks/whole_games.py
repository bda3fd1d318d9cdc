"""Play ten whole games, two of each, and count the characters heard by kind of line.

    python tests/benchmarks whole_games --wording normal --lines FOLDER

A newcomer plays each game with written luck and chooses as a casual bot does, asks one question at
each decision, presses Shift+L at every second one, leaves the game in its middle, continues it from
the menu, and reviews it at its end.  Nothing here depends on the clock, so two versions of the
program can be compared.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from random import Random

from learner import keys_for
from twins import Heard, front_end, new_app

from audiogame.archive.folder import records_folder
from audiogame.archive.opened_table import new_table, resume_table
from audiogame.console.departure import ProgramLeft
from audiogame.console.key_script import WAIT
from audiogame.console.key_source import END, Key, KeySource
from audiogame.lobby.unfinished_games import choose_unfinished
from audiogame.narration.line import Line
from audiogame.opponents.seat_list import read_seats
from audiogame.play.game_loop import GameLoop
from audiogame.rules.notation import words
from audiogame.rules.options import read_options
from audiogame.settings import VERBOSITIES, Settings
from audiogame.table.library import find_game

KINDS: Mapping[str, str] = {
    "r": "R, the rules",
    "t": "T, the turn",
    "e": "E, the score",
    "c": "C, the table",
    "h": "H, your own",
    "L": "Shift+L, since",
    "i": "I, explained",
    "H": "advice",
    **dict.fromkeys(("n", "p"), "review, a choice"),
}
"""The kinds of answers, by key."""
START, NEWS, QUESTION, WALK = "start", "news", "question", "walking"
CONTINUED, LISTED, SUMMARY = "continue", "continue, the list", "review, the summary"
ORDER = (START, NEWS, QUESTION, WALK, *dict.fromkeys(KINDS.values()), LISTED, CONTINUED, SUMMARY)
ASKED = ("r", "t", "e", "c", "h", "i")
ADVISED = 8
"""At every one of so many decisions the expert is asked."""
LEAVES_AT = 4
"""The decision at which a game is left, and continued."""
REVIEWED = 3
"""Most choices of a review that are heard."""


@dataclass(frozen=True)
class Played:
    """One of the ten games.

    Args:
        game: its name.
        seats: as they are typed.
        seed: of its luck.
        options: as they are typed.
    """

    game: str
    seats: str
    seed: str
    options: tuple[str, ...] = ()


GAMES = (
    Played("sika", "you,casual", "1"),
    Played("sika", "you,casual,casual,casual", "2", ("call=turn",)),
    Played("army-men", "you,casual", "3"),
    Played("army-men", "you,casual", "4"),
    Played("ten-die-poker", "you,casual,casual,casual", "5"),
    Played("ten-die-poker", "you,casual,casual,casual,casual,casual", "6", ("rounds=5",)),
    Played("sichermans-war", "you,casual", "7"),
    Played("sichermans-war", "you,casual,casual,casual", "8"),
    Played("scientific-war", "you,casual,casual", "9"),
    Played("scientific-war", "you,casual,casual,casual,casual,casual", "10"),
)


class Listener(Heard):
    """An output that counts what is heard, by kind.

    Args:
        player: who presses the keys that lines answer.
    """

    def __init__(self, player: Player) -> None:
        super().__init__(tick="")
        self.player = player
        self.kinds: list[tuple[str, str]] = []

    def take(self, line: Line) -> None:
        super().take(line)
        if line.text:
            self.kinds.append((self.player.kind(line), line.text))


class Player(KeySource):
    """A newcomer who asks, chooses as a casual bot does, and leaves once.

    Args:
        seed: of its choices.
    """

    scripted = True

    def __init__(self, seed: str) -> None:
        self.loop: GameLoop | None = None
        self.phase = START
        self.decisions = 0
        self._pressed = ""
        self._questions = cycle(ASKED)
        self._waiting: deque[str] = deque()
        self._random = Random(seed)

    def kind(self, line: Line) -> str:
        """Return the kind of a line."""
        if self.phase:
            return self.phase
        assert self.loop is not None
        if self._pressed in KINDS:
            return KINDS[self._pressed]
        if line.asks or line.text in (self.loop.decision.question(), self.end_question):
            return QUESTION
        return NEWS if self._pressed in ("enter", WAIT) else WALK

    @property
    def end_question(self) -> str:
        """The words of the question at the end, as the loop of the game has them."""
        assert self.loop is not None
        line = self.loop.app.scene.open_question()
        return "" if line is None else line.text

    def press(self, names: Iterable[str]) -> None:
        """Press these keys next."""
        self._waiting.extend(names)

    async def key(self, timeout: float | None = None) -> Key | None:
        if not self._waiting:
            self._waiting.extend(self._next())
        name = self._pressed = self._waiting.popleft()
        if self.loop is not None:
            self.phase = "" if name != "H" or self.loop.table.state.result is None else SUMMARY
        return Key(name, float("inf"))

    def _next(self) -> Iterator[str]:
        assert self.loop is not None
        table, chooser = self.loop.table, self.loop.decision.chooser
        if table.state.result is not None:
            yield from ("e", "H", *["n"] * REVIEWED, "escape", END)
            return
        if chooser is None:
            yield WAIT
            return
        self.decisions += 1
        if self.decisions == LEAVES_AT:
            yield END
            return
        bot = table.game.bots.get("casual", next(iter(table.game.bots.values())))()
        action = bot.choose(table.state.seen_by(0), 0, self._random)
        yield next(self._questions)
        if self.decisions % 2 == 0:
            yield "L"
        if self.decisions % ADVISED == 0 and table.game.skill:
            yield "H"
        yield from keys_for(table.state, words(action))


def heard(played: Played, wording: str) -> list[tuple[str, str]]:
    """Play one of the games; return the lines heard, each with its kind."""
    game = find_game(played.game)
    player = Player(played.seed)
    listener = Listener(player)
    settings = settings_of(wording)
    with tempfile.TemporaryDirectory() as data:
        folder = Path(data)
        app = new_app(front_end(player, listener), folder, settings)
        options = read_options(game.options, played.options)
        seats = read_seats(played.seats, game)
        player.loop = GameLoop(app, new_table(game, seats, options, folder, played.seed))
        with suppress(ProgramLeft):
            asyncio.run(player.loop.run())
        player.loop, player.phase = None, LISTED
        player.press(("escape",))
        listener.kinds.pop()  # the farewell
        app = new_app(front_end(player, listener), folder, settings)
        asyncio.run(choose_unfinished(app))
        (path,) = records_folder(folder).glob("*.record")
        player.phase = CONTINUED
        opened = resume_table(path)
        loop = GameLoop(app, opened)
        player.loop = loop
        with suppress(ProgramLeft):
            asyncio.run(loop.run(resumed=True))
    return listener.kinds


def settings_of(wording: str) -> Settings:
    """Return the settings of a player who has answered all one-time questions."""
    return Settings(
        welcomed=True,
        speech="none",
        sound=False,
        pace=0.0,
        brief_offered=True,
        verbosity=wording,
    )


def main(typed: list[str]) -> int:
    """Play and print; returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="python tests/benchmarks whole_games", description=__doc__
    )
    parser.add_argument(
        "--wording", choices=VERBOSITIES, default="full", help="the wording; the default is full"
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--lines", type=Path, help="write the lines of each game to this folder")
    parser.add_argument("games", nargs="*", help="the games; the default is all of them")
    chosen = parser.parse_args(typed)
    characters: Counter[str] = Counter()
    lines: Counter[str] = Counter()
    for number, played in enumerate(GAMES, start=1):
        if chosen.games and played.game not in chosen.games:
            continue
        told = heard(played, chosen.wording)
        for kind, text in told:
            characters[kind] += len(text)
            lines[kind] += 1
        if chosen.lines is not None:
            chosen.lines.mkdir(parents=True, exist_ok=True)
            text = "".join(f"{kind}: {text}\n" for kind, text in told)
            (chosen.lines / f"{number:02} {played.game}.txt").write_text(text, encoding="utf-8")
    if chosen.json:
        found = {kind: [lines[kind], characters[kind]] for kind in ORDER}
        sys.stdout.write(json.dumps(found, indent=1) + "\n")
        return 0
    for kind in ORDER:
        each = characters[kind] / lines[kind] if lines[kind] else 0
        sys.stdout.write(
            f"- {kind}: {characters[kind]} characters in {lines[kind]} lines, {each:.0f} each\n"
        )
    sys.stdout.write(f"- all: {characters.total()} characters in {lines.total()} lines\n")
    return 0
