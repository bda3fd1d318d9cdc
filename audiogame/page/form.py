"""Settings as controls of a form: messages to the shell and from it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from audiogame.console.display import Listed
from audiogame.console.form import Control
from audiogame.page.message import ToShell
from audiogame.page.to_shell import ListItem
from audiogame.rules.value import Value


class FormControl(Value):
    """A setting, or a button where `what` is "button".

    Args:
        id: its name in the program.
        what: "choice", "yes", "number", "text" or "button".
        label: its name.
        value: as it would be typed; "yes" or "no" where that is the question.
        words: the value in words.
        about: what more can be read of it.
        options: the values of a choice.
    """

    id: str
    what: str
    label: str
    value: str = ""
    words: str = ""
    about: str = ""
    options: tuple[ListItem, ...] = ()
    low: float = 0.0
    high: float = 0.0
    step: float = 1.0


class Form(ToShell):
    """Settings to change where they stand; `index` is where the player is, counted from 0."""

    id: int
    title: str
    controls: tuple[FormControl, ...]
    index: int = 0


class FormAt(ToShell):
    """The player stands on another control."""

    id: int
    index: int


class FormEnds(ToShell):
    """A form is closed; what was open before it is open again."""

    id: int


def form_of(
    number: int, title: str, entries: Iterable[Listed], controls: Mapping[str, Control], index: int
) -> Form:
    """Return the form of a menu; entries without a control are buttons."""
    return Form(number, title, tuple(_control(one, controls.get(one.id)) for one in entries), index)


def _control(entry: Listed, control: Control | None) -> FormControl:
    if control is None:
        return FormControl(entry.id, "button", entry.text.rstrip("."), about=entry.about)
    return FormControl(
        entry.id,
        control.kind.value,
        control.label,
        control.value,
        control.words,
        entry.about,
        tuple(ListItem(value, words) for value, words in control.options.items()),
        control.low,
        control.high,
        control.step,
    )
