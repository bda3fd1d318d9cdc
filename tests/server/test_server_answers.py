"""What a client in another language receives: each answer, once, for the right reason."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from bare_line import Bare, Packet, at_a_table, served_table
from online_server import guests, open_table, serving, table_link, wishes
from patience import becomes

from audiogame.archive.verdict import Verdict, overall, verify
from audiogame.online.company_packets import WhoSits
from audiogame.online.link import TableLink, new_words
from audiogame.online.reasons import ServerSays
from audiogame.online.session_packets import Failed
from audiogame.online.table_packets import Enter, OpenTable
from audiogame.rules.value import replace
from audiogame.server.admission import LONGEST_LINK
from audiogame.server.limits import Rate, Rates
from audiogame.table.library import find_game
from audiogame.table.record_file import kept_private, load

SIKA = find_game("sika")


async def begun(lines: list[Bare]) -> list[Packet]:
    """Make all devices add to the luck; returns where each sits."""
    await lines[0].say("Start")
    for line in lines:
        await line.commits()
    for line in lines:
        await line.reveals()
    return [await line.next("Seated") for line in lines]


async def asked(lines: list[Bare]) -> tuple[Bare, int, int]:
    """Wait until a seat is asked; returns its connection, the seat, and the question's number."""
    while True:
        for line in lines:
            for told in [one for one in await line.all_so_far() if one["packet"] == "Told"]:
                for question in told["questions"]:
                    return line, question["seat"], question["number"]


async def chosen(line: Bare, seat: int, question: int, server: Any, link: TableLink) -> None:
    """Make a seat choose its first choice."""
    from audiogame.rules.notation import words

    game = server.tables.find(link.table).game
    action = game.table.state.legal_actions(seat)[0]
    await line.say("Choice", seat=seat, question=question, words=words(action))


async def at_once(line: Bare, data: bytes) -> str:
    """Send a frame; returns why it is refused."""
    await line.send(data)
    return await line.failed()


async def test_advice_is_written_down_for_who_decides_alone(tmp_path: Path) -> None:
    """A request for a seat that is not asked, or is another's, leaves no note in the record."""
    async with served_table(wishes(tmp_path), "Ann", "Cy") as (lines, table):
        await begun(lines)
        first, seat, _ = await asked(lines)
        other = lines[1 - lines.index(first)]
        for line in lines:
            await line.all_so_far()
        for _ in range(2):
            await other.say("Consulted", seat=1 - seat)
            await other.say("Consulted", seat=seat)
            await first.say("Consulted", seat=1 - seat)
            await first.say("Consulted", seat=9)
        for line in lines:
            assert not await line.all_so_far()
        game = table.shared.game
        assert game is not None
        assert not [one for one in load(game.path).notes if one.startswith("advice")]
        for _ in range(2):
            await first.say("Consulted", seat=seat)
        assert not await first.all_so_far()
        await game.opened.journal.durable()
        record = load(game.path)
        assert [one for one in record.notes if one.startswith("advice")] == [f"advice {seat}"]
        findings = [*verify(record, kept_private(game.path, record))]
        assert overall(findings) is not Verdict.WRONG, findings


async def test_an_event_number_counts_in_its_own_game_only(tmp_path: Path) -> None:
    """A client with another game's number, or one too high, gets the whole game and its seat."""
    async with served_table(wishes(tmp_path), "Ann", "Cy") as ((ann, cy), table):
        seated = (await begun([ann, cy]))[1]
        await cy.next("Told")
        hash_ = seated["hash"]
        cases = {
            (hash_, 1): False,
            ("", 1): True,  # a number without a game says nothing
            ("00" * 32, 1): True,
            (hash_, 10_000): True,
            (hash_, -1): True,
        }
        for (game, number), whole in cases.items():
            cy.cut()
            cy = await cy.back(table.id, number=number, game=game)
            await cy.next("Room")
            came = [one["packet"] for one in await cy.all_so_far()]
            assert ("Seated" in came) is whole, (game, number, came)
            assert "Told" in came
        cy.cut()

    async with serving(wishes(tmp_path)) as (_, invitation):
        cy.link = invitation
        for game, whole in ((hash_, False), ("", True)):
            again = await cy.back(table.id, number=1, game=game)
            await again.next("Room")
            came = [one["packet"] for one in await again.all_so_far()]
            assert ("Seated" in came) is whole
            again.cut()


