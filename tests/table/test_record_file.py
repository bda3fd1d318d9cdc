"""Record files: each line is written at once, and a game resumes where it stopped."""

from __future__ import annotations

import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from recorded import unfinished
from refusals import refuses

from audiogame.archive.folder import records_folder
from audiogame.archive.opened_table import (
    CannotResume,
    EndlessTable,
    new_table,
    resume_table,
)
from audiogame.games.sika import GAME
from audiogame.games.sika.rules import SikaOptions
from audiogame.rules.value import replace
from audiogame.table.luck import Luck
from audiogame.table.record import Header, RecordError, read_record
from audiogame.table.record_file import (
    PRIVATE,
    SUFFIX,
    RecordFile,
    forget_seed,
    keep_seed,
    kept_seed,
)
from audiogame.table.table import Player, Step, Table

PlaySika = Callable[..., tuple[Table, list[str]]]
HeaderOf = Callable[..., Header]

PLAYERS = (Player("Ann", "casual"), Player("Bo", "casual"))
OPTIONS = SikaOptions()


def written(path: Path, header: Header, lines: list[str]) -> bytes:
    file = RecordFile(path, header)
    for line in lines:
        file.write(line)
    file.close()
    return path.read_bytes()


def play_on(table: Table, moves: int = 100_000) -> None:
    for _ in range(moves):
        if table.step() is not Step.MOVED:
            return


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("records")


def test_every_line_is_in_the_file_at_once(
    tmp_path: Path, play_sika: PlaySika, header_of: HeaderOf
) -> None:
    """Whenever the program dies, the file is whole and readable."""
    table, lines = play_sika("7", 2, 9)
    path = tmp_path / "new" / "folder" / f"a{SUFFIX}"
    file = RecordFile(path, header_of(table))
    for count, line in enumerate(lines, start=1):
        file.write(line)
        moves = read_record(path.read_bytes()).moves
        assert [text for _, text in moves] == lines[:count]
    file.sync()
    file.close()


def test_a_record_is_never_written_over(
    tmp_path: Path, play_sika: PlaySika, header_of: HeaderOf
) -> None:
    """An existing file of that name is unchanged."""
    header = header_of(play_sika(moves=0)[0])
    path = tmp_path / "a.record"
    before = written(path, header, [])
    with pytest.raises(FileExistsError):
        RecordFile(path, header)
    assert path.read_bytes() == before


@given(stop=st.integers(0, 60), cut=st.integers(0, 30))
def test_resuming_takes_away_the_partial_line_and_nothing_else(
    folder: Path, play_sika: PlaySika, header_of: HeaderOf, stop: int, cut: int
) -> None:
    """Stopped anywhere, even within a line, a record is resumed seamlessly."""
    table, lines = play_sika("7", 2)
    whole_path, path = folder / f"whole-{stop}-{cut}", folder / f"part-{stop}-{cut}"
    whole_path.unlink(missing_ok=True)
    path.unlink(missing_ok=True)
    whole = written(whole_path, header_of(table), lines)
    part = written(path, header_of(table), lines[:stop])
    assert whole.startswith(part)
    path.write_bytes(whole[: len(part) + cut])
    resumed = RecordFile(path, None)
    kept = read_record(path.read_bytes())
    assert path.read_bytes() == whole[: whole.rfind(b"\n", 0, len(part) + cut) + 1]
    for line in lines[len(kept.moves) :]:
        resumed.write(line)
    resumed.close()
    assert path.read_bytes() == whole


def test_a_partial_line_of_many_bytes_a_letter_is_taken_away_whole(
    tmp_path: Path, play_sika: PlaySika, header_of: HeaderOf
) -> None:
    """Truncation counts bytes; no part of a letter stays behind."""
    path = tmp_path / "a.record"
    before = written(path, header_of(play_sika(moves=0)[0]), [])
    path.write_bytes(before + "# Zoë, Jürgen und Ÿ".encode())
    RecordFile(path, None).close()
    assert path.read_bytes() == before


def test_a_record_without_checks_is_gone_on_with_without_checks(tmp_path: Path) -> None:
    """A handwritten file stays readable and editable by hand."""
    path = tmp_path / "a.record"
    text = "audiogame record 2\nsealed: no\ngame: sika 1\nseat 0: person A\nseat 1: person B\n"
    path.write_text(text + "0 call red\n", encoding="utf-8")
    file = RecordFile(path, None)
    file.write("1 call blue")
    file.close()
    assert path.read_text(encoding="utf-8") == text + "0 call red\n1 call blue\n"


def test_a_changed_record_is_not_gone_on_with(
    tmp_path: Path, play_sika: PlaySika, header_of: HeaderOf
) -> None:
    """It is refused, and the file is unchanged."""
    table, lines = play_sika("7", 2, 6)
    path = tmp_path / "a.record"
    changed = written(path, header_of(table), lines).replace(b"call red", b"call rad", 1)
    changed = changed.replace(b"call blue", b"call blu", 1)
    path.write_bytes(changed)
    for resume in (lambda: RecordFile(path, None), lambda: resume_table(path)):
        with pytest.raises(RecordError):
            resume()
    assert path.read_bytes() == changed


def test_a_secret_seed_is_kept_beside_the_record(tmp_path: Path) -> None:
    """The luck of a running game cannot be worked out from its record."""
    opened = new_table(GAME, PLAYERS, OPTIONS, tmp_path)
    path = opened.journal.path
    assert path is not None
    assert path.parent == records_folder(tmp_path)
    assert opened.seed.encode() not in path.read_bytes()
    record = read_record(path.read_bytes())
    assert record.header.luck == f"sha256 {sha256(opened.seed.encode()).hexdigest()}"
    private = path.with_suffix(PRIVATE)
    assert private.read_text(encoding="utf-8") == opened.seed + "\n"
    if sys.platform != "win32":
        assert private.stat().st_mode & 0o077 == 0
    assert kept_seed(path, record) == opened.seed
    opened.journal.close()


