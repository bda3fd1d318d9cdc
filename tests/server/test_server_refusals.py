"""Bad frames, wrong links, silent or second devices: each error goes to its sender alone."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

import pytest
from online_player import opened
from online_server import (
    HOME,
    PATIENCE,
    Guest,
    came,
    guests,
    open_table,
    serving,
    table_link,
    wishes,
)
from patience import becomes
from pressed import new_app
from server_evening import AtServer, begun

from audiogame.archive.verdict import verify
from audiogame.lobby.online_news import OnlineNews
from audiogame.lobby.own_device import OwnDevice
from audiogame.narration.faults import told
from audiogame.narration.narrator import Narrator
from audiogame.narration.spoken_words import in_language
from audiogame.narration.texts import Texts
from audiogame.online.company_packets import ChatHeard, ChatSent
from audiogame.online.identity import new_secret
from audiogame.online.link import LinkError, TableLink, new_words, read_link
from audiogame.online.luck_packets import Commit, Reveal
from audiogame.online.noise import DeviceHandshake, SealingKeys
from audiogame.online.own_luck import OwnPart
from audiogame.online.packets import (
    HELLO_ON_THE_LINE,
    LONGEST_UP,
    ON_THE_LINE,
    EventsTold,
    InGame,
    SeatChoice,
    frame,
)
from audiogame.online.reasons import ServerSays
from audiogame.online.sealed_line import without_blanks
from audiogame.online.session import Session
from audiogame.online.session_packets import (
    AnswerKnock,
    Challenged,
    Failed,
    Hello,
    Knocked,
    Notice,
    Remove,
    RenewLink,
    Start,
    read_down,
)
from audiogame.online.table_packets import Enter
from audiogame.online.web_socket import Socket, connect
from audiogame.rules.fault import Reason
from audiogame.rules.value import replace
from audiogame.server.log import Log
from audiogame.server.server import Server
from audiogame.table.library import find_game
from audiogame.table.news import Step
from audiogame.table.record import read_record
from audiogame.table.record_file import kept_private, load

SIKA = find_game("sika")


async def refusal(guest: Guest, link: TableLink, *names: str) -> str:
    """Return the id of the reason why a guest is refused."""
    if guest.session is None:
        await guest.come(link)
    with pytest.raises(ServerSays) as refused:
        await guest.line.enter(Enter(link.table, link.key, names or guest.names))
    assert not told(refused.value, "en").startswith("<")
    return refused.value.reasons[0].message


async def raw(link: TableLink) -> tuple[Socket, DeviceHandshake]:
    """Connect, and take what the server says first."""
    socket = await connect(link.address, False)
    said = await socket.receive()
    assert isinstance(said, str)
    challenged = read_down(said.encode())
    assert isinstance(challenged, Challenged)
    keys = bytes.fromhex(challenged.challenge + challenged.key)
    return socket, DeviceHandshake(said.encode(), keys)


async def answer(socket: Socket, keys: SealingKeys | None = None) -> list[str]:
    """Return why the server refuses, in clear or sealed."""
    data = await socket.receive()
    if data is None:
        return []
    if isinstance(data, bytes):
        assert keys is not None
        data = without_blanks(keys.down.open(data)).decode()
    packet = read_down(data.encode())
    return [why.message for why in packet.reasons] if isinstance(packet, Failed) else ["none"]


async def test_frames_of_any_bytes_change_nothing(tmp_path: Path, at_a_server: AtServer) -> None:
    """Each is refused at its connection; the others play on to the end undisturbed."""
    async with at_a_server("Ann", "Cy") as ((ann, cy), _, _):
        chance = Random(5)
        bad = [b"", b"{", b"[]", b'"x"', b"{}", b'{"packet":1}', b'{"packet":"Nothing"}']
        bad += [b'{"packet":"Told"}', b'{"packet":"Welcome"}', b"9" * 4000, b"[" * 4000]
        bad += [chance.randbytes(chance.randrange(200)) for _ in range(30)]
        bad += [b'{"packet":"%s"}' % kind for kind in (b"Choice", b"Enter", b"Commit", b"Say")]
        bad += [frame(SeatChoice(0, 0, "call red")), frame(SeatChoice(9, -5, "é" * 500))]
        bad += [frame(Commit("0" * 64)), frame(Reveal("1" * 64)), frame(Start())]
        bad += [frame(Remove(0, "x")), frame(RenewLink()), frame(AnswerKnock(1, True))]
        for data in bad:
            text = data.decode("utf-8", "replace").encode()
            cy.line.news.clear()
            await cy.send_bytes(text)
        over = await asyncio.gather(ann.play(Random(1)), cy.play(Random(2)))
        assert all(over)
        assert not [one for one in ann.line.news if isinstance(one, Failed)]
        assert await ann.record() == await cy.record()


async def test_a_client_without_a_valid_hello_is_refused(tmp_path: Path) -> None:
    """Another version, another packet, one in clear, or sealed for another connection."""
    async with serving(wishes(tmp_path)) as (server, invitation):
        hello = Hello(2)
        sealed = {
            frame(ChatSent("hello")): ["hello-first"],
            frame(replace(hello, version=1)): ["protocol-other"],
            frame(replace(hello, version=9)): ["protocol-other"],
            b"": ["packet-unreadable"],
            b"\x00": ["packet-unreadable"],
            b"9" * (LONGEST_UP + 1): ["packet-too-long"],
        }
        for data, why in sealed.items():
            socket, handshake = await raw(invitation)
            message, keys = handshake.answer(new_secret(), data)
            await socket.send(message)
            assert await answer(socket, keys) == why
            assert await socket.receive() is None
        socket, handshake = await raw(invitation)
        message, _ = handshake.answer(new_secret(), frame(hello))
        changed = message[:-1] + bytes([message[-1] ^ 1])
        for given, why in (
            (frame(hello).decode(), ["hello-first"]),
            ('{"packet":"Hello","version":1,"key":"00","signature":"00"}', ["protocol-other"]),
            ("\0", ["hello-first"]),
            (message, ["hello-wrong"]),  # it answers another connection
            (changed, ["hello-wrong"]),
            (b"", ["hello-wrong"]),
            (message[:95], ["hello-wrong"]),
            (message[:96], ["hello-wrong"]),
            (bytes(HELLO_ON_THE_LINE + 1), ["packet-too-long"]),
            (bytes(ON_THE_LINE + 1), []),
        ):
            other, _ = await raw(invitation)
            await other.send(given)
            assert await answer(other) == why
            assert await other.receive() is None
        await socket.close()
        assert not server.gate._people


async def test_conditions_of_coming_in(tmp_path: Path) -> None:
    """Links expire and are renewed, names are unique, and a begun game is full."""
    async with (
        serving(wishes(tmp_path)) as (server, invitation),
        guests("Ann", "Cy", "Ann", "Di") as (ann, cy, other, di),
    ):
        link = replace(invitation, key="")
        await di.come(link)
        with pytest.raises(ServerSays) as refused:
            await di.line.open_table(open_table(SIKA, "Di", 1))
        assert refused.value.reasons[0].message == "invitation-needed"
        await opened(ann, invitation)
        right = table_link(invitation, ann)
        wrong = replace(right, key=new_words(6))
        assert await refusal(cy, wrong) == "link-wrong"
        assert await refusal(cy, replace(right, table="abandon-abandon")) == "table-unknown"
        for name, why in {
            "Ann": "name-taken",
            "\N{FULLWIDTH LATIN SMALL LETTER A}nn": "name-taken",
            "You": "name-of-nobody",
            "12": "name-number",
            "Bella": "name-of-bot",
            "": "name-needed",
            "x" * 41: "name-too-long",
            "a\tb": "name-unusable",
        }.items():
            assert await refusal(cy, right, name) == why
        assert await refusal(cy, right, "Cy", "Mo") == "table-full"
        await ann.line.tell(RenewLink())
        while ann.line.room is None or ann.line.room.key == right.key:
            await ann.line.changed()
        assert await refusal(cy, right) == "link-wrong"
        await cy.line.enter(Enter(right.table, ann.line.room.key, cy.names))
        await ann.line.start()
        await asyncio.gather(ann.sit(), cy.sit())
        newest = table_link(invitation, ann)
        more = ("Mo", "Lu", "Kim", "Pat", "Uma", "Ed", "Zoe")[: SIKA.seats[-1] - 1]
        assert await refusal(other, newest, *more) == "table-begun", "one too many to wait"
        table = server.tables.find(right.table)
        await table.people.agree(lambda agreed: replace(agreed, ends=1))
        assert await refusal(di, newest) == "link-ended"


async def test_players_who_were_let_in_are_at_the_table(tmp_path: Path) -> None:
    """The players talk, add to the luck, and play to the end; a spectator listens."""
    async with (
        serving(wishes(tmp_path)) as (_, invitation),
        guests("Ann", "Cy", "Gus") as (ann, cy, gus),
    ):
        await ann.come(invitation)
        wanted = open_table(SIKA, "Ann", 1, entry="knock")
        await ann.line.open_table(replace(wanted, spectators=True))
        link = table_link(invitation, ann)
        for one in (cy, gus):
            await one.come(replace(invitation, key=""))
            await one.line.enter(Enter(link.table, link.key, one.names, guest=one is gus))
            knocked = await came(ann, Knocked)
            await ann.line.tell(AnswerKnock(knocked.number, True))
            async with asyncio.timeout(PATIENCE):
                while one.line.room is None:
                    await one.line.changed()
        await cy.line.tell(ChatSent("Thank you"))
        assert (await came(gus, ChatHeard)).text == "Thank you"
        await ann.line.start()
        await asyncio.gather(ann.sit(), cy.sit(), gus.sit())
        assert all(await asyncio.gather(ann.play(Random(1)), cy.play(Random(2))))
        texts = {await one.record() for one in (ann, cy, gus)}
        assert len(texts) == 1
        assert "# reveal 1 " in texts.pop()


async def test_the_host_hears_who_knocks(tmp_path: Path) -> None:
    async with (
        serving(wishes(tmp_path)) as (_, invitation),
        guests("Ann", "Cy", "Di") as (ann, cy, di),
    ):
        await opened(ann, invitation, entry="knock")
        for one, yes in ((cy, False), (di, True)):
            await one.come(replace(invitation, key=""))
            (offered,) = await one.line.tables()
            assert (offered.host, offered.free) == ("Ann", 1)
            assert await one.line.enter(Enter(offered.table, "", one.names)) is None
            while not any(isinstance(news, Knocked) for news in ann.line.news):
                await ann.line.changed()
            knocked = next(news for news in ann.line.news if isinstance(news, Knocked))
            ann.line.news.clear()
            assert knocked.names == one.names
            await ann.line.tell(AnswerKnock(knocked.number, yes))
            while (refused := one.line.refusal()) is None and one.line.room is None:
                await one.line.changed()
            assert (refused is None) is yes
        assert di.line.room is not None
        assert [chair.name for chair in di.line.room.chairs] == ["Ann", "Di"]


@pytest.mark.parametrize(
    ("names", "told"),
    [("Cy", "Cy is no longer at the door."), ("Cy,Di", "Cy and Di are no longer at the door.")],
)
async def test_the_host_hears_that_nobody_waits_at_the_door_any_more(
    tmp_path: Path, names: str, told: str
) -> None:
    """And is not asked to admit the player."""
    async with serving(wishes(tmp_path)) as (_, invitation), guests("Ann", names) as (ann, cy):
        await ann.come(invitation)
        await ann.line.open_table(open_table(SIKA, "Ann", 2, entry="knock"))
        assert ann.line.room is not None
        await cy.come(replace(invitation, key=""))
        await cy.line.enter(Enter(ann.line.room.table, "", cy.names))
        await cy.close()
        while not any(isinstance(one, Notice) for one in ann.line.news):
            await ann.line.changed()
        app, lines = new_app(tmp_path / "app")
        news = OnlineNews(app, ann.line, await OwnDevice.read(app))
        news.tell()
        assert told in lines
        assert not news.knocks


async def test_a_host_who_has_left_meanwhile_changes_nothing(at_a_server: AtServer) -> None:
    """Another device of theirs has taken over while the request waited for its turn."""
    async with at_a_server("Ann", "Cy") as ((ann, _), link, server):
        table, frames = server.tables.find(link.table), server.gate.frames
        key, host = table.people.agreement.key, table.people.host
        assert host is not None
        assert host.sink is not None
        async with table.turns:
            await ann.line.tell(RenewLink())
            await becomes(lambda: server.gate.frames > frames)
            host.sink.leave()
        assert (await came(ann, Failed)).reasons[0].message == "at-no-table"
        assert table.people.agreement.key == key


async def test_a_second_device_takes_over_and_a_bot_stands_in(
    tmp_path: Path, at_a_server: AtServer
) -> None:
    """The first is told; a long absence brings a bot until the return; the host passes on."""
    ahead = [0.0]
    clock = lambda: time.monotonic() + ahead[0]  # noqa: E731
    async with at_a_server("Ann", "Cy", clock=clock, grace=15) as ((ann, cy), link, server):
        second = Guest("Ann", ann.secret)
        await second.enter(replace(link, key=""))
        assert (await ann.hears("taken-over")).name == "Ann"
        await second.sit()
        await second.take_all()
        assert second.ears.heard == ann.ears.heard or not ann.ears.heard
        await second.close()
        assert (await cy.hears("line-lost")).name == "Ann"
        ahead[0] += 20
        notice = await cy.hears("stands-in")
        assert notice.name == "Ann"
        assert notice.other not in ("", "Ann", "Cy")
        assert (await cy.hears("host")).name == "Cy"
        (table,) = (server.tables.find(link.table),)
        assert table.game is not None
        assert table.game.table.players[0].bot is not None
        again = Guest("Ann", ann.secret)
        await again.enter(replace(link, key=""))
        assert (await cy.hears("back")).other == notice.other
        await again.sit()
        over = await asyncio.gather(again.play(Random(1)), cy.play(Random(2)))
        assert all(over)
        assert await again.record() == await cy.record()
        await again.close()


async def test_a_game_that_fails_is_told_and_logged(tmp_path: Path) -> None:
    """All players hear it; the server goes on, and the log has the place and nothing else."""
    log = Log(tmp_path)
    server = Server(wishes(tmp_path), log.fault)
    invitation = server.invitation(f"{HOME}:{await server.begin()}")
    async with guests("Ann", "Cy") as (ann, cy):
        await begun(SIKA, invitation, [ann, cy])
        room = ann.line.room
        assert room is not None
        game = server.tables.find(room.table).game
        assert game is not None

        def fail() -> Step:
            raise RuntimeError("a card of Ann")

        game.table.step = fail  # type: ignore[method-assign]
        playing = [asyncio.create_task(one.play(Random(1))) for one in (ann, cy)]
        for one in (ann, cy):
            while (refused := one.line.refusal()) is None:
                await asyncio.sleep(0.01)
            assert told(refused, "en") == told(Reason("game-halted"), "en")
        for task in playing:
            task.cancel()
        assert await cy.line.tables() == ()
    await server.close()
    text = log.path.read_text(encoding="utf-8")
    assert "RuntimeError at " in text
    assert "Ann" not in text


@pytest.mark.parametrize("attack", ["other bytes", "silent", "no commitment"])
async def test_luck_that_somebody_spoils_is_begun_again(attack: str, tmp_path: Path) -> None:
    """A wrong or missing reveal costs the seat for this game; the record says so."""
    async with (
        serving(wishes(tmp_path, wait=0.5)) as (_, invitation),
        guests("Ann", "Cy", "Eve") as (ann, cy, eve),
    ):
        game = find_game("army-men") if 3 in find_game("army-men").seats else SIKA
        await ann.come(invitation)
        await ann.line.open_table(open_table(game, "Ann", 2))
        link = table_link(invitation, ann)
        for one in (cy, eve):
            await one.enter(link)
        luck = eve.line.luck
        if attack == "other bytes":
            luck.reveal = lambda asked: Reveal("0" * 64)  # type: ignore[method-assign]
        elif attack == "silent":
            luck.reveal = lambda asked: None  # type: ignore[method-assign]
        else:
            luck.commit = lambda asked: Commit("short")  # type: ignore[method-assign]
        await ann.line.start()
        people = [ann, cy, eve]
        await asyncio.gather(*(one.sit() for one in people))
        assert all(await asyncio.gather(*(one.play(Random(1)) for one in people)))
        text = await ann.record()
        assert text == await cy.record()
        record = read_record(text.encode())
        assert ann.line.luck.part_of(record) is OwnPart.ALL
        assert cy.line.luck.part_of(record) is OwnPart.ALL
        kept = tmp_path / "own.record"
        kept.write_text(text, encoding="utf-8", newline="\n")
        found = [one.message for one in verify(load(kept), kept_private(kept, load(kept)))]
        assert ("luck-begun-again" in " ".join(found)) is (attack != "no commitment"), found
        assert "luck-without" in found
        bots = [one for one in record.notes if one.startswith("chair 2 ")]
        assert bots == ([] if attack == "no commitment" else ["chair 2 casual Eve"])
        eve.line.luck = type(luck)()
        await ann.line.start()
        await asyncio.gather(*(one.sit() for one in people))
        assert all(player.bot is None for player in eve.far.players)


def test_on_the_line_a_secret_changes_nothing(tmp_path: Path) -> None:
    """Other devices get equal bytes, whatever a player chooses in secret."""
    game = find_game("scientific-war")

    async def frames(pick: int) -> list[bytes]:
        heard: list[bytes] = []

        class Tapped(Session):
            def _take_frame(self, packet: InGame, data: bytes) -> None:
                heard.append(data)
                super()._take_frame(packet, data)

        folder = tmp_path / str(pick)
        async with serving(wishes(folder)) as (_, invitation), guests("Ann", "Cy") as (ann, cy):
            await ann.come(invitation)
            await ann.line.open_table(open_table(game, "Ann", 1))
            link = table_link(invitation, ann)
            cy.session = Tapped(link, cy.secret)
            await cy.line.begin()
            await cy.line.enter(Enter(link.table, link.key, cy.names))
            await ann.line.start()
            await asyncio.gather(ann.sit(), cy.sit())
            while not ann.far.awaited:
                await ann.take_all()
                await ann.line.changed()
            before = len(heard)
            await ann.far.submit(0, ann.far.view(0).legal_actions(0)[pick])
            while ann.far.sent:
                await ann.line.changed()
                await ann.take_all()
            await cy.line.tables()  # its answer comes after all earlier messages
        return heard[before:]

    wires = {tuple(asyncio.run(frames(pick))) for pick in range(4)}
    assert len(wires) == 1
    assert all(isinstance(read_down(data), EventsTold) for data in next(iter(wires)))


def test_links_are_read_as_they_are_written_and_heard() -> None:
    link = TableLink("play.example:8765", True, "senior-panda", new_words(6))
    assert read_link(str(link)) == link
    assert read_link(f"audiogames://PLAY.example, {link.words.upper()}") == link
    assert read_link(f"{HOME} {link.words}") == TableLink(
        f"{HOME}:8765", False, link.table, link.key
    )
    assert read_link("audiogame://[::1]:99").address == "[::1]:99"
    assert read_link(link.in_browser) == link
    assert (
        read_link(f"{told(link.heard_address, 'en')}, {link.words}.") == link
    )  # a line of the history
    for spoken in (
        *("play.example, port 99,", "play dot example port 99", "play.example colon 99"),
        *("play.example 99", "play dot example, 99,"),  # readers leave the colon out
    ):
        assert read_link(f"{spoken} {link.words}") == replace(link, address="play.example:99")
    for wrong in (
        "",
        "http://x/y",
        "a b c",
        "x/pandda-senior",
        "x:99999 senior panda",
        "é",
        "banana",
    ):
        with pytest.raises(LinkError) as refused:
            read_link(wrong)
        assert told(refused.value, "en")


@pytest.mark.parametrize("rest", ["", "/", "/#", "/#audiog", "/?from=chat"])
def test_a_link_that_lost_its_end_in_copying_says_so(rest: str) -> None:
    with pytest.raises(LinkError) as refused:
        read_link(f"https://play.example{rest}")
    assert told(refused.value, "en").startswith("The rest of this link was lost in copying")


@pytest.mark.parametrize("address", ["play.example:8765", "127.0.0.1:99", "[::1]:8765", "den:1"])
@pytest.mark.parametrize("secure", [True, False])
@pytest.mark.parametrize(("language", "port"), [("en", "port"), ("es", "puerto"), ("de", "Port")])
def test_a_link_typed_as_it_was_heard_is_the_same_link(
    language: str, port: str, address: str, secure: bool
) -> None:
    """In the language of whoever reads it aloud, typed at a program of any other."""
    link = TableLink(address, secure, "senior-panda", new_words(6))
    heard = told(link.heard_address, language)
    assert read_link(f"{heard}, {in_language(link.words, language)}") == link
    assert heard.endswith(f", {port} {address.rpartition(':')[2]}")


@pytest.mark.parametrize(
    "heard",
    [
        "play punto example puerto 99",
        "play punto example dos puntos 99",
        "play punkt example doppelpunkt 99,",
        "play.example, Port 99,",
        "play.example, Puerto 99,",
    ],
)
def test_the_signs_of_an_address_are_typed_in_any_language(heard: str) -> None:
    words = "senior panda"
    link = TableLink("play.example:99", True, "senior-panda")
    assert read_link(f"{heard} {words}") == read_link(f"{heard} {in_language(words, 'es')}") == link


def test_a_slip_in_a_link_is_told_in_the_language_of_its_words() -> None:
    with pytest.raises(LinkError) as refused:
        read_link(f"play.example abadono {in_language('panda senior orbit attitude reveal', 'es')}")
    assert "abandono" in told(refused.value, "en")


@pytest.mark.parametrize(
    ("address", "home"),
    [
        ("192.168.1.7:8765", True),
        ("[fe80::1]:8765", True),
        ("kitchen.local:8765", True),
        ("kitchen:8765", True),
        ("play.example.org:8765", False),
    ],
)
def test_whoever_connects_to_a_private_machine_is_told_so(address: str, home: bool) -> None:
    """The private machine learns the caller's address."""
    assert TableLink(address, secure=False).at_home is home
    told = Narrator(Texts("en")).say("online-connecting", address=address, home=home)
    assert ("own machine, which learns your address" in told) is home


def test_where_no_seat_is_free_the_next_step_is_named() -> None:
    """For those who wanted to come in; who fills a seat with a bot needs none."""
    words = [
        told(Reason("table-full", free=0, enters=enters, listens=listens), "en")
        for enters, listens in (("yes", "yes"), ("yes", "no"), ("no", "no"))
    ]
    assert words == [
        "No seat is free at this table. Listen, try again later, or choose another table.",
        "No seat is free at this table. Try again later, or choose another table.",
        "No seat is free at this table.",
    ]
