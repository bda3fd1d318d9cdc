"""Run benchmarks: `python tests/benchmarks`, with `--help` for the list of them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[1] / "support"))

from audiogame.narration.faults import told
from benchmarks.measurement import Measurement, print_all

FIGURES = {
    "start": ("terminal.start_speeds", "the start, and the first look at menus"),
    "keys": ("terminal.key_speeds", "from a key in a game to its row in a terminal"),
    "memory": ("terminal.memory_figures", "the memory of all processes of a game"),
    "games": ("games.game_speeds", "decisions of bots, moves and lines of all games"),
    "ways": ("ways.key_ways", "what a key goes through: functions called, and files"),
    "files": ("files.file_speeds", "many records, long games and large packs of sounds"),
}
"""Benchmarks with limits, as ratios within one run: the function, and a description."""
OTHERS = {
    "server": "a server with many tables",
    "page": "the start of the page in Chromium, and its memory",
    "blind_listening": "a page that asks listeners what sounds mean, and a count of their answers",
}
"""Modules with a `main` of their own, which takes the arguments after the name."""


def main(typed: list[str]) -> int:
    """Run the named benchmarks, or all with limits; returns the exit status."""
    try:
        if typed and typed[0] in OTHERS:
            run: Callable[[list[str]], int] = import_module(f"benchmarks.{typed[0]}").main
            return run(typed[1:])
        rows = [f"  {name}: {about}" for name, (_, about) in FIGURES.items()]
        rows += ["or one of these, with arguments of its own:"]
        rows += [f"  {name}: {about}" for name, about in OTHERS.items()]
        parser = argparse.ArgumentParser(
            prog="python tests/benchmarks",
            description="Measure the program; the exit status is 1 where a limit is passed.",
            epilog="\n".join(["figures, all if none is named:", *rows]),
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        parser.add_argument("--json", action="store_true", help="print the figures as JSON")
        parser.add_argument("figures", nargs="*", choices=[*FIGURES, []], metavar="figure")
        asked = parser.parse_args(typed)
        return print_all(measured(asked.figures or [*FIGURES]), asked.json)
    except ValueError as fault:
        print(told(fault, "en"), file=sys.stderr)
        return 2


def measured(names: Sequence[str]) -> Iterator[Measurement]:
    """Measure the figures of these names."""
    for name in names:
        module, _, function = FIGURES[name][0].partition(".")
        yield from getattr(import_module(f"benchmarks.{module}"), function)()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
