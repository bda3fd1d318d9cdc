"""The row of the terminal in which a text is typed and corrected.

Nothing in the row is rewritten: letters are inserted and erased in place, and the cursor moves. So
a screen reader says each typed letter, and the letter under the cursor, once. Of a text longer than
a row a part is shown; a key that moves out of it begins a new row.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiogame.console.typed_text import PROMPT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audiogame.console.typed_text import TypedText

MARKS_PASTES, MARKS_NONE = "\x1b[?2004h", "\x1b[?2004l"
"""Turn the terminal's bracketed paste on and off."""


def _columns(letters: Sequence[str]) -> int:
    """Return the columns of letters, as counted by terminals without grapheme clusters."""
    text = "".join(letters)
    if text.isascii():
        return len(text)
    from wcwidth import wcwidth

    return sum(max(wcwidth(char), 0) for char in text)


def _certain(letters: Sequence[str]) -> bool:
    """Return whether all terminals give letters the same columns, at least one each."""
    text = "".join(letters)
    if text.isascii():
        return True
    from wcwidth import wcswidth

    return wcswidth(text) == _columns(letters) and all(_columns((one,)) for one in letters)


def _same(old: Sequence[str], new: Sequence[str], most: int) -> int:
    """Return the length of the common prefix, at most `most`."""
    count = 0
    while count < min(most, len(old), len(new)) and old[count] == new[count]:
        count += 1
    return count


class TypedRow:
    """The state of the row, and the codes that update it after a key.

    Args:
        codes: whether the terminal knows escape sequences; else letters are written again.
    """

    def __init__(self, codes: bool = True) -> None:
        self._codes = codes
        self._letters: tuple[str, ...] = ()
        """The whole text."""
        self._begin = ""
        """The text before the visible part."""
        self._start = 0
        """The number of letters before the visible part."""
        self._shown: list[str] = []
        self._at = 0
        """The number of letters of the visible part before the cursor."""

    def begin(self, typed: TypedText, row: str, room: int) -> str:
        """Return the output that shows a text from its beginning, in one new row or several.

        Args:
            row: the beginning of the first row.
            room: columns of a row.
        """
        self._letters = typed.letters
        written = self._rows(0, row, room)
        return written + self._go_or_begin(typed.at, room)

    def change(self, typed: TypedText, room: int, reads: int = 0) -> str:
        """Return the output that updates the row after one key has changed the text or the cursor.

        Args:
            room: columns of a row.
            reads: letters from the cursor on (negative: before it) that are rewritten in place, so
                that a screen reader says them.
        """
        old, new = self._letters, typed.letters
        same = _same(old, new, min(self._start + self._at, typed.at))
        after = _same(old[::-1], new[::-1], min(len(old), len(new)) - same)
        come = new[same : len(new) - after]
        place, gone = same - self._start, len(old) - after - same
        self._letters = new
        if place < 0 or place + gone > len(self._shown):
            return self._begin_at(typed.at, room, reads)
        within = place + gone < len(self._shown)
        if (within and not self._codes) or not (_certain(self._shown) and _certain(come)):
            return self._again(typed.at, room)
        written = self._erase(place, gone)
        columns = _columns(self._shown[:place]) + _columns(come)
        if come and columns > room - len(self._begin):
            if typed.at == len(new):
                return written + self._rows(same, "", room)
            return written + self._begin_at(typed.at, room, reads)
        written += self._insert(place, come, room)
        return written + self._go_or_begin(typed.at, room, reads)

    def _rows(self, start: int, begin: str, room: int) -> str:
        """Return the output of the text from a letter to its end, in as many rows as needed."""
        written = self._row(start, begin, room)
        while (start := self._start + len(self._shown)) < len(self._letters):
            written += self._row(start, "", room)
        return written

    def _row(self, start: int, begin: str, room: int) -> str:
        """Begin a row with as much of the text as fits; the cursor is behind that."""
        return "\n" + self._fill(start, begin, room)

    def _fill(self, start: int, begin: str, room: int) -> str:
        left, end = room - len(begin), start
        while end < len(self._letters):
            left -= _columns(self._letters[end])
            if left < 0 and end > start:
                break
            end += 1
        self._start, self._begin = start, begin
        self._shown = list(self._letters[start:end])
        self._at = len(self._shown)
        return begin + "".join(self._shown)

    def _begin_at(self, at: int, room: int, reads: int = 0) -> str:
        """Begin a row with the letters to be read, or with those around the cursor."""
        start = at + min(reads, 0)
        while not reads and start > 0 and _columns(self._letters[start - 1 : at]) <= room // 2:
            start -= 1
        return self._row(start, PROMPT, room) + self._go(at - start)

    def _shows(self, at: int) -> bool:
        """Return whether the row shows the letter at a place, or the end of the text there."""
        end = self._start + len(self._shown)
        return self._start <= at < end or at == end == len(self._letters)

    def _go_or_begin(self, at: int, room: int, reads: int = 0) -> str:
        if not self._shows(at):
            return self._begin_at(at, room, reads)
        place = at - self._start
        written = self._go(place)
        first, last = sorted((place, min(max(place + reads, 0), len(self._shown))))
        if first == last:
            return written
        text = "".join(self._shown[first:last])
        written += self._go(first) + text
        self._at = last
        return written + self._go(place)

    def _again(self, at: int, room: int) -> str:
        """Rewrite the row, where terminals differ in the columns of its letters."""
        start, blank = self._start, "\x1b[K"
        if not self._codes:
            blank = " " * (len(self._begin) + _columns(self._shown)) + "\r"
        written = f"\r{blank}" + self._fill(start, self._begin, room)
        if not self._shows(at):
            return self._begin_at(at, room)
        self._at = at - start
        return f"{written}\r{self._begin}{''.join(self._shown[: self._at])}"

    def _go(self, place: int) -> str:
        """Return the code that moves the cursor to a letter of the row."""
        first, last = sorted((self._at, place))
        columns, forward = _columns(self._shown[first:last]), place > self._at
        self._at = place
        if not self._codes:
            return "".join(self._shown[first:last]) if forward else "\b" * columns
        return f"\x1b[{columns}{'C' if forward else 'D'}" if columns else ""

    def _erase(self, place: int, count: int) -> str:
        """Return the code that erases letters; those behind move up."""
        if not count:
            return ""
        end = place + count
        columns = _columns(self._shown[place:end])
        if end == len(self._shown):
            written = self._go(end) + "\b" * columns + " " * columns + "\b" * columns
        else:
            # yasr speaks the letter that Backspace erases if the cursor moves back over it in this
            # way.
            back = "\b" * columns if self._at == end else self._go(place)
            written = back + (f"\x1b[{columns}P" if columns else "")
        del self._shown[place:end]
        self._at = place
        return written

    def _insert(self, place: int, letters: Sequence[str], room: int) -> str:
        """Insert letters; those pushed over the end of the row are hidden."""
        if not letters:
            return ""
        columns = _columns(letters)
        last = len(self._shown)
        while _columns(self._shown[:last]) + columns > room - len(self._begin):
            last -= 1
        written = ""
        if last < len(self._shown):
            written = self._go(last) + "\x1b[K"
            del self._shown[last:]
        written += self._go(place)
        if place < len(self._shown) and columns:
            written += f"\x1b[{columns}@"
        self._shown[place:place] = letters
        self._at = place + len(letters)
        return written + "".join(letters)
