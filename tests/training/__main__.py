"""Compute a table of bots: `python tests/training TABLE`."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[1] / "support"))

import training


def main(arguments: list[str]) -> None:
    """Run the script of the table in the first argument."""
    parser = argparse.ArgumentParser(
        prog="python tests/training",
        description=training.__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("table", choices=training.SCRIPTS)
    parser.add_argument("rest", nargs=argparse.REMAINDER, help="what its script takes")
    typed = parser.parse_args(arguments)
    import_module(f"training.{training.SCRIPTS[typed.table]}").main(typed.rest)


if __name__ == "__main__":
    main(sys.argv[1:])
