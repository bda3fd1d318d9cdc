"""Notifications of each desktop, and the clipboard of Windows."""

from __future__ import annotations

import subprocess
import sys
import threading
from types import SimpleNamespace
from typing import Any

import pytest

from audiogame.terminal import desktop


def test_windows_shows_a_notification_by_powershell_which_is_told_the_text_aside(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In a command line its quotes would have to be doubled, and could run something."""
    ran: list[dict[str, Any]] = []
    shown = threading.Event()

    def run(command: tuple[str, ...], **more: Any) -> None:
        ran.append({"command": command, **more})
        shown.set()

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.delenv("SSH_CONNECTION", raising=False)
    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr("shutil.which", lambda name: name)
    desktop.notify("It's your turn; $(calc)")
    assert shown.wait(60)
    (one,) = ran
    assert one["command"][0] == "powershell.exe"
    assert one["env"][desktop.TEXT_VARIABLE] == "It's your turn; $(calc)"
    assert not any("calc" in word for word in one["command"])
    assert f"$env:{desktop.TEXT_VARIABLE}" in one["command"][-1]


class Taken(Exception):
    """The clipboard is held by another program."""


def clipboard(held: int, calls: list[str]) -> SimpleNamespace:
    """Return pywin32's clipboard, which another program holds at first.

    Args:
        held: how many times it cannot be opened.
        calls: is given what is done with it.
    """
    left = [held]

    def open_it() -> None:
        if left[0]:
            left[0] -= 1
            raise Taken
        calls.append("opened")

    return SimpleNamespace(
        error=Taken,
        OpenClipboard=open_it,
        EmptyClipboard=lambda: calls.append("emptied"),
        SetClipboardText=lambda text, kind: calls.append(f"{kind} {text}"),
        CloseClipboard=lambda: calls.append("closed"),
    )


@pytest.mark.parametrize(("held", "done"), [(0, True), (2, True), (desktop.TRIES, False)])
def test_a_line_is_copied_once_the_clipboard_is_free(
    held: int, done: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[str] = []
    monkeypatch.setitem(sys.modules, "win32clipboard", clipboard(held, calls))
    monkeypatch.setattr(desktop, "AGAIN", 0.0)
    assert desktop.copy("Röd, 3.") is done
    assert calls == (["opened", "emptied", "13 Röd, 3.", "closed"] if done else [])


def test_without_pywin32_nothing_is_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "win32clipboard", None)
    assert desktop.copy("Red, 3.") is False
