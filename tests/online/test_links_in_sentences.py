"""A link is found in what is typed or pasted, with the sentence that it came with."""

from __future__ import annotations

import pytest

from audiogame.narration.faults import told
from audiogame.narration.spoken_words import place_of
from audiogame.online.link import LinkError, TableLink, read_link
from audiogame.server.store.store import new_identity

LINK = "audiogame://play.example:8765/senior-panda/uphold-prepare-analyst-reveal-orbit-attitude"
SERVER = "~3ncnjzgbqgssykwx"
WORDS = "uphold-prepare-analyst-reveal-orbit-attitude"
FOUND = TableLink("play.example:8765", False, "senior-panda", WORDS)
FORMS = (
    "{}",
    " {} ",
    "{}.",
    "{}!",
    "{}?",
    "{},",
    "{};",
    "<{}>",
    "({})",
    '"{}"',
    "'{}'",
    "“{}”",
    "«{}»",
    "[join]({})",
    "Come and play: {}",
    "Come and play: {}!",
    "Come and play: {} (Sika, four of us)",
    "{} is the link.",
    "Hi,\nhere it is:\n{}\nSee you, Ann",
    "Link: <{}>.",
    "https://play.example/#{}",
    "See https://play.example/#{}, in a browser",
)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("link", [LINK, LINK.upper(), f"{LINK}/{SERVER}"])
def test_a_link_is_found_in_its_sentence(form: str, link: str) -> None:
    found = read_link(form.format(link))
    assert (found.address, found.table, found.key) == (FOUND.address, FOUND.table, FOUND.key)
    assert f"~{found.server}" == (SERVER if link.endswith(SERVER) else "~")


@pytest.mark.parametrize("form", FORMS[:19])
def test_a_whole_link_without_its_scheme_is_found_too(form: str) -> None:
    found = read_link(form.format(LINK.partition("://")[2]))
    assert (found.address, found.table, found.key) == (FOUND.address, FOUND.table, FOUND.key)


def test_a_link_that_a_mail_has_broken_is_whole_again() -> None:
    broken = LINK.replace("analyst", "\nanalyst")
    assert read_link(f"Come: {broken}").key == WORDS


def test_the_link_of_a_server_alone_is_found() -> None:
    for text in ("<audiogame://play.example:8765>", "Come: audiogame://play.example:8765!"):
        assert str(read_link(text)) == "audiogame://play.example:8765"


def test_what_is_no_link_is_still_none() -> None:
    """A key that lacks a word is not taken for the table or the server alone."""
    for text in (LINK.replace("-attitude", ""), "Come and play!", LINK.replace("panda", "pandq")):
        with pytest.raises(LinkError):
            read_link(text)


def test_an_ipv6_address_without_brackets_is_told_to_need_them() -> None:
    for text in ("2001:db8::1", "audiogame://2001:db8::1/senior-panda", "fe80::1/senior-panda"):
        with pytest.raises(LinkError) as why:
            read_link(text)
        assert told(why.value, "en").startswith("An IPv6 address stands in brackets: type [")


def test_a_server_without_a_name_is_called_by_two_words_alone() -> None:
    """In "At artwork city" nothing sounds like the scheme of a link."""
    name = new_identity().name
    assert "audiogame" not in name
    assert all(place_of(word) is not None for word in name.split())
    assert len(name.split()) == 2
    assert new_identity("Den").name == "Den"
