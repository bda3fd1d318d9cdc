"""Statistics of a player over all games that are over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from audiogame.archive.results import PERSON, GameResult, SeatResult
from audiogame.rules.value import Value


class Against(Value):
    """Counts of games with one kind of opponents at the table.

    Args:
        kind: "person", or the strength of bots.
    """

    kind: str
    games: int
    won: int


class Statistics(Value):
    """Statistics of one player in one game.

    Args:
        advised: whether it is of the games in which the player asked for advice, or of the others.
        alone: whether it is of the games of one seat alone, which are neither won nor lost.
        games: number that ended by the rules or were given up; giving up loses.
        won: number alone, or with partners, in first place, and `shared` with others.
        given_up: number of them that the player gave up.
        points: of each game that was not given up, in the order of the games.
        money: won in all of them together, also in games that were left; None without money.
        streak: the most wins in a row; `wins` and `losses` count the current row.
        throws: number in `luck`, the points they brought; `expected` is what they bring on average.
        against: by kind of opponents.
        apart: games that are counted apart, and `last_apart` whether the last one is.
    """

    player: str
    game: str
    advised: bool
    alone: bool
    games: int
    won: int
    shared: int
    given_up: int
    points: tuple[int, ...]
    money: int | None
    streak: int
    wins: int
    losses: int
    throws: int
    luck: int
    expected: float
    against: tuple[Against, ...]
    apart: int
    last_apart: bool


Played = tuple[GameResult, SeatResult]


def statistics(results: Iterable[GameResult]) -> Iterator[Statistics]:
    """Return the statistics of every person by game, sorted by name.

    Games in which the player asked for advice come after those without, separately, and games of
    one seat alone after those against others.

    Args:
        results: all games, in the order they began.
    """
    own: dict[tuple[str, str, bool, bool], list[Played]] = {}
    for result in results:
        for seat in result.seats:
            if seat.kind == PERSON:
                kind = seat.player, result.game, result.alone, seat.advice > 0
                own.setdefault(kind, []).append((result, seat))
    for key, played in sorted(own.items()):
        yield _of(*key, played)


def _of(player: str, game: str, alone: bool, advised: bool, played: list[Played]) -> Statistics:
    counted = [(result, seat) for result, seat in played if not result.apart]
    ended = [(result, seat) for result, seat in counted if seat.place or seat.gave_up]
    wins = [_won(result, seat) for result, seat in ended]
    first = 0 if alone else sum(seat.place == 1 for _, seat in ended)
    rows = [(won, len(list(row))) for won, row in groupby(wins)]
    money = [seat.money for _, seat in counted if seat.money is not None]
    return Statistics(
        player=player,
        game=game,
        advised=advised,
        alone=alone,
        games=len(ended),
        won=sum(wins),
        shared=first - sum(wins),
        given_up=sum(seat.gave_up for _, seat in ended),
        points=tuple(
            seat.points for _, seat in ended if seat.points is not None and not seat.gave_up
        ),
        money=sum(money) if money else None,
        streak=max((count for won, count in rows if won), default=0),
        wins=rows[-1][1] if rows and rows[-1][0] else 0,
        losses=rows[-1][1] if rows and not rows[-1][0] and not alone else 0,
        throws=sum(seat.throws for _, seat in counted),
        luck=sum(seat.luck for _, seat in counted),
        expected=sum(seat.expected for _, seat in counted),
        against=tuple(_against(ended)),
        apart=len(played) - len(counted),
        last_apart=played[-1][0].apart,
    )


def _won(result: GameResult, seat: SeatResult) -> bool:
    first = {one.side for one in result.seats if one.place == 1}
    return seat.place == 1 and len(first) == 1 and not result.alone


def _against(ended: list[Played]) -> Iterator[Against]:
    kinds: dict[str, list[bool]] = {}
    for result, seat in ended:
        for kind in {other.kind for other in result.seats if other.side != seat.side}:
            kinds.setdefault(kind, []).append(_won(result, seat))
    for kind, wins in sorted(kinds.items()):
        yield Against(kind, len(wins), sum(wins))
