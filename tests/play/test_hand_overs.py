"""Hand-overs at one keyboard: keys and seconds, who chooses first, quiet choices, codes, undo."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sys
from pathlib import Path
from random import Random

import pytest
from console_voice import Voice
from home_tables import at_home
from keyed import keyed_app
from refusals import refuses
from shared_keyboard import Moment, SharedKeyboard
from twins import exchange

from audiogame.console.departure import ProgramLeft
from audiogame.console.key_source import END, Key, KeySource
from audiogame.lobby.unfinished_games import SeatsInTrick, change_seats
from audiogame.narration.narrator import Narrator, Urgency
from audiogame.narration.texts import TextError
from audiogame.outputs.speech.utterances import Utterance, Utterances
from audiogame.play.audience import Audience
from audiogame.play.game_loop import GameLoop
from audiogame.play.hand_over import HandOver
from audiogame.rules.notation import words
from audiogame.rules.options import read_options
from audiogame.table.library import find_game, own_games
from audiogame.table.luck import Luck
from audiogame.table.table import Player, Table
from audiogame.testing import random_move, random_options

pytestmark = pytest.mark.over_the_line
RATE = 15
"""Characters heard in a second."""
LISTENING = 5.0
"""Seconds of listening that a hand-over may take."""
RANKS = ["a", "k", "q", "j", "0", "9", "8", "7", "6", "5", "4", "3", "2", "o"]


def key_of(table: Table, seat: int, place: int) -> str:
    """Return the key of the choice at a place, or of the last one."""
    legal = table.state.legal_actions(seat)
    number = min(place, len(legal) - 1)
    action = words(legal[number])
    if not action.startswith("play "):
        return str(number + 1)
    ranks = "ace king queen jack ten nine eight seven six five four three two joker"
    return RANKS[ranks.split().index(action.removeprefix("play "))]


class Evening(KeySource):
    """The keys of players through a whole game, and the cost of each hand-over."""

    scripted = True

    def __init__(self, room: SharedKeyboard, way: str, places: tuple[int, ...]) -> None:
        self.room = room
        self.table = room.opened.table
        self.way = way
        self.places = places
        self.counts: list[int] = []
        """The keys that each choice took."""
        self.waiting: list[str] = []
        self.asked_first: set[int] = set()

    async def key(self, timeout: float | None = None) -> Key | None:
        """Return the next key that a player presses."""
        if not self.waiting:
            if self.table.state.result is not None:
                return Key(END, float("inf"))
            self._choose()
        name = self.waiting.pop(0)
        self.room.ear.moments.append(Moment(name))
        return Key(name, float("inf"))

    def _choose(self) -> None:
        seat = self.room.loop.decision.seat
        if seat is None:
            self.waiting = ["wait"]
            return
        passing = self.room.loop.decision.passing
        keys = [key_of(self.table, seat, self.places[seat]), "enter"]
        if self.way == "enter" and passing:
            keys = ["enter", *keys]
        elif self.way == "headphones" and passing:
            first = seat not in self.asked_first
            self.asked_first.add(seat)
            keys = ["enter", "y", *keys] if first else ["enter", *keys]
        self.waiting = keys
        self.counts.append(len(keys))


@pytest.fixture
def room(tmp_path: Path) -> SharedKeyboard:
    """Return a table of two players."""
    return SharedKeyboard(tmp_path, ())


def evening(room: SharedKeyboard, way: str, places: tuple[int, ...]) -> Evening:
    """Play a whole game."""
    keys = Evening(room, way, places)
    exchange(room.app.front, keys=keys)

    async def run() -> None:
        with contextlib.suppress(ProgramLeft):
            await room.loop.run()

    asyncio.run(run())
    return keys


def hand_overs(room: SharedKeyboard) -> list[str]:
    """Return the lines heard from each choice until the next player heard the hand, or chose."""
    found: list[str] = []
    told: list[str] = []
    passing = False
    for moment in room.ear.moments:
        if passing and moment.key in (*RANKS, "1", "2"):
            found.append(" ".join(told))
            passing = False
        for line in moment.lines:
            if line.secret and passing:
                found.append(" ".join(told))
                passing = False
            elif "Pass the keyboard" in line.text:
                told, passing = [*told[-1:], line.text], True
            elif passing:
                told.append(line.text)
            else:
                told = [line.text] if line.text.endswith("has played.") else []
    return found


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.soak)])
@pytest.mark.parametrize("names", ["you=Ann,you=Bo", "you=Clara,you=Peter,you=Simon"])
@pytest.mark.parametrize("way", ["quiet", "enter", "headphones"])
def test_a_whole_game_takes_few_keys_and_little_listening(
    tmp_path: Path, names: str, way: str, whole: bool
) -> None:
    """Two keys a choice in quiet mode, three with headphones; at most five seconds of listening.

    In quiet mode the key of a card takes over; pressing Enter first costs one key more.
    """
    game = find_game("scientific-war")
    options = read_options(game.options, () if whole else ("limit=12",))
    room = SharedKeyboard(tmp_path, (), names, options=options)
    people = names.count(",") + 1
    keys = evening(room, way, (0, 3, 1)[:people])
    assert room.opened.table.state.result is not None or len(keys.counts) > 100
    assert len(keys.counts) > 20
    told = hand_overs(room)
    assert len(told) > len(keys.counts) // 3
    seconds = [len(text) / RATE for text in told]
    longest = max(told, key=len)
    average = sum(keys.counts) / len(keys.counts)
    print(f"{names} {way}: {len(keys.counts)} choices, {average:.2f} keys each,")
    print(f"{len(told)} hand-overs, {sum(seconds) / len(seconds):.1f} s, at most {longest!r}")
    assert max(seconds) <= LISTENING, longest
    if way == "quiet":
        assert set(keys.counts) == {2}
    else:
        assert average < 3


def test_who_holds_the_keyboard_chooses_first_in_the_next_trick(tmp_path: Path) -> None:
    """Bo has chosen last: the next trick begins with Bo, without a hand-over."""
    room = SharedKeyboard(tmp_path, ("k", "enter", "9", "enter", "7", "enter")).play()
    asked = [text for text in room.texts if text.startswith("Pass the keyboard")]
    assert asked == [f"Pass the keyboard to {name}: Enter." for name in ("Ann", "Bo", "Ann")]
    assert [one.seat for one in room.opened.table.moves] == [0, 1, 1]
    assert "Bo's turn. Trick 2. Play a card." in room.texts


def test_who_passes_the_keyboard_on_is_asked_in_the_language_of_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the game is told in another one, and when it is asked again."""
    monkeypatch.setattr(Audience, "language", "en")
    room = SharedKeyboard(tmp_path, ("question", "escape", "down"), language="de").play()
    lines = [line for moment in room.ear.moments for line in moment.lines]
    asked = [one.language for one in lines if one.text.startswith("Gib die Tastatur an Ann weiter")]
    assert asked == ["", "", ""]


