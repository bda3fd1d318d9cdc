"""Keyboards of other scripts: the Latin key at the place of a letter.

A terminal sends letters and not places, so a player who types Russian, Greek, Hebrew or Arabic
would find most keys dead.  Each script has the layout of its national standard, as Windows has it:
ЙЦУКЕН with the letters of Ukrainian, Greek, SI 1452 for Hebrew, Arabic 101 with the letters of
Persian.  The row of digits and text that is typed are not changed.
"""

from __future__ import annotations

LAYOUTS = (
    ("йцукенгшщзхъ", "qwertyuiop[]"),
    ("фывапролджэё", "asdfghjkl;'`"),
    ("ячсмитьбюіїєґў", "zxcvbnm,.s]'\\o"),
    ("ςερτυθιοπ", "wertyuiop"),
    ("ασδφγηξκλ", "asdfghjkl"),
    ("ζχψωβνμ", "zxcvbnm"),
    ("άέήίόύώϊϋΐΰ", "aehioyviyiy"),  # an accent is a key before the letter
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
WIDE = 0xFEE0
"""From a character to its wide form, which Chinese and Japanese keyboards type."""
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
        return str(int(key))
    if "\uff01" <= key <= "\uff5e":
        return chr(ord(key) - WIDE)
    small = key.lower()
    place = PLACES.get(small)
    if place is None:
        return key
    return place if key == small else place.upper().translate(SHIFTED)
