"""Every fault that a player can hear of is a message with values, narrated in one place."""

from __future__ import annotations

import ast
import errno
import os
import pickle
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from faults_made import GAMES, bases, called, kinds_of_faults, uses
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from hypothesis import given
from hypothesis import strategies as st
from offenders import none_of
from syntax import FILES, ONE_PROCESS, PACKAGE, nodes

from audiogame.narration.faults import LONGEST, each_told, told
from audiogame.narration.narrator import Narrator
from audiogame.narration.texts import COMMON, Texts
from audiogame.rules.fault import (
    LARGEST,
    SYSTEM_ERRORS,
    Detail,
    Fault,
    Faults,
    Reason,
    system_reason,
)
from audiogame.rules.game_files import text_file
from audiogame.sound_server.sound_message import (
    read_message,
    read_reasons,
    write_message,
    write_reasons,
)
from audiogame.table.record import RecordError

WITHOUT_SENTENCES = (
    *("rules/", "games/", "table/", "narration/", "keys/", "settings.py", "sound_server/"),
    *("outputs/", "opponents/", "archive/", "console/", "play/", "preferences/"),
    *("lobby/", "terminal/", "cli/", "__main__.py"),
)
OF_PROGRAMMERS = {
    *("AssertionError", "TypeError", "KeyError"),  # programming errors
    *("GameIsOver", "NotYourTurn", "NotLegal"),  # see audiogame.rules.fault
    *("TextError", "CannotTell", "TextTooLong", "TooLongToTell"),  # the texts themselves are faulty
    "ContractBroken",  # a game breaks its contract: its author is told
    "ArgumentTypeError",  # argparse quotes it in an error of ours
}
"""Errors for developers, never heard by players."""


def has_prose(node: ast.AST) -> bool:
    """Whether a literal text has several words."""
    return any(
        isinstance(part, ast.Constant) and isinstance(part.value, str) and " " in part.value.strip()
        for part in ast.walk(node)
    )


def sentences_raised(file: str) -> Iterator[str]:
    for node in nodes(file, ast.Raise):
        thrown = node.exc
        if thrown is not None and called(thrown) not in OF_PROGRAMMERS and has_prose(thrown):
            yield f"{file}:{thrown.lineno}"


def sentences_constructed(file: str) -> Iterator[str]:
    for node, _ in bases(file):
        parts = ast.walk(node) if node.name in kinds_of_faults() else ()
        if any(called(part) == "__init__" and has_prose(part) for part in parts):
            yield f"{file}:{node.lineno}"


@ONE_PROCESS
def test_no_sentence_is_raised() -> None:
    """A fault is an id and values; its sentence is in faults.en.ftl."""
    looked_at = [file for file in FILES if file.startswith(WITHOUT_SENTENCES)]
    none_of(one for file in looked_at for one in sentences_raised(file))


@ONE_PROCESS
def test_a_fault_says_no_sentence_of_its_own() -> None:
    """Nor does its constructor."""
    looked_at = [file for file in FILES if file.startswith(WITHOUT_SENTENCES)]
    none_of(one for file in looked_at for one in sentences_constructed(file))


# The messages.


UNTOLD = {"packet-unreadable": {"why"}}
"""Values for authors of other clients, in a library's words."""


def variables(node: ftl.BaseNode) -> Iterator[str]:
    """Yield the variables of a message."""
    if isinstance(node, ftl.VariableReference):
        yield node.id.name
    for part in vars(node).values():
        for one in part if isinstance(part, list) else [part]:
            if isinstance(one, ftl.BaseNode):
                yield from variables(one)


@cache
def messages(package: str) -> dict[str, frozenset[str]]:
    """Return the variables of each fault message in a package."""
    path = text_file(package, "faults.en.ftl")
    if not path.is_file():
        return {}
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), FluentSerializer().serialize_entry(entry)
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = frozenset(variables(entry))
    return found


@ONE_PROCESS
def test_a_message_has_the_values_that_it_is_given() -> None:
    """Its text exists, and uses exactly those values, but for the untold ones."""
    wrong = []
    for use in uses():
        told = use.values - UNTOLD.get(use.message, set())
        known = messages(GAMES[use.game]).get(use.message)
        if known != told:
            wrong.append(f"{use.where}: {use.message} is given {told}, its text has {known}")
    assert uses()
    none_of(wrong)


@ONE_PROCESS
def test_every_message_is_of_a_fault() -> None:
    """An unused text is dead."""
    used = {(use.game, use.message) for use in uses()}
    texts = {(game, message) for game, package in GAMES.items() for message in messages(package)}
    none_of(sorted(texts - used))


def test_every_game_that_has_texts_of_faults_is_looked_at() -> None:
    """No fault file lies where it is never read."""
    lying = {path.parent for path in PACKAGE.rglob("faults.en.ftl")}
    known = {Path(str(text_file(package, "faults.en.ftl"))).parent for package in GAMES.values()}
    assert lying <= known


# How they are told.


def test_a_fault_is_told_and_shown_to_developers_by_its_id() -> None:
    """Its own text is not a sentence."""
    fault = Fault("in-use", name="a.record")
    assert told(fault, "en") == "a.record is open in another audiogame. Close the game there first."
    assert str(fault) == "<in-use name='a.record'>"


