"""What Windows tells a console's programs: each is a key, and Windows waits for the end."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from collections.abc import Callable

import pytest

from audiogame.console.key_source import TERMINATED
from audiogame.own_process import NO_WINDOW
from audiogame.terminal.control_events import ControlEvent, ControlHandler, handled
from audiogame.terminal.keyboard import TerminalKeys


@pytest.mark.parametrize("event", [ControlEvent.CTRL_C, ControlEvent.CTRL_BREAK])
def test_control_c_and_break_are_told_and_end_nothing(event: ControlEvent) -> None:
    told: list[object] = []
    handler = ControlHandler(told.append, lambda: told.append("ended"))
    assert handler(event) is True
    assert told == [event]


@pytest.mark.parametrize("event", [ControlEvent.CLOSE, ControlEvent.LOGOFF, ControlEvent.SHUTDOWN])
def test_the_cross_a_log_off_and_a_shutdown_wait_until_the_program_has_ended(
    event: ControlEvent,
) -> None:
    """When the handler returns, Windows ends the program."""
    told: list[object] = []
    saved, returned = threading.Event(), threading.Event()

    def end() -> None:
        saved.wait(60)
        told.append("saved")

    def windows() -> None:
        assert ControlHandler(told.append, end)(event) is True
        returned.set()

    thread = threading.Thread(target=windows)
    thread.start()
    assert not returned.is_set()
    saved.set()
    thread.join(60)
    assert told == [event, "saved"]


def test_an_event_that_is_not_known_is_left_to_windows() -> None:
    told: list[object] = []
    assert ControlHandler(told.append)(3) is False
    assert told == []


def in_a_thread(work: Callable[[], None]) -> None:
    """Do work as Windows calls a handler: in a thread that is not ours."""
    thread = threading.Thread(target=work)
    thread.start()
    thread.join(60)


def test_keys_of_another_thread_come_in_their_order_before_and_while_the_loop_runs() -> None:
    keys = TerminalKeys()
    keys._begun, keys._late = True, False
    in_a_thread(lambda: keys.put_soon("ctrl-c"))

    async def run() -> list[str]:
        found = [await keys.key(60)]
        waiting = asyncio.create_task(keys.key(60))
        await asyncio.sleep(0)
        await asyncio.to_thread(keys.put_soon, TERMINATED)
        found.append(await waiting)
        return [one.name for one in found if one is not None]

    assert asyncio.run(run()) == ["ctrl-c", TERMINATED]
    in_a_thread(lambda: keys.put_soon(TERMINATED))  # too late, and no error


@pytest.mark.skipif(sys.platform != "win32", reason="elsewhere these are signals")
def test_windows_calls_the_handler_until_it_is_taken_back() -> None:
    """Windows itself, or Wine, calls it: a program that is told Ctrl+C by another goes on."""
    script = (
        "import ctypes, sys, threading\n"
        "from audiogame.terminal.control_events import ControlEvent, ControlHandler, handled\n"
        "kernel, told = ctypes.WinDLL('kernel32'), threading.Event()\n"
        "def take(event): print(event.name, flush=True); told.set()\n"
        "with handled(ControlHandler(take), kernel):\n"
        "    assert kernel.GenerateConsoleCtrlEvent(0, 0)\n"
        "    assert told.wait(60)\n"
        "print('goes on')\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        creationflags=NO_WINDOW,  # a console of its own: the event is for no other
        check=False,
    )
    assert (done.stdout.split("\n")[:2], done.returncode) == (["CTRL_C", "goes on"], 0), done.stderr


def test_nothing_is_registered_where_there_are_signals() -> None:
    if sys.platform == "win32":
        pytest.skip("Windows has no signals")
    with handled(ControlHandler(lambda event: None), None):
        pass
