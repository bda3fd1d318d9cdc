"""Messages resolve as in the library `fluent.runtime`, which only tests use."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import islice, product
from pathlib import Path
from typing import Any, cast

import pytest
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from hypothesis import given
from hypothesis import strategies as st

import audiogame
from audiogame.narration.message_patterns import Message, Scope
from audiogame.narration.message_values import (
    CannotTell,
    Listing,
    MessageValue,
    Number,
    TextError,
    Word,
    form_of,
    hand_of,
)
from audiogame.narration.texts import (
    FUNCTIONS,
    JoinedList,
    Quotation,
    SpokenList,
    entries_of,
    sound_entries_of,
)

HOME = Path(next(iter(audiogame.__path__)))
FILES = sorted(HOME.rglob("*.ftl"))


def language_of(path: Path) -> str:
    """Return the language of a file of messages; one process parses those of a language."""
    return path.name.split(".")[-2]


def by_file(*marks: pytest.MarkDecorator) -> pytest.MarkDecorator:
    """Parametrize a test by file of messages; those of translations have further marks."""
    return pytest.mark.parametrize(
        "path",
        [
            pytest.param(
                path,
                marks=(
                    pytest.mark.xdist_group(f"messages in {language_of(path)}"),
                    *(marks if language_of(path) != "en" else ()),
                ),
            )
            for path in FILES
        ],
        ids=lambda path: str(path.relative_to(HOME)),
    )


LANGUAGES = ("en", "fr", "ar", "pl", "cy", "sl", "hi", "pt-PT", "de-AT", "ja", "ga", "mt")
AT_MOST = 30
"""Most combinations of variables tried for one English message; the others are told by values."""


class OldWord(Word, FluentType):
    """A word that is also a value of the library."""

    def format(self, language: Any) -> str:
        """Return the spoken form."""
        return Word.format(self, "en")


class OldNumber(Number, FluentType):
    """A number that is also a value of the library."""

    def format(self, language: Any) -> str:
        """Return the spoken form."""
        return Number.format(self, "en")


class OldListing(Listing, FluentType):
    """A list that is also a value of the library."""

    def format(self, language: Any) -> str:
        """Return the spoken form."""
        return Listing.format(self, "en")


class Made:
    """Messages of one text, in any language, resolved by the program."""

    functions = FUNCTIONS

    def __init__(self, language: str, *texts: str) -> None:
        self.language = language
        self.entries = {
            name: entry for text in texts for name, entry in entries_of("made.ftl", text).items()
        }

    def find(self, name: str) -> Message | None:
        """Find a message or a term."""
        entry = self.entries.get(name)
        return entry.message if entry else None

    def tell(self, name: str, attribute: str, args: Mapping[str, Any]) -> tuple[str, str]:
        """Return the formatted text and the errors."""
        message = self.find(name)
        assert message is not None
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        try:
            return pattern.resolve(Scope(self, args)), ""
        except CannotTell as fault:
            return "", str(fault)


def listed(*items: str | MessageValue) -> str:
    """Format a list in English: the library has no such function."""
    return SpokenList(*items).format("en")


def joined(listing: Listing, between: str) -> str:
    """Format a list joined by a word in English."""
    return JoinedList(listing, between).format("en")


def listed_or(*items: str | MessageValue) -> str:
    """Format a list of alternatives ("or") in English."""
    return SpokenList(*items, kind="or").format("en")


def parsed(text: str) -> ast.Resource:
    """Parse a text with the library."""
    return FluentParser(with_spans=False).parse(text)


@cache
def parsed_file(path: Path) -> ast.Resource:
    """Parse one of our files with the library, cached for the process."""
    return parsed(path.read_text(encoding="utf-8"))


class Library:
    """The same messages, resolved by the library."""

    def __init__(self, language: str, *resources: ast.Resource) -> None:
        functions = cast(
            Any,
            {
                "QUOTED": lambda value: Quotation(value).format(language),
                "JOINED": joined,
                "AND": listed,
                "OR": listed_or,
                "FORM": form_of,
                "HAND": hand_of,
                "SPOKEN": lambda value: FUNCTIONS["SPOKEN"](value).format(language),
            },
        )
        self.bundle = FluentBundle([language], use_isolating=False, functions=functions)
        for resource in resources:
            self.bundle.add_resource(resource, allow_overrides=True)

    def tell(self, name: str, attribute: str, args: Mapping[str, Any]) -> tuple[str, str]:
        """Return the formatted text and the errors."""
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        errors: list[Exception] = []
        current = CurrentEnvironment(args=dict(args))
        env = ResolverEnvironment(context=self.bundle, current=current, errors=errors)
        text = cast(Callable[[ResolverEnvironment], Any], pattern)(env)
        return ("", str(errors[0])) if errors else (str(text), "")


class Variables(Visitor):
    """Visitor that collects an entry's variables and the keys of its selectors."""

    def __init__(self) -> None:
        self.keys: dict[str, list[str]] = {}
        self.references: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.append(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.keys.setdefault(node.id.name, [])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.generic_visit(node)
        if isinstance(node.selector, ast.VariableReference):
            keys = [one.key for one in node.variants]
            self.keys[node.selector.id.name] += [
                key.value if isinstance(key, ast.NumberLiteral) else key.name for key in keys
            ]


def values_for(keys: list[str]) -> list[MessageValue | str]:
    """List sample values of a variable: every selector key, and some of each type."""
    words = [OldWord(key, f"the {key}") for key in keys if not key.lstrip("-").isdigit()]
    numbers = [int(key) for key in keys if key.lstrip("-").isdigit()]
    lists = [OldListing.of(["red", "blue", "a die."][:count]) for count in range(4)]
    known = [OldNumber(number) for number in dict.fromkeys((*numbers, 0, 1, 2, 5, -3, 1000))]
    return [*words, *known, *lists, "plain text", "you"]


def fillings(keys: Mapping[str, list[str]], combined: int) -> Iterator[dict[str, Any]]:
    """Yield each assignment of values to the variables once.

    Args:
        keys: of the selectors of each variable.
        combined: combinations of values at most, besides those that use each value.
    """
    values = {name: values_for(found) for name, found in keys.items()}
    known = set[tuple[tuple[str, int], ...]]()
    for filling in all_fillings(values, combined):
        of_these = tuple((name, id(one)) for name, one in filling.items())
        if of_these not in known:
            known.add(of_these)
            yield filling


def all_fillings(
    values: Mapping[str, list[MessageValue | str]], combined: int
) -> Iterator[dict[str, Any]]:
    """Combine all values of the first few variables; use each other value at least once."""
    longest = max((len(one) for one in values.values()), default=1)
    for step in range(longest):
        if combined:
            yield {name: one[(step * 7) % len(one)] for name, one in values.items()}
        yield {name: one[step % len(one)] for name, one in values.items()}
    for some in islice(product(*(one[:4] for one in values.values())), combined):
        yield dict(zip(values, some, strict=True))
    for left_out in values:
        yield {name: one[0] for name, one in values.items() if name != left_out}


def all_keys(entries: Mapping[str, ast.Message | ast.Term], name: str) -> dict[str, list[str]]:
    """Collect the variables of a message and of the messages it references."""
    found = Variables()
    found.references.append(name)
    known = set[str]()
    for one in found.references:  # the list grows meanwhile
        if one in entries and one not in known:
            known.add(one)
            found.visit(entries[one])
    return found.keys


@by_file(pytest.mark.real)
def test_every_message_is_told_as_by_the_library(path: Path) -> None:
    """Every form of every message, for all selector keys, and with a variable missing.

    Those of English are told with combinations of values too: translations have the same parts.
    """
    language = language_of(path)
    files = [*dict.fromkeys((HOME / "narration" / f"{language}.ftl", path))]
    combined = AT_MOST if language == "en" else 0
    resources = [parsed_file(one) for one in files]
    made = Made("en", *(one.read_text(encoding="utf-8") for one in files))
    library = Library("en", *resources)
    entries: dict[str, ast.Message | ast.Term] = {}
    own: set[str] = set()
    for resource in resources:
        messages = [one for one in resource.body if isinstance(one, ast.Message)]
        own = {one.id.name for one in messages}
        entries |= {one.id.name: one for one in messages}
    told = 0
    for name in own:
        keys = all_keys(entries, name)
        message = entries[name]
        forms = ["" for _ in [message.value] if message.value]
        for form in (*forms, *(one.id.name for one in message.attributes)):
            for args in fillings(keys, combined):
                told += 1
                assert made.tell(name, form, args) == library.tell(name, form, args), (name, args)
    assert told >= len(own)


MADE_UP = r"""
-brand = { $case ->
    [genitive] Firefox's
   *[nominative] Firefox
}
    .gender = { $case ->
        [a] masculine
       *[b] neuter
    }
-plain = Plain
term = { -brand } and { -brand(case: "genitive") } of { -plain }.
by-term = { -brand.gender ->
    [neuter] it
   *[other] he
}
escaped = { "{" }\u0041{ "\u0041\U01F602\\\"" } end
lines =
    First line
      second, indented

    last { $n }
nested = { { $n } } { { "x" } }
literal = { 5 } { -3 }
plural = { $n ->
    [0] nought
    [zero] zero
    [one] one
    [two] two
    [few] few
    [many] many
   *[other] other
}
by-text = { $word ->
    [1] the first
    [red] red
   *[other] other
}
by-literal = { 1 ->
    [one] one
   *[other] other
}
empty = {""}
quoted = { QUOTED($word) } { QUOTED($n) } { QUOTED("a") }
refers = { plural } { plural.attribute }
form = { with.form } { with }
with = Value
    .form = Form of { $n }
alone =
    .form = Form
no-value = { alone }
no-message = { nowhere }
no-term = { -nowhere }
no-function = { NOWHERE($n) }
no-list = { JOINED($word, " or ") }
ignored = { -brand($n) }
""".lstrip()
NUMBERS = (*range(22), 100, 101, 102, 111, 1000, 12345, 1000000, 1234567890, -1, -1234)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_fluent_is_told_as_by_the_library(language: str) -> None:
    """Terms, attributes, literals, references, functions, plural forms and errors."""
    made, library = Made(language, MADE_UP), Library(language, parsed(MADE_UP))
    for name in made.entries:
        if name.startswith("-"):
            continue
        message = made.find(name)
        assert message is not None
        for form in ("", *message.attributes) if message.value else message.attributes:
            for number, word in product(NUMBERS, ("red", "one", OldWord("red", "crimson"))):
                args = {"n": OldNumber(number), "word": word}
                ours, theirs = made.tell(name, form, args), library.tell(name, form, args)
                if theirs[1] and name == "no-list":
                    assert ours[1]  # as the function words it
                else:
                    assert ours == theirs, (name, args)


def test_what_is_not_text_and_no_value_is_refused() -> None:
    """A plain number has no spoken form."""
    made, library = Made("en", MADE_UP), Library("en", parsed(MADE_UP))
    args = {"n": 3, "word": "x"}
    assert made.tell("nested", "", args) == library.tell("nested", "", args)
    assert made.tell("nested", "", args)[1] == "Unsupported external type: n, <class 'int'>"


def test_circles_and_endless_messages_end() -> None:
    """Also where the library never ends, and however long the chain of references."""
    many = "\n".join(f"m{n} = {{ m{n + 1} }} {{ m{n + 1} }}" for n in range(20)) + "\nm20 = x\n"
    made = Made("en", "a = { b }\nb = { a }\nc = See { c }.\nlong = See { $n }.\n" + many)
    assert made.tell("a", "", {}) == ("", "Cyclic reference")
    assert made.tell("c", "", {}) == ("", "Cyclic reference")
    assert made.tell("m0", "", {})[1].startswith("Too many parts in message")
    assert made.tell("long", "", {"n": "x" * 2501})[1].startswith("Too many characters")


@pytest.mark.parametrize(
    ("call", "text"),
    [
        ("AND($items)", "a, b and c"),
        ("OR($items)", "a, b or c"),
    ],
)
def test_lists_are_read_as_the_language_does(call: str, text: str) -> None:
    """In spoken style: no comma before the last item."""
    made = Made("en", f"list = {{ {call} }}\n")
    assert made.tell("list", "", {"items": Listing.of(["a", "b", "c"])}) == (text, "")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", '"it\'s"'),
        ("es", "«it's»"),
        ("es-MX", "«it's»"),
        ("de", "„it's“"),
        ("fr", "« it's »"),
        ("pl", "“it's”"),
    ],
)
def test_a_quotation_has_the_marks_of_the_language(language: str, text: str) -> None:
    """English has those of code, as players type them in commands."""
    made = Made(language, "quoted = { QUOTED($word) }\n")
    assert made.tell("quoted", "", {"word": "it's"}) == (text, "")
    assert "\\n" in made.tell("quoted", "", {"word": "a\nb"})[0]
    assert r"C:\Users\Zoë" in made.tell("quoted", "", {"word": r"C:\Users\Zoë"})[0], (
        "as it is typed"
    )


