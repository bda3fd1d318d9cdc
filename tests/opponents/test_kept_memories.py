"""Bots' knowledge and characters' remarks are saved with the state of a long game."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from long_games import (
    EVERY,
    MORE,
    POKER,
    TAIL,
    change_state_file,
    counted_moves,
    go_on,
    in_same_state,
    often,  # noqa: F401  # a fixture
    only_file,
    played_and_left,
    saved_and_closed,
)
from patience import until

from audiogame.archive import kept_state
from audiogame.archive.home_table import HomeTable
from audiogame.archive.kept_state import keep_state, state_to_keep
from audiogame.archive.opened_table import new_table, resume_table
from audiogame.opponents import mind as mind_module
from audiogame.opponents.chatter import Remark, chatter_of
from audiogame.opponents.mind import Mind, memory_words, recall
from audiogame.opponents.thinker import ProcessThinker
from audiogame.rules.game import Game, Rememberer, listens
from audiogame.rules.options import read_options
from audiogame.rules.state import Event, Seat, State
from audiogame.rules.value import replace
from audiogame.table import line_of_play
from audiogame.table import table as table_module
from audiogame.table.library import find_game
from audiogame.table.record_file import CHOICES
from audiogame.table.table import Player, Step, Table

GAMES = ("army-men", "scientific-war", "sichermans-war", "sika", "ten-die-poker")
BOTS = [(name, strength) for name in GAMES for strength in find_game(name).bots]
OFTEN, SOON = 12, 6
"""Moves between milestones, and after the last, in short test games."""
CHARACTERS = ("Marta", "Ibo", "Odile")


@contextmanager
def very_often() -> Iterator[None]:
    """Save the state of short games, too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(line_of_play, "EVERY", OFTEN)
        patch.setattr(table_module, "EVERY", OFTEN)
        patch.setattr(kept_state, "TAIL", SOON)
        yield


def begun(data: Path, game: Game, strength: str, moves: int) -> HomeTable:
    """Play a game of a player and characters of a strength for some moves, and leave it."""
    seats = next(seats for seats in sorted(game.seats, key=lambda n: (n < 3, n)))
    bots = [Player(name, strength) for name in CHARACTERS[: seats - 1]]
    opened = new_table(game, (Player("Ann"), *bots), game.options(), data, seed="9")
    chatter_of(opened.table)
    opened.table.open()
    played_on(opened.table, moves)
    return saved_and_closed(opened)


def played_on(table: Table, moves: int) -> None:
    """Play up to a number of moves, or the end; the player chooses by number."""
    while len(table.line) < moves:
        match table.step():
            case Step.OVER:
                return
            case Step.AWAITED:
                seat = table.awaited[0]
                legal = table.state.legal_actions(seat)
                table.submit(seat, legal[len(table.line) * 7 % len(legal)])


@pytest.mark.parametrize(("name", "strength"), BOTS)
def test_every_bot_goes_on_as_if_it_had_been_told_everything(
    tmp_path: Path, name: str, strength: str
) -> None:
    """With and without the state: the same choices, and the same remarks."""
    with very_often():
        before = begun(tmp_path, find_game(name), strength, 30)
        assert only_file(tmp_path, ".state").exists()
        went = []
        for beside in (True, False):
            with counted_moves() as seats:
                opened = resume_table(only_file(tmp_path, ".record"), own_process=beside)
            assert len(seats) <= len(before.table.line) - OFTEN
            went.append(gone_on(opened))
        only_file(tmp_path, ".state").unlink()
        opened = resume_table(only_file(tmp_path, ".record"))
        went.append(gone_on(opened))
    assert went[0] == went[1] == went[2]
    assert len(went[0][0]) > 0


def gone_on(opened: HomeTable) -> tuple[list[str], list[Remark], bytes | None]:
    """Play on without a record; return choices, remarks, and the resulting knowledge."""
    table, said = opened.table, list[Remark]()
    opened.journal.close()
    table.journal = table.commitments.whisper = lambda line: None
    chatter = chatter_of(table)
    chatter.tellers.append(said.append)
    moves = len(table.line)
    played_on(table, moves + 12)
    chosen = [f"{one.seat} {one.what}" for one in table.line[moves:]]
    return chosen, said, memory_words(chatter, table.state)


