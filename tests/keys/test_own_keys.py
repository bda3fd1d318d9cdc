"""Keymaps in layers: the default, presets, and the player's file, with all its errors reported."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import pytest
from completed import completed
from hypothesis import given
from hypothesis import strategies as st
from offenders import none_of

from audiogame.__main__ import main
from audiogame.cli.keys import document, of_games
from audiogame.console.keys_template import keys_template
from audiogame.console.spelling import keys_in_words
from audiogame.keys.commands import COMMANDS, Mode, commands_in
from audiogame.keys.keymap import check_layer, clashes, default_layer, layered, unbound
from audiogame.keys.layer import KeymapError
from audiogame.keys.layer_file import read_layer
from audiogame.keys.names import NAMED, PLAIN
from audiogame.keys.own_keys import all_jumps, load_own_keys, read_own_keys
from audiogame.keys.presets import preset_layer, preset_names
from audiogame.narration.faults import each_told, told
from audiogame.narration.narrator import Narrator
from audiogame.narration.texts import Texts
from audiogame.preferences.keys_menu import with_keys, with_preset
from audiogame.table.library import all_games, all_names

DEFAULT = default_layer()


def faults(text: str) -> tuple[str, ...]:
    with pytest.raises(KeymapError) as refused:
        read_own_keys(text)
    return each_told(refused.value.reasons, "en")


def test_a_players_file_goes_before_the_preset_and_the_default() -> None:
    """Named commands get the keys in the file; all others keep theirs."""
    own = read_own_keys('preset = "playpalace"\n[all]\nrepeat = ["f10"]\n[game]\nturn = ["u"]\n')
    keymap = own.keymap()
    assert keymap.keys("repeat", Mode.MENU) == ("f10",)
    assert keymap.keys("turn", Mode.GAME) == ("u",)
    assert keymap.keys("rules", Mode.GAME) == ("d",)
    assert keymap.keys("choose", Mode.GAME) == ("enter", "r")
    assert keymap.keys("choose", Mode.MENU) == ("enter",)
    assert own.preset == "playpalace"
    assert [(lost.command, lost.mode) for lost in own.lost] == []


def test_a_game_has_keys_of_its_own() -> None:
    """They apply in that game alone, and so do changed keys for its choices."""
    own = read_own_keys(
        '[games.sika]\nown = ["o"]\n[games.scientific-war.choose]\nf10 = "play queen"\n'
    )
    assert own.keymap("sika").keys("own", Mode.GAME) == ("o",)
    assert own.keymap("sika").keys("own", Mode.MENU) == ("h",)
    assert own.keymap().keys("own", Mode.GAME) == ("h",)
    assert own.keymap("scientific-war").jumps == {"f10": "play queen"}


def test_a_key_that_is_taken_from_a_command_is_said() -> None:
    """Likewise a command that is unbound on purpose."""
    own = read_own_keys('[all]\nrepeat = ["l", "t"]\nverbosity = []\n')
    assert {told(lost.reason, "en") for lost in own.lost} == {
        "turn now has no key in the mode game: 't' now means repeat.",
        "verbosity has no key in the mode menu.",
        "verbosity has no key in the mode game.",
        "verbosity has no key in the mode lobby.",
    } | {
        told(lost.reason, "en")
        for lost in own.lost
        if lost.mode.value not in ("menu", "game", "lobby")
    }


def test_a_command_of_games_leaves_the_keys_of_menus_alone() -> None:
    """R bound for all games applies in games; in a lobby B still adds a bot."""
    own = read_own_keys('[all]\nturn = ["b"]\n')
    assert own.keymap().keys("add-bot", Mode.LOBBY) == ("b",)
    assert own.keymap().keys("turn", Mode.GAME) == ("b",)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (
            '[all]\nrepaet = ["l"]',
            "keys.toml, line 2: There is no command 'repaet': perhaps you meant",
        ),
        ('[all]\nrepeat = ["entr"]', "line 2: There is no key 'entr': perhaps you meant enter"),
        ('[all]\nrepeat = ["l"]\nwho = ["l"]', "line 3: In [all] key 'l' would mean both 'repeat'"),
        ('[all]\nrepeat = ["g t"]', "line 2: 'g t' is two keys, and 'g' alone begins it"),
        ('[all]\nrepeat = ["ctrl-i"]', "line 2: 'ctrl-i' and 'tab' arrive as the same key"),
        ('[all]\nrepeat = ["ctrl-["]', "line 2: 'ctrl-[' and 'escape' arrive as the same key"),
        ('[all]\nrepeat = ["shift-enter"]', "'shift-enter' and 'enter' arrive as the same key"),
        ('[all]\nrepeat = ["insert"]', "Key 'insert' is not free: screen readers keep"),
        ('[all]\nrepeat = ["alt-f1"]', "Key 'alt-f1' is not free: it belongs to screen readers"),
        ('[all]\nrepeat = ["f11"]', "Key 'f11' is not free: terminals use F11"),
        ('[all]\nrepeat = ["ctrl-s"]', "Key 'ctrl-s' is not free: terminals pause"),
        ('[all]\nrepeat = ["ctrl-c"]', "Key 'ctrl-c' can't be changed: it means 'leave'"),
        ('[game]\nrepeat = ["k"]', "line 2: In Scientific War, 'k' is for 'play king'"),
        (
            "[all]\nback = []",
            "line 2: You need a key for 'back' in menu and game and book and new and lobby "
            "and review",
        ),
        (
            '[all]\nrepeat = ["enter"]',
            "line 2: You need a key for 'choose' in menu and game and book and new and lobby "
            "and review",
        ),
        ('preset = "azert"', "line 1: There is no preset 'azert': perhaps you meant azerty."),
        ('[games.sikka]\nown = ["o"]', "line 1: There is no game 'sikka': perhaps you meant sika."),
        ('[gmae]\nown = ["o"]', "line 1: Unknown table [gmae]: perhaps you meant game"),
        ('[same]\n"é" = 2', "line 2: 2 isn't a key."),
        ('[same]\nalt-tab = "2"', "line 2: Key 'alt-tab' is not free"),
        ("games = 3", "Unknown table [games]"),
        (
            '[game]\n\n[games.scientific-war.jumps]\nq = "play queen"',
            "line 3: There is no table 'jumps' in [games.scientific-war]: the choices are choose.",
        ),
        (
            '[all]\n[all.xyzzy]\nq = "r"',
            "line 2: There is no table 'xyzzy' in [all]: nothing is allowed.",
        ),
        (
            '[all]\nxyzzy = ["q"]',
            "line 2: There is no command 'xyzzy': keys/default.toml of the program lists them all.",
        ),
        ("[games]\nsika = 3", "The keys of game 'sika' must be a table, not 3."),
        ("[games.sika]\nchoose = 3", "What keys choose must be a table, not 3."),
        ("[games.sika.choose]\nq = 3", "Key 'q' must choose words, such as \"play queen\", not 3"),
        (
            '[games.scientific-war.choose]\nt = "play two"',
            "line 2: In Scientific War, 't' is for 'turn', which would be out of reach",
        ),
        ('[all]\nback = []\nwho = ["hyper"]', "line 2: You need a key for 'back'"),
        ('[all]\nwho = ["hyper"]', "no key 'hyper': write a character, or a name such as enter"),
        ("[all\n", "line 1: Couldn't read the key file: something is wrong in line 1"),
        ("[all]\nrepeat = [\n  'l',\n  'insert',\n]", "line 4: Key 'insert' is not free"),
        ("all = { repeat = ['insert'] }", "line 1: Key 'insert' is not free"),
    ],
)
def test_each_fault_has_its_line_and_what_to_do(text: str, fault: str) -> None:
    """A sentence that names the error, its place, and what to write instead."""
    found = faults(text)
    assert any(fault in told for told in found), found
    assert all(told.startswith("keys.toml") and told.endswith(".") for told in found)


def test_all_faults_are_told_at_once_in_their_order() -> None:
    """Errors of single keys together with those found only in the games' keys."""
    found = faults('[all]\nrepaet = ["l"]\nsilence = ["k"]\n[game]\nwho = ["insert"]\n')
    assert [told.split(":")[0] for told in found] == [
        "keys.toml, line 2",
        "keys.toml, line 3",
        "keys.toml, line 5",
    ]


