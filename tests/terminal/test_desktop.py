"""Notifications of each desktop, and the clipboards of Windows and macOS."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path
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


@pytest.mark.parametrize(
    ("environ", "shows"),
    [
        ({"TERM_PROGRAM": "iTerm.app"}, True),
        ({"LC_TERMINAL": "iTerm2", "SSH_CONNECTION": "there"}, True),
        ({"TERM_PROGRAM": "Apple_Terminal"}, False),
        ({"TERM_PROGRAM": "tmux", "LC_TERMINAL": "iTerm2", "TMUX": "here"}, False),
    ],
)
def test_a_terminal_with_notifications_of_its_own_shows_them(
    environ: dict[str, str], shows: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One by osascript would be the Script Editor's, and a click on it would open that."""
    monkeypatch.setattr(os, "environ", environ)
    assert desktop.notification_code("Your turn.") == ("\x1b]9;Your turn.\a" if shows else "")


@pytest.mark.posix("is about a command of macOS")
@pytest.mark.parametrize(("status", "done"), [(0, True), (1, False)])
def test_on_a_mac_pbcopy_copies(
    status: int, done: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In UTF-8, whatever the language of the terminal; without the command nothing is copied."""
    monkeypatch.setattr(desktop, "sys", SimpleNamespace(platform="darwin"))
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    program = tmp_path / "pbcopy"
    program.write_text(f'#!/bin/sh\n(echo "$LC_CTYPE"; cat) >"{tmp_path}/copied"\nexit {status}\n')
    program.chmod(0o700)
    assert desktop.copy("Röd, 3.") is done
    assert (tmp_path / "copied").read_text(encoding="utf-8") == "UTF-8\nRöd, 3."
    monkeypatch.setenv("PATH", str(tmp_path / "none"))
    assert desktop.copy("Röd, 3.") is False


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