def test_secret_choices_are_told_at_the_end_as_if_all_had_been_played_again(
    tmp_path: Path,
) -> None:
    """Undone ones too; the record gets the same lines as after a full replay."""
    game, ends = find_game("scientific-war"), []
    with very_often():
        opened = new_table(
            game,
            (Player("Ann"), Player("Bo", "casual"), Player("Cy", "casual")),
            read_options(game.options, ["limit=60"]),
            tmp_path,
            seed="11",
        )
        table = opened.table
        table.open()
        for moves in (30, 60, 90):
            played_on(table, moves)
            mine = [n for n in range(1, 12) if table.moves[-n].seat == 0]
            table.take_back(mine[0])
            played_on(table, moves)
        assert table.commitments.pending
        assert table.commitments.withdrawn
        saved_and_closed(opened)
        path = only_file(tmp_path, ".record")
        private = path.with_suffix(CHOICES)
        before, whispered = path.read_bytes(), private.read_bytes()
        for kept in (True, False):
            if not kept:
                path.write_bytes(before)
                private.write_bytes(whispered)
                only_file(tmp_path, ".state").unlink()
            with counted_moves() as seats:
                again = resume_table(path)
            assert (len(seats) < 60) == kept
            played_on(again.table, 2_000)
            assert again.table.state.result is not None
            again.journal.close()
            ends.append(path.read_text(encoding="utf-8"))
    assert ends[0] == ends[1]
    assert ends[0].count("# open ") > 3


def experts_at_poker(data: Path, moves: int = EVERY + MORE) -> HomeTable:
    """Play 10-Die Poker with bots that listen, and save its state."""
    return played_and_left(data, moves, bot="expert")


def test_a_long_game_with_bots_that_listen_goes_on_from_its_state(tmp_path: Path) -> None:
    """No bot is told the game from its beginning, and all choose as the originals would."""
    before = experts_at_poker(tmp_path, 3 * EVERY + MORE).table
    with counted_moves() as seats:
        opened = resume_table(only_file(tmp_path, ".record"), own_process=True)
    assert len(seats) <= EVERY
    assert in_same_state(opened.table, before)
    assert all(isinstance(opened.table.bots[seat], Mind) for seat in (2, 3))
    back = next(n for n in range(TAIL, MORE) if before.moves[-n].seat >= 0)
    before.journal = opened.table.journal = lambda line: None
    before.go_back(back)
    opened.table.go_back(back)
    for table in (before, opened.table):
        go_on(table, 3 * EVERY + 2 * MORE)
    assert opened.table.line[-60:] == before.line[-60:]
    opened.journal.close()


def test_a_game_that_was_resumed_is_kept_again(tmp_path: Path) -> None:
    """The bots' earlier knowledge is part of it."""
    first = experts_at_poker(tmp_path).table
    record = only_file(tmp_path, ".record")
    opened = resume_table(record, own_process=True)
    go_on(opened.table, 3 * EVERY)
    saved_and_closed(opened)
    first.journal = lambda line: None
    go_on(first, 3 * EVERY)
    with counted_moves() as seats:
        again = resume_table(record)
    assert len(seats) <= EVERY
    view = first.state.seen_by(2)
    for seat in (2, 3):
        known = memory_words(again.table.bots[seat], view)
        assert known == memory_words(first.bots[seat], view)
        assert known is not None
    again.journal.close()


WRONG: dict[str, dict[str, object]] = {
    "of other bots": {"bots": "0" * 64},
    "of nobody": {"memories": {}},
    "of another strength": {"memories": {"2": {"strength": "skilled", "words": {}}}},
    "of another kind": {
        "memories": {str(seat): {"strength": "expert", "words": {"hands": 4}} for seat in (2, 3)}
    },
    "with more than is known": {
        "memories": {
            str(seat): {"strength": "expert", "words": {"hands": 4, "heard": {}, "mood": "good"}}
            for seat in (2, 3)
        }
    },
    "not at all": {"memories": "forgotten"},
}


@pytest.mark.parametrize("fields", WRONG.values(), ids=WRONG)
@pytest.mark.parametrize("beside", [True, False])
def test_memories_that_do_not_fit_are_made_again(
    tmp_path: Path, fields: dict[str, object], beside: bool
) -> None:
    """From the record, which is authoritative."""
    before = experts_at_poker(tmp_path).table
    change_state_file(only_file(tmp_path, ".state"), fields)
    with counted_moves() as seats:
        opened = resume_table(only_file(tmp_path, ".record"), own_process=beside)
    assert len(seats) >= EVERY + MORE
    assert in_same_state(opened.table, before)
    before.journal = opened.table.journal = lambda line: None
    for table in (before, opened.table):
        go_on(table, EVERY + 60)
    assert opened.table.line[-20:] == before.line[-20:]
    opened.journal.close()


def test_characters_whose_remarks_are_not_known_hear_everything(tmp_path: Path) -> None:
    """Else one might repeat a remark."""
    with very_often():
        before = begun(tmp_path, find_game("army-men"), "casual", 60)
        change_state_file(only_file(tmp_path, ".state"), {"guests": []})
        with counted_moves() as seats:
            resume_table(only_file(tmp_path, ".record")).journal.close()
    assert len(seats) >= len(before.table.moves)


