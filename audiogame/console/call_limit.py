"""Time limit of a game's calls: an alarm ends one that never ends, and only that game is lost.

The alarm is a timer of Linux and macOS, and a thread that looks on Windows; browsers have neither.
It ends code in Python, also in other threads, and, by a timer, what waits in the main thread; a
search within a library of C goes on.
"""

from __future__ import annotations

import contextlib
import signal
import sys
import time
from types import CodeType, FrameType
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from audiogame.rules.fault import CallTooLong
from audiogame.rules.value import Value
from audiogame.table.game_calls import MODULE, GameCode, game_call, give_up

if TYPE_CHECKING:
    from collections.abc import Callable


class CallSeconds(Value):
    """How long a call of a game may take, in seconds.

    Args:
        work: of the processor's time of the main thread.
        wait: until a call ends that has worked less, on a busy machine or in another thread.
        tick: between two looks at a running call.
        rest: between two looks while no game is called.
        told: the limit as it is said, in whole seconds.
    """

    work: float
    wait: float
    tick: float
    rest: float
    told: int


AT_HOME = CallSeconds(work=5.0, wait=10.0, tick=0.5, rest=1.0, told=5)
AT_A_SERVER = CallSeconds(work=0.5, wait=0.7, tick=0.1, rest=0.2, told=1)
"""All tables wait for a call; an import has as long as at home."""
IN_A_CHECK = CallSeconds(work=5.0, wait=5.0, tick=0.1, rest=0.1, told=5)
Watch: TypeAlias = "Callable[[Callable[[], float]], Callable[[], None]]"
"""The function that calls another one again after the seconds it returns, and returns its end."""
LOOKS = 3
"""Looks at least that find a call running: a machine that slept delivers one."""


class _RunningCall:
    """A call of a game that was found running."""

    def __init__(self, frame: FrameType, now: float, worked: float) -> None:
        self.frame = frame
        self.since = now
        self.worked = worked
        self.looks = 1
        self.ended = False
        """Whether an exception was raised in it, which it has caught."""


