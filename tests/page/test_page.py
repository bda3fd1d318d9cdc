"""The page's side of the program, with an in-memory shell in place of a browser."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import io
import json
import re
import zipfile
from collections import deque
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from memory_shell import (
    MOMENT,
    Clock,
    Shell,
    at_table,
    choose_entry,
    open_page_menu,
    visit_page,
)
from pressed import play as press_keys
from second_worker import WorkerInMemory
from twins import Heard, front_end, new_app
from untranslated import untranslated

from audiogame.console.app import App
from audiogame.console.departure import ProgramLeft
from audiogame.console.key_script import WAIT
from audiogame.console.key_source import END, Key, KeySource
from audiogame.keys.names import key_name
from audiogame.lobby.main_menu import main_menu
from audiogame.lobby.menu_entries import show_credits
from audiogame.lobby.unfinished_games import choose_unfinished
from audiogame.narration.narrator import Narrator
from audiogame.narration.texts import Texts
from audiogame.online.device import FILE as DEVICE
from audiogame.page import from_shell, message, to_shell
from audiogame.page.audio import site_name
from audiogame.page.display import page_texts
from audiogame.page.from_shell import read
from audiogame.page.line import ShellLine
from audiogame.page.message import FromShell, ToShell
from audiogame.page.session import begin
from audiogame.page.site import shell_texts
from audiogame.rules.fault import Fault
from audiogame.rules.game_files import package_folder
from audiogame.rules.value import replace
from audiogame.settings import Settings, save_settings
from audiogame.sound_server.pack import default_pack
from audiogame.table.library import find_game


class Fingers(KeySource):
    """Presses the next key when a terminal's program waits only for a key."""

    def __init__(self, keys: tuple[str, ...]) -> None:
        self._keys = deque(keys)
        self.clock = Clock()

    async def key(self, timeout: float | None = None) -> Key | None:
        if timeout is not None:
            await asyncio.sleep(MOMENT)
            return None
        self.clock.keys += 1
        return Key(self._keys.popleft() if self._keys else END, self.clock())


def in_a_terminal(
    data: Path, keys: tuple[str, ...], what: Callable[[App], Awaitable[object]]
) -> list[str]:
    """Press the same keys in an in-memory front end, and return what is heard."""
    heard, fingers = Heard(tick=""), Fingers(keys)
    front = replace(front_end(fingers, heard), clock=fingers.clock)
    app = new_app(front, data, Settings(speech="none", pace=0.0, welcomed=True))
    app.speaker.begin("none")

    async def run() -> None:
        with contextlib.suppress(ProgramLeft):
            await what(app)
        app.data.unsaved.finish()

    asyncio.run(run())
    return heard.lines


GAME = ("1", *["1", "t", "1", "e", "1", "c", "h", "r"] * 6, "1")
"""Keys for a whole game of Sika, and questions between."""


def test_a_game_by_messages_says_what_the_terminal_says(tmp_path: Path) -> None:
    async def walk(shell: Shell) -> None:
        await shell.press(*GAME)

    page = visit_page(tmp_path / "page", walk, at_table("sika"))
    heard = in_a_terminal(tmp_path / "terminal", GAME, at_table("sika"))
    assert any("wins" in line or "win " in line for line in heard), heard[-5:]
    assert page.lines == heard


def test_the_menu_is_a_list_whose_items_are_said_by_itself(tmp_path: Path) -> None:
    async def walk(shell: Shell) -> None:
        await shell.press("down", "down")

    page = visit_page(tmp_path, walk)
    (shown,) = page.of("list")
    assert shown["items"][0]["id"] == "new"
    assert [message["index"] for message in page.of("list-at")] == [1, 2]
    assert all(message["id"] == shown["id"] for message in page.of("list-at", "list-ends"))
    listed = [message["text"] for message in page.of("line") if message["listed"]]
    assert [shown["items"][at]["text"] in text for at, text in enumerate(listed)] == [True] * 3


