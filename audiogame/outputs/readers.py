"""Screen readers in a terminal: a table of what each reads and misses, one row each.

Each row was measured with the reader's usual settings, or says "not measured"; then the reader is
handled like the measured one that its documents resemble most. An unknown reader is handled like
the most difficult, until the player says that it misses no lines. `tests/outputs/test_readers.py`
plays the rules of TDSR, and the real readers are walked through by
`tests/readers/test_menus_read_aloud.py`.
"""

from __future__ import annotations

from functools import cache

from audiogame.rules.value import Value, replace

ARROWS = frozenset({"up", "down", "left", "right"})
SIDEWAYS = frozenset({"left", "right"})
NOT_MEASURED = "not measured"


class Reader(Value):
    """A screen reader, as far as it affects how lines are printed.

    Args:
        name: of its process.
        why: the measurement; without one, `NOT_MEASURED` and a summary of its documents.
        deaf_after: keys after which it reads a single row once, and nothing more until the next
            key.
        mute_after: those after which it does not even read that row.
        looks_at: seconds after such a key at which it reads the row of the cursor.
        takes_echo: whether it drops the first character after a key if it is that key: filler is
            written before each row, and then overwritten by the row.
        row_start: text printed before each row.
        row_end: text printed after each row.
        wants_full: whether the window is filled with empty rows before the first one.
        keeps: keys that the reader intercepts, so that they never arrive.
        reads_codes: whether it reads terminal escape codes aloud.
        reports: whether possibly missed lines are reported one by one, so that the player need not
            be asked.
        queues: whether a text that a program gives it while it speaks is spoken after that.
        cuts_off: whether what is printed while it reads ends that: news waits until what was
            printed before can have been read.
    """

    name: str
    why: str
    deaf_after: frozenset[str] = frozenset()
    mute_after: frozenset[str] = frozenset()
    looks_at: float = 0.0
    takes_echo: bool = False
    row_start: str = ""
    row_end: str = ""
    wants_full: bool = False
    keeps: frozenset[str] = frozenset()
    reads_codes: bool = False
    reports: bool = False
    queues: bool = False
    cuts_off: bool = False

    @property
    def measured(self) -> bool:
        """Whether the moment when the reader reads a row was measured."""
        return not self.why.startswith(NOT_MEASURED)


TDSR = Reader(
    "tdsr",
    "4eea436: 20 ms after Up and Down it reads the row of the cursor, and after Left and Right the "
    "character there; what comes else is dropped until the next key. The first character after a "
    "key is its echo if it is the same, also in a row that answers the key before. Backspace reads "
    "the character before the cursor, and none at the beginning of a row. In a text each letter "
    "that is typed, taken away or come to is said once, and so are words.",
    deaf_after=ARROWS,
    mute_after=SIDEWAYS,
    looks_at=0.02,
    takes_echo=True,
    row_start=" ",
    row_end="\r",
)
YASR = Reader(
    "yasr",
    "0.6.9: it reads what comes after any key. Codes for the clipboard are read aloud. In a text "
    "it says letters that are taken away or come to, and words; Debian has the echo of typed ones "
    "off.",
    reads_codes=True,
)
FENRIR = Reader(
    "fenrir",
    "1.9.9: it reads what comes after any key. After an arrow key it takes what is printed at the "
    "bottom for the history of a shell, and cuts off the row before, but where attributes change: "
    "hence a space in bold, which nobody sees, at the end of rows. In a text it says letters that "
    "are taken away or come to, and after a leap the word there; Control with Left and Right goes "
    "through its own words.",
    row_end="\x1b[1m \x1b[22m",
    keeps=frozenset({"escape", "f1", "ctrl-left", "ctrl-right"}),
)
ORCA = Reader(
    "orca",
    "43.1 in a terminal of VTE 0.70: it reads what comes after any key. Rows that came while the "
    "window became full were lost, as VTE tells of them wrongly: it is filled first. Then VTE "
    "tells of the row before again, which is read twice. A cursor in an empty row below, or at "
    "the beginning of the row, makes that seldom, but loses rows of bursts. In a text it says "
    "letters that are taken away or come to, of a word at times the first alone, and at the end of "
    "the text that there is none.",
    wants_full=True,
)
BRLTTY = Reader(
    "brltty",
    "6.5, 20 and 40 cells: it shows the row of the cursor, from its beginning only where the "
    "cursor stands there. Of rows that come at once it shows the last, after any key: the profile "
    "for braille shows one at a time.",
    row_end="\r",
    deaf_after=ARROWS,
    looks_at=0.04,
)