def test_a_number_is_written_as_typed() -> None:
    """Also a fraction, in every language."""
    made = Made("de", "number = { 5 } { 1.50 } { -3 } { 1234567.891 }\n")
    assert made.tell("number", "", {}) == ("5 1.50 -3 1234567.891", "")


LINES = st.sampled_from(
    [
        *("a = b", "c = { $x }", "-t = Term", "d =", "e={", "}", "{ $y }", "    .attr = x"),
        *(
            "    more",
            "  ",
            "",
            "# comment",
            "#",
            "## group",
            "### file",
            "#wrong",
            "junk",
            "[one]",
        ),
        *(
            "*[other] x",
            "f = { $x ->",
            "    [one] y",
            "   *[other] z",
            "    }",
            "\ttab",
            ".attr = y",
        ),
        *('g = { "}" }', "h = { -t }", "9 = x", "a-b_1 = y", "i = {", "b", "//", "é = x", ") x"),
    ]
)


@given(st.lists(LINES, max_size=12), st.booleans())
def test_entries_are_cut_where_the_parser_cuts_them(lines: list[str], ended: bool) -> None:
    """The same ids and contents, or the same first error, at the latest on access."""
    text = "\n".join(lines) + "\n" * ended
    parsed = FluentParser(with_spans=False).parse(text).body
    junk = [one for one in parsed if isinstance(one, ast.Junk)]
    if junk:
        with pytest.raises(TextError, match="is no Fluent text at"):
            assert all(entry.message for entry in entries_of("made.ftl", text).values())
        return
    whole = {
        f"-{one.id.name}" if isinstance(one, ast.Term) else one.id.name: one
        for one in parsed
        if isinstance(one, (ast.Message, ast.Term))
    }
    cut = entries_of("made.ftl", text)
    assert [*cut] == [*whole]
    for name, entry in cut.items():
        if entry.text:
            (alone,) = FluentParser(with_spans=False).parse(entry.text).body
            assert alone.equals(whole[name], ignored_fields=["comment", "span"])