SECRET = "The cards are secret, and there's no spy this trick."


def test_a_quiet_choice_is_checked_and_changed(tmp_path: Path) -> None:
    """Ann marks, checks, chooses, undoes while Bo has not chosen, and chooses anew."""
    keys = ("enter", "c", "7", "c", "q", "c", "enter", "U", "enter", "y", "k", "enter")
    room = SharedKeyboard(tmp_path, keys).play()
    told = [room.said(number) for number in (2, 3, 4, 5, 6)]
    assert told == [SECRET, "Marked.", f"{SECRET} Marked.", "Marked.", f"{SECRET} Marked."]
    assert "Take your choice back? Y or N." in room.texts
    assert not any(word in text for text in room.texts for word in ("queen", "king", "King"))
    (choice,) = room.opened.table.moves
    assert words(choice.what) == "play king"


def test_a_mark_is_told_to_the_player_who_set_it_only(tmp_path: Path) -> None:
    """Bo does not hear later that Ann has marked a card."""
    keys = ("enter", "7", "c", "enter", *["comma"] * 6, "enter", *["comma"] * 9, "c", "l", "L")
    room = SharedKeyboard(tmp_path, keys).play()
    marked = (moment for moment in room.ear.moments if "Marked" in " ".join(moment.texts))
    assert [moment.key for moment in marked] == ["7", "c"]
    assert "Marked" not in " ".join(room.seen[-1].split())


