"""While disconnected all questions are answered locally; a choice is queued, and sent once."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest
from home_tables import notices_of
from loopback import FrailLine, hosted
from online_server import PATIENCE
from pressed import new_app

from audiogame.archive.home_table import HomeTable
from audiogame.archive.opened_table import new_table
from audiogame.console.app import App
from audiogame.console.departure import ProgramLeft
from audiogame.console.key_script import WAIT
from audiogame.console.key_source import Key
from audiogame.online.codec import UnreadablePacket
from audiogame.online.packets import InGame, Seated, frame
from audiogame.online.place import RemotePlace
from audiogame.online.remote_table import RemoteTable
from audiogame.online.session_packets import read_down
from audiogame.opponents.seat_list import read_seats
from audiogame.play.game_loop import GameLoop
from audiogame.rules.state import Seat
from audiogame.rules.value import replace
from audiogame.settings import Settings
from audiogame.table.library import all_names, find_game
from audiogame.table.news import Step, Undone
from audiogame.table.seen_table import TableLost


class Far:
    """A player at a table behind an unreliable connection.

    Args:
        data: where the record is kept.
        name: of the game.
        seats: who plays.
    """

    def __init__(self, data: Path, name: str, seats: str = "you,casual") -> None:
        game = find_game(name)
        players = read_seats(seats, game)
        self.home: HomeTable = new_table(game, players, game.options(), data, "7")
        self.host = hosted(self.home)
        self.line = FrailLine(self.host, self.home.here)
        asyncio.run(self._sit())

    async def _sit(self) -> None:
        data = await self.line.received()
        assert data is not None
        seated = read_down(data)
        assert isinstance(seated, Seated)
        self.table = RemoteTable(self.line, seated)
        await self.host.begin()
        assert await self.table.arrive()

    def play(self, data: Path, *keys: str | Callable[[], None]) -> list[str]:
        """Press keys, with other steps between them; return what was said."""
        app, lines = new_app(data, *(key for key in keys if isinstance(key, str)))
        doing: deque[list[Callable[[], None]]] = deque([[]])
        for key in keys:
            if isinstance(key, str):
                doing.append([])
            else:
                doing[-1].append(key)
        self._do_between(app, doing)

        async def run() -> None:
            with contextlib.suppress(ProgramLeft):
                await GameLoop(app, self.table).run()

        asyncio.run(run())
        return lines

    @staticmethod
    def _do_between(app: App, doing: deque[list[Callable[[], None]]]) -> None:
        read = app.front.keys.key

        async def key(timeout: float | None = None) -> Key | None:
            for work in doing.popleft() if doing else ():
                work()
            return await read(timeout)

        app.front.keys.key = key  # type: ignore[method-assign]  # something happens between the keys


QUESTIONS = ("r", "t", "e", "c", "h", "w", "i", "H", "down", "i", "up")


@pytest.mark.parametrize("name", all_names())
def test_everything_is_answered_while_the_line_is_down(tmp_path: Path, name: str) -> None:
    """Questions, previews, explanations, advice and history answer as when connected."""
    seats = ",".join(["you", *["casual"] * (find_game(name).seats[0] - 1)])

    def heard(folder: str, cut: bool) -> list[str]:
        far = Far(tmp_path / folder, name, seats)
        begin = (WAIT, "1", WAIT) if name == "sika" else (WAIT,)
        work = (far.line.cut,) if cut else ()
        rest = (*QUESTIONS, "comma", "comma", "R", "escape", "t")
        return far.play(tmp_path / folder, *begin, *work, *rest)

    up, down = heard("up", cut=False), heard("down", cut=True)
    assert up == down
    assert len(up) > len(QUESTIONS)
    assert not any("line" in line.lower() and "lost" in line.lower() for line in down)


def test_a_choice_waits_and_is_sent_once(tmp_path: Path) -> None:
    """Each further attempt to choose says that it waits; then it counts, once."""
    far = Far(tmp_path, "sika")
    line, table = far.line, far.table
    before: list[int] = []

    def mend() -> None:
        before.append(len(line.choices))
        line.mend(table.told)

    heard = far.play(tmp_path, WAIT, line.cut, "1", "enter", "t", "1", "enter", mend, WAIT, "t")
    assert heard.count("Connection lost. Your seat is kept, and your choice waits.") >= 2
    assert before == [0], "nothing reaches a table over a line that is down"
    assert len(line.choices) == 1
    assert not line.refused
    assert sum("You call" in told for told in heard) == 1
    assert sum(move.seat == 0 for move in far.home.table.moves) == 1


@pytest.mark.parametrize("reached", [True, False])
def test_a_choice_on_a_line_that_breaks_is_never_played_twice(
    reached: bool, tmp_path: Path
) -> None:
    """Whether the choice or its result was lost."""
    far = Far(tmp_path, "sika")
    line, table = far.line, far.table

    async def break_it() -> None:
        while not table.awaited:
            await table.step()
        (question,) = table.questions.values()
        line.swallows = not reached
        line.loses = reached
        await table.submit(0, table.view(0).legal_actions(0)[0])
        assert table.sent
        assert not table.awaited
        line.cut()
        line.mend(table.told)
        while await table.step() is Step.MOVED:
            pass
        assert table.questions.get(0) != question

    asyncio.run(break_it())
    counted = [move for move in far.home.table.moves if move.seat == 0]
    assert len(counted) == 1
    assert len(line.choices) == 1
    assert not line.refused


def test_what_nobody_waits_for_is_not_sent_later(tmp_path: Path) -> None:
    """Undo, sitting down and giving up fail while disconnected, and are not queued."""
    far = Far(tmp_path, "sika")
    line, table = far.line, far.table

    async def ask() -> None:
        while not table.awaited:
            await table.step()
        await table.submit(0, table.view(0).legal_actions(0)[0])
        line.cut()
        sent = len(line.sent)
        (choice,) = table.last_choices()
        await table.take_back(choice)
        await table.give_up((0,))
        assert notices_of(table) == ("line-lost", "line-lost")
        line.mend(table.told)
        while await table.step() is Step.MOVED:
            pass
        assert len(line.sent) == sent

    asyncio.run(ask())
    assert table.news.take(Undone) is None


def test_a_server_that_talks_nonsense_is_left(tmp_path: Path) -> None:
    """The error is told, and the player is back where they came from."""
    far = Far(tmp_path, "sika")

    def nonsense() -> None:
        far.line._frames.append(b'{"packet":"Told","number":"seven"}')

    heard = far.play(tmp_path, WAIT, "1", nonsense, WAIT, "t")
    assert heard[-1] == "What came over the connection can't be read."


def test_what_comes_after_the_line_was_lost_may_skip_events_for_a_slow_reader_too(
    tmp_path: Path,
) -> None:
    """Frames of the connection before may still wait; on one connection no event is left out."""
    far = Far(tmp_path, "sika")
    newest = far.line.place.newest
    connection = SimpleNamespace(times=1, up=True, requests=count(1))
    place = RemotePlace(connection)  # type: ignore[arg-type]  # what a place needs of one

    def comes(packet: InGame) -> None:
        place.frames.put(packet, frame(packet))

    async def play() -> None:
        seated = read_down(await FrailLine(far.host, (0,)).received() or b"")
        assert isinstance(seated, Seated)
        table = RemoteTable(place, seated)
        comes(newest)
        assert await table.arrive()
        await table.step()
        assert table.caught_up
        comes(newest)
        connection.times = 2
        comes(replace(newest, number=newest.number + 5))
        await table.step()
        assert not table.caught_up, "it waits from before"
        await table.step()
        assert table.caught_up
        assert table.told == newest.number + 5
        comes(replace(newest, number=newest.number + 7))
        with pytest.raises(UnreadablePacket):
            await table.step()

    asyncio.run(play())


def test_a_glance_that_is_answered_late_does_not_forget_the_look_elsewhere_after_it() -> None:
    """The connection is lost during the second look, and set up again after it."""
    connection = SimpleNamespace(times=1)
    place = RemotePlace(connection)  # type: ignore[arg-type]  # what a place needs of one
    for elsewhere in (True, False, True):
        place.turn(elsewhere)
    place.stay()
    place.turn(elsewhere=False)
    connection.times = 2
    assert place.looked_elsewhere
    place.stay()
    assert not place.looked_elsewhere


def test_the_next_game_has_begun_while_the_line_was_down(tmp_path: Path) -> None:
    """The table says so, and the seat there is kept for a player who continues."""
    far = Far(tmp_path, "sika")
    asyncio.run(far.line.received())  # the rest of this game
    next_ = Seated("sika", far.table.game.version, (1,), (), (), True, "00" * 32, "", 0, 7)

    def begun() -> None:
        far.line._frames.append(frame(next_))

    heard = far.play(tmp_path, WAIT, "1", begun, WAIT, "t")
    assert heard[-1].startswith("That game ended while you were away")
    assert far.table.followed == next_


def test_whoever_has_heard_the_end_was_not_away(tmp_path: Path) -> None:
    """The host has begun the next game while others were still at the end of this one."""
    far = Far(tmp_path, "sika")
    far.play(tmp_path, *(WAIT, "1") * 40)
    assert far.table.state.result is not None
    next_ = Seated("sika", far.table.game.version, (1,), (), (), True, "00" * 32, "", 0, 0)
    far.line._frames.append(frame(next_))
    with pytest.raises(TableLost, match="game-next"):
        asyncio.run(far.table.step())
    assert far.table.followed == next_


def test_a_choice_on_its_way_skips_the_rows_that_were_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its result is looked for at once, though a braille row has more to read."""
    far = Far(tmp_path, "sika")
    app, _ = new_app(tmp_path, settings=Settings(braille=True))

    async def nothing(*_: object, **__: object) -> None:
        await asyncio.sleep(0)

    async def run() -> None:
        loop = GameLoop(app, far.table)
        await far.table.begin()
        await loop.course.announce()
        far.line.swallows = True
        (seat,) = far.table.awaited
        await loop.course.submit(seat, far.table.view(seat).legal_actions(seat)[0])
        assert far.table.sent
        far.line.mend(far.table.told)
        monkeypatch.setattr(type(app.front.keys), "scripted", False, raising=False)
        monkeypatch.setattr(type(app.dialogue.outputs.screen), "unread", True)
        monkeypatch.setattr(app.keyboard, "key", nothing)
        assert await asyncio.wait_for(loop.course.key(), PATIENCE) is None

    asyncio.run(run())


