"""Forged records with right checksums: each is detected, or harmless for a stated reason."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from document_reader import GAMES, follows, verdict
from forgeries import Forgery, forgeries, inserted, judge, kind_of, private, sealed, whole_game
from hypothesis import given, settings
from hypothesis import strategies as st
from offenders import every_offender
from shared_games import (
    CROOKS,
    ENDINGS,
    PEOPLE,
    POKER,
    WAR,
    Host,
    alone,
    begin,
    crooked,
    honest,
    moves_alone,
    round_at_end,
)
from tiers import every_second

from audiogame.archive.proof import Verdict
from audiogame.archive.shared_luck import typed_seats
from audiogame.archive.verdict import overall, verify
from audiogame.rules.state import Action
from audiogame.table.notes import (
    chair_note,
    commit_note,
    kind_of_note,
    opened_note,
    result_note,
    reveal_note,
    words_from_note,
)
from audiogame.table.record import TITLE, RecordError, commitment, move_line, read_record
from audiogame.table.replay import Replay

# Each game to forge is played once a process.
pytestmark = pytest.mark.xdist_group("forgeries")

HEADER = ("game", "option", "seat", "luck header", "secrets", "started")
"""Header lines: a change alters the hash by which players knew the game before."""
NUMBERS = {"sika": 3, "sichermans-war": 3, "army-men": 3, "scientific-war": 2}
"""Number of the game to forge, where others are longer than needed."""
NOT_SIGNED = "what people choose in the open is not signed, and luck follows all the same"
PASSING = "it stands at the other side of a note or remark that tells of something else"
HARMLESS = {
    ("choice", "changed"): NOT_SIGNED,
    ("choice", "removed"): NOT_SIGNED,
    ("choice", "doubled"): NOT_SIGNED,
    ("choice", "moved"): PASSING,
    ("luck", "moved"): PASSING,
    ("secret", "moved"): PASSING,
    ("# undo", "doubled"): NOT_SIGNED,
    ("# undo", "moved"): PASSING,
    ("# undo", "changed"): NOT_SIGNED,
    ("# undo", "removed"): NOT_SIGNED,
    ("# words", "moved"): PASSING,
    ("# open", "moved"): "choices that everybody may know at once are opened in any order",
    ("# advice", "removed"): "nothing in a record proves that no advice was asked for",
    ("# advice", "doubled"): "advice is asked for as often as somebody wants",
    ("# advice", "moved"): "advice may be asked for at any decision of the seat",
    ("# advice", "changed"): "advice may be asked for by any seat that decides",
    ("remark", "removed"): "remarks mean nothing",
    ("remark", "doubled"): "remarks mean nothing",
    ("remark", "moved"): "remarks mean nothing",
    ("remark", "changed"): "remarks mean nothing",
}
TOLD = "who sits where and who gives up is not signed, and told with the verdict"
HARMLESS |= {("# chair", how): TOLD for how in ("changed", "doubled", "moved", "removed")}
HARMLESS |= {("# gave-up", how): TOLD for how in ("moved", "removed")}
BETWEEN = "choices may stand between the lines of a round, luck may not"
HARMLESS |= {(f"# {kind}", "moved"): BETWEEN for kind in ("commit", "reveal", "words-from")}
HARMLESS["luck", "removed"] = "a game may be given up before its last luck"
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
"""Lines that a forger may insert anywhere, and why an undetected one is harmless."""


def check(forged: Forgery, whole: tuple[str, ...], why: str | None) -> None:
    """Check that a forgery is detected, or is harmless for the given reason."""
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
def test_records_to_be_forged_verify_first(name: str) -> None:
    """The records that the other tests forge have the verdict "good" before."""
    for number in range(2):
        assert judge([*whole_game(name, number)])[0] is Verdict.GOOD


@pytest.mark.parametrize("name", every_second(GAMES))
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


@pytest.mark.parametrize("name", every_second(GAMES))
def test_a_line_is_put_in(name: str) -> None:
    """At some places of each record; what still verifies is harmless."""
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
    """Never a crash, whatever a line contains; and only what follows is proved."""
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


# Shared luck, chairs and endings, in games of several devices.

NEEDS_RULES = (
    *("move-not-possible", "seat-cannot-act", "luck-not-asked", "seats-are", "option-cannot-be"),
    *("rules-version", "order-advice", "order-gave-up", "order-open-early", "order-undo-over"),
    *("result-too-early", "wrong-result", "secrets-plain", "order-secret-needless", "strength"),
    "secret-not-possible",
)
"""Reasons that need the rules of the game, which the document's reader lacks."""


