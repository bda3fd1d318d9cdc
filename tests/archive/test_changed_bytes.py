"""A record with one byte changed, at every place, in games of forced moves, parts and the like.

It is never verified as true, and never fails in another way than by saying which line is wrong.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from auction import GAME as AUCTION
from distribution import find_by_name
from five_throws import GAME as FIVE_THROWS
from forgeries import judge, private, sealed, whole_game
from little_whist import GAME as LITTLE_WHIST
from short_race import GAME as SHORT_RACE

from audiogame.archive.verdict import Verdict, overall, verify
from audiogame.table.record import RecordError, read_record

HAS = {
    "little-whist": ("! lead ", " knock", " play ", "a 1b ", "# open "),
    "short-race": (" move ", "-"),
    "auction": (" bid ", " pass"),
    "five-throws": (" throw", "# result 1"),
}
"""What the record of each game has: forced moves, sides and answers out of turn; parts; typed
numbers; one seat alone."""
GAMES = (LITTLE_WHIST, SHORT_RACE, AUCTION, FIVE_THROWS)
CHANGES = (0x01, 0x02, 0x10, 0x80)
"""Bits of a byte that are turned: another digit or letter, a mark, no text at all."""

LONG = 50
"""Letters from which on a line has a hash, of which some letters are enough."""


@pytest.fixture(autouse=True)
def found(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Find the games by their names."""
    for game in GAMES:
        find_by_name(monkeypatch, tmp_path_factory.mktemp("packages"), game)


def verdict_on(data: bytes) -> Verdict:
    """Return the verdict on a record; WRONG where it is refused, with its line and the reason."""
    try:
        record = read_record(data)
        return overall([*verify(record, private(record))])
    except RecordError:
        return Verdict.WRONG


def changed(data: bytes, at: int) -> Iterator[bytes]:
    """Yield a record with one byte changed."""
    for bits in CHANGES:
        yield data[:at] + bytes([data[at] ^ bits]) + data[at + 1 :]


@pytest.mark.parametrize("name", HAS)
def test_no_changed_byte_is_verified_as_true(name: str) -> None:
    lines = whole_game(name)
    for part in HAS[name]:
        assert any(part in line for line in lines), (part, lines)
    data = sealed([*lines])
    assert verdict_on(data) is Verdict.GOOD
    for at in range(len(data)):
        for other in changed(data, at):
            assert verdict_on(other) is Verdict.WRONG, (at, data[: at + 1].decode())


@pytest.mark.parametrize("name", HAS)
def test_nor_is_luck_or_a_forced_move_with_right_checks(name: str) -> None:
    """A forger writes the check of each line anew.

    What people choose in the open is not signed, and may have been another choice; but nothing
    fails.
    """
    lines = whole_game(name)
    assert judge([*lines])[0] is Verdict.GOOD
    for at, line in enumerate(lines):
        fixed = line.startswith(("! ", "* ", "# open ", "# key ", "# seed ", "# result "))
        for place in range(0, len(line), 1 if len(line) < LONG else 5):
            for bits in CHANGES[: 1 + fixed]:
                letter = chr(ord(line[place]) ^ bits)
                other = f"{line[:place]}{letter}{line[place + 1 :]}"
                verdict, why = judge([*lines[:at], other, *lines[at + 1 :]])
                assert not fixed or verdict is not Verdict.GOOD, (other, why)