def test_an_entry_is_picked_by_message_and_a_closed_list_takes_nothing(tmp_path: Path) -> None:
    async def walk(shell: Shell) -> None:
        first = shell.of("list")[-1]
        opens = [item["id"] for item in first["items"]].index("help")
        await shell.tell(kind="pick", list=first["id"], index=opens)
        await shell.tell(kind="pick", list=shell.of("list")[-1]["id"], index=0)
        games = shell.of("list")[-1]
        assert games["id"] != first["id"]
        await shell.tell(kind="pick", list=first["id"], index=0)  # the list is not open
        await shell.tell(kind="pick", list=games["id"], index=99)  # there is no such list
        await shell.tell(kind="pick", list=games["id"], index=0)

    page = visit_page(tmp_path, walk)
    (book,) = page.of("book")
    assert book["parts"][0]["heading"] == book["title"]
    assert len(page.of("list")) == 3


def test_a_name_is_typed_into_a_field(tmp_path: Path) -> None:
    from audiogame.console.text_entry import enter_text

    names: list[str | None] = []

    async def ask(app: App) -> None:
        names.append(await enter_text(app, "Name?"))

    async def walk(shell: Shell) -> None:
        (entry,) = shell.of("entry")
        await shell.tell(kind="typed", entry=entry["id"] + 100, text="nobody")
        await shell.tell(kind="typed", entry=entry["id"], text=" Anna\n")

    page = visit_page(tmp_path, walk, ask)
    assert names == ["Anna"]
    assert [message["kind"] for message in page.of("entry", "entry-ends")] == [
        "entry",
        "entry-ends",
    ]


def test_a_text_that_is_too_long_is_not_cut(tmp_path: Path) -> None:
    """It stays in the field, and the error says how long it may be."""
    from audiogame.console.text_entry import enter_text

    said: list[str | None] = []

    async def ask(app: App) -> None:
        said.append(await enter_text(app, "Say something:", 300))

    async def walk(shell: Shell) -> None:
        (entry,) = shell.of("entry")
        await shell.tell(kind="typed", entry=entry["id"], text="x" * 301)
        assert not shell.of("entry-ends")
        await shell.tell(kind="typed", entry=entry["id"], text="x" * 300)

    page = visit_page(tmp_path, walk, ask)
    assert said == ["x" * 300]
    lines = [one["text"] for one in page.of("line")]
    assert "This has 301 characters. Use at most 300." in lines


def test_the_eyes_see_the_question_its_choices_and_the_table(tmp_path: Path) -> None:
    async def walk(shell: Shell) -> None:
        shown = shell.of("table")[-1]
        assert shown["question"]
        keys = [choice["key"] for choice in shown["choices"]]
        assert len(keys) == len({*keys}) >= 2
        await shell.tell(kind="key", name=keys[0], at=0.0)

    page = visit_page(tmp_path, walk, at_table("sika"))
    first, *_, last = page.of("table")
    assert first["choices"] != last["choices"]  # the button has chosen
    assert page.of("table-ends")
    assert {"area", "label", "things", "owner", "mark"} <= {*last["picture"][0]}


SHORT = {
    "army-men": ("campaign=1",),
    "scientific-war": ("limit=9",),
    "ten-die-poker": ("rounds=4",),
}
"""Options of games that bots finish alone, when the person is out."""


@pytest.mark.parametrize("name", ["army_men", "ten_die_poker", "scientific_war"])
def test_choices_can_be_pressed_in_every_kind_of_game(tmp_path: Path, name: str) -> None:
    game = name.replace("_", "-")

    async def walk(shell: Shell) -> None:
        for _ in range(12):
            shown = (shell.of("table") or [{"choices": []}])[-1]
            for choice in shown["choices"][:1] + shown["choices"][-1:]:
                await shell.tell(kind="key", name=choice["key"], at=0.0)

    seats = ",".join(("you", *["bot"] * (find_game(game).seats[0] - 1)))
    page = visit_page(tmp_path, walk, at_table(game, seats, SHORT[game]))
    pictures = [message["picture"] for message in page.of("table")]
    assert len(pictures) > 3
    assert not any("went wrong" in line for line in page.lines)