def test_a_key_that_is_wrong_takes_nothing_away() -> None:
    """Only one error is reported: the layer below still has the key."""
    assert len(faults('[all]\nback = ["hyper"]\n')) == 1


def test_a_jump_that_is_taken_away_frees_its_key() -> None:
    """With an empty text K no longer jumps to kings, and can be bound otherwise."""
    text = '[games.scientific-war]\nwho = ["k"]\n[games.scientific-war.choose]\nk = ""\n'
    assert read_own_keys(text).keymap("scientific-war").command("k", Mode.GAME) is not None


def test_a_broken_file_never_locks_out(tmp_path: Path) -> None:
    """The default keys apply, and the errors can be read."""
    path = tmp_path / "keys.toml"
    assert load_own_keys(path).faults == ()
    path.write_text("[all]\nback = []\n", encoding="utf-8")
    own = load_own_keys(path)
    assert len(own.faults) == 1
    assert own.keymap() == layered([DEFAULT])
    path.write_bytes(b"\xff")
    assert "isn't UTF-8" in told(load_own_keys(path).faults[0], "en")
    path.unlink()
    path.mkdir()
    assert "Couldn't read" in told(load_own_keys(path).faults[0], "en")


COMMAND_NAMES = [*COMMANDS, "repaet"]
key_texts = st.one_of(
    st.sampled_from([*"abcdrtekqlRTL123é", *NAMED.values(), *PLAIN, "ctrl-a", "ctrl-i", "alt-x"]),
    st.text(max_size=4),
)
table_names = st.sampled_from(
    ["all", "menu", "game", "lobby", *(f"games.{name}" for name in all_names()), "games.x", "x"]
)
tables = st.dictionaries(
    table_names,
    st.dictionaries(st.sampled_from(COMMAND_NAMES), st.lists(key_texts, max_size=3), max_size=4),
    max_size=3,
)


