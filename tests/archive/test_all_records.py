"""Records of every game: played again they are equal; changed, they are refused."""

from __future__ import annotations

import json
from random import Random

import pytest
from amounts import amount
from hypothesis import given, settings
from hypothesis import strategies as st
from recorded import Ear, Played, play

from audiogame.archive.account import json_lines, retold
from audiogame.archive.verdict import Verdict, overall, verify
from audiogame.narration.narrator import Narrator
from audiogame.narration.texts import Texts
from audiogame.table.library import find_game, own_games
from audiogame.table.record import RecordError, read_record
from audiogame.table.replay import Replay

GAMES = [find_game(name) for name in own_games()]
NARRATORS = {
    game.name: Narrator(Texts("en", packages=(game.package,)), game.name) for game in GAMES
}

games = st.builds(
    play,
    st.sampled_from(GAMES),
    st.randoms(use_true_random=False),
    st.integers(0, 80),
    st.sampled_from([0.0, 0.1, 0.3]),
    st.booleans(),
    st.sampled_from(["", "blue moon", "a:b ~ # 7"]),
)


def transcript(played: Played, ears: list[Ear]) -> list[str]:
    narrator = NARRATORS[played.table.game.name]
    narrator.names = tuple(player.name for player in played.table.players)
    return [narrator.tell(event, seats) for ear in ears for event, seats in ear.heard]


@settings(max_examples=amount(25, 60))
@given(games, st.booleans())
def test_written_read_and_played_again_a_game_is_the_same(played: Played, sealed: bool) -> None:
    """State, luck, decisions, memories, events for each listener, and every sentence of them."""
    record = read_record(played.text(sealed).encode())
    assert record.header == played.header
    assert [line for _, line in record.moves] == played.lines
    ears = [Ear(ear.seats) for ear in played.ears]
    replay = Replay(record, played.private, ears)
    again = replay.to_end()
    table = played.table
    assert again.state == table.state
    assert again.line == table.line
    assert (again.outcomes, again.written) == (table.outcomes, table.written)
    assert again.decisions == table.decisions
    assert again.luck.words == table.luck.words
    assert again.commitments.pending == table.commitments.pending
    assert [ear.heard for ear in ears] == [ear.heard for ear in played.ears]
    assert transcript(played, ears) == transcript(played, played.ears)


@settings(max_examples=amount(25, 60))
@given(games)
def test_a_replayed_game_goes_on_as_it_would_have(played: Played) -> None:
    """The same luck and the same bots, wherever the record ends."""
    again = Replay(read_record(played.text().encode()), played.private).to_end()
    for table in (played.table, again):
        random = Random(1)
        for _ in range(30):
            if table.state.result is not None:
                break
            if table.awaited:
                seat = table.awaited[0]
                table.submit(seat, random.choice(table.state.legal_actions(seat)))
            else:
                table.step()
    assert again.state == played.table.state
    assert again.line == played.table.line


@settings(max_examples=amount(25, 60))
@given(games, st.data())
def test_any_changed_character_is_refused_with_its_line(
    played: Played, data: st.DataObject
) -> None:
    """Each character replaced, left out or added in a sealed record is found in its line."""
    text = played.text()
    at = data.draw(st.integers(0, len(text) - 1))
    new = data.draw(st.sampled_from(["", "0", "x", " ", "~", "\n", "\0", "é"]))
    changed = text[:at] + new + text[at + data.draw(st.integers(0, 1)) :]
    if changed == text or changed == text[:-1] or changed.startswith(text):
        return  # only its line end is missing, or text is appended to it: that counts as truncation
    with pytest.raises(RecordError) as refused:
        read_record(changed.encode())
    same = next((i for i, (a, b) in enumerate(zip(text, changed, strict=False)) if a != b), at)
    line = text.count("\n", 0, same) + 1
    # The first part of a line that is cut in two may be right by itself.
    assert refused.value.line in ((line, line + 1) if new == "\n" else (line,))


@settings(max_examples=amount(25, 60))
@given(games)
def test_luck_is_verified_also_where_it_was_taken_back(played: Played) -> None:
    """Each outcome follows from the seed and the words; its number steps back with an undo."""
    record = read_record(played.text().encode())
    assert overall([*verify(record, played.private)]) is not Verdict.WRONG
    draws = [at for at, line in enumerate(played.lines) if line.startswith("* ")]
    if not draws:
        return
    lines = list(played.lines)
    words = lines[draws[-1]].split(" ")
    lines[draws[-1]] = " ".join(["*", *words[:0:-1]])
    if lines[draws[-1]] == played.lines[draws[-1]]:
        return  # the same outcomes in reverse
    changed = Played(played.table, lines, played.whispers, [], played.header)
    try:
        found = [*verify(read_record(changed.text().encode()), played.private)]
    except RecordError:
        return  # what followed it is no longer possible
    assert "luck-wrong-throw" in [one.message for one in found]


@settings(max_examples=amount(25, 60))
@given(games)
def test_nobody_hears_of_a_record_more_than_in_the_game(played: Played) -> None:
    """`audiogame replay` tells a seat what it heard; the JSON leaks no secret."""
    record = read_record(played.text().encode())
    narrator = NARRATORS[played.table.game.name]
    narrator.names = tuple(player.name for player in played.table.players)
    for ear in played.ears[:2]:
        seat = ear.seats[0] if ear.seats else None
        told = [
            sentence
            for one in retold("en", record, played.private, seat)
            for sentence in one.told
            if not one.text.startswith(("# words", "# chair"))
        ]
        assert told == [narrator.tell(event, seats) for event, seats in ear.heard]
    told_all = [json.loads(line) for line in json_lines("en", record, played.private, None)]
    for taken in played.table.commitments.pending:
        at = [i for i, line in enumerate(played.lines) if line.startswith(f"{taken.seat} secret")]
        assert told_all[2 + at[-1]]["action"] == "secret"
        assert told_all[2 + at[-1]]["text"] == played.lines[at[-1]]
