"""Records forged by rule, with right checks: each is found out, or harmless for a reason."""

from __future__ import annotations

from random import Random

import pytest
from document_reader import GAMES, follows
from forgeries import Forgery, forgeries, inserted, judge, kind_of, sealed, whole_game
from hypothesis import given, settings
from hypothesis import strategies as st
from offenders import every_offender

from audiogame.archive.proof import Verdict
from audiogame.table.record import read_record

# A game that is forged is played once in a process.
pytestmark = pytest.mark.xdist_group("forgeries")

HEADER = ("game", "option", "seat", "luck header", "secrets", "started")
"""Lines whose change shows in the words of the game, by which it was known before."""
NUMBERS = {"sika": 3, "sichermans-war": 3, "army-men": 3, "scientific-war": 2}
"""Which game is forged, where some are longer than needs be."""
NOT_SIGNED = "what people choose in the open is not signed, and luck follows all the same"
PASSING = "it stands at the other side of a note or remark that tells of something else"
HARMLESS = {
    ("choice", "changed"): NOT_SIGNED,
    ("choice", "removed"): NOT_SIGNED,
    ("choice", "doubled"): NOT_SIGNED,
    ("choice", "moved"): PASSING,
    ("luck", "moved"): PASSING,
    ("secret", "moved"): PASSING,
    ("# undo", "moved"): PASSING,
    ("# undo", "changed"): NOT_SIGNED,
    ("# undo", "removed"): NOT_SIGNED,
    ("# words", "moved"): PASSING,
    ("# open", "moved"): "a choice that all know may be opened later, its hash stands before",
    ("# advice", "removed"): "nothing in a record proves that no advice was asked for",
    ("# advice", "doubled"): "advice is asked for as often as somebody wants",
    ("# advice", "moved"): "advice may be asked for at any decision of the seat",
    ("# advice", "changed"): "advice may be asked for by any seat that decides",
    ("remark", "removed"): "remarks mean nothing",
    ("remark", "doubled"): "remarks mean nothing",
    ("remark", "moved"): "remarks mean nothing",
    ("remark", "changed"): "remarks mean nothing",
}
WITHOUT_LUCK = {
    ("# words", "removed"): "there is no luck that words could be added to",
    ("# words", "changed"): "there is no luck that words could be added to",
    ("# seed", "removed"): "there is no luck that follows from a seed",
}
INSERTED = {
    "# gave-up 0": "",
    "# left": "",
    "# seed 0": "",
    "# result 1 2": "",
    "# copied 3": "",
    "# open 1 0 play queen": "",
    "# link 0 12": "",
    "# words-from 99 x": "",
    "# reveal 0 x": "",
    "* secret 00112233445566778899aabbccddeeff": "",
    "sealed: no": "",
    "option x: y": "",
    "# undo 1": NOT_SIGNED,
    "# words red": "there is no luck that words could be added to",
    "# key 0": "there is no secret that a key could open",
    "# key-lost": "there is no secret whose key could be lost",
    "# advice 0": "advice is not signed",
    "# chair 0 person Eve": "names are not signed",
    "; a remark": "remarks mean nothing",
}
"""Lines that a forger may put anywhere, and why one that is not found out is harmless."""


def check(forged: Forgery, whole: tuple[str, ...], why: str | None) -> None:
    """See that a forgery is found out, or that it is harmless indeed."""
    verdict, found = judge(list(forged.lines))
    if verdict is not Verdict.GOOD:
        return
    record = read_record(sealed(list(forged.lines)))
    before = read_record(sealed(list(whole)))
    case = f"{forged.how} {forged.kind} at {forged.at}: {whole[forged.at : forged.at + 1]}"
    if forged.kind in HEADER:
        assert record.hash != before.hash, case
        assert follows(sealed([*forged.lines]).decode()), case
        return
    assert record.hash == before.hash, case
    assert why, f"{case} is proved: {found}"
    assert follows(sealed([*forged.lines]).decode()), case


def reason(forged: Forgery, name: str) -> str | None:
    lucky = name != "scientific-war"
    case = forged.kind, forged.how
    return HARMLESS.get(case) or (None if lucky else WITHOUT_LUCK.get(case))


@pytest.mark.parametrize("name", GAMES)
def test_what_is_forged_was_proved_before(name: str) -> None:
    for number in range(2):
        assert judge([*whole_game(name, number)])[0] is Verdict.GOOD


@pytest.mark.parametrize("name", GAMES)
def test_each_kind_of_line_is_forged(name: str) -> None:
    """Removed, doubled, moved and changed; a few of each kind, all lines in the soak tier."""
    whole = whole_game(name, NUMBERS.get(name, 0))
    random = Random(f"{name} 2")
    seen = set()
    with every_offender() as offenders:
        for forged in forgeries(whole, random):
            seen.add((forged.kind, forged.how))
            with offenders.at(forged.how, forged.kind, forged.at):
                check(forged, whole, reason(forged, name))
    kinds = {kind for kind, _ in seen}
    assert {(kind, how) for kind in kinds for how in ("removed", "doubled", "moved")} <= seen
    assert kinds == {kind_of(line) for line in whole}
    assert kinds >= ({"secret", "# open", "# key"} if name == "scientific-war" else {"luck"})


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("number", range(2))
def test_each_line_is_forged_in_every_way(name: str, number: int) -> None:
    whole = whole_game(name, number)
    for forged in forgeries(whole):
        check(forged, whole, reason(forged, name))


@pytest.mark.parametrize("name", GAMES)
def test_a_line_is_put_in(name: str) -> None:
    """At some places of each record; what is proved all the same is harmless."""
    whole = whole_game(name, NUMBERS.get(name, 0))
    with every_offender() as offenders:
        for more, why in INSERTED.items():
            *places, last = inserted(whole, more)
            for forged in (Random(more).choice(places), last):
                with offenders.at(more, "at", forged.at):
                    check(forged, whole, why)


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_a_line_is_put_in_anywhere(name: str) -> None:
    whole = whole_game(name, NUMBERS.get(name, 0))
    with every_offender() as offenders:
        for more, why in INSERTED.items():
            for forged in inserted(whole, more):
                with offenders.at(more, "at", forged.at):
                    check(forged, whole, why)


@settings(max_examples=30)
@given(st.sampled_from(GAMES), st.data())
def test_any_text_with_right_checks_is_judged(name: str, data: st.DataObject) -> None:
    """Never a crash, whatever stands in a line; and nothing is proved that does not follow."""
    lines = list(whole_game(name, NUMBERS.get(name, 0)))
    at = data.draw(st.integers(0, len(lines) - 1))
    line = lines[at]
    start, width = data.draw(st.integers(0, len(line))), data.draw(st.integers(0, 9))
    more = data.draw(st.text("0123456789 *#;~:,-abcdefö\x1b\0", max_size=9))
    lines[at] = line[:start] + more + line[start + width :]
    verdict, found = judge(lines)
    assert found
    if verdict is Verdict.GOOD:
        assert follows(sealed(lines).decode())
