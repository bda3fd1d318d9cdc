"""A thread that looks at the calls of games, where the system has no timer for that."""

from __future__ import annotations

import threading
from collections.abc import Callable


def watch_in_thread(look: Callable[[], float]) -> Callable[[], None]:
    """Call a function in a thread again and again.

    Args:
        look: returns the seconds until it is called again.

    Returns:
        The function that ends it.
    """
    ended = threading.Event()

    def watch() -> None:
        seconds = look()
        while not ended.wait(seconds):
            seconds = look()

    watching = threading.Thread(target=watch, name="watch", daemon=True)
    watching.start()

    def end() -> None:
        ended.set()
        watching.join()

    return end
