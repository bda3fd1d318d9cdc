"""No packet costs much: each text and row has a length limit, checked before any work."""

from __future__ import annotations

import json
import re
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import msgspec
import pytest
from bare_line import Bare, served_table
from hypothesis import given
from hypothesis import strategies as st
from offenders import every_offender
from online_server import open_table, serving, wishes
from packet_lengths import KINDS, Measured, measured, of_length, sample
from work import TICK, slowness

from audiogame.narration.faults import told
from audiogame.narration.spoken_words import word_list
from audiogame.narration.texts import COMMON
from audiogame.online.codec import LONGEST_WHY, UnreadablePacket
from audiogame.online.frame_limits import DEEPEST, DIGITS, TooLong, read_frame
from audiogame.online.link import KEY, TABLE
from audiogame.online.packets import LONGEST, LONGEST_UP, Down, Up, frame, wire_name
from audiogame.online.reasons import read_failed
from audiogame.online.session_packets import Failed, read_down, read_up
from audiogame.online.table_packets import GUESTS, Chair, Enter, Room
from audiogame.rules.game_files import text_file
from audiogame.rules.lengths import LONGEST_NAME, Name, OfSeats
from audiogame.rules.notation import words
from audiogame.rules.options import option_kinds
from audiogame.rules.value import Value, replace
from audiogame.table.library import all_games, find_game
from audiogame.testing import random_move

FIELDS = [(kind, one) for kind in KINDS for one in measured(kind)]
UP_FIELDS = [(kind, one) for kind, one in FIELDS if issubclass(kind, Up)]
CPU = 0.01
"""Seconds of CPU that a packet may cost on idle cores; 10,000 addresses in one cost 0.0057."""
TRIES = 5
"""Attempts, of which one has to be cheap: the machine may be busy."""
SIKA = find_game("sika")
Found = TypeVar("Found")


def is_cheap(spent: float) -> bool:
    """Return whether a packet cost no more than the limit, scaled to this machine's speed."""
    return spent <= CPU + TICK or spent <= CPU * slowness() + TICK


def named(case: tuple[type[Down | Up], Measured]) -> str:
    return f"{wire_name(case[0])}.{'.'.join(map(str, case[1].path))}"


def read(data: bytes, kind: type[Down | Up]) -> Any:
    """Parse a packet as its receiver does."""
    return (read_up if issubclass(kind, Up) else read_down)(data)


def refused(data: bytes, kind: type[Down | Up]) -> UnreadablePacket:
    """Return why a packet is refused, and check that this was cheap."""

    def attempt() -> UnreadablePacket:
        with pytest.raises(UnreadablePacket) as fault:
            read(data, kind)
        return fault.value

    return cheap(attempt)


def cheap(attempt: Callable[[], Found]) -> Found:
    """Return the result of an attempt, and check that one of `TRIES` was cheap."""
    spent = []
    for _ in range(TRIES):
        before = time.process_time()
        found = attempt()
        spent.append(time.process_time() - before)
        if spent[-1] <= CPU:
            break
    assert is_cheap(min(spent))
    return found


def wire(packet: Any) -> bytes:
    return json.dumps(packet, separators=(",", ":")).encode()


# The types.


def test_each_text_and_row_has_a_greatest_length() -> None:
    """Also in parts of packets, and in unions of types."""
    assert len(KINDS) >= 40
    assert len(FIELDS) >= 120
    assert [named(case) for case in FIELDS if case[1].longest is None] == []


class Part(Value):
    text: str | int


class Flawed(Value):
    good: OfSeats[Name]
    part: OfSeats[Part]
    row: tuple[tuple[Name, int], ...]
    pair: tuple[int, list[Name]] | None
    data: bytes = b""
    table: dict[str, int] | None = None


def test_fields_without_a_length_limit_are_found() -> None:
    """The check of this file finds each such field of a flawed packet, nested ones too."""
    flawed = [one.path for one in measured(Flawed) if one.longest is None]
    assert flawed == [
        *(("part", 0, "text"), ("row",), ("pair", 1), ("data",), ("table",), ("table", 0))
    ]


