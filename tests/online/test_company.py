"""Players at a server's table chat, vote, pause, get more time, and exclude others."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from online_server import (
    PATIENCE,
    Guest,
    came,
    guests,
    open_table,
    serving,
    table_link,
    wishes,
)
from server_evening import guests_at_table

from audiogame.narration.spoken_words import in_language, word_list
from audiogame.online.company_packets import (
    CastVote,
    ChatHeard,
    ChatSent,
    GoOn,
    KeyPressed,
    Mute,
    Propose,
    Proposed,
)
from audiogame.online.company_packets import Patience as More
from audiogame.online.device import Device
from audiogame.online.identity import SECRET, new_secret
from audiogame.online.link import TableLink
from audiogame.online.reasons import ServerSays, read_failed
from audiogame.online.recovery_phrase import WORDS, NoPhrase, phrase, secret_of
from audiogame.online.session import Session
from audiogame.online.session_packets import Done, Failed, Notice, Remove
from audiogame.online.table_packets import Enter
from audiogame.online.transport import CannotConnect
from audiogame.rules.value import replace
from audiogame.server import rests
from audiogame.server.server import Server
from audiogame.server.store.files import FileStore
from audiogame.table.library import find_game
from audiogame.table.move_list import Player

SIKA = find_game("sika")


@pytest.fixture(autouse=True)
def soon_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look for idle players more often."""
    monkeypatch.setattr("audiogame.server.tables.TICK", 0.05)


class Clock:
    """A fake clock that a test advances."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.monotonic() + self.ahead


async def refused(one: Guest) -> str:
    """Wait for the reason of a refusal."""
    return (await came(one, Failed)).reasons[0].message


@asynccontextmanager
async def evening(
    folder: Path, *names: str, begins: bool = True, bots: int = 0
) -> AsyncIterator[tuple[list[Guest], TableLink, Server, Clock]]:
    """Seat players at a table of Sika, the first of them as host."""
    clock = Clock()
    table = guests_at_table(folder, *names, clock=clock, begins=begins, bots=bots)
    async with table as (people, link, server):
        if begins:
            for one in people:
                one.line.news.clear()
        yield people, link, server, clock


async def noticed(server: Server, link: TableLink, seat: int) -> None:
    """Wait until the server knows that a seat has to choose."""
    member = server.tables.find(link.table).people.members.of_seat(seat)
    assert member is not None
    async with asyncio.timeout(PATIENCE):
        while seat not in member.asked:
            await asyncio.sleep(0.01)


async def press(*people: Guest) -> None:
    """Tell the server, for each of them, that a key was pressed."""
    for one in people:
        await one.line.ask(KeyPressed(), Done)


async def asked(people: list[Guest]) -> Guest:
    """Wait until a player has to choose; return that player."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for one in people:
                await one.take_all()
                if one.far.awaited:
                    return one
            await asyncio.sleep(0.01)


async def test_a_line_is_heard_by_all_and_too_many_are_refused(tmp_path: Path) -> None:
    """The sender comes first; five lines at once, then an announced pause; blanks are dropped."""
    async with evening(tmp_path, "Ann", "Cy", begins=False) as ((ann, cy), _, _, clock):
        await ann.line.tell(ChatSent("  Good \n luck! "))
        said = await came(cy, ChatHeard)
        assert (said.name, said.seat, said.text, said.number) == ("Ann", 0, "Good luck!", 0)
        assert cy.line.room is not None
        assert said.person == cy.line.room.chairs[0].person != cy.line.room.chairs[1].person
        await came(ann, ChatHeard)
        for _ in range(4):
            await ann.line.tell(ChatSent("Again."))
            await came(ann, ChatHeard)
        await ann.line.tell(ChatSent("Once more."))
        assert await refused(ann) == "chat-too-fast"
        clock.ahead += 2
        await ann.line.tell(ChatSent("Now."))
        assert (await came(ann, ChatHeard)).text == "Now."
        clock.ahead += 20
        for text, why in {" \n ": "chat-empty", "x" * 301: "chat-too-long"}.items():
            await ann.line.tell(ChatSent(text))
            assert await refused(ann) == why