def test_seeds_of_new_tables_differ() -> None:
    """Fair luck is new each time: 64 digits from the operating system."""
    seeds = {new_table(GAME, PLAYERS, OPTIONS, None).seed for _ in range(20)}
    assert len(seeds) == 20
    assert {len(seed) for seed in seeds} == {64}


def test_a_finished_record_tells_its_seed_and_can_be_checked(tmp_path: Path) -> None:
    """At the end places and seed are in the record, and the luck agrees with every outcome."""
    opened = new_table(GAME, PLAYERS, OPTIONS, tmp_path)
    play_on(opened.table)
    result, path = opened.table.state.result, opened.journal.path
    assert result is not None
    assert path is not None
    opened.journal.finish(result.places, opened.seed, opened.secret)
    opened.journal.close()
    record = read_record(path.read_bytes())
    places = " ".join(str(place) for place in result.places)
    assert record.notes == (f"seed {opened.seed}", f"result {places}")
    assert not path.with_suffix(PRIVATE).exists()
    assert kept_seed(path, record) == opened.seed
    again = Table(GAME, PLAYERS, OPTIONS, Luck(opened.seed), lambda line: None)
    again.streams = opened.table.streams  # of the hash, which is in the record from the beginning
    play_on(again)
    assert again.state == opened.table.state
    with refuses(CannotResume, match="is a finished game"):
        resume_table(path)
    assert unfinished(tmp_path) == []


@pytest.mark.parametrize("seed", ["", "7", "Grüße von Zoë"])
def test_a_resumed_game_ends_as_it_would_have(tmp_path: Path, seed: str) -> None:
    """Luck and bots continue from the record, and the file is identical."""
    opened = new_table(GAME, PLAYERS, OPTIONS, tmp_path, seed)
    path = opened.journal.path
    assert path is not None
    play_on(opened.table, 15)
    opened.journal.close()
    assert unfinished(tmp_path) == [path]
    resumed = resume_table(path)
    assert resumed.table.state == opened.table.state
    assert (resumed.seed, resumed.secret) == (opened.seed, seed == "")
    play_on(resumed.table)
    resumed.journal.close()
    opened.table.journal = lambda line: None
    play_on(opened.table)
    assert resumed.table.state == opened.table.state
    moves = read_record(path.read_bytes()).moves
    assert len(moves) == sum(opened.table.decisions.values()) + opened.table.outcomes


@pytest.mark.parametrize("seed", [" 7 ", "a\nb", "7\r", "# x ~00000000", "x" * 3000])
def test_any_seed_that_is_taken_can_be_gone_on_with(tmp_path: Path, seed: str) -> None:
    """A seed is refused at the start, or its game can be resumed: a save is never lost."""
    try:
        opened = new_table(GAME, PLAYERS, OPTIONS, tmp_path, seed)
    except ValueError:
        return
    path = opened.journal.path
    assert path is not None
    play_on(opened.table, 3)
    opened.journal.close()
    assert resume_table(path).table.state == opened.table.state


def test_a_lost_seed_is_said(tmp_path: Path) -> None:
    """Without its seed a game cannot be resumed, and no other is made up."""
    opened = new_table(GAME, PLAYERS, OPTIONS, tmp_path)
    path = opened.journal.path
    assert path is not None
    opened.journal.close()
    forget_seed(path)
    forget_seed(path)
    with refuses(CannotResume, match="has lost its seed"):
        resume_table(path)
    with refuses(CannotResume, match="Couldn't read"):
        resume_table(tmp_path / "not there.record")


def test_unfinished_games_are_listed_the_newest_first(tmp_path: Path) -> None:
    """Files that are no records are silently skipped."""
    assert unfinished(tmp_path) == []
    folder = records_folder(tmp_path)
    folder.mkdir()
    (folder / "zeros.record").write_bytes(b"\0" * 100)
    (folder / "b.txt").write_text("no record", encoding="utf-8")
    header = Header("sika", 1, (), (("person", "Ann"), ("person", "Bo")), "seed 7")
    for name in ("2026-01-01", "2026-01-02"):
        written(folder / f"{name}{SUFFIX}", header, [])
    assert [path.stem for path in unfinished(tmp_path)] == ["2026-01-02", "2026-01-01"]


def test_a_seed_is_not_kept_over_another(tmp_path: Path) -> None:
    """The private file of another game is never replaced."""
    keep_seed(tmp_path / "a.record", "one")
    with pytest.raises(FileExistsError):
        keep_seed(tmp_path / "a.record", "two")


def test_a_folder_that_cannot_be_written_does_not_stop_the_game(tmp_path: Path) -> None:
    """The game is played without a record, and the reason is known."""
    (tmp_path / "records").write_text("a file where the folder should be", encoding="utf-8")
    opened = new_table(GAME, PLAYERS, OPTIONS, tmp_path)
    assert opened.journal.path is None
    assert opened.journal.fault()
    play_on(opened.table)
    assert opened.table.state.result is not None


def test_bots_alone_are_not_let_play_for_ever() -> None:
    """A game that would not end without people is refused before it begins."""
    endless = replace(GAME, endless=lambda options: True)
    with refuses(EndlessTable, match="Sika for ever"):
        new_table(endless, PLAYERS, OPTIONS, None)
    new_table(endless, (Player("Ann"), PLAYERS[1]), OPTIONS, None)
