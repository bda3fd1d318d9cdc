"""Messages from the program to the page's shell: what is to be shown, spoken and played."""

from __future__ import annotations

from audiogame.page.message import Bytes, ToShell
from audiogame.rules.value import Value


class StartProgress(ToShell):
    """The step of the program's start."""

    text: str


class Said(ToShell):
    """A line of the program, exactly as in a terminal.

    Args:
        id: its number, used in reports on it.
        urgency: "answer", "choice", "alert", "news" or "chatter".
        row: whether it answers a navigation key: of several that wait only the last counts.
        secret: whether it must not stay where others could read it.
        listed: whether a list box or an entry announces it by itself: it only goes to the history.
        asks: whether it is the question that a player here has to answer.
        overtakes: whether, as a question, it comes before older news that still waits.
        folds: whether a key may send it unsaid to the ledger of unheard lines.
        passing: whether the history leaves it out.
        offers: whether it says what the next choice would take, and nothing has happened.
        talk: whether it is a message of a remote player.
        seconds: the estimated time of speaking it.
        language: the code of the language of its words; empty for that of the page.
        fault: whether it says that something is wrong, or could not be done.
        seen: whether it is shown already, and is only to be announced once more.
    """

    id: int
    text: str
    urgency: str = "news"
    row: bool = False
    secret: bool = False
    listed: bool = False
    asks: bool = False
    overtakes: bool = False
    folds: bool = False
    passing: bool = False
    offers: bool = False
    talk: bool = False
    seconds: float = 0.0
    language: str = ""
    fault: bool = False
    seen: bool = False


class Withdrawn(ToShell):
    """Lines that are no longer true: those that still wait are dropped."""

    ids: tuple[int, ...]


class Silence(ToShell):
    """Nothing that waits is to be announced."""


class Erase(ToShell):
    """All secrets are to be erased."""


class Thing(Value):
    """A thing on the table; `what` is "die", "card", "chip", "score" or "man".

    Args:
        face: what a die or a card shows; empty for a back.
        pips: of a die with a number, else 0.
        kind: distinguishes dice, such as by colour, men, and cards by their suit, by the program's
            name of it.
        count: of cards stacked on one another.
        text: an amount or points.
        label: all of it in words.
        mark: a highlight, by its name in the program.
        sign: what a card does, by its name in the program.
        place: of a card in a hand where each has its own, counted from 1; 0 without one.
    """

    what: str
    face: str = ""
    pips: int = 0
    kind: str = ""
    count: int = 1
    text: str = ""
    label: str = ""
    mark: str = ""
    sign: str = ""
    place: int = 0


class ListItem(Value):
    """An entry of a list.

    Args:
        id: its name in the program.
        things: what is drawn beside its text.
        language: the code of the language of its words; empty for that of the page.
    """

    id: str
    text: str
    about: str = ""
    things: tuple[Thing, ...] = ()
    language: str = ""


class List(ToShell):
    """A list to navigate and choose from; `index` is counted from 0."""

    id: int
    title: str
    items: tuple[ListItem, ...]
    index: int = 0


class ListText(ToShell):
    """A new text of an entry, computed when the player came to it."""

    id: int
    index: int
    text: str


class ListAt(ToShell):
    """The player moved to another entry."""

    id: int
    index: int


class ListEnds(ToShell):
    """A list is closed; what was open before it is open again."""

    id: int


class TextEntry(ToShell):
    """A request for typed text.

    Args:
        hidden: whether it is masked.
        number: whether it is a number, which the arrow keys change too.
    """

    id: int
    prompt: str
    text: str = ""
    hidden: bool = False
    number: bool = False


class EntryEnds(ToShell):
    """Typed text is no longer requested."""

    id: int


class Part(Value):
    """A part of a book: its heading, the heading's level, and one sentence a line of text."""

    level: int
    id: str
    heading: str
    text: tuple[str, ...]


class Book(ToShell):
    """A book to read, in a `language` given by its code; `at` is the part being read."""

    id: int
    title: str
    parts: tuple[Part, ...]
    at: str = ""
    language: str = ""


class BookAt(ToShell):
    """The player moved to another part of the book."""

    id: int
    at: str


class BookEnds(ToShell):
    """The book is closed."""

    id: int


class Choice(Value):
    """A possible choice, and the key that chooses it; empty where only arrow keys reach it.

    Args:
        text: a short name.
        about: the rest of its text.
        marked: whether it is marked; None where choosing takes effect at once.
        cap: what to press, as printed on a key; empty for the key itself.
        things: what it is about, drawn on its button.
    """

    key: str
    text: str
    about: str = ""
    marked: bool | None = None
    cap: str = ""
    things: tuple[Thing, ...] = ()


