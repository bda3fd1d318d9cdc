"""Games for the rig of Windows: what they say here before each key, and a player who hears it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from patient_keys import play
from terminal import Terminal
from windows_rig import EARLY, PATIENCE, Hearing, Nvda, Rig, kill, of_the_game, windows_path

from audiogame.play.choosing import REACTION
from audiogame.settings import Settings

RATE = 200.0
"""Characters a second: the fastest that a player can set."""
QUICK = Settings(welcomed=True, sound=False, pace=0.0, rate=RATE, confirm_leaving=False)
OVER = "Enter: play again."
SEED = "7"


@dataclass(frozen=True)
class Plan:
    """A game, and keys that play it to its end.

    Args:
        name: of the game.
        cycle: keys that are pressed again and again; one that does nothing now does no harm.
        seats: who plays.
        options: of the game, which make it short.
    """

    name: str
    cycle: tuple[str, ...]
    seats: str = "you,bot"
    options: dict[str, int | str] = field(default_factory=dict)

    @property
    def arguments(self) -> tuple[str, ...]:
        """Return the arguments of `audiogame play`."""
        options = [
            part for key, value in self.options.items() for part in ("--option", f"{key}={value}")
        ]
        return ("play", self.name, "--seats", self.seats, "--seed", SEED, *options)

    def said(self, data: Path) -> list[list[str]]:
        """Play the game here; return what is said before each key, and after the last one."""
        keys = self.cycle * 60
        told = play(
            data, *keys, name=self.name, seats=self.seats, wait_for_me=False, **self.options
        )
        at = next(i for i, lines in enumerate(told) if any(one.startswith(OVER) for one in lines))
        return told[: at + 1]


PLANS = (
    Plan("sika", ("1",)),
    Plan("army-men", ("1", "2", "enter")),
    Plan("ten-die-poker", ("1", "enter"), "you,bot,bot,bot", {"rounds": 2}),
    Plan("sichermans-war", ("1",)),
    Plan("scientific-war", ("1",), options={"limit": 8}),
)


def is_quiet(hearing: Hearing) -> bool:
    """Return whether the last line is over, and the program takes a key for an answer to it.

    No event tells that: NVDA says nobody when a line ends, and a key that comes within a reaction
    after a question is no answer to it.
    """
    return time.time() > hearing.quiet_at + REACTION


class Player:
    """A player who plays by a plan in a Windows console, and presses a key when all was heard.

    Args:
        rig: the Python for Windows.
        plan: the game.
        folder: for the program's data, NVDA's log and the transcript.
        settings: the player's.
    """

    def __init__(self, rig: Rig, plan: Plan, folder: Path, settings: Settings = QUICK) -> None:
        folder.mkdir()
        self.rig, self.plan, self.settings = rig, plan, settings
        self.data, self._folder = folder / "data", folder
        self._starts = 0
        self.nvda = Nvda(folder)
        self.nvda.start()
        self.said = plan.said(folder / "here")
        self.pressed = 0
        """How many keys of the plan were pressed."""
        self._from = 0
        """How many lines were said before the last key."""
        self._continues = False
        """Whether the program says where the game stood, in words of its own."""
        self.terminal = self._start(*plan.arguments)

    def _start(self, *arguments: str) -> Terminal:
        self._starts += 1
        record = ("--transcript", windows_path(self._folder / f"{self._starts}.txt"))
        return self.rig.terminal(
            self.data, *arguments, *record, env=self.nvda.env, settings=self.settings
        )

    @property
    def hearing(self) -> Hearing:
        """What was heard until now."""
        return Hearing(self.nvda.calls, self.settings.rate)

    @property
    def due(self) -> bool:
        """Whether all that is said before the next key has been heard."""
        self.terminal.read(0.0)
        told, hearing, expected = self.lines(), self.hearing, self.said[self.pressed]
        new = told[self._from :]
        missing = len(new) < 2 if self._continues else expected and expected[-1] not in new
        if missing and not self.refused:
            return False
        heard = len(of_the_game(hearing.lines))
        return heard == len(told) and is_quiet(hearing)

    @property
    def refused(self) -> bool:
        """Whether the last key came so soon after its question that it counts as no answer."""
        return any(line.startswith(EARLY) for line in self.lines()[self._from :])

    def press(self) -> None:
        """Press the next key of the plan; the last one again, if it was refused."""
        again = self.refused
        self._from, self._continues = len(self.lines()), False
        self.pressed += not again
        key = self.plan.cycle[(self.pressed - 1) % len(self.plan.cycle)]
        self.terminal.press({"enter": "\r"}.get(key, key), 0.0)

    def killed(self) -> None:
        """Kill the program, as a lost machine does."""
        self._from, self._continues = len(self.lines()), True
        kill(self.terminal.process)

    @property
    def record(self) -> Path:
        """The record of the game."""
        (record,) = (self.data / "records").glob("*.record")
        return record

    def resumed(self) -> Terminal:
        """Start the program again, and continue the game."""
        self.terminal = self._start("resume", windows_path(self.record))
        return self.terminal

    def lines(self) -> list[str]:
        """Return the lines of all transcripts, which everybody at the keyboard is to hear."""
        files = [self._folder / f"{start}.txt" for start in range(1, self._starts + 1)]
        texts = [file.read_text(encoding="utf-8") for file in files if file.exists()]
        rows = "".join(texts).splitlines()
        return of_the_game([row.partition(": ")[2] for row in rows])


def play_all(players: list[Player], until: Callable[[Player], int]) -> None:
    """Have all press their keys side by side.

    Args:
        players: at their consoles.
        until: returns how many keys of the plan a player presses.

    Raises:
        AssertionError: one does not go on.
    """
    moved = dict.fromkeys(map(id, players), time.monotonic())
    left = list(players)
    while left:
        for player in tuple(left):
            if player.due:
                moved[id(player)] = time.monotonic()
                if player.pressed == until(player) and not player.refused:
                    left.remove(player)
                else:
                    player.press()
            still = time.monotonic() - moved[id(player)]
            assert still < PATIENCE, (
                player.plan.name, player.pressed, player.said[player.pressed],
                player.hearing.lines[-5:], player.terminal.text[-1000:],
            )  # fmt: skip
        time.sleep(0.05)