def test_the_length_limits_fit_what_programs_send() -> None:
    """Names of tables, keys, games, options and messages are never longer than their fields."""
    longest = max(map(len, word_list("en")))
    limits = {named(case): case[1].longest for case in FIELDS}
    assert limits["Enter.table"] == TABLE * (longest + 1) - 1
    assert limits["Enter.key"] == KEY * (longest + 1) - 1
    word = limits["OpenTable.game"]
    assert word is not None
    texts = [text_file(COMMON, "faults.en.ftl"), text_file(COMMON, "program.en.ftl")]
    ids = [
        one
        for text in texts
        for one in re.findall(r"^([a-z][\w-]*) =", text.read_text("utf-8"), re.M)
    ]
    games, broken = all_games()
    assert not broken
    for game in games:
        kinds = option_kinds(game.options)
        ids += [game.name, *game.bots, *(kind.name for kind in kinds)]
        ids += [str(value) for kind in kinds for value in kind.values]
        assert len(kinds) <= 32
        assert game.seats[-1] < 99
    assert 20 < max(map(len, ids)) <= word


@pytest.mark.parametrize("game", all_games()[0], ids=lambda game: game.name)
def test_the_words_of_all_choices_are_short_enough(game: Any) -> None:
    random, longest = Random(5), 0
    for seats in (game.seats[0], game.seats[-1]):
        state = game.new(seats)
        for _ in range(200):
            if state.result is not None:
                break
            for seat in state.seated:
                legal = (*state.legal_actions(seat), *state.requests(seat))
                longest = max([longest, *(len(words(one)) for one in legal)])
            state, _events = state.apply(*random_move(state, random))
    assert 0 < longest <= 100, "a Choice takes twice as many"


def test_a_table_with_everybody_at_it_fits_into_a_frame() -> None:
    """With the longest names, each character of four bytes, for the game with the most seats."""
    name, person = "\N{CAT FACE}" * LONGEST_NAME, "f" * 64
    most = max(game.seats[-1] for game in all_games()[0])
    chair = Chair("person", name, True, person)
    room = Room(
        *("senior-panda", "sika", 1, (), 0, (chair,) * most, (), (name,) * GUESTS),
        *("knock", 60, "casual", True, True, True, False),
        visitors=(person,) * GUESTS,
        silenced=(person,) * GUESTS,
    )
    data = frame(room)
    assert len(data) < LONGEST
    assert read_down(data) == room


# Each field of each packet.


def test_a_field_is_taken_at_its_length() -> None:
    with every_offender() as offenders:
        for kind, one in FIELDS:
            with offenders.at(named((kind, one))):
                assert one.longest is not None
                part = read(wire(of_length(kind, one, one.longest)), kind)
                for step in one.path:
                    part = part[step] if isinstance(step, int) else getattr(part, step)
                assert len(part) == one.longest


def test_a_field_that_is_too_long_is_refused_by_name() -> None:
    """The error names field and limit, and quotes only the beginning of the value."""
    with every_offender() as offenders:
        for (kind, one), times in product(FIELDS, (1, 100)):
            with offenders.at(named((kind, one)), times):
                refused_by_name(kind, one, times)


def refused_by_name(kind: type[Down | Up], one: Measured, times: int) -> None:
    assert one.longest is not None
    length = one.longest + 1 if times == 1 else one.longest * times
    data = wire(of_length(kind, one, length))
    fault = refused(data, kind)
    assert isinstance(fault, TooLong)
    (reason,) = fault.reasons
    most = LONGEST_UP if issubclass(kind, Up) else LONGEST
    if len(data) > most:
        assert reason.message == "packet-too-long"
        assert reason.values == {"given": len(data), "longest": most}
    else:
        assert reason.values["longest"] == one.longest
        assert reason.values.get("field", "") in ("", _path(one))
    assert all(len(str(value)) <= 60 for value in reason.values.values())
    assert not told(fault, "en").startswith("<")