def test_a_key_that_takes_over_tells_nothing_of_the_hand(tmp_path: Path) -> None:
    """At the pass the answer is the same for a card that Bo has and one that Bo has not."""
    told = set()
    for key in ("8", "k", "1", "a"):
        keys = ("k", "enter", "9", "enter", "2", "enter", key)
        room = SharedKeyboard(tmp_path / key, keys).play()
        told.add(room.said(7))
    assert told == {"Ann: marked. Enter chooses."}


@pytest.mark.parametrize("taking", ["enter", "k"])
def test_a_keyboard_taken_over_by_mistake_is_given_back_with_one_key(
    tmp_path: Path, taking: str
) -> None:
    """Escape: the keyboard is free, and Bo is asked for again; then it is the menu's key."""
    keys = ("enter", "k", "enter", taking, "escape", "h", "escape")
    room = SharedKeyboard(tmp_path, keys).play()
    assert room.said(5) == "Pass the keyboard to Bo: Enter."
    assert room.said(6).startswith("Only Bo may hear that hand")
    assert room.said(7).startswith("Game menu:")


def test_once_the_hand_was_shown_escape_opens_the_menu(tmp_path: Path) -> None:
    room = SharedKeyboard(tmp_path, ("enter", "h", "y", "escape")).play()
    assert room.said(4).startswith("Game menu:")


def test_words_beside_a_question_that_cannot_be_told_are_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The question itself is told."""
    asked: list[str] = []

    def fails(narrator: Narrator, question: object, name: str, seats: tuple[int, ...] = ()) -> str:
        asked.append(name)
        raise TextError("There is no variable.")

    monkeypatch.setattr(Narrator, "part", fails)
    room = SharedKeyboard(tmp_path, ("enter",)).play()
    assert (room.loop.decision.part("button"), asked[-1:]) == ("", ["button"])


class Slow(SharedKeyboard):
    """A keyboard at which a key may be pressed before a row is shown."""

    def hurry(self, pressed: bool) -> None:
        """Press a key in every such moment, or in none."""

        async def pending(timeout: float) -> bool:
            return pressed

        self.app.front.keys.pending = pending  # type: ignore[method-assign]  # as people are


@pytest.mark.parametrize("hurried", [False, True])
def test_with_headphones_one_key_takes_over_and_tells_the_hand(
    tmp_path: Path, hurried: bool
) -> None:
    """From the second time on; and Escape in time gives back before the hand is told."""
    first = ("enter", "h", "y", "k", "enter", "enter", "h", "y", "9", "enter")
    keys = (*first, "7", "enter", "enter", "escape")
    room = Slow(tmp_path, keys)
    room.hurry(hurried)
    room.play()
    told = room.said(13)
    assert told.startswith("Ann's turn.")
    assert ("Your hand:" in told) is not hurried
    expected = "Pass the keyboard to Ann: Enter." if hurried else "Game menu:"
    assert room.said(14).startswith(expected)


def test_headphones_are_asked_about_anew_when_something_has_changed(tmp_path: Path) -> None:
    """The game menu was open: another player may sit there now, without headphones."""
    keys = ("enter", "h", "y", "escape", "escape", "enter", "h")
    room = SharedKeyboard(tmp_path, keys).play()
    assert "Your hand:" not in room.said(6)
    assert room.said(7) == "Headphones on? Y or N."


def test_a_personal_code_is_asked_before_somebody_takes_over(tmp_path: Path) -> None:
    """Off by default; set by its owner; never shown or spoken; a wrong one is refused."""
    menu = ("escape", "4", "enter", "s", "1", "x", "enter")
    keys = (*menu, "escape", "k", "enter", "x", "x", "enter", "enter", "s", "1", "x", "enter", "k")
    room = SharedKeyboard(tmp_path, keys).play()
    assert "Ann sets a code" not in " ".join(room.said(number) for number in (0, 1))
    assert "Code set." in room.said(7)
    assert room.said(9) == "Pass the keyboard to Ann: Enter."
    assert room.said(10) == "Type your code, then press Enter."
    assert room.said(13).startswith("Wrong code.")
    assert room.said(18) == "Headphones on? Only you hear it. Y or N."
    assert room.said(19) == "Marked."
    assert "s1x" not in room.terminal.text
    assert not any("s1x" in text for text in room.texts)


def test_in_a_trick_a_seat_changes_hands_by_its_own_person_only(tmp_path: Path) -> None:
    """Ann has chosen: a bot replaces Bo if Bo takes over to allow it, and not otherwise."""
    begun = ("k", "enter", "escape", "3", "1", "y")
    refused = SharedKeyboard(tmp_path / "1", (*begun, "escape", "t")).play()
    assert refused.said(5) == "Let a bot play for Bo? Y or N."
    assert "Pass the keyboard to Bo: Enter." in refused.said(6)
    assert "Staying." in refused.said(7)
    assert 1 not in refused.opened.table.bots
    agreed = SharedKeyboard(tmp_path / "2", (*begun, "enter")).play()
    assert "A bot is playing for Bo." in agreed.said(7)
    between = SharedKeyboard(tmp_path / "3", ("escape", "3", "1", "y")).play()
    assert "A bot is playing for Bo." in between.texts
    declined = SharedKeyboard(tmp_path / "4", ("escape", "3", "1", "n")).play()
    assert declined.said(4).startswith("Staying.")
    assert not declined.opened.table.bots


def test_everybody_agrees_at_their_own_take_over(tmp_path: Path) -> None:
    """Three players, and a finished trick: each of the others says yes, or nothing changes."""
    seats = "you=Ann,you=Bo,you=Cy"
    begun = ("k", "enter", "q", "enter", "9", "enter", "U")
    keys = (*begun, "enter", "y", "enter", "y")
    room = SharedKeyboard(tmp_path / "1", keys, seats).play()
    assert room.said(7) == "Pass the keyboard to Ann: Enter."
    assert room.said(8).startswith("Cy asks to take back a choice.")
    assert room.said(9) == "Pass the keyboard to Bo: Enter."
    assert "Cy takes back a choice." in room.said(11)
    assert [one.seat for one in room.opened.table.moves] == [0, 1]
    refused = SharedKeyboard(tmp_path / "2", (*begun, "enter", "n"), seats).play()
    assert refused.said(9).startswith("Staying.")
    assert len(refused.opened.table.moves) == 3


@pytest.mark.at_home
def test_one_of_three_changes_a_choice_and_the_others_keep_theirs(tmp_path: Path) -> None:
    """Ann and Bo have chosen; Ann returns: only hers is undone, and Bo's stays secret."""
    seats = "you=Ann,you=Bo,you=Cy"
    keys = ("k", "enter", "q", "enter", "U", "escape", "enter", "y", "9", "enter")
    room = SharedKeyboard(tmp_path, keys, seats).play()
    assert room.said(5) == "Pass the keyboard to Bo: Enter."
    assert room.said(6) == "Pass the keyboard to Ann: Enter."
    assert "Ann takes back a choice." in room.said(8)
    assert "played" not in room.said(8)
    found = [(one.seat, words(one.what)) for one in room.opened.table.moves]
    assert found == [(1, "play queen"), (0, "play nine")]
    assert room.said(10).endswith("Pass the keyboard to Cy: Enter.")


