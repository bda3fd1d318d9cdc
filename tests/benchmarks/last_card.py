"""Measure how soon a trick resolves after the last card: `python tests/benchmarks last_card`.

The real program plays Scientific War in a terminal, a person against seven experts.  Each card is
played after some seconds, in which the experts think.  The measured time is that from the key to
the row that tells the cards of all seats.  The exit status is 1 where one of
the tricks took longer than the limit.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time

from terminal import Terminal

CHOOSING = 3.0
"""Seconds of choosing before each card."""
MOST = 0.3
"""Seconds from the last card to the resolved trick, on two quiet cores."""
LONG = 120.0
"""Timeout of a row in seconds."""
ASKED = "Play a card."
SWAP = "swap"
"""A word of the question to a seat that has played an 8."""
OWN = "You play the "


def game(seed: int, wanted: int, choosing: float) -> list[float]:
    """Play a game until `wanted` tricks were measured, or the person is out of it.

    Args:
        seed: of the luck.
        wanted: how many tricks.
        choosing: seconds before each card.

    Returns:
        The seconds from each card to its resolved trick.
    """
    taken: list[float] = []
    seats = ",".join(["you"] + ["expert"] * 7)
    with tempfile.TemporaryDirectory() as data:
        arguments = ["play", "scientific-war", "--seats", seats, "--seed", str(seed)]
        with Terminal(*arguments, "--data", data, columns=400) as program:
            begun = 0
            while len(taken) < wanted:
                asked = _wait(program, begun)
                if asked != ASKED:
                    break
                begun = len(program.text)
                program.read(choosing)
                pressed = time.monotonic()
                program.press("1", then_wait=0)
                while not _resolved(program.text[begun:]):
                    if time.monotonic() > pressed + LONG:
                        raise TimeoutError(program.text[begun:])
                    program.read(0)
                taken.append(time.monotonic() - pressed)
                print(f"trick {len(taken)} of game {seed}: {1000 * taken[-1]:.0f} ms", flush=True)
    return taken


def _wait(program: Terminal, begun: int) -> str:
    """Wait for the question for a card, answering other questions; returns its text."""
    until = time.monotonic() + LONG
    while time.monotonic() < until:
        text = program.text[begun:]
        if ASKED in text:
            return ASKED
        if "Game over" in text or "You are out" in text:
            return ""
        if SWAP in text:
            begun = len(program.text)
            program.press("1")
        program.read(0.02)
    return ""


def _resolved(text: str) -> bool:
    """Return whether a row after that of the own card has been printed."""
    _, own, after = text.partition(OWN)
    return bool(own) and bool(after.partition("\n")[2].strip())


def main(arguments: list[str]) -> int:
    """Measure, and print; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tricks", type=int, default=20)
    parser.add_argument("--choosing", type=float, default=CHOOSING, metavar="SECONDS")
    typed = parser.parse_args(arguments)
    taken: list[float] = []
    seed = 0
    while len(taken) < typed.tricks:
        seed += 1
        taken += game(seed, typed.tricks - len(taken), typed.choosing)
    taken.sort()
    missed = sum(one > MOST for one in taken)
    print(
        f"{len(taken)} tricks: median {1000 * statistics.median(taken):.0f} ms, "
        f"worst {1000 * taken[-1]:.0f} ms, {missed} over {1000 * MOST:.0f} ms."
    )
    return 1 if missed else 0