def _path(one: Measured) -> str:
    steps = (f"[{step}]" if isinstance(step, int) else f".{step}" for step in one.path)
    return "".join(steps).lstrip(".")


@pytest.mark.parametrize(
    ("kind", "path", "message", "text"),
    [
        ("Enter", ("names", 0), "name-too-long", "x" * 40),
        ("OpenTable", ("chairs", 0, "name"), "name-too-long", "x" * 40),
        ("Say", ("text",), "chat-too-long", None),
        ("Choice", ("words",), "text-too-long", "x" * 40),
        ("Enter", ("names",), "list-too-long", None),
    ],
)
def test_a_field_that_is_too_long_is_told_in_a_sentence(
    kind: str, path: tuple[str | int, ...], message: str, text: str | None
) -> None:
    (found,) = (one for one in FIELDS if (wire_name(one[0]), one[1].path) == (kind, path))
    assert found[1].longest is not None
    fault = refused(wire(of_length(*found, found[1].longest + 1)), found[0])
    (reason,) = fault.reasons
    assert reason.message == message
    assert str(found[1].longest) in told(fault, "en")
    assert text is None or text in reason.values.values()


# Other forms.

SAY = '{"packet":"Say","text":"x",'


def test_a_frame_of_invalid_form_has_one_fault() -> None:
    """Too deep nesting, too long a number, half a surrogate pair, a duplicate field."""
    tails = (
        '"z":' + "[" * 10_000 + "]" * 10_000,
        '"z":' + '{"a":' * 2_000 + "1" + "}" * 2_000,
        '"z":' + "[" * DEEPEST + "]" * DEEPEST,
        '"z":' + "9" * (DIGITS + 1),
        '"z":-' + "9" * 4_000,
        '"z":' + "9" * 16_000,
        '"z":"\\ud800"',
        '"z":"' + "\\ud800" * 2_000 + '"',
        '"text":"' + "y" * 301 + '","text":"y"',
        '"text":["' + "y" * 301 + '"],"text":"y"',
        '"packet":"' + "y" * 16_000 + '"',
        '"packet":"' + "y" * 60 + '"',
    )
    with every_offender() as offenders:
        for tail in tails:
            with offenders.at(tail[:12], len(tail)):
                fault = refused(f"{SAY}{tail}}}".encode(), _kind("Say"))
                (reason,) = fault.reasons
                assert all(len(str(value)) <= LONGEST_WHY for value in reason.values.values())


def test_fields_that_nobody_knows_are_passed_over() -> None:
    """At little cost; of a duplicate unknown field the last one counts."""
    tails = (
        '"z":' + "[" * (DEEPEST - 1) + "]" * (DEEPEST - 1),
        '"z":["' + "[" * 10_000 + '"]',
        '"z":' + "9" * DIGITS,
        '"z":"' + "9" * 10_000 + '"',
        '"z":0.1234567890123456789012345',
        '"z":1e999999999',
        '"z":{},' * 2_000 + '"y":[]',
        '"text":"x"',
    )
    with every_offender() as offenders:
        for tail in tails:
            with offenders.at(tail[:12], len(tail)):
                data = f"{SAY}{tail}}}".encode()
                packet = cheap(partial(read_up, data))
                assert packet.text == "x"  # type: ignore[attr-defined]  # of Say


def _kind(name: str) -> type[Down | Up]:
    return next(one for one in KINDS if wire_name(one) == name)


def test_a_server_cannot_nest_reasons_so_that_a_client_fails() -> None:
    def failed(depth: int) -> bytes:
        before, after = '{"message":"as-is","values":[["text",', "]]}"
        why = before * depth + '"x"' + after * depth
        return f'{{"packet":"Failed","reasons":[{why}]}}'.encode()

    packet = read_down(failed(9))
    assert isinstance(packet, Failed)
    assert told(read_failed(packet), "en")
    for depth in (11, 100, 600):
        refused(failed(depth), Failed)


ANYTHING = msgspec.json.Decoder(dict[str, Any])