def as_toml(content: dict[str, dict[str, list[str]]], preset: str) -> str:
    lines = [f'preset = "{preset}"'] if preset else []
    for table, entries in content.items():
        lines.append(f"[{table}]")
        for name, keys in entries.items():
            escaped = ["".join(f"\\U{ord(char):08x}" for char in key) for key in keys]
            lines.append(name + " = [" + ", ".join(f'"{key}"' for key in escaped) + "]")
    return "\n".join(lines) + "\n"


@given(content=tables, preset=st.sampled_from(["", *preset_names()]))
def test_an_accepted_keymap_reaches_every_command_or_says_which_not(
    content: dict[str, dict[str, list[str]]], preset: str
) -> None:
    """Each command the preset reached is reachable, or reported as unbound."""
    try:
        own = read_own_keys(as_toml(content, preset))
    except KeymapError:
        return
    said = {(lost.command, lost.mode) for lost in own.lost}
    for game in ("", *all_names()):
        before, after = layered(own.layers[:-1], game), own.keymap(game)
        for mode in Mode:
            for name, command in COMMANDS.items():
                if mode in command.modes and before.keys(name, mode):
                    assert after.keys(name, mode) or (name, mode) in said
                if mode in command.modes and name in ("back", "choose", "up", "down", "keys"):
                    assert after.keys(name, mode)


@given(key=key_texts, game=st.sampled_from(all_names()), above=st.sampled_from(["", "who", "up"]))
def test_a_jump_that_is_accepted_hides_no_command(key: str, game: str, above: str) -> None:
    """During a choice, a key that jumps to a choice has no other command."""
    escaped = "".join(f"\\U{ord(char):08x}" for char in key)
    text = f'[games.{game}.choose]\n"{escaped}" = "play two"\n'
    if above:
        text = f'[game]\n{above} = ["{escaped}"]\n{text}'
    try:
        own = read_own_keys(text)
    except KeymapError:
        return
    (jump,) = own.keymap(game).jumps
    meant = own.keymap(game).command(jump, Mode.GAME)
    assert meant is None or meant.chooses or Mode.GAME not in meant.modes or jump.isupper()