def test_a_table_of_strangers_keeps_no_state(tmp_path: Path) -> None:
    """The knowledge of their bots cannot be serialised: they are told everything again."""

    class Secretive(type(POKER.bot("expert"))):  # type: ignore[misc]  # a class found by a name
        memory_type = None

        def memory(self, view: object) -> object:
            return object()

    opened = experts_at_poker(tmp_path)
    milestone = state_to_keep(opened.table)
    assert milestone is not None
    only_file(tmp_path, ".state").unlink()
    strange = replace(milestone, memories={2: Secretive()})
    keep_state(only_file(tmp_path, ".record"), POKER, strange)
    assert not [*(tmp_path / "records").glob("*.state")]


@pytest.mark.parametrize(("name", "strength"), BOTS)
def test_whoever_listens_can_tell_what_was_learnt(name: str, strength: str) -> None:
    """Also a new bot with no game behind it."""
    game = find_game(name)
    bot, state = game.bot(strength), game.new(max(game.seats))
    assert isinstance(bot, Rememberer) == listens(bot)
    told = memory_words(bot, state.seen_by(0))
    assert (told is not None) == listens(bot)
    assert told is None or recall(game.bot(strength), told)


def test_what_a_mind_has_learnt_is_worked_out_from_where_it_was_asked_last(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else each saved state would replay a game of 100,000 moves."""
    heard: list[int] = []
    own = mind_module.Here.hear_more

    def hear_more(here: mind_module.Here, before: int, events: list[Event]) -> None:
        heard.append(len(events))
        own(here, before, events)

    monkeypatch.setattr(mind_module.Here, "hear_more", hear_more)
    view, living = POKER.new(4).seen_by(0), Mind(POKER, "expert")
    kept = []
    for _ in range(3):
        for _ in range(40):
            living.hear(Event())
        kept.append(copy.deepcopy(living))
    for mind in kept[:2]:
        mind.memory(view, living)
    assert heard == [40, 80]  # both were copied before anything was asked
    living.hear(Event())
    copy.deepcopy(living).memory(view, living)
    assert heard[-1] == 41
    Mind(POKER, "expert").memory(view, living)
    assert heard[-1] == 0
    copy.deepcopy(living).memory(view, living)
    assert heard[-1] == 0


def test_the_state_of_eight_seats_is_kept_between_tricks(tmp_path: Path) -> None:
    """While choices are secret nothing is saved, so it waits for the end of the trick."""
    game = find_game("scientific-war")
    with very_often():
        opened = new_table(
            game,
            (Player("Ann"), *(Player(f"Bo {n}", "skilled") for n in range(7))),
            game.options(),
            tmp_path,
            seed="9",
        )
        opened.table.open()
        played_on(opened.table, 26)
        found = [opened.table.milestones.before(moves) for moves in range(12, 27)]
        saved_and_closed(opened)
    assert all(one is not None and not one.asked for one in found[8:])
    kept = json.loads(only_file(tmp_path, ".state").read_text(encoding="utf-8").splitlines()[1])
    assert {*kept["memories"]} == {*map(str, range(1, 8))}


LISTENING = [
    (name, strength)
    for name, strength in BOTS
    if name != "sika" and listens(find_game(name).bot(strength))
]


@pytest.mark.parametrize(("name", "strength"), LISTENING)
def test_a_mind_that_has_recalled_thinks_the_same_in_its_process(
    tmp_path: Path, think: Think, name: str, strength: str
) -> None:
    """Its process gets the recalled knowledge with the first question."""
    with very_often():
        begun(tmp_path, find_game(name), strength, 30)
        tables = [resume_table(only_file(tmp_path, ".record"), own_process=True)]
        tables[0].journal.close()
        only_file(tmp_path, ".state").unlink()
        tables.append(resume_table(only_file(tmp_path, ".record"), own_process=True))
        tables[1].journal.close()
    for table in (one.table for one in tables):
        table.journal = table.commitments.whisper = lambda line: None
        while not any(isinstance(table.bots.get(seat), Mind) for seat in table.state.actors):
            played_on(table, len(table.line) + 1)
    first, second = (think(one.table) for one in tables)
    assert first == second
    assert first


Think = Callable[[Table], str]


@pytest.fixture(scope="module")
def think() -> Iterator[Think]:
    """Think in a process with a table's first mind; yield the function that returns its choice."""
    process = ProcessThinker()

    def words_of(mind: Mind, view: State, seat: Seat) -> str:
        thought = process.think(mind, view, seat, Random(5))

        def answered() -> bool:
            process.look()
            return thought.done

        assert until(answered, 300)
        assert thought.answer is not None
        assert not thought.answer.fault
        return thought.answer.words

    def thought_of(table: Table) -> str:
        seat, mind = next(
            (seat, bot)
            for seat in table.state.actors
            if isinstance(bot := table.bots.get(seat), Mind)
        )
        return words_of(mind, table.asked(seat).seen_by(seat), seat)

    sika = find_game("sika")
    assert words_of(Mind(sika, "casual"), sika.new(2), 0)  # so that all of it has begun
    try:
        yield thought_of
    finally:
        process.close()