async def test_chat_survives_a_lost_connection_and_is_not_sent_to_later_arrivals(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, "Ann", "Cy", "Di", begins=False) as (people, link, _, _):
        ann, cy, di = people
        await di.line.leave()
        await ann.line.tell(ChatSent("One."))
        await came(cy, ChatHeard)
        cy.line.cut()
        await ann.hears("line-lost")
        await ann.line.tell(ChatSent("Two."))
        await came(ann, ChatHeard)
        two = await came(cy, ChatHeard)
        assert (two.text, two.missed) == ("Two.", False)
        again = Guest("Cy", cy.secret)  # the program was restarted, with no memory of it
        await again.enter(link)
        found = [await came(again, ChatHeard), await came(again, ChatHeard)]
        assert [(one.text, one.missed) for one in found] == [("One.", True), ("Two.", True)]
        await again.close()
        late = Guest("Eve")
        await late.enter(link)
        await ann.line.tell(ChatSent("Three."))
        assert (await came(late, ChatHeard)).text == "Three."
        await late.close()


async def test_the_host_mutes_and_removes(tmp_path: Path) -> None:
    """All players are told; guests can do neither, and the host cannot be a target."""
    async with evening(tmp_path, "Ann", "Cy") as ((ann, cy), link, server, _):
        assert ann.line.room is not None
        host, other = (chair.person for chair in ann.line.room.chairs)
        await cy.line.tell(Mute(host))
        assert await refused(cy) == "host-only"
        await ann.line.tell(Mute(host))
        assert await refused(ann) == "mute-nobody"
        await ann.line.tell(Mute(other))
        assert (await cy.hears("muted")).name == "Cy"
        await cy.line.tell(ChatSent("Hello?"))
        assert await refused(cy) == "chat-muted"
        cy.line.cut()
        await ann.hears("line-back")
        await cy.line.tell(ChatSent("And now?"))
        assert await refused(cy) == "chat-muted"
        (agreed,) = FileStore(tmp_path).agreements.values()
        assert agreed.muted == (other,), "it lasts over a stop of the server"
        await ann.line.tell(Mute(other, yes=False))
        await cy.hears("unmuted")
        await cy.line.tell(ChatSent("Hello."))
        assert (await came(ann, ChatHeard)).text == "Hello."
        await ann.line.tell(Remove(1, "Be kind."))
        assert (await cy.hears("removed")).other == "Be kind."
        assert (await ann.hears("stands-in")).name == "Cy"
        table = server.tables.find(link.table)
        async with table.turns:  # both requests have been handled
            assert table.game is not None
        assert table.game.table.players[1].bot is not None
        with pytest.raises(ServerSays) as fault:
            await cy.line.enter(Enter(link.table, link.key, cy.names))
        assert fault.value.reasons[0].message == "table-banned"


async def test_the_host_mutes_and_removes_who_only_listens(tmp_path: Path) -> None:
    """Rejoining changes nothing, and the old link lets in no other key of theirs either."""
    async with (
        serving(wishes(tmp_path)) as (_, invitation),
        guests("Ann", "Gus", "Eve") as (ann, gus, eve),
    ):
        await ann.come(invitation)
        wanted = replace(open_table(SIKA, "Ann", 1), spectators=True)
        await ann.line.open_table(wanted)
        link, room_before = table_link(invitation, ann), ann.line.room
        assert room_before is not None
        await gus.enter(link, guest=True)
        room = gus.line.room
        assert room is not None
        (person,) = room.visitors
        await ann.line.tell(Mute(person))
        await gus.hears("muted")
        gus.line.cut()
        while gus.line.connection.times < 2 or not gus.line.up:
            await gus.line.changed()
        await gus.line.tell(ChatSent("And now?"))
        assert await refused(gus) == "chat-muted"
        room = gus.line.room
        assert room is not None
        assert room.silenced == (person,)
        await eve.enter(link, guest=True)
        await ann.line.tell(Remove(-1, "Be kind.", person))
        assert (await gus.hears("removed")).other == "Be kind."
        assert gus.line.room is None
        with pytest.raises(ServerSays) as fault:
            await gus.line.enter(Enter(link.table, link.key, gus.names, guest=True))
        assert fault.value.reasons[0].message == "table-banned"

        while table_link(invitation, ann).key == link.key:
            await ann.line.changed()
        renewed = table_link(invitation, ann)
        assert ann.line.room is not None
        assert ann.line.room.ends == room_before.ends, "it lets in as long as the old one would"
        async with guests("Gustav", "Di") as (again, di):
            await again.come(replace(link, key=""))
            for listens in (True, False):
                with pytest.raises(ServerSays) as fault:
                    await again.line.enter(Enter(link.table, link.key, again.names, listens))
                assert fault.value.reasons[0].message == "link-wrong"
            with pytest.raises(ServerSays) as fault:
                await again.line.who_sits(link.table, link.key)
            assert fault.value.reasons[0].message == "link-wrong"
            await di.enter(renewed, guest=True)
        eve.line.cut()
        while eve.line.connection.times < 2 or not eve.line.up:
            await eve.line.changed()
        await eve.line.tell(ChatSent("Still here."))
        assert (await came(ann, ChatHeard)).name == "Eve", "a new link keeps nobody else out"