@given(
    st.recursive(
        st.none() | st.integers(-(10**DIGITS) + 1, 10**DIGITS - 1) | st.floats(0, 1) | st.text(),
        lambda inside: st.lists(inside) | st.dictionaries(st.text(), inside),
        max_leaves=30,
    )
)
def test_a_frame_of_any_json_has_a_form_that_is_taken(inside: Any) -> None:
    """Whatever its texts hold: no packet of the program is refused for its form."""
    for data in (wire({"z": inside}), msgspec.json.encode({"z": inside})):
        assert read_frame(ANYTHING, data, LONGEST * 10)["z"] == inside


# The server.


async def cost(line: Bare, data: bytes) -> tuple[float, list[Any]]:
    """Send a frame, again where it was dear; returns the least CPU, and the last answer."""
    spent = []
    for _ in range(3):
        before = time.process_time()
        await line.send(data)
        while not line.came:
            await line._receive()
        spent.append(time.process_time() - before)
        came, line.came = line.came, []
        if spent[-1] <= CPU:
            break
    return min(spent), came


def fitting(kind: type[Down | Up], one: Measured, length: int) -> bytes:
    """Return a packet with a part of a given length, capped at what a connection accepts."""
    data = wire(of_length(kind, one, length))
    return data if len(data) <= LONGEST else fitting(kind, one, length * LONGEST // len(data))


@asynccontextmanager
async def alone(folder: Path) -> AsyncIterator[Bare]:
    async with serving(wishes(folder)) as (_, invitation):
        line = await Bare(invitation).greet()
        yield line
        line.cut()


async def answers(line: Bare) -> AsyncIterator[tuple[list[dict[str, Any]], bool]]:
    """Send each field at its limit, one past it and a hundred times past it, each cheaply.

    Yields the answers, and whether the field was too long.
    """
    for kind, one in UP_FIELDS:
        assert one.longest is not None
        for length in (one.longest, one.longest + 1, one.longest * 100):
            spent, came = await cost(line, fitting(kind, one, length))
            assert is_cheap(spent), (named((kind, one)), length)
            yield came, length > one.longest


async def test_no_field_costs_a_server_much(tmp_path: Path) -> None:
    """At its limit, one past it and a hundred times past it: one packet names the error."""
    async with alone(tmp_path) as line:
        async for came, too_long in answers(line):
            (failed,) = came
            assert failed["packet"] == "Failed"
            (why,) = failed["reasons"]
            assert len(json.dumps(why)) < 500
            if too_long:
                assert why["message"].endswith("-too-long")
            await line.say("ListTables")  # accepted, so that the connection is not closed
            await line.next("Tables")


async def test_no_field_of_a_packet_costs_much_at_a_table(tmp_path: Path) -> None:
    """At a table more is done with a field, here by the host in a waiting room with others."""
    async with served_table(wishes(tmp_path), "Ann", "Cy", "Di") as (lines, _):
        line = lines[0]
        await line.all_so_far()
        async for came, _ in answers(line):
            assert [one["packet"] for one in came] in (["Failed"], ["Said"])
            await line.all_so_far()


PERSON = {"kind": "person", "name": "Ann"}
HOSTILE = [
    "\N{ARABIC LIGATURE SALLALLAHOU ALAYHE WASALLAM}" * 40,
    "\N{ARABIC LIGATURE JALLAJALALOUHOU}\N{LATIN SMALL LIGATURE FFI}" * 20,
    "a" + "\N{COMBINING GRAVE ACCENT}" * 39,
    "\N{GREEK SMALL LETTER IOTA WITH DIALYTIKA AND TONOS}" * 40,
    "\N{HANGUL SYLLABLE GAG}" * 40,
    "\N{CYRILLIC SMALL LETTER A}b" * 20,
    "\N{FAMILY}" * 40,
    "\N{RIGHT-TO-LEFT OVERRIDE}" * 40,
]


UNOPENED: tuple[tuple[dict[str, Any], str | None], ...] = (
    ({"chairs": [PERSON, *[{"kind": "bot"}] * 8]}, "wrong-seats"),
    ({"chairs": [PERSON, *[{"kind": "bot"}] * 98]}, "wrong-seats"),
    ({"chairs": [PERSON, *[{"kind": "bot"}] * 800]}, "list-too-long"),
    ({"chairs": [PERSON, *[{"kind": "bot"}] * 4_000]}, "packet-too-long"),
    (
        {"chairs": [PERSON, *({"kind": "bot", "name": f"b{n}"} for n in range(90))]},
        "wrong-seats",
    ),
    ({"chairs": [PERSON, {"kind": "bot", "name": "You"}]}, "name-of-nobody"),
    ({"chairs": [PERSON, {"kind": "bot", "name": "\N{BRAILLE PATTERN BLANK}"}]}, "name-needed"),
    ({"chairs": [PERSON, {"kind": "bot", "name": "ann"}]}, "name-taken"),
    ({"options": [["call", "game"]] * 4}, "options-too-many"),
    ({"options": [[f"o{n}", "x" * 64] for n in range(32)]}, "options-too-many"),
    ({"options": [["call", "game"]] * 900}, "list-too-long"),
    ({"game": "sicka"}, "name-unknown"),
    ({"game": "x" * 64}, "name-unknown"),
    ({"version": 10**18}, "rules-other"),
    ({"chairs": [{**PERSON, "name": name} for name in HOSTILE]}, None),
    ({"chairs": [PERSON, *({"kind": "bot", "name": name} for name in HOSTILE[:7])]}, None),
)
"""Requests to open impossible tables, and how they are refused."""


async def test_a_table_that_nobody_can_open_costs_little(tmp_path: Path) -> None:
    """The game's limits are checked before any work."""
    wanted = json.loads(frame(open_table(SIKA, "Ann", 1)))
    async with serving(wishes(tmp_path)) as (_, invitation):
        with every_offender() as offenders:
            for fields, message in UNOPENED:
                line = await Bare(invitation).greet()
                with offenders.at(str(fields)[:60]):
                    spent, came = await cost(line, wire({**wanted, **fields}))
                    (failed,) = came
                    whys = [one["message"] for one in failed["reasons"]]
                    assert message is None or whys == [message]
                    assert is_cheap(spent)
                line.cut()


async def test_more_people_than_the_game_has_seats_are_refused_at_once(tmp_path: Path) -> None:
    async with served_table(wishes(tmp_path), "Ann", "Cy") as (_lines, table):
        line = await Bare(table.link).greet()
        for names in ([f"P{n}x" for n in range(9)], HOSTILE, ["x" * 40] * 99):
            enter = {"packet": "Enter", "table": table.id, "key": table.key, "names": names}
            spent, (failed,) = await cost(line, wire(enter))
            assert failed["packet"] == "Failed"
            assert len(names) <= 8 or failed["reasons"][0]["message"] == "wrong-seats"
            assert is_cheap(spent)
        line.cut()


async def test_so_many_listen_at_a_table_and_no_more(tmp_path: Path) -> None:
    """The packet of the table fits into a frame, and present listeners stay."""
    async with serving(wishes(tmp_path)) as (server, invitation):
        host = await Bare(invitation).greet()
        await host.tell(replace(open_table(SIKA, "Ann", 1), spectators=True))
        room = await host.next("Room")
        table = server.tables.find(room["table"])
        for at in range(GUESTS):
            table.people.members.add(f"{at}", (f"Listener {at} of many",), ())
        line = await Bare(invitation).greet()
        await line.tell(Enter(room["table"], room["key"], ("Gus",), guest=True))
        assert await line.failed() == "table-guests-full"
        table.people.members.remove(next(iter(table.people.members.guests)))
        await line.tell(Enter(room["table"], room["key"], ("Gus",), guest=True))
        assert len((await line.next("Room"))["guests"]) == GUESTS
        for one in (host, line):
            one.cut()


def test_a_sample_is_a_packet() -> None:
    """Else the tests above would change more than one thing."""
    for kind in KINDS:
        read(wire(sample(kind)), kind)
