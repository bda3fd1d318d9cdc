"""The rule book inside the program: navigated by keys, searched, and left to where one was."""

from __future__ import annotations

import asyncio
from pathlib import Path
from string import ascii_lowercase

import pytest
from keyed import keyed_app
from pressed import EVERY_KEY, press
from terminal import Terminal
from untranslated import untranslated

from audiogame.__main__ import main
from audiogame.console.app import App
from audiogame.console.departure import ProgramLeft
from audiogame.console.menu import Item, menu
from audiogame.console.rule_reader import read_rules
from audiogame.lobby.main_menu import main_menu
from audiogame.narration.glossary import glossary, glossary_language
from audiogame.narration.rulebook import ToldBook
from audiogame.narration.rulebook_file import rule_book
from audiogame.rules.game import Game
from audiogame.table.library import all_games, find_game

GAMES, _ = all_games()
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def told(game: Game) -> ToldBook:
    return rule_book(game, "en").told(game.options(), game.seats[0])


def walked(game: Game, keys: list[str], tmp_path: Path, anchor: str = "") -> list[str]:
    """Return the lines of a rule book that is left by Escape after these keys."""
    app, heard = keyed_app([*keys, "escape"], tmp_path)
    asyncio.run(read_rules(app, game, game.options(), game.seats[0], anchor))
    assert heard.lines[-1] == "Book closed."
    return heard.lines[:-1]


@by_game
@pytest.mark.parametrize("key", ["down", "space"])
def test_every_book_is_walked_to_its_end_by_one_key(game: Game, key: str, tmp_path: Path) -> None:
    book = told(game)
    heard = walked(game, [key] * len(book.passages), tmp_path)
    assert len(heard) == len(book.passages) + 1
    for passage, text in zip(book.passages, heard, strict=False):
        assert text.endswith(passage.text)
        first = passage.chapter != 0 and passage is book.passages[book.chapter(passage.chapter)]
        assert text.startswith(f"{book.titles[passage.chapter]}: ") == first or passage.chapter == 0
    assert heard[-1] == f"{book.passages[-1].text} End of the book."


@by_game
def test_every_book_is_walked_back_to_its_beginning_by_one_key(game: Game, tmp_path: Path) -> None:
    book = told(game)
    heard = walked(game, ["end", *["up"] * len(book.passages)], tmp_path)[1:]
    for passage, text in zip(reversed(book.passages), heard, strict=False):
        assert text.endswith(passage.text)
    assert heard[-1].endswith("End of the book.")


@by_game
@pytest.mark.parametrize(("on", "back"), [("pagedown", "pageup"), ("right", "left")])
def test_keys_lead_from_chapter_to_chapter(game: Game, on: str, back: str, tmp_path: Path) -> None:
    book = told(game)
    last = len(book.titles) - 1
    heard = walked(game, [*[on] * last, on, "home", "end", back, back], tmp_path)
    for number in range(1, last + 1):
        assert heard[number].startswith(f"{book.titles[number]}: ")
    assert heard[last + 1] == f"This book has {last} chapters."
    (begun,) = walked(game, ["home", back], tmp_path)[2:]
    assert begun == f"This is the beginning; {last} chapters follow."
    starts = [f"{book.titles[last]}: ", f"{book.titles[last - 1]}: "]
    assert [text.startswith(start) for text, start in zip(heard[-2:], starts, strict=True)]
    assert heard[-1].startswith(starts[1])


@by_game
def test_letters_and_digits_jump_to_chapters(game: Game, tmp_path: Path) -> None:
    book = told(game)
    for number, title in enumerate(book.titles[1:], start=1):
        heard = walked(game, [str(number % 10)], tmp_path)
        assert heard[1].startswith(f"{title}: ")
        letter = title[0].lower()
        again = sum(other[0].lower() == letter for other in book.titles)
        heard = walked(game, [letter] * again, tmp_path)
        assert any(text.startswith(f"{title}: ") for text in heard[1:])


def test_keys_that_walk_are_no_letters_of_chapters(tmp_path: Path) -> None:
    """D goes to Dice and hands, but navigates for the left hand; key help says which."""
    poker = find_game("ten-die-poker")

    async def book(app: App) -> None:
        await read_rules(app, poker, poker.options())

    assert press(book, tmp_path, "d")[1].startswith("Dice and hands: ")
    (tmp_path / "keys.toml").write_text('preset = "left-hand"\n', encoding="utf-8")
    heard = press(book, tmp_path, "d", "K", *ascii_lowercase)
    assert heard[1] == press(book, tmp_path, "down")[1]
    letters = {line[0] for line in heard if "entries starting with" in line}
    assert letters == {*"TACW"}