def test_a_choice_that_the_spy_has_heard_is_not_changed_any_more(tmp_path: Path) -> None:
    """Bo's queen makes Bo the spy, who chooses last: Ann's choice is final."""
    keys = ("7", "enter", "q", "enter", "8", "enter", "U", "enter", "y")
    room = SharedKeyboard(tmp_path, keys).play()
    assert not any("takes back" in text for text in room.texts)
    assert len(room.opened.table.moves) == 3


@pytest.mark.at_home
def test_a_code_counts_again_when_the_game_is_continued(tmp_path: Path) -> None:
    """Stored as a hash, beside the record, readable by the machine's owner alone."""
    keys = ("escape", "4", "enter", "s", "1", "x", "enter", "escape")
    room = SharedKeyboard(tmp_path, keys).play()
    path = room.opened.journal.path
    assert path is not None
    beside = path.with_suffix(".choices")
    assert "s1x" not in beside.read_text(encoding="utf-8")
    # On Windows it has the rights of its folder, which is its user's alone.
    assert sys.platform == "win32" or beside.stat().st_mode & 0o077 == 0
    typing = ("enter", "x", "enter", "enter", "s", "1", "x", "enter", "k", "enter")
    again = SharedKeyboard(tmp_path, typing, resumed=path).play()
    assert "Wrong code." in again.said(3)
    assert again.said(8) == "Headphones on? Only you hear it. Y or N."
    assert "Pass the keyboard to Bo: Enter." in again.said(10)
    removing = ("escape", "4", "enter", "s", "1", "x", "enter")
    SharedKeyboard(tmp_path, removing, resumed=path).play()
    free = SharedKeyboard(tmp_path, ("enter", "c"), resumed=path).play()
    assert not any("code" in text for text in free.texts)