def test_a_line_that_was_held_is_read_on_space(tmp_path: Path) -> None:
    async def walk(shell: Shell) -> None:
        await shell.press("down")
        line = shell.of("line")[-1]
        await shell.tell(kind="held", id=line["id"], why="away")
        await shell.press("f10", "space")
        assert shell.lines.count(line["text"]) == 2
        again = shell.of("line")[-1]
        await shell.tell(kind="superseded", id=again["id"])
        await shell.tell(kind="held", id=again["id"], why="key")  # it is no longer known
        await shell.press("space")
        assert shell.lines.count(line["text"]) == 2

    visit_page(tmp_path, walk)


def test_the_browsers_voice_says_one_line_after_the_other(tmp_path: Path) -> None:
    async def walk(shell: Shell) -> None:
        spoken = 0
        for _ in range(10):
            for spoke in shell.of("speak")[spoken:]:
                await shell.tell(kind="spoken", id=spoke["id"])
                spoken += 1
        await shell.press("down")

    page = visit_page(tmp_path, walk, settings=Settings(speech="voice", pace=0.0))
    spoken = [message["text"] for message in page.of("speak")]
    assert spoken[-1].rstrip(".") in page.lines[-1]
    assert len(spoken) > 1
    assert page.of("manner")[-1]["speech"] == "voice"


def test_a_voice_that_never_says_that_it_has_spoken_stops_nothing(tmp_path: Path) -> None:
    async def walk(shell: Shell) -> None:
        before = len(shell.of("speak"))
        await asyncio.sleep(120)
        assert len(shell.of("speak")) > before, "the next line is spoken at the limit"
        await shell.press("down")
        assert shell.of("speak")[-1]["text"].startswith("Continue")

    visit_page(tmp_path, walk, settings=Settings(speech="voice"))


def test_buttons_stay_in_their_order_and_name_keys_of_their_mode(tmp_path: Path) -> None:
    page = visit_page(tmp_path, lambda shell: shell.press("r"), at_table("sika"))
    (buttons, *_) = page.of("buttons")
    texts = [button["text"] for button in buttons["buttons"]]
    assert texts[:5] == ["Rules", "Turn", "Standing", "Table", "Yours"]
    assert all(button["key"] == key_name(button["key"]) for button in buttons["buttons"])


def test_the_button_of_escape_says_what_it_does_where_the_player_stands(tmp_path: Path) -> None:
    def told(shell: Shell) -> tuple[str, bool]:
        shown = shell.of("buttons")[-1]
        (button,) = [one for one in shown["buttons"] if one["key"] == "escape"]
        return button["text"], shown["first"]

    async def walk(shell: Shell) -> None:
        assert told(shell) == ("Menu", False)
        await shell.press("R")  # the rule book
        assert told(shell) == ("Close the book", False)
        await shell.press("escape", "escape")
        assert told(shell) == ("Back", False)
        await shell.press("g", "enter")  # gives up, if that is meant
        assert told(shell) == ("Back", False)
        await shell.press("y")
        assert told(shell) == ("Leave", False), "of the game"

    visit_page(tmp_path, walk, at_table("sika"))

    async def first(shell: Shell) -> None:
        assert told(shell) == ("Leave", True)
        await shell.press("s", "enter")
        assert told(shell) == ("Back", False)
        await shell.press("enter")
        assert told(shell) == ("Back", False), "a name is typed"
        await shell.press("escape", "escape")
        assert told(shell) == ("Leave", True)

    visit_page(tmp_path, first)


def test_notices_of_the_first_visit_wait_for_the_end_of_a_game_and_are_said_once(
    tmp_path: Path,
) -> None:
    heard: list[int] = []

    async def play(shell: Shell) -> None:
        for _ in range(2):
            await shell.tell(kind="stored", persistent=False, why="")
        await shell.press("r")
        heard.append(sum("may clear" in line for line in shell.lines))

    page = visit_page(tmp_path, play, at_table("sika"))
    heard.append(sum("may clear" in line for line in page.lines))
    assert heard == [0, 1]