@given(st.one_of(st.binary(), st.text().map(lambda text: text.encode("utf-8", "replace"))))
def test_any_bytes_are_keys_or_told_as_faults(
    tmp_path_factory: pytest.TempPathFactory, data: bytes
) -> None:
    """No content of the file prevents the program from starting."""
    path = tmp_path_factory.mktemp("keys") / "keys.toml"
    path.write_bytes(data)
    own = load_own_keys(path)
    assert own.keymap().keys("back", Mode.MENU)


@pytest.mark.parametrize("name", preset_names())
def test_a_preset_has_no_faults_and_reaches_everything(name: str) -> None:
    """No clashes, also with the games' keys; no command without a key; no warnings."""
    layer = preset_layer(name)
    assert check_layer([DEFAULT], layer) == ()
    assert clashes(layer, all_jumps()) == ()
    assert [
        told(one.reason, "en")
        for game in ("", *layer.games)
        for one in unbound([DEFAULT], layer, game)
    ] == []
    assert layer.doubts == ()


def test_the_default_leaves_the_keys_of_games_alone() -> None:
    """Rank keys take precedence over digits while a card is chosen, and over nothing else."""
    assert clashes(DEFAULT, all_jumps()) == ()
    assert {key for jumps in all_jumps().values() for key in jumps} >= {*"23456789jqkao"}


OFTEN = (
    *("up", "down", "choose", "back", "rules", "turn", "standing", "shown", "own", "repeat"),
    *("older", "newer", "silence", "keys", "verbosity", "who"),
)
LEFT = {*"qwertasdfgzxcvb12345", "tab", "escape", "space", "f1", "f2", "f3", "f4", "f5"}
RIGHT = {*"yuiophjklnm67890", "up", "down", "left", "right", "enter", "backspace", "delete", "home"}
RIGHT |= {"comma", "period", "minus", "equals", "semicolon", "apostrophe", "question", "pageup"}
RIGHT |= {"end", "pagedown", "less", "greater", "bracketleft", "bracketright", "slash"}


@pytest.mark.parametrize(("name", "hand"), [("left-hand", LEFT), ("right-hand", RIGHT)])
def test_one_hand_reaches_what_is_needed_often(name: str, hand: set[str]) -> None:
    """Also the list of keys, which reaches all other commands."""
    keymap = layered([DEFAULT, preset_layer(name)])
    for command in OFTEN:
        for mode in (Mode.MENU, Mode.GAME):
            if mode in COMMANDS[command].modes:
                keys = {key.lower() for key in keymap.keys(command, mode)}
                assert keys & hand, f"{command} in {mode}: {keys}"


def test_a_rewritten_keys_file_keeps_remarks_and_is_read_back() -> None:
    """A key is added, a command unbound and restored, and a preset set above them."""
    text = "# mine\n[all]\nrepeat = ['l'] # as before\n"
    text = with_keys(text, "all", "repeat", ("l", "f10"))
    text = with_keys(text, "games.sika", "own", ("o",))
    text = with_keys(text, "game", "verbosity", ())
    text = with_preset(text, "azerty")
    assert "# mine" in text
    assert "# as before" in text
    own = read_own_keys(text)
    assert own.preset == "azerty"
    assert own.keymap("sika").keys("own", Mode.GAME) == ("o",)
    assert own.keymap().keys("repeat", Mode.MENU) == ("l", "f10")
    assert own.keymap().keys("verbosity", Mode.GAME) == ()
    text = with_keys(with_preset(text, ""), "game", "verbosity", None)
    again = read_own_keys(text)
    assert again.preset == ""
    assert again.keymap().keys("verbosity", Mode.GAME) == ("v", "f6")


