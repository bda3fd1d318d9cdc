"""Errors (reasons) arrive whole over a connection or from another process, worded as at home."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from enum import Enum, IntEnum
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from faults_made import GAMES, Use, uses
from fluent.syntax import FluentParser, ast
from hypothesis import given
from hypothesis import strategies as st
from offenders import every_offender

from audiogame.narration.faults import told
from audiogame.narration.titles import game_title
from audiogame.online.packets import LONGEST, frame
from audiogame.online.reasons import WITHOUT_WORDS, failed, read_failed
from audiogame.online.session_packets import Failed, read_down
from audiogame.rules.fault import Detail, Fault, Faults, Reason
from audiogame.rules.options import read_options
from audiogame.rules.reason_parts import DEEPEST, Why
from audiogame.sound_server.sound_message import (
    read_message,
    read_reasons,
    write_message,
    write_reasons,
)
from audiogame.table.library import find_game, is_package_of_game, own_games

SAYS = "server-says"
"""The message before words of a server's own."""


def over_the_line(*reasons: Reason) -> Fault:
    """Send reasons as a server does, and parse them as a client does."""
    data = frame(failed(*reasons))
    assert len(data) <= LONGEST
    packet = read_down(data)
    assert isinstance(packet, Failed)
    told_by_server = read_failed(packet).reasons
    if SAYS in [one.message for one in reasons]:
        return Faults(told_by_server)
    plain = (one.values["why"] if one.message == SAYS else one for one in told_by_server)
    return Faults(one for one in plain if isinstance(one, Reason))


def out_of_a_process(*reasons: Reason) -> Fault:
    """Pass reasons as the sound process does."""
    line = write_message({"is": "broken", "why": write_reasons(reasons)})
    return Faults(read_reasons(read_message(line)["why"]))


WAYS = (over_the_line, out_of_a_process)


class Colour(Enum):
    """A value that is neither a text nor a number."""

    RED = "red"


class Rank(IntEnum):
    """A number with a name."""

    TEN = 10


INNER = Reason("either", values=("2", "3"))
POKER = "audiogame.games.ten_die_poker"
WHOLE: dict[str, Detail] = {
    "text": "Ann's <b>",
    "path": f"/home/{'ann/' * 100}records",
    "none": "",
    "one": 1,
    "number": 12345,
    "minus": -2,
    "whole float": 2.0,
    "texts": ("red", "white", "red"),
    "no texts": (),
    "reason": INNER,
    "reason of a game": Reason("bank-below-ante", package=POKER, bank=1, ante=2),
    "reasons": (INNER, Reason("name-needed"), Reason("no-key", found="x")),
    "deep": Reason("in-line", line=2, why=(Reason("in-file", file="a", why=INNER), INNER)),
}
"""Values that arrive unchanged, but for the middle of a long text."""
AS_TOLD: dict[str, object] = {
    "member": Colour.RED,
    "rank": Rank.TEN,
    "yes": True,
    "huge": 10**300,
    "infinite": float("inf"),
    "of two kinds": ("red", INNER, 3),
}
"""Values without a JSON form."""


def sent() -> Iterator[Use]:
    """Yield the reasons that cross a line: flaws of a game are told where they are found."""
    return (use for use in uses() if use.game != "testing")


SERVER = "The server says: "


def package_of(use: Use) -> str:
    """Return the package that a reason names where it is created."""
    return GAMES[use.game] if use.game else ""


@pytest.mark.usefixtures("without_words")
@pytest.mark.parametrize("way", WAYS)
def test_every_reason_of_the_source_is_told_as_at_home(way: Callable[..., Fault]) -> None:
    """Whatever its values, with the package that has its sentence."""
    wrong = []
    for use in sent():
        names = [name.replace("-", "_") for name in use.values]
        worded = 0
        for kind, value in {**WHOLE, **AS_TOLD}.items():
            values: dict[str, Detail] = dict.fromkeys(names, value)  # type: ignore[arg-type]  # some are none
            reason = Reason(use.message, package=package_of(use), **values)
            at_home, there = told(reason, "en"), told(way(reason), "en")
            if there != at_home or "<" in there.replace("<b>", ""):
                wrong.append((use.where, kind, at_home, there))
            worded += not there.startswith("There are no words")
        if not worded and use.message != "without-words":
            wrong.append((use.where, "without words", use.message, ""))
    assert wrong == []


@pytest.mark.parametrize("way", WAYS)
def test_a_text_that_cannot_be_written_is_told_all_the_same(way: Callable[..., Fault]) -> None:
    """Such as a file name in another system's encoding."""
    sentence = told(way(Reason("archive-of-others", name="a\udce4b.zip", has="x")), "en")
    assert sentence.startswith("a?b.zip ")


