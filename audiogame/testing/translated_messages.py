"""Messages of a language compared with those in English."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from audiogame.outputs.braille_rows import CELLS
from audiogame.rules.fault import Reason
from audiogame.rules.notation import nearest
from audiogame.testing.flaw import flaw
from audiogame.testing.message_file import MessageFile, Text
from audiogame.testing.translation import Terms, TextFlaw, slips_in, wrong_signs

BRIEF = 1.6
"""Length of a brief form at most, as a multiple of the English one."""
SHORT = 10
"""Characters of an English brief form up to which the translation may have any length."""
PERSONS = ("you", "to-you", "other")
MANNERS = ("brief", "braille", "touch")
PERSONAL = frozenset(
    [*PERSONS, *MANNERS, *(f"{person}-{manner}" for person in PERSONS for manner in MANNERS)]
)
"""Attributes that are told to somebody; all others are forms of a word."""


def compared(
    english: MessageFile, theirs: MessageFile, language: str, terms: Terms, asked: set[str]
) -> Iterator[TextFlaw]:
    """Yield the flaws of a file of messages against the English one.

    Args:
        english: the messages in English.
        theirs: their translations.
        language: its code.
        terms: of the language.
        asked: the names of all forms that the language's messages ask for.
    """
    ours, translated = english.entries, theirs.path

    def at(line: int, why: Reason) -> TextFlaw:
        return TextFlaw(translated, line, why)

    yield from (at(*wrong) for wrong in theirs.wrong)

    for name in sorted(ours.keys() - theirs.entries.keys()):
        yield at(1, flaw("translation-missing", message=name))
    for name, texts in theirs.entries.items():
        if name not in ours:
            near = nearest(name, ours.keys() - theirs.entries.keys())
            why = flaw("translation-unknown", message=name, near=near)
            yield TextFlaw(translated, theirs.lines[name], why)
            continue
        known = {variable for uses in english.uses(name) for variable in uses.variables}
        for attribute in sorted(ours[name].keys() - texts.keys()):
            if attribute in PERSONAL:
                yield at(
                    theirs.lines[name], flaw("attribute-missing", message=name, attribute=attribute)
                )
            elif not attribute:
                yield at(theirs.lines[name], flaw("value-missing", message=name))
        for attribute, text in texts.items():
            if attribute not in ours[name] and (attribute in PERSONAL or attribute not in asked):
                yield at(text.line, flaw("attribute-unknown", message=name, attribute=attribute))
            for variable in sorted(text.placeables.variables.keys() - known):
                yield at(text.line, flaw("variable-unknown", message=name, variable=variable))
            found = [why for reading in text.readings for why in terms.wrong_words(reading)]
            found += _unfit(f"{name}.{attribute}" if attribute else name, text, language)
            if attribute in ours[name]:
                found += _against(name, attribute, ours[name][attribute], text, terms)
            yield from (at(text.line, why) for why in found)


def _against(name: str, attribute: str, ours: Text, text: Text, terms: Terms) -> Iterator[Reason]:
    shown = f"{name}.{attribute}" if attribute else name
    for variable in sorted(ours.placeables.variables.keys() - text.placeables.variables.keys()):
        yield flaw("variable-missing", message=shown, variable=variable)
    equal = set(text.readings) & set(ours.readings)
    if any(map(terms.unlike, equal)):
        yield flaw("translation-equal", message=shown)
    slips = _slips(ours, shown)
    yield from (why for why in _slips(text, shown) if why not in slips)
    if "" in text.readings and "" not in ours.readings:
        yield flaw("translation-silent", message=shown)
    for typed in sorted(ours.typed - text.typed):
        yield flaw("typed-missing", message=shown, typed=typed)
    if "brief" in attribute and ours.longest > SHORT and text.longest > BRIEF * ours.longest:
        yield flaw("brief-long", message=shown, count=text.longest, english=ours.longest)
    if "braille" in attribute and text.cells > CELLS >= ours.cells:
        yield flaw("braille-long", message=shown, count=text.cells, cells=CELLS)
    if ours.ends and not text.ends:
        yield flaw("translation-without-stop", message=shown)
    if text.ends and not ours.ends and any(one.strip() for one in ours.readings):
        yield flaw("translation-with-stop", message=shown)


def _slips(text: Text, shown: str) -> dict[Reason, None]:
    """Return the flaws in the blanks and stops of a text, which name it as shown."""
    return dict.fromkeys(why for one in text.readings for why in slips_in(shown, one))


def _unfit(shown: str, text: Text, language: str) -> Iterator[Reason]:
    """Yield what is wrong with the words of a text, whatever English has."""
    for name in sorted(text.placeables.unknown):
        yield flaw("function-unknown", message=shown, function=name)
    for name in sorted(text.placeables.unfit):
        yield flaw("function-unfit", message=shown, function=name)
    yield from dict.fromkeys(
        why for one in text.readings for why in wrong_signs(shown, one, language)
    )


def forms_asked(files: Iterable[MessageFile]) -> set[str]:
    """List the names of the forms that the messages of some files ask for."""
    entries = (texts for file in files for texts in file.entries.values())
    return {
        asked.form
        for texts in entries
        for text in texts.values()
        for asked in text.placeables.forms
    }
