"""A record is parsed as it was written, replays, and any change in it is refused."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import takewhile

import pytest
from hypothesis import given
from hypothesis import strategies as st
from machine import needs_machine
from refusals import refuses
from work import processor_seconds

from audiogame.games.sika.events import Colour
from audiogame.games.sika.rules import Sika, SikaOptions
from audiogame.narration.faults import told
from audiogame.rules.state import State
from audiogame.rules.value import replace
from audiogame.table.library import find_game
from audiogame.table.notes import Notes, read_notes
from audiogame.table.record import (
    LONGEST_LINE,
    TITLE,
    Header,
    Record,
    RecordError,
    move_line,
    read_move,
    read_record,
)
from audiogame.table.replay import Private, Replay, read_header
from audiogame.table.table import Table

PlaySika = Callable[..., tuple[Table, list[str]]]
HeaderOf = Callable[..., Header]
Sealed = Callable[[list[str]], str]

HEADER = Header("sika", 1, (("call", "turn"),), (("person", "Ann"), ("casual", "Bo ~x: y")), "")
BY_HAND = """\
audiogame record 2
sealed: no

game: sika 1
option call: game
seat 0: person Ann
seat 1: casual Bo
luck: seed 7

0 call red
1 call blue
  0 throw
* red red blue
; a remark
"""

names = st.text(
    st.characters(exclude_categories=("C", "Z"), exclude_characters=",="), min_size=1, max_size=20
)


def played_again(record: Record) -> State:
    return Replay(record, Private("7")).to_end().state


@given(
    seed=st.integers(0, 10**6),
    seats=st.integers(2, 5),
    moves=st.integers(0, 200),
    options=st.builds(
        SikaOptions, st.sampled_from(["game", "turn"]), st.sampled_from(["leaders", "everyone"])
    ),
)
def test_writing_reading_and_playing_again_are_inverses(
    play_sika: PlaySika,
    header_of: HeaderOf,
    sealed: Sealed,
    seed: int,
    seats: int,
    moves: int,
    options: SikaOptions,
) -> None:
    """For any game of Sika, whole or not: the same header, the same lines, the same state."""
    table, lines = play_sika(str(seed), seats, moves, options)
    header = header_of(table, f"seed {seed}")
    record = read_record(sealed([*header.lines(), *lines]).encode())
    assert record.header == header
    assert [line for _, line in record.moves] == lines
    assert record.cut == 0
    assert record.sealed
    assert played_again(record) == table.state


@given(st.lists(names, min_size=1, max_size=4), st.text(max_size=30))
def test_any_names_are_kept(sealed: Sealed, players: list[str], started: str) -> None:
    """Names with punctuation, diacritics and letters of any language survive a round trip."""
    kinds = tuple(("person", name) for name in players)
    header = replace(HEADER, players=kinds, luck="sha256 00", started=started.replace("\n", " "))
    assert read_record(sealed([*header.lines()]).encode()).header == header


@given(data=st.data())
def test_any_changed_character_is_refused_with_its_line(
    play_sika: PlaySika, header_of: HeaderOf, sealed: Sealed, data: st.DataObject
) -> None:
    """One character replaced, left out or added anywhere is reported with its line."""
    table, lines = play_sika("7", 2, 12)
    text = sealed([*header_of(table).lines(), *lines])
    at = data.draw(st.integers(0, len(text) - 2))
    kept = data.draw(st.booleans())
    new = data.draw(st.text(max_size=1))
    changed = text[:at] + new + text[at + (not kept) :]
    if changed == text:
        return
    with pytest.raises(RecordError) as refused:
        read_record(changed.encode("utf-8", "surrogatepass"))
    same = takewhile(lambda pair: pair[0] == pair[1], zip(text, changed, strict=False))
    first = len(list(same))
    assert refused.value.line == text.count("\n", 0, first) + 1


def test_every_character_of_a_record_counts(
    play_sika: PlaySika, header_of: HeaderOf, sealed: Sealed
) -> None:
    """The same, for every place of a short record and three changes each."""
    table, lines = play_sika("7", 2, 6)
    text = sealed([*header_of(table).lines(), *lines])
    for at in range(len(text) - 1):
        for changed in (text[:at] + "0" + text[at + 1 :], text[:at] + text[at + 1 :]):
            if changed == text:
                continue
            with pytest.raises(RecordError) as refused:
                read_record(changed.encode())
            assert refused.value.line == text.count("\n", 0, at) + 1
            assert f"Line {refused.value.line} of the record" in told(refused.value, "en")


def test_lines_left_out_doubled_or_swapped_are_refused(
    play_sika: PlaySika, header_of: HeaderOf, sealed: Sealed
) -> None:
    """Each line depends on all before it; only a missing end cannot be seen."""
    table, moves = play_sika("7", 2, 12)
    lines = sealed([*header_of(table).lines(), *moves]).splitlines(keepends=True)
    for at in range(len(lines) - 1):
        twice = [*lines[: at + 1], *lines[at:]]
        left_out = lines[:at] + lines[at + 1 :]
        swapped = [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]
        for changed, line in ((twice, at + 2), (left_out, at + 1), (swapped, at + 1)):
            with pytest.raises(RecordError) as refused:
                read_record("".join(changed).encode())
            assert refused.value.line == line


def test_a_last_line_that_was_cut_off_is_left_out(
    play_sika: PlaySika, header_of: HeaderOf, sealed: Sealed
) -> None:
    """Wherever the last line breaks off before its line end, all lines before it are read."""
    table, lines = play_sika("7", 2, 6)
    text = sealed([*header_of(table).lines(), *lines])
    start = text.rstrip("\n").rindex("\n") + 1
    for end in range(start, len(text)):
        record = read_record(text[:end].encode())
        assert [line for _, line in record.moves] == lines[:-1]
        assert record.cut == end - start


@pytest.mark.parametrize("instead", ["x", " ", "\0", "é", "日", "😀"])
def test_a_changed_end_of_the_last_line_is_no_cut(
    play_sika: PlaySika, header_of: HeaderOf, sealed: Sealed, instead: str
) -> None:
    """Where another character replaces the line end, of however many bytes."""
    table, lines = play_sika("7", 2, 6)
    text = sealed([*header_of(table).lines(), *lines])
    with refuses(RecordError, match="its line end was changed") as refused:
        read_record((text[:-1] + instead).encode())
    assert refused.value.line == text.count("\n")


def test_a_line_that_was_cut_off_inside_a_letter_is_left_out_too(sealed: Sealed) -> None:
    """A letter may be several bytes, and the program may be stopped between them."""
    data = sealed([*HEADER.lines(), "# Ÿ"]).encode()
    cut = data[: data.rindex("Ÿ".encode()) + 1]
    record = read_record(cut)
    assert record.header == HEADER
    assert record.moves == ()


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b"", 1),
        (b"\0" * 4096, 1),
        (b"\n\n\n", 1),
        (b"\x89PNG\r\n\x1a\n\0\0", 1),
        (b"audiogame record 2\n\xff\xfe\n", 2),
        (b"audiogame record 2\n", 2),
        (b"audiogame record 3\nsealed: no\n", 1),
        (b"audiogame record 2\nsealed: maybe\n", 2),
        (b"audiogame record 2\nsealed: no\n", 2),
        (b"audiogame record 2\nsealed: no\n" + b"x" * (LONGEST_LINE + 1) + b"\n", 3),
        (b"sealed: no\naudiogame record 2\n", 1),
    ],
)
def test_a_file_that_is_no_record_is_refused(data: bytes, line: int) -> None:
    """Empty, zeros, pictures, other titles, endless lines: an error with the line."""
    with pytest.raises(RecordError) as refused:
        read_record(data)
    assert refused.value.line == line
    assert len(told(refused.value, "en")) < 400


@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    """A file raises nothing but RecordError, also behind a valid beginning."""
    for begun in (b"", b"audiogame record 2\nsealed: no\ngame: sika 1\nseat 0: person A\n"):
        with suppress(RecordError):
            assert read_record(begun + data).cut == len(data.rpartition(b"\n")[2])


def test_an_empty_line_with_a_right_check_is_refused(sealed: Sealed) -> None:
    """A sealed line without a text is no line of a record."""
    with pytest.raises(RecordError):
        read_record(sealed([*HEADER.lines(), ""]).encode())


def test_a_record_written_by_hand_is_played() -> None:
    """With `sealed: no` there are no checksums; blank lines and surrounding blanks are ignored."""
    record = read_record(BY_HAND.encode())
    assert not record.sealed
    assert record.header.players == (("person", "Ann"), ("casual", "Bo"))
    assert record.notes == ()
    assert record.moves[-1] == (14, "; a remark")
    state = played_again(record)
    assert isinstance(state, Sika)
    assert state.calls == (Colour.RED, Colour.BLUE)
    assert state.scores == (4, 0)


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ("game: sika 1", "game: sikka 1", 4, "perhaps you meant sika"),
        ("game: sika 1", "game: sika 2", 4, "it uses version 2 of the rules"),
        ("game: sika 1", "game: sika", 4, "a game and the version"),
        ("game: sika 1", "game: sika ²", 4, "a game and the version"),
        ("option call: game", "option cal: game", 5, "perhaps you meant call"),
        ("option call: game", "option call: never", 5, "use game or turn"),
        ("seat 1: casual Bo\n", "", 6, "takes 2 to 8 players, not 1"),
        ("seat 1: casual", "seat 1: brutal", 7, "no bot strength 'brutal'"),
        ("seat 1: casual", "seat 2: casual", 7, "unknown header, or in the wrong place"),
        ("luck: seed 7", "luk: seed 7", 8, "unknown header, or in the wrong place"),
        ("luck: seed 7", "seed", 8, "a name, a colon and a value"),
        ("0 call red", "0 call green", 10, "perhaps you meant call red"),
        ("0 call red", "1 call red", 10, "it isn't seat 1's turn"),
        ("0 call red", "7 call red", 10, "seats are 0 to 1"),
        ("0 call red", "0² call red", 10, "seats are 0 to 1"),
        ("0 call red", "* red red red", 10, "no throw or draw belongs here"),
        ("* red red blue", "* red red", 13, "this needs 3 words, not 2"),
        ("* red red blue", "* red red green", 13, "'green' isn't allowed"),
        ("* red red blue", "0 throw", 13, "it isn't seat 0's turn"),
    ],
)
def test_what_does_not_fit_is_refused_with_line_and_reason(
    old: str, new: str, line: int, why: str
) -> None:
    """Unknown games, versions, options, seats and moves are each reported, without a crash."""
    assert old in BY_HAND
    with refuses(RecordError, match=why) as refused:
        played_again(read_record(BY_HAND.replace(old, new, 1).encode()))
    assert refused.value.line == line


def test_moves_are_words() -> None:
    """A move line is the seat and the action, or a star and luck's outcome."""
    record = read_record(BY_HAND.encode())
    game, players, options = read_header(record)
    state: State = game.new(len(players), options)
    for number, line in record.moves[:-1]:
        seat, action = read_move(state, number, line)
        assert move_line(seat, action) == line
        state, _ = state.apply(seat, action)