def told_of(message: Message) -> tuple[object, ...]:
    """Return a message in all its forms, with one value for every variable."""
    scope = Made("en", "a = b\n-t = Term\n")
    parts = [message.value, *message.attributes.values()]
    return tuple(message.attributes), tuple(part and said(part, scope) for part in parts)


def said(pattern: Any, bundle: Made) -> str:
    """Return the formatted pattern, or its error."""
    try:
        return str(pattern.resolve(Scope(bundle, {"x": "one", "y": "two"})))
    except CannotTell as fault:
        return f"({fault})"


def sound_by_the_parser(text: str) -> dict[str, tuple[object, ...]]:
    """Return the formatted entries that the parser finds in a whole text."""
    return {
        f"-{one.id.name}" if isinstance(one, ast.Term) else one.id.name: told_of(Message(one))
        for one in FluentParser(with_spans=False).parse(text).body
        if isinstance(one, (ast.Message, ast.Term))
    }


@given(st.lists(LINES, max_size=12), st.booleans())
def test_of_broken_texts_as_much_is_told_as_the_parser_finds(lines: list[str], ended: bool) -> None:
    """The rest is skipped: lists of records may include games whose texts are now broken."""
    text = "\n".join(lines) + "\n" * ended
    found = sound_entries_of("made.ftl", text)
    sound = {name: one.sound for name, one in found.items()}
    told = {name: told_of(one) for name, one in sound.items() if one is not None}
    assert told == sound_by_the_parser(text)