def test_a_game_that_goes_on_asks_who_takes_over(tmp_path: Path) -> None:
    """Ann had headphones on and has chosen: in the next run the keyboard is free."""
    room = SharedKeyboard(tmp_path, ("enter", "h", "y", "k", "enter")).play()
    path = room.opened.journal.path
    keys = ("h", "c", "comma", "comma", "comma", "l", "L", "U", "escape")
    again = SharedKeyboard(tmp_path, keys, resumed=path).play()
    told = " ".join(again.texts)
    assert "Pass the keyboard to Bo: Enter." in told
    assert not any(word in told for word in ("king", "Your hand", "queen"))


def test_before_a_game_goes_on_seats_change_between_tricks_only(tmp_path: Path) -> None:
    """Ann has chosen, Bo has not: seats stay as they are until their players take over."""
    begun = SharedKeyboard(tmp_path / "1", ("k", "enter")).play().opened.table
    for seat in (0, 1):
        with refuses(SeatsInTrick, match="Some have chosen in secret, and others haven't"):
            change_seats(begun, {seat: Player("Somebody", "casual")})
    assert not begun.bots
    between = SharedKeyboard(tmp_path / "2", ("k", "enter", "9", "enter")).play().opened.table
    between.journal = lambda line: None  # its file is closed
    change_seats(between, {1: Player("Bo", "casual")})
    assert 1 in between.bots


@pytest.mark.at_home
@pytest.mark.parametrize("name", own_games())
def test_only_a_game_that_hides_something_has_hand_overs(tmp_path: Path, name: str) -> None:
    """In all states of random games: where two players see the same, no keyboard is passed."""
    game, random = find_game(name), Random(3)
    hides = name == "scientific-war"
    hidden = seen = 0
    for _ in range(10):
        seats = game.seats[0]
        players = tuple(Player(person) for person in ("Ann", "Bo", "Cy", "Dee")[:seats])
        options = random_options(game, random)
        table = Table(game, players, options, Luck(str(random.random())), lambda line: None)
        app, _ = keyed_app((), tmp_path)
        audience = Audience(app, at_home(table), tuple(range(seats)))
        for _ in range(60):
            if table.state.result is not None:
                break
            for seat in table.awaited:
                hidden += audience.hidden(seat)
                seen += 1
                views = {table.state.seen_by(other) == table.state for other in range(seats)}
                assert hides or views == {True}
            if table.awaited:
                table.submit(*random_move(table.state, random))
            else:
                table.step()
    assert seen > 100
    assert (hidden == seen) if hides else not hidden


def test_the_secrets_of_a_game_are_not_those_of_the_next(tmp_path: Path) -> None:
    """Seats may have moved on: Ann's hand is not Bo's because both sat first."""
    room = SharedKeyboard(tmp_path, ("enter", "h", "y", "k", "enter")).play()
    history = room.app.recall.history
    room.app.keyboard.holder.take(0, headphones=True)
    assert any("Your hand: all 14" in line.text for line in history.lines)
    history.begin()
    assert not any(line.secret for line in history.lines)
    assert history.since() == ()
    line, _ = history.older()
    assert line is not None
    assert line is history.lines[-1]


@pytest.mark.parametrize("listens", [False, True])
def test_sounds_and_captions_are_the_same_whatever_is_chosen(tmp_path: Path, listens: bool) -> None:
    """Two choices that differ in secret: until the reveal no cue, caption or public word does."""
    first = ("enter", "h", "y") if listens else ()
    heard = set()
    for key in ("k", "7", "2"):
        room = SharedKeyboard(tmp_path / key, (*first, key, "enter", "t", "e"), captions=True)
        room.play()
        lines = [line for moment in room.ear.moments for line in moment.lines]
        public = tuple((line.text, line.cues, line.caption) for line in lines if not line.secret)
        heard.add((public, tuple(line.cues for line in lines if line.secret)))
    assert len(heard) == 1


