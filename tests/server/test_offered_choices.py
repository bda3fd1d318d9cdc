"""Choices offered with a question: all of them where they are few, else in parts on request."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from loopback_transport import take_frame
from secret_game import Bet, Secret

from audiogame.archive.journal import Journal
from audiogame.games.ten_die_poker.rules import Fold
from audiogame.online.packets import (
    CHOICE_BYTES,
    CHOICES,
    AskChoices,
    Choices,
    EventsTold,
    SeatChoice,
    frame,
)
from audiogame.online.session_packets import Failed, read_down
from audiogame.rules.notation import words
from audiogame.rules.state import Action, Seat
from audiogame.server.hosted_table import HostedTable
from audiogame.server.offered_choices import offered_from, offered_together
from audiogame.table.library import find_game
from audiogame.table.luck import Luck
from audiogame.table.table import Player, Table


def bets(count: int, patch: pytest.MonkeyPatch) -> Secret:
    """Return a state in which a seat has so many choices."""

    def legal(self: Secret, seat: Seat) -> tuple[Action, ...]:
        return tuple(map(Bet, range(count)))

    patch.setattr(Secret, "_legal", legal)
    return Secret(options=None, bets=(None, None))  # type: ignore[arg-type]  # it has none


def test_few_choices_are_sent_with_their_question(monkeypatch: pytest.MonkeyPatch) -> None:
    state = bets(CHOICES, monkeypatch)
    offered = offered_together(state, 0)
    assert [one.words for one in offered] == list(map(words, state.legal_actions(0)))
    assert len({one.id for one in offered}) == CHOICES
    assert offered_together(bets(CHOICES + 1, monkeypatch), 0) == ()


def test_many_choices_come_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    state, found = bets(450, monkeypatch), list[str]()
    while part := offered_from(state, 0, len(found)):
        assert len(part) <= CHOICES
        assert len(msgspec.json.encode(part)) <= CHOICE_BYTES
        found += [one.words for one in part]
    assert found == list(map(words, state.legal_actions(0)))


def test_long_choices_are_fewer(monkeypatch: pytest.MonkeyPatch) -> None:
    class Long(Action):
        places: tuple[int, ...]

    legal = tuple(Long((*range(10, 60), at)) for at in range(10, 110))
    state = bets(1, monkeypatch)
    monkeypatch.setattr(Secret, "_legal", lambda self, seat: legal)
    assert offered_together(state, 0) == ()
    assert 0 < len(offered_from(state, 0, 0)) < 100


async def test_a_client_asks_for_choices_and_takes_one_by_its_id() -> None:
    """Of its own seats alone, also of one that is not asked."""
    game = find_game("ten-die-poker")
    players = tuple(Player(f"Person {seat}") for seat in range(4))
    table = Table(game, players, None, Luck("7"), lambda line: None, key="k")
    hosted, frames = HostedTable(table, Journal(None)), list[bytes]()
    place = hosted.enter((0, 1, 2, 3), frames.append)

    async def sent(packet: Any) -> Any:
        await take_frame(hosted, place, frame(packet))
        return read_down(frames[-1])

    await hosted.begin()
    while not table.awaited:
        await hosted.act()
    (seat,) = table.awaited
    told = read_down(frames[-1])
    assert isinstance(told, EventsTold)
    (question,) = told.questions
    assert question.choices
    answer = await sent(AskChoices(seat, request=4))
    expected = question.choices
    assert answer == Choices(4, seat, question.number, 0, len(expected), expected)
    answer = await sent(AskChoices(seat, first=2, request=5))
    assert answer.choices == expected[2:]
    other = (seat + 1) % 4
    answer = await sent(AskChoices(other, request=6))
    assert [one.words for one in answer.choices] == ["leave"]
    assert isinstance(await sent(AskChoices(4, request=7)), Failed)
    assert isinstance(await sent(SeatChoice(seat, question.number, id=1, request=8)), Failed)
    fold = next(one for one in expected if one.words == "fold")
    answer = await sent(SeatChoice(seat, question.number, id=fold.id, request=9))
    assert isinstance(answer, EventsTold)
    assert answer.request == 9
    assert [one.what for one in table.moves if one.seat == seat] == [Fold()]
