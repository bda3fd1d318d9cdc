"""Links: an address of a server, a table and the key that admits to it.

    audiogame://play.example:8765/senior-panda/uphold-prepare-analyst-reveal-orbit-attitude

A copied link ends with the server's id, as in `/~3ncnjzgbqgssykwx`; it is never read aloud.
`audiogames` at its beginning stands for a connection by TLS.  A link can be read aloud and typed as
it is heard: the address, then the words of any language, with blanks, commas or hyphens between
them; it keeps the English words.  Without a scheme, a machine on the home network is called without
TLS, and a public name with it; a single word without a port is then no address.  The address of a
page with a link behind it is read as that link.
"""

from __future__ import annotations

import contextlib
import re
import secrets

from audiogame.narration.heard_address import written_address
from audiogame.narration.languages import DEFAULT_LANGUAGE, languages
from audiogame.narration.spoken_words import nearest_word, place_of, word_list
from audiogame.rules.fault import Fault, Reason
from audiogame.rules.value import Value, replace

PORT = 8765
"""Default port of servers."""
TABLE, KEY = 2, 6
"""Words of a table's name, and of a key: 60 bits."""
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
"""Hosts by which a machine calls itself."""
_SCHEMES = {"audiogame": False, "audiogames": True}
_OF_PAGES = ("https", "http")
_HOST = r"(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])"
ADDRESS = rf"{_HOST}:(?:[1-9]\d{{0,3}}|[1-5]\d{{4}}|6[0-4]\d{{3}}|65[0-4]\d\d|655[0-2]\d|6553[0-5])"
"""Pattern of an address with its port, as servers name others."""
_ADDRESS = re.compile(rf"{_HOST}(?::\d{{1,5}})?")
_SERVER = re.compile(r"(?:/|\s)~([a-z2-7]{16})/?$")
"""The id of a server at the end of a link."""
_NUMERIC = re.compile(r"\d+|0x[0-9a-f]*")
_INSIDE = ("localhost", ".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa", ".box")
"""Names that only a home network knows."""


_ID = r"(?:/?~[^\s<>()\"'\]“”»!?,;]*)?"
_COPIED = re.compile(rf"audiogames?://{_ADDRESS.pattern}(?:/[a-z]+(?:-[a-z]+)+)*{_ID}")
"""A link with all that belongs to it, in the midst of other text."""
_UNMARKED = re.compile(
    rf"(?<![a-z0-9:/])(?:[a-z0-9_-]+\.[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{{1,5}})?"
    rf"/[a-z]+-[a-z]+/(?:[a-z]+-){{{KEY - 1}}}[a-z]+(?![a-z-]){_ID}"
)
"""A whole link to a table, without its scheme."""
_AROUND = "<>()\"'“”„«»!?.,; \t\r\n"
"""Characters that stand around a link and belong to the text with it."""


class LinkError(Fault):
    """The typed text is no link."""


class TableLink(Value):
    """A parsed link: a server, and optionally a table and its key.

    Args:
        address: of the server, with its port.
        secure: whether by TLS.
        table: its name at the server, in two words with a hyphen; empty for the server itself.
        key: in six words with hyphens; empty where none is needed.
        server: its id, see `identity.server_id`; empty where the first one that answers is taken.
    """

    address: str
    secure: bool
    table: str = ""
    key: str = ""
    server: str = ""

    def __str__(self) -> str:
        scheme = "audiogames" if self.secure else "audiogame"
        server = f"~{self.server}" if self.server else ""
        return "/".join(filter(None, (f"{scheme}:/", self.address, self.table, self.key, server)))

    @property
    def at_home(self) -> bool:
        """Whether the address is a machine on the home network: no public name."""
        return _at_home(self.address.rpartition(":")[0])

    @property
    def inside(self) -> bool:
        """Whether the address may be a machine of one's own network, however it is written."""
        return is_inside(self.address)

    @property
    def here(self) -> bool:
        """Whether the address is this very machine."""
        return self.address.rpartition(":")[0] in LOOPBACK

    @property
    def heard_address(self) -> Reason:
        """The address as it is read aloud, with the security of the connection where that is
        unusual."""
        scheme = "audiogames://" if self.secure else "audiogame://"
        host, _, port = self.address.rpartition(":")
        start = scheme if self.secure is self.at_home else ""
        return Reason("heard-address", host=f"{start}{host}", port=port)

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


