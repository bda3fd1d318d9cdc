"""Luck that one seat alone knows, at home: sealed in the record, and nowhere else until opened."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any, NoReturn, Self
from unittest.mock import patch

import pytest
from hidden_luck import GAMES, NotedLuck, TwinLuck, installed, opens, same, twin_choice
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st
from liars_dice import GAME as LIARS_DICE
from liars_dice.bots.skilled import Careful
from liars_dice.events import DieLost, Rolled
from liars_dice.rules import Bid, Challenge, LiarsDice, LiarsDiceOptions
from recorded import fixed
from shared_keyboard import SharedKeyboard

from audiogame.__main__ import main
from audiogame.archive.account import json_lines, retold
from audiogame.archive.folder import look_at
from audiogame.archive.home_table import HomeTable
from audiogame.archive.opened_table import new_table, resume_table
from audiogame.archive.results import result_of
from audiogame.archive.shared_copy import shared_copy
from audiogame.archive.story import Review
from audiogame.archive.transfer import export_data
from audiogame.archive.verdict import Verdict, overall, verify
from audiogame.lobby.bundle import bundled, write_bundle
from audiogame.rules.chance import Roll
from audiogame.rules.dice import PIPS
from audiogame.rules.game import Game
from audiogame.rules.state import CHANCE, Action, Event, Query, Seat, State, seen_by_all
from audiogame.rules.value import as_dict, replace
from audiogame.settings import Settings
from audiogame.table.luck import Luck
from audiogame.table.move_list import CannotTakeBack
from audiogame.table.open_choices import found as still_found
from audiogame.table.open_choices import own_choices
from audiogame.table.record import RecordError, Seal, read_record
from audiogame.table.record_file import CHOICES, PRIVATE, kept_private, load
from audiogame.table.replay import Replay
from audiogame.table.seen_table import TakingBack
from audiogame.table.table import Player, Table

ANN, BO, CY = Player("Ann"), Player("Bo"), Player("Cy")
ALONE = ANN, Player("Bo", "casual"), Player("Cy", "skilled")
EACH = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@pytest.fixture(autouse=True, scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Find the games by their names."""
    with installed(tmp_path_factory.mktemp("packages")):
        yield


OPENED: list[HomeTable] = []
"""Tables that the test has opened."""


@pytest.fixture(autouse=True)
def close_all() -> Iterator[None]:
    """Close the records of all tables after a test."""
    yield
    while OPENED:
        OPENED.pop().close()


def opened(
    game: Game, players: tuple[Player, ...], data: Path, luck: Luck | None = None
) -> HomeTable:
    """Open a table whose seed, key and time are fixed, so that two records can be compared."""
    with (
        patch("audiogame.archive.opened_table.secrets.token_hex", fixed(1)),
        patch("audiogame.archive.opened_table.datetime", wraps=datetime) as clock,
    ):
        clock.now.return_value = datetime(2026, 11, 26, tzinfo=UTC)
        home = new_table(game, players, game.options(), data)
    OPENED.append(home)
    if luck is not None:
        home.table.luck = luck
    home.table.open()
    return home


def go_on(table: Table) -> None:
    """Step through luck and bots until a person is awaited."""
    while not table.awaited and table.state.result is None:
        table.step()


def record_of(home: HomeTable) -> Path:
    path = home.journal.path
    assert path is not None
    return path


def lines_of(home: HomeTable) -> list[str]:
    """Return the lines of a record after its header, without checks."""
    text = record_of(home).read_text(encoding="utf-8")
    lines = [line.rpartition(" ~")[0] for line in text.splitlines()]
    return [line for line in lines if line[:1] in "0123456789*#"]


def dealt_in(state: State) -> tuple[tuple[int, ...] | None, ...]:
    """Return the dice under all cups."""
    assert isinstance(state, LiarsDice)
    return state.cups


def dice(*seats: tuple[int, ...]) -> Luck:
    """Return luck that rolls given dice, in the order of the cups."""

    class Given(Luck):
        """Fake luck whose outcomes are written down."""

        def outcome(self, k: int, chance: object) -> tuple[int, ...]:
            return seats[k]

    return Given("7")


# The record.