def test_notes_are_taken_apart() -> None:
    """Each kind that is about the game itself; all others are skipped."""
    notes = ["words blue moon", "open 12 1 play queen", "undo 2", "chair 5 casual Max", "advice 0"]
    notes += ["copied 40", "key-lost", "gave-up 0", "left", "key 3f0c", "seed 9a1b", "result 1 2"]
    assert read_notes((*notes, "link 0 12", "open x", "advice -", "left behind")) == Notes(
        result="1 2",
        seed="9a1b",
        key="3f0c",
        words="blue moon",
        opened=((12, "1 play queen"),),
        undone=1,
        copied=40,
        key_lost=True,
        left=True,
        advised=(0,),
        gave_up=(0,),
    )


def test_the_title_is_that_of_this_format() -> None:
    assert [*HEADER.lines()][:2] == [TITLE, "sealed: yes"]
    assert [*HEADER.lines(sealed=False)][1] == "sealed: no"


@pytest.mark.parametrize("format_", [0, 1, 3, 10])
@pytest.mark.parametrize(
    "rest", ["", "sealed: no\n", "anything: else\n\xff\n", "\r\nsealed: no\r\n"]
)
def test_a_record_of_another_format_is_refused_by_its_number(
    sealed: Sealed, format_: int, rest: str
) -> None:
    """Older or newer, sealed or by hand, whatever follows its title; with the remedy."""
    title = f"audiogame record {format_}"
    why = (
        f"it's a record of format {format_}, and this program reads format 2; "
        "open it with the version of audiogame that wrote it"
    )
    for data in (f"{title}\n{rest}".encode("latin-1"), sealed([title]).encode() + rest.encode()):
        with refuses(RecordError, match=why) as refused:
            read_record(data)
        assert refused.value.line == 1