def test_a_search_goes_on_at_the_beginning_of_the_book(tmp_path: Path) -> None:
    game = find_game("ten-die-poker")
    typed = [*"Lead", "space", *"alone", "enter"]
    heard = walked(game, ["/", *typed, "f3", "f3"], tmp_path)
    assert heard[1] == "Type a word to find and press Enter."
    assert "you lead alone" in heard[2]
    places = {one.removesuffix(" No other match.") for one in heard[2:]}
    assert len(places) == sum(
        "lead" in passage.text.lower() and "alone" in passage.text.lower()
        for passage in told(game).passages
    )
    heard = walked(game, ["f3", "/", *"xyz", "enter", "/", "enter", "/", "escape"], tmp_path)
    assert heard[1] == "Press Slash to find a word."
    assert heard[3] == "These rules don't mention xyz."
    assert heard[4] == "Type a word to find and press Enter. Enter alone finds xyz again."
    assert heard[5] == "These rules don't mention xyz."
    assert heard[-1].startswith("10-Die Poker: James Ernest")


def test_words_are_found_by_their_beginnings_first(tmp_path: Path) -> None:
    """Inside words only where none begins so; a single match is announced as one."""
    heard = walked(find_game("ten-die-poker"), ["/", *"oward", "enter", "f3"], tmp_path)
    assert "James Ernest and Joshua Howard" in heard[2]
    assert heard[2].endswith(" No other match.")
    assert heard[3] == heard[2]
    heard = walked(find_game("ten-die-poker"), ["/", *"hal", "enter"], tmp_path)
    assert " hal" in heard[2].lower()


def test_keys_without_a_use_in_a_book_are_answered(tmp_path: Path) -> None:
    heard = walked(find_game("sika"), ["r", "%", "enter", "8", "l"], tmp_path)
    assert heard[1] == "Only while you play: The rules right now."
    assert heard[2] == "Percent sign does nothing here. Question mark lists the keys."
    assert heard[3].startswith("Sika: Michael")
    assert heard[4] == heard[5] == "This book has 6 chapters."


def test_a_book_opens_at_an_anchor(tmp_path: Path) -> None:
    heard = walked(find_game("scientific-war"), [], tmp_path, anchor="war")
    assert heard[0].startswith("Scientific War rules. War: A tie for the best card is a war.")


def test_the_menus_open_the_rule_book(tmp_path: Path) -> None:
    """From the main menu for every game, and from the lobby with the options set there."""
    rules = ["7", "1", "down", "enter", "escape", "escape", "escape"]
    lobby = ["home", "enter", "enter", "w", "enter", "t", "enter", "c", "escape"]
    app, heard = keyed_app([*rules, *lobby], tmp_path)
    with pytest.raises(ProgramLeft):
        asyncio.run(main_menu(app))
    assert any(text.startswith("Rules: choose a game: Army Men") for text in heard.lines)
    assert any(text.startswith("Scientific War rules. ") for text in heard.lines)
    assert any("You call before each of your turns" in text for text in heard.lines)
    assert heard.lines[-1].startswith("Sika: Rules of this table: 1 changed.")


def pressed_in_menus(tmp_path: Path, *keys: str) -> list[str]:
    app, heard = keyed_app(keys, tmp_path)
    with pytest.raises(ProgramLeft):
        asyncio.run(main_menu(app))
    return heard.lines


def test_one_key_opens_the_book_of_the_game_one_stands_on(tmp_path: Path) -> None:
    """In the list of games; Escape returns to exactly that place."""
    heard = pressed_in_menus(tmp_path, "enter", "home", "down", "R", "down", "escape", "down", "R")
    stood = heard[3]
    assert stood == "Scientific War. 2 of 5."
    assert heard[4].startswith("Scientific War rules. ")
    assert heard[6:8] == ["Book closed.", stood]
    assert heard[9].startswith("Sicherman's War rules. ")


@pytest.mark.parametrize("key", ["R", "ctrl-f1"])
def test_one_key_opens_the_book_in_the_lobby_with_the_options_set_there(
    key: str, tmp_path: Path
) -> None:
    """From any item of a new game; a seat's menu is where it was afterwards."""
    lobby = ["enter", *"sik", "enter", "w", "enter", key, "c", "escape"]
    heard = pressed_in_menus(tmp_path, *lobby, "home", "down", "enter", "down", key, "escape")
    first = next(n for n, line in enumerate(heard) if line.startswith("Sika rules. "))
    assert "You call before each of your turns" in heard[first + 1]
    assert heard[first + 2] == "Book closed."
    assert heard[first + 3].startswith(heard[first - 1])  # and where it is
    assert heard[-2] == "Book closed."
    assert heard[-1] == heard[-4]