class Place(Value):
    """A group of things; without an owner it is in the middle of the table.

    Args:
        told: the words of its mark.
        about: whether the question is about it.
    """

    area: str
    label: str
    things: tuple[Thing, ...]
    owner: int | None = None
    mark: str = ""
    told: str = ""
    about: bool = False


class BoardSquare(Value):
    """A square of the board.

    Args:
        name: short, for the eye.
        text: its words, as they are told.
        here: whether the player stands there.
        marked: whether it is marked, as the first one of a choice.
        chooses: whether anything is chosen there.
        mark: a highlight, by its name in the program.
    """

    name: str
    text: str
    things: tuple[Thing, ...] = ()
    here: bool = False
    marked: bool = False
    chooses: bool = False
    mark: str = ""


class TableShown(ToShell):
    """The visual state of a game; never announced by itself.

    Args:
        title: the game, and whose turn it is, for the title of the page.
        status: whose turn it is.
        question: the open one; empty without one.
        names: of the players, by seat.
        picture: the things on the table.
        game: the name of the game.
        round: how far it has come, in words; empty where it counts nothing.
        seat: the seat that looks on the table, shown nearest; None for those who only watch.
        order: which faces win, in words, where that is not as usual.
        leads: the word beside each amount that is marked as the best, alone or tied.
        places: of the seats once the game is over, 1 for the first.
        walked: the seat that is shown alone where there is no room for the table.
        hint: what marked choices are for, for the eye alone.
        language: the code of the language of all these words; empty for that of the page.
    """

    title: str
    status: str
    question: str = ""
    choices: tuple[Choice, ...] = ()
    names: tuple[str, ...] = ()
    picture: tuple[Place, ...] = ()
    game: str = ""
    round: str = ""
    seat: int | None = None
    order: str = ""
    leads: str = ""
    places: tuple[int, ...] = ()
    walked: int | None = None
    hint: str = ""
    language: str = ""


class TableOnBoard(TableShown):
    """The visual state of a game with a board, whose squares come by row."""

    board: tuple[tuple[BoardSquare, ...], ...] = ()


class GameBegins(ToShell):
    """A game begins: the lines so far are not of it."""


class TableEnds(ToShell):
    """The game has ended."""


class Button(Value):
    """A command as a button.

    Args:
        key: the key that gives it.
        text: a short name.
        group: the toolbar it is in; empty for those that are always seen.
        cap: what is printed on the key, where that is a word.
    """

    key: str
    text: str
    group: str = ""
    cap: str = ""


class Buttons(ToShell):
    """The commands of the present mode, in a fixed order.

    Args:
        first: whether this is the first screen, from which going back leaves the page.
    """

    buttons: tuple[Button, ...]
    first: bool = False


class PlaySounds(ToShell):
    """Sounds to play together; files are named below `sounds/` of the site.

    Args:
        gain: factor, 1 for unchanged.
        pan: from -1 at the left to 1 at the right.
        after: seconds of delay.
        loop: whether it repeats until sounds are stopped.
    """

    files: tuple[str, ...]
    gain: float = 1.0
    pan: float = 0.0
    after: float = 0.0
    loop: bool = False


class OwnSound(ToShell):
    """A sound of the player's own, which `Sound` names from now on; the site does not have it."""

    name: str
    bytes: Bytes


class SoundStop(ToShell):
    """Sounds that have not begun are dropped; `loop` also stops the loop."""

    loop: bool = False


class Presentation(ToShell):
    """Presentation settings; for a `guest` the shell stores nothing."""

    theme: str = "usual"
    size: int = 24
    view: str = "lines"
    speech: str = "reader"
    rate: float = 18.0
    words: int = 200
    voice: str = ""
    pitch: int = 50
    volume: int = 100
    language: str = "en"
    captions: bool = False
    motion: bool = True
    braille: bool = False
    wait_for_me: bool = False
    guest: bool = False


class Forgotten(ToShell):
    """All data of a user was erased: the shell erases its own, too."""


class Speak(ToShell):
    """An utterance for the browser's own voice.

    Args:
        voice: the name of the one that speaks it, where its words are in another language.
    """

    id: int
    text: str
    voice: str = ""


class Hush(ToShell):
    """The browser's own voice is to stop."""


class Copy(ToShell):
    """A text for the clipboard, which `Copied` answers."""

    id: int
    text: str


class Save(ToShell):
    """A file to be downloaded by the player."""

    name: str
    bytes: Bytes


class PickFile(ToShell):
    """A request for a file from the player; the reply is a `File`, without a name if none was
    chosen.

    Until then the shell keeps Enter for itself: it opens the browser's window.
    """


class Update(ToShell):
    """The page is to be replaced by its newer version, and starts anew."""


class Notify(ToShell):
    """A call to a player who is elsewhere: a notification, and vibration."""

    text: str


class Ended(ToShell):
    """The program has ended; the page can restart it."""

    text: str