def test_an_error_is_marked_and_a_game_parts_what_was_told_before(tmp_path: Path) -> None:
    async def walk(shell: Shell) -> None:
        shell.session.app.dialogue.tell("not-written", why="no room")
        await shell.press("r")

    said = visit_page(tmp_path, walk, at_table("sika")).said
    faults = [one["text"] for one in said if one.get("fault")]
    assert len(faults) == 1
    assert "no room" in faults[0]
    kinds = [one["kind"] for one in said if one["kind"] in ("game-begins", "line")]
    assert kinds.count("game-begins") == 1
    assert kinds[0] == "game-begins", "its first lines are of the game"


def test_news_that_a_key_has_overtaken_is_announced_again_but_shown_once(tmp_path: Path) -> None:
    async def walk(shell: Shell) -> None:
        (began,) = [one for one in shell.of("line") if "chosen at random" in one["text"]]
        await shell.tell(kind="held", id=began["id"], why="behind")
        await shell.press("t")

    said = visit_page(tmp_path, walk, at_table("army-men")).of("line")
    assert [one["seen"] for one in said if "chosen at random" in one["text"]] == [False, True]


DENIED = "the browser's settings forbid it"


async def test_a_page_that_keeps_nothing_says_so_once(tmp_path: Path) -> None:
    said: list[dict[str, Any]] = []
    save_settings(tmp_path / "settings.toml", Settings(speech="lines", welcomed=True))
    given = {"data": str(tmp_path), "offline": True, "kept": False, "why": "SecurityError"}
    receive = begin(json.dumps(given), lambda text: said.append(json.loads(text)), WorkerInMemory)
    while not any(message["kind"] == "list" for message in said):
        await asyncio.sleep(MOMENT)
    receive('{"kind":"leave"}')
    while not any(message["kind"] == "ended" for message in said):
        await asyncio.sleep(MOMENT)
    told = [message["text"] for message in said if DENIED in message.get("text", "")]
    assert len(told) == 1


def test_an_item_is_told_whole_before_the_player_comes_to_it(tmp_path: Path) -> None:
    """A game's standing is worked out only when the player reaches its item."""
    for _ in range(3):
        press_keys(tmp_path, WAIT, "1", WAIT)

    async def walk(shell: Shell) -> None:
        await shell.press("down", "up", "escape")

    page = visit_page(tmp_path, walk, choose_unfinished)
    (shown,) = page.of("list")
    stands = ["Your turn" in item["text"] for item in shown["items"]]
    assert stands == [True, False, False]
    (text,) = page.of("list-text")
    assert (text["id"], text["index"]) == (shown["id"], 1)
    assert text["text"].startswith(shown["items"][1]["text"])
    kinds = [message["kind"] for message in page.of("list-text", "list-at")]
    assert kinds == ["list-text", "list-at", "list-at"]
    listed = [message["text"] for message in page.of("line") if message["listed"]]
    assert text["text"] in listed[1]


@pytest.mark.parametrize("done", [True, False])
def test_a_line_is_said_to_be_copied_once_the_browser_has_copied_it(
    tmp_path: Path, done: bool
) -> None:
    """Where a browser has not, the text field has it: no player reaches a file in there."""

    async def walk(shell: Shell) -> None:
        await shell.press("y")
        assert not [line for line in shell.lines if "opied" in line]
        (wanted,) = shell.of("copy")
        await shell.tell(kind="copied", id=wanted["id"], done=done)
        await shell.session.app.data.unsaved.written()

    page = visit_page(tmp_path, walk)
    assert page.of("copy")[0]["text"].startswith("Main menu: New game.")
    assert ("Copied to the clipboard." in page.lines) is done
    assert not (tmp_path / "copied.txt").exists()
    told = [line for line in page.lines if "a text field that has it" in line]
    assert len(told) == (0 if done else 1)


def test_every_sound_has_a_name_on_the_site(tmp_path: Path) -> None:
    names = [site_name(file) for cue in default_pack()[0].cues.values() for file in cue.files]
    assert len({*names}) == len(names)
    assert "common/" in {name[:7] for name in names}
    assert all(name.startswith(("common/", "games/")) and "/sounds/" not in name for name in names)


