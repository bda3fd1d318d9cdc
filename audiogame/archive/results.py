"""Results of games for each of their seats, from their records, and statistics over all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

from audiogame.archive.folder import KeptRecord
from audiogame.rules.game import Game
from audiogame.rules.state import Event, Seat, State, seen_by_all
from audiogame.rules.value import Value
from audiogame.table.asked_figures import AskedFigures
from audiogame.table.notes import read_notes
from audiogame.table.record import Record
from audiogame.table.record_file import kept_private
from audiogame.table.replay import Replay
from audiogame.table.table import EMPTY, Player

PERSON = "person"


@dataclass(frozen=True)
class SeatResult:
    """Result of a game for one seat.

    Args:
        seat: the seat, from 0.
        player: name of the player at the end.
        kind: "person", or the strength of a bot.
        side: its side, which it shares with its partners.
        place: 1 for the first, and for one seat alone; None if the game was left without an end, or
            given up.
        gave_up: whether this seat has given the game up.
        points: None where the game counts none; money in the smallest coin likewise.
        throws: number of throws or cards in `luck`.
        luck: the points that they brought; `expected` is their average.
        advice: at how many decisions advice was asked.
    """

    seat: Seat
    player: str
    kind: str
    side: int
    place: int | None
    points: int | None
    money: int | None
    throws: int
    luck: int
    expected: float
    advice: int = 0
    gave_up: bool = False


@dataclass(frozen=True)
class GameResult:
    """Result of a game.

    Args:
        record: the file's name.
        size: its bytes, and `played` the time it was written to last: when either differs, the file
            is another one.
        started: when the game began, as the record says it.
        moves: number of moves in the line of play.
        apart: whether it is counted apart: something was taken back, or taken over from another
            game, its seed was given before, or it was written by hand.
        failed: whether the figures of the game failed, so that something is not counted.
        alone: whether one seat has played alone, which neither wins nor loses.
    """

    record: str
    size: int
    played: float
    game: str
    started: str
    moves: int
    apart: bool
    seats: tuple[SeatResult, ...]
    failed: bool = False
    alone: bool = False


class Fortunes:
    """Sums each seat's luck over its throws and cards.

    Args:
        figures: evaluate each throw or card.
        hidden_from: seats from whose combined view it is counted; none where nothing is hidden.
    """

    seats: tuple[Seat, ...] = ()

    def __init__(self, figures: AskedFigures, hidden_from: tuple[Seat, ...] = ()) -> None:
        self._figures = figures
        self._hidden_from = hidden_from
        self.sums: dict[Seat, tuple[int, int, float]] = {}

    def count(self, events: Iterable[Event]) -> None:
        """Add every throw and card of the events of a line of play."""
        for event in events:
            seen = seen_by_all(event, self._hidden_from)
            met = self._figures.fortune(seen) if seen is not None else None
            if met is not None:
                throws, luck, expected = self.of(met.seat)
                self.sums[met.seat] = (throws + 1, luck + met.points, expected + met.expected)

    def of(self, seat: Seat) -> tuple[int, int, float]:
        """Return throws, points and expected points of a seat."""
        return self.sums.get(seat, (0, 0, 0.0))


def counted_apart(record: Record) -> bool:
    """Return whether a game is counted apart from the others."""
    notes = read_notes(record.notes)
    seeded = not record.header.luck.startswith("sha256 ")
    return bool(notes.undone or notes.copied) or seeded or not record.sealed


def result_of(kept: KeptRecord) -> GameResult:
    """Compute the result of a game that is over, or was left.

    At a table that was left, secrets that were never revealed count for nothing.

    Raises:
        OSError: the file does not exist any more.
        RecordError: a line is not possible where it stands.
    """
    if kept.record is None:
        raise FileNotFoundError(kept.path)
    table = Replay(kept.record, kept_private(kept.path, kept.record)).to_end()
    advised = read_notes(kept.record.notes).advised
    figures = AskedFigures(table.game.figures)
    gave_up = read_notes(kept.record.notes).gave_up
    over = table.state.result is not None or bool(gave_up)
    public = () if over else tuple(range(table.state.seats))
    fortunes = Fortunes(figures, public)
    fortunes.count(table.told_so_far())
    view = seen_by_all(table.state, public)
    seats = tuple(
        _seat_result(
            view, table.game, seat, player, figures, fortunes, advised.count(seat), seat in gave_up
        )
        for seat, player in enumerate(table.players)
        if player != EMPTY
    )
    return GameResult(
        record=kept.path.name,
        size=kept.path.stat().st_size,
        played=kept.played,
        game=table.game.name,
        started=kept.record.header.started,
        moves=len(table.moves),
        apart=counted_apart(kept.record),
        seats=seats,
        failed=figures.failed,
        alone=table.state.seats == 1,
    )


def _seat_result(
    state: State,
    game: Game,
    seat: Seat,
    player: Player,
    figures: AskedFigures,
    fortunes: Fortunes,
    advice: int,
    gave_up: bool,
) -> SeatResult:
    points, money = figures.points(state), figures.money(state)
    throws, luck, expected = fortunes.of(seat)
    kind = player.bot or PERSON
    return SeatResult(
        seat=seat,
        player=player.name,
        kind=next(iter(game.bots)) if kind == "bot" else kind,
        side=state.side(seat),
        place=state.result.places[seat] if state.result is not None else None,
        points=points[seat] if points else None,
        money=money[seat] if money else None,
        throws=throws,
        luck=luck,
        expected=expected,
        advice=advice,
        gave_up=gave_up,
    )


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