def reasons(lines: tuple[str, ...]) -> tuple[str, str]:
    """Return the program's verdict, and its reasons in one line."""
    try:
        record = read_record(sealed([*lines]))
        found = [*verify(record, private(record))]
    except RecordError as fault:
        return Verdict.WRONG.value, repr(fault.why)
    told = [one.message for one in found if one.verdict is not Verdict.GOOD]
    return overall(found).value, " ".join(told)


def agree(lines: tuple[str, ...]) -> str:
    """Check that the program and the reader made from the document agree; return the verdict.

    They may differ only where the program needs the game's rules to find a fault.
    """
    mine, why = reasons(lines)
    others, found = verdict(sealed([*lines]).decode())
    if mine != others:
        assert mine != Verdict.GOOD.value, (others, found)
        assert any(reason in why for reason in NEEDS_RULES), (mine, why, others, found)
    return mine


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_several_devices_is_proved(name: str, ending: str) -> None:
    """With stand-in bots, guests who come and go, and choices taken back; its end is told."""
    if (name, ending) == (WAR, "running"):
        return  # a still secret choice cannot be read
    for number in range(3):
        lines = honest(name, number, ending)
        last = lines[-1][2:].split(" ")[0]
        told = {
            "result": "ended-played",
            "gave-up": "ended-given-up",
            "left": "ended-left",
        }.get(last, "still-running")
        assert told in judge([*lines])[1]
        proved = told in ("ended-played", "ended-given-up")
        assert agree(lines) == ("good" if proved else "open"), judge([*lines])


def see_through(how: str, name: str, number: int) -> None:
    """Check that a cheating host is detected, also by the reader made from the document."""
    crook, lines = CROOKS[how], crooked(how, name, number)
    found, told = judge([*lines])
    assert crook.found in " ".join(told), told
    assert (found is Verdict.GOOD) is crook.proved, told
    agree(lines)


def test_a_crooked_host_is_found_out() -> None:
    """One game of each cheat; all games in the soak tier."""
    with every_offender(45) as offenders:
        for at, (how, crook) in enumerate(CROOKS.items()):
            name = crook.games[at % len(crook.games)]
            with offenders.at(how, name):
                see_through(how, name, 0)


@pytest.mark.soak
@pytest.mark.parametrize("number", range(6))
def test_a_crooked_host_is_found_out_in_every_game(number: int) -> None:
    with every_offender(150) as offenders:
        for how, crook in CROOKS.items():
            for name in crook.games:
                with offenders.at(how, name):
                    see_through(how, name, number)


def forged_and_read(name: str, ending: str, number: int, share: float = 1.0) -> int:
    """Forge a game of several devices line by line; return the number of forgeries.

    Args:
        name: of the game.
        ending: how it ends.
        number: of the game among those of its kind.
        share: of the forgeries to check, 0 to 1.
    """
    random = Random(f"{name} {number}")
    whole = honest(name, number, ending)
    before, count = agree(whole), 0
    with every_offender() as offenders:
        for forged in forgeries(whole, random):
            if random.random() > share:
                continue
            count += 1
            with offenders.at(forged.how, forged.kind, forged.at):
                agree(forged.lines)
                if before == Verdict.GOOD.value:
                    check(forged, whole, reason(forged, name))
    return count


@pytest.mark.parametrize("name", every_second(GAMES))
def test_lines_of_several_devices_are_forged(name: str) -> None:
    """What still verifies is harmless, and the independent reader agrees."""
    ending = {POKER: "given up by both", WAR: "given up"}.get(name, "played out")
    assert forged_and_read(name, ending, 1, 0.25) > 20


@pytest.mark.soak
@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("name", GAMES)
def test_thousands_of_lines_of_several_devices_are_forged(name: str, ending: str) -> None:
    if (name, ending) != (WAR, "running"):
        assert sum(forged_and_read(name, ending, at) for at in range(8)) > 500


# Who took part.


def stood_in(host: Host) -> None:
    """Play a game in which a bot stands in for the second person for a while."""
    begin(host)
    host.play(2)
    host.seat(1, "P1", "casual")
    host.play(4)
    host.seat(1, "P1")
    host.finish()


def one_of_two_adds(host: Host) -> None:
    """Add to the luck by all devices, and by one of them again during the game."""
    begin(host)
    host.throw()
    host.add(PEOPLE[0], first=host.drawn)
    host.throw()
    host.finish()


