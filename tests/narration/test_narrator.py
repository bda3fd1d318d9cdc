"""The narrator formats events as sentences: persons, forms, values, kinds of listener."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

import pytest

from audiogame.narration.message_values import with_capital
from audiogame.narration.narrator import Narrator, Verbosity, seat_fields
from audiogame.narration.texts import TextError, Texts
from audiogame.rules.state import Event, Finished, OptionInForce, Query, Seat
from audiogame.rules.value import Value

MESSAGES = """
game-option-pot = The pot
game-option-pot-big = The pot is big.
game-option-ante = The ante is { $value }.
game-hue-red = crimson
    .gender = f
    .a = a crimson
    .unread = { $nothing }
    .the = the crimson
game-hue-sky-blue = azure
game-gave =
    .you = You give { $to } { $points }.
    .you-brief = { $points } to { $to }.
    .to-you = { $seat } gives you { $points }.
    .other = { $seat } gives { $to } { $points }.
    .other-brief = { $seat } to { $to }: { $points }.
    .braille = { $points }
game-held = { $hue ->
    [none] Nothing is held.
   *[other] { $hue } is held.
}
game-listed = Places: { $seats }. Numbers: { $numbers }. Hues: { $hues }.
game-flagged = { $wild ->
    [yes] Wild.
   *[no] Tame.
}
game-around = { $last ->
    [none] Before it nothing.
   *[some] Before it: { $last }
}
game-several = { $gifts }
game-open-hand = { $seat } with { $hue }.
game-fan = Fan
    .other = { FORM($hues, "the") } and { AND(FORM($hues, "the")) }; { FORM($top, "plural") }.
game-card = { $hue } card
    .the = the { $hue } card
    .plural = { $hue } cards
game-mark = { FORM($hue, "gender") ->
    [f] she
   *[m] he
} { FORM($hue, "a") } { FORM($seat, "a") } { FORM($number, "a") } { AND(FORM($seats, "a")) }
game-two-sentences = It ends. { $seat } won.
finished = Won by { $winners }, in this game's words.
"""


class Hue(Enum):
    RED = 1
    SKY_BLUE = 2


class Gave(Event):
    seat: Seat
    to: Seat
    points: int


class Held(Event):
    hue: Hue | None


class Listed(Event):
    seats: tuple[Seat, ...]
    numbers: tuple[int, ...]
    hues: tuple[Hue, ...]


class Flagged(Event):
    wild: bool


class Around(Event):
    last: Gave | None


class Several(Event):
    gifts: tuple[Gave, ...]


class OpenHand(Event):
    seat: Seat
    hue: Hue


class Card(Value):
    hue: Hue


class Fan(Event):
    hues: tuple[Hue, ...]
    top: Card


class Mark(Event):
    seat: Seat
    hue: Hue
    number: int
    seats: tuple[Seat, ...]


class TwoSentences(Event):
    seat: Seat


class Untold(Event):
    pass


@pytest.fixture(scope="module")
def texts(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Texts]:
    """Return the messages of a made-up game called "game"."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "made_up_narration").mkdir()
    (folder / "made_up_narration" / "__init__.py").touch()
    (folder / "made_up_narration" / "en.ftl").write_text(MESSAGES, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        yield Texts("en", packages=("made_up_narration",))


@pytest.fixture
def narrator(texts: Texts) -> Narrator:
    return Narrator(texts, "game", ("Ann", "Bo", "Cy"))


@pytest.mark.parametrize(
    ("seats", "text"),
    [
        ((0,), "You give Bo 3."),
        ((1,), "Ann gives you 3."),
        ((2,), "Ann gives Bo 3."),
        ((0, 1), "Ann gives Bo 3."),
        ((), "Ann gives Bo 3."),
    ],
)
def test_persons(narrator: Narrator, seats: tuple[Seat, ...], text: str) -> None:
    """ "You" as the subject is the listener, "to you" the object, all others go by name.

    Several people at one keyboard, and a spectator, hear everyone by name.
    """
    assert narrator.tell(Gave(0, 1, 3), seats) == text


@pytest.mark.parametrize(
    ("verbosity", "seats", "text"),
    [
        (Verbosity.BRIEF, (0,), "3 to Bo."),
        (Verbosity.BRIEF, (1,), "Ann gives you 3."),
        (Verbosity.BRIEF, (2,), "Ann to Bo: 3."),
        (Verbosity.BRAILLE, (0,), "3"),
        (Verbosity.FULL, (0,), "You give Bo 3."),
    ],
)
def test_forms(
    narrator: Narrator, verbosity: Verbosity, seats: tuple[Seat, ...], text: str
) -> None:
    """A brief or braille form for the person, else for all, else the full one."""
    narrator.verbosity = verbosity
    assert narrator.tell(Gave(0, 1, 3), seats) == text


def test_negative_numbers_are_words(narrator: Narrator) -> None:
    """A dash would not be spoken."""
    assert narrator.tell(Gave(0, 1, -3), (0,)) == "You give Bo minus 3."


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (Held(Hue.SKY_BLUE), "Azure is held."),
        (Held(None), "Nothing is held."),
        (Flagged(True), "Wild."),
        (Flagged(False), "Tame."),
        (
            Listed((0, 2), (1, -2), (Hue.RED, Hue.SKY_BLUE)),
            "Places: Ann, Cy. Numbers: 1, minus 2. Hues: crimson, azure.",
        ),
        (Around(None), "Before it nothing."),
        (Around(Gave(0, 1, 2)), "Before it: Ann gives Bo 2."),
        (Several((Gave(0, 1, 2), Gave(1, 2, 3))), "Ann gives Bo 2. Bo gives Cy 3."),
        (OpenHand(1, Hue.RED), "Bo with crimson."),
        (Finished((1, 2)), "Won by Bo, Cy, in this game's words."),
    ],
)
def test_values(narrator: Narrator, event: Event, text: str) -> None:
    """Enums, None, booleans, lists and nested dataclasses are read as words."""
    assert narrator.tell(event) == text