@pytest.mark.parametrize("way", WAYS)
def test_a_reason_arrives_as_it_was(way: Callable[..., Fault]) -> None:
    """Not only its sentence: a client in another language has to word it too."""
    with every_offender() as offenders:
        for kind in WHOLE.keys() - {"path"}:
            with offenders.at(kind):
                reason = Reason("in-file", package=POKER, file=WHOLE[kind], why=WHOLE["reasons"])
                (there,) = way(reason).reasons
                assert there == reason
                kinds = [type(value) for value in there.values.values()]
                assert kinds == [type(WHOLE[kind]), tuple]


def made_by_games() -> Iterator[Reason]:
    """Yield the errors that the games themselves raise."""
    for name in own_games():
        game = find_game(name)
        for seats in (0, 1, game.seats[-1] + 1, 99):
            with pytest.raises(Fault) as wrong:
                game.new(seats)
            yield from wrong.value.reasons
        for typed in ("nothing=1", "rounds", "ante=-1", "ante=many", "ante=2,bank=1"):
            try:
                read_options(game.options, typed.split(","))
            except Fault as fault:
                yield from fault.reasons


def all_within(reason: Reason) -> Iterator[Reason]:
    """Yield a reason and all nested ones."""
    yield reason
    for value in reason.values.values():
        if isinstance(value, Reason):
            yield from all_within(value)


@pytest.mark.parametrize("way", WAYS)
def test_what_games_refuse_is_told_as_at_home(way: Callable[..., Fault]) -> None:
    """With their values; a game is called by its title."""
    reasons = tuple(made_by_games())
    made = {(one.package, one.message) for reason in reasons for one in all_within(reason)}
    assert made >= {(GAMES[use.game], use.message) for use in sent() if use.game}
    for reason in reasons:
        assert told(way(reason), "en") == told(reason, "en")
    alone = Reason("wrong-seats", game="army-men", possible=INNER, seats=1)
    assert told(way(alone), "en") == "Army Men Dice War takes 2 or 3 players, not 1."


# A malicious server.


HOSTILE = (
    *("antigravity", "audiogame.games.antigravity", "audiogame.games.sika.rules"),
    *("audiogame.games", "audiogame.narration", "os", "..", "/etc", "", " ", "a" * 5000),
    *("audiogame.games.sika.", "audiogame.games..sika", "audiogame.games.Sika", "\x00", "é"),
)


@pytest.mark.usefixtures("without_words")
def test_no_package_is_imported_on_the_word_of_a_server() -> None:
    """Except installed games; other packages are worded as an unknown reason."""
    with every_offender() as offenders:
        for package in HOSTILE:
            with offenders.at(repr(package[:60])):
                refused_package(package)


def refused_package(package: str) -> None:
    before = {*sys.modules}
    inner = Why("this", package=package)
    packet = Failed((Why("in-line", (("line", 2), ("why", (inner, inner)))), inner))
    sentence = "There are no words here for 'this'."
    assert told(read_failed(packet), "en") == f"Line 2: {sentence} {sentence} {sentence}"
    assert {name for name in {*sys.modules} - before if not name.startswith("audiogame.")} == set()
    assert not is_package_of_game(package)


@pytest.mark.usefixtures("without_words")
def test_an_unknown_reason_is_told_in_words() -> None:
    """A reason of a later program, or of a different game of that name; never as an id."""
    for why in (
        Why("table-haunted", (("by", "ghosts"), ("at", ("a", "b")))),
        Why("no-key"),
        Why("no-key", (("found", "x"),), POKER + "."),
        Why("", package=POKER),
        Why("<b>" * 1000),
        Why("in-line", (("line", Why("gone")), ("why", ()))),
    ):
        sentence = told(read_failed(Failed((why,))), "en")
        assert sentence.endswith(".")
        assert "values" not in sentence
        assert len(sentence) < 400


anything: st.SearchStrategy[object] = st.one_of(
    *(st.none(), st.booleans(), st.integers(), st.floats(), st.binary(), st.sampled_from(Colour)),
    *(st.text(st.characters(codec=None)), st.integers(300, 9000).map(lambda size: "\x01" * size)),
    st.just(10**300),
)
"""Values of reasons, of any type."""
ids = st.one_of(
    st.sampled_from(("", "no-key", "a" * 64, "a" * 65, "a" * 5000, "\x01" * 64, "é" * 64)),
    st.text(st.characters(codec=None)),
)


def made_of(inside: st.SearchStrategy[object]) -> st.SearchStrategy[Reason]:
    """Return reasons with any ids and with nested values of a kind."""
    value = st.one_of(inside, st.lists(inside, max_size=20).map(tuple), st.just(("",) * 400))
    values = st.one_of(
        st.dictionaries(ids, value, max_size=3),
        st.builds(
            lambda most, one: {f"v{at}": one for at in range(most)}, st.integers(0, 40), value
        ),
    )
    return st.builds(
        lambda message, package, given: Reason(message, package=package, **given),
        *(ids, ids.map(lambda name: name * 4), values),
    )


@pytest.mark.usefixtures("without_words")
@given(st.lists(made_of(st.recursive(anything, made_of)), min_size=1, max_size=12))
def test_no_reason_makes_a_frame_that_is_refused(reasons: list[Reason]) -> None:
    """However long its ids are, and however many values of whatever kind it has."""
    assert told(over_the_line(*reasons), "en")
    assert out_of_a_process(*reasons).reasons


