"""A hand of cards at the keyboard: ranks and suits are gone to, what may be played is walked."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from crazy_eights import GAME as CRAZY_EIGHTS
from distribution import find_by_name
from give_two import GAME as GIVE_TWO
from little_whist import GAME as LITTLE_WHIST
from memory_shell import Shell, at_table, visit_page
from offenders import none_of
from pressed import play
from shared_keyboard import SharedKeyboard

from audiogame.archive.opened_table import new_table
from audiogame.console.app import App
from audiogame.console.key_script import STEP, WAIT
from audiogame.console.key_source import Key
from audiogame.keys.commands import COMMANDS
from audiogame.opponents.seat_list import read_seats
from audiogame.play.card_chooser import CardChooser, CardPlayed
from audiogame.play.chooser import Chosen, Response
from audiogame.play.game_loop import play_table
from audiogame.rules.cards import Card, HandOrder, Rank, Suit, by_suits, card_in
from audiogame.rules.chance import Chance, Outcome
from audiogame.rules.game import Game
from audiogame.rules.notation import words
from audiogame.rules.state import Action
from audiogame.rules.value import replace
from audiogame.settings import Settings
from audiogame.table.library import find_game
from audiogame.table.luck import Luck

Deal = Callable[..., None]


@pytest.fixture(autouse=True)
def found(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Find the games by their names."""
    for game in (CRAZY_EIGHTS, GIVE_TWO, LITTLE_WHIST):
        find_by_name(monkeypatch, tmp_path_factory.mktemp("packages"), game)


def cards(text: str) -> tuple[Card, ...]:
    """Return cards, such as "2h" and "10s"."""
    ranks = {"j": Rank.JACK, "q": Rank.QUEEN, "k": Rank.KING, "a": Rank.ACE}
    suits = {suit.value[0]: suit for suit in Suit}
    return tuple(
        Card(ranks.get(one[:-1]) or Rank(int(one[:-1])), suits[one[-1]]) for one in text.split()
    )


@pytest.fixture
def deal(monkeypatch: pytest.MonkeyPatch) -> Deal:
    """Return a function that writes the cards that luck deals and draws."""

    def write(*outcomes: str) -> None:
        def outcome(luck: Luck, k: int, chance: Chance) -> Outcome:
            return cards(outcomes[k])

        monkeypatch.setattr(Luck, "outcome", outcome)

    return write


MINE = "5c 7c 2d 5d 5h 9h ks"
HIS = "3c 4c 6d 6h 7h 10s qs"


def heard(
    folder: Path, *keys: str, game: Game = CRAZY_EIGHTS, settings: Settings | None = None
) -> list[str]:
    """Return what is heard after the first question."""
    lines = play(folder, WAIT, *keys, game=game.name, seats="you=Ann,bot", settings=settings)
    at = next(at for at, line in enumerate(lines) if "Play a card" in line or "Give two" in line)
    return lines[at + 1 : -1]


def test_a_rank_goes_to_its_next_card_and_never_plays(tmp_path: Path, deal: Deal) -> None:
    """Again to the one after, from the last to the first; a rank that is not held is named."""
    deal(MINE, HIS, "5s")
    assert heard(tmp_path, "5", "5", "5", "5", "k", "q", "1") == [
        "5 of clubs.",
        "5 of diamonds.",
        "5 of hearts.",
        "5 of clubs.",
        "King of spades.",
        "Not in your hand: queen.",
        "No card has that number.",
    ]


def test_a_card_that_may_not_be_played_says_why_and_stays(tmp_path: Path, deal: Deal) -> None:
    """Enter and Space play nothing then, and say so; after another card they play that."""
    deal(MINE, HIS, "5s")
    assert heard(tmp_path, "7", "enter", "space", "9", "5", "enter")[:6] == [
        "7 of clubs: it doesn't fit the 5 of spades.",
        "Not played: 7 of clubs, it doesn't fit the 5 of spades.",
        "Not played: 7 of clubs, it doesn't fit the 5 of spades.",
        "9 of hearts: it doesn't fit the 5 of spades.",
        "5 of clubs.",
        "You play the 5 of clubs.",
    ]