@pytest.mark.parametrize(
    ("silent", "by_menu"),
    [(False, True), (False, False), (True, False)],
    ids=["yes, back by the menu", "yes, back by a key", "silence"],
)
async def test_the_table_votes_for_a_bot_in_the_place_of_who_is_idle(
    silent: bool, by_menu: bool, tmp_path: Path
) -> None:
    """After a cue at 60 seconds; of two who are there, both have to agree."""
    names = ("Ann", "Cy", "Di")
    async with evening(tmp_path, *names, bots=1) as (people, link, server, clock):
        idle = await asked(people)
        others = [one for one in people if one is not idle]
        first, second = others
        seat = idle.far.awaited[0]
        await first.line.tell(Propose("bot", seat))
        assert await refused(first) == "vote-not-idle"
        await noticed(server, link, seat)
        clock.ahead += 61
        assert (await idle.hears("idle")).seat == seat
        for one in others:
            assert (await one.hears("waits-long")).name == idle.names[0]
        await press(*others)
        await first.line.tell(Propose("bot", seat))
        proposed = await came(second, Proposed)
        assert (proposed.what, proposed.about) == ("bot", idle.names[0])
        assert proposed.name == first.names[0]
        if silent:
            clock.ahead += 31
            for one in people:
                assert (await one.hears("not-agreed")).other == "bot"
            await second.line.tell(CastVote(proposed.vote, yes=True))
            assert await refused(second) == "vote-over"
            return
        await first.line.tell(Propose("pause"))
        assert await refused(first) == "vote-open"
        await idle.line.tell(CastVote(proposed.vote, yes=False))
        assert await refused(idle) == "vote-over", "who is idle has no vote"
        await second.line.tell(CastVote(proposed.vote, yes=True))
        notice = await idle.hears("stands-in")
        assert notice.name == idle.names[0]
        assert not any(isinstance(one, Proposed) for one in idle.line.news)
        await idle.take_all()
        if by_menu:
            await idle.far.seat_player(seat, Player(idle.names[0]))
        else:
            await press(idle)
            assert (await idle.hears("back")).seat == seat
        for one in others:
            assert (await one.hears("back")).other == notice.other


async def test_more_time_is_for_one_person_and_told_to_nobody(tmp_path: Path) -> None:
    """The cue and the timeout come later for that player; other clients receive no difference."""
    async with evening(tmp_path, "Ann", "Cy", "Di") as (people, link, server, clock):
        slow = await asked(people)
        other, third = (one for one in people if one is not slow)
        before = [len(one.line.news) for one in (other, third)]
        await slow.line.tell(More(4))
        await noticed(server, link, slow.far.awaited[0])
        assert [len(one.line.news) for one in (other, third)] == before
        clock.ahead += 100
        await other.line.tell(Propose("bot", slow.far.awaited[0]))
        assert await refused(other) == "vote-not-idle"
        clock.ahead += 150
        await slow.hears("idle")
        await press(slow, third)
        await other.line.tell(Propose("grace", seconds=300))
        assert (await came(slow, Proposed)).silence == 120
        assert (await came(third, Proposed)).silence == 30


