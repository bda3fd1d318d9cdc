"""Credits: the authors and rights holders of a game, narrated in sentences.

They are in the game's own texts, `credits.en.toml`:

    authors = ["Michael"]
    contributors = ["Rick Scott: pictures"]
    publisher = "Games of the Galaxy"
    year = "unknown"
    version = "unknown"
    marks = ["The name Star Wars belongs to Disney and Lucasfilm."]
    licence = "CC BY-NC-ND"
    address = "https://www.gamesofthegalaxy.com/sika"
    notes = ["We have not asked yet."]

Each key but `contributors` and `notes` is required; an unknown value is "unknown", and an absent
one "none", or an empty list.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import Any

from audiogame.narration.languages import language_of_file
from audiogame.narration.texts import SENTENCE_ENDS, Listing, SpokenList, shared_texts
from audiogame.rules.fault import Faults, Reason, system_reason
from audiogame.rules.game import Game
from audiogame.rules.game_files import text_file
from audiogame.rules.notation import nearest
from audiogame.rules.value import Value, field_names

FILE = "credits.{}.toml"
"""The file of a game's credits, with braces for their language."""
NEEDED = ("authors", "publisher", "year", "version", "marks", "licence", "address")
"""The keys required for every game, even if the value is unknown."""
LISTS = ("authors", "contributors", "marks", "notes")
"""The keys whose values are lists of texts; all others are one text."""
SENTENCES = ("marks", "notes")
"""The keys whose values are narrated unchanged, in whole sentences."""
UNSAID = ("unknown", "none")
"""The values of something unknown or absent."""
_ADDRESS = re.compile(r"https?://\S+")


class Credits(Value):
    """The authors of a game, and the rights in it.

    Args:
        authors: inventors of the game; "unknown" if not known.
        contributors: other people who took part, each with their part.
        publisher: of the rules.
        year: of the publication.
        version: of the rules that this program follows.
        marks: owners of trade marks, in whole sentences.
        licence: under which the rules may be redistributed.
        address: of the original.
        notes: further remarks, in whole sentences.
    """

    authors: tuple[str, ...]
    publisher: str
    year: str
    version: str
    marks: tuple[str, ...]
    licence: str
    address: str
    contributors: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


class CreditLine(Value):
    """One or two sentences of the credits; `spelled` is the part that can be spelled, or empty."""

    text: str
    spelled: str = ""


class CreditsError(Faults):
    """Credits with faults, all of them listed."""


def credits_of(game: Game, language: str) -> Credits | None:
    """Read the credits of a game, in English where the language has none; None without any.

    Raises:
        CreditsError: with every fault.
    """
    path = text_file(game.package, FILE.format(credits_language(game, language)))
    if not path.is_file():
        return None
    return read_credits(path.read_text(encoding="utf-8"), game.name, path.name)


def credits_language(game: Game, language: str) -> str:
    """Return the language of a game's credits: the one asked for, or English."""
    return language_of_file(game.package, FILE, language)


def read_credits(text: str, game: str, file: str) -> Credits:
    """Read and check the file of a game's credits.

    Raises:
        CreditsError: with every fault.
    """
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise CreditsError(
            (_fault(file, game, Reason("credits-no-toml", why=system_reason(fault))),)
        ) from fault
    faults = [_fault(file, game, why) for why in _whats_wrong(table)]
    if faults:
        raise CreditsError(tuple(faults))
    found: dict[str, Any] = {
        name: tuple(value) if name in LISTS else value for name, value in table.items()
    }
    return Credits(**found)


def _fault(file: str, game: str, why: Reason) -> Reason:
    return Reason("in-credits", file=file, game=game, why=why)


def _whats_wrong(table: Mapping[str, Any]) -> list[Reason]:
    known = field_names(Credits)
    faults = [
        Reason("no-credit", name=name, near=nearest(name, known))
        for name in table
        if name not in known
    ]
    faults += [Reason("credit-missing", name=name) for name in NEEDED if name not in table]
    for name in known:
        if name not in table:
            continue
        values = table[name] if name in LISTS else [table[name]]
        if not isinstance(values, list) or not all(_is_text(one) for one in values):
            if name in LISTS:
                faults.append(Reason("credit-no-list", name=name))
            else:
                faults.append(Reason("credit-no-text", name=name))
            continue
        if name in SENTENCES:
            faults += [
                Reason("credit-no-sentence", name=name, text=one)
                for one in values
                if one[-1:] not in tuple(SENTENCE_ENDS)
            ]
        if name == "authors" and not values:
            faults.append(Reason("credit-missing", name=name))
        if name == "address" and values[0] not in UNSAID and not _ADDRESS.fullmatch(values[0]):
            faults.append(Reason("credit-no-address", text=values[0]))
    return faults


def _is_text(value: object) -> bool:
    return isinstance(value, str) and bool(value.strip()) and not set("{}\n") & set(value)


def credit_lines(made: Credits, language: str) -> tuple[CreditLine, ...]:
    """Narrate credits as lines, in order."""
    texts = shared_texts(language)

    def say(name: str, value: str) -> str:
        unsaid = value if value in UNSAID else "said"
        return texts.format(f"credits-{name}", {"value": value, "known": unsaid})

    authors = say("authors", SpokenList(Listing.of([*made.authors])).format(texts.language))
    lines = [CreditLine(authors)]
    lines += [CreditLine(say("contributor", one)) for one in made.contributors]
    lines += [
        CreditLine(say(name, getattr(made, name))) for name in ("publisher", "year", "version")
    ]
    lines += [CreditLine(one) for one in made.marks] or [CreditLine(say("marks", "none"))]
    lines.append(CreditLine(say("licence", made.licence)))
    spelled = "" if made.address in UNSAID else made.address
    lines.append(CreditLine(say("address", made.address), spelled))
    lines += [CreditLine(one) for one in made.notes]
    return tuple(lines)
