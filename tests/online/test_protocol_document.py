"""PROTOCOL.md has every packet with all its fields, and its examples are valid."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from enum import Enum
from importlib import import_module
from pathlib import Path
from random import Random
from types import NoneType, UnionType
from typing import Annotated, Any, Union, cast, get_args, get_origin

import pytest
from msgspec import NODEFAULT, Struct
from msgspec.structs import fields
from offenders import none_of
from packet_lengths import KINDS, lengths_told

from audiogame.online import packets
from audiogame.online.frame_limits import DEEPEST, DIGITS
from audiogame.online.packets import Down, Up, wire_name
from audiogame.online.session_packets import FORMER, PART, Hello, read_down, read_up
from audiogame.online.table_packets import GUESTS
from audiogame.rules.game import Game
from audiogame.rules.lengths import LONGEST_LINE, LONGEST_NAME
from audiogame.rules.options import option_kinds
from audiogame.rules.state import Action, Event
from audiogame.rules.value import field_names
from audiogame.server.admission import LONGEST_LINK
from audiogame.server.limits import GUESSES
from audiogame.server.served_connection import ANSWERED, REFUSED
from audiogame.table.library import all_games
from audiogame.table.news import BotFailed, GameStarted, TakenBack
from audiogame.testing import random_move, random_options

TEXT = (Path(__file__).parents[2] / "audiogame/online/PROTOCOL.md").read_text(encoding="utf-8")
EXAMPLES = [
    *re.findall(r"^```json\n(.*?)\n```$", TEXT, re.MULTILINE | re.DOTALL),
    *re.findall(r"`(\{\"packet\": .*?\})`", TEXT),
]


def test_each_example_is_a_packet() -> None:
    """It is parsed for its direction, and shows every field of its kind."""
    assert EXAMPLES
    none_of(flaw for example in EXAMPLES for flaw in flaws_of(example))


def flaws_of(example: str) -> Iterator[str]:
    """Yield why an example is no packet as the program parses it."""
    data = example.encode()
    name = json.loads(example)["packet"]
    kind = next((kind for kind in KINDS if wire_name(kind) == name), None)
    if kind is None:
        yield f"{example}: there is no such packet"
        return
    up = issubclass(kind, Up)
    try:
        packet: Down | Up = read_up(data) if up else read_down(data)
    except ValueError as fault:
        yield f"{example}: {fault}"
        return
    if type(packet) is not kind:
        yield f"{example} is read as {packet!r}"
    shown = {*json.loads(example)} | ({"request"} if up else set())
    if shown != {"packet", *field_names(kind)}:
        yield f"{example} does not show the fields {field_names(kind)}"


def test_every_packet_has_an_example() -> None:
    shown = {json.loads(example)["packet"] for example in EXAMPLES}
    assert shown == {wire_name(kind) for kind in KINDS}


def test_each_packet_is_listed_with_its_direction_and_its_answer() -> None:
    section = TEXT.partition("## All packets\n")[2].partition("\n## ")[0]
    listed = re.findall(r"^- `(\w+)`, to the (server|client): (.*)$", section, re.MULTILINE)
    directions = {wire_name(kind): "server" if issubclass(kind, Up) else "client" for kind in KINDS}
    assert sorted((name, way) for name, way, _ in listed) == sorted(directions.items())
    own = {wire_name(kind) for kind in (*ANSWERED, Hello)}
    for name, way, told in listed:
        answers = re.findall(r"`(\w+)`", told.partition("Answer: ")[2].partition(".")[0])
        assert {directions[one] for one in answers} <= {"server", "client"} - {way}, name
        if way == "server":
            assert answers, name
            assert (answers == ["Done"]) is (name not in own), name


def test_each_packet_may_come_or_be_sent_in_a_state() -> None:
    section = TEXT.partition("## The states of a connection\n")[2].partition("\nWhat follows")[0]
    named = {*re.findall(r"`([A-Z]\w+)`", section)}
    at_a_table = {"Start", "RenewLink", "AnswerKnock", "Remove", "Mute", "Say", "Patience"}
    at_a_table |= {"Propose", "CastVote", "GoOn", "ChangeTable", "HandOn", "KeyPressed"}
    assert named | at_a_table == {wire_name(kind) for kind in KINDS}


def test_the_limits_are_those_of_the_program() -> None:
    from audiogame.online.key_presence import EVERY
    from audiogame.online.noise import TAG
    from audiogame.online.recovery_phrase import WORDS
    from audiogame.online.sealed_line import BLOCK
    from audiogame.online.transport import ALIVE
    from audiogame.online.versions import SPOKEN
    from audiogame.server.chat import KEPT
    from audiogame.server.gate import CONNECTIONS, OF_ADDRESS, OF_PERSON
    from audiogame.server.limits import (
        ENTERED,
        FRAMES,
        HOLD,
        LONGEST_WAIT,
        OPENED_BY_ADDRESS,
        OPENED_BY_PERSON,
        STRANGER,
        WORK,
        Rate,
    )
    from audiogame.server.luck_rounds import WAIT
    from audiogame.server.members import IDLE
    from audiogame.server.outbox import MOST_OUTBOX, OUTBOX, STALLED
    from audiogame.server.people import MOST_PATIENCE
    from audiogame.server.served_connection import HELLO
    from audiogame.server.wishes import SILENCE

    assert f"more than {packets.CHOICES}, or more than {packets.CHOICE_BYTES} bytes" in TEXT
    said = "One connection may %s {} %s a second, one person {}, one address {} and one table {}, "
    said += "after {}, {}, {} and {} at once"
    for *verb_unit, rates in (("send", "frames", FRAMES), ("cost", "milliseconds", WORK)):
        of_all = (rates.connection, rates.person, rates.address, rates.table)
        each, most = ([round(getattr(one, name)) for one in of_all] for name in field_names(Rate))
        assert (said % tuple(verb_unit)).format(*each, *most) in TEXT
    assert f"for {HOLD:.0f} second at most is held back" in TEXT
    assert f"{LONGEST_WAIT:.0f} at most for `frames` and `work`" in TEXT
    person, address = OPENED_BY_PERSON, OPENED_BY_ADDRESS
    told = f"opens {person.most} tables at once, and then {60 * person.each_second:.0f} a minute"
    assert told in TEXT
    assert f"an address {address.most}, and then {60 * address.each_second:.0f} a minute" in TEXT
    assert (
        f"{CONNECTIONS} connections, {OF_ADDRESS} of one address and {OF_PERSON} of one person"
        in TEXT
    )
    assert (STRANGER.most * 5, STRANGER.each_second * 5) == (
        ENTERED.most * 3,
        ENTERED.each_second * 2,
    )
    limits = packets.LONGEST, packets.ON_THE_LINE
    assert "client has at most {} bytes, which make a frame of {};".format(*limits) in TEXT
    of_hello = packets.LONGEST_UP, packets.LONGEST_UP + TAG, packets.HELLO_ON_THE_LINE
    said = "server has at most {} bytes, which make a frame of {}, or of {} for `Hello`;"
    assert said.format(*of_hello) in TEXT
    assert f"next multiple of {BLOCK} bytes" in TEXT
    assert f"this file is version {SPOKEN.newest}." in TEXT
    assert f"at most {DEEPEST} deep" in TEXT
    assert f"at most {DIGITS} digits" in TEXT
    assert f"and {GUESTS} people at most" in TEXT
    assert f"a ping every {ALIVE:.0f} seconds" in TEXT
    assert f"said hello after {HELLO:.0f} seconds" in TEXT
    assert f"for {STALLED:.0f} seconds while {OUTBOX:,} bytes wait" in TEXT
    assert f"or has {MOST_OUTBOX:,} bytes waiting" in TEXT
    assert f"at most {LONGEST_LINE} characters" in TEXT
    assert f"the last {KEPT} are kept" in TEXT
    assert f"was asked for {IDLE:.0f} seconds" in TEXT
    assert f"has pressed no key for {IDLE:.0f} seconds" in TEXT
    assert f"at most every {EVERY:.0f} seconds" in TEXT
    assert f"so many times as long for this person, 1 to {MOST_PATIENCE}," in TEXT
    assert f"at most {FORMER} keys" in TEXT
    assert f"as {WORDS} words" in TEXT
    assert f"each takes {WAIT:.0f} seconds at most" in TEXT
    assert f"within {SILENCE:.0f} seconds" in TEXT
    assert f"at most {LONGEST_LINK}," in TEXT
    assert f"After {GUESSES.most:.0f} links" in TEXT
    assert f"but for one in {1 / GUESSES.each_second:.0f} seconds" in TEXT
    assert f"After {REFUSED} packets" in TEXT
    assert f"at most {LONGEST_NAME} characters" in TEXT
    assert f"parts of {PART} characters" in TEXT


def test_the_length_of_each_field_is_told() -> None:
    section = TEXT.partition("## How long fields may be\n")[2].partition("\n## ")[0]
    told = [line for line in section.split("\n") if line.startswith("- ")]
    assert sorted(told) == sorted(lengths_told())


def test_the_documented_commitment_is_the_programs() -> None:
    from audiogame.archive.shared_luck import share_hash, typed_seats

    said = re.search(
        r"hash `(\w+)`, the seats `([\d,]+)` and the share `(\w+)`.* is (\w{64})", TEXT
    )
    assert said
    header, seats, share, digits = said.groups()
    assert share_hash(header, typed_seats(tuple(map(int, seats.split(",")))), share) == digits


def test_what_may_be_left_out_is_said_with_its_value() -> None:
    """Every field with a default in packets to the server, and no other."""
    section = TEXT.partition("## What may be left out\n")[2].partition("\n## ")[0]
    said = dict(re.findall(r"`([A-Z]\w+)`: ((?:`\w+` [^;]+?)+?)(?=[;.]\s|; in a chair|$)", section))
    for kind in (kind for kind in KINDS if issubclass(kind, Up)):
        values = {
            one.encode_name: one.default if one.default is not NODEFAULT else ()
            for one in fields(cast("type[Struct]", kind))
            if not one.required and one.name != "request"
        }
        found = dict(re.findall(r"`(\w+)` ([^ ,]+)", said.get(wire_name(kind), "")))
        assert found == {name: json.dumps(value) for name, value in values.items()}, kind


AT_HOME = {
    "army-men": """Owner Winnable OnlyTie Beaten SetAsideDue Selection LotDue Rules Turn Standing
        Shown Since Own""",
    "scientific-war": """PlayDue SwapDue Missing Rules Turn Standing Chose Shown SpyWaits NotShown
        Since Own OwnHidden PlayedFor SwapDecidedFor""",
    "sichermans-war": """Holding Run Front PickDue SetAsideDue ChooseDue RollDue DieOffered Rules
        Turn CardsAwaited DieAwaited Since Unasked Standing Shown Own""",
    "sika": "Purse CallDue ThrowDue Rules Turn Standing Stakes Earned Shown Since Own",
    "ten-die-poker": """Purse ChallengeDue PickedUp Rules Turn Rolling LotDue Standing OpenHand
        OpenDice Own OwnPairs""",
}
"""Classes that clients derive from a view themselves, so that they are never sent."""
FIVE = ("army-men", "scientific-war", "sichermans-war", "sika", "ten-die-poker")
"""The games in the document; a game from outside has a document of its own."""


@pytest.mark.parametrize(
    "game", [one for one in all_games()[0] if one.name in FIVE], ids=lambda game: game.name
)
def test_the_words_and_views_of_a_game_are_all_there(game: Game) -> None:
    section = TEXT.partition(f", `{game.name}`\n")[2].partition("\n### ")[0]
    assert section
    named = {*re.findall(r"`(\w+)`", section)}
    assert f"The version of its rules is {game.version}.\n" in section
    view = type(game.new(game.seats[0]))
    for part in (view, *_parts_of(view)):
        if part is not game.options and not issubclass(part, Enum | Event):
            assert {*field_names(part)} - {"options"} <= named, part
    ends = {game.seats[0]: 0, game.seats[-1]: 0}
    joint = " to " if len(game.seats) > 2 else " or "
    assert f"It is for {joint.join(map(str, ends))} players" in section
    assert f"- Strengths of bots: {', '.join(f'`{one}`' for one in game.bots)}.\n" in section
    options = section.partition("- Options: ")[2].partition(".\n")[0]
    for kind in option_kinds(game.options):
        values = {f"`{one}`" for one in kind.values if one not in kind.numbers}
        values |= {f"{one[0]} to {one[-1]}" for one in [kind.numbers] if one}
        told = re.search(rf"`{kind.name}`, ([^;]+)", options)
        assert told, kind
        assert {*told[1].split(" or ")} == values
    rules = import_module(f"{game.package}.rules")
    actions = [
        one
        for one in vars(rules).values()
        if isinstance(one, type) and issubclass(one, Action) and one.__module__ == rules.__name__
    ]
    assert actions
    choices = section.partition("Choices: ")[2].partition("\n")[0]
    for action in actions:
        verb = re.sub(r"(?<!^)([A-Z])", r"-\1", action.__name__).lower()
        assert re.search(rf"`{verb}[ `]", choices), verb


def _type_name(hint: Any) -> str:
    """Return a type as the document writes it."""
    hint = getattr(hint, "__value__", hint)
    origin, inside = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _type_name(inside[0])
    if origin is tuple:
        return f"{_type_name(inside[0])}[]"
    if origin in (Union, UnionType):
        return " | ".join(map(_type_name, inside))
    return "null" if hint is NoneType else str(hint.__name__)


def _typed(kind: type) -> str:
    """Return an event or a part as the document lists it."""
    names = {one.encode_name: _type_name(one.type) for one in fields(cast("type[Struct]", kind))}
    told = ", ".join(f"`{name}: {one}`".replace(": int`", "`") for name, one in names.items())
    return f"`{kind.__name__}`" + (f" ({told})" if told else "")


def _parts_of(kind: Any) -> set[type]:
    """Return all structures and enums nested anywhere in a structure."""
    found: set[type] = set()
    waiting = [one.type for one in fields(kind)]
    while waiting:
        hint = waiting.pop()
        waiting += get_args(hint)
        if isinstance(hint, type) and issubclass(hint, Struct | Enum) and hint not in found:
            found.add(hint)
            waiting += [one.type for one in fields(hint)] if issubclass(hint, Struct) else []
    return found


def _events_of(game: Game) -> list[type[Event]]:
    events = import_module(f"{game.package}.events")
    kinds = [one for one in vars(events).values() if isinstance(one, type)]
    own = [one for one in kinds if issubclass(one, Event) and one.__module__ == events.__name__]
    assert {*AT_HOME[game.name].split()} <= {one.__name__ for one in own}
    return [one for one in own if one.__name__ not in AT_HOME[game.name].split()]


@pytest.mark.parametrize(
    "game", [one for one in all_games()[0] if one.name in FIVE], ids=lambda game: game.name
)
def test_the_events_of_a_game_are_there_with_their_types(game: Game) -> None:
    section = TEXT.partition(f", `{game.name}`\n")[2].partition("\n### ")[0]
    events = _events_of(game)
    assert f"- Events: {', '.join(map(_typed, events))}.\n" in section
    inside = {part for event in events for part in _parts_of(event)} - {*events}
    parts = section.partition("- Parts: ")[2].partition("\n")[0]
    for part in inside:
        if issubclass(part, Struct):
            assert _typed(part) in parts
        else:
            assert f"`{part.__name__}` is " in TEXT, part
            for word in (one.value for one in part):  # type: ignore[attr-defined]  # of Enum
                assert not isinstance(word, str) or f"`{word}`" in section, word


@pytest.mark.parametrize("kind", [GameStarted, TakenBack, BotFailed])
def test_the_events_of_every_game_are_there_with_their_types(kind: type) -> None:
    assert _typed(kind) in TEXT


@pytest.mark.parametrize(
    "game", [one for one in all_games()[0] if one.name in FIVE], ids=lambda game: game.name
)
def test_events_of_moves_are_all_listed(game: Game) -> None:
    """Classes that clients are said to derive are never told by a move."""
    listed, random, met = {*_events_of(game)}, Random(26), set()
    for _game in range(4):
        state = game.new(random.choice(game.seats), random_options(game, random))
        for _move in range(400):
            if state.result is not None:
                break
            state, events = state.apply(*random_move(state, random))
            met |= {type(one) for one in events}
    assert met
    assert met <= listed