def test_nothing_is_played_where_the_last_rank_is_not_held(tmp_path: Path, deal: Deal) -> None:
    deal(MINE, HIS, "5s")
    assert heard(tmp_path, "5", "q", "enter") == [
        "5 of clubs.",
        "Not in your hand: queen.",
        "Pick something first, with Up or Down.",
    ]


def test_left_and_right_go_to_the_suit_before_and_after(tmp_path: Path, deal: Deal) -> None:
    deal(MINE, HIS, "5s")
    assert heard(tmp_path, "right", "right", "right", "7", "left", "left") == [
        "5 of clubs.",
        "2 of diamonds: it doesn't fit the 5 of spades.",
        "5 of hearts.",
        "7 of clubs: it doesn't fit the 5 of spades.",
        "7 of clubs: it doesn't fit the 5 of spades. End of list.",
        "7 of clubs: it doesn't fit the 5 of spades. End of list.",
    ]


def test_arrows_walk_what_may_be_played(tmp_path: Path, deal: Deal) -> None:
    """From a card that may not be played, to the next one that may; then what is beside cards."""
    deal(MINE, HIS, "5s")
    assert heard(tmp_path, "7", "down", "down", "up", "end", "end", "home", "9", "up") == [
        "7 of clubs: it doesn't fit the 5 of spades.",
        "5 of diamonds.",
        "5 of hearts.",
        "5 of diamonds.",
        "Draw a card.",
        "Draw a card. End of list.",
        "5 of clubs.",
        "9 of hearts: it doesn't fit the 5 of spades.",
        "5 of hearts.",
    ]


def test_after_a_card_walking_begins_at_its_neighbour() -> None:
    """Nothing is selected there: an Enter alone plays nothing."""
    hand = cards(MINE)
    for card, left, neighbour in (("2d", hand[:2] + hand[3:], 2), ("ks", hand[:-1], 5)):
        assert CardPlayed(hand, cards(card)[0]).neighbour(left) == neighbour
    assert CardPlayed(cards("5c"), cards("5c")[0]).neighbour(()) == -1
    view = CRAZY_EIGHTS.new(2)
    for outcome in (MINE, HIS, "5s"):
        view, _ = view.apply(-1, cards(outcome))
    left = hand[:1] + hand[2:]
    chooser = CardChooser(view, 0, left, CardPlayed(hand, cards("7c")[0]))
    assert chooser.press(COMMANDS["choose"]) == Response(message="nothing-selected")
    for command, found in (("down", "5d"), ("up", "5c")):
        chooser = CardChooser(view, 0, left, CardPlayed(hand, cards("7c")[0]))
        walked = chooser.press(COMMANDS[command])
        assert isinstance(walked, Response)
        assert isinstance(walked.thing, Action)
        assert card_in(walked.thing) == cards(found)[0]


def test_walking_begins_beside_the_card_that_was_played(tmp_path: Path, deal: Deal) -> None:
    """At the next question, as the others have played in between."""
    deal(MINE, "3h 4h 6h jh 10h qh 8s", "5s")
    told = heard(tmp_path, "5", "5", "5", "enter", WAIT, "right")
    assert "You play the 5 of hearts." in told
    assert told[-1] == "9 of hearts.", told


def test_a_suit_to_follow_is_the_reason(tmp_path: Path) -> None:
    lines = play(
        tmp_path,
        *(WAIT, "k", "k", "q", "a", "enter"),
        game="little-whist",
        seats="you=Ann,bot,bot,bot",
    )
    at = lines.index("Your turn: clubs if you can.")
    assert lines[at + 1 : -1] == [
        "King of clubs.",
        "King of diamonds: you must follow clubs.",
        "Not in your hand: queen.",
        "Ace of spades: you must follow clubs.",
        "Not played: ace of spades, you must follow clubs.",
    ]


