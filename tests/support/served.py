"""A server process without delays of bots and without limits of frame rates."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
from pathlib import Path

from online_server import HOME, wishes
from patience import becomes

from audiogame.rules.value import replace
from audiogame.server.server import Server


async def serve(folder: Path, port: int, store: str = "", host: str = HOME) -> None:
    faults: list[BaseException] = []
    asked = replace(wishes(folder, port), store=store, address=host)
    server = Server(asked, faults.append, log=lambda line: print(line, file=sys.stderr))
    await server.begin()
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    stopped = asyncio.Event()
    with contextlib.suppress(NotImplementedError):  # Windows
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stopped.set)
    await becomes(lambda: faults or stopped.is_set())
    if faults:
        raise faults[0]
    await server.close()


if __name__ == "__main__":
    asyncio.run(serve(Path(sys.argv[1]), int(sys.argv[2]), *sys.argv[3:]))
