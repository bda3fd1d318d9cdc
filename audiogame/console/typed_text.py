"""A text being edited, with a cursor between its letters (grapheme clusters)."""

from __future__ import annotations

from unicodedata import category

from audiogame.rules.value import Value

PROMPT = "> "
"""Prefix of a row in which a text is typed."""
APOSTROPHES = "'\N{RIGHT SINGLE QUOTATION MARK}"
"""Characters that stand inside a word."""


def graphemes(text: str) -> tuple[str, ...]:
    """Split a text into letters: what one key deletes, however it is encoded."""
    if text.isascii():
        return tuple(text)
    try:
        from wcwidth import iter_graphemes  # late: no first line needs it
    except ImportError:  # in a browser, whose text fields edit by themselves
        return tuple(text)
    return tuple(iter_graphemes(text))


class TypedText(Value):
    """An immutable text with a cursor; each method returns the text after a key.

    Places are counted in letters, in reading order: Left goes towards the
    beginning of a right-to-left word, too, as in a shell.

    Args:
        letters: the grapheme clusters of the text.
        at: number of letters before the cursor.
    """

    letters: tuple[str, ...] = ()
    at: int = 0

    @property
    def text(self) -> str:
        """The whole text."""
        return "".join(self.letters)

    @property
    def here(self) -> str:
        """The letter at the cursor; empty at the end."""
        return "".join(self.letters[self.at : self.at + 1])

    @property
    def word(self) -> str:
        """The word that begins at the cursor, or the character there; empty at the end."""
        end = self.at
        while end < len(self.letters) and _in_word(self.letters[end]):
            end += 1
        return "".join(self.letters[self.at : max(end, self.at + 1)])

    def insert(self, text: str) -> TypedText:
        """Insert a text at the cursor; a combining character joins the letter before."""
        before = "".join(self.letters[: self.at]) + text
        return _cut(before, "".join(self.letters[self.at :]))

    def backspace(self) -> TypedText:
        """Delete the letter before the cursor, if there is one."""
        return self._without(max(self.at - 1, 0), self.at)

    def delete(self) -> TypedText:
        """Delete the letter at the cursor, if there is one."""
        return self._without(self.at, self.at + 1)

    def _without(self, start: int, end: int) -> TypedText:
        return _cut("".join(self.letters[:start]), "".join(self.letters[end:]))

    def left(self) -> TypedText:
        """Move the cursor to the letter before."""
        return TypedText(self.letters, max(self.at - 1, 0))

    def right(self) -> TypedText:
        """Move the cursor to the next letter, or to the end."""
        return TypedText(self.letters, min(self.at + 1, len(self.letters)))

    def home(self) -> TypedText:
        """Move the cursor to the first letter."""
        return TypedText(self.letters, 0)

    def end(self) -> TypedText:
        """Move the cursor behind the last letter."""
        return TypedText(self.letters, len(self.letters))

    def word_left(self) -> TypedText:
        """Move the cursor to the beginning of the word, or of the one before."""
        at = self.at
        while at > 0 and not _in_word(self.letters[at - 1]):
            at -= 1
        while at > 0 and _in_word(self.letters[at - 1]):
            at -= 1
        return TypedText(self.letters, at)

    def word_right(self) -> TypedText:
        """Move the cursor to the beginning of the next word, or to the end."""
        at = self.at
        while at < len(self.letters) and _in_word(self.letters[at]):
            at += 1
        while at < len(self.letters) and not _in_word(self.letters[at]):
            at += 1
        return TypedText(self.letters, at)


def typed(text: str) -> TypedText:
    """Return a text with the cursor at its end."""
    letters = graphemes(text)
    return TypedText(letters, len(letters))


def _cut(before: str, after: str) -> TypedText:
    """Return a text with the cursor between two parts, or behind the letter that they join into."""
    letters = graphemes(before + after)
    at = characters = 0
    while characters < len(before):
        characters += len(letters[at])
        at += 1
    return TypedText(letters, at)


def _in_word(letter: str) -> bool:
    """Return whether a letter belongs to a word: letters, digits, and what combines with them."""
    return letter in APOSTROPHES or category(letter[0])[0] in "LNM"