# Before one's turn.


def ahead(folder: Path, *keys: str) -> list[str]:
    """Return what is heard after the other player's turn has begun."""
    lines = play(folder, STEP, *keys, game="crazy-eights", seats="bot,you=Ann")
    return lines[lines.index(next(one for one in lines if "plays first" in one)) + 1 : -1]


def test_before_the_turn_the_same_keys_read_the_hand(tmp_path: Path, deal: Deal) -> None:
    """Without a reason, as nothing is asked; arrow keys walk all cards."""
    deal(HIS, MINE, "qc")
    assert ahead(tmp_path, "5", "5", "right", "down", "down", "up", "home", "q") == [
        "5 of clubs.",
        "5 of diamonds.",
        "5 of hearts.",
        "9 of hearts.",
        "King of spades.",
        "9 of hearts.",
        "5 of clubs.",
        "Not in your hand: queen.",
    ]


@pytest.mark.parametrize("reading", [(), ("5",), ("up",), ("right",)])
def test_what_was_read_ahead_is_never_chosen(
    tmp_path: Path, deal: Deal, reading: tuple[str, ...]
) -> None:
    """Nor is the only choice then, before it was heard: the question comes in between."""
    deal(HIS, "2h 3h 5h 6h 7h 9h 9d", "qc", "jd")
    lines = ahead(tmp_path, *reading, "enter", "enter")
    assert any(line.startswith("Bella plays") for line in lines), lines
    played = [line for line in lines if line.startswith("You")]
    assert bool(played) is not bool(reading)


class Early(SharedKeyboard):
    """A keyboard at which Enter was pressed before the question was heard."""

    def pressed(self, key: Key) -> Key:
        """Press Enter at the beginning of the game."""
        return Key(key.name, 0.0) if key.name == "enter" else key


def test_an_enter_while_reading_ahead_is_too_soon(tmp_path: Path, deal: Deal) -> None:
    deal(HIS, MINE, "qc")
    keys = (STEP, "5", "enter", WAIT)
    room = Early(tmp_path, keys, "bot,you=Ann", game=CRAZY_EIGHTS).play()
    assert [one for one in room.opened.table.moves if one.seat == 1] == []
    assert any("Too soon" in text for text in room.texts), room.texts


# Several cards.


def test_several_cards_are_marked_and_given_by_enter(tmp_path: Path, deal: Deal) -> None:
    """Space marks and unmarks; Backspace takes the last mark back; Enter alone is not enough."""
    deal("10c jd kh js", "ac ad ah as")
    keys = ("k", "space", "enter", "left", "space", "a", "0", "j", "space", "backspace")
    assert heard(tmp_path, *keys, "j", "space", game=GIVE_TWO) == [
        "King of hearts.",
        "Marked: king of hearts. One more.",
        "One more.",
        "Jack of diamonds.",
        "Marked: jack of diamonds. Enter gives them.",
        "Not in your hand: ace.",
        "10 of clubs: two cards are marked.",
        "Jack of diamonds. Marked.",
        "Unmarked: jack of diamonds. One more.",
        "Unmarked: king of hearts.",
        "Jack of spades.",
        "Marked: jack of spades. One more.",
    ]


def test_the_cards_are_given_in_the_order_of_their_marks(tmp_path: Path, deal: Deal) -> None:
    deal("10c jd kh js", "ac ad ah as")
    told = heard(tmp_path, "k", "space", "0", "space", "enter", game=GIVE_TWO)
    assert told[4] == "You give Bella king of hearts and 10 of clubs."


def test_where_nothing_is_marked_one_card_is_not_enough(tmp_path: Path, deal: Deal) -> None:
    deal("10c jd kh js", "ac ad ah as")
    told = heard(tmp_path, "space", "k", "enter", "h", game=GIVE_TWO)
    assert told[0] == "Pick something first, with Up or Down."
    assert told[-1] == "You hold clubs: 10; diamonds: jack; hearts: king; spades: jack."
    assert not any(line.startswith("You give") for line in told)


