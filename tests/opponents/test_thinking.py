"""Slow bots think in a process: keys never wait for it, and it may die, hang or be missing."""

from __future__ import annotations

import asyncio
import os
import pickle
import queue
import subprocess
import sys
import time
from base64 import b64encode
from functools import cache
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from random import Random

import auction
import pytest
from auction import GAME as AUCTION
from distribution import find_by_name
from hands import SLOW, Hands, at_table
from systems import kill as kill_process
from systems import runs

from audiogame.opponents import thinker as thoughts
from audiogame.opponents import worker
from audiogame.opponents.bot_thoughts import BotThoughts
from audiogame.opponents.mind import ADVISER, Mind
from audiogame.opponents.thinker import COMMAND, ProcessThinker
from audiogame.opponents.thought import Thought
from audiogame.opponents.thought_message import (
    MARK,
    ThinkingTask,
    ThoughtAnswer,
    read_answer,
    read_question,
    write_answer,
    write_question,
)
from audiogame.play.game_loop import GameLoop
from audiogame.rules.notation import read, words
from audiogame.rules.options import read_options
from audiogame.rules.state import CHANCE, Action, Event, Seat, State
from audiogame.rules.value import replace
from audiogame.table.library import find_game
from audiogame.table.luck import Luck
from audiogame.table.record import move_line
from audiogame.table.seated_bots import StandIn
from audiogame.table.table import Player, Step, Table

SHORT = ("sichermans-war", "skilled,expert")


def moves(table: Table) -> list[str]:
    """List the table's moves in words."""
    line = [(one.seat, one.what) for one in table.line]
    return [move_line(seat, what) for seat, what in line if isinstance(what, (Action, tuple))]


@cache
def in_the_loop(game: str, seats: str, *options: str) -> list[str]:
    """Play the same game without a process; returns its moves."""
    found = find_game(game)
    players = tuple(Player(name, name) for name in seats.split(","))
    typed = read_options(found.options, options)
    table = Table(found, players, typed, Luck("7"), lambda line: None)
    table.open()
    while table.step() is not Step.OVER:
        pass
    return moves(table)


async def to_the_end(hands: Hands, play: GameLoop) -> None:
    await hands.hear("Enter: play again")


def wait_for(thought: Thought, thinker: ProcessThinker, seconds: float = 120.0) -> None:
    end = time.monotonic() + seconds
    while not thought.done:
        assert time.monotonic() < end, "nothing has come"
        thinker.look()
        time.sleep(0.005)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        (*SHORT, ()),
        ("scientific-war", "expert,skilled,skilled", ("limit=6",)),
    ],
)
def test_the_same_seed_gives_the_same_game_in_the_loop(
    tmp_path: Path, game: str, seats: str, options: tuple[str, ...]
) -> None:
    """View, memory and random stream survive serialisation."""
    opened = at_table(Hands(tmp_path), to_the_end, game, seats, *options)
    played = moves(opened.table)
    assert played == in_the_loop(game, seats, *options)
    assert len(played) > 10


def test_a_bid_that_nobody_lists_comes_from_the_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each bot of another package thinks there; its words are read back, and played."""
    packages = tmp_path / "packages"
    find_by_name(monkeypatch, packages, AUCTION)
    beside = str(Path(auction.__file__).parents[1])
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(packages), beside)))
    asked: list[Thought] = []
    hands = Hands(tmp_path / "data")
    think = hands.thinker.think

    def noted(mind: Mind, view: State, seat: Seat, random: Random) -> Thought:
        asked.append(think(mind, view, seat, random))
        return asked[-1]

    here: list[Mind] = []
    choose = Mind.choose

    def noted_here(mind: Mind, view: State, seat: Seat, random: Random) -> Action:
        here.append(mind)
        return choose(mind, view, seat, random)

    monkeypatch.setattr(hands.thinker, "think", noted)
    monkeypatch.setattr(Mind, "choose", noted_here)
    opened = at_table(hands, to_the_end, "auction", "casual,casual,casual")
    assert moves(opened.table) == in_the_loop("auction", "casual,casual,casual")
    chosen = [one for one in opened.table.moves if one.seat != CHANCE]
    assert [one.answer.words if one.answer else "" for one in asked] == [
        words(one.what) for one in chosen if isinstance(one.what, Action)
    ]
    assert not here, "none was computed in the game"
    typed = [
        one.what
        for one, thought in zip(chosen, asked, strict=True)
        if one.what not in thought.view.legal_actions(one.seat)
    ]
    assert typed, "more than the lowest was bid"


def test_keys_are_answered_while_an_expert_thinks(tmp_path: Path) -> None:
    """Each at once and in order; the expert's choice comes when it is ready."""
    answered: list[str] = []
    thought_out = tmp_path / "thought-out"

    async def ask(hands: Hands, play: GameLoop) -> None:
        await hands.hear("Trick 1")
        hands.press("1")
        await hands.hear("You play")
        for _ in range(10):
            for key, told in (("e", "You have 14. Bella has 14."), ("t", "Bella"), ("r", ".")):
                start = len(hands.heard.lines)
                hands.press(key)
                await hands.hear(told, start=start)
                answered.append(key)
                assert len(hands.heard.lines) == start + 1
        assert not any("(tick)" in line for line in hands.heard.lines)
        thought_out.touch()
        await hands.hear("(tick)")

    hands = Hands(tmp_path, (*SLOW, "until", str(thought_out)), limit=600.0)
    at_table(hands, ask, "scientific-war", "you,expert")
    assert answered == [*"etr"] * 10


