"""The menu of a table before its game, with the length, the rules and more as rows."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

from audiogame.archive.last_tables import LastTable
from audiogame.console.app import App
from audiogame.console.dialogue import Dialogue
from audiogame.console.form import Control, ControlKind
from audiogame.console.menu import Item, MenuPlace, menu
from audiogame.console.text_entry import enter_text
from audiogame.keys.commands import Mode
from audiogame.narration.narrator import Line, Narrator, Urgency
from audiogame.narration.texts import Texts
from audiogame.rules.fault import Reason
from audiogame.rules.game import Game
from audiogame.rules.options import OptionKind, Options, OptionValue, option_kinds
from audiogame.rules.value import replace

Rows = Callable[[], Sequence[Item]]
"""Returns the entries of a menu as they are now."""


def game_narrator(dialogue: Dialogue, game: Game) -> Narrator:
    """Return a narrator with the messages of a game, in the language of a dialogue."""
    return Narrator(Texts(dialogue.language, game.packages), game.name)


def title(dialogue: Dialogue, game: Game) -> str:
    """Return the title of a game."""
    return game_narrator(dialogue, game).say(f"{game.name}-title")


def option_text(dialogue: Dialogue, game: Game, kind: OptionKind, value: OptionValue) -> str:
    """Return an option and its value in words, all in the language that the game is told in."""
    narrator = game_narrator(dialogue, game)
    say = dialogue.shared_around(narrator.texts.language).say
    told = narrator.option(kind.name, value)
    if kind.name == game.length:
        return say("lobby-length", value=told)
    named = narrator.option_name(kind.name)
    return say("lobby-option", option=named, value=told) if named else told


def option_about(dialogue: Dialogue, game: Game, kind: OptionKind) -> str:
    """Return the description of an option, with all its possible values, in one language."""
    narrator = game_narrator(dialogue, game)
    say = dialogue.shared_around(narrator.texts.language).say
    about = narrator.option_about(kind.name)
    listed = () if kind.any_number else kind.values
    values = tuple(narrator.option(kind.name, value) for value in listed)
    if kind.numbers:
        low, high, length = kind.numbers[0], kind.numbers[-1], kind.name == game.length
        told = say(
            "option-numbers", values=values, count=len(values), low=low, high=high, length=length
        )
    else:
        told = say("option-values", values=values, count=len(values))
    return say("option-about", about=about, told=told) if about else told


def turned(kind: OptionKind, value: OptionValue, by: int) -> OptionValue:
    """Return the value that is a step from another: around the listed ones, or the next number.

    Args:
        by: the step, -1 or 1.
    """
    if kind.any_number:
        low, high = kind.numbers[0], kind.numbers[-1]
        return min(max(int(value) + by, low), high)
    if value not in kind.values:  # a typed number
        return kind.values[0 if by > 0 else -1]
    return kind.values[(kind.values.index(value) + by) % len(kind.values)]


class TableOptions:
    """The menu of a table before its game: the rows of its options, and the menus these open.

    Args:
        app: keys and outputs.
        game: the game to be played.
        table: the settings to begin with.
        rows: returns the entries of the table's menu, in which the rows are.
        seats: returns the number of seats, for which the rule book opens.
        command: runs another entry, or a command that ends one of the menus, such as one that
            adds a bot.
        mode: whose keys work in the menus.
        words: whether the players may add words to the luck.
        reset: returns the settings of a new table; None where they cannot be reset.
    """

    def __init__(
        self,
        app: App,
        game: Game,
        table: LastTable,
        rows: Rows,
        seats: Callable[[], int],
        command: Callable[[str], Awaitable[None]],
        mode: Mode = Mode.NEW,
        words: bool = False,
        reset: Callable[[], LastTable] | None = None,
    ) -> None:
        # late: the first line of a game reads no rules
        from audiogame.console.rule_reader import read_rules, rules_at_hand

        self._read = read_rules
        self._at_hand = rules_at_hand
        self.table = table
        self._app = app
        self._game = game
        self._whole = rows
        self._seats = seats
        self._mode = mode
        self._words = words
        self._reset = reset
        self._command = command
        kinds = {kind.name: kind for kind in option_kinds(game.options)}
        self._length = kinds.pop(game.length, None)
        self._rules = tuple(kinds.values())

    def rows(self) -> list[Item]:
        """Return the rows of the table's length and of its rules."""
        say, rows = self._app.dialogue.narrator.say, []
        if self._length is not None:
            rows.append(self._option("length", self._length, self._whole))
        usual = self._game.options()
        changed = sum(self._value(kind) != getattr(usual, kind.name) for kind in self._rules)
        rows.append(
            Item(
                "rules",
                say("lobby-table-rules", count=changed),
                say("lobby-table-rules-about"),
                holds=lambda: tuple(self._rule_items(self._whole)),
            )
        )
        return rows

    def more(self) -> list[Item]:
        """Return the row of everything else, if there is more to choose."""
        if not self._more_items(self._whole):
            return []
        say, held = self._app.dialogue.narrator.say, partial(self._more_items, self._whole)
        about = say("lobby-more-about")
        return [Item("more", say("lobby-more"), about, holds=lambda: tuple(held()))]

    async def _read_rules(self) -> None:
        await self._read(self._app, self._game, self.table.options, self._seats())

    async def set_up(self, starts: str, start: Callable[[], Awaitable[bool]]) -> bool:
        """Run the table's menu until its game starts; return False for going back.

        Args:
            starts: id of the entry that starts it.
            start: starts it; returns whether it has.
        """
        app, place = self._app, MenuPlace()
        while True:
            with self._at_hand(app.scene, self._read_rules):
                name = title(app.dialogue, self._game)
                chosen = await menu(app, name, self._whole(), place, self._mode)
                if chosen is not None and chosen != starts:
                    await self._choose(chosen)
                    continue
            if chosen is None:
                return False
            if await start():
                return True

    async def _choose(self, chosen: str) -> None:
        """Do what Enter does at a row or an entry."""
        kind, _, name = chosen.partition(" ")
        match kind:
            case "length" if self._length is not None and not self._length.any_number:
                self._turn(self._length, 1)
            case "length" | "number" if self._length is not None:
                await self._type(self._length)
                told = option_text(
                    self._app.dialogue, self._game, self._length, self._value(self._length)
                )
                self._app.dialogue.say(Line(told, urgency=Urgency.ANSWER))
            case "option":
                option = next(one for one in self._rules if one.name == name)
                if option.numbers:
                    await self._type(option)
                else:
                    self._turn(option, 1)
            case "rules":
                await self.open("title-table-rules", self._rule_items)
            case "more":
                await self.open("title-table-more", self._more_items)
            case "book":
                await self._read_rules()
            case "advice" | "words":
                self._switch(kind)
            case "usual" if self._reset is not None:
                self.table = self._reset()
            case _:
                await self._command(chosen)

    def _rule_items(self, rows: Rows) -> list[Item]:
        say = self._app.dialogue.narrator.say
        items = [self._option(f"option {kind.name}", kind, rows) for kind in self._rules]
        return [*items, Item("book", say("lobby-rules"), say("lobby-rules-about"))]

    def _more_items(self, rows: Rows) -> list[Item]:
        say, items = self._app.dialogue.narrator.say, []

        def turns(name: str) -> Callable[[int], Sequence[Item]]:
            return self._then(partial(self._switch, name), rows)

        if self._game.adviser is not None:
            text, about = say("lobby-advice", on=self.table.advice), say("lobby-advice-about")
            items.append(Item("advice", text, about, turns=turns("advice"), opens=False))
        if self._words and self._game.lucky:
            text, about = say("lobby-words", added=self.table.words), say("lobby-words-about")
            items.append(Item("words", text, about, turns=turns("words"), opens=False))
        if self._length is not None and self._length.numbers and not self._length.any_number:
            about = say("lobby-length-number-about")
            items.append(Item("number", say("lobby-length-number"), about))
        if self._reset is not None and self.table != self._reset():
            items.append(Item("usual", say("lobby-usual"), say("lobby-usual-about")))
        return items

    def _option(self, name: str, kind: OptionKind, rows: Rows) -> Item:
        dialogue, game = self._app.dialogue, self._game
        text = option_text(dialogue, game, kind, self._value(kind))
        turns = self._then(partial(self._turn, kind), rows)
        about = option_about(dialogue, game, kind)
        typed = kind.any_number if name == "length" else bool(kind.numbers)
        language = game_narrator(dialogue, game).texts.language
        return Item(name, text, about, turns=turns, opens=typed, language=language)

    @staticmethod
    def _then(change: Callable[[int], None], rows: Rows) -> Callable[[int], Sequence[Item]]:
        """Return a change of a value that then returns the entries of its menu."""

        def turn(by: int) -> Sequence[Item]:
            change(by)
            return rows()

        return turn

    async def open(self, name: str, entries: Callable[[Rows], list[Item]]) -> None:
        """Open a menu within the table's, until the player goes back.

        Args:
            name: id of the message with its title.
            entries: returns its entries as they are now.
        """
        app, place = self._app, MenuPlace()

        def rows() -> list[Item]:
            return entries(rows)

        while True:
            controls = self._controls(rows()) if app.front.display.forms else ()
            chosen = await menu(
                app, app.dialogue.narrator.say(name), rows(), place, self._mode, controls=controls
            )
            if chosen is None:
                return
            if place.value is not None:
                self._fill(chosen, place.value)
            else:
                await self._choose(chosen)

    def _controls(self, items: Sequence[Item]) -> list[Control]:
        """Return the widgets for the values of entries, where a front end has forms."""
        narrator, controls = game_narrator(self._app.dialogue, self._game), []
        for item in items:
            kind, _, name = item.id.partition(" ")
            if kind == "option":
                option = next(one for one in self._rules if one.name == name)
                widget = ControlKind.TEXT if option.numbers else ControlKind.CHOICE
                listed = () if option.numbers else option.values
                words = {str(one): narrator.option(name, one).rstrip(".") for one in listed}
                now, told = str(self._value(option)), item.text
                if ":" not in told:  # a sentence without a name, which a label would keep
                    told = f"{narrator.option_about(name).rstrip('.')}: {now}"
                controls.append(Control(item.id, widget, now, told, words))
            elif kind in _FIELDS:
                say, field = self._app.dialogue.narrator.say, _FIELDS[kind]
                words = {
                    told: say(f"lobby-{kind}", **{field: told == "yes"}).partition(": ")[2][:-1]
                    for told in ("yes", "no")
                }
                now = "yes" if getattr(self.table, kind) else "no"
                controls.append(Control(item.id, ControlKind.CHOICE, now, item.text, words))
        return controls

    def _fill(self, chosen: str, text: str) -> None:
        """Take a value from a form."""
        kind, _, name = chosen.partition(" ")
        if kind != "option":
            if text != ("yes" if getattr(self.table, kind) else "no"):
                self._switch(kind)
            return
        option = next(one for one in self._rules if one.name == name)
        value = option.read(text)
        if value is None:
            self._app.dialogue.tell("not-an-option", typed=text, allowed=option.allowed)
        else:
            self._take(option, value)

    def _value(self, kind: OptionKind) -> OptionValue:
        value: OptionValue = getattr(self.table.options, kind.name)
        return value

    def _take(self, kind: OptionKind, value: OptionValue) -> None:
        options: Any = self.table.options
        changed: Options = replace(options, **{kind.name: value})
        self.table = replace(self.table, options=changed)

    def _turn(self, kind: OptionKind, by: int) -> None:
        self._take(kind, turned(kind, self._value(kind), by))

    def _switch(self, name: str, by: int = 1) -> None:
        """Allow advice or not, or words for the luck."""
        table = self.table
        if name == "advice":
            self.table = replace(table, advice=not table.advice)
        else:
            self.table = replace(table, words=not table.words)

    async def _type(self, kind: OptionKind) -> None:
        """Read a typed value of an option; an empty text keeps the present one."""
        dialogue = self._app.dialogue
        allowed = Reason("number-from-to", low=kind.numbers[0], high=kind.numbers[-1])
        while True:
            prompt = dialogue.narrator.say("enter-option", allowed=allowed, **dialogue.ways_back)
            typed = await enter_text(self._app, prompt)
            if not typed:
                return
            value = kind.read(typed)
            if value is not None:
                self._take(kind, value)
                return
            dialogue.tell("not-an-option", typed=typed, allowed=allowed)


_FIELDS = {"advice": "on", "words": "added"}
"""By setting of a table: the variable of its message."""
