"""Keyboards of other scripts: the Latin key at the place of a letter.

A terminal sends letters and not places, so a player who types Russian, Greek, Hebrew or Arabic
would find most keys dead.  Each script has the layout of its national standard, as Windows has it:
ЙЦУКЕН with the letters of Ukrainian, Greek, SI 1452 for Hebrew, Arabic 101 with the letters of
Persian.  The row of digits and text that is typed are not changed.
"""

from __future__ import annotations

import unicodedata

LAYOUTS = (
    ("йцукенгшщзхъ", "qwertyuiop[]"),
    ("фывапролджэё", "asdfghjkl;'`"),
    ("ячсмитьбюіїєґў", "zxcvbnm,.s]'\\o"),
    ("ςερτυθιοπ", "wertyuiop"),
    ("ασδφγηξκλ", "asdfghjkl"),
    ("ζχψωβνμ", "zxcvbnm"),
    ("קראטוןםפ", "ertyuiop"),
    ("שדגכעיחלךף", "asdfghjkl;"),
    ("זסבהנמצתץ", "zxcvbnm,."),
    ("ضصثقفغعهخحجد", "qwertyuiop[]"),
    ("شسيبلاتنمكط", "asdfghjkl;'"),
    ("ئءؤرىةوزظذ", "zxcvnm,./`"),
    ("یکگچپژ", "d;']\\c"),
)
"""Pairs of the letters of a script and the characters at their places."""
PLACES = {
    letter: place
    for letters, places in LAYOUTS
    for letter, place in zip(letters, places, strict=True)
}
SHIFTED = str.maketrans("[];'`,.\\/", '{}:"~<>|?')
"""The characters of an American keyboard with Shift."""


def latin_key(key: str) -> str:
    """Return the key at the place of a letter of another script, or the digit it stands for.

    Args:
        key: the name of a key.

    Returns:
        The Latin letter, digit or sign; the key itself where it is none of such a script.
    """
    if len(key) != 1 or key.isascii():
        return key
    if key.isdecimal():
        return str(unicodedata.digit(key))
    wide = unicodedata.normalize("NFKC", key)
    if len(wide) == 1 and wide.isascii():
        return wide
    small = key.lower()
    # Greek letters with an accent are typed with a dead key before the letter.
    bare = small if small in PLACES else unicodedata.normalize("NFD", small)[0]
    place = PLACES.get(bare)
    if place is None:
        return key
    return place if key == small else place.upper().translate(SHIFTED)