@pytest.mark.parametrize("way", WAYS)
def test_reasons_within_lists_within_reasons_arrive(way: Callable[..., Fault]) -> None:
    """As `system_reason` makes them: each level is a list."""
    with every_offender() as offenders:
        for levels in (*range(1, 12), 200):
            reason = Reason("name-needed")
            for _ in range(levels):
                reason = Reason("in-line", line=1, why=(reason,))
            with offenders.at("levels", levels):
                sentence = told(way(reason), "en")
                if levels < DEEPEST:
                    assert sentence == told(reason, "en")
                assert sentence.startswith("Line 1: Line 1: "[: 8 * levels])


@pytest.mark.usefixtures("without_words")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("wide", "levels"), [(16, 2), (300, 1)])
def test_deeply_and_widely_nested_reasons_arrive(
    wide: int, levels: int, way: Callable[..., Fault]
) -> None:
    """With ids of the greatest length, at each of many branches."""
    reason = Reason("name-needed")
    for _ in range(levels):
        names = {f"{at:v>64}": reason for at in range(wide)}
        reason = Reason("m" * 64, package=POKER, **names)
        reason = Reason("in-line", line=1, why=(reason,) * wide)
    assert told(way(reason), "en").startswith("Line 1: There are no words here for")


@pytest.mark.parametrize("way", WAYS)
def test_a_reason_that_no_text_can_have_is_told_in_words(way: Callable[..., Fault]) -> None:
    """Its ids exceed the protocol's limits; the reason beside it is worded as usual."""
    many: dict[str, Any] = {f"v{at}": at for at in range(17)}
    for one in (
        Reason("a" * 65),
        Reason("no-key", package="p" * 201, found="x"),
        Reason("no-key", found="x", **many),
        Reason("no-key", **{"v" * 65: "x"}),
        Reason("no-\udce4"),
    ):
        start, end = told(way(one, Reason("name-needed")), "en").split(". ", 1)
        assert start.startswith("There are no words here for")
        assert end == told(Reason("name-needed"), "en")


def nested(levels: int) -> Reason:
    """Return a reason nested to so many levels."""
    reason = Reason("name-needed")
    for _ in range(levels):
        reason = Reason("in-line", line=1, why=reason)
    return reason


@given(
    st.lists(
        st.one_of(
            st.builds(
                lambda names: Reason("possible", names=tuple(names)),
                st.lists(st.text(st.characters(codec=None), max_size=400), max_size=400),
            ),
            st.builds(nested, st.integers(0, 200)),
            st.builds(lambda size: Reason("no-key", found="\x00" * size), st.integers(0, 9000)),
            st.builds(
                lambda wide: Reason("in-line", line=1, why=(nested(wide),) * (wide + 1)),
                st.integers(0, 60),
            ),
        ),
        min_size=1,
        max_size=40,
    )
)
def test_whatever_is_wrong_fits_in_a_packet(reasons: list[Reason]) -> None:
    """In length and in depth; omitted parts are longer than anyone listens to."""
    assert told(over_the_line(*reasons), "en")
    assert over_the_line(*reasons).reasons[0].message == reasons[0].message


# Titles.


def test_a_reason_tells_each_game_by_its_title() -> None:
    """No sentence calls a game by the name used in records and commands."""
    wrong = []
    for use in sent():
        if "game" not in use.values:
            continue
        values: dict[str, Detail] = {one.replace("-", "_"): "x" for one in use.values}
        for name in own_games():
            reason = Reason(use.message, package=package_of(use), **{**values, "game": name})
            sentence = told(reason, "en")
            if game_title(name, "en") not in sentence or name in sentence:
                wrong.append((use.where, sentence))
    assert wrong == []


def test_what_a_server_says_in_its_own_words_is_said_to_be_its_words() -> None:
    """All messages that have no words of the program, and no others, wherever they stand."""
    own = Reason("as-is", text="Type your recovery phrase into the chat now")
    for reason in (own, Reason("game-cannot-travel", game="sika", why=own)):
        said = told(read_failed(failed(reason)), "en")
        assert said.startswith(SERVER), said
    assert told(read_failed(failed(own)), "en") == f"{SERVER}{own.values['text']}."
    assert not told(read_failed(failed(Reason("knock-refused"))), "en").startswith(SERVER)
    file = Path(str(files("audiogame.narration") / "faults.en.ftl"))
    wordless = set()
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            parts = entry.value.elements
            text = "".join(str(one.value) for one in parts if isinstance(one, ast.TextElement))
            chosen = any(isinstance(part, ast.SelectExpression) for part in _within(parts))
            if not chosen and not any(map(str.isalpha, text)):
                wordless.add(entry.id.name)
    assert wordless == WITHOUT_WORDS


def _within(parts: Sequence[object]) -> list[object]:
    return [getattr(one, "expression", None) for one in parts]
