"""Links: an address of a server, a table and the key that admits to it.

    audiogame://play.example:8765/senior-panda/uphold-prepare-analyst-reveal-orbit-attitude

`audiogames` at its beginning stands for a connection by TLS.  A link can be read aloud and typed as
it is heard: the address, then the words, with blanks, commas or hyphens between them.  Without a
scheme, a machine on the home network is called without TLS, and a public name with it; a single
word without a port is then no address.  The address of a page with a link behind it is read as that
link.
"""

from __future__ import annotations

import re
import secrets

from audiogame.archive.spoken_words import word_list
from audiogame.rules.fault import Fault
from audiogame.rules.notation import nearest
from audiogame.rules.value import Value

PORT = 8765
"""Default port of servers."""
TABLE, KEY = 2, 6
"""Words of a table's name, and of a key: 60 bits."""
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
"""Hosts by which a machine calls itself."""
_SCHEMES = {"audiogame": False, "audiogames": True}
_HEARD = (
    (r"[\s,]+port[\s,]+(?=\d)", ":"),
    (r"\s*\bcolon\s+(?=\d)", ":"),
    (r"\s+dot\s+", "."),
    (r"^(\S*[^\s,])[\s,]+(?=\d{1,5}([\s,]|$))", r"\1:"),
)
"""Patterns of a spoken address, and their written form; none of these is a word of a link.

Screen readers leave a colon out, so a number after the address is its port.
"""
_ADDRESS = re.compile(r"(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?")


class LinkError(Fault):
    """The typed text is no link."""


class TableLink(Value):
    """A parsed link: a server, and optionally a table and its key.

    Args:
        address: of the server, with its port.
        secure: whether by TLS.
        table: its name at the server, in two words with a hyphen; empty for the server itself.
        key: in six words with hyphens; empty where none is needed.
    """

    address: str
    secure: bool
    table: str = ""
    key: str = ""

    def __str__(self) -> str:
        scheme = "audiogames" if self.secure else "audiogame"
        return "/".join(filter(None, (f"{scheme}:/", self.address, self.table, self.key)))

    @property
    def at_home(self) -> bool:
        """Whether the address is a machine on the home network: no public name."""
        return _at_home(self.address.rpartition(":")[0])

    @property
    def here(self) -> bool:
        """Whether the address is this very machine."""
        return self.address.rpartition(":")[0] in LOOPBACK

    @property
    def heard_address(self) -> str:
        """The address as it is read aloud, with the security of the connection where that is
        unusual."""
        scheme = "audiogames://" if self.secure else "audiogame://"
        host, _, port = self.address.rpartition(":")
        return f"{scheme if self.secure is self.at_home else ''}{host}, port {port}"

    @property
    def in_browser(self) -> str:
        """The link as a web address; what stands behind the # is never sent over the network."""
        at = self.address.removesuffix(":443") if self.secure else self.address
        return f"{'https' if self.secure else 'http'}://{at}/#{self}"

    @property
    def words(self) -> str:
        """The words of the table and the key, as they are read aloud."""
        return " ".join(f"{self.table} {self.key}".replace("-", " ").split())


def _at_home(host: str) -> bool:
    return host.startswith("[") or host.endswith(".local") or not re.search(r"\.[a-z]", host)


def new_words(count: int) -> str:
    """Return `count` random words joined by hyphens; each is ten bits."""
    return "-".join(secrets.choice(word_list()) for _ in range(count))


def read_link(text: str) -> TableLink:
    """Parse a link, as it was copied or as it was heard.

    Raises:
        LinkError: the text is no link; names an unknown word.
    """
    typed = re.sub(r"^https?://[^#]*#(?=audiogames?://)", "", text.strip().lower().rstrip(". "))
    scheme, mark, rest = typed.partition("://")
    if mark and scheme not in _SCHEMES:
        raise LinkError("link-other-kind", scheme=scheme[:40])
    heard = rest if mark else typed
    for told, written in _HEARD:
        heard = re.sub(told, written, heard)
    pieces = re.split(r"[\s,/]+", heard, maxsplit=1)
    address, words = pieces[0], re.findall(r"[^\s,/-]+", pieces[1] if len(pieces) > 1 else "")
    word_alone = not mark and address != "localhost" and not re.search(r"[.:]", address)
    if word_alone or not _ADDRESS.fullmatch(address):
        raise LinkError("link-no-address", address=address[:60])
    host, colon, port = address.rpartition(":")
    if not colon or address.endswith("]"):
        host, port = address, str(PORT)
    if not 0 < int(port) < 65_536:
        raise LinkError("link-no-address", address=address[:60])
    for word in words:
        if word not in word_list():
            raise LinkError("link-word", word=word[:40], near=nearest(word, word_list()))
    if len(words) not in (0, TABLE, KEY, TABLE + KEY):
        raise LinkError("link-length", given=len(words), words=TABLE + KEY)
    table, key = words[: len(words) % KEY], words[len(words) % KEY :]
    secure = _SCHEMES[scheme] if mark else not _at_home(host)
    return TableLink(f"{host}:{port}", secure, "-".join(table), "-".join(key))