def test_a_process_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    """Killed repeatedly in mid game: the same game all the same."""
    killed: set[int] = set()

    async def kill(hands: Hands, play: GameLoop) -> None:
        heard = hands.heard.lines
        while not any("Enter: play again" in line for line in heard):
            pid = hands.thinker.pid
            due = len(killed) < 3 and len(heard) > 5 * (1 + len(killed))
            if due and pid is not None and pid not in killed:
                kill_process(pid)
                killed.add(pid)
            await asyncio.sleep(0.005)

    opened = at_table(Hands(tmp_path), kill, *SHORT)
    assert len(killed) == 3
    assert moves(opened.table) == in_the_loop(*SHORT)


def test_an_answer_for_an_older_position_is_thrown_away(tmp_path: Path) -> None:
    """The person takes the choice back while the expert thinks."""
    thought_out = tmp_path / "thought-out"

    async def take_back(hands: Hands, play: GameLoop) -> None:
        await hands.hear("Trick 1")
        hands.press("1")
        await hands.hear("You play")
        hands.press("U")
        await hands.hear("Taken back")
        thought_out.touch()
        await hands.think()
        hands.press("r")
        await hands.hear("High wins")
        assert not any("(tick)" in line for line in hands.heard.lines)
        hands.press("2", "enter")
        await hands.hear("(tick)")
        await hands.hear("Trick 2")

    hands = Hands(tmp_path, (*SLOW, "until", str(thought_out)), limit=600.0)
    opened = at_table(hands, take_back, "scientific-war", "you,expert")
    assert [line.split()[0] for line in moves(opened.table)] == ["0", "1"]


def test_a_process_that_hangs_is_replaced(tmp_path: Path) -> None:
    """After the timeout a new one is asked."""
    first = tmp_path / "hung"

    async def wait(hands: Hands, play: GameLoop) -> None:
        await hands.hear("Trick 1")
        hands.press("1")
        await hands.hear("(tick)")

    # Processes of Windows take longer to start, and that is counted.
    limit = 20.0 if sys.platform == "win32" else 2.0
    hands = Hands(tmp_path, (*SLOW, "0", str(first)), limit=limit)
    at_table(hands, wait, "scientific-war", "you,expert")
    assert first.exists()


def test_a_bot_that_never_comes_to_an_end_has_a_stand_in(tmp_path: Path) -> None:
    """After a second process has hung on its decision, its seat chooses at random."""

    async def wait(hands: Hands, play: GameLoop) -> None:
        await hands.hear("Trick 1")
        hands.press("1")
        await hands.hear("The bot Bella has failed")
        await hands.hear("Trick 2")

    never = tmp_path / "never"
    opened = at_table(
        Hands(tmp_path, (*SLOW, "until", str(never)), limit=0.5),
        wait,
        "scientific-war",
        "you,expert",
    )
    assert isinstance(opened.table.bots[1], StandIn)


def test_quick_bots_of_a_game_from_outside_think_beside_it_too() -> None:
    """They may never finish; quick bots of the program's own games do."""
    for package, beside in (("audiogame.games.sika", False), ("outside", True)):
        game = replace(find_game("sika"), package=package)
        table = Table(
            game, (Player("Ann"), Player("Bo", "casual")), None, Luck("1"), lambda line: None
        )
        thinker = ProcessThinker()
        BotThoughts(thinker, table)
        assert isinstance(table.bots[1], Mind) is beside
        thinker.close()