def all_add_too_late(host: Host) -> None:
    alone(host)
    moves_alone(host)
    round_at_end(host)


def a_guest_comes(host: Host) -> None:
    begin(host)
    host.play(6)
    assert host.sit_down() is not None
    host.finish()


TOOK_PART: dict[str, tuple[str, Callable[[Host], None], dict[str, object]]] = {
    "seats-stood-in": ("sika", stood_in, {"names": ("P1",)}),
    "seat-joined": (POKER, a_guest_comes, {"name": "Guest 1", "bot": False}),
    "luck-stale": ("sika", one_of_two_adds, {"names": ("P1",), "first": 2}),
    "luck-unused": ("sika", all_add_too_late, {"names": ("P0", "P1")}),
}
"""Findings, each with its game, how that is played, and what is told."""


@pytest.mark.parametrize("message", TOOK_PART)
def test_a_verdict_names_who_took_part(message: str) -> None:
    """Who came, whom a bot stood in for, and whose share was not used, or not made anew."""
    name, played, told = TOOK_PART[message]
    host = Host(name)
    played(host)
    record = read_record(sealed([*host.record]))
    (found,) = [one.args for one in verify(record, private(record)) if one.message == message]
    assert {key: value for key, value in found.items() if key != "line"} == told


# Each line has one canonical form.


def note_again(kind: str, rest: str, choices: dict[int, str]) -> str:
    """Format a note again from its parsed content."""
    first, _, more = rest.partition(" ")
    match kind:
        case "words-from":
            return words_from_note(int(first), more)
        case "commit" | "reveal":
            seats = typed_seats(tuple(map(int, first.split(","))))
            return commit_note(seats, more) if kind == "commit" else reveal_note(seats, more)
        case "chair":
            strength, _, name = more.partition(" ")
            return chair_note(int(first), strength, name.strip())
        case "open":
            return opened_note(int(first), choices[int(first)])
        case "result":
            return result_note(tuple(map(int, rest.split())))
        case "undo" | "advice" | "copied" | "gave-up":
            return f"{kind} {int(first)}"
    return f"{kind} {rest.strip()}".strip()


def written_again(lines: list[str]) -> list[str]:
    """Format a record again from its parsed content."""
    record = read_record(sealed(lines))
    places = {1: TITLE, 2: "sealed: yes"}
    for line in [*record.header.lines()][2:]:
        places[record.places[line.partition(":")[0]]] = line
    replay = Replay(record, private(record))
    choices: dict[int, str] = {}
    for at, line in replay.lines():
        kind = kind_of_note(line)
        taken = replay.table.line[-1] if replay.table.line else None
        if kind:
            rest = line.removeprefix(f"# {kind}").strip(" ")
            places[at] = f"# {note_again(kind, rest, choices)}"
        elif line.startswith(";"):
            places[at] = f"; {line.removeprefix(';').removeprefix(' ')}"
        elif at and taken is not None and isinstance(taken.what, Action | tuple):
            move = choices[replay.table.written] = move_line(taken.seat, taken.what)
            key = replay.private.key
            hidden = f"{taken.seat} {commitment(key, replay.table.written, move)}"
            places[at] = hidden if " secret " in line else move
    return [places[at] for at in range(1, len(lines) + 1)]


MORE = st.sampled_from([" ", "  ", "0", "\t", "\u00a0", "\u0663", "+", "_", "-", ";", "~", "\r"])


@settings(max_examples=50)
@given(st.sampled_from(GAMES), st.integers(0, 3), st.sampled_from(sorted(ENDINGS)), st.data())
def test_a_record_that_is_read_and_written_again_is_the_same(
    name: str, number: int, ending: str, data: st.DataObject
) -> None:
    """The bytes are the same for any inserted text; else the line is named or refused."""
    if (name, ending) == (WAR, "running"):
        return  # a still secret choice cannot be read
    lines = [*data.draw(st.sampled_from([whole_game(name), honest(name, number, ending)]))]
    assert written_again(lines) == lines
    at = data.draw(st.integers(2, len(lines) - 1))
    places = [place for place, sign in enumerate(lines[at]) if sign == " "]
    place = data.draw(st.sampled_from([*places, *(one + 1 for one in places), len(lines[at])]))
    lines[at] = lines[at][:place] + data.draw(MORE) + lines[at][place:]
    found, told = judge(lines)
    if found is not Verdict.WRONG and "notes-unknown" not in told:
        assert written_again(lines) == lines