@pytest.mark.at_home
def test_a_voice_stops_what_is_secret_when_nobody_holds_the_keyboard() -> None:
    """The current line stops, queued ones are dropped, and the news continues."""
    waiting = Utterances()
    waiting.add(Utterance("News.", Urgency.NEWS))
    waiting.add(Utterance("Your hand.", Urgency.ANSWER, secret=True))
    said = waiting.next()
    assert said is not None
    assert said.text == "Your hand."
    waiting.pressed(silenced=False)
    waiting.add(Utterance("Your pile.", Urgency.ANSWER, secret=True))
    waiting.hush()
    assert waiting.cut
    assert waiting.current is None
    after = waiting.next()
    assert after is not None
    assert after.text == "News."
    assert waiting.next() is None


@pytest.mark.parametrize("signal", ["continued", "resized"])
def test_the_voice_is_silenced_where_another_person_may_have_come(
    tmp_path: Path, signal: str
) -> None:
    """Only after a player has held the keyboard."""
    for before, times in (((), 0), (("enter", "h", "y"), 1)):
        room = SharedKeyboard(tmp_path / str(times), (*before, signal))
        voice = Voice()
        room.app.speaker.speech = voice
        room.app.dialogue.outputs.all.append(voice)
        room.play()
        assert voice.hushed == times


def test_a_player_who_only_marked_quietly_may_give_the_keyboard_back(tmp_path: Path) -> None:
    """Marking and checking a choice without headphones shows no row of a secret."""
    room = SharedKeyboard(tmp_path, ("enter", "7", "c", "escape")).play()
    assert room.said(4) == "Pass the keyboard to Ann: Enter."


def heard_at(room: SharedKeyboard, keys: int) -> int:
    """Count the characters from the take-over question to a key, and to a blank between."""
    texts = [text for moment in room.ear.moments[: keys + 1] for text in moment.texts if text]
    begin = next(at for at, text in enumerate(texts) if text.startswith("Pass the keyboard"))
    return len(" ".join(texts[begin:]))


def test_a_first_hand_over_is_told_by_its_question(tmp_path: Path) -> None:
    """Four keys with headphones, which are asked about at once; two keys and 4 s without."""
    room = SharedKeyboard(tmp_path / "1", ("enter", "y", "k", "enter")).play()
    assert room.said(1) == "Headphones on? Only you hear it. Y or N."
    assert room.said(2) == "Your hand: all 14 cards."
    assert len(room.opened.table.moves) == 1
    assert heard_at(room, 2) <= 7 * RATE, "what headphones are for is said once in an evening"
    again = SharedKeyboard(tmp_path / "3", ("enter", "y", "h", "h")).play()
    assert again.said(3) == room.said(2)
    assert again.said(4).startswith("Your hand: ace, king, queen")
    quiet = SharedKeyboard(tmp_path / "2", ("k", "enter")).play()
    assert len(quiet.opened.table.moves) == 1
    assert heard_at(quiet, 1) <= 4 * RATE


def test_who_declines_headphones_is_told_what_to_do(tmp_path: Path) -> None:
    """Y and N keep their meaning during a quiet choice, and questions are answered before."""
    declined = "Your cards aren't read out. Type a card's key, such as K, then Enter."
    keys = ("enter", "down", "r", "t", "e", "c", "n", "n", "k", "y", "enter")
    room = SharedKeyboard(tmp_path, keys).play()
    assert room.said(1) == "Headphones on? Only you hear it. Y or N."
    assert room.said(2) == "Headphones on? Y or N."
    assert room.said(3).startswith("High wins")
    assert room.said(4).startswith("Waiting for")
    assert room.said(5) == "Ann has 14. Bo has 14."
    assert room.said(6) == SECRET
    assert [room.said(number) for number in (7, 8, 9)] == [declined, declined, "Marked."]
    assert room.said(10).startswith("Your hand:")
    assert words(room.opened.table.moves[0].what) == "play king"