async def test_what_luck_comes_from_is_told_after_a_return(tmp_path: Path) -> None:
    """Also after the server was stopped."""

    async def before() -> tuple[TableLink, Bare, Packet]:
        async with served_table(wishes(tmp_path), "Ann", bots=1) as ((ann,), table):
            await begun([ann])
            told = await ann.next("Told")
            assert told["luck"]["hash"]
            assert told["luck"]["words"]
            return table.link, ann, told["luck"]

    async def after(link: TableLink, ann: Bare, luck: Packet) -> None:
        async with serving(wishes(tmp_path)) as (_, invitation):
            ann.link = invitation
            again = await ann.back(link.table)
            await again.next("Seated")
            facts = [one["luck"] for one in await again.all_so_far() if one["packet"] == "Told"]
            assert [one for one in facts if one is not None] == [luck]
            again.cut()

    await after(*await before())


async def test_who_knocks_is_always_answered_and_never_a_ghost(tmp_path: Path) -> None:
    """Admitted with a taken name; gone before the answer; knocking twice; leaving elsewhere."""
    async with served_table(wishes(tmp_path), "Ann", "Bob", "Bob", entry="knock") as (lines, table):
        ann, bob, two = lines
        for line in (bob, two):
            await line.next("Knocking")
        numbers = [(await ann.next("Knocked"))["number"] for _ in range(2)]
        for number in numbers:
            await ann.say("AnswerKnock", number=number, yes=True)
        await bob.next("Room")
        assert await two.failed() == "name-taken"
        assert await ann.failed() == "name-taken"

        await two.say("Enter", table=table.id, names=[" Cy "])
        first = await ann.next("Knocked")
        assert first["names"] == ["Cy"]
        await two.say("Enter", table=table.id, names=["Di"])
        second = await ann.next("Knocked", names=["Di"])
        gone = await ann.next("Notice", what="knock-gone")
        assert (gone["name"], gone["other"]) == ("Cy", str(first["number"]))
        again = await two.back(table.id, names=["Ed"])  # another connection of one person
        third = await ann.next("Knocked", names=["Ed"])
        await two.next("Notice", what="taken-over")
        await ann.next("Notice", what="knock-gone", other=str(second["number"]))
        again.cut()
        await ann.next("Notice", what="knock-gone", other=str(third["number"]))
        await two.say("Enter", table=table.id, names=["Fay"])
        fourth = await ann.next("Knocked", names=["Fay"])
        await two.say("Leave")
        await ann.next("Notice", what="knock-gone", other=str(fourth["number"]))
        for knock in (first, second, third, fourth):
            await ann.say("AnswerKnock", number=knock["number"], yes=True)
            assert await ann.failed() == "knock-gone"
        chairs = table.shared.people.agreement.chairs
        assert [one.name for one in chairs] == ["Ann", "Bob", ""]
        assert {one["packet"] for one in await two.all_so_far()} == {"Knocking"}


async def test_guesses_shut_out_nobody_who_has_the_right_key(tmp_path: Path) -> None:
    """A seat's key admits from the same address; unknown tables do not count as guesses."""
    async with (
        serving(wishes(tmp_path)) as (_, invitation),
        at_a_table(invitation, "Ann", "Cy") as ((ann, cy), link),
    ):
        eve = await Bare(replace(invitation, key="")).greet()
        for _ in range(15):
            await eve.say("Enter", table="abandon-abandon", key=link.key, names=["Eve"])
            assert await eve.failed() == "table-unknown"
        found = []
        for _ in range(15):
            await eve.say("Enter", table=link.table, key=new_words(6), names=["Eve"])
            found.append(await eve.failed())
        assert found[:10] == ["link-wrong"] * 10
        assert found[-1] == "guessed-too-often"
        again = await cy.back(link.table)
        await again.next("Room")
        await again.say("Leave")
        await ann.next("Notice", what="left")
        await eve.say("Enter", table=link.table, key=link.key, names=["Eve"])
        await eve.next("Room")
        await (await Bare(invitation).greet()).all_so_far()
        for line in (eve, again):
            line.cut()


async def test_each_answer_names_its_request(tmp_path: Path) -> None:
    """What is unreadable has its number, too; without a number there is no `Done`."""
    async with served_table(wishes(tmp_path), "Ann", "Bo", entry="knock") as ((ann, _), table):
        cy = await Bare(table.link).greet()
        await cy.say("ListTables", request=5)
        await cy.say("AskWhoSits", table=table.id, key="wrong", request=6)
        await cy.say("Start", request=7)
        await cy.say("Say", text="x" * 301, request=8)
        await cy.say("Enter", table=table.id, key=table.key, names=["Cy"], request=9)
        await cy.next("Knocking", request=9)
        answers = [(one["packet"], one["request"]) for one in cy.came]
        assert answers == [("Tables", 5), *(("Failed", at) for at in (6, 7, 8))]
        knock = await ann.next("Knocked", names=["Cy"])
        await ann.say("AnswerKnock", number=knock["number"], yes=True, request=3)
        await ann.next("Done", request=3)
        await cy.next("Room", request=9)
        await cy.say("Say", text="Hello!", request=10)
        await cy.next("Done", request=10)
        await cy.say("Say", text="Again!")
        assert {one["packet"] for one in await cy.all_so_far()} <= {"Room", "Said", "Failed"}
        cy.cut()