def test_hidden_luck_is_sealed_until_the_rules_open_it(tmp_path: Path) -> None:
    """In the record as a hash; its words lie beside it, and follow when the cups are lifted."""
    home = opened(
        LIARS_DICE, (ANN, BO), tmp_path, dice((6, 2, 3, 3, 5), (1, 1, 4, 5, 6), *[(2,) * 5] * 2)
    )
    go_on(home.table)
    sealed = lines_of(home)
    assert [line.split(" ")[:2] for line in sealed] == [["*", "secret"]] * 2
    beside = record_of(home).with_suffix(CHOICES).read_text(encoding="utf-8").splitlines()
    assert beside[1:] == ["open 1 * 6 2 3 3 5", "open 2 * 1 1 4 5 6"]
    home.table.submit(0, Bid(3, 3))
    assert len(lines_of(home)) == 3
    home.table.submit(1, Challenge())
    assert lines_of(home)[3:] == [
        "1 challenge",
        "# open 1 * 6 2 3 3 5",
        "# open 2 * 1 1 4 5 6",
    ]


def test_a_hash_has_the_same_length_whatever_it_hides(tmp_path: Path) -> None:
    sizes = set()
    for at, roll in enumerate(((1,) * 5, (6, 5, 4, 3, 2))):
        home = opened(LIARS_DICE, (ANN, BO), tmp_path / str(at), dice(roll, roll))
        go_on(home.table)
        sizes.add(record_of(home).stat().st_size)
    assert len(sizes) == 1


def play_out(home: HomeTable, random: Random, most: int = 100_000, finish: bool = True) -> None:
    """Play by chance, to the end or for some choices of people."""
    table = home.table
    for _ in range(most):
        go_on(table)
        if table.state.result is not None:
            break
        seat = random.choice(table.awaited)
        table.submit(seat, random.choice(table.state.legal_actions(seat)))
    go_on(table)
    if table.state.result is not None and finish:
        home.journal.finish(table.state.result.places, home.seed, home.secret)
        home.journal.close()


def found_in(path: Path) -> tuple[Verdict, list[str]]:
    """Return the verdict on a record, and its messages."""
    record = load(path)
    found = [*verify(record, kept_private(path, record))]
    return overall(found), [one.message for one in found]


@EACH
def test_hidden_luck_is_proved_as_luck_of_the_seed(game: Game, tmp_path: Path) -> None:
    """A whole game is proved by its record alone, and one whose dice are changed is not."""
    home = opened(game, (ANN, BO, CY), tmp_path)
    play_out(home, Random(1))
    path = record_of(home)
    assert not path.with_suffix(CHOICES).exists()
    assert not path.with_suffix(PRIVATE).exists()
    verdict, found = found_in(path)
    assert verdict is Verdict.GOOD, found
    assert {"verified-secrets", "luck-follows", "luck-fair"} <= {*found}


def test_another_outcome_than_was_sealed_is_wrong(tmp_path: Path) -> None:
    home = opened(LIARS_DICE, (ANN, BO), tmp_path)
    play_out(home, Random(1))
    path = record_of(home)
    text = path.read_text(encoding="utf-8").replace("sealed: yes", "sealed: no")
    lines = [line.rpartition(" ~")[0] for line in text.splitlines()]
    at = next(at for at, line in enumerate(lines) if line.startswith("# open 1 *"))
    sorted_dice = " ".join(sorted(lines[at].split(" ")[4:], reverse=True))
    lines[at] = f"# open 1 * {sorted_dice if not lines[at].endswith(sorted_dice) else '6 6 6 6 6'}"
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    with pytest.raises(RecordError) as fault:
        found_in(path)
    assert sorted_dice not in str(fault.value), "what is kept for it is not told"


def test_luck_that_was_not_drawn_from_the_seed_is_wrong(tmp_path: Path) -> None:
    """A host who seals dice of its own choice is found out at the end."""
    home = opened(LIARS_DICE, (ANN, BO), tmp_path)

    class Loaded(Luck):
        """Fake luck that has sixes for Ann."""

        def outcome(self, k: int, chance: Roll) -> tuple[int, ...]:  # type: ignore[override]  # a Roll here
            found: tuple[int, ...] = super().outcome(k, chance)
            return (6,) * len(found) if chance.only == (0,) else found

    home.table.luck = Loaded(home.seed)
    play_out(home, Random(1))
    verdict, found = found_in(record_of(home))
    assert verdict is Verdict.WRONG
    assert "luck-wrong-throw" in found