async def test_a_table_that_pauses_asks_nobody_until_somebody_goes_on(tmp_path: Path) -> None:
    """The host pauses at once, others by vote; no cue, no stand-in bot; a choice also resumes."""
    async with evening(tmp_path, "Ann", "Cy", bots=1) as (people, link, server, clock):
        ann, cy = people
        due = await asked(people)
        other = ann if due is cy else cy
        await ann.line.tell(Propose("pause"))
        for one in people:
            assert (await one.hears("paused")).name == "Ann"
            async with asyncio.timeout(PATIENCE):  # another frame, which may come later
                while one.line.room is None or not one.line.room.paused:
                    await one.line.changed()
        await cy.line.tell(Propose("pause"))
        assert await refused(cy) == "table-paused"
        clock.ahead += 200
        other.line.cut()
        await due.hears("line-lost")
        clock.ahead += 200
        await due.hears("line-back")
        await other.line.tell(GoOn())
        for one in people:
            assert (await one.hears("goes-on")).name == other.names[0]
        heard = {one.what for one in due.line.news if isinstance(one, Notice)}
        assert not heard & {"idle", "stands-in", "waits-long"}
        await press(ann)
        await cy.line.tell(Propose("pause"))
        proposed = await came(ann, Proposed)
        await ann.line.tell(CastVote(proposed.vote, yes=True))
        await due.hears("paused")
        table = server.tables.find(link.table)
        assert table.game is not None
        moves = len(table.game.table.moves)
        legal = due.far.view(due.far.awaited[0]).legal_actions(due.far.awaited[0])
        await due.far.submit(due.far.awaited[0], legal[0])
        assert (await other.hears("goes-on")).name == due.names[0]
        await due.take_all()
        async with asyncio.timeout(PATIENCE):
            while len(table.game.table.moves) == moves:
                await asyncio.sleep(0.01)


async def test_a_refused_vote_rests_longer_each_time_for_its_proposer(tmp_path: Path) -> None:
    """Two minutes for everybody; the next wish of who was refused waits twice as long."""
    async with evening(tmp_path, "Ann", "Cy", bots=1) as ((ann, cy), _, _, clock):
        longer = Propose("grace", seconds=300)
        for rest in (120, 240):
            await press(ann)
            await cy.line.tell(longer)
            await ann.line.tell(CastVote((await came(ann, Proposed)).vote, yes=False))
            await cy.hears("not-agreed")
            for wanted in (longer, Propose("pause")):
                await cy.line.tell(wanted)
                assert await refused(cy) == "wish-rests"
            clock.ahead += rest - 1
            await cy.line.tell(longer)
            assert await refused(cy) == "wish-rests"
            assert not any(isinstance(one, Proposed) for one in ann.line.news)
            clock.ahead += 2
        await press(ann)
        await cy.line.tell(longer)
        assert (await came(ann, Proposed)).name == "Cy"


async def test_a_longer_grace_time_is_voted_and_never_a_shorter_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rests, "REST", 0.0)
    async with evening(tmp_path, "Ann", "Cy") as ((ann, cy), _, _, _):
        for seconds, why in {30: "grace-longer", 60: "grace-longer", 100_000: "grace-out"}.items():
            await ann.line.tell(Propose("grace", seconds=seconds))
            assert await refused(ann) == why
        await ann.line.tell(Propose("grace", seconds=300))
        proposed = await came(cy, Proposed)
        assert proposed.seconds == 300
        await cy.line.tell(CastVote(proposed.vote, yes=False))
        await ann.hears("not-agreed")
        await cy.line.tell(Propose("grace", seconds=0))
        await ann.line.tell(CastVote((await came(ann, Proposed)).vote, yes=True))
        assert (await cy.hears("grace")).other == "0"
        assert cy.line.room is not None
        assert cy.line.room.grace == 0
        await ann.line.tell(Propose("grace", seconds=300))
        assert await refused(ann) == "grace-longer"