def test_a_sentence_takes_a_form_of_a_word(narrator: Narrator) -> None:
    """Words of enums and of values have forms; a list has those of its items."""
    fan = Fan((Hue.RED, Hue.RED, Hue.SKY_BLUE), Card(Hue.RED))
    assert narrator.tell(fan) == (
        "The crimson, the crimson, azure and the crimson, the crimson and azure; crimson cards."
    )


def test_a_form_selects_and_a_missing_one_is_the_word_itself(narrator: Narrator) -> None:
    """Names of players and numbers have no forms; one that nothing asks for is never read."""
    assert narrator.tell(Mark(0, Hue.RED, -2, (1, 2))) == "She a crimson Ann minus 2 Bo and Cy"
    assert narrator.tell(Mark(0, Hue.SKY_BLUE, 3, (0, 1)), (0,)) == "He azure you 3 you and Bo"


def test_the_listener_is_you_inside_lists_and_other_events(narrator: Narrator) -> None:
    """Each nested event has its own person."""
    assert narrator.tell(Listed((0, 1), (), ()), (1,)).startswith("Places: Ann, you. ")
    assert narrator.tell(Around(Gave(1, 0, 2)), (0,)) == "Before it: Bo gives you 2."
    several = Several((Gave(0, 1, 2), Gave(1, 2, 3)))
    assert narrator.tell(several, (1,)) == "Ann gives you 2. You give Cy 3."


def test_sentences_begin_with_capitals(narrator: Narrator) -> None:
    """Also sentences that begin with a variable."""
    assert narrator.tell(Held(Hue.RED)) == "Crimson is held."
    assert narrator.tell(OpenHand(0, Hue.RED), (0,)) == "You with crimson."
    assert narrator.tell(TwoSentences(0), (0,)) == "It ends. You won."


@pytest.mark.parametrize(
    ("text", "capital"),
    [
        ("you", "You"),
        ("¿tú?", "¿Tú?"),
        ("«ella»", "«Ella»"),
        ("¡Ya!", "¡Ya!"),
        ("", ""),
        ("¿", "¿"),
    ],
)
def test_a_capital_comes_after_an_opening_sign(text: str, capital: str) -> None:
    assert with_capital(text) == capital


def test_a_seat_without_a_name_is_its_number(texts: Texts) -> None:
    """Counted from 1, as spoken."""
    assert Narrator(texts, "game").tell(OpenHand(1, Hue.RED)) == "2 with crimson."


def test_options_in_force(narrator: Narrator) -> None:
    """A value with a message is the whole sentence; else a common message has the value."""
    assert narrator.tell(OptionInForce("pot", "big")) == "The pot is big."
    assert narrator.tell(OptionInForce("ante", 5)) == "The ante is 5."
    assert narrator.option_name("pot") == "The pot"
    assert narrator.option_name("ante") == ""


def test_common_messages(narrator: Narrator) -> None:
    """The program's own sentences, with variables of any type."""
    program = Narrator(Texts("en"))
    assert program.say("missed", count=1) == "1 line: Space."
    assert program.say("missed", count=2) == "2 lines: Space."
    assert narrator.say("nothing-to-tell", query=Query.RULES) == "No special rules apply right now."


def test_the_message_of_a_game_goes_before_the_common_one(texts: Texts) -> None:
    """A name without a message of the game uses the common one."""
    narrator = Narrator(texts, "game")
    assert narrator.message_id("gave") == "game-gave"
    assert narrator.message_id("game-started") == "game-started"
    assert Narrator(texts).message_id("gave") == "gave"


def test_an_event_without_a_message_is_a_fault(narrator: Narrator) -> None:
    """The error names the missing message."""
    with pytest.raises(TextError, match="untold"):
        narrator.tell(Untold())


def test_seats_are_found_by_their_annotation() -> None:
    """A number that is not annotated as a seat is not spoken as a name."""
    found = seat_fields(Gave)
    assert found.single == ("seat", "to")
    assert found.all == {"seat", "to"}
    assert seat_fields(Listed).single == ()
    assert seat_fields(Listed).all == {"seats"}


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Player 1, Bella and Bot 12"),
        ("es", "Persona 1, Bella y Bot 12"),
        ("de", "Person 1, Bella und Bot 12"),
    ],
)
def test_names_that_the_program_gave_are_told_in_the_language(language: str, told: str) -> None:
    """In lines by seat and by name; another name stays, even if it is like one of these."""
    names = ("Player 1", "Bella", "Bot 12")
    narrator = Narrator(Texts(language, ("audiogame.archive",)), names=names)
    assert narrator.say("names", names=names) == told
    assert [narrator.value(seat, (), True).text for seat in (0, 1)] == [
        narrator.told_name(name) for name in names[:2]
    ]
    for name in ("Player", "Player One", "Players 1", "player 1", "Bot 1b", "R2D2", ""):
        assert narrator.told_name(name) == name
