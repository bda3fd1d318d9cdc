"""PROTOCOL.md has every packet with all its fields, and its examples are what it says."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from audiogame.online import company_packets, luck_packets, packets, session_packets
from audiogame.online.packets import Down, Up, read_down, read_up
from audiogame.online.session_packets import (
    OF_THE_SESSION,
    kind_of,
    read_from_client,
    read_from_server,
)
from audiogame.rules.value import field_names

TEXT = (Path(__file__).parents[1] / "PROTOCOL.md").read_text(encoding="utf-8")
EXAMPLES = [
    *re.findall(r"^```json\n(.*?)\n```$", TEXT, re.MULTILINE | re.DOTALL),
    *re.findall(r"`(\{\"packet\": .*?\})`", TEXT),
]
MODULES = {one.__name__ for one in (packets, session_packets, company_packets, luck_packets)}
KINDS = [
    kind for base in (Down, Up) for kind in base.__subclasses__() if kind.__module__ in MODULES
]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda text: json.loads(text)["packet"])
def test_an_example_is_a_packet(example: str) -> None:
    """It is read, in the direction that it goes, and shows every field of its kind."""
    data = example.encode()
    name = kind_of(data)
    kind = next(kind for kind in KINDS if kind.__name__ == name)
    up = issubclass(kind, Up)
    if name in OF_THE_SESSION:
        packet: Down | Up = read_from_client(data) if up else read_from_server(data)
    else:
        packet = read_up(data) if up else read_down(data)
    assert type(packet) is kind
    assert {*json.loads(example)} == {"packet", *field_names(kind)}


def test_every_packet_has_an_example() -> None:
    shown = {json.loads(example)["packet"] for example in EXAMPLES}
    assert shown == {kind.__name__ for kind in KINDS}


def test_the_limits_are_those_of_the_program() -> None:
    from audiogame.online.recovery_phrase import WORDS
    from audiogame.online.web_socket import ALIVE
    from audiogame.server.attendance import MOST_PATIENCE
    from audiogame.server.chat import KEPT, LONGEST
    from audiogame.server.gate import FORMER
    from audiogame.server.limits import Rates
    from audiogame.server.line import HELLO, MOST_OUTBOX, OUTBOX, STALLED
    from audiogame.server.luck_rounds import WAIT
    from audiogame.server.presence import IDLE
    from audiogame.server.wishes import SILENCE

    rates = Rates()
    each = [round(one.each_second) for one in (rates.line, rates.address, rates.table)]
    most = [round(one.most) for one in (rates.line, rates.address, rates.table)]
    said = "faster than {} a second of one line, {} of one address or {} at one table, after {}, {}"
    assert said.format(*each, *most[:2]) in TEXT
    assert f"at most {packets.LONGEST} bytes" in TEXT
    assert f"a ping every {ALIVE:.0f} seconds" in TEXT
    assert f"said hello after {HELLO:.0f} seconds" in TEXT
    assert f"for {STALLED:.0f} seconds while {OUTBOX:,} bytes wait" in TEXT
    assert f"with {MOST_OUTBOX:,} at once" in TEXT
    assert f"at most {LONGEST} characters" in TEXT
    assert f"the last {KEPT} are kept" in TEXT
    assert f"was asked for {IDLE:.0f} seconds" in TEXT
    assert f"so many times as long for this person, 1 to {MOST_PATIENCE}," in TEXT
    assert f"at most {FORMER} keys" in TEXT
    assert f"as {WORDS} words" in TEXT
    assert f"each takes {WAIT:.0f} seconds at most" in TEXT
    assert f"within {SILENCE:.0f} seconds" in TEXT
