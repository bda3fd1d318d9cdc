"""Detection of names that look or sound alike though they mix the letters of several alphabets."""

from __future__ import annotations

import re
from functools import lru_cache
from unicodedata import category, name, normalize


def _pairs(text: str) -> dict[int, str]:
    """Map each letter to its replacement, from a text of pairs."""
    return {ord(pair[0]): pair[1:] for pair in text.split()}


SAME = _pairs("ёе ςσ ıi ȷj ɑa ɡg")
"""Letters that look like another one of the same alphabet."""
SMALL = _pairs(
    "аa вb гr еe іi їi јj ӏl кk оo рp сc ѕs тt уy хx һh ԁd ԛq ԝw ьb пn мm нh"
    " αa βb γy ειe ηn ιi κk νv οo ρp σo τt υu χx ωw"
)
"""Small Cyrillic and Greek letters, and the Latin ones that they look like."""
LARGE = _pairs(
    "аa вb еe іi їi јj ӏi кk мm нh оo рp сc ѕs тt уy хx һh ԁd ԛq ԝw"
    " αa βb εe ζz ηh ιi κk μm νn οo ρp τt υy χx"
)
"""Capital Cyrillic and Greek letters, and the Latin ones that they look like."""
SAID = _pairs(
    "аa бb вv гg ґg дd еe єe жzh зz иi іi їi йj јj кk лl мm нn оo пp рr сs тt уu фf хh цts чch"
    " шsh щsh ъ ыy ь эe юju яja"
    " αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs τt υy φf χh ψps ωo"
)
"""Latin letters that Cyrillic and Greek letters sound like."""
TOGETHER = ("CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO")
"""Scripts that may be mixed in one word, also with Latin letters."""
DRAWN = ((0x300, 0x36F), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF), (0xFE20, 0xFE2F))
"""Combining marks over and under letters, from the first to the last."""
UNSEEN = (
    *((0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x3164, 0x3164)),
    *((0xFE00, 0xFE0F), (0xFFA0, 0xFFA0), (0xE0100, 0xE01EF)),
    *((0x0640, 0x0640), (0x2800, 0x2800), (0xFFFC, 0xFFFD), (0x1D159, 0x1D159)),
)
"""Letters, marks and pictures that are invisible, or only make a word longer, beside the control
characters."""
_FILLERS = f"[{''.join(f'{chr(low)}-{chr(high)}' for low, high in UNSEEN)}]"
_LEFT_OUT = f"[{''.join(f'{chr(low)}-{chr(high)}' for low, high in (*DRAWN, *UNSEEN))}]"


def folded(typed: str) -> str:
    """Return the common form of names that differ in capitals and widths only: NFKC, casefold."""
    return normalize("NFKC", normalize("NFKC", typed).casefold()).strip()


def can_be_heard(typed: str) -> bool:
    """Return whether a name has a letter, a digit or a picture that can be seen and spoken."""
    return any(category(one)[0] == "N" or _names(one) for one in _bare(typed))


def can_be_seen(typed: str) -> bool:
    """Return whether a text has more than blanks, marks and invisible fillers."""
    return any(category(one)[0] not in "MZ" for one in re.sub(_FILLERS, "", typed))


def is_number(typed: str) -> bool:
    """Return whether a name is a number, with any signs around it."""
    bare = _bare(typed)
    return "".join(bare.split()).isnumeric() or not any(map(_names, bare))


def _names(one: str) -> bool:
    """Return whether a character can stand for a name: a letter that is no mark, or a picture."""
    kind = category(one)
    return (kind[0] == "L" and kind != "Lm") or kind == "So"


def mixes_alphabets(typed: str) -> bool:
    """Return whether a word of a name mixes the letters of several alphabets."""
    return any(len(_alphabets(word)) > 1 for word in folded(typed).split())


@lru_cache(maxsize=2048)
def likenesses(typed: str) -> frozenset[str]:
    """Return the keys of a name's looks and sounds: two names that share a key are alike."""
    bare = " ".join(_bare(typed).split()).translate(SAME)
    return frozenset({bare, *(bare.translate(one) for one in (SMALL, LARGE, SAID))})


@lru_cache(maxsize=256)
def _bare(typed: str) -> str:
    """Remove invisible characters, and marks that belong to no letter of an alphabet."""
    return "".join(one for one in re.sub(_LEFT_OUT, "", folded(typed)) if category(one) != "Cf")


def _alphabets(word: str) -> set[str]:
    letters = [one for one in word if category(one).startswith("L") and category(one) != "Lm"]
    named = {name(one, "").partition(" ")[0].partition("-")[0] for one in letters}
    return named - {*TOGETHER}