def test_luck_in_plain_words_that_should_be_hidden_is_not_proved(tmp_path: Path) -> None:
    home = opened(LIARS_DICE, (ANN, BO), tmp_path)
    play_out(home, Random(1))
    path = record_of(home)
    lines = [line.rpartition(" ~")[0] for line in path.read_text(encoding="utf-8").splitlines()]
    words = {
        line.split(" ", 3)[2]: line.split(" ", 3)[3] for line in lines if line.startswith("# open ")
    }
    plain, number = [], 0
    for line in lines:
        if line[:1] in "0123456789*":
            number += 1
            line = words[str(number)] if " secret " in line else line
        if not line.startswith(("# open ", "# key ")):
            plain.append(line.replace("sealed: yes", "sealed: no"))
    path.write_text("".join(f"{line}\n" for line in plain), encoding="utf-8")
    verdict, found = found_in(path)
    assert verdict is Verdict.OPEN
    assert "secrets-plain" in found


@EACH
def test_a_game_goes_on_from_its_record_and_the_file_beside_it(game: Game, tmp_path: Path) -> None:
    """Stopped anywhere, it comes back with the same hands, and is proved at its end."""
    home = opened(game, (ANN, BO, CY), tmp_path)
    random = Random(3)
    for _ in range(12):
        play_out(home, random, 3)
        if home.table.state.result is not None:
            break
        state, pending = home.table.state, home.table.commitments.pending
        home.journal.close()
        home = resume_table(record_of(home))
        OPENED.append(home)
        assert home.table.state == state
        assert home.table.commitments.pending == pending
    play_out(home, random)
    assert found_in(record_of(home))[0] is Verdict.GOOD


def test_a_running_record_says_nothing_without_the_file_beside_it(tmp_path: Path) -> None:
    home = opened(LIARS_DICE, (ANN, BO), tmp_path)
    go_on(home.table)
    alone = tmp_path / record_of(home).name
    alone.write_bytes(record_of(home).read_bytes())
    record = load(alone)
    with pytest.raises(RecordError):
        Replay(record, kept_private(alone, record)).to_end()


def test_a_game_that_forgets_to_say_when_luck_is_opened_fails_at_once() -> None:
    """The record would have no key for it."""

    class Forgetful(LiarsDice):
        """Fake game without the hook."""

        still_face_down = State.still_face_down

    state = Forgetful(LiarsDiceOptions(), (1, 1), ((), ()), (2, 2))
    with pytest.raises(TypeError, match="still_face_down"):
        _ = state.actors


# The seed.


@pytest.mark.parametrize("ending", ["over", "given up", "left", "running"])
def test_the_seed_opens_everything_so_it_is_told_at_the_end_alone(
    ending: str, tmp_path: Path
) -> None:
    """Neither the record nor Shift+F tells it at a table that was left."""
    home = opened(LIARS_DICE, (ANN, BO), tmp_path)
    go_on(home.table)
    if ending == "over":
        play_out(home, Random(1), finish=False)
        asyncio.run(home.finish())
    if ending == "given up":
        asyncio.run(home.give_up((0,)))
    if ending == "left":
        asyncio.run(home.leave())
    home.journal.close()
    told = ending in ("over", "given up")
    text = record_of(home).read_text(encoding="utf-8")
    assert (home.seed in text) is told
    assert (home.luck_facts.seed == home.seed) is told
    assert (" * " in text) is told, "sealed as long as the seed is"
    assert record_of(home).with_suffix(CHOICES).exists() is not told


def test_a_typed_seed_is_named_in_the_header_as_what_tells_the_hands(tmp_path: Path) -> None:
    """The record is as it should be, and one without the line is not."""
    home = new_table(LIARS_DICE, (ANN, BO), LIARS_DICE.options(), tmp_path, "7")
    OPENED.append(home)
    home.table.open()
    play_out(home, Random(1))
    path = record_of(home)
    lines = path.read_text(encoding="utf-8").splitlines()
    (at,) = [at for at, line in enumerate(lines) if line.startswith("hidden-luck: computable ~")]
    assert lines[at - 2].startswith("luck: seed 7 ~")
    verdict, found = found_in(path)
    assert verdict is Verdict.OPEN
    assert "luck-not-fair" in found
    assert "verified-secrets" in found
    seal = Seal()
    bare = [line.rpartition(" ~")[0] for line in (*lines[:at], *lines[at + 1 :])]
    path.write_text("".join(f"{seal.line(line)}\n" for line in bare), encoding="utf-8")
    assert found_in(path)[0] is Verdict.WRONG
    fair = opened(LIARS_DICE, (ANN, BO), tmp_path / "fair")
    assert "hidden-luck" not in record_of(fair).read_text(encoding="utf-8")


