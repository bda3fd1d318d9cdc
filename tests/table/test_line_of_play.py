"""The line of play returns what was stored, packed or not; so do the lengths of a stream."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as some

from audiogame.archive.journal import Journal
from audiogame.rules.options import read_options
from audiogame.server.hosted_table import HostedTable
from audiogame.server.place import BLOCK, LineLengths
from audiogame.table.library import find_game
from audiogame.table.line_of_play import PIECE, TAIL, LineOfPlay
from audiogame.table.luck import Luck
from audiogame.table.move_list import Player, Taken, Written, choice_before, moves_of
from audiogame.table.record import read_move
from audiogame.table.table import Step, Table


def entry(number: int) -> Taken:
    if number % 40 == 7:
        return Taken(number % 3, Player(f"Zoë {number}", None if number % 2 else "casual"), number)
    seat = number % 4 - 1
    return Taken(seat, Written(number, f"{seat} call {number}"), number)


@given(
    some.lists(
        some.one_of(
            some.integers(1, 150).map(lambda count: ("append", count)),
            some.floats(0, 1).map(lambda part: ("cut", part)),
            some.just(("pack", 0)),
        ),
        max_size=12,
    )
)
def test_a_compressed_line_of_play_is_the_same_line(changes: list[tuple[str, float]]) -> None:
    line, wanted, number = LineOfPlay(), list[Taken](), 0
    for what, how in changes:
        match what:
            case "append":
                for _ in range(int(how)):
                    number += 1
                    line.append(entry(number))
                    wanted.append(entry(number))
            case "cut":
                length = int(len(wanted) * how)
                line.cut(length)
                del wanted[length:]
            case _:
                line.pack()
        assert len(line) == len(wanted)
        assert [*line] == wanted
        assert [*reversed(line)] == wanted[::-1]
        for seat in range(-1, 4):
            moves = [one for one in moves_of(wanted) if one.seat == seat]
            assert line.last_of((seat,)) == (moves[-1] if moves else None)
        both = [one for one in moves_of(wanted) if one.seat in (0, 2)]
        assert line.last_of((0, 2)) == (both[-1] if both else None)
    for at in {0, len(wanted) // 2, len(wanted) - 1} if wanted else ():
        assert line[at] == wanted[at]
        assert line[at - len(wanted)] == wanted[at]
        assert line[at:] == wanted[at:]
        assert line[: at + 1] == wanted[: at + 1]
        assert line[at // 2 : at] == wanted[at // 2 : at]


def test_a_server_packs_a_line_and_takes_back_beyond_its_tail() -> None:
    """Packed moves are replayed from the milestone before them, with the same luck."""
    game = find_game("ten-die-poker")
    players = (Player("Ann"), Player("Cy"), Player("Bo"), Player("Di"))
    options = read_options(game.options, ("rounds=0", "bank=1000000", "credit=on"))

    def played(packs: bool, moves: int) -> Table:
        table = Table(game, players, options, Luck("7"), lambda line: None)
        if packs:
            HostedTable(table, Journal(None))
        table.open()
        while len(table.line) < moves:
            if table.step() is not Step.MOVED:
                seat = table.awaited[0]
                table.submit(seat, table.state.legal_actions(seat)[0])
        return table

    packed, whole = played(True, 700), played(False, 700)
    assert [one.number for one in packed.line] == [one.number for one in whole.line]
    assert any(isinstance(one.what, Written) for one in packed.line)
    assert packed.state == whole.state
    state, _ = packed.start()
    for ours, theirs in zip(packed.line, whole.line, strict=True):
        if isinstance(ours.what, Written):
            assert read_move(state, ours.what.at, ours.what.words) == (theirs.seat, theirs.what)
        state, _ = state.apply(theirs.seat, theirs.what)  # type: ignore[arg-type]  # no chairs here
    first = next(
        at
        for at in range(TAIL + 2 * PIECE, 700)
        if whole.line[-at].seat >= 0 and not isinstance(whole.line[-at].what, Player)
    )
    for table in (packed, whole):
        assert choice_before(table.line, first) == len(table.line) - first
        table.take_back(first)
    assert packed.state == whole.state
    assert packed.decisions == whole.decisions
    while len(whole.line) < 700:
        for table in (packed, whole):
            if table.step() is not Step.MOVED:
                seat = table.awaited[0]
                table.submit(seat, table.state.legal_actions(seat)[-1])
    assert packed.state == whole.state


def stored(changes: list[tuple[int, int]]) -> Iterator[tuple[LineLengths, list[int]]]:
    """Store lengths; yield them after each change, with those that are wanted."""
    lengths, wanted, length = LineLengths(), list[int](), 0
    for entries, more in changes:
        length += more
        lengths.keep(entries, length)
        del wanted[entries:]
        wanted += [length] * (entries + 1 - len(wanted))
        yield lengths, wanted


@given(some.lists(some.tuples(some.integers(0, 30), some.integers(-3, 600)), max_size=30))
def test_lengths_of_a_stream_are_stored_and_truncated(changes: list[tuple[int, int]]) -> None:
    for lengths, wanted in stored(changes):
        assert [lengths.after(at) for at in range(len(wanted))] == wanted
        assert lengths.after(len(wanted)) == 0


@given(some.lists(some.tuples(some.integers(0, 900), some.integers(-3, 600)), max_size=8))
def test_lengths_far_back_are_kept(changes: list[tuple[int, int]]) -> None:
    """Packed ones too, with an undo in the midst of them."""
    for lengths, wanted in stored(changes):
        for at in {0, BLOCK - 1, BLOCK, 2 * BLOCK, len(wanted) // 2, len(wanted) - 1}:
            assert lengths.after(at) == (wanted[at] if at < len(wanted) else 0)
