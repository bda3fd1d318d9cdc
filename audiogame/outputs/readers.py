"""What screen readers in a terminal hear, and what they miss: one row of a table each.

What is said of a reader was measured under it, with its usual settings, or it says "not measured";
then it gets the care that every measured one needs, but for a machine that is busy: what delays
the program delays such a reader as well, and stops no key.  `tests/test_readers.py` plays the rules
of TDSR, and the real readers are walked through by `tests/test_menus_read_aloud.py`.
"""

from __future__ import annotations

from audiogame.rules.value import Value

ARROWS = frozenset({"up", "down", "left", "right"})
SIDEWAYS = frozenset({"left", "right"})
NOT_MEASURED = "not measured"


class Reader(Value):
    """A screen reader, as far as it matters how lines are printed for it.

    Args:
        name: as its process is called.
        why: what was measured; `NOT_MEASURED` where nothing was.
        deaf_after: keys after which it reads a single row once, and nothing more until the next
            key.
        mute_after: those after which it does not even read that row.
        looks_at: seconds after such a key at which it reads the row of the cursor.
        takes_echo: whether a row that begins with the key just pressed loses its first letter.
        row_start: what stands before each row.
        row_end: what is written after each row.
        keeps: keys that never arrive, because the reader keeps them for itself.
        reads_codes: whether it reads codes for the terminal aloud.
    """

    name: str
    why: str
    deaf_after: frozenset[str] = frozenset()
    mute_after: frozenset[str] = frozenset()
    looks_at: float = 0.0
    takes_echo: bool = False
    row_start: str = ""
    row_end: str = ""
    keeps: frozenset[str] = frozenset()
    reads_codes: bool = False

    @property
    def measured(self) -> bool:
        """Whether it is known when it reads a row."""
        return self.why != NOT_MEASURED


TDSR = Reader(
    "tdsr",
    "4eea436: 20 ms after Up and Down it reads the row of the cursor, and after Left and Right the "
    "character there; what comes else is dropped until the next key. The first letter after a key "
    "is its echo if it is the same. Backspace reads the character before the cursor, and none at "
    "the beginning of a row.",
    deaf_after=ARROWS,
    mute_after=SIDEWAYS,
    looks_at=0.02,
    takes_echo=True,
    row_start=" ",
    row_end="\r",
)
YASR = Reader(
    "yasr",
    "0.6.9: it reads what comes after any key. Codes for the clipboard are read aloud.",
    reads_codes=True,
)
FENRIR = Reader(
    "fenrir",
    "1.9.9: it reads what comes after any key. After an arrow key it takes what is printed at the "
    "bottom for the history of a shell, and cuts off the row before, but where attributes change: "
    "hence a space in bold, which nobody sees, at the end of rows.",
    row_end="\x1b[1m \x1b[22m",
    keeps=frozenset({"escape", "f1"}),
)
_CAUTION = Reader(
    "",
    NOT_MEASURED,
    deaf_after=ARROWS,
    mute_after=SIDEWAYS,
    looks_at=TDSR.looks_at,
    takes_echo=True,
)


def _careful(name: str) -> Reader:
    return Reader(
        name,
        NOT_MEASURED,
        deaf_after=_CAUTION.deaf_after,
        mute_after=_CAUTION.mute_after,
        looks_at=_CAUTION.looks_at,
        takes_echo=_CAUTION.takes_echo,
    )


BRLTTY, ORCA, NARRATOR, NVDA, JAWS, UNKNOWN = map(
    _careful, ("brltty", "orca", "narrator", "nvda", "jaws", "unknown")
)
READERS = {
    reader.name: reader
    for reader in (TDSR, YASR, FENRIR, BRLTTY, ORCA, NARRATOR, NVDA, JAWS, UNKNOWN)
}
