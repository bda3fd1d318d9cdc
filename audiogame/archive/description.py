"""Say in words what a record is: its game, players, when, and how far it went."""

from __future__ import annotations

from datetime import datetime
from functools import cache

from audiogame.archive.folder import KeptRecord
from audiogame.archive.summary_file import RecordSummary
from audiogame.narration.faults import each_told
from audiogame.narration.game_titles import game_title
from audiogame.narration.narrator import Narrator, Verbosity
from audiogame.narration.texts import Texts
from audiogame.rules.game import Game

PACKAGE = "audiogame.archive"


@cache
def _texts(package: str) -> Texts:
    """Read the messages of a package, once: a list of records needs them again and again.

    A game that is faulty now has records of a time when it was not: what can be read is told.
    """
    return Texts(packages=(package,), whole=False)


def game_narrator(game: Game, verbosity: Verbosity = Verbosity.FULL) -> Narrator:
    """Return a narrator that knows the sentences of a game."""
    return Narrator(_texts(game.package), game.name, verbosity=verbosity)


def archive_narrator(verbosity: Verbosity = Verbosity.FULL) -> Narrator:
    """Return a narrator that knows what is told of records."""
    return Narrator(_texts(PACKAGE), verbosity=verbosity)


def when(narrator: Narrator, played: float, now: datetime) -> str:
    """Say when something was played: `played` in seconds since 1970, in the time of `now`."""
    moment = datetime.fromtimestamp(played, now.tzinfo)
    time = moment.strftime("%H:%M")
    days = (now.date() - moment.date()).days
    if days in (0, 1):
        return narrator.say("when-yesterday" if days else "when-today", time=time).lower()
    month = narrator.say("month", month=moment.month)
    return narrator.say("when", day=moment.day, month=month, year=str(moment.year), time=time)


def listed(narrator: Narrator, names: tuple[str, ...]) -> str:
    """Say several names, such as "Ann, Bo and Cy"."""
    if len(names) < 2:
        return "".join(names)
    return narrator.say("names", first=names[:-1], last=names[-1])


def describe(narrator: Narrator, kept: KeptRecord, now: datetime) -> str:
    """Say what a record is, in one or two sentences."""
    played = when(narrator, kept.played, now)
    summary = kept.summary
    if summary is None:
        return narrator.say("record-damaged", when=played, why=" ".join(each_told(kept.why)))
    return narrator.say(
        "record",
        title=game_title(summary.game),
        players=listed(narrator, summary.players),
        when=played,
        ending=_ending(narrator, summary),
    )


def _ending(narrator: Narrator, summary: RecordSummary) -> str:
    moves, names = summary.moves, summary.players
    if summary.result:
        first = tuple(
            name for name, place in zip(names, summary.result.split(), strict=False) if place == "1"
        )
        if not first:  # somebody who sat down or left meanwhile
            return narrator.say("record-over", moves=moves)
        return narrator.say(
            "record-won", shared=len(first) > 1, winners=listed(narrator, first), moves=moves
        )
    if summary.gave_up:
        losers = tuple(name for seat, name in enumerate(names) if seat in summary.gave_up)
        return narrator.say("record-given-up", losers=listed(narrator, losers), moves=moves)
    return narrator.say("record-left" if summary.left else "record-running", moves=moves)