def test_a_title_that_was_changed_is_told_as_damage(sealed: Sealed) -> None:
    """A title changed by one character only looks like one of another format."""
    with refuses(RecordError, match="its check code is wrong"):
        read_record(sealed([*HEADER.lines()]).replace("record 2 ", "record 1 ", 1).encode())


@pytest.mark.parametrize("version", [1, 2, 9])
def test_a_record_by_other_rules_is_refused_by_their_version(version: int) -> None:
    """Older or newer, in a game with several versions of its rules; with the remedy."""
    head = "audiogame record 2\nsealed: no\ngame: sichermans-war "
    record = read_record(f"{head}{version}\nseat 0: person A\nseat 1: person B\n".encode())
    if version == find_game("sichermans-war").version:
        assert played_again(record).seats == 2
        return
    why = (
        f"it uses version {version} of the rules, and this program plays version 2; "
        "open it with the version of audiogame that wrote it"
    )
    with refuses(RecordError, match=why) as refused:
        played_again(record)
    assert refused.value.line == 3


@needs_machine("a clock of processor time")
def test_a_long_record_is_read_quickly(sealed: Sealed) -> None:
    """Time grows linearly, not quadratically: 4 times for 4 times the lines."""
    took = []
    for moves in (10_000, 40_000):
        lines = [*HEADER.lines(), *(f"* {number} red" for number in range(moves))]
        data = sealed(lines).encode()
        assert len(read_record(data).moves) == moves
        took.append(min(processor_seconds(partial(read_record, data)) for _ in range(3)))
    assert took[1] < 9 * took[0]