@pytest.mark.parametrize("command", [("/nowhere/at-all",), (sys.executable, "-c", "")])
def test_without_a_process_bots_think_in_the_loop(tmp_path: Path, command: tuple[str, ...]) -> None:
    """The process cannot be started, or always ends at once."""
    opened = at_table(Hands(tmp_path, command), to_the_end, *SHORT)
    assert moves(opened.table) == in_the_loop(*SHORT)


def test_what_is_handed_over_is_what_the_seat_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """With another hand behind the same view the question is the same, and has no seed."""
    lines: list[bytes] = []

    class Recorder:
        dead, pid, came = False, None, None

        def __init__(self, command: tuple[str, ...]) -> None:
            pass

        def send(self, line: bytes) -> None:
            lines.append(line)

        def close(self) -> None:
            pass

    monkeypatch.setattr(thoughts, "Process", Recorder)
    game, seed = find_game("scientific-war"), "a seed that nobody may know"
    found: list[ThinkingTask] = []
    for other in (3, 9):
        table = Table(
            game, (Player("Ann"), Player("Bo"), Player("Cy", "casual")), None, Luck(seed), print
        )
        table.remake_bots(lambda strength: Mind(game, "expert"))
        table.open()
        table.submit(0, table.state.legal_actions(0)[other])
        mind = table.bots[2]
        assert isinstance(mind, Mind)
        thinker = ProcessThinker()
        thinker.think(mind, table.state.seen_by(2), 2, table.luck.stream(2, 0))
        found.append(read_question(lines[-1]))
        assert found[-1].view == table.state.seen_by(2)
        assert seed.encode() not in lines[-1]
        assert seed not in repr(found[-1])
    one, another = found
    assert one.view == another.view
    assert one.heard == another.heard
    assert len(one.heard) >= 2
    assert one.random is not None
    assert another.random is not None
    assert one.random.random() == another.random.random()


def test_events_are_handed_over_once(tmp_path: Path) -> None:
    """The second question has only what was heard since; a new process gets all again."""
    game = find_game("sichermans-war")
    table = Table(game, (Player("A", "expert"), Player("B", "expert")), None, Luck("7"), print)
    table.remake_bots(lambda strength: Mind(game, strength))
    thinker = ProcessThinker()
    table.open()
    heard: list[int] = []
    try:
        while len(heard) < 12:
            if table.state.chance is not None:
                table.step()
                continue
            seat = table.state.actors[0]
            mind = table.bots[seat]
            assert isinstance(mind, Mind)
            view, random = table.state.seen_by(seat), table.luck.stream(seat, table.decisions[seat])
            thought = thinker.think(mind, view, seat, random)
            if len(heard) == 6:
                while thinker.pid is None:
                    time.sleep(0.005)
                kill_process(thinker.pid)
            wait_for(thought, thinker)
            assert thought.answer is not None
            chosen = read(thought.answer.words, view.legal_actions(seat))
            assert chosen == mind.choose(view, seat, table.luck.stream(seat, table.decisions[seat]))
            table.submit(seat, chosen)
            heard.append(len(mind.heard))
    finally:
        thinker.close()
    assert all(one < other for one, other in pairwise(heard[::4]))


def test_messages_to_and_from_the_worker_survive_a_round_trip() -> None:
    game = find_game("sika")
    state, events = game.new(2), (Event(),)
    random = Luck("7").stream(0, 3)
    question = ThinkingTask(4, "sika", 2, "casual", (2, 3), (4,), 5, events, state, 1, random)
    found = read_question(write_question(question))
    assert (found.heard, found.view, found.minds) == (events, state, (2, 3))
    assert found.random is not None
    assert found.random.getstate() == random.getstate()
    answer = ThoughtAnswer(4, "call red")
    assert read_answer(write_answer(answer)) == answer
    cut_off = write_answer(answer)[:-12]
    whole = pickle.dumps(answer)
    others = (whole.replace(b"Answer", b"Question"), whole.replace(b"K\x04", b"C\x04"), b"N.")
    garbled = [MARK + b64encode(one) for one in others]
    for line in (b"", b"[]", b"{}", b"something was printed\n", cut_off, cut_off[:-4], *garbled):
        with pytest.raises(ValueError):  # noqa: PT011  # base64 has an error of its own
            read_answer(line)