class CallLimit:
    """Context in which calls of games that take too long are ended.

    Only the main thread can have a timer: elsewhere the context does nothing without a watch.

    Args:
        seconds: the limit; `AT_HOME` where none is given.
        forgives: whether the game is offered again after it, as where a check calls it anew.
    """

    watches: ClassVar[tuple[Watch, ...]] = ()
    """What begins to look in place of a timer; the front end sets it where there is none."""

    def __init__(self, seconds: CallSeconds | None = None, forgives: bool = False) -> None:
        self._seconds = AT_HOME if seconds is None else seconds
        self._forgives = forgives
        self._running: dict[int, _RunningCall] = {}
        self._known: set[CodeType] = set()
        """The functions that did not end: called again, they are ended at the third look."""
        self._before: Any = None
        self._timer = (0.0, 0.0)
        self._begun = 0.0
        self._on = False
        self._every = 0.0
        """Seconds between two looks now."""
        self._end: Callable[[], None] = lambda: None
        """Ends the looks of a thread."""
        self._entered_in = 0
        """The thread in which games are called, where another one looks."""

    def __enter__(self) -> CallLimit:
        if self.watches:
            this = sys._getframe()
            threads = sys._current_frames().items()
            self._entered_in = next(thread for thread, innermost in threads if innermost is this)
            self._end = self.watches[0](self._watch)
        elif sys.platform != "win32" and hasattr(signal, "setitimer"):
            with contextlib.suppress(ValueError):  # in another thread
                self._before = signal.signal(signal.SIGALRM, self._look)
                self._begun, self._every = time.monotonic(), self._seconds.rest
                self._timer = signal.setitimer(signal.ITIMER_REAL, self._every, self._every)
                self._on = True
        return self

    def __exit__(self, *_: object) -> None:
        self._end()
        if sys.platform != "win32" and self._on:
            self._on = False
            left, every = self._timer
            if left:  # another timer ran: it goes on as if it had never stopped
                left = max(left - (time.monotonic() - self._begun), 0.001)
            signal.setitimer(signal.ITIMER_REAL, 0.0)
            signal.signal(signal.SIGALRM, self._before)
            signal.setitimer(signal.ITIMER_REAL, left, every)
            self._running.clear()

    def _look(self, number: int, frame: FrameType | None) -> None:
        """End the calls that have taken too long, in the other threads and then in this one."""
        now, worked = time.monotonic(), time.thread_time()
        threads, this = sys._current_frames(), sys._getframe()
        main = next(thread for thread, innermost in threads.items() if innermost is this)
        for gone in self._running.keys() - threads.keys():
            del self._running[gone]
        for thread, innermost in threads.items():
            if thread != main and (fault := self._fault(thread, innermost, now, None)) is not None:
                _raise_in(thread, fault)
        fault = self._fault(main, frame, now, worked)
        del threads, this  # frames keep what they hold
        self._pace()
        if fault is not None:
            raise fault

    def _watch(self) -> float:
        """End the calls that have taken too long, from a thread; return when to look again.

        No thread can ask how long another has worked: for the one that does nearly all there is,
        the time of the process is taken.
        """
        now, threads, this = time.monotonic(), sys._current_frames(), sys._getframe()
        for gone in self._running.keys() - threads.keys():
            del self._running[gone]
        for thread, innermost in threads.items():
            if innermost is this:
                continue
            worked = time.process_time() if thread == self._entered_in else None
            fault = self._fault(thread, innermost, now, worked)
            # It may have ended meanwhile: then nothing is raised in what goes on without it.
            if fault is not None and self._running[thread].frame is game_call(
                sys._current_frames().get(thread)
            ):
                _raise_in(thread, fault)
        del threads, this  # frames keep what they hold
        return self._seconds.tick if self._running else self._seconds.rest

    def _pace(self) -> None:
        """Look more often while a game is called: an idle program is woken seldom."""
        every = self._seconds.tick if self._running else self._seconds.rest
        if sys.platform != "win32" and every != self._every:
            self._every = every
            signal.setitimer(signal.ITIMER_REAL, every, every)

    def _fault(
        self, thread: int, frame: FrameType | None, now: float, worked: float | None
    ) -> BaseException | None:
        """Return what to raise in a thread; None where no call has taken too long.

        Args:
            thread: its number.
            frame: its innermost frame.
            worked: its seconds of the processor's time; None where that is not known.
        """
        call = game_call(frame)
        if call is None:
            self._running.pop(thread, None)
            return None
        found = self._running.get(thread)
        if found is None or found.frame is not call:
            self._running[thread] = _RunningCall(call, now, worked or 0.0)
            return None
        found.looks += 1
        seconds = AT_HOME if call.f_code.co_name == MODULE else self._seconds
        long = worked is not None and worked - found.worked >= seconds.work
        long = long or now - found.since >= seconds.wait or call.f_code in self._known
        if found.looks < LOOKS or not long:
            return None
        self._known.add(call.f_code)
        code = GameCode(call, frame)
        fault = CallTooLong(code.hook, code.file, code.line, seconds.told)
        if not self._forgives:
            give_up(code.package, fault.reason)
        if found.ended:  # it catches every Exception
            return SystemExit(fault)
        found.ended, found.looks = True, 0  # it comes in another thread only when that runs
        return fault


def _raise_in(thread: int, fault: BaseException) -> None:
    """Raise an exception in another thread, as soon as it runs Python."""
    import ctypes  # seldom needed

    kind, arguments = type(fault), fault.args

    class Raised(kind):  # type: ignore[valid-type, misc]  # a class is raised there, without arguments
        def __init__(self) -> None:
            super().__init__(*arguments)

    Raised.__name__ = Raised.__qualname__ = kind.__name__
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(Raised))
