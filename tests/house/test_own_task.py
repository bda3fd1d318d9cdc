"""No task of the program ends by an exception without being told."""

from __future__ import annotations

import ast
import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from offenders import none_of
from syntax import FILES, ONE_PROCESS, nodes

from audiogame.own_task import ask_task, begin_task, end_task, failed_lately, keep_task

pytestmark = ONE_PROCESS
BARE = {"create_task", "ensure_future", "TaskGroup", "run_coroutine_threadsafe"}


def bare_starts(file: str) -> Iterator[str]:
    """Yield where a file starts a task in its own way."""
    for node in nodes(file, ast.Call):
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        if name in BARE:
            yield f"{file}:{node.lineno} calls {name}: use audiogame.own_task"


def test_tasks_are_started_in_one_way() -> None:
    assert len([*bare_starts("own_task.py")]) == 2, "else this test finds nothing"
    none_of(one for file in FILES if file != "own_task.py" for one in bare_starts(file))


class Told:
    """Collects what is told to the handler of the event loop."""

    def __init__(self) -> None:
        self.faults: list[object] = []
        asyncio.get_running_loop().set_exception_handler(self)

    def __call__(self, loop: object, context: dict[str, Any]) -> None:
        self.faults.append(context.get("exception"))


async def test_the_end_of_a_task_is_told() -> None:
    async def ends(fault: BaseException) -> None:
        raise fault

    told, fault = Told(), ZeroDivisionError()
    task = begin_task(ends(fault))
    await asyncio.wait((task,))
    await asyncio.sleep(0)
    assert told.faults == [fault]
    await end_task(task)
    await end_task(None)
    with pytest.raises(ZeroDivisionError):
        await ask_task(ends(fault))
    task = begin_task(ends(asyncio.CancelledError()))
    await asyncio.wait((task,))
    await asyncio.sleep(0)
    assert told.faults == [fault]


async def test_a_part_that_fails_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("audiogame.own_task.AGAIN", 0.0)
    told, begun, over = Told(), 0, asyncio.Event()

    async def part() -> None:
        nonlocal begun
        begun += 1
        if begun < 4:
            raise LookupError(begun)
        over.set()
        await asyncio.Event().wait()

    loop = asyncio.get_running_loop()
    assert not failed_lately(loop, 60)
    task = keep_task(part)
    async with asyncio.timeout(60):
        await over.wait()
    assert (begun, len(told.faults)) == (4, 3)
    (name,) = failed_lately(loop, 60)
    assert name.endswith("part")
    await end_task(task)
    assert task.cancelled()
