"""Names of languages, such as "Spanish" for the code es, in `languages.en.ftl`."""

from __future__ import annotations

import re
from functools import cache

from audiogame.narration.texts import Texts

FILES = "languages."
"""The prefix of the files of these texts, before their language."""


@cache
def _names(language: str) -> Texts:
    return Texts(language, (), FILES)


def language_name(code: str, language: str) -> str:
    """Return the name of a language, with its region where only the language has a name.

    Args:
        code: such as "es", "en-us" or "de_DE"; an unknown one is returned as it is.
        language: the code of the language of the name.
    """
    names, parts = _names(language), re.split("[-_]", code)
    for count in range(len(parts), 0, -1):
        known, region = "-".join(parts[:count]).lower(), "-".join(parts[count:]).upper()
        if not names.has(known):
            continue
        name = names.format(known, {})
        if not region:
            return name
        return names.format("language-of-region", {"language": name, "region": region})
    return code
