"""A player at the built page who taps, and has no keys."""

from __future__ import annotations

import time

from built_page import PATIENCE, REACTION, Visit

SHOWN = """(name) => {
  const path = (one) => {
    if (one.id) return `#${one.id}`;
    const place = [...one.parentElement.children].indexOf(one) + 1;
    return `${path(one.parentElement)} > :nth-child(${place})`;
  };
  const all = document.querySelectorAll(
    "#play, #choices button, #entry button, [role=option]"
  );
  const shown = [...all].filter((one) => one.checkVisibility() && one.ariaDisabled !== "true");
  const parts = (one) => [...one.childNodes].filter((part) => part.nodeName !== "KBD");
  const text = (one) => parts(one).map((part) => part.textContent).join("").trim();
  const last = (one) => parts(one).at(-1)?.textContent.trim() ?? "";
  const found = shown.find((one) => text(one).startsWith(name) || last(one).startsWith(name));
  return found ? path(found) : null;
}"""
"""Script: the selector of the first visible choice or item of a list whose text begins so."""
ESCAPE = "#commands [aria-keyshortcuts=Escape]"
CHOICES = """(() => {
  const shown = [...document.querySelectorAll("#choices button")];
  return shown.map((one) => [(one.querySelector("span:last-child") ?? one).textContent.trim(),
    one.ariaDisabled === "true", one.ariaPressed]);
})()"""
"""Script: the name of each choice, whether it is refused now, and whether it is marked."""


class Taps(Visit):
    """A player who taps what is shown, and waits for a line before the next tap."""

    def tap(self, name: str, *words: str) -> str:
        """Tap the first choice or item whose text begins with a name, and wait for a line."""
        end = time.monotonic() + PATIENCE
        while self.page.evaluate(SHOWN, name) is None:
            assert time.monotonic() < end, f"nothing shown is {name}: {self.lines[-10:]}"
            self.page.wait_for_timeout(50)
        self.page.wait_for_timeout(REACTION)  # a sooner tap would be dropped
        self.page.tap(self.page.evaluate(SHOWN, name))
        return self.hear(*words) if words else ""

    def back(self, *words: str) -> str:
        """Tap the button of Escape, whatever it is called here, and wait for a line."""
        self.page.wait_for_timeout(REACTION)
        self.page.tap(ESCAPE)
        return self.hear(*words)

    def begin(self) -> None:
        """Go to the main menu on a new device."""
        self.tap("Play", "Press 1")
        self.tap("I hear", "Main menu")

    def enters(self, text: str) -> None:
        """Write into the open field, and send it, as by the keys that a telephone shows."""
        self.page.tap("#entry-input")
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")

    def answers(self, before: int) -> bool:
        """Tap a choice, or mark one and confirm, unless the game is over.

        Args:
            before: the lines of before this game.

        Returns:
            Whether the game continues.
        """
        end, stood = time.monotonic() + PATIENCE, None
        while True:
            shown = self.page.evaluate(CHOICES)
            if any(name.startswith("Play again") for name, *_ in shown):
                return False
            free = [(name, marked) for name, refused, marked in shown if not refused]
            if free and free == stood:
                break
            assert time.monotonic() < end, f"nothing was asked: {self.lines[-10:]}"
            stood = free
            self.page.wait_for_timeout(REACTION)  # a sooner tap would be dropped
        said = len(self.lines)
        self.page.tap(self.page.evaluate(SHOWN, free[0][0]))
        if free[0][1] is not None:
            self.tap("Done")
        while len(self.lines) <= said:
            assert time.monotonic() < end, f"nobody answered: {self.lines[-10:]}"
            self.page.wait_for_timeout(20)
        return True