def test_one_key_opens_the_book_while_the_number_of_an_option_is_typed(tmp_path: Path) -> None:
    """Letters are typed there, so the key is the other one; typed text stays."""
    keys = ["enter", *"sik", "enter", "n", "enter", "3", "ctrl-f1", "escape", "enter"]
    heard = pressed_in_menus(tmp_path, *keys)
    first = next(n for n, line in enumerate(heard) if line.startswith("Sika rules. "))
    assert heard[first + 1 : first + 3] == ["Book closed.", heard[first - 1]]
    assert heard[-1].startswith("Sika: The ante is 3 credits.")


def test_the_key_of_the_rule_book_is_listed_only_in_menus_of_a_new_game(tmp_path: Path) -> None:
    told = "Shift R, Control F1: The rule book"
    assert not any(told in line for line in pressed_in_menus(tmp_path, *EVERY_KEY))
    for menu_keys in ([], [*"sik", "enter"], [*"sik", "enter", "down", "enter"]):
        keys = ["enter", *menu_keys, *EVERY_KEY]
        assert any(told in line for line in pressed_in_menus(tmp_path, *keys)), menu_keys


def test_a_key_of_the_list_is_done_in_the_book_without_losing_the_place(tmp_path: Path) -> None:
    heard = walked(find_game("sika"), ["pagedown", "question", "u", "enter"], tmp_path)
    assert heard[3].startswith("Up: Previous. In All keys: ")
    assert heard[4:] == walked(find_game("sika"), ["pagedown", "up"], tmp_path)[2:]


def played(tmp_path: Path, keys: list[str], *typed: str) -> list[str]:
    """Play with these keys; return the lines that were heard."""
    script, transcript = tmp_path / "keys.txt", tmp_path / "transcript.txt"
    script.write_text("\n".join(keys), encoding="utf-8")
    common = ["--data", str(tmp_path / "data"), "--seed", "3"]
    files = ["--keys", str(script), "--transcript", str(transcript)]
    assert main(["play", *typed, *common[2:], *common[:2], *files]) == 0
    lines = transcript.read_text(encoding="utf-8").splitlines()
    return [line.partition(": ")[2] for line in lines]


def test_a_book_opened_in_a_game_returns_to_where_the_player_was(tmp_path: Path) -> None:
    """Marked dice stay marked, and the question is repeated."""
    keys = ["1", "R", "pagedown", "down", "escape", "2", "enter"]
    lines = played(tmp_path, keys, "army-men", "--option", "first=0")
    opened = next(n for n, line in enumerate(lines) if line.startswith("Army Men Dice War rules"))
    question = next(line for line in lines if line.startswith("Keep one or two."))
    assert "A round: In your turn you roll all the dice you have left." in lines[opened]
    assert lines[opened + 3 : opened + 5] == ["Book closed.", question]
    both, done = lines[opened + 5 : opened + 7]
    assert both.endswith("3 dice left.")
    assert done.startswith("You keep ")


def test_a_book_opens_at_the_rule_that_matters_now(tmp_path: Path) -> None:
    lines = played(tmp_path, ["wait", "R", "escape", "1", "wait", "R"], "sika")
    opened = [line for line in lines if line.startswith("Sika rules. ")]
    assert "Calling a colour: A call is red or blue." in opened[0]
    assert len(opened) == 2
    assert "Throwing and scoring: Every throw is scored" in opened[1]


def test_words_of_a_line_are_explained(tmp_path: Path) -> None:
    """G lists the words of the last line; Enter reads the rule, Escape repeats the line."""
    keys = ["wait", "g", "down", "enter", "escape", "escape"]
    lines = played(tmp_path, keys, "army-men", "--option", "first=0")
    first = next(n for n, line in enumerate(lines) if line.startswith("Words in this line: "))
    assert lines[first].startswith("Words in this line: Keep: To set a die aside")
    assert any(line.startswith("Army Men Dice War rules. A round: ") for line in lines)
    assert lines[first - 1] in lines[first + 1 :]