# Beside cards.


def test_digits_go_to_what_else_is_asked_for(tmp_path: Path, deal: Deal) -> None:
    """Naming a suit, they take nothing; letters, Left and Right still read the hand."""
    deal("8c 7c 2d 5d 5h 9h ks", HIS, "5s")
    told = heard(tmp_path, "8", "enter", "3", "2", "k", "left", "enter", "3", "enter")
    at = told.index("Name a suit.")
    assert told[at + 1 :][:7] == [
        "Hearts.",
        "Diamonds.",
        "King of spades.",
        "5 of hearts.",
        "Pick something first, with Up or Down.",
        "Hearts.",
        "You name hearts.",
    ]


def test_letters_go_to_what_is_done_beside_cards(tmp_path: Path, deal: Deal) -> None:
    deal(MINE, HIS, "5s", "4c")
    assert heard(tmp_path, "5", "d", "enter", "o", "enter")[:4] == [
        "5 of clubs.",
        "Draw a card.",
        "You draw the 4 of clubs.",
        "5 of spades is on top. Play a card, or pass.",
    ]


def test_key_help_tells_the_keys_of_the_hand(tmp_path: Path, deal: Deal) -> None:
    """Each as it is, and the list of keys has one sentence for all."""
    deal(MINE, HIS, "5s")
    assert heard(tmp_path, "K", "q", "0", "left", "right", "d")[1:] == [
        "Q: Next in your hand: queen.",
        "0: Next in your hand: 10.",
        "Left: The suit before in your hand.",
        "Right: The suit after in your hand.",
        "D: Draw a card.",
    ]
    told = heard(tmp_path, "question", *["down"] * 10, "enter", *["down"] * 60)
    sentence = "A card's letter or digit: the next one of it in your hand. Left and Right: another"
    assert any(line.startswith(sentence) for line in told), told
    assert any("D: Draw a card." in line for line in told), told


# In the order of the player.

ORDERS = {
    "game": "Clubs: 5, 7; diamonds: 2, 5; hearts: 5, 9; spades: king.",
    "low": "Clubs: 5, 7; diamonds: 2, 5; hearts: 5, 9; spades: king.",
    "high": "Clubs: 7, 5; diamonds: 5, 2; hearts: 9, 5; spades: king.",
}


@pytest.mark.parametrize("order", ORDERS)
def test_the_hand_is_read_by_suits_in_the_order_of_the_player(
    tmp_path: Path, deal: Deal, order: str
) -> None:
    """The keys go through it in the same order."""
    deal(MINE, HIS, "5s")
    told = heard(tmp_path, "h", "right", settings=Settings(hand_order=order))
    assert told[0] == ORDERS[order]
    assert told[1].startswith("7" if order == "high" else "5")


def test_a_hand_without_suits_is_read_in_that_order_too(tmp_path: Path) -> None:
    """Scientific War has the strongest first as long as nothing was set."""
    first = {
        order: play(
            tmp_path / order,
            *(WAIT, "h", "h"),
            game="scientific-war",
            settings=Settings(hand_order=order),
        )[-2]
        for order in ORDERS
    }
    assert first["game"] == first["high"]
    assert first["game"].startswith("Your hand: ace, king, queen")
    assert first["low"].startswith("Your hand: joker, 2, 3, 4")


def test_trumps_come_last() -> None:
    held = cards("2s 9d ac 3d")
    assert by_suits(held) == cards("ac 3d 9d 2s")
    assert by_suits((*held, Card(Rank.JOKER)), Suit.CLUBS) == (
        *cards("3d 9d 2s ac"),
        Card(Rank.JOKER),
    )
    assert HandOrder.HIGH.of(by_suits(held, Suit.CLUBS)) == cards("9d 3d 2s ac")