def _like(reader: Reader, name: str, documents: str) -> Reader:
    """Return an unmeasured reader, handled like a measured one but without its codes.

    Args:
        reader: the measured one that it behaves most like.
        name: of the reader.
        documents: the reason, from its documents.
    """
    return Reader(
        name,
        f"{NOT_MEASURED}: {documents}" if documents else NOT_MEASURED,
        deaf_after=reader.deaf_after,
        mute_after=reader.mute_after,
        looks_at=reader.looks_at,
        takes_echo=reader.takes_echo,
    )


UNKNOWN = _like(TDSR, "unknown", "")
NVDA = replace(
    _like(
        ORCA,
        "nvda",
        "like Orca it compares the text of the window and reads what is new, whatever key came "
        "(LiveText). A new row as short as a typed character is dropped as its echo. Texts of its "
        "controller client are queued (speakText in extras/controllerClient).",
    ),
    takes_echo=True,
    queues=True,
)
JAWS = _like(
    ORCA,
    "jaws",
    "like Orca it reads new text as it is written into a console, whatever key came "
    "(SayNonHighlightedText of its default scripts).",
)
NARRATOR = _like(
    TDSR,
    "narrator",
    "new output is not read consistently (microsoft/terminal 4826 and 10911); the row of the "
    "cursor is, as under TDSR.",
)
VOICEOVER = replace(
    _like(
        TDSR,
        "voiceover",
        "a terminal announces nothing to it; it looks at the text by itself, and after an arrow "
        "key at the row of the cursor, as TDSR does. What is printed while it reads cuts that off, "
        "by open reports about Terminal and iTerm2.",
    ),
    cuts_off=True,
)


SCROLLING = frozenset({"home", "end", "pageup", "pagedown"})
"""Keys with which Terminal of macOS scrolls, so that they never arrive."""


def in_terminal(reader: Reader, terminal: str) -> Reader:
    """Return a reader with the keys that its terminal intercepts, too.

    Args:
        reader: as detected.
        terminal: the name in the variable TERM_PROGRAM; empty where it has none.
    """
    if terminal != "Apple_Terminal":
        return reader
    return replace(reader, keeps=reader.keeps | SCROLLING)


@cache
def as_answered(reader: Reader, misses: str) -> Reader:
    """Return a reader handled as the player's answer requires; a measured one is unchanged.

    Args:
        reader: as detected.
        misses: whether it misses lines: "yes", "no" or "unknown".
    """
    if reader.measured or misses == "unknown":
        return reader
    care = UNKNOWN if misses == "yes" else ORCA
    return replace(
        reader,
        deaf_after=care.deaf_after,
        mute_after=care.mute_after,
        looks_at=care.looks_at,
        cuts_off=reader.cuts_off and misses == "yes",
    )


def doubted(reader: Reader) -> Reader:
    """Return a reader as unmeasured, where the player contradicts the table.

    It may be another version, or configured differently.
    """
    return reader if reader.reports else replace(reader, why=NOT_MEASURED)


READERS = {
    reader.name: reader
    for reader in (
        *(TDSR, YASR, FENRIR, ORCA, BRLTTY),
        *(NVDA, JAWS, NARRATOR, VOICEOVER, UNKNOWN),
    )
}