def is_inside(address: str) -> bool:
    """Return whether an address, with its port, may be a machine of one's own network.

    A name that the world's directory gives such an address counts as outside.
    """
    from ipaddress import IPv6Address, ip_address  # late: few links need it

    host = address.rpartition(":")[0].strip("[]").rstrip(".")
    try:
        found = ip_address(host)
    except ValueError:
        last = host.rpartition(".")[2]
        return "." not in host or bool(_NUMERIC.fullmatch(last)) or host.endswith(_INSIDE)
    if isinstance(found, IPv6Address):
        found = found.ipv4_mapped or found
    return not found.is_global


def new_words(count: int) -> str:
    """Return `count` random words joined by hyphens; each is ten bits."""
    return "-".join(secrets.choice(word_list(DEFAULT_LANGUAGE)) for _ in range(count))


def read_link(text: str) -> TableLink:
    """Parse a link, as it was copied or as it was heard in any language.

    Raises:
        LinkError: the text is no link; names an unknown word.
    """
    typed = _without_sentence(text.lower())
    if not re.search(r"\s", typed):
        return _read(typed)
    english = written_address(typed, DEFAULT_LANGUAGE)
    try:
        return _read(english)
    except LinkError:
        for language in languages():  # the others are loaded only now
            written = written_address(typed, language)
            if written != english:
                return _read(written)
        raise


def _without_sentence(text: str) -> str:
    """Return the link in a text without what stands around it, such as the sentence it came with.

    A text without one is returned as it is, and so is what may be the words of a link as heard.
    """
    copied = _COPIED.search(text)
    if copied is None:
        unmarked = _UNMARKED.search(text)
        return (text if unmarked is None else unmarked[0]).strip(_AROUND)
    link, rest = copied[0].rstrip(_AROUND), text[copied.end() :].strip(_AROUND + "/")
    with contextlib.suppress(LinkError):
        if _read(link).key or not rest:
            return link
    return text[copied.start() :].strip(_AROUND)


def _read(typed: str) -> TableLink:
    """Parse a link whose address is written.

    Raises:
        LinkError: it is none.
    """
    named = _SERVER.search(typed)
    if named:
        return replace(_read(typed[: named.start()]), server=named[1])
    scheme, mark, rest = typed.partition("://")
    if "~" in typed:
        raise LinkError("link-cut-short")
    if mark and scheme in _OF_PAGES and not re.search(r"\s", rest):
        raise LinkError("link-cut-off")  # what stands behind the # of a page's address
    if mark and scheme not in _SCHEMES:
        raise LinkError("link-other-kind", scheme=scheme[:40])
    pieces = re.split(r"[\s,/]+", rest if mark else typed, maxsplit=1)
    address, words = pieces[0], re.findall(r"[^\s,/-]+", pieces[1] if len(pieces) > 1 else "")
    if address.count(":") > 1 and "[" not in address and "]" not in address:
        raise LinkError("link-brackets", address=address[:60])
    word_alone = not mark and address != "localhost" and not re.search(r"[.:]", address)
    if word_alone or not _ADDRESS.fullmatch(address):
        raise LinkError("link-no-address", address=address[:60])
    host, colon, port = address.rpartition(":")
    if not colon or address.endswith("]"):
        host, port = address, str(PORT)
    if not 0 < int(port) < 65_536:
        raise LinkError("link-no-address", address=address[:60])
    for at, word in enumerate(words):
        place = place_of(word)
        if place is None:
            raise LinkError("link-word", word=word[:40], near=nearest_word(word, words))
        words[at] = word_list(DEFAULT_LANGUAGE)[place]
    if len(words) not in (0, TABLE, KEY, TABLE + KEY):
        raise LinkError("link-length", given=len(words), words=TABLE + KEY)
    table, key = words[: len(words) % KEY], words[len(words) % KEY :]
    secure = _SCHEMES[scheme] if mark else not _at_home(host)
    return TableLink(f"{host}:{port}", secure, "-".join(table), "-".join(key))
