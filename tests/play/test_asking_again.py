"""E and W pressed again tell one seat after the other; Shift+L may sum up in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from pressed import play

from audiogame.table.library import all_names, find_game

pytestmark = pytest.mark.over_the_line


def asked(data: Path, game: str, *keys: str) -> list[str]:
    """Return the answers to keys at the first question of a game, from its first seat."""
    seats = ",".join(["you", *["bot"] * (find_game(game).seats[0] - 1)])
    before = play(data / "before", "wait", game=game, seats=seats)
    return play(data / "asked", "wait", *keys, game=game, seats=seats)[len(before) - 1 :]


@pytest.mark.parametrize("game", all_names())
def test_the_standing_asked_again_tells_the_next_seat_alone(tmp_path: Path, game: str) -> None:
    """Every other seat in turn, then all of them; another question begins anew."""
    others = find_game(game).seats[0] - 1
    first, *rows, whole, row, turn, last = asked(tmp_path, game, *"e" * (others + 3), "t", "e")[
        : others + 5
    ]
    assert first == whole == last
    assert row == rows[0] != first
    assert turn not in (first, row)
    assert len(set(rows)) == others
    for one in rows:
        assert "you" not in one.lower(), one
        assert len(one) < len(first), one


@pytest.mark.parametrize("game", all_names())
def test_who_sits_where_asked_again_walks_the_seats(tmp_path: Path, game: str) -> None:
    """Each seat alone, with all that E says of it and whether it is a bot, then everybody again."""
    seats = find_game(game).seats[0]
    answers = asked(tmp_path, game, "e", *"e" * (seats - 1), *"w" * (seats + 2))
    standing, *others = answers[:seats]
    first, own, *rows, whole = answers[seats : 2 * seats + 2]
    assert first == whole
    assert own.startswith("You")
    assert own.rstrip(".") in standing
    assert sorted(row.partition(", a bot. ")[2] for row in rows) == sorted(others)


def test_what_happened_since_a_choice_in_poker_is_a_sentence_and_then_the_lines(
    tmp_path: Path,
) -> None:
    """Shift+L says the own place and the leader; again, it repeats the lines."""
    told, *lines = asked(tmp_path, "ten-die-poker", "L", "L")
    assert told.startswith("You")
    assert len(told.split()) <= 15
    assert lines[0].startswith("New game.")
