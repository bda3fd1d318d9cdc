"""A remote player's own secret choice is told first, and never one a bot made for them."""

from __future__ import annotations

from pathlib import Path

import pytest
from loopback import FrailLine, hosted
from pressed import new_app

from audiogame.archive.opened_table import new_table
from audiogame.games.scientific_war.rules import Play
from audiogame.online.packets import Seated
from audiogame.online.remote_table import RemoteTable
from audiogame.online.session_packets import read_down
from audiogame.opponents.seat_list import read_seats
from audiogame.play.course import recall
from audiogame.play.game_loop import GameLoop
from audiogame.rules.cards import Rank
from audiogame.rules.state import Query
from audiogame.server.hosted_table import HostedTable
from audiogame.table.library import find_game


class SlowLine(FrailLine):
    """A connection with a controllable delay of answers."""

    slow = False

    async def received(self) -> bytes | None:
        return None if self.slow else await super().received()


async def sits(host: HostedTable, seat: int) -> tuple[RemoteTable, SlowLine]:
    """Sit down on a new connection."""
    line = SlowLine(host, (seat,))
    seated = read_down(await line.received() or b"")
    assert isinstance(seated, Seated)
    return RemoteTable(line, seated), line


def at_home(tmp_path: Path) -> HostedTable:
    """Return a table of three people, open to remote players."""
    game = find_game("scientific-war")
    seats = read_seats("you=Ann,you=Bo,you=Cy", game)
    return hosted(new_table(game, seats, game.options(), tmp_path, "7"))


@pytest.mark.parametrize("apart", [False, True])
async def test_the_own_joker_is_told_before_whoever_was_faster(tmp_path: Path, apart: bool) -> None:
    """As at home; also where others' news arrives before the server's answer."""
    host = at_home(tmp_path)
    app, lines = new_app(tmp_path)
    (ann, line), (bo, _), (cy, _) = [await sits(host, seat) for seat in range(3)]
    await host.begin()
    for one in (ann, bo, cy):
        assert await one.arrive()
        await one.begin()
    loop = GameLoop(app, ann)
    await loop.course.deliver()
    await loop.decision.announce()
    asked = len(lines)
    await bo.submit(1, Play(Rank.FIVE))
    await loop.course.submit(0, Play(Rank.JOKER))  # receives Bo's move
    line.slow = apart
    await loop.course.deliver()
    assert lines[asked:] == []
    line.slow = False
    await loop.course.step()
    await loop.course.deliver()
    assert lines[asked:] == ["You play the joker.", "Bo has played."]
    await cy.submit(2, Play(Rank.SIX))
    await loop.course.step()
    await loop.course.deliver()
    assert lines[asked + 2 : asked + 5] == [
        "Cy has played.",
        "Cy: 6. Bo: 5. You: joker.",
        "No tie, so your joker forces a war.",
    ]


async def test_what_others_do_is_told_where_the_line_is_lost(tmp_path: Path) -> None:
    """A pending choice delays nothing."""
    host = at_home(tmp_path)
    app, lines = new_app(tmp_path)
    (ann, line), (bo, _) = [await sits(host, seat) for seat in range(2)]
    await host.begin()
    for one in (ann, bo):
        assert await one.arrive()
        await one.begin()
    loop = GameLoop(app, ann)
    await loop.course.deliver()
    await loop.decision.announce()
    asked = len(lines)
    await bo.submit(1, Play(Rank.FIVE))
    await loop.course.submit(0, Play(Rank.JOKER))
    line.cut()
    await loop.course.deliver()
    assert lines[asked:] == ["Bo has played."]


async def test_a_card_that_a_bot_has_played_is_not_told_as_ones_own_choice(tmp_path: Path) -> None:
    """A bot or another device has chosen for them; H tells the card."""
    host = at_home(tmp_path)
    app, lines = new_app(tmp_path)
    (ann, _), (stand_in, _) = await sits(host, 0), await sits(host, 0)
    await host.begin()
    for one in (ann, stand_in):
        assert await one.arrive()
        await one.begin()
    ann.at_server = True
    loop = GameLoop(app, ann)
    await loop.course.deliver()
    asked = len(lines)
    await stand_in.submit(0, Play(Rank.JOKER))
    assert not await ann.thinking()
    await loop.course.step()
    await loop.course.deliver()
    recall(loop.audience, 0)
    assert not [line for line in lines[asked:] if "You play" in line]
    assert loop.audience.asked(Query.OWN, 0)[0].endswith("You've played the joker.")
