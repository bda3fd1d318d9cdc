"""Table options: parsing is the inverse of printing, and every error is reported at once."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from refusals import refuses

from audiogame.narration.faults import each_told, told
from audiogame.rules.options import (
    OptionError,
    Options,
    changed,
    option,
    option_kinds,
    read_options,
)


class Rules(Options):
    call: str = option("game", "turn")
    ante: int = option(0, numbers=range(101))
    limit: str | int = option("auto", "off", numbers=range(1, 501))


CALL, ANTE, LIMIT = option_kinds(Rules)


def test_the_first_value_is_the_default() -> None:
    """An option that is not set has its first value."""
    assert Rules() == Rules("game", 0, "auto")
    assert [kind.default for kind in (CALL, ANTE, LIMIT)] == ["game", 0, "auto"]


def test_allowed_values_in_words() -> None:
    """Values, numbers or both are described in one clause."""
    assert told(CALL.allowed, "en") == "game or turn"
    assert told(ANTE.allowed, "en") == "a number from 0 to 100"
    assert told(LIMIT.allowed, "en") == "auto or off or a number from 1 to 500"


def test_texts_are_read_with_their_types() -> None:
    """Numbers are parsed as numbers, words as words, and surrounding blanks are ignored."""
    assert read_options(Rules, ["call=turn", "ante=7", "limit=200"]) == Rules("turn", 7, 200)
    assert read_options(Rules, [" call = turn "]) == Rules(call="turn")
    assert read_options(Rules, []) == Rules()


def test_the_last_of_equal_names_counts() -> None:
    """A repeated option overrides the earlier one."""
    assert read_options(Rules, ["ante=1", "ante=2"]).ante == 2


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("cal=turn", "There is no option 'cal': perhaps you meant call."),
        ("call", "Option 'call' needs a value: call=game."),
        ("call=round", "'round' won't do for option call: use game or turn."),
        ("call=", "'' won't do for option call: use game or turn."),
        ("ante=101", "'101' won't do for option ante: use a number from 0 to 100."),
        ("ante=-1", "'-1' won't do for option ante: use a number from 0 to 100."),
        ("limit=0", "'0' won't do for option limit: use auto or off or a number from 1 to 500."),
    ],
)
def test_each_fault_is_a_sentence_with_what_is_allowed(typed: str, said: str) -> None:
    """The error says which values are allowed."""
    with pytest.raises(OptionError) as refused:
        read_options(Rules, [typed])
    assert told(refused.value, "en") == said


def test_all_faults_at_once() -> None:
    """Three errors are three sentences in one answer, not three attempts."""
    with pytest.raises(OptionError) as refused:
        read_options(Rules, ["x=1", "call=turn", "ante=lots", "limit"])
    assert len(refused.value.reasons) == 3
    assert told(refused.value, "en") == " ".join(each_told(refused.value.reasons, "en"))


def test_a_game_without_options() -> None:
    """It says that it has none."""
    with refuses(OptionError, match="this game has none"):
        read_options(Options, ["call=turn"])
    assert read_options(Options, []) == Options()


@given(st.text(max_size=12))
def test_any_text_is_a_value_or_a_fault(text: str) -> None:
    """Any typed text is either an allowed value or a reported error."""
    for kind in (CALL, ANTE, LIMIT):
        try:
            value = getattr(read_options(Rules, [f"{kind.name}={text}"]), kind.name)
        except OptionError:
            continue
        assert value in kind.values or value in kind.numbers
        assert str(value) == text.strip() or int(text.strip()) == value


@given(
    st.sampled_from(CALL.values),
    st.sampled_from(range(101)),
    st.one_of(st.sampled_from(LIMIT.values), st.integers(1, 500)),
)
def test_printed_options_are_read_back(call: str, ante: int, limit: str | int) -> None:
    """Parsing is the inverse of printing, for every allowed value."""
    options = Rules(call, ante, limit)
    typed = [f"{kind.name}={getattr(options, kind.name)}" for kind in option_kinds(Rules)]
    assert read_options(Rules, typed) == options


def test_changed_lists_what_differs_from_the_defaults() -> None:
    """R says these, in the order of the dataclass."""
    assert changed(Rules()) == ()
    assert changed(Rules("turn", 0, 9)) == (("call", "turn"), ("limit", 9))