def test_what_is_within_a_sentence_ends_with_it() -> None:
    """An embedded reason loses its full stop; several are told one after the other."""
    reasons = (Reason("no-key", found="3"), Reason("name-needed"))
    assert told(Faults(reasons), "en") == "3 isn't a key. Type a name."
    assert (
        told(Reason("in-line", line=2, why=reasons), "en") == "Line 2: 3 isn't a key. Type a name."
    )


def test_other_errors_are_told_in_their_own_words() -> None:
    """Library errors have no message here."""
    assert told(ValueError("bad literal"), "en") == "bad literal"
    assert told(OSError(28, "No space left on device"), "en").endswith("No space left on device")


@pytest.mark.usefixtures("without_words")
def test_a_message_that_a_game_lacks_is_told_in_a_sentence() -> None:
    """A game from outside may lack the message, or a value of it; no markup is told."""
    sentence = "There are no words here for 'not-there'."
    assert told(Fault("not-there", name="x"), "en") == sentence
    assert told(Fault("in-use"), "en") == "There are no words here for 'in-use'."
    assert told(Fault("in-line", line=3, why=Reason("not-there")), "en") == f"Line 3: {sentence}"
    both = ("a", Reason("not-there"))
    assert "<" not in told(Fault("possible", names=both), "en")  # type: ignore[arg-type]  # of two kinds


def test_another_language_falls_back_to_english() -> None:
    assert told(Reason("name-needed"), "xx") == "Type a name."


def test_a_fault_may_be_a_variable_of_another_message() -> None:
    """A caller that catches a fault passes it on unchanged."""
    say = Narrator(Texts("en")).say
    fault = Fault("in-use", name="x")
    assert say("fault", why=fault) == "X is open in another audiogame. Close the game there first."
    assert say("fault", why=fault.reasons) == say("fault", why=fault)


def test_decimals_have_the_point_of_the_language() -> None:
    fault = Reason("path-too-large", path="bang.wav", size=2.5, largest=2.0)
    assert "2.5 megabytes; the limit is 2)" in told(fault, "en")
    assert "2,5 megabytes; el límite es 2)" in told(fault, "es")


texts = st.text(max_size=2 * LONGEST)


@given(texts, st.integers(), st.lists(st.text(max_size=5)))
def test_whatever_the_values_are_it_is_told(text: str, number: int, names: list[str]) -> None:
    """No typed value keeps a fault from being narrated."""
    near = Reason("possible", names=tuple(names))
    sentence = told(Fault("setting-unknown", name=text, near=near), "en")
    assert sentence.startswith("There is no setting ")
    assert str(number) in told(Reason("argument-width", least=1, width=number), "en")


def plain(depth: int) -> st.SearchStrategy[Detail]:
    """Values of a reason, with nested reasons down to a depth."""
    text, number = st.text(max_size=200), st.integers(1 - LARGEST, LARGEST - 1)
    simple = st.one_of(text, number, st.lists(text, max_size=9).map(tuple))
    if not depth:
        return simple
    inner = reasons(depth - 1)
    return st.one_of(simple, st.lists(inner, min_size=1, max_size=2).map(tuple))


def reasons(depth: int) -> st.SearchStrategy[Reason]:
    named = st.dictionaries(st.sampled_from(["why", "name", "line"]), plain(depth))
    return named.map(lambda values: Reason("in-file", **values))  # type: ignore[arg-type]  # no package among them


@given(reasons(2))
def test_reasons_pass_between_processes(reason: Reason) -> None:
    """As messages, not as sentences."""
    line = write_message({"is": "broken", "why": write_reasons((reason,))})
    assert read_reasons(read_message(line)["why"]) == (reason,)


@pytest.mark.parametrize("strange", [None, "text", 3, [], ["text"], [{}], [3]])
def test_what_is_no_reason_is_left_out(strange: object) -> None:
    """A message of another program may hold anything."""
    assert read_reasons(strange) == ()


def test_reasons_are_equal_by_what_they_say() -> None:
    """The sound process uses this to report each reason once."""
    same = {Reason("in-use", name="a"), Reason("in-use", name="a"), Reason("in-use", name="b")}
    assert len(same) == 2
    assert each_told(sorted(same, key=repr), "en")[1].startswith("b is open")
    assert Reason("in-use", name="a") != "in-use"


@pytest.mark.parametrize(
    "fault",
    [
        Fault("in-use", name="a"),
        Faults((Reason("name-needed"), Reason("no-key", found="3"))),
        RecordError(3, "0 call", Reason("record-sealed")),
    ],
)
def test_faults_pass_between_processes(fault: Fault) -> None:
    """With their type and all their values."""
    again = pickle.loads(pickle.dumps(fault))
    assert type(again) is type(fault)
    assert vars(again) == vars(fault)
    assert told(again, "en") == told(fault, "en")


def test_the_file_of_faults_is_shipped() -> None:
    """The file is in the package, beside the other texts."""
    assert files(COMMON).joinpath("faults.en.ftl").is_file()


@pytest.mark.parametrize("number", SYSTEM_ERRORS)
def test_the_commonest_errors_of_the_system_are_told_in_the_language(number: int) -> None:
    """All others are in the system's own words in every language."""
    why = system_reason(OSError(number, os.strerror(number)))
    assert isinstance(why, Reason)
    assert len({told(why, language) for language in ("en", "es", "de")}) == 3
    rare = OSError(errno.EMFILE, os.strerror(errno.EMFILE))
    assert system_reason(rare) == os.strerror(errno.EMFILE)
    assert system_reason(OSError("odd")) == "odd"