def test_a_file_to_begin_with_changes_nothing() -> None:
    """Every line is commented out; uncommented, the file equals the default."""
    text = keys_template(layered([DEFAULT]), "keys.toml", "en")
    assert layered([DEFAULT, read_layer(text)]) == layered([DEFAULT])
    entries = [line for line in text.splitlines() if line.startswith("#") and line[1:2] != " "]
    assert len(entries) > len(COMMANDS)
    for at, name in enumerate(preset_names()):
        assert entries[at] == f'#preset = "{name}"'
    live = text
    for entry in entries[len(preset_names()) + 1 :]:  # without presets and keyboard
        live = live.replace(f"\n{entry}\n", f"\n{entry[1:]}\n", 1)
    written = read_own_keys(live)
    assert written.lost == ()
    for game in ("", *(game.name for game in all_games()[0])):
        for mode in Mode:
            usual = layered([DEFAULT], game).commands[mode]
            assert dict(written.keymap(game).commands[mode]) == dict(usual)


def test_each_line_of_a_file_to_begin_with_works(tmp_path: Path) -> None:
    """Any single line may be uncommented, and the file means the same keys as before."""
    text = keys_template(layered([DEFAULT]), "keys.toml", "en")
    lines = [line for line in text.splitlines() if line and line[:2] != "# "]
    entries = [number for number, line in enumerate(lines) if line.startswith("#")]
    assert entries
    assert read_own_keys(text).lost == ()
    lost = {}
    for number in entries:
        # Other entries and remarks stay comments, as other parts do.
        part = next((line for line in lines[number::-1] if line[0] == "["), "")
        own = read_own_keys(f"{part}\n{lines[number][1:]}")
        lost[lines[number]] = own.lost
    none_of(f"{entry}: {names}" for entry, names in lost.items() if names)


def test_a_file_to_begin_with_is_written_once(tmp_path: Path, run: Run) -> None:
    """At the program's path or at a given one; an existing file is never overwritten."""
    written = run("keys", "--template", "--data", str(tmp_path))
    file = tmp_path / "keys.toml"
    assert (written.returncode, written.stdout) == (0, f"Saved to {file}.\n"), written
    assert load_own_keys(file).faults == ()
    file.write_text('[game]\nturn = ["d"]\n', encoding="utf-8")
    again = run("keys", "--template", "--data", str(tmp_path))
    assert again.returncode == 2
    assert "already exists, so nothing was written" in again.stderr
    assert 'turn = ["d"]' in file.read_text(encoding="utf-8")
    other = run("keys", "--template", str(tmp_path / "new" / "k.toml"), "--data", str(tmp_path))
    assert other.returncode == 0
    checked = run("keys", "check", str(tmp_path / "new" / "k.toml"))
    assert (checked.returncode, checked.stderr) == (0, "")
    blocked = run("keys", "--template", str(file / "k.toml"))
    assert blocked.returncode == 2
    assert "Couldn't write" in blocked.stderr


@dataclass(frozen=True)
class Ended:
    """A command's exit status and output."""

    returncode: int
    stdout: str
    stderr: str


Run = Callable[..., Ended]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Return a function that runs a command in this process."""

    def command(*arguments: str) -> Ended:
        capsys.readouterr()
        status = main([*arguments])
        return Ended(status, *capsys.readouterr())

    return command


def test_the_command_line_is_that_of_the_program(tmp_path: Path, run: Run) -> None:
    """Started as `python -m`, it exits and prints as in this process."""
    file = tmp_path / "mine.toml"
    file.write_text('[all]\nrepaet = ["l"]\n', encoding="utf-8")
    begun = completed([sys.executable, "-m", "audiogame", "keys", "check", str(file)])
    assert Ended(begun.returncode, begun.stdout, begun.stderr) == run("keys", "check", str(file))
    assert begun.returncode == 1


def test_the_keys_of_one_game_are_listed(tmp_path: Path) -> None:
    """Those that the player has there, under the game's name."""
    text = '[games.sika]\nturn = ["d"]\nwho = []\n[games.sika.choose]\nb = "call red"\n'
    (tmp_path / "keys.toml").write_text(text, encoding="utf-8")
    lines = [*of_games("en", load_own_keys(tmp_path / "keys.toml"))]
    start = lines.index("In Sika, at other times:")
    assert lines[start + 1 :] == [
        "D: Whose turn it is.",
        "No key: Who sits where; press again for one player at a time.",
        "In Sika, while you can choose it:",
        "B: Red, 'call red' in a file of keys.",
        "In 10-Die Poker, while you can choose it:",
        "F: Fold, 'fold' in a file of keys.",
    ]