KEYS_IN_CODE = {"Esc", "Space", "Enter", "Escape", "Shift", "Control", "Alt", "Meta", "Tab"}
"""Names of keys: those of the browser's events, and the one that is on every keyboard's cap."""
SCRIPTED = re.compile(r'"((?:[^"\\\n]|\\.)*)"|`([^`]*)`')
READABLE = re.compile(r"(?=.*[a-z]{2}).*[.?!]|[A-Z][a-z]+( [a-z]+)*")
"""Pattern of a text that reads as a sentence or a title."""


def test_no_script_of_the_page_has_words_of_its_own() -> None:
    """A sentence that stands in for a text which could not be fetched is one of the messages."""
    known = {text for code in ("en", "es", "de") for text in shell_texts(code).values()}
    wrong = []
    looked_at = 0
    for script in sorted((Path(str(package_folder("audiogame.page"))) / "shell").glob("*.js")):
        code = re.sub(r"/\*.*?\*/|(?:^|\s)//[^\n]*", "", script.read_text("utf-8"), flags=re.S)
        for found in SCRIPTED.finditer(code):
            text = re.sub(r"\$\{[^}]*\}", "", found[1] or found[2] or "")
            if READABLE.fullmatch(text) and text not in KEYS_IN_CODE:
                looked_at += 1
                if text not in known:
                    wrong.append((script.name, text))
    assert looked_at > 3
    assert wrong == []


ANSWERED = tuple(f"answer-{name}" for name in ("lines", "voice", "braille", "colours"))
NAMED = {
    "welcome": ("button-back",),
    "lesson-hint": ("button-menu",),
    "missed": ("button-mark", "group-more"),
    "first-run-touched": ANSWERED,
    "first-run-voice": ("answer-voice",),
    "page-save-key": ("button-save-all",),
    "page-not-kept": ("button-save-all",),
    "page-update-unkept": ("button-save-all",),
}
"""The buttons in sentences for fingers."""


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_sentences_for_fingers_name_buttons_as_they_are_written(language: str) -> None:
    own, shell = page_texts(language), shell_texts(language)
    program = Narrator(Texts(language))
    program.touched = True
    for sentence, buttons in NAMED.items():
        given = {"count": 2, "title": "Sika", "back": "Escape", "why": "x", "key": "P"}
        if sentence.startswith("page-"):
            told = own.format(sentence, given, ("touch",))
        else:
            told = program.say(sentence, **given)
        for button in buttons:
            name = own.format(button, {}) if own.has(button) else shell[button]
            assert name.casefold() in told.casefold(), sentence


def test_messages_of_the_page_survive_a_round_trip() -> None:
    kinds = [message.kind(one.__name__) for one in FromShell.__subclasses__()]
    assert len({*kinds}) == len(kinds)
    sent = list[str]()
    ShellLine(sent.append).send(to_shell.ListAt(3, 2))
    assert json.loads(sent[0]) == {"kind": "list-at", "id": 3, "index": 2}
    assert read('{"kind":"key","name":"r","at":1.5,"new":1}') == from_shell.Pressed("r", 1.5)
    assert read('{"kind":"file","name":"a","bytes":"eHg="}') == from_shell.File("a", b"xx")
    assert read('{"kind":"nobody knows"}') is None
    assert {message.kind(one.__name__) for one in ToShell.__subclasses__()} >= {"line", "list"}


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"kind":"key"}', '{"kind":"pick","list":"x"}'])
def test_a_text_that_is_no_message_is_refused(text: str) -> None:
    with pytest.raises(Fault):
        read(text)


def test_the_main_menu_is_the_terminals(tmp_path: Path) -> None:
    keys = ("down", "end", "home", "F", "question", "escape")
    page = visit_page(tmp_path / "page", lambda shell: shell.press(*keys))

    async def with_its_own_entry(app: App) -> None:
        async def nothing() -> None:
            pass

        await main_menu(app, lambda: {"page": nothing})

    assert page.lines == in_a_terminal(tmp_path / "terminal", keys, with_its_own_entry)