async def test_a_device_may_ask_for_several_things_at_once(tmp_path: Path) -> None:
    async with (
        serving(wishes(tmp_path)) as (_, invitation),
        at_a_table(invitation, "Ann", "Bo") as (_, link),
        guests("Cy") as (cy,),
    ):
        await cy.come(link)
        tables, sitting, failed = await asyncio.gather(
            cy.line.tables(),
            cy.line.who_sits(link.table, link.key),
            cy.line.who_sits(link.table, "wrong"),
            return_exceptions=True,
        )
        assert tables == ()
        assert isinstance(sitting, WhoSits)
        assert sitting.names == ("Ann", "Bo")
        assert isinstance(failed, ServerSays)


FAST, DEAR = Rate(100_000, 100_000), Rate(0.001, 0.001)
"""A limit that nobody reaches, and one of work that the first frame has passed."""


async def test_what_comes_too_fast_is_held_back_without_a_word(tmp_path: Path) -> None:
    slow = replace(wishes(tmp_path), frames=Rates(Rate(50, 5), FAST, FAST, FAST))
    async with serving(slow, lambda: 0.0) as (server, invitation):
        ann = await Bare(invitation).greet()
        for number in range(20):
            await ann.say("ListTables", request=number + 1)
        await ann.next("Tables", request=20)
        assert [one["packet"] for one in ann.came] == ["Tables"] * 19
        assert server.gate.delayed == 16, "all but the hello and four more"
        ann.cut()


@pytest.mark.parametrize("whose", ["connection", "person"])
async def test_what_costs_too_much_is_refused_with_the_seconds(whose: str, tmp_path: Path) -> None:
    """It may come again after them; who sends on all the same is cut off."""
    now = [0.0]
    work = replace(Rates(FAST, FAST, FAST, FAST), **{whose: DEAR})
    asked = replace(wishes(tmp_path), work=work)
    async with serving(asked, lambda: now[0]) as (server, invitation):
        ann = await Bare(invitation).greet()
        if whose == "person":  # what the hello has cost is nobody's yet
            await ann.say("ListTables", request=1)
            await ann.next("Tables", request=1)
        await ann.say("ListTables", request=2)
        refused = await ann.next("TooMuch", request=2)
        assert refused["what"] == "work"
        assert 1 < refused["seconds"] <= 5
        now[0] += refused["seconds"]
        await ann.say("ListTables", request=3)
        await ann.next("Tables", request=3)
        for _ in range(101):
            await ann.say("ListTables")
        await becomes(lambda: not server.gate.connections)
        ann.cut()


async def test_the_program_asks_again_once_the_server_has_rested(tmp_path: Path) -> None:
    """Each request is refused at first, and yet a game is played; Cy comes back by itself."""
    now, waited = [0.0], list[float]()

    async def pause(seconds: float) -> None:
        waited.append(seconds)
        now[0] += seconds
        await asyncio.sleep(0)

    asked = replace(wishes(tmp_path), work=Rates(DEAR, FAST, FAST, FAST))
    async with (
        serving(asked, lambda: now[0]) as (_, invitation),
        guests("Ann", "Cy") as (ann, cy),
    ):
        for one in (ann, cy):
            await one.come(invitation)
            one.line.connection._pause = pause
        await ann.line.open_table(open_table(SIKA, "Ann", 1))
        link = table_link(invitation, ann)
        await cy.line.enter(Enter(link.table, link.key, cy.names))
        assert waited
        assert all(1 < seconds <= 5 for seconds in waited)
        await ann.line.start()
        await asyncio.gather(ann.sit(), cy.sit())
        cy.line.cut()
        assert all(await asyncio.gather(ann.play(Random(1)), cy.play(Random(2))))
        assert await ann.record() == await cy.record()
        for one in (ann, cy):
            assert one.line.luck.added(one.far.hash)
            assert not [news for news in one.line.news if isinstance(news, Failed)]
        assert len(waited) > 10


async def test_a_person_opens_so_many_tables_and_no_more(tmp_path: Path) -> None:
    """Another person opens more from the same machine, whose address says nothing."""
    async with serving(wishes(tmp_path), lambda: 0.0) as (_, invitation):
        ann, cy = [await Bare(invitation).greet() for _ in range(2)]
        for _ in range(20):
            await ann.tell(open_table(SIKA, "Ann", 1))
            await ann.next("Room")
            await ann.say("Leave")
        await ann.tell(open_table(SIKA, "Ann", 1))
        refused = await ann.next("TooMuch", what="tables")
        assert refused["seconds"] == 60
        await cy.tell(open_table(SIKA, "Ann", 1))
        await cy.next("Room")
        for one in (ann, cy):
            one.cut()