async def test_the_players_at_a_table_are_told_to_those_who_may_come_in(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ann", "Cy", begins=False) as ((ann, _), link, _, _):
        async with asyncio.timeout(PATIENCE):  # who comes is told in another frame
            while ann.line.room is None or not all(one.person for one in ann.line.room.chairs):
                await ann.line.changed()
        persons = {chair.person for chair in ann.line.room.chairs}
        other = Guest("Eve")
        await other.come(link)
        sitting = await other.line.who_sits(link.table, link.key)
        assert sitting.names == ("Ann", "Cy")
        assert {*sitting.persons} == persons
        with pytest.raises(ServerSays) as fault:
            await other.line.who_sits(link.table, "ab-abaft-abet")
        assert fault.value.reasons[0].message == "link-wrong"
        await other.close()


def test_a_recovery_phrase_is_the_secret_and_a_slip_is_noticed() -> None:
    """26 words stand for the secret; a wrong, missing or swapped one is refused."""
    secret = new_secret()
    words = phrase(secret)
    assert len(words) == WORDS == 27
    assert secret_of(" ".join(words)) == secret
    assert secret_of(", ".join(words).upper().replace(", ", "-")) == secret
    with pytest.raises(NoPhrase) as short:
        secret_of(" ".join(words[1:]))
    assert short.value.reasons[0].message == "phrase-length"
    assert secret_of(in_language(" ".join(words), "es")) == secret
    with pytest.raises(NoPhrase) as odd:
        secret_of(" ".join((*words[:5], "xyzzy", *words[6:])))
    assert odd.value.reasons[0].message == "phrase-word"


def test_of_a_thousand_mistyped_phrases_one_passes_at_most() -> None:
    """Another word, or two words in another order, at each place of a phrase."""
    words = phrase(bytes(range(SECRET)))
    slips = [
        (*words[:at], other, *words[at + 1 :])
        for at in range(WORDS)
        for other in word_list("en")[at::9]
        if other != words[at]
    ]
    slips += [
        (*words[:at], words[at + 1], words[at], *words[at + 2 :])
        for at in range(WORDS - 1)
        if words[at] != words[at + 1]
    ]
    assert len(slips) > 3000
    passed = 0
    for slip in slips:
        with contextlib.suppress(NoPhrase):
            secret_of(" ".join(slip))
            passed += 1
    assert passed <= len(slips) // 1000


async def test_another_device_with_the_phrase_has_the_seat(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ann", "Cy") as ((_, cy), link, _, _):
        words = " ".join(phrase(cy.secret))
        other = Guest("Cy", secret_of(words))
        await other.enter(TableLink(link.address, link.secure, link.table))
        await cy.hears("taken-over")
        assert other.line.room is not None
        assert other.line.room.yours == (1,)
        await other.close()


async def test_a_lost_device_is_given_up(tmp_path: Path) -> None:
    """The new key gets the seat and the rights; the old one is invalid at once."""
    async with evening(tmp_path, "Ann", "Cy") as ((ann, _), link, _, _):
        device = Device(ann.secret.hex()).renewed().renewed()
        assert device.former[0] == ann.secret.hex()
        plain = TableLink(link.address, link.secure, link.table)

        def session(secret: bytes, former: tuple[str, ...]) -> Session:
            return Session(plain, secret, former=tuple(map(bytes.fromhex, former)))

        new = session(bytes.fromhex(device.secret), device.former)
        await new.begin()
        assert new.opens, "the invitation of the person counts still"
        told = await came(ann, Failed)  # which hears nothing more, though no device has joined
        assert read_failed(told).reasons[0].message == "key-yielded"
        await new.enter(Enter(link.table))
        assert new.room is not None
        assert new.room.yours == (0,)
        assert new.room.host == 0
        await new.close()
        with pytest.raises(ServerSays) as fault:
            await session(ann.secret, ()).begin()
        assert fault.value.reasons[0].message == "key-yielded"
        thief = session(ann.secret, ())
        with pytest.raises((ServerSays, CannotConnect)):
            await thief.begin()
        again = session(bytes.fromhex(device.secret), device.former)
        await again.begin()
        await again.enter(Enter(link.table))
        assert again.room is not None
        assert again.room.yours == (0,)
        await again.close()
        forger = Session(plain, new_secret(), former=(bytes.fromhex(device.former[0]),))
        await forger.begin()
        with pytest.raises(ServerSays):
            await forger.enter(Enter(link.table))
        assert not forger.opens
        await forger.close()
