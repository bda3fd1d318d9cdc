"""Install the program, and play it as a new player would who does not see the screen.

    python tests/newcomer/rewrite.py

makes a virtual environment, installs this checkout into it, and starts the program in a real
terminal, with empty folders: the question of the first start, the menus, every lesson, and a
game of each kind to its end against casual bots, as the lessons have taught.  All lines heard are
written to heard.txt, to be read from top to bottom; ">" is a key.  The lines of lessons are
compared with the transcripts of the lessons, and not written twice.  A first game of Sika, from
the first line to the first throw, is written to first_game.txt, with a count of keys and
characters.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[1] / "support"))

from game_checks import checks
from terminal import Terminal
from transcripts.rewrite import NAMES, path_of

from newcomer.listener import Listener
from newcomer.policies import policy

FOLDER = Path(__file__).parent
HEARD = FOLDER / "heard.txt"
FIRST_GAME = FOLDER / "first_game.txt"
WAYS = {
    "digits": ("2", "1", "4", "1", "1", "enter"),
    "arrows": ("2", "enter", "enter", "enter", "down", "enter", "enter"),
}
"""Keys from the first line to the first throw of Sika; the last one throws."""
WIDE = 2000
"""Columns of the terminal, so that every line is one row."""
SEED = 7
MOST_KEYS = 400
END = "Enter: play again"
"""Words of the line at the end of a game."""
PLAYED = [name for name in NAMES[1:] if checks(name).newcomer is not None]
"""The games with test data for a new player."""


def installed(folder: Path) -> tuple[str, ...]:
    """Install this checkout into a new environment; returns the command of the program there."""
    environment = folder / "venv"
    subprocess.run([sys.executable, "-m", "venv", str(environment)], check=True)
    programs = environment / ("Scripts" if os.name == "nt" else "bin")
    pip = [str(programs / "pip"), "install", "--quiet", str(FOLDER.parents[1])]
    subprocess.run(pip, check=True, env={**os.environ, "PYTHONPATH": ""})
    return (str(programs / "audiogame"),)


class Newcomer:
    """A player who has just installed the program.

    Args:
        command: of the program.
        home: an empty folder, for all its files.
    """

    def __init__(self, command: tuple[str, ...], home: Path) -> None:
        self.command = command
        self.env = {
            "AUDIOGAME_SPEECH": "",
            "AUDIOGAME_RECORDED_VOICE": str(home / "voice.txt"),
            "SSH_CONNECTION": "",
            "PYTHONPATH": "",
            "HOME": str(home),
            "XDG_DATA_HOME": str(home / "data"),
            "XDG_CONFIG_HOME": str(home / "config"),
        }
        self.notes: list[str] = []

    def started(self, *arguments: str) -> Terminal:
        """Start the program without pauses for reading; the keys pace it."""
        self.notes += ["", f"$ audiogame {' '.join(arguments)}".rstrip(), ""]
        return Terminal(
            *arguments,
            *("--pace", "0"),
            columns=WIDE,
            env=self.env,
            newcomer=True,
            command=self.command,
        )

    def learn(self) -> None:
        """Answer the question of the first start, walk the menus, and take every lesson."""
        with self.started() as terminal:
            player = Listener(terminal, self.notes)
            player.listen()
            player.listen("2")  # a voice: with a reader that may drop lines, much depends on time
            player.until(("Main menu",))
            for _ in range(3):
                player.listen("down")
            player.listen("enter")
            for name in NAMES:
                player.press("enter")  # the menu stands at the next lesson
                self._take(player, name)
                player.until(("Learn to play: ",))
                player.listen()
            player.listen("escape")
            player.listen("home")
            player.listen("enter")
            player.listen("space")
            player.listen("R")
            player.listen("escape")
            player.listen("enter")
            player.listen("escape")
            player.listen("escape")
            player.listen("end")
            player.listen("enter")
            player.press("y")
            terminal.wait_exit()

    def _take(self, player: Listener, name: str) -> None:
        """Take a lesson by the keys it asks for; the lines heard must match its transcript."""
        known = path_of(name).read_text(encoding="utf-8").splitlines()
        notes, player.notes = player.notes, []
        player.new = []
        pending: list[str] = []
        for line in known:
            if line.startswith("> "):
                player.hear(pending)
                player.press(line.removeprefix("> "))
                pending = []
            else:
                pending.append(line)
        player.hear(pending)
        player.notes = notes
        notes.append(f"(the lesson, as in transcripts/{name}.txt)")

    def play(self, name: str) -> None:
        """Play a game to its end."""
        way = checks(name).newcomer
        assert way is not None, f"{name} has no newcomer"
        with self.started("play", name, "--seed", str(SEED), *way.arguments) as terminal:
            player = Listener(terminal, self.notes)
            player.listen()
            pressed, awaited = 0, (*way.questions, *way.enter, END)
            player.until(awaited)
            while not any(END in line for line in player.new):
                pressed += 1
                assert pressed < MOST_KEYS, "a game that never ends"
                asked = [line for line in player.new if any(one in line for one in way.questions)]
                if asked:
                    policy(name)(player, asked[-1])
                else:
                    player.listen("enter")
                player.until(awaited)
            player.listen()
            player.press("ctrl-c")
            player.listen()
            player.press("y")
            terminal.wait_exit()


def first_game(command: tuple[str, ...], home: Path, way: str, known: str = "") -> str:
    """Return what a new player hears until the first throw, with the keys, and the count of both.

    Args:
        command: of the program.
        home: an empty folder, for all its files.
        way: of `WAYS`.
        known: what was heard another time, of all ways: as many lines are awaited after each key.
    """
    told = known.split("$ audiogame\n\n")[[*WAYS].index(way) + 1] if known else ""
    counts = [len(one.splitlines()) for one in re.split(r"(?m)^> .+\n", told)]
    newcomer = Newcomer(command, home)
    *before, throw = WAYS[way]
    with newcomer.started() as terminal:
        player = Listener(terminal, newcomer.notes)
        player.listen(least=max(counts[0], 1))
        for place, key in enumerate(before, 1):
            player.listen(key, counts[place] if known else 1)
        notes = [re.sub("Bella calls (red|blue)", "Bella calls blue", one) for one in player.notes]
        player.press(throw)
        player.until(("Second throw",))
        assert "Second throw." in player.new, "the cubes were not thrown"
        player.press("ctrl-c")
        player.listen()
        player.press("y")
        terminal.wait_exit()
    characters = sum(len(line) for line in notes if line and not line.startswith((">", "$")))
    count = f"By {way}: {len(before) + 1} keys, {characters} characters."
    return "\n".join([*notes[1:], f"> {throw}", "", count]) + "\n"


def first_games(command: tuple[str, ...], home: Path, known: str = "") -> str:
    """Return first games by each way, each with a profile of its own; `known` as in one game."""
    told = []
    for way in WAYS:
        folder = home / way
        folder.mkdir()
        told.append(first_game(command, folder, way, known))
    return "\n".join(told)


def heard(command: tuple[str, ...], home: Path) -> str:
    """Return all lines that a new player hears, and the keys between."""
    newcomer = Newcomer(command, home)
    newcomer.learn()
    for name in PLAYED:
        newcomer.play(name)
    return "\n".join(newcomer.notes).lstrip("\n") + "\n"


def main() -> None:
    """Write heard.txt and first_game.txt."""
    with tempfile.TemporaryDirectory() as folder:
        command = tuple(sys.argv[1:]) or installed(Path(folder))
        home = Path(folder) / "home"
        (home / "games").mkdir(parents=True)
        FIRST_GAME.write_text(first_games(command, home), encoding="utf-8")
        HEARD.write_text(heard(command, home / "games"), encoding="utf-8")


if __name__ == "__main__":
    main()
