"""Experts of the page think in a worker of their own, and keys are answered meanwhile."""

from __future__ import annotations

from pathlib import Path
from random import Random

from memory_shell import Shell, at_table, visit_page
from second_worker import WorkerInMemory

from audiogame.opponents.mind import mind_of
from audiogame.opponents.thought_message import ThinkingTask, read_answer, write_question
from audiogame.page.session import page_thinker
from audiogame.page.thinking_worker import ThinkingWorker
from audiogame.rules.effort import within
from audiogame.rules.game import Bot
from audiogame.rules.state import Action, Seat, State
from audiogame.rules.value import replace
from audiogame.table.library import find_game

GAME = "scientific-war"
LESS = "half as much"


def test_keys_are_answered_while_an_expert_thinks(tmp_path: Path) -> None:
    async def walk(shell: Shell) -> None:
        (worker,) = shell.workers
        worker.busy = True
        await shell.press("1", "1")  # the first moves were thought about before
        before = len(shell.lines)
        await shell.press("t", "e", "r", "c")
        assert "Bella" in shell.lines[before]  # the player who is awaited
        assert len(shell.lines) == before + 4
        worker.busy = False
        await shell.press("t")
        assert any("Trick 3" in line for line in shell.lines[before + 4 :])

    page = visit_page(tmp_path, walk, at_table(GAME, "you,expert"))
    assert sum(LESS in line for line in page.lines) == 1
    (worker,) = page.workers
    page.session.app.close()
    assert worker.dead  # it ends with the program


def test_advice_is_thought_in_the_second_worker(tmp_path: Path) -> None:
    async def walk(shell: Shell) -> None:
        assert shell.workers == []  # a quick bot needs no worker
        shell.busy = True
        await shell.press("H")
        (worker,) = shell.workers
        before = len(shell.lines)
        await shell.press("e")
        assert len(shell.lines) > before
        worker.busy = False
        await shell.quiet()
        assert len(shell.lines) > before + 1

    visit_page(tmp_path, walk, at_table("army-men", "you,casual"))


def test_a_worker_that_cannot_start_leaves_the_thinking_to_the_game() -> None:
    class Broken(WorkerInMemory):
        def __init__(self) -> None:
            super().__init__(busy=True)
            self.dead = True

        def take(self) -> str:
            return ""

    game, told = find_game(GAME), list[str]()
    thinker = page_thinker(Broken, lambda: told.append(LESS))
    view = game.new(2).seen_by(0)
    thought = thinker.think(mind_of(game, "expert"), view, 0, Random(1))
    for _ in range(9):
        thinker.look()
    assert thought.here
    assert told == [LESS]


def test_the_second_worker_searches_half_as_far() -> None:
    seen: list[int] = []

    class Measuring(Bot[State]):
        def choose(self, view: State, seat: Seat, random: Random) -> Action:
            seen.append(within(100))
            return view.legal_actions(seat)[0]

    game = replace(find_game("sika"), bots={"expert": Measuring})
    said: list[str] = []
    worker = ThinkingWorker(said.append, lambda name: game)
    view = game.new(2).seen_by(0)
    for number in (1, 2):
        question = ThinkingTask(number, "sika", number, "expert", (1, 2), (2,), view=view)
        worker.receive(write_question(replace(question, random=Random(1))).decode())
    assert worker.think() is False  # the first thought was cancelled
    assert seen == [50]
    assert within(100) == 100
    assert [read_answer(line.encode()).number for line in said] == [0, 2]