async def test_an_open_vote_is_asked_again(tmp_path: Path) -> None:
    """A player absent when an undo was proposed is asked on return, and can agree."""
    async with served_table(wishes(tmp_path), "Ann", "Cy") as (lines, table):
        seated = await begun(lines)
        first, seat, question = await asked(lines)
        other = lines[1 - lines.index(first)]
        await chosen(first, seat, question, table.server, table.link)
        await first.next("Told")
        other.cut()
        await first.next("Notice", what="line-lost")
        await first.say("TakeBack", seat=seat, number=1)
        await first.all_so_far()
        again = await other.back(table.id, number=0, game=seated[0]["hash"])
        vote = await again.next("Asked")
        assert vote["seat"] == seat
        await again.say("Ballot", vote=vote["vote"], yes=True)
        assert (await first.next("Answered"))["agreed"]
        again.cut()


def table_lasting(seconds: int) -> OpenTable:
    return replace(open_table(SIKA, "Ann", 1), lasts=seconds)


async def test_a_table_that_cannot_be_opened_is_told_why(tmp_path: Path) -> None:
    """Invalid times, empty chairs, duplicate options; bots without names get some."""
    async with serving(wishes(tmp_path)) as (server, invitation):
        ann = await Bare(invitation).greet()
        chairs = ({"kind": "open"}, {"kind": "casual"})
        wanted = json.loads(json.dumps({"game": "sika", "version": SIKA.version}))
        for lasts in (-1, LONGEST_LINK + 1, 10**18):
            await ann.tell(table_lasting(lasts))
            assert await ann.failed() == "link-lasts-out"
        await ann.say("OpenTable", options=[], chairs=chairs, **wanted)
        assert await ann.failed() == "chairs-for-nobody"
        person = {"kind": "person", "name": "  Ann  "}
        options = [["call", "game"], ["call", "turn"]]
        await ann.say("OpenTable", options=options, chairs=[person, chairs[1]], **wanted)
        assert await ann.failed() == "option-twice"
        alike = [{"kind": "casual", "name": name} for name in ("Rex", "rex")]
        await ann.say("OpenTable", options=[], chairs=[person, *alike], **wanted)
        assert await ann.failed() == "bots-called-alike"
        assert not server.store.agreements
        bots = [chairs[1], {"kind": "casual", "name": "Bella"}, chairs[1]]
        await ann.say("OpenTable", options=[], chairs=[person, *bots], **wanted)
        room = await ann.next("Room")
        names = [one["name"] for one in room["chairs"]]
        assert names[0] == "Ann"
        assert names[2] == "Bella"
        assert len({*names}) == 4
        for lasts in (-5, 10**18):
            await ann.say("RenewLink", lasts=lasts)
            assert await ann.failed() == "link-lasts-out"
        ann.cut()


async def test_what_cannot_be_read_is_told_the_same_everywhere(tmp_path: Path) -> None:
    """At no table, before a game and in one; valid packets are refused with specific reasons."""
    unreadable = (
        b'{"packet":"Nothing"}',
        b'{"packet":"Choice","seat":"x"}',
        b'{"packet":"Choice"}',
        b'{"packet":"Say"}',
        b'{"packet":"ListTables","packet":"Leave"}',
        b"[",
        b"",
    )
    async with (
        serving(wishes(tmp_path)) as (_, invitation),
        at_a_table(invitation, "Ann", "Cy") as (lines, _),
    ):
        alone = await Bare(invitation).greet()
        ann = lines[0]
        choice = b'{"packet":"Choice","seat":0,"question":0,"words":"x"}'
        for data in unreadable:
            assert await at_once(alone, data) == "packet-unreadable", data
            assert await at_once(ann, data) == "packet-unreadable", data
        assert await at_once(alone, choice) == "at-no-table"
        assert await at_once(ann, choice) == "no-game-yet"
        for text, why in {"\n\t": "chat-empty", "\a": "chat-unreadable"}.items():
            await ann.say("Say", text=text)
            assert await ann.failed() == why
        await begun(lines)
        for data in unreadable:
            assert await at_once(ann, data) == "packet-unreadable", data
        await ann.say("Start")
        assert await ann.failed() == "game-on"
        await lines[1].all_so_far()
        await ann.say("Leave")
        await lines[1].next("Notice", what="host")
        came = [one["packet"] for one in await lines[1].all_so_far()]
        assert came.count("Room") == 1
        alone.cut()