# Several people, other places.


def at_one_keyboard(folder: Path, *keys: str, language: str = "en") -> SharedKeyboard:
    """Return a game of two people at one keyboard, played by keys."""
    return SharedKeyboard(
        folder, keys, "you=Ann,you=Bo", game=CRAZY_EIGHTS, language=language
    ).play()


def test_at_one_keyboard_marks_tell_nothing(tmp_path: Path, deal: Deal) -> None:
    """Held or not, possible or not: each key of the hand is answered alike, and so is Enter."""
    deal(MINE, HIS, "5s")
    told = set()
    for key in ("5", "7", "a", "right", "left", "d", "o", "1"):
        room = at_one_keyboard(tmp_path / key, "enter", key, key)
        told.add((room.said(2), room.said(3)))
    assert told == {("Marked.", "Marked.")}


def test_at_one_keyboard_a_rank_pressed_again_marks_the_next_card(
    tmp_path: Path, deal: Deal
) -> None:
    deal(MINE, HIS, "5s")
    for times, suit in ((1, "clubs"), (2, "diamonds"), (4, "clubs")):
        room = at_one_keyboard(tmp_path / str(times), *["5"] * times, "enter")
        assert [words(one.what) for one in room.opened.table.moves if one.seat == 0] == [
            f"play five {suit}"
        ]


def test_at_one_keyboard_nothing_of_a_hand_is_read_out(tmp_path: Path, deal: Deal) -> None:
    """Neither by its keys nor by arrows, as long as no headphones are on; then they are."""
    deal(MINE, HIS, "5s")
    room = at_one_keyboard(tmp_path, "enter", "7", "right", "n", "up", "n", "enter")
    none_of(text for text in room.texts if "7 of clubs" in text or "2 of diamonds" in text)
    room = at_one_keyboard(tmp_path / "y", "enter", "h", "y", "7", "right")
    assert room.said(4) == "7 of clubs: it doesn't fit the 5 of spades."
    assert room.said(5) == "2 of diamonds: it doesn't fit the 5 of spades."


def test_at_one_keyboard_a_suit_is_named_by_its_number(tmp_path: Path, deal: Deal) -> None:
    """Unread, as in any other game, and Enter takes it."""
    deal("8c 7c 2d 5d 5h 9h ks", HIS, "5s")
    room = at_one_keyboard(tmp_path, "8", "enter", "3", "enter")
    chosen = [words(one.what) for one in room.opened.table.moves if one.seat == 0]
    assert chosen == ["play eight clubs", "name-suit hearts"]


def test_at_one_keyboard_several_cards_are_marked_unread(tmp_path: Path, deal: Deal) -> None:
    deal("10c jd kh js", "ac ad ah as")
    keys = ("enter", "k", "space", "j", "space", "enter")
    room = SharedKeyboard(tmp_path, keys, "you=Ann,you=Bo", game=GIVE_TWO).play()
    assert [room.said(at) for at in range(2, 6)] == ["Marked."] * 4
    assert [words(one.what) for one in room.opened.table.moves if one.seat == 0] == [
        "give king-hearts jack-spades"
    ]


def test_a_letter_of_the_language_is_the_card_and_the_action_an_entry(
    tmp_path: Path, deal: Deal
) -> None:
    """D is the Dame in German, so drawing is in the game menu, also where choices are secret."""
    deal(MINE.replace("ks", "qs"), HIS, "5s", "4c")
    keys = ("d", "escape", "down", "enter")
    room = SharedKeyboard(tmp_path, keys, "you=Ann,bot", game=CRAZY_EIGHTS, language="de").play()
    assert room.said(1).endswith("Queen of spades.")
    assert room.said(3) == "Draw a card. 2 von 10."
    assert room.said(4).startswith("You draw the 4 of clubs.")
    more = ("d", "enter", "escape", "down", "enter", "enter")
    room = at_one_keyboard(tmp_path / "two", *more, language="de")
    chosen = [words(one.what) for one in room.opened.table.moves if one.seat >= 0]
    assert chosen == ["play queen spades", "draw-card"]