def test_the_pages_own_menu_is_in_help_where_its_letter_finds_it(tmp_path: Path) -> None:
    async def walk(shell: Shell) -> None:
        (main,) = shell.of("list")
        assert len(main["items"]) == 8, "eight can be kept in mind"
        await shell.press("t")
        assert shell.lines[-1] == "This page: your data. In Help. 7 of 8."
        await shell.press("enter")
        assert shell.of("list")[-1]["title"] == "This page"

    visit_page(tmp_path, walk)


def test_rows_in_english_are_marked_so_where_they_are_not_translated(tmp_path: Path) -> None:
    async def made(app: App) -> None:
        app.dialogue.narrator.use_language("de")
        await show_credits(app, find_game("sika"))

    async def walk(shell: Shell) -> None:
        await shell.press("down")

    with untranslated("sika"):
        rows = visit_page(tmp_path, walk, made).of("list")[-1]["items"]
    assert {one["language"] for one in rows} == {"en"}


@pytest.mark.parametrize(("game", "language"), [("sika", "en"), ("scientific-war", "de")])
def test_a_table_and_its_rule_book_have_the_language_of_the_game(
    tmp_path: Path, game: str, language: str
) -> None:
    """All words of a table are of one language, also the page's own."""

    async def walk(shell: Shell) -> None:
        assert shell.of("table")[-1]["language"] == language
        assert shell.of("table")[-1]["status"] == page_texts(language).format("your-turn", {})
        await shell.press("R")
        assert shell.of("book")[-1]["language"] == language

    settings = Settings(speech="lines", pace=0.0, welcomed=True, language="de")
    with untranslated("sika"):
        visit_page(tmp_path, walk, at_table(game), settings)


def test_data_goes_out_to_a_file_and_comes_in_again(tmp_path: Path) -> None:
    async def open_menu(shell: Shell, entry: str) -> None:
        await open_page_menu(shell)
        own = shell.of("list")[-1]
        at = [item["id"] for item in own["items"]].index(entry)
        await shell.tell(kind="pick", list=own["id"], index=at)

    async def save(shell: Shell) -> None:
        await shell.press("escape")  # not to the game that waits
        await open_menu(shell, "save")

    async def take(shell: Shell) -> None:
        await open_menu(shell, "take")
        assert shell.of("pick-file")
        await shell.tell(kind="file", name=saved["name"], bytes=saved["bytes"])
        while not any("New files: " in line for line in shell.lines):
            await shell.quiet()

    async def forget(shell: Shell) -> None:
        await open_menu(shell, "forget")
        await shell.press("y")

    def play_a_while(shell: Shell) -> Awaitable[None]:
        return shell.press("1")

    visit_page(tmp_path / "one", play_a_while, at_table("sika"))
    (saved,) = visit_page(tmp_path / "one", save).of("save")
    told = visit_page(tmp_path / "two", take).lines
    assert any("New files: " in line for line in told), told
    names = {path.name for path in (tmp_path / "one" / "records").iterdir()}
    assert names <= {path.name for path in (tmp_path / "two" / "records").iterdir()}
    visit_page(tmp_path / "two", forget)
    assert not [path for path in (tmp_path / "two").rglob("*") if path.is_file()]