class LessonAfter:
    """An offered lesson that records the line before its offer."""

    there = True

    def __init__(self, room: SharedKeyboard) -> None:
        self._room = room
        self.after = ""

    def tell(self) -> None:
        """Record the last line, once."""
        self.after = self.after or self._room.texts[-1]

    async def teach(self) -> None:
        """Teach nothing."""


def test_a_lesson_is_not_offered_with_the_question_about_headphones(tmp_path: Path) -> None:
    """One question at a time: it comes with the first one that is asked alone."""
    room = SharedKeyboard(tmp_path, ("enter", "k", "enter", "enter", "q", "enter", "enter", "3"))
    lesson = LessonAfter(room)
    room.loop = GameLoop(room.app, room.opened, lesson)
    room.play()
    assert sum(text.startswith("Headphones on?") for text in room.texts) == 2
    assert lesson.after == "Ann's turn."


@pytest.mark.parametrize(("hears", "way"), [(True, ("y", "h")), (False, ("n", "enter"))])
def test_a_secret_choice_that_is_taken_back_is_named_to_its_owner_alone(
    tmp_path: Path, hears: bool, way: tuple[str, ...]
) -> None:
    """Ann has played the king; both hear that she undoes a choice, her history says which."""
    keys = ("enter", "h", *way, "k", "enter", "U", "enter", "y", "l")
    room = SharedKeyboard(tmp_path, keys).play()
    assert room.opened.table.taken_back == 1
    lines = [line for one in room.ear.moments for line in one.lines]
    told = [line for line in lines if re.search("takes back|Taken back", line.text)]
    assert [(line.text, line.secret, line.seats) for line in told] == [
        ("Ann takes back a choice.", False, (0, 1)),
        *[("Taken back: You play the king.", True, (0,))] * hears,
    ]
    kept = room.app.recall.history.lines
    assert [line.text for line in kept if line.secret][-1] == "Taken back: You play the king."


def test_a_player_who_is_back_hears_what_a_bot_has_chosen(tmp_path: Path) -> None:
    """Ann alone, with headphones on, while it is secret; without them it is not told."""
    back = ("escape", "2", "1", "y", "step", "escape", "2", "y", "enter")
    room = SharedKeyboard(tmp_path / "1", (*back, "y", "h", "enter", "l", "L", "comma")).play()
    assert [one.seat for one in room.opened.table.moves] == [0]
    lines = [line for moment in room.ear.moments for line in moment.lines]
    (told,) = (line for line in lines if "A bot" in line.text and "for you" in line.text)
    assert re.fullmatch(r"A bot played the (\w+) for you\. .* You've played the \1\.", told.text)
    assert (told.secret, told.seats) == (True, (0,))
    quiet = SharedKeyboard(tmp_path / "2", (*back, "n", "enter", "h", "y", "l", "L", "h")).play()
    assert not any("A bot played" in text for text in quiet.texts)
    alone = ("8", "enter", "step", "step", *back[:-1], "h")
    away = SharedKeyboard(tmp_path / "3", alone, "you=Ann,casual").play()
    kept = [text for text in away.texts if re.match("A bot (kept|swapped) your hand", text)]
    assert len(kept) == 1


@pytest.mark.parametrize(("language", "yes"), [("en", "y"), ("es", "s"), ("de", "j"), ("de", "y")])
def test_the_letter_of_the_language_answers_while_headphones_are_asked_about(
    tmp_path: Path, language: str, yes: str
) -> None:
    """Before its other meaning: S reads the score in Spanish, and J is the jack in German.

    Once another key was pressed, J is the jack again.
    """
    asked = SharedKeyboard(tmp_path / "asked", ("enter", yes), language=language).play()
    assert asked.app.scene.evening.headphones == {"Ann": True}
    later = SharedKeyboard(tmp_path / "later", ("enter", "t", yes), language=language).play()
    assert later.app.scene.evening.headphones == ({"Ann": True} if yes == "y" else {})


def test_headphones_are_remembered_for_the_evening(tmp_path: Path) -> None:
    """In the next game of the same evening nobody is asked again, or told what they are for."""
    room = SharedKeyboard(tmp_path, ("enter", "y"))
    room.play()
    assert room.app.scene.evening.headphones == {"Ann": True}
    assert room.app.scene.evening.headphones_explained
    again = HandOver(room.loop.audience)
    assert 0 in again._listening
    assert 0 in again._asked