def test_a_game_with_a_typed_seed_says_so_when_it_begins(tmp_path: Path) -> None:
    keys, out = tmp_path / "keys.txt", io.StringIO()
    keys.write_text("t\n", encoding="utf-8")
    with redirect_stdout(out):
        main(
            [
                *("play", "liars-dice", "--seed", "7", "--data", str(tmp_path / "data")),
                *("--seats", "you=Ann,casual=Bo", "--keys", str(keys)),
            ]
        )
    told = out.getvalue()
    assert "so anybody can work out what others have" in told
    assert told.index("work out") < told.index("New game")


# Undo.


def test_a_bid_is_taken_back_and_nothing_that_luck_has_followed(tmp_path: Path) -> None:
    """After a challenge the dice are known, so neither it nor a bid before it goes back."""
    home = opened(LIARS_DICE, (ANN, BO), tmp_path)
    table = home.table
    go_on(table)
    before = table.state
    table.submit(0, Bid(1, 3))
    table.take_back(1)
    assert table.state == before
    table.submit(0, Bid(1, 3))
    table.submit(1, Challenge())
    for moves in (1, 2):
        with pytest.raises(CannotTakeBack):
            table.take_back(moves)
    go_on(table)
    with pytest.raises(CannotTakeBack):
        table.take_back(len(table.moves) - 2)
    assert all(one.blocked for one in own_choices(table, (0, 1)))


def test_a_choice_is_not_taken_back_once_another_seat_has_chosen(tmp_path: Path) -> None:
    """What Bo bids tells of his dice, so Ann keeps her bid; Bo may still change his own."""
    table = opened(LIARS_DICE, (ANN, BO), tmp_path).table
    go_on(table)
    table.submit(0, Bid(1, 3))
    assert [one.blocked for one in own_choices(table, (0,))] == [False]
    table.submit(1, Bid(2, 3))
    assert [(one.seat, one.blocked) for one in own_choices(table, (0, 1))] == [
        (1, False),
        (0, True),
    ]
    (bid,) = own_choices(table, (0,))
    assert still_found(table, bid) is None


def test_a_choice_that_another_seat_has_answered_is_not_taken_back(tmp_path: Path) -> None:
    """Whoever asks for cards could else look through the hand of everybody."""

    class Asked(LiarsDice):
        """Has each bid answered by the next seat."""

        def _apply(self, seat: Seat, action: Action) -> tuple[Self, tuple[Event, ...]]:
            after, events = super()._apply(seat, action)
            return after, (*events, DieLost(1 - seat, 1))

    def start(seats: int, options: LiarsDiceOptions) -> Asked:
        return Asked(**as_dict(LIARS_DICE.start(seats, options)))

    game = replace(LIARS_DICE, start=start)
    table = opened(game, (ANN, BO), tmp_path).table
    go_on(table)
    table.submit(0, Bid(1, 3))
    (bid,) = own_choices(table, (0,))
    assert bid.blocked
    assert still_found(table, bid) is None


def test_the_record_of_an_undo_behind_a_hand_is_refused(tmp_path: Path) -> None:
    """A host cannot look at the dice, and go back."""
    home = opened(LIARS_DICE, (ANN, BO), tmp_path)
    go_on(home.table)
    home.table.submit(0, Bid(1, 3))
    home.table.submit(1, Challenge())
    home.journal.write("# undo 1")
    home.journal.close()
    with pytest.raises(RecordError) as fault:
        resume_table(record_of(home))
    assert fault.value.why == CannotTakeBack(1, dealt=True).reasons


