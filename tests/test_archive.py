"""Statistics, review, figures, moving and deleting: what is done with records that are kept."""

from __future__ import annotations

import csv
import io
import os
import sqlite3
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from recorded import play

from audiogame.__main__ import main
from audiogame.archive.database import NAME, all_results
from audiogame.archive.folder import records_folder
from audiogame.archive.moving import export_data, import_data
from audiogame.archive.results import PERSON, GameResult, SeatResult
from audiogame.archive.statistics import Against, statistics
from audiogame.archive.story import Review
from audiogame.games.sika.figures import EXPECTED
from audiogame.games.sika.rules import POINTS, THROW_OF_CUBES
from audiogame.rules.state import CHANCE, Query
from audiogame.table.library import find_game, own_games
from audiogame.table.line import Player
from audiogame.table.luck import Luck
from audiogame.table.record import read_record
from audiogame.table.record_file import PRIVATE, load
from audiogame.table.replay import Replay
from audiogame.table.table import Table
from audiogame.terminal.branching import branch_table
from audiogame.terminal.opening import new_table

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Return a way to run a command; it returns the status, what was printed, and faults."""

    def run(*arguments: str, answer: str = "", keys: str | None = None) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(answer))
        more = []
        if keys is not None:
            (tmp_path / "keys.txt").write_text(keys.replace(" ", "\n"), encoding="utf-8")
            more = ["--keys", str(tmp_path / "keys.txt")]
        data = [] if arguments and arguments[0] in ("replay", "verify") else ["--data", "data"]
        monkeypatch.chdir(tmp_path)
        status = main([*arguments, *data, *more])
        told = capsys.readouterr()
        assert "Traceback" not in told.err
        return status, told.out, told.err

    return run


def sika(tmp_path: Path, seed: str = "", bots: int = 1) -> Path:
    """Let Ann play a game of Sika to its end; returns its record."""
    players = (Player("Ann"), *(Player(name, "casual") for name in ("Bo", "Cy")[:bots]))
    game = find_game("sika")
    opened = new_table(game, players, game.options(), tmp_path / "data", seed)
    table = opened.table
    table.open()
    while table.state.result is None:
        if table.awaited:
            table.submit(0, table.state.legal_actions(0)[0])
        else:
            table.step()
    opened.journal.finish(table.state.result.places, opened.seed, opened.secret)
    opened.journal.close()
    assert opened.journal.path is not None
    return opened.journal.path


# Commands.


def test_a_record_is_told_as_it_was_heard(run: Run, tmp_path: Path) -> None:
    """By everybody, or by one seat as you; in full or in brief."""
    path = str(sika(tmp_path))
    status, everybody, _ = run("replay", path)
    assert status == 0
    assert everybody.startswith("A new game. Playing, in this order: Ann, Bo.\n")
    _, ann, _ = run("replay", path, "--seat", "0")
    assert "You call red." in ann
    assert len(ann.splitlines()) == len(everybody.splitlines())
    _, brief, _ = run("replay", path, "--seat", "0", "--brief")
    assert len(brief) < 0.8 * len(ann)
    status, _, fault = run("replay", path, "--seat", "2")
    assert (status, fault) == (2, "There is no seat 2 in this record: seats are 0 to 1.\n")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["replay", "absent.record"], "The record 'absent.record' cannot be read: No such file"),
        (["verify", "absent.record"], "The record 'absent.record' cannot be read: No such file"),
        (["verify", "."], "The record '.' cannot be read: Is a directory"),
        (["replay", "x", "--seat", "x"], "'x' is no seat: they are numbered from 0"),
        (["records", "delete", "1", "--yes"], "There is no record '1': there are none"),
        (["records", "export", "1", "x"], "There is no record '1': there are none"),
        (["records", "burn"], "There is no what 'burn': possible are delete, export, rebuild"),
        (["data", "import", "absent.zip"], "'absent.zip' cannot be brought in: No such file"),
        (["statistics", "--game", "go"], "There is no game 'go'"),
    ],
)
def test_what_is_wrong_is_one_sentence(run: Run, arguments: list[str], said: str) -> None:
    status, _, fault = run(*arguments)
    assert status == 2
    assert said in fault
    assert fault.count("\n") == 1


def test_luck_is_verified_or_said_not_to_be_fair(run: Run, tmp_path: Path) -> None:
    fair, seeded = sika(tmp_path), sika(tmp_path, "7")
    status, told, _ = run("verify", str(fair))
    assert status == 0
    assert "All 18 throws and draws follow from the seed." in told
    assert "It is fair luck" in told
    assert told.endswith("Verified.\n")
    status, told, _ = run("verify", str(seeded))
    assert "It is not fair luck" in told
    forged = fair.with_name("forged.record")
    text = "\n".join(
        line.rpartition(" ~")[0].replace("sealed: yes", "sealed: no")
        for line in fair.read_text(encoding="utf-8").splitlines()
    )
    at = text.index("\n* ")
    better = text[:at] + "\n* red red red" + text[text.index("\n", at + 1) :]
    if better == text:
        better = text[:at] + "\n* red red blue" + text[text.index("\n", at + 1) :]
    forged.write_text(better + "\n", encoding="utf-8")
    status, told, _ = run("verify", str(forged))
    assert status == 1
    assert "The luck is wrong: line 14 has red red" in told
    assert "The lines have no checks" in told
    assert told.endswith("Wrong.\n")
    forged.write_text(text.replace("# seed ", "# seed 0") + "\n", encoding="utf-8")
    status, told, _ = run("verify", str(forged))
    assert status == 1
    assert "is not that of the seed that was told" in told


def test_a_game_without_luck_says_so(run: Run, tmp_path: Path) -> None:
    run("play", "scientific-war", "--seats", "bot,bot", "--option", "limit=3", keys="wait")
    (path,) = records_folder(tmp_path / "data").glob("*.record")
    status, told, _ = run("verify", str(path))
    assert status == 0
    assert "There is no luck in this game" in told
    assert "secret choices are those whose hashes were written before." in told


def test_records_are_listed_copied_and_deleted(run: Run, tmp_path: Path) -> None:
    """Deleting asks first; copying writes over nothing; what lies beside a record goes with it."""
    assert run("records")[1] == "There are no records.\n"
    path = sika(tmp_path)
    path.with_suffix(PRIVATE).write_text("left over", encoding="utf-8")
    _, told, _ = run("records")
    assert told.startswith("1: Sika: Ann, Bo, today at ")
    assert told.endswith(f"38 moves. {path.name}\n")
    assert run("records", "export", "1", "copy.record")[0] == 0
    assert (tmp_path / "copy.record").read_bytes() == path.read_bytes()
    status, _, fault = run("records", "export", path.name, "copy.record")
    assert (status, fault) == (2, "'copy.record' cannot be written: File exists.\n")
    for answer in ("n\n", "", "maybe\n"):
        status, told, _ = run("records", "delete", "1", answer=answer)
        assert status == 1
        assert "Y or N." in told
        assert path.exists()
    assert run("records", "delete", "1", answer="y\n")[0] == 0
    assert [*path.parent.iterdir()] == []


# Statistics.


def result(name: str, *seats: tuple[str, str, int | None, int], apart: bool = False) -> GameResult:
    """Return what a game came to; a seat is a name, a kind, a place and its points."""
    own = tuple(
        SeatResult(seat, player, kind, place, points, None, 9, points, 20.0)
        for seat, (player, kind, place, points) in enumerate(seats)
    )
    return GameResult(name, 1, 0.0, "sika", name, 38, apart, own)


def test_statistics_are_worked_out_by_player_and_game() -> None:
    """Wins, ties, rows, points, luck and opponents; games that count apart are only counted."""
    bot = ("Bo", "casual")
    (ann,) = statistics(
        [
            result("1", ("Ann", PERSON, 1, 20), (*bot, 2, 10)),
            result("2", ("Ann", PERSON, 1, 30), (*bot, 2, 10)),
            result("3", ("Ann", PERSON, 2, 5), (*bot, 1, 10)),
            result("4", ("Ann", PERSON, 1, 15), (*bot, 1, 15)),
            result("5", ("Ann", PERSON, 1, 99), (*bot, 2, 15), apart=True),
            result("6", ("Ann", PERSON, None, 3), (*bot, None, 3)),
        ]
    )
    assert (ann.games, ann.won, ann.shared, ann.apart) == (4, 2, 1, 1)
    assert (ann.streak, ann.wins, ann.losses) == (2, 0, 2)
    assert ann.points == (20, 30, 5, 15)
    assert (ann.throws, ann.luck, ann.expected) == (45, 73, 100.0)
    assert ann.against == (Against("casual", 4, 2),)


def test_people_are_told_apart_by_name_and_bots_are_opponents_only() -> None:
    found = statistics(
        [
            result("1", ("Ann", PERSON, 1, 20), ("Cy", PERSON, 2, 10)),
            result("2", ("Cy", PERSON, 1, 20), ("Bo", "casual", 2, 10)),
        ]
    )
    assert [(one.player, one.games, one.won) for one in found] == [("Ann", 1, 1), ("Cy", 2, 1)]


def test_statistics_are_kept_and_made_again(run: Run, tmp_path: Path) -> None:
    """A deleted or damaged database, a game more, a game less: the records are the truth."""
    assert run("statistics")[1] == "No game that a person here played is over yet.\n"
    first = sika(tmp_path)
    _, told, _ = run("statistics")
    assert told.startswith("Ann at Sika: 1 game, ")
    assert "Luck: 9 throws brought" in told
    assert "2.625 are expected" in told
    base = tmp_path / "data" / NAME
    for damage in (b"no database", b"", None):
        if damage is None:
            base.unlink()
        else:
            base.write_bytes(damage)
        assert run("statistics")[1] == told
    with sqlite3.connect(base) as other:
        other.execute("PRAGMA user_version = 77")
    assert run("statistics")[1] == told
    sika(tmp_path)
    assert run("statistics")[1].startswith("Ann at Sika: 2 games, ")
    assert run("records", "rebuild")[1].endswith("made again from 2 games that are over.\n")
    first.unlink()
    assert run("statistics")[1] == run("statistics", "--player", "Ann")[1]
    assert run("statistics")[1].startswith("Ann at Sika: 1 game, ")
    assert "No game" in run("statistics", "--player", "Nobody")[1]
    assert "No game" in run("statistics", "--game", "army-men")[1]


def test_games_with_a_given_seed_or_something_taken_back_count_apart(
    run: Run, tmp_path: Path
) -> None:
    sika(tmp_path, "7")
    run("play", "sika", "--seats", "you=Ann,bot", keys="1 U 1 " + "1 1 1 wait " * 12)
    _, told, _ = run("statistics")
    assert told.startswith("Ann at Sika: no game that counts, 0 won.\n2 more games")


def test_a_csv_has_a_row_for_each_seat(run: Run, tmp_path: Path) -> None:
    path = sika(tmp_path, bots=2)
    _, told, _ = run("statistics", "--csv", "-")
    rows = [*csv.DictReader(io.StringIO(told))]
    assert [row["player"] for row in rows] == ["Ann", "Bo", "Cy"]
    assert {row["record"] for row in rows} == {path.name}
    assert [row["opponents"] for row in rows] == ["casual casual", *["casual person"] * 2]
    assert sum(int(row["luck"]) for row in rows) == sum(int(row["points"]) for row in rows)
    assert run("statistics", "--csv", "a.csv")[0] == 0
    assert (tmp_path / "a.csv").read_text(encoding="utf-8") == told
    assert run("statistics", "--csv", "a.csv")[0] == 2


def test_a_record_that_cannot_be_played_is_counted_as_damaged(tmp_path: Path) -> None:
    path = sika(tmp_path)
    path.with_name("zeros.record").write_bytes(bytes(50))
    results, damaged = all_results(tmp_path / "data")
    assert (len(results), damaged) == (1, 1)


def test_the_expected_points_of_a_throw() -> None:
    """Every one of the eight throws is equally likely, whichever colour was called."""
    first = THROW_OF_CUBES.faces[0][0]
    throws = [
        (a, b, c)
        for a in THROW_OF_CUBES.faces[0]
        for b in THROW_OF_CUBES.faces[1]
        for c in THROW_OF_CUBES.faces[2]
    ]
    assert sum(POINTS[throw.count(first)] for throw in throws) / len(throws) == EXPECTED


# Review.


def reviewed(name: str, number: int, moves: int = 3000) -> Review:
    played = play(find_game(name), Random(number), moves, undo=0.02, bots=True)
    record = read_record(played.text().encode())
    return Review(Replay(record, played.private).to_end(), ())


@pytest.mark.parametrize("name", own_games())
def test_a_review_walks_from_the_first_state_to_the_last(name: str) -> None:
    """Each moment is the state after one more choice; all events of the game are there, once."""
    review = reviewed(name, 1)
    table = review.table
    assert review.moments[0].taken <= len(table.line)
    assert review.moments[-1].state == table.state
    assert [event for one in review.moments for event in one.events] == [*table.told_so_far()]
    choices = [one for one in table.line if one.seat != CHANCE]
    assert len(review.moments) == len(choices) + 1
    for query in Query:
        for place in range(0, len(review.moments), 7):
            review.go(place)
            assert review.view.answer(query, 0)


@pytest.mark.parametrize("name", own_games())
def test_rounds_and_key_moments_are_jumped_to_in_both_directions(name: str) -> None:
    """Every one of them, in order, and back again."""
    review = next(
        one
        for one in (reviewed(name, number) for number in range(2, 50))
        if any(moment.key for moment in one.moments)
    )
    for jump, marked in (
        (review.go_to_round, [at for at, one in enumerate(review.moments) if one.ends_round]),
        (review.go_to_key, [at for at, one in enumerate(review.moments) if one.key]),
    ):
        assert marked, "a whole game has such moments"
        review.go(-5)
        assert review.place == 0
        walked = [review.place for _ in marked if jump(1)]
        assert walked == [at for at in marked if at > 0]
        assert not jump(1)
        review.go(10**6)
        back = [review.place for _ in marked if jump(-1)]
        assert back == [at for at in reversed(marked) if at < len(review.moments) - 1]


def test_a_change_of_the_lead_is_a_key_moment() -> None:
    review = reviewed("sika", 3)
    figures = review.table.game.figures
    leads = [one for one in review.moments if one.lead is not None]
    assert leads
    for one in leads:
        assert one.key
        assert figures.leader(one.state) == one.lead


def test_secrets_of_a_running_game_are_not_reviewed() -> None:
    """Only with the eyes of its people together, until it is over."""
    played = play(find_game("scientific-war"), Random(5), 1)
    own = (0,)
    review = Review(played.table, own)
    assert not review.look_as((1,))
    assert review.look_as(())
    assert review.look_as(own)
    review.go(1)
    assert not review.open_to_all
    over = Review(reviewed("scientific-war", 6).table, own)
    assert over.over
    assert over.look_as((1,))
    assert over.view == over.moment.state.seen_by(1)


@pytest.mark.parametrize("name", own_games())
def test_a_game_is_played_on_from_any_moment(tmp_path: Path, name: str) -> None:
    """Against bots, in a record of its own that replays; its luck is new and can be checked."""
    review = reviewed(name, 4)
    before = review.table.state
    for place in range(0, len(review.moments) - 1, 9):
        moment = review.moments[place]
        seat = moment.state.seated[0]
        opened = branch_table(review.table, moment, seat, tmp_path)
        table: Table = opened.table
        assert table.state == moment.state
        assert [at for at, one in enumerate(table.players) if one.name and not one.bot] == [seat]
        path = opened.journal.path
        assert path is not None
        for _ in range(5):
            table.step()
        opened.journal.close()
        again = load(path)
        assert f"copied {len(opened.table.moves[: opened.copied])}" in again.notes
        private = opened.table.luck
        assert isinstance(private, Luck)
    assert review.table.state == before


# Moving.


def test_everything_is_moved_to_another_folder(run: Run, tmp_path: Path) -> None:
    """Records with their times, private files for their owner alone, settings; no statistics."""
    path = sika(tmp_path)
    private = path.with_suffix(PRIVATE)
    private.write_text("seed", encoding="utf-8")
    os.utime(path, (1_000_000_000, 1_000_000_000))
    (tmp_path / "data" / "settings.toml").write_text('name = "Ann"\n', encoding="utf-8")
    run("statistics")
    assert run("data", "export", "all.zip")[0] == 0
    other = tmp_path / "other"
    moved = import_data(other, tmp_path / "all.zip")
    assert (moved.new, moved.same, moved.other) == (3, 0, ())
    new = records_folder(other) / path.name
    assert new.read_bytes() == path.read_bytes()
    assert abs(new.stat().st_mtime - 1_000_000_000) <= 2
    if sys.platform != "win32":
        assert new.with_suffix(PRIVATE).stat().st_mode & 0o077 == 0
    (other / "settings.toml").write_text('name = "Eve"\n', encoding="utf-8")
    moved = import_data(other, tmp_path / "all.zip")
    assert (moved.new, moved.same, moved.other) == (0, 2, ("settings.toml",))
    assert (other / "settings.toml").read_text(encoding="utf-8") == 'name = "Eve"\n'
    assert run("data", "export", "all.zip")[2].endswith("File exists.\n")


@pytest.mark.parametrize(
    "name", ["../out.record", "/out.record", "records/../../out.record", "C:\\out", "a\\..\\b"]
)
def test_an_archive_cannot_write_elsewhere(tmp_path: Path, name: str) -> None:
    with zipfile.ZipFile(tmp_path / "bad.zip", "w") as archive:
        archive.writestr("records/a.record", "x")
        archive.writestr(name, "x")
    with pytest.raises(ValueError, match="is no archive of this program"):
        import_data(tmp_path / "data", tmp_path / "bad.zip")
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("content", [b"", b"PK", b"\0" * 1000])
def test_what_is_no_archive_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "bad.zip").write_bytes(content)
    with pytest.raises(ValueError, match="is no zip archive, or damaged"):
        import_data(tmp_path / "data", tmp_path / "bad.zip")


def test_a_damaged_archive_leaves_no_part_of_a_file(tmp_path: Path) -> None:
    path = sika(tmp_path)
    export_data(tmp_path / "data", tmp_path / "all.zip")
    data = bytearray((tmp_path / "all.zip").read_bytes())
    data[200] ^= 0xFF
    (tmp_path / "all.zip").write_bytes(bytes(data))
    with pytest.raises(ValueError, match="is no zip archive, or damaged"):
        import_data(tmp_path / "other", tmp_path / "all.zip")
    assert not [*tmp_path.glob(f"other/records/{path.stem}*")]


def test_erasing_asks_and_leaves_what_is_not_the_programs(run: Run, tmp_path: Path) -> None:
    sika(tmp_path)
    run("statistics")
    note = tmp_path / "data" / "shopping.txt"
    note.write_text("milk", encoding="utf-8")
    status, told, _ = run("data", "erase", answer="n\n")
    assert status == 1
    assert "2 files, 1 records among them? Y or N." in told
    assert len([*records_folder(tmp_path / "data").iterdir()]) == 1
    status, told, _ = run("data", "erase", answer="y\n")
    assert status == 0
    assert told.endswith("2 files are removed. 1 other file stays: it is not the program's.\n")
    assert [*(tmp_path / "data").iterdir()] == [note]
    note.unlink()
    sika(tmp_path)
    assert run("data", "erase", "--yes")[0] == 0
    assert not (tmp_path / "data").exists()
    assert run("data", "erase", "--yes")[1].startswith("Nothing is kept in ")
