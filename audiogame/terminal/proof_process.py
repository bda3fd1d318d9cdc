"""Verification of a record in a process of its own: `python -m audiogame.terminal.proof_process`.

The program hands it the record's file, what it knows of the game and the events that it has heard,
pickled; the proof comes back pickled.  The process ends with its input.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from subprocess import Popen

from audiogame.online.record_proof import LIMIT, KnownGame, Proof, Unproved, prove
from audiogame.own_process import own_command, start_process
from audiogame.rules.state import Event

COMMAND = own_command("audiogame.terminal.proof_process")
BATCH = 200
"""Events that are handed over at once: keys wait while they are packed."""
NICER = 5
"""Niceness of the process relative to the program, which has keys to answer."""
LARGEST = 400_000_000
"""Bytes that the process may hold at most, where a system can limit that."""


async def proved_in_process(path: Path, game: KnownGame, sent: Sequence[Event | None]) -> Proof:
    """Verify the record in a file in a process of its own, which ends with this call.

    Args:
        path: of the record.
        game: what this device knows of it.
        sent: the events that it was sent, by number; None for those that never came.

    Raises:
        OSError: no process can be started.
    """
    process = await _started()
    try:
        async with asyncio.timeout(LIMIT):
            return await _asked(process, path, game, sent)
    except (TimeoutError, BrokenPipeError, EOFError, pickle.UnpicklingError):
        return Proof(Unproved.LONG)
    finally:
        _end(process)


async def _started() -> Popen[bytes]:
    """Start the process; one that starts as the wait is given up is ended at once."""
    starting = asyncio.get_running_loop().run_in_executor(None, start_process, COMMAND)
    try:
        return await asyncio.shield(starting)
    except asyncio.CancelledError:
        _end(await starting)
        raise


def _end(process: Popen[bytes]) -> None:
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):
        assert pipe is not None
        with suppress(OSError):
            pipe.close()


async def _asked(
    process: Popen[bytes], path: Path, game: KnownGame, sent: Sequence[Event | None]
) -> Proof:
    asked, answers = process.stdin, process.stdout
    assert asked is not None
    assert answers is not None

    def send(thing: object) -> None:
        pickle.dump(thing, asked)
        asked.flush()

    await asyncio.to_thread(send, (path, game))
    for begin in range(0, len(sent), BATCH):
        await asyncio.to_thread(send, sent[begin : begin + BATCH])
    await asyncio.to_thread(send, ())
    proof: Proof = await asyncio.to_thread(pickle.load, answers)
    return proof


def _proved(path: Path, game: KnownGame, sent: Sequence[Event | None]) -> Proof:
    """Verify the record in a file without a rest."""
    work = prove(path, game, sent)
    while True:
        try:
            next(work)
        except StopIteration as ended:
            proof: Proof = ended.value
            return proof


def _end_with_input() -> None:
    """Exit at the end of the input: the program has ended."""
    sys.stdin.buffer.read()
    os._exit(0)


def _limit_memory() -> None:
    """Let the process hold no more than `LARGEST`, where the system has such a limit."""
    if sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (LARGEST, LARGEST))


def main() -> None:
    """Verify the record that the input names, and write the proof."""
    out = sys.stdout.buffer
    sys.stdout = sys.stderr  # the output of a game's print is no proof
    if hasattr(os, "nice"):
        os.nice(NICER)
    _limit_memory()
    path, game = pickle.load(sys.stdin.buffer)
    sent: list[Event | None] = []
    while batch := pickle.load(sys.stdin.buffer):
        sent += batch
    threading.Thread(target=_end_with_input, daemon=True).start()
    pickle.dump(_proved(path, game, sent), out)
    out.flush()
    os._exit(0)


if __name__ == "__main__":
    main()
