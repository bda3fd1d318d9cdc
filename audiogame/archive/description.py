"""Describe a record in words: its game, players, date, and how far it went."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache

from audiogame.archive.folder import KeptRecord
from audiogame.archive.summary_file import RecordSummary
from audiogame.narration.faults import each_told
from audiogame.narration.narrator import Line, Narrator, Verbosity
from audiogame.narration.texts import Texts
from audiogame.narration.titles import game_title
from audiogame.rules.game import Game
from audiogame.rules.seat import UNNAMED
from audiogame.table.notes import read_result

PACKAGE = "audiogame.archive"


@cache
def _texts(language: str, *packages: str) -> Texts:
    """Read and cache the messages of packages: a list of records needs them again and again.

    A game that is faulty now may have records from before: what can be read is returned.
    """
    return Texts(language, packages, whole=False)


def game_narrator(language: str, game: Game, verbosity: Verbosity = Verbosity.FULL) -> Narrator:
    """Return a narrator with the sentences of a game and those about records.

    All are in the language of this code, or in English if it lacks those of the game: a sentence
    about a game that quotes it is never in two.
    """
    return Narrator(_texts(language, PACKAGE, game.package), game.name, verbosity=verbosity)


def archive_narrator(language: str, verbosity: Verbosity = Verbosity.FULL) -> Narrator:
    """Return a narrator with the sentences about records, in a language given by its code."""
    return Narrator(_texts(language, PACKAGE), verbosity=verbosity)


def told_line(narrator: Narrator, message: str, **args: object) -> Line:
    """Return a message as a line with its language."""
    return Line(narrator.say(message, **args), language=narrator.texts.language)


def when(narrator: Narrator, played: float, now: datetime) -> str:
    """Return when a game was played, in words, by the clock of that day: it may have been summer.

    Args:
        narrator: has the words.
        played: seconds since 1970.
        now: with its zone.
    """
    moment = datetime.fromtimestamp(played, UTC).astimezone()
    time = moment.strftime("%H:%M")
    days = (now.astimezone().date() - moment.date()).days
    if days in (0, 1):
        return narrator.say("when-yesterday" if days else "when-today", time=time).lower()
    month = narrator.say("month", month=moment.month)
    return narrator.say("when", day=moment.day, month=month, year=str(moment.year), time=time)


def listed(narrator: Narrator, names: tuple[str, ...]) -> str:
    """Join names to a list, such as "Ann, Bo and Cy"."""
    return narrator.say("names", names=names)


def own_name(narrator: Narrator, name: str, own: str = "") -> str:
    """Return "you" for the only person of a record without a name of their own; else the name.

    Args:
        own: the name in the player's settings; empty for none.
    """
    plain, _, number = name.partition(" ")
    unnamed = plain == UNNAMED and number.isdecimal()
    return narrator.say("you").lower() if unnamed or name == own else name


def describe(
    narrator: Narrator, kept: KeptRecord, now: datetime, own: str = "", unfinished: bool = False
) -> str:
    """Describe a record in one or two sentences.

    Args:
        own: the name in the player's settings; empty for none.
        unfinished: whether it is told among unfinished games alone, which goes without saying.
    """
    played, language = when(narrator, kept.played, now), narrator.texts.language
    summary = kept.summary
    if summary is None:
        why = " ".join(each_told(kept.why, language))
        return narrator.say("record-damaged", when=played, why=why)
    return narrator.say(
        "record",
        title=game_title(summary.game, language),
        players=_players(narrator, summary, own),
        when=played,
        ending="" if unfinished and summary.moves else _ending(narrator, summary, own),
    ).strip()


def _players(narrator: Narrator, summary: RecordSummary, own: str) -> tuple[str, ...]:
    names = summary.players
    if len(summary.people) != 1:
        return names
    (one,) = summary.people
    return tuple(
        own_name(narrator, name, own) if seat == one else name for seat, name in enumerate(names)
    )


def _ending(narrator: Narrator, summary: RecordSummary, own: str) -> str:
    moves, names = summary.moves, _players(narrator, summary, own)
    if summary.result:
        ranked = [*zip(names, read_result(summary.result), strict=False)]
        if len(ranked) == 1:  # one seat alone neither wins nor loses
            return narrator.say("record-alone", moves=moves)
        first = [(name, side) for name, (place, side) in ranked if place == 1]
        if not first:  # players who sat down or left meanwhile
            return narrator.say("record-over", moves=moves)
        together = len({side for _, side in first}) == 1 and first[0][1]
        return narrator.say(
            "record-won",
            shared=len(first) > 1 and not together,
            winners=tuple(name for name, _ in first),
            moves=moves,
        )
    if summary.gave_up:
        losers = tuple(name for seat, name in enumerate(names) if seat in summary.gave_up)
        return narrator.say("record-given-up", losers=losers, moves=moves)
    return narrator.say("record-left" if summary.left else "record-running", moves=moves)