def test_undo_says_why_it_cannot(tmp_path: Path) -> None:
    """Bo has challenged, and all dice were shown and rolled again."""
    seats = "you=Ann,casual=Bo"
    room = SharedKeyboard(tmp_path, ("end", "enter", "enter", "U"), seats, game=LIARS_DICE).play()
    assert any(isinstance(one.what, Challenge) for one in room.opened.table.moves)
    assert room.said(4) == (
        "You can't: hidden dice or cards have come since then, "
        "or somebody has given something away."
    )
    choice = room.opened.last_choices()[0]
    assert choice.blocked
    assert asyncio.run(room.opened.take_back(choice)) is TakingBack.LATE


def test_a_long_game_goes_on_at_once_where_no_luck_was_sealed(tmp_path: Path) -> None:
    """What is kept beside its record has no hand in it, and tells which undo is too late."""
    home, random, gone_on = opened(LIARS_DICE, (ANN, BO), tmp_path), Random(1), []
    go_on_from = Replay.go_on_from

    def noted(*what: Any) -> bool:
        gone_on.append(go_on_from(*what))
        return gone_on[-1]

    with (
        patch("audiogame.table.line_of_play.EVERY", 10),
        patch("audiogame.table.table.EVERY", 10),
        patch("audiogame.archive.kept_state.TAIL", 0),
        patch.object(Replay, "go_on_from", noted),
    ):
        while home.table.state.result is None:
            play_out(home, random, 1, finish=False)
            unsaved = home.unsaved()
            if unsaved is None:
                continue
            path, keep = unsaved
            keep()
            text = path.read_text(encoding="utf-8")
            assert '"cups":[[],[]]' in text
            assert '"pending":[]' in text
            before = home.table
            home.journal.close()
            home = resume_table(record_of(home))
            OPENED.append(home)
            assert (home.table.state, home.table.dealt) == (before.state, before.dealt)
    assert len(gone_on) > 1
    assert all(gone_on)


# What others see, hear and find.


def views(state: State, seat: Seat) -> list[object]:
    """Return all that a seat is shown and answered."""
    answers = [state.seen_by(seat).answer(query, seat) for query in Query]
    return [state.seen_by(seat), state.picture(seat), *answers]


def everything(home: HomeTable, others: tuple[Seat, ...], folder: Path) -> dict[str, object]:
    """Return all that others than one seat can find, hear and see of a running game."""
    data = record_of(home).parents[1]
    found: dict[str, object] = {}
    for path in sorted(data.rglob("*")):
        if path.is_file() and path.suffix not in (CHOICES, PRIVATE, ".lock"):
            found[same(path.name)] = same(path.read_text(encoding="utf-8"))
    path = record_of(home)
    record = load(path)
    private = kept_private(path, record)
    for seat in (None, *others):
        found[f"json {seat}"] = [same(line) for line in json_lines("en", record, private, seat)]
        found[f"told {seat}"] = [one.told for one in retold("en", record, private, seat)]
    for seat in others:
        found[f"views {seat}"] = views(home.table.state, seat)
        found[f"heard {seat}"] = [*home.told_so_far(seat)]
    everyone = tuple(range(home.table.state.seats))
    found["public"] = seen_by_all(home.table.state, everyone)
    for seats in ((), others):
        review = Review(Replay(record, private).to_end(), seats)
        for _ in range(len(review.moments)):
            moment = review.moment
            seen = [seen_by_all(event, review.seats or everyone) for event in moment.events]
            told = (review.view, seen, moment.key, moment.lead, review.open_to_all)
            found[f"review {seats} {review.place}"] = told
            review.go(review.place + 1)
    found["result"] = [(one.points, one.luck) for one in result_of(look_at(path)).seats]
    found["verified"] = [(one.message, same(str(one.args))) for one in verify(record, private)]
    found["shared"] = [same(shared_copy(path, names)) for names in (True, False)]
    export_data(data, folder / "export.zip")
    write_bundle(folder / "bundle.zip", bundled("en", (), Settings(), data))
    for name in ("export.zip", "bundle.zip"):
        with zipfile.ZipFile(folder / name) as file:
            found[name] = {same(one): same(file.read(one).decode()) for one in file.namelist()}
    for arguments in (
        *[("replay", str(path), "--seat", str(seat), "--json") for seat in (*everyone, 9)],
        *(("replay", str(path)), ("verify", str(path))),
    ):
        out = io.StringIO()
        with redirect_stdout(out), redirect_stderr(out):
            main([*arguments])
        found[" ".join(arguments[:1] + arguments[2:])] = same(out.getvalue().replace(str(path), ""))
    return found


