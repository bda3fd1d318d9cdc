"""What the program says to the shell of the page: what is to be shown, said and played."""

from __future__ import annotations

from audiogame.page.message import Bytes, ToShell
from audiogame.rules.value import Value


class StartProgress(ToShell):
    """What the program does while it starts."""

    text: str


class Said(ToShell):
    """A line of the program's, exactly as a terminal says it.

    Args:
        id: its number; what becomes of it is told by it.
        urgency: "answer", "choice", "alert", "news" or "chatter".
        row: whether it answers a key that walks: of several that wait only the last counts.
        secret: whether it may not stay where others could read it.
        listed: whether a list box or an entry says it by itself: it only goes to the history.
        seconds: how long speaking it takes, as far as can be known.
    """

    id: int
    text: str
    urgency: str = "news"
    row: bool = False
    secret: bool = False
    listed: bool = False
    seconds: float = 0.0


class Withdrawn(ToShell):
    """Lines are no longer true: those that still wait are not said."""

    ids: tuple[int, ...]


class Erase(ToShell):
    """What was secret is to be forgotten."""


class ListItem(Value):
    """One entry of a list: its name in the program, and what is read."""

    id: str
    text: str
    about: str = ""


class List(ToShell):
    """A list to walk through and choose from; `index` is counted from 0."""

    id: int
    title: str
    items: tuple[ListItem, ...]
    index: int = 0


class ListText(ToShell):
    """An entry has another text from now on: one that was worked out when the player came to it."""

    id: int
    index: int
    text: str


class ListAt(ToShell):
    """The player stands on another entry."""

    id: int
    index: int


class ListEnds(ToShell):
    """A list is closed; what was open before it is open again."""

    id: int


class TextEntry(ToShell):
    """Something is to be typed.

    Args:
        hidden: whether nobody may see it.
        number: whether it is a number, which the arrows change too.
    """

    id: int
    prompt: str
    text: str = ""
    hidden: bool = False
    number: bool = False


class EntryEnds(ToShell):
    """Nothing is to be typed any more."""

    id: int


class Part(Value):
    """A part of a book: its heading, how deep that is, and one sentence a line."""

    level: int
    id: str
    heading: str
    text: tuple[str, ...]


class Book(ToShell):
    """A book to read; `at` is the part that is being read."""

    id: int
    title: str
    parts: tuple[Part, ...]
    at: str = ""


class BookAt(ToShell):
    """Another part of the book is being read."""

    id: int
    at: str


class BookEnds(ToShell):
    """The book is closed."""

    id: int


class Choice(Value):
    """What may be chosen now, and the key that chooses it; empty where only arrows lead to it.

    Args:
        text: a short name.
        about: what more there is to know of it.
        marked: whether it is marked; None where it is chosen at once.
    """

    key: str
    text: str
    about: str = ""
    marked: bool | None = None


class Thing(Value):
    """A thing on the table; `what` is "die", "card", "chip" or "score".

    Args:
        face: what a die or a card shows; empty for a back.
        pips: of a die with a number, else 0.
        kind: what tells dice apart, such as their colour.
        suit: of a card.
        count: of cards that lie on one another.
        text: an amount or points.
        label: all of it in words.
        mark: what the eye should notice, by its name in the program.
    """

    what: str
    face: str = ""
    pips: int = 0
    kind: str = ""
    suit: str = ""
    count: int = 1
    text: str = ""
    label: str = ""
    mark: str = ""


class Place(Value):
    """Things that lie together; without an owner in the middle of the table."""

    area: str
    label: str
    things: tuple[Thing, ...]
    owner: int | None = None
    mark: str = ""


class TableShown(ToShell):
    """What the eyes see of a game; never announced by itself.

    Args:
        title: the game, and whose turn it is, for the title of the page.
        status: whose turn it is.
        question: what is asked now; empty where nothing is.
        names: who sits where.
        picture: what lies on the table.
    """

    title: str
    status: str
    question: str = ""
    choices: tuple[Choice, ...] = ()
    names: tuple[str, ...] = ()
    picture: tuple[Place, ...] = ()


class TableEnds(ToShell):
    """No game is played any more."""


class Button(Value):
    """A command that can be pressed: the key that means it, and its short name."""

    key: str
    text: str


class Buttons(ToShell):
    """The commands of where the player is, in an order that never changes."""

    buttons: tuple[Button, ...]


class PlaySounds(ToShell):
    """Sounds to be played together; files are named below `sounds/` of the site.

    Args:
        gain: how loud, 1 for as it is.
        pan: from -1 at the left to 1 at the right.
        after: seconds to wait.
        loop: whether it goes round until sounds are stopped.
    """

    files: tuple[str, ...]
    gain: float = 1.0
    pan: float = 0.0
    after: float = 0.0
    loop: bool = False


class OwnSound(ToShell):
    """A sound of the player's own, which `Sound` names from now on; the site has none such."""

    name: str
    bytes: Bytes


class SoundStop(ToShell):
    """Sounds that have not begun are forgotten; `loop` ends what goes round."""

    loop: bool = False


class Presentation(ToShell):
    """How everything is shown and said; of a `guest` the shell keeps nothing."""

    theme: str = "usual"
    size: int = 24
    view: str = "lines"
    speech: str = "reader"
    rate: float = 15.0
    words: int = 200
    voice: str = ""
    pitch: int = 50
    volume: int = 100
    language: str = "en"
    captions: bool = False
    motion: bool = True
    wait_for_me: bool = False
    guest: bool = False


class Forgotten(ToShell):
    """Everything of somebody is removed: what the shell itself keeps goes with it."""


class Speak(ToShell):
    """The browser's own voice is to say something."""

    id: int
    text: str
    interrupt: bool = False


class Hush(ToShell):
    """The browser's own voice is to be silent."""


class Copy(ToShell):
    """A text for the clipboard."""

    text: str


class Save(ToShell):
    """A file to be handed over to the player."""

    name: str
    bytes: Bytes


class PickFile(ToShell):
    """The player is to choose a file; it comes as a `File`, or as one without a name."""


class Title(ToShell):
    """The title of the page."""

    text: str


class Notify(ToShell):
    """Something that the player should know of though the page is not seen."""

    text: str


class Ended(ToShell):
    """The program has ended; the page can begin it again."""

    text: str