@pytest.mark.parametrize("key", ["n", "y"])
def test_a_file_says_its_settings_and_makes_nobody_another_person_unasked(
    tmp_path: Path, key: str
) -> None:
    """Whatever else is in the file of a stranger, the page plays as before until the yes."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("settings-2.toml", 'verbosity = "brief"\nsound_pack = "/etc"\n')
        archive.writestr(DEVICE, json.dumps({"secret": "0" * 64}))
    given = base64.b64encode(packed.getvalue()).decode()

    async def take(shell: Shell) -> None:
        await open_page_menu(shell)
        await choose_entry(shell, "take")
        await shell.tell(kind="file", name="theirs.zip", bytes=given)
        while not any("as another person" in line for line in shell.lines):
            await shell.quiet()
        assert "It brings these settings: verbosity brief." in shell.lines
        assert not (tmp_path / DEVICE).exists()
        await shell.press(key)
        while not any(line.startswith(said) for line in shell.lines):
            await shell.quiet()

    said = "Everything stays as it was." if key == "n" else "You now play with others as"
    visit_page(tmp_path, take)
    assert (tmp_path / DEVICE).exists() == (tmp_path / "settings-2.toml").exists() == (key == "y")


def test_the_player_is_told_once_that_the_browser_may_clear_its_storage(tmp_path: Path) -> None:
    async def stored(shell: Shell) -> None:
        await shell.tell(kind="stored", persistent=False, why="")

    first, second = (visit_page(tmp_path, stored) for _ in range(2))
    assert sum("may clear" in line for line in first.lines) == 1
    assert not any("may clear" in line for line in second.lines)


def test_the_player_is_told_that_safari_deletes_and_again_after_a_long_game(tmp_path: Path) -> None:
    async def play(shell: Shell, seconds: int) -> None:
        await shell.tell(kind="stored", persistent=True, deletes=True)
        shell.clock.keys += seconds
        await shell.press("escape", "g", "enter", "y", "escape")

    def told(seconds: int) -> list[str]:
        game = at_table("ten-die-poker", "you,bot,bot,bot")
        page = visit_page(tmp_path, lambda shell: play(shell, seconds), game)
        return [line[:24] for line in page.lines if "Safari deletes" in line]

    assert told(60) == ["Safari deletes what is k"]
    assert told(60) == []
    assert told(1500) == ["Remember that Safari del"]


def test_the_title_names_the_game_and_says_when_it_is_over(tmp_path: Path) -> None:
    async def walk(shell: Shell) -> None:
        assert shell.of("table")[-1]["title"].startswith("10-Die Poker: ")
        await shell.press("escape", "g", "enter", "y")

    shown = visit_page(tmp_path, walk, at_table("ten-die-poker", "you,bot,bot,bot")).of("table")[-1]
    assert shown["title"] == "10-Die Poker: The game is over."
    assert shown["status"] == "The game is over."


def test_the_end_of_a_game_offers_a_button_that_reviews_it_with_the_expert(tmp_path: Path) -> None:
    async def walk(shell: Shell) -> None:
        await shell.press("1", *["enter"] * 9)
        shown = {one["text"]: one["key"] for one in shell.of("answers")[-1]["answers"]}
        assert list(shown) == ["Play again", "Next player first", "Review with the expert", "Leave"]
        await shell.press(shown["Review with the expert"])
        assert "average is" in shell.lines[-1]

    visit_page(tmp_path, walk, at_table("sika"))


def test_a_page_reloaded_amid_a_game_says_first_which_one_waits_and_enter_continues_it(
    tmp_path: Path,
) -> None:
    async def begin(shell: Shell) -> None:
        await shell.press("down", "enter")

    visit_page(tmp_path, begin, at_table("sika"))

    async def again(shell: Shell) -> None:
        waits = "Your game of Sika is waiting. Enter continues it, Escape goes to the menu."
        assert shell.lines == [waits]
        assert [one["text"] for one in shell.of("answers")[-1]["answers"]] == ["Continue", "Back"]
        await shell.press("t")
        assert shell.lines == [waits, waits]
        await shell.press("enter")
        assert shell.of("table")[-1]["game"] == "Sika"
        await shell.press("escape")
        await choose_entry(shell, "leave")
        assert shell.of("list")[-1]["title"] == "Main menu"

    visit_page(tmp_path, again)

    async def after(shell: Shell) -> None:
        assert shell.lines[0].startswith("Main menu"), "a game that was left does not wait"

    visit_page(tmp_path, after)


def test_about_says_where_the_browser_keeps_data(tmp_path: Path) -> None:
    async def walk(shell: Shell) -> None:
        await choose_entry(shell, "help")
        await choose_entry(shell, "about")
        kept = [item["text"] for item in shell.of("list")[-1]["items"]]
        assert any("in this browser" in text for text in kept)
        assert not any(str(tmp_path) in text for text in kept)

    visit_page(tmp_path, walk)
