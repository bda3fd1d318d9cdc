"""A record given away: unchanged with names, and still verifiable without."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pressed import press, typed
from recorded import play, sika

from audiogame.archive.shared_copy import NAMELESS, shared_copy
from audiogame.archive.verdict import verify
from audiogame.lobby.menu_entries import records_menu
from audiogame.table.library import find_game, own_games
from audiogame.table.record import read_record
from audiogame.table.record_file import kept_private
from audiogame.table.replay import Replay

GAMES = [find_game(name) for name in own_games()]


def test_with_names_a_copy_is_the_record(tmp_path: Path) -> None:
    path = sika(tmp_path)
    assert shared_copy(path, names=True).encode() == path.read_bytes()


def test_without_names_a_copy_verifies_as_the_record_does(tmp_path: Path) -> None:
    """The bot's is the only name in it, also where a remark has arbitrary text."""
    path = sika(tmp_path)
    named = path.read_bytes()
    text = shared_copy(path, names=False)
    assert b"Ann" in named
    assert "Ann" not in text
    assert f"seat 0: person {NAMELESS} 1" in text
    assert "casual Bo" in text
    bare = read_record(text.encode())
    found = [(one.message, one.verdict) for one in verify(bare, kept_private(path, bare))]
    whole = verify(read_record(named), kept_private(path, bare))
    assert found == [(one.message, one.verdict) for one in whole]


def test_a_chair_and_a_remark_tell_no_name(tmp_path: Path) -> None:
    path = tmp_path / "by-hand.record"
    lines = ("audiogame record 2", "sealed: no", "game: ten-die-poker 2", "seat 0: person Ann")
    more = ("seat 1: casual Bo", "luck: seed 7", "; Ann was here", "# chair 2 person Cy Dee")
    path.write_text("\n".join((*lines, *more, "# chair 2 casual Max")) + "\n", encoding="utf-8")
    text = shared_copy(path, names=False)
    assert text.splitlines()[3:] == [
        f"seat 0: person {NAMELESS} 1",
        "seat 1: casual Bo",
        "luck: seed 7",
        f"# chair 2 person {NAMELESS} 3",
        "# chair 2 casual Max",
    ]


@given(st.sampled_from(GAMES), st.randoms(use_true_random=False), st.booleans())
def test_without_names_every_game_is_played_again_the_same(
    tmp_path_factory: pytest.TempPathFactory, game: object, random: object, sealed: bool
) -> None:
    played = play(game, random, 30)  # type: ignore[arg-type]  # drawn from the lists above
    path = tmp_path_factory.mktemp("shared") / "one.record"
    path.write_text(played.text(sealed), encoding="utf-8")
    again = Replay(read_record(shared_copy(path, names=False).encode()), played.private).to_end()
    assert again.state == played.table.state
    assert not any(player.name.startswith("P0") for player in again.players)


@pytest.mark.parametrize("bare", [False, True])
def test_a_record_is_shared_from_the_menu(tmp_path: Path, bare: bool) -> None:
    """As a named file, never over another; its text goes to the clipboard file."""
    path = sika(tmp_path)
    data, given_away = tmp_path / "data", tmp_path / "for bo.record"
    to_share = ("enter", *["down"] * 3, "enter")
    entry = ["down"] * (3 if bare else 1)
    lines = press(
        records_menu, data, *to_share, *entry, "enter", *typed(str(given_away)),
        *("enter", *entry, "enter"), *typed(str(given_away)), "escape", "escape",
    )  # fmt: skip
    assert given_away.read_text(encoding="utf-8") == shared_copy(path, names=not bare)
    assert f"Saved to {given_away}." in lines
    assert any(f"{given_away} already exists, so nothing was written." in line for line in lines)
    (data / "settings.toml").write_text('copy_to = "file"\n', encoding="utf-8")
    press(records_menu, data, *to_share, *["down"] * (2 if bare else 0), "enter", "escape")
    copied = (data / "copied.txt").read_text(encoding="utf-8")
    assert copied == shared_copy(path, names=not bare)