async def test_what_is_selected_stays_while_others_choose(tmp_path: Path) -> None:
    """Another player's card comes while one moves through one's own: no question is repeated."""
    game = find_game("scientific-war")
    home = new_table(game, read_seats("you=Ann,you=Bo", game), game.options(), tmp_path, "7")
    host = hosted(home)

    async def sit(seat: Seat) -> RemoteTable:
        line = FrailLine(host, (seat,))
        seated = read_down(await line.received() or b"")
        assert isinstance(seated, Seated)
        return RemoteTable(line, seated)

    app, lines = new_app(tmp_path)
    ann, bo = await sit(0), await sit(1)
    await host.begin()
    for one in (ann, bo):
        assert await one.arrive()
        await one.begin()
    loop = GameLoop(app, ann)
    await loop.decision.announce()
    chooser = loop.decision.chooser
    assert chooser is not None
    asked = len(lines)
    chooser.put(3)
    selected = chooser.selected
    await bo.submit(1, bo.view(1).legal_actions(1)[0])
    assert await ann.thinking() is False
    await loop.course.step()
    await loop.course.deliver()
    await loop.course.announce()
    assert loop.decision.chooser is chooser
    assert chooser.selected == selected
    assert chooser.state == ann.view(0)
    assert lines[asked:] == ["Bo has played."]