def test_a_fault_of_a_bot_comes_back_to_the_game() -> None:
    """The game then thinks in the loop, and raises the error where it is logged."""
    game = find_game("sichermans-war")
    thinker = ProcessThinker()
    try:
        thought = thinker.think(
            Mind(game, "no such strength"), game.new(2), 0, Luck("7").stream(0, 0)
        )
        wait_for(thought, thinker)
        assert thought.here
        assert thought.answer is not None
        assert "no such strength" in thought.answer.fault
    finally:
        thinker.close()


PARENT = """
import sys, time
from pathlib import Path
from audiogame.opponents.mind import Mind
from audiogame.opponents.thinker import ProcessThinker
from audiogame.table.library import find_game
from audiogame.table.luck import Luck
game = find_game("scientific-war")
hung, *command = sys.argv[1:]
thinker = ProcessThinker(tuple(command))
thought = thinker.think(Mind(game, "expert"), game.new(2), 0, Luck("7").stream(0, 0))
while thinker.pid is None:
    time.sleep(0.01)
print(thinker.pid, flush=True)
while not (thought.done or Path(hung).exists()):
    thinker.look()
    time.sleep(0.01)
print("waiting" if thought.done else "thinking", flush=True)
time.sleep(600)
"""


@pytest.mark.parametrize("doing", ["waiting", "thinking"])
def test_the_process_ends_with_a_game_that_is_killed(doing: str, tmp_path: Path) -> None:
    """Whether it is idle or in the middle of a thought."""
    hung = str(tmp_path / "hung")
    command = COMMAND if doing == "waiting" else (*SLOW, "0", hung)
    with subprocess.Popen(
        [sys.executable, "-c", PARENT, hung, *command], stdout=subprocess.PIPE, text=True
    ) as parent:
        assert parent.stdout is not None
        pid = int(parent.stdout.readline())
        assert parent.stdout.readline() == f"{doing}\n"
        assert runs(pid)
        parent.kill()
    end = time.monotonic() + 120
    while runs(pid):
        assert time.monotonic() < end, "the process outlives the game"
        time.sleep(0.02)


def test_the_process_ends_with_the_program(tmp_path: Path) -> None:
    pids: list[int] = []

    async def leave(hands: Hands, play: GameLoop) -> None:
        await hands.hear("Trick 1")
        while hands.thinker.pid is None:
            await asyncio.sleep(0.01)
        pids.append(hands.thinker.pid)

    at_table(Hands(tmp_path), leave, "scientific-war", "you,expert")
    end = time.monotonic() + 120
    while runs(pids[0]):
        assert time.monotonic() < end
        time.sleep(0.02)


def test_quick_bots_need_no_process(tmp_path: Path) -> None:
    """A game with casual bots starts none: that keeps its start and its memory small."""
    hands = Hands(tmp_path)

    async def play_on(hands: Hands, play: GameLoop) -> None:
        await hands.hear("Trick 1")
        hands.press("1")
        await hands.hear("Trick 2")
        assert hands.thinker.pid is None

    opened = at_table(hands, play_on, "scientific-war", "you,casual")
    assert opened.table.bots.keys() == {1}
    assert not isinstance(opened.table.bots[1], Mind)
    assert CHANCE not in opened.table.bots


class Closed(Exception):
    """A fake input at its end."""


class Questions(queue.SimpleQueue[bytes]):
    """A fake input of questions that have all arrived; after them it is closed."""

    def get(self, block: bool = True, timeout: float | None = None) -> bytes:
        if self.empty() and block:
            raise Closed
        return super().get(block, timeout)


def test_advice_goes_first_and_what_is_not_wanted_is_left_out() -> None:
    """A person waits for advice; a dropped thought would delay the others."""
    game = find_game("sichermans-war")
    state = game.new(2)
    inbox = Questions()
    for number, strength, wanted in (
        (1, "skilled", (1,)),
        (2, "skilled", (1, 2)),
        (3, "expert", (2, 3)),
        (4, ADVISER, (2, 3, 4)),
    ):
        minds = tuple(range(1, number + 1))
        asked = (0, (), state, state.actors[0], Luck("7").stream(0, 0))
        question = ThinkingTask(number, game.name, number, strength, minds, wanted, *asked)
        inbox.put(write_question(question))
    out = BytesIO()
    with pytest.raises(Closed):
        worker.serve(inbox, out, find_game)
    answers = [read_answer(line).number for line in out.getvalue().splitlines()]
    assert answers == [0, 4, 2, 3]
