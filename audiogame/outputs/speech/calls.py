"""Calls to a voice, in a thread of its own: one that hangs is abandoned."""

from __future__ import annotations

import contextlib
import queue
import threading
from collections.abc import Callable
from typing import Any

from audiogame.outputs.speech.apartment import apartment
from audiogame.outputs.speech.voice import Backend, Voice, VoiceHangs
from audiogame.rules.fault import Fault, Reason

LIMIT = 1.0
"""Seconds that a call may take before the voice counts as hanging."""
START_LIMIT = 8.0
"""Seconds that making a voice may take, which may load a library or start a process."""
PUMP = 0.2
"""Seconds between two checks for a thread's waiting messages, on Windows."""


class Caller:
    """A voice and the thread that it lives in.

    The thread makes the voice, and is the only one that ever calls it: COM objects belong to their
    thread, and protocols get out of step. Other threads read its name, kind and `ignores`.

    Args:
        backend: factory of the voice.
    """

    def __init__(self, backend: Backend) -> None:
        self.backend = backend
        self.voice: Voice | None = None
        self.fault: Exception | None = None
        self.made = threading.Event()
        """Set when the voice is made, or `fault` holds the reason why not."""
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        threading.Thread(target=self._run, name=f"voice {backend.name}", daemon=True).start()

    def call(self, work: Callable[[Voice], Any], limit: float = LIMIT) -> Any:
        """Run work on the voice in its thread, and wait for the result.

        Raises:
            VoiceHangs: it takes too long.
            Exception: any that the voice raises.
        """
        job = _Job(work)
        self._jobs.put(job)
        if not job.done.wait(limit):
            raise VoiceHangs("voice-no-answer", name=self.backend.name, seconds=limit)
        if job.fault is not None:
            raise job.fault
        return job.result

    def leave(self) -> threading.Event:
        """Close the voice in its thread when possible; return the event set when that is done."""
        job = _Job(lambda voice: voice.close())
        self._jobs.put(job)
        self._jobs.put(None)
        return job.done

    def _run(self) -> None:
        with apartment() as pump:
            self._make()
            self.made.set()
            while self.voice is not None and (job := self._next(pump)) is not None:
                try:
                    job.result = job.work(self.voice)
                except Exception as fault:
                    job.fault = fault.with_traceback(None)  # its frames hold the voice's objects
                job.done.set()

    def _make(self) -> None:
        try:
            self.voice = self.backend.make()
        except Exception as fault:
            self.fault = fault.with_traceback(None)

    def _next(self, pump: Callable[[], None] | None) -> _Job | None:
        """Wait for the next job."""
        while pump is not None:
            with contextlib.suppress(queue.Empty):
                return self._jobs.get(timeout=PUMP)
            pump()
        return self._jobs.get()


class _Job:
    def __init__(self, work: Callable[[Voice], Any]) -> None:
        self.work = work
        self.done = threading.Event()
        self.result: Any = None
        self.fault: Exception | None = None


def try_backend(
    backend: Backend, limit: float = START_LIMIT
) -> tuple[Caller | None, Reason | None]:
    """Make a voice.

    Returns:
        Its caller, or the reason there is none.
    """
    caller = Caller(backend)
    if not caller.made.wait(limit):
        caller.leave()
        return None, Reason("voice-slow-start", name=backend.name, seconds=limit)
    if isinstance(caller.fault, Fault):
        return None, Reason("voice-not-there", name=backend.name, why=caller.fault.reasons)
    if caller.fault is not None:
        return None, Reason("voice-raises", name=backend.name, error=repr(caller.fault))
    return caller, None


def leave_behind(caller: Caller, limit: float) -> None:
    """Close a voice, and stop waiting for it after a timeout."""
    with contextlib.suppress(Exception):
        caller.leave().wait(limit)