def test_a_line_of_blanks_is_no_entry() -> None:
    """Fluent does not count a tab as white space, so a line of one is not blank."""
    found = sound_entries_of("made.ftl", "\t\none = One\n")
    assert [*found] == ["one"]
    with pytest.raises(TextError):
        entries_of("made.ftl", "\t\n")


@given(st.data())
def test_a_file_of_ours_that_is_damaged_loses_what_is_damaged_alone(data: st.DataObject) -> None:
    """Random insertions and deletions in eight entries; what is left equals the parser's result."""
    whole = (HOME / "games" / "sika" / "texts" / "en.ftl").read_text(encoding="utf-8")
    entries = re.split(r"^(?=\S)", whole, flags=re.MULTILINE)
    begin = data.draw(st.integers(0, len(entries) - 1))
    text = "".join(entries[begin : begin + 8])
    at = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(at, min(at + 3, len(text))))
    text = text[:at] + data.draw(st.text("{}=\n #-.ab\t", max_size=4)) + text[end:]
    found = sound_entries_of("made.ftl", text)
    sound = {name: one.sound for name, one in found.items()}
    told = {name: told_of(one) for name, one in sound.items() if one is not None}
    assert told == sound_by_the_parser(text)


@by_file()
def test_no_file_of_ours_is_parsed_at_once(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is split into its entries without the parser, including where it might be broken."""
    text, body = path.read_text(encoding="utf-8"), parsed_file(path).body
    monkeypatch.setattr(FluentParser, "parse", None)
    names = [*dict.fromkeys(one.id.name for one in body if isinstance(one, ast.Message))]
    for read in (entries_of, sound_entries_of):
        assert [*read(f"unparsed {path.name}", text)] == names


def test_a_fault_inside_of_an_entry_is_told_when_that_is_asked_for() -> None:
    """The error has the file and the entry's first line; other entries still format."""
    made = Made("en", "good = Good.\nbad = { $x } { $y -> }\n    more\nlast = Last.\n")
    assert made.tell("good", "", {}) == ("Good.", "")
    with pytest.raises(TextError, match=r"made.ftl is no Fluent text at 'bad = "):
        made.find("bad")
    with pytest.raises(TextError, match=r"made.ftl is no Fluent text at 'bad line'"):
        Made("en", "good = Good.\nbad line\n")