def test_in_a_terminal_by_a_script(run: Callable[..., tuple[int, str, str]], deal: Deal) -> None:
    """The whole program, with its keys in a file."""
    deal(MINE, HIS, "5s")
    seats = ("--seats", "you=Ann,bot=Bella", "--seed", "7")
    status, told, _ = run("play", "crazy-eights", *seats, keys="wait 5 5 7 enter right")
    assert status == 0
    lines = told.splitlines()
    at = lines.index("5 of clubs.")
    assert lines[at : at + 5] == [
        "5 of clubs.",
        "5 of diamonds.",
        "7 of clubs: it doesn't fit the 5 of spades.",
        "Not played: 7 of clubs, it doesn't fit the 5 of spades.",
        "2 of diamonds: it doesn't fit the 5 of spades.",
    ]


def test_on_the_page(tmp_path: Path, deal: Deal) -> None:
    """By keys, and by the buttons of what may be played."""
    deal(MINE, HIS, "5s")

    async def walk(shell: Shell) -> None:
        await shell.press("7", "enter", "right", "5")

    shell = visit_page(tmp_path, walk, at_table("crazy-eights", "you=Ann,bot=Bella"))
    assert shell.lines[-5:-1] == [
        "7 of clubs: it doesn't fit the 5 of spades.",
        "Not played: 7 of clubs, it doesn't fit the 5 of spades.",
        "2 of diamonds: it doesn't fit the 5 of spades.",
        "5 of diamonds.",
    ]


def test_before_the_turn_the_hand_is_read_on_the_page(tmp_path: Path, deal: Deal) -> None:
    """While the lines of the others are heard; Enter says whose turn it is, and plays nothing."""
    deal(HIS, MINE, "qc")

    async def walk(shell: Shell) -> None:
        await shell.press("5", "right", "enter")

    heard_slowly = Settings(speech="lines", pace=8.0, welcomed=True)
    table = at_table("crazy-eights", "bot=Bella,you=Ann")
    shell = visit_page(tmp_path, walk, table, heard_slowly)
    assert shell.lines[-4:-1] == [
        "5 of clubs.",
        "2 of diamonds.",
        "Bella's turn, round 1. Then you. Space skips.",
    ]


def test_a_hand_without_suits_is_read_before_the_turn_too(tmp_path: Path) -> None:
    """The spy of Scientific War waits for the others; the choice has other words than a rank."""
    game = find_game("scientific-war")

    async def walk(shell: Shell) -> None:
        await shell.press("5", "down", "K", "q", "K")

    async def table(app: App) -> None:
        players = read_seats("you=Ann,bot=Bella,bot=Carlos", game)
        opened = new_table(game, players, game.options(), app.data.folder, "7")
        state: Any = opened.table.state
        opened.table.state = replace(state, spy=0)
        await play_table(app, opened)

    heard_slowly = Settings(speech="lines", pace=8.0, welcomed=True)
    lines = visit_page(tmp_path, walk, table, heard_slowly).lines
    at = lines.index("5.")
    assert lines[at + 1] == "4."
    assert "Q: Next in your hand: queen." in lines


def test_a_place_of_the_page_marks_a_card_that_is_given(deal: Deal) -> None:
    view = GIVE_TWO.new(2)
    for outcome in ("10c jd kh js", "ac ad ah as"):
        view, _ = view.apply(-1, cards(outcome))
    chooser = CardChooser(view, 0, view.hand_of(0) or ())
    assert [chooser.is_marked(number) for number in range(1, 5)] == [False] * 4
    chooser.choose_at(1)
    chooser.choose_at(2)
    assert [chooser.is_marked(number) for number in range(1, 4)] == [True, True, None]
    assert isinstance(chooser.choose_at(2), Chosen)