def test_a_line_that_is_reviewed_has_its_words_too(tmp_path: Path) -> None:
    """Comma goes back in the history; G explains the line there."""
    keys = ["wait", "comma", "comma", "g", "escape"]
    lines = played(tmp_path, keys, "army-men", "--option", "first=0")
    reviewed = next(n for n, line in enumerate(lines) if line.startswith("Keep one")) + 2
    assert "soldier" in lines[reviewed]
    assert lines[reviewed + 1].startswith("Words in this line: Soldier: A die that shows 1")


def test_without_words_the_whole_glossary_is_offered(tmp_path: Path) -> None:
    app, heard = keyed_app(["g", "down", "enter", "escape", "escape"], tmp_path)
    asyncio.run(menu(app, "Title", [Item("one", "Nothing here.")]))
    terms = glossary(None, "en")
    assert heard.lines[1].startswith("No word in this line is in the glossary. All words: ")
    assert heard.lines[1].endswith(f"1 of {len(terms)}.")
    assert "The rules say nothing more about it." in heard.lines
    assert heard.lines[-1] == "Title: Nothing here. 1 of 1."


def test_a_game_that_is_not_translated_has_the_common_words_in_the_language(tmp_path: Path) -> None:
    """Its own are in English; in its lines, which are English, the English ones are found too."""
    game = find_game("sika")
    with untranslated("sika"):
        common = glossary(None, "de")
        terms = glossary(game, "de")
        assert glossary_language(game, "de") == "en"
        assert common[0].sentences != glossary(None, "en")[0].sentences
        assert {term.name for term in common} & {term.name for term in terms}
        own = len(terms) - sum(term in common for term in terms)
        assert terms[:own] == glossary(game, "en")[:own]
        keys = ["wait", "g", "escape", "escape"]
        lines = played(tmp_path, keys, "sika", "--language", "de")
        word = "Call: To choose the colour that scores for you. 1 of 1."
        assert f"Wörter dieser Zeile. {word}" in lines


def let_settle(terminal: Terminal) -> None:
    """Read until nothing more is printed, as a busy machine answers late."""
    shown = -1
    while shown != (shown := len(terminal.text)):
        terminal.read(0.4)


@pytest.mark.real
def test_in_a_narrow_terminal_arrows_answer_in_one_row_and_space_reads_on(tmp_path: Path) -> None:
    """The rest follows on Space, and then Space goes on to the next paragraph."""
    arguments = ("play", "sika", "--data", str(tmp_path), "--speech", "lines", "--pace", "0")
    with Terminal(*arguments, columns=40) as terminal:
        terminal.wait_for("red or blue?")
        terminal.read(0.2)
        terminal.press("R", then="Sika rules. Calling a colour: A")
        rows = len(terminal.lines)
        terminal.press("\x1b[B")  # what Page Down does is read whole, as it is no arrow
        let_settle(terminal)
        terminal.press(" ")
        let_settle(terminal)
        rows = len(terminal.lines)
        terminal.press("\x1b[B", then="Throwing and scoring. More: Space.")
        assert terminal.lines[rows:] == ["Throwing and scoring. More: Space."]
        terminal.press(" ")
        # On a busy machine the answer to the arrow may have come too late, and all is read again.
        terminal.wait_for("throw 3 times. Each")
        let_settle(terminal)
        said = " ".join(terminal.lines[rows + 1 :]).removeprefix("Throwing and scoring: ")
        assert said.startswith("In your turn you throw 3 times. Each")
        rows = len(terminal.lines)
        terminal.press(" ", then="Every throw is scored at once. All 3")
        assert terminal.lines[rows] == "Every throw is scored at once. All 3"
        terminal.press("\x1b", then_wait=0.4)
        terminal.ends_with("Book closed.", "Call a colour: red or blue?")


@pytest.mark.real
def test_a_lesson_in_a_terminal_leaves_the_terminal_as_it_was(tmp_path: Path) -> None:
    """Nothing advances by itself, an arrow is answered alone, and Ctrl+C keeps the place."""
    with Terminal("learn", "sika", "--data", str(tmp_path), "--speech", "lines") as terminal:
        terminal.wait_for("Welcome to Sika.")
        terminal.read(1.0)
        assert "Sika is a game of luck." not in terminal.text
        for _ in range(5):
            terminal.press("\r")
        terminal.wait_for("to hear your first")
        terminal.press("\x1b[B")
        terminal.ends_with("Red. Press Enter to go on.")
        terminal.press("\x03", then="Leave audiogame?")
        terminal.press("y")
        assert terminal.wait_exit() == 0
        assert terminal.restored
    with Terminal("learn", "sika", "--data", str(tmp_path), "--speech", "lines") as terminal:
        terminal.wait_for("Sika: Continue where you stopped. 1 of 2.")