def test_the_choices_of_keys_are_told_in_the_language() -> None:
    """What is typed for one is quoted; a card has a letter of the language besides."""
    text = '[games.army-men.choose]\nf10 = "set-aside 2"\n'
    lines = [*of_games("es", read_own_keys(text, "keys.toml"))]
    dice, cards, _poker = (line for line in lines if line.endswith(", mientras se puede elegir:"))
    assert lines.index(dice) == 0
    assert lines[1] == "F10: «set-aside 2» en un archivo de teclas."
    lines = lines[lines.index(cards) : lines.index(_poker)]
    assert "D: Dama, «play queen» en un archivo de teclas." in lines
    assert "Q: Dama, «play queen» en un archivo de teclas." in lines
    assert [line for line in lines[1:] if not line.endswith("» en un archivo de teclas.")] == []


def test_the_document_of_the_keys_is_made_from_the_commands() -> None:
    """As it would be written now, and with every key of every command."""
    written = (Path(__file__).parents[2] / "audiogame/keys/README.md").read_text(encoding="utf-8")
    assert written == document("en")
    narrator, keymap = Narrator(Texts("en")), layered([DEFAULT])
    for mode in Mode:
        for command in commands_in(mode):
            keys = keys_in_words(narrator, keymap, command.name, mode)
            assert f"- {keys}: {narrator.say(f'command-{command.name}')}." in written.splitlines()


def test_where_the_menu_keys_count_too_only_other_keys_are_listed() -> None:
    parts = (part.splitlines() for part in document("en").split("\n## "))
    keys = {part[0]: {line for line in part if line.startswith("- ")} for part in parts}
    beside = [lines for title, lines in keys.items() if title.endswith("as well as the menu keys")]
    assert len(beside) == 2
    assert not any(lines & keys["In menus"] for lines in beside)
    assert all(beside)


def test_the_command_line_lists_and_checks(tmp_path: Path, run: Run) -> None:
    """It lists the keys in force; reports every error of a file, and exits with 1."""
    listed = run("keys", "--data", str(tmp_path))
    assert listed.returncode == 0
    assert "R: The rules right now." in listed.stdout.splitlines()
    assert "Q: Queen, 'play queen' in a file of keys." in listed.stdout.splitlines()
    file = tmp_path / "mine.toml"
    file.write_text('[all]\nrepaet = ["l"]\nwho = ["k"]\n', encoding="utf-8")
    checked = run("keys", "check", str(file))
    assert checked.returncode == 1
    assert checked.stdout.splitlines()[0].startswith("mine.toml, line 2: There is no command")
    assert checked.stdout.splitlines()[1].startswith("mine.toml, line 3: In Scientific War")
    assert "Fix these 2 errors before using" in checked.stdout.splitlines()[2]
    file.write_text('[all]\nwho = ["w", "ctrl-a"]\ncopy = ["r"]\n', encoding="utf-8")
    checked = run("keys", "check", str(file))
    assert checked.returncode == 0
    assert checked.stdout.splitlines() == [
        "mine.toml, line 2: Key 'ctrl-a' won't work for everybody: the screen reader yasr "
        "keeps it.",
        "mine.toml: rules now has no key in the mode game: 'r' now means copy.",
        "mine.toml: rules now has no key in the mode review: 'r' now means copy.",
        "No errors in mine.toml.",
    ]
    file.write_text('[all]\nrepaet = ["l"]\nwho = ["w", "ctrl-a"]\n', encoding="utf-8")
    both = run("keys", "check", str(file)).stdout.splitlines()
    assert ["no command" in both[0], "ctrl-a" in both[1], "Fix this" in both[2]] == [True] * 3
    missing = run("keys", "check", str(tmp_path / "none.toml"))
    assert missing.returncode == 2
    assert missing.stderr.startswith("Couldn't read the keys from")
    with suppress(OSError):
        (tmp_path / "keys.toml").write_text("[all]\nback = []\n", encoding="utf-8")
    broken = run("keys", "--data", str(tmp_path))
    assert broken.returncode == 1
    assert "You need a key for 'back'" in broken.stdout.splitlines()[0]
