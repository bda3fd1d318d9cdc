"""One tab of a browser that Playwright does not drive, with the interface of Playwright's pages."""

from __future__ import annotations

import json
import time
from abc import ABC, abstractmethod
from base64 import b64decode
from collections.abc import Callable
from pathlib import Path
from typing import Any

KEYS = {
    "Space": " ",
    "Backspace": "\ue003",
    "Tab": "\ue004",
    "Enter": "\ue007",
    "Shift": "\ue008",
    "Escape": "\ue00c",
    "PageUp": "\ue00e",
    "PageDown": "\ue00f",
    "End": "\ue010",
    "Home": "\ue011",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
}
"""WebDriver's codes of keys, as its two protocols have them."""
PLACE = """(selector) => {
  const found = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  if (!found.length) return `nothing is shown of ${selector}`;
  found[0].scrollIntoView({ block: "nearest" });
  const box = found[0].getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2].map(Math.round);
  const top = document.elementFromPoint(x, y);
  const meant = top && (found[0].contains(top) || top.closest("label")?.control === found[0]);
  return meant ? [x, y] : `${selector} at ${x}, ${y} is under ${top?.outerHTML.slice(0, 200)}`;
}"""
"""Script: where to touch an element; a sentence if that would touch nothing or another one."""


class DrivenPage(ABC):
    """One tab, with the methods of a Playwright page that `Visit` uses.

    Both protocols of WebDriver take the same actions of keys and pointers; what differs is how they
    run a script, navigate, and take a picture.
    """

    pointer = "touch"
    """Kind of pointer that taps."""

    def __init__(self) -> None:
        self.keyboard = self
        self._takers: list[Callable[[str], object]] = []

    def on(self, event: str, take: Callable[[str], object]) -> None:
        """Give uncaught errors of the page to a handler."""
        assert event == "pageerror", event
        self._takers.append(take)

    def _fail(self, text: str) -> None:
        for take in self._takers:
            take(text)

    @abstractmethod
    def goto(self, address: str) -> None:
        """Open an address."""

    @abstractmethod
    def reload(self) -> None:
        """Reload the page."""

    @abstractmethod
    def _run(self, script: str) -> str:
        """Run the body of an async function; return its result, a text."""

    @abstractmethod
    def _act(self, source: dict[str, Any]) -> None:
        """Perform the actions of one source."""

    @abstractmethod
    def _picture(self) -> str:
        """Return a picture of the window in base64."""

    def evaluate(self, expression: str, argument: Any = None) -> Any:
        """Return the value of a JavaScript expression, or a function's result, as JSON."""
        return json.loads(
            self._run(
                f"const one = ({expression});"
                f"const value = typeof one == 'function' ? one({json.dumps(argument)}) : one;"
                "return JSON.stringify((await value) ?? null);"
            )
        )

    def press(self, key: str) -> None:
        """Press and release a key, such as `r`, `Enter` or `Shift+o`."""
        *held, last = key.split("+") if len(key) > 1 else [key]
        if held == ["Shift"] and len(last) == 1:
            last = last.upper()
        names = [KEYS.get(name, name) for name in (*held, last)]
        down = [{"type": "keyDown", "value": name} for name in names]
        up = [{"type": "keyUp", "value": name} for name in reversed(names)]
        self._act({"type": "key", "id": "keyboard", "actions": [*down, *up]})

    def type(self, text: str) -> None:
        """Press and release the key of each character."""
        for character in text:
            self.press(character)

    def tap(self, selector: str) -> None:
        """Touch the first visible element of a selector; nothing may lie over it."""
        self._point(selector, self.pointer)

    def click(self, selector: str) -> None:
        """Click that element with a mouse."""
        self._point(selector, "mouse")

    def _point(self, selector: str, kind: str) -> None:
        place = self.evaluate(PLACE, selector)
        assert isinstance(place, list), place
        x, y = place
        self._act(
            {
                "type": "pointer",
                "id": kind,
                "parameters": {"pointerType": kind},
                "actions": [
                    {"type": "pointerMove", "x": x, "y": y, "duration": 0, "origin": "viewport"},
                    {"type": "pointerDown", "button": 0},
                    {"type": "pointerUp", "button": 0},
                ],
            }
        )

    def wait_for_timeout(self, milliseconds: float) -> None:
        """Wait for some milliseconds."""
        time.sleep(milliseconds / 1000)

    def focus(self, selector: str) -> None:
        """Focus an element."""
        self.evaluate(f"document.querySelector({json.dumps(selector)}).focus()")

    def screenshot(self, path: Path) -> None:
        """Save a picture of the window."""
        path.write_bytes(b64decode(self._picture()))
