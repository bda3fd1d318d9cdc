"""The listening trial, answered by keys in a console of Windows with NVDA."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest
from windows_game import QUICK, is_quiet
from windows_rig import Hearing, Nvda, the_rig, until, windows_path

from audiogame.lobby.listening_trial import KEYS

pytestmark = pytest.mark.soak
BYTES = {
    "down": "\x1b[B",
    "up": "\x1b[A",
    "home": "\x1b[H",
    "end": "\x1b[F",
    "pageup": "\x1b[5~",
    "pagedown": "\x1b[6~",
    "enter": "\r",
    "space": " ",
    "tab": "\t",
    "shift-tab": "\x1b[Z",
    "backspace": "\x7f",
    "comma": ",",
    "period": ".",
    "less": "<",
    "greater": ">",
    "plus": "+",
    "question": "?",
    "f1": "\x1bOP",
    "f2": "\x1bOQ",
    "f4": "\x1bOS",
    "f5": "\x1b[15~",
    "f6": "\x1b[17~",
    "alt-o": "\x1bo",
}
"""What a terminal sends for keys that are no letters; Wine makes key events of it."""


def test_each_question_and_key_of_the_trial_is_answered_in_a_console(tmp_path: Path) -> None:
    """What NVDA can't be asked for is left out; every key arrives as the one that was pressed."""
    nvda, report = Nvda(tmp_path), tmp_path / "report.zip"
    nvda.start()
    words = ("doctor", "--try", "--bundle", windows_path(report))
    wanted = iter(KEYS)
    with the_rig().terminal(tmp_path / "data", *words, env=nvda.env, settings=QUICK) as terminal:
        answered = 0
        while not report.exists():

            def asked(after: int = answered) -> bool:
                spoken = nvda.spoken
                asks = len(spoken) > after and ("Press " in spoken[-1] or "Heard? " in spoken[-1])
                quiet = is_quiet(Hearing(nvda.calls, QUICK.rate))
                return report.exists() or (asks and quiet)

            until(asked, "the next question", terminal)
            answered, last = len(nvda.spoken), nvda.spoken[-1]
            if last.startswith("Press "):
                name = next(wanted)
                terminal.press(BYTES.get(name, name), 0.0)
            else:
                terminal.press("1", 0.0)
        assert terminal.wait_exit() == 0
    with zipfile.ZipFile(report) as file:
        findings = json.loads(file.read("findings.json"))
    found = {one["topic"]: one["found"] for one in findings if one["topic"].startswith("trial ")}
    assert {name: told for name, told in found.items() if "key" in name} == {
        f"trial key {name}": "Heard: yes." for name in KEYS
    }
    left_out = {name for name, told in found.items() if told.startswith("Left out")}
    assert left_out == {"trial fast", "trial left", "trial right"}
