"""Keyboard layouts: the characters that one key types, alone or with Shift.

All other characters need AltGr, Option on a Mac, or a dead key before them.  Letters A to Z are on
all of these layouts, and characters outside of ASCII are left out.
"""

from __future__ import annotations

from string import ascii_letters

SIGNS = {
    "US": "`1234567890-=[]\\;',./" + '~!@#$%^&*()_+{}|:"<>?',
    "Spanish": "1234567890'+<,.-" + '!"$%&/()=?*>;:_',
    "Latin American": "|1234567890'+{}<,.-" + '!"#$%&/()=?*[]>;:_',
    "German": "1234567890+#<,.-" + "!\"$%&/()=?*'>;:_",
    "French": "&\"'(-_)=$*<,;:!" + "1234567890+%>?./",
    "Belgian": "&\"'(!)-$<,;:=" + "1234567890_*%>?./+",
    "Italian": "\\1234567890'+<,.-" + '|!"$%&/()=?^*>;:_',
    "German, Apple": "1234567890+<#,.-" + "!\"$%&/()=?*>';:_",
    "French, Apple": "@&\"'(!)-$<,;:=" + "#1234567890_*%>?./+",
    "Spanish, Apple": "1234567890'+<,.-" + '!"$%&/()=?*>;:_',
}
"""The digits and signs of each layout: of keys alone, and with Shift."""
KEYBOARDS = {name: frozenset(signs + ascii_letters) for name, signs in SIGNS.items()}
"""All that each layout types without AltGr, Option and dead keys."""
FRENCH_DIGITS = ("&é\"'(-è_çà", "&é\"'(§è!çà")
"""The keys of the digits 1 to 9 and 0 without Shift: of France, of Belgium and Apple."""
