"""Statistics as sentences, and as CSV."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields
from functools import partial
from typing import TextIO

from audiogame.archive.description import game_narrator, own_name, told_line
from audiogame.archive.results import PERSON, GameResult, SeatResult, Statistics
from audiogame.narration.cldr import with_point
from audiogame.narration.narrator import Line, Narrator
from audiogame.narration.titles import game_title
from audiogame.rules.fault import Fault
from audiogame.rules.figures import NO_FIGURES, Figures
from audiogame.table.asked_figures import AskedFigures
from audiogame.table.library import find_game


def decimal(narrator: Narrator, value: float, digits: int = 1) -> str:
    """Return a number with its sign in words, written as in the narrator's language."""
    digits_only = f"{abs(value):.{digits}f}"
    below = value < 0 and float(digits_only) > 0
    text = with_point(digits_only, narrator.texts.language)
    return f"{narrator.texts.format('minus', {})} {text}" if below else text


def headline(narrator: Narrator, one: Statistics, player: str = "") -> str:
    """Return a sentence on the games played and won.

    It comes after one that the last game is not counted, if so.

    Args:
        player: what the player is called; empty for the name.
    """
    apart = f"{narrator.say('stat-last-apart')} " if one.last_apart else ""
    return apart + narrator.say(
        "stat-games",
        player=player or one.player,
        game=game_title(one.game, narrator.texts.language),
        advised=one.advised,
        alone=one.alone,
        games=one.games,
        won=one.won,
        shared=one.shared,
    )


def called(narrator: Narrator, found: Sequence[Statistics], own: str = "") -> dict[str, str]:
    """Return what each player is called by name: "you" where there is one person.

    Args:
        own: the name in the player's settings; empty for none.
    """
    names = {one.player for one in found}
    return {name: own_name(narrator, name, own) if len(names) == 1 else name for name in names}


def sentences(narrator: Narrator, one: Statistics, player: str = "") -> Iterator[Line]:
    """Yield all statistics of one player and one game as sentences, each with its language.

    Args:
        player: what the player is called; empty for the name.
    """
    say = partial(told_line, narrator)
    figures = AskedFigures(_figures_of(one.game))
    yield Line(headline(narrator, one, player), language=narrator.texts.language)
    if one.given_up:
        yield say("stat-given-up", games=one.given_up, alone=one.alone)
    if one.points:
        low, high = min(one.points), max(one.points)
        best, worst = (low, high) if figures.low_wins else (high, low)
        average = decimal(narrator, sum(one.points) / len(one.points))
        yield say("stat-points", best=best, worst=worst, average=average)
    if one.games and not one.alone:
        yield say("stat-streak", streak=one.streak, wins=one.wins, losses=one.losses)
    if one.money is not None and (one.money or not one.points):
        earned = figures.earned(one.money)
        if earned is not None:
            game = game_narrator(narrator.texts.wanted, find_game(one.game))
            yield Line(game.tell(earned), language=game.texts.language)
        else:
            digits = len(str(figures.coins)) - 1
            amount = decimal(narrator, abs(one.money) / figures.coins, digits)
            yield say("stat-money", won=one.money >= 0, amount=amount)
    if one.throws:
        yield say(
            "stat-luck",
            throws=one.throws,
            average=decimal(narrator, one.luck / one.throws, 2),
            expected=decimal(narrator, one.expected / one.throws, 3),
            more=one.luck >= one.expected,
            points=decimal(narrator, abs(one.luck - one.expected)),
        )
    for other in one.against:
        message = "stat-against-people" if other.kind == PERSON else "stat-against-bots"
        yield say(message, kind=other.kind, games=other.games, won=other.won)
    if one.apart:
        yield say("stat-apart", games=one.apart)


def failed_games(results: Iterable[GameResult], language: str) -> str:
    """List the titles of games whose figures have failed, in a language; empty if none has."""
    return ", ".join(
        game_title(name, language) for name in sorted({one.game for one in results if one.failed})
    )


def _figures_of(name: str) -> Figures:
    """Return the figures of a game; none if it is not installed any more, or cannot be loaded."""
    try:
        return find_game(name).figures
    except Fault:
        return NO_FIGURES


_GAME = ("record", "started", "game", "moves", "apart")
_SEAT = tuple(part.name for part in fields(SeatResult))


def write_csv(results: Iterable[GameResult], file: TextIO) -> None:
    """Write a row for each seat of each game."""
    rows = csv.writer(file, lineterminator="\n")
    rows.writerow((*_GAME, *_SEAT, "opponents"))
    for result in results:
        for seat in result.seats:
            game = [getattr(result, name) for name in _GAME[:-1]]
            opponents = sorted(other.kind for other in result.seats if other.seat != seat.seat)
            values = [getattr(seat, name) for name in _SEAT[:-1]]
            values.append(int(seat.gave_up))
            if result.alone:
                values[_SEAT.index("place")] = None
            rows.writerow([*game, int(result.apart), *values, " ".join(opponents)])