def played_as_twins(
    game: Game, tmp_path: Path, players: tuple[Player, ...], seat: Seat, picks: list[int]
) -> tuple[HomeTable, HomeTable, TwinLuck]:
    """Play two games alike that differ in what luck has dealt one seat, up to where it is shown."""
    noted = NotedLuck("7")
    first = opened(game, players, tmp_path / "first", noted)
    go_on(first.table)
    luck = TwinLuck(noted, seat)
    other = opened(game, players, tmp_path / "other", luck)
    go_on(other.table)
    for pick in picks:
        if not first.table.awaited:
            break
        (awaited,) = first.table.awaited
        one, twin = first.table.state, other.table.state
        action = twin_choice(one, twin, awaited, pick)
        if action is None or opens(first.table, awaited, action):
            continue
        assert awaited == seat or one.legal_actions(awaited) == twin.legal_actions(awaited)
        for table in (first.table, other.table):
            table.submit(awaited, action)
            while table.state.chance is not None:
                table.step()
    return first, other, luck


PICKS = st.lists(st.integers(0, 1000), min_size=1, max_size=12)


@EACH
@given(picks=PICKS, seat=st.integers(0, 2))
@examples(max_examples=8)
def test_nobody_finds_at_home_what_another_was_dealt(
    game: Game, picks: list[int], seat: Seat, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """No file, sentence, JSON, review, statistics, picture, archive or report differs."""
    folder = tmp_path_factory.mktemp("twins")
    first, other, luck = played_as_twins(game, folder, (ANN, BO, CY), seat, picks)
    others = tuple(one for one in range(3) if one != seat)
    (folder / "a").mkdir()
    (folder / "b").mkdir()
    one = everything(first, others, folder / "a")
    twin = everything(other, others, folder / "b")
    assert one.keys() == twin.keys()
    for name, found in one.items():
        assert found == twin[name], name
    if luck.different:
        assert first.table.state != other.table.state
        assert views(first.table.state, seat) != views(other.table.state, seat)


def test_a_person_alone_with_bots_finds_no_hand_of_a_bot(tmp_path: Path) -> None:
    """Their own replay is theirs; a bot's seat is refused."""
    home = opened(LIARS_DICE, ALONE, tmp_path)
    go_on(home.table)
    path = str(record_of(home))
    home.journal.close()
    out = io.StringIO()
    with redirect_stdout(out), redirect_stderr(out):
        assert main(["replay", path, "--seat", "0", "--json"]) == 0
    last = json.loads(out.getvalue().splitlines()[-1])
    cups = last["state"]["cups"]
    assert cups[0] == sorted(cups[0])
    assert cups[1:] == [None, None]
    moves = [json.loads(line) for line in out.getvalue().splitlines()[2:]]
    dealt = [one["action"] for one in moves if one["text"].startswith("* secret")]
    assert dealt[1:] == ["secret", "secret"]
    assert len(dealt[0].split(" ")) == 5
    for seat in ("1", "2"):
        with redirect_stdout(out), redirect_stderr(out):
            assert main(["replay", path, "--seat", seat]) != 0


def test_a_bot_that_takes_over_and_a_person_who_comes_back_know_their_own_dice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And nobody else's: neither a bot that stands in nor one that sits there."""
    choose, asked = Careful.choose, list[tuple[Seat, LiarsDice]]()

    def noted(self: Careful, view: LiarsDice, seat: Seat, random: Random) -> Action:
        asked.append((seat, view))
        return choose(self, view, seat, random)

    monkeypatch.setattr(Careful, "choose", noted)
    home = opened(LIARS_DICE, (ANN, BO, Player("Cy", "skilled")), tmp_path)
    go_on(home.table)
    table = home.table
    own = dealt_in(table.state)
    table.seat_player(0, Player("Ann", "skilled"))
    table.step()
    table.submit(1, Bid(8, 6))
    table.step()
    assert [seat for seat, _ in asked] == [0, 2]
    for seat, view in asked:
        assert view.cups == tuple(cup if at == seat else None for at, cup in enumerate(own))
    table.seat_player(0, ANN)
    heard = [one for one in home.told_so_far(0) if isinstance(one, Rolled)]
    assert heard[0] == Rolled(0, own[0] or ())
    assert {one.seat for one in heard} == {0}


def test_a_table_that_was_left_stays_sealed(tmp_path: Path) -> None:
    """Its record is told from nobody's seat, and is no game to be played on by knowing."""
    home = opened(LIARS_DICE, (ANN, BO), tmp_path)
    go_on(home.table)
    home.journal.write("# left")
    home.journal.close()
    out = io.StringIO()
    for seat in ("0", "1"):
        with redirect_stdout(out), redirect_stderr(out):
            assert main(["replay", str(record_of(home)), "--seat", seat]) != 0


def test_a_record_without_checks_is_told_from_no_seat_while_luck_is_sealed(tmp_path: Path) -> None:
    """One that was begun by hand and played on, or whose checks somebody has taken off."""
    home = opened(LIARS_DICE, (ANN, BO), tmp_path)
    go_on(home.table)
    home.journal.close()
    path = record_of(home)
    text = path.read_text(encoding="utf-8").replace("sealed: yes", "sealed: no")
    bare = [line.rpartition(" ~")[0] for line in text.splitlines()]
    path.write_text("".join(f"{line}\n" for line in bare), encoding="utf-8")
    out = io.StringIO()
    with redirect_stdout(out), redirect_stderr(out):
        assert main(["replay", str(path)]) == 0
        for seat in ("0", "1"):
            assert main(["replay", str(path), "--seat", seat]) != 0
    assert "You roll" not in out.getvalue()


def test_a_game_that_goes_on_from_a_moment_shows_no_hand_of_a_running_one(tmp_path: Path) -> None:
    """Also where all cups have just been lifted, as an earlier hand may still be hidden."""
    home = opened(LIARS_DICE, (ANN, BO), tmp_path)
    go_on(home.table)
    home.table.submit(0, Bid(1, 3))
    review = Review(home.table, (0, 1))
    assert [review.go(place) and review.open_to_all for place in range(2)] == [False, False]


def test_a_question_to_luck_says_who_sees_its_answer() -> None:
    assert Roll((PIPS,)).only is None
    assert Roll((PIPS,), only=(1,)).only == (1,)
    state = LIARS_DICE.new(2)
    assert state.chance == Roll((PIPS,) * 5, only=(0,))
    after, events = state.apply(CHANCE, (6, 1, 2, 2, 3))
    assert after.seen_by(1).seen_by(0) == after.seen_by(0).seen_by(1)
    assert [one.seen_by(1) for one in events] == [None]


def test_a_record_written_by_hand_may_have_it_in_plain_words() -> None:
    """Whoever writes it down knows it; nothing in it is hidden, and nothing proved."""
    text = (
        "audiogame record 2\nsealed: no\ngame: liars-dice 1\noption dice: 1\n"
        "seat 0: person Ann\nseat 1: person Bo\n* 3\n* 4\n0 bid 1 4\n1 challenge\n"
    )
    record = read_record(text.encode())
    table = Replay(record, kept_private(Path("none.record"), record)).to_end()
    assert table.state.result is not None
    assert not table.commitments.opened


def test_a_game_that_fails_tells_no_hand_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither its own exception, nor that of the rules, nor one in a record that is read again."""

    def failing(self: LiarsDice, seat: Seat, action: object) -> NoReturn:
        raise ValueError(self.cups)

    home = opened(LIARS_DICE, (ANN, BO), tmp_path / "record")
    go_on(home.table)
    home.table.submit(0, Bid(1, 3))
    home.journal.close()
    monkeypatch.setattr(LiarsDice, "_apply", failing)
    keys, seats = ("end", "enter", "enter"), "you=Ann,casual=Bo"
    room = SharedKeyboard(tmp_path / "played", keys, seats, game=LIARS_DICE).play()
    cups = dealt_in(room.opened.table.state)
    log = (tmp_path / "played" / "faults.log").read_text(encoding="utf-8")
    assert log.rstrip().endswith("ValueError")
    assert str(cups[0]) not in log
    with pytest.raises(RecordError) as fault:
        resume_table(record_of(home))
    assert "ValueError" in str(fault.value)
    assert str(dealt_in(home.table.state)[0]) not in str(fault.value)
