"""Players' network addresses are neither shown to others nor stored."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from bare_line import Bare
from online_server import metrics_of, open_table, serving, wishes

from audiogame.rules.value import replace
from audiogame.table.library import find_game

ADDRESSES = {"Ann": "203.0.113.71", "Bob": "198.51.100.72", "Cy": "2001:db8:7::73"}


def addresses_in(told: bytes) -> set[str]:
    """Return the players whose addresses occur in what was sent."""
    return {name for name, address in ADDRESSES.items() if address.encode() in told}


def test_nobody_is_told_from_where_the_others_call(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A knock, chat, bad packets, a lost connection, a lost game: no packet, file or figure."""
    called: list[str] = []

    async def evening() -> tuple[dict[str, bytes], bytes]:
        asked = replace(wishes(tmp_path), proxied=True, open_to_all=True)
        async with serving(asked) as (server, invitation):
            came = server.gate.came

            def noted(address: str) -> None:
                called.append(address)
                came(address)

            monkeypatch.setattr(server.gate, "came", noted)
            ann, bob, cy = (Bare(invitation, b"", one) for one in ADDRESSES.values())
            for one in (ann, bob, cy):
                await one.greet()
            wanted = open_table(find_game("sika"), "Ann", 1, 0, "knock")
            await ann.tell(replace(wanted, spectators=True))
            table = (await ann.next("Room"))["table"]
            for one, name in ((bob, "Bob"), (cy, "Cy")):
                await one.say("Enter", table=table, names=[name], guest=name == "Cy")
                knock = await ann.next("Knocked")
                await ann.say("AnswerKnock", number=knock["number"], yes=True)
                await one.next("Room")
            await ann.say("Start")
            await asyncio.gather(ann.adds_luck(), bob.adds_luck())
            for one in (ann, bob, cy):
                await one.next("Told")
            await bob.say("Say", text="Hello")
            await ann.next("Said")
            await cy.next("Said")
            await bob.say("Choice", question=99, action="nothing")
            await bob.say("Nonsense")
            await bob.failed()
            bob.cut()
            await ann.next("Notice", what="line-lost")
            again = await bob.back(table, number=-1)
            await again.next("Told")
            await ann.say("Remove", seat=1, why="The evening is over")
            await ann.next("Notice", what="removed")
            heard = {name: one.heard for name, one in zip(ADDRESSES, (ann, bob, cy), strict=True)}
            heard["Bob"] += again.heard
            told = metrics_of(server)
            for one in (ann, again, cy):
                one.cut()
            return heard, told.encode()

    heard, counted = asyncio.run(evening())
    assert {*called} == {*ADDRESSES.values()}, "the server knows them"
    assert addresses_in(b"203.0.113.71 and more") == {"Ann"}
    for name, told in heard.items():
        assert len(told) > 1_000
        assert not addresses_in(told), name
    assert not addresses_in(counted)
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert files
    for path in files:
        assert not addresses_in(path.read_bytes()), path


def test_an_operator_s_address_is_sent_as_links_have_it() -> None:
    """Programs read it as strictly as a link, in small letters."""
    from audiogame.server.addresses import reached_address

    assert reached_address("Play.Example.ORG", "", 8765) == "play.example.org:8765"
    assert reached_address("Play.Example.ORG:443", "", 8765) == "play.example.org:443"
    assert reached_address("[2001:DB8::1]", "", 8765) == "[2001:db8::1]:8765"
