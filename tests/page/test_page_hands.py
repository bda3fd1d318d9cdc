"""Cards on the page: the hand beside the question, what was played, and all dice of the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from page_browser import begin, sent, tell, until

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.real
FACES = ["ace", "king", "queen", "jack", *map(str, range(10, 1, -1))]
SIGNS = {"queen": "spy", "jack": "reverse", "8": "swap"}
SUITS = ["spades", "hearts", "diamonds", "clubs"]
Message = dict[str, Any]


def card(face: str, place: int, suit: str = "") -> Message:
    """Return a card of a hand."""
    sign = "" if suit else SIGNS.get(face, "")
    label = f"{face} of {suit}" if suit else face
    return {
        "what": "card",
        "face": face,
        "kind": suit,
        "label": label,
        "count": 1,
        "sign": sign,
        "place": place,
    }


def group(area: str, owner: int | None, *things: Message) -> Message:
    """Return things that lie together."""
    return {"area": area, "label": area, "owner": owner, "things": things}


def table(*groups: Message, plays: tuple[Message, ...] = (), asks: str = "") -> Message:
    """Return a table of two with the cards that may be played."""
    choices = [
        {"key": f"choice-{at}", "text": one["label"], "things": [one]}
        for at, one in enumerate(plays)
    ]
    return {
        "kind": "table",
        "title": "x",
        "status": "Bella's turn.",
        "question": asks,
        "seat": 0,
        "names": ["You", "Bella"],
        "choices": choices,
        "picture": groups,
    }


def put(page: Page, width: int, height: int, size: int) -> None:
    """Set the size of window and text."""
    page.set_viewport_size({"width": width, "height": height})
    tell(page, {"kind": "manner", "theme": "own", "size": size, "speech": "reader"})
    page.wait_for_timeout(100)


HAND = """() => {
  const around = document.getElementById("asked").getBoundingClientRect();
  const size = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return [...document.querySelectorAll("#choices > .as-card")].map((one) => {
    const own = one.getBoundingClientRect();
    const index = one.querySelector(".index");
    const style = getComputedStyle(one);
    return {
      label: one.querySelector(".piece").dataset.label, top: own.top, left: own.left,
      inside: own.top >= around.top - 4 && own.bottom <= around.bottom + 1
        && own.left >= around.left - 1 && own.right <= around.right + 1,
      wide: one.scrollWidth > one.clientWidth + 1, least: Math.min(own.width, own.height),
      large: parseFloat(getComputedStyle(index).fontSize) >= size - 0.5,
      sign: one.querySelector(".front .sign") !== null, button: one.matches("button"),
      colour: getComputedStyle(one.querySelector(".front")).color, shape: one.textContent,
      edge: style.borderTopStyle, faint: style.opacity !== "1",
      hidden: one.getAttribute("aria-hidden") === "true",
    };
  });
}"""
"""The cards beside the question, as they are seen."""


@pytest.mark.parametrize("screen", [(390, 664, 24), (844, 390, 24)])
def test_the_hand_can_be_read_while_nothing_is_asked(
    page: Page, screen: tuple[int, int, int]
) -> None:
    """Each card stays at its place, and what was played leaves a gap."""
    begin(page)
    page.evaluate("standIn.silent = true")
    put(page, *screen)
    cards = [card(face, at) for at, face in enumerate(FACES, 1)]
    tell(page, table(group("held", 0, *cards), plays=tuple(cards), asks="Play a card."))
    before = {one["label"]: (one["left"], one["sign"]) for one in page.evaluate(HAND)}
    assert [face for face, (_, sign) in before.items() if sign] == [*SIGNS]
    lies = group("chosen", 0, cards[1])
    tell(page, table(group("held", 0, cards[0], *cards[2:]), lies))
    page.wait_for_timeout(100)
    hand = page.evaluate(HAND)
    assert [one["label"] for one in hand] == [one for one in FACES if one != "king"]
    assert all(one["inside"] and one["large"] and not one["wide"] for one in hand)
    assert {one["label"]: (one["left"], one["sign"]) for one in hand}.items() <= before.items()
    assert all(one["hidden"] and not one["button"] for one in hand), "a reader presses none"
    assert page.locator("#choices > .gap").count() == 2, "the king, and the joker"
    assert page.locator("#picture .seat.me [data-area=held]").count() == 0, "it stands there once"


HELD = [
    card(face, at, suit)
    for at, (face, suit) in enumerate(
        [
            (face, suit)
            for suit, many in zip(SUITS, (4, 3, 3, 3), strict=True)
            for face in FACES[-many:]
        ],
        1,
    )
]


def show_suits(page: Page, size: int = 24) -> None:
    """Show a hand of thirteen cards, whose hearts may be played."""
    begin(page)
    page.evaluate("standIn.silent = true")
    put(page, 390, 664, size)
    hearts = tuple(one for one in HELD if one["kind"] == "hearts")
    tell(page, table(group("held", 0, *HELD), plays=hearts, asks="Play."))
    page.wait_for_timeout(100)


@pytest.mark.parametrize("size", [24, 40, 72])
def test_thirteen_cards_of_four_suits_are_seen_on_a_telephone(page: Page, size: int) -> None:
    """By suit in rows of their own, each with its colour and shape; ranks as large as the text."""
    show_suits(page, size)
    hand = page.evaluate(HAND)
    hand.sort(key=lambda one: (one["top"], one["left"]))
    assert [one["label"] for one in hand] == [one["label"] for one in HELD]
    assert all(one["inside"] and one["large"] and not one["wide"] for one in hand)
    assert all(one["least"] >= 44 for one in hand)
    rows = {one["label"].split()[-1]: round(one["top"] / 10) for one in hand}
    assert len({*rows.values()}) == len(SUITS)
    assert len({one["colour"] for one in hand}) == len(SUITS)
    assert len({one["shape"][1:3] for one in hand if "ace" not in one["label"]}) >= len(SUITS)
    for one in hand:
        assert one["button"] == (one["label"].endswith("hearts"))
        assert one["edge"] == ("solid" if one["button"] else "dashed")
        assert not one["faint"]


TAP = """([at, touch, middle]) => {
  const one = document.querySelectorAll("#choices > button")[at];
  const { left, top, width, height } = one.getBoundingClientRect();
  const part = middle ? 2 : 4;
  const place = { clientX: left + width / part, clientY: top + height / part };
  const kind = { bubbles: true, pointerType: touch ? "touch" : "mouse", detail: 1, ...place };
  one.dispatchEvent(new PointerEvent("pointerdown", kind));
  one.dispatchEvent(new MouseEvent("click", kind));
  return one.classList.contains("lifted");
}"""


def test_a_finger_lifts_a_card_of_a_hand_and_plays_it_with_the_second_tap(page: Page) -> None:
    """A screen reader's click, in the middle, plays it at once, and so does a mouse."""
    show_suits(page)

    def played() -> list[str]:
        names = [one["name"] for one in sent(page, "key")]
        return [name for name in names if name.startswith("choice")]

    assert page.evaluate(TAP, [0, True, False])
    assert page.evaluate(TAP, [1, True, False]), "another card is lifted in its place"
    assert page.locator(".lifted").count() == 1
    assert played() == []
    assert not page.evaluate(TAP, [1, True, False])
    assert played() == ["choice-1"]
    page.evaluate(TAP, [0, True, True])
    page.evaluate(TAP, [2, False, False])
    assert played() == ["choice-1", "choice-0", "choice-2"]
    page.locator("#once").evaluate("one => one.click()")
    page.evaluate(TAP, [0, True, False])
    assert played()[3:] == ["choice-0"]


LAID = (
    "[...document.querySelectorAll('#picture [data-area=laid] .piece')]"
    ".map((one) => one.dataset.label).join()"
)


def test_what_was_played_stays_and_a_tap_shows_what_was_before(page: Page) -> None:
    begin(page)
    page.evaluate("standIn.silent = true")
    score = [group("score", seat, {"what": "score", "text": "9"}) for seat in range(2)]

    def played(*faces: str) -> Message:
        laid = [group("laid", seat, card(face, 1)) for seat, face in enumerate(faces)]
        return table(*score, *laid)

    tell(page, played("king", "5"))
    until(page, f"{LAID} === '5,king'")
    tell(page, table(*score))
    assert page.evaluate(LAID) == "5,king", "until it has been seen"
    until(page, f"{LAID} === ''")
    tell(page, played("2", "9"))
    assert page.evaluate(LAID) == "9,2", "what is new is seen at once"
    page.locator("#picture [data-area=laid]").first.click()
    assert page.evaluate(LAID) == "5,king"
    page.locator("#picture [data-area=laid]").first.click()
    assert page.evaluate(LAID) == "9,2"
    # What was played in one game is not before what is played in the next.
    tell(page, {"kind": "table-ends"}, played("3", "4"))
    assert page.evaluate(LAID) == "4,3"
    page.locator("#picture [data-area=laid]").first.click()
    assert page.evaluate(LAID) == "4,3", "nothing came before"


def test_a_game_that_is_looked_through_shows_each_moment_at_once(page: Page) -> None:
    begin(page)
    page.evaluate("standIn.silent = true")
    score = [group("score", seat, {"what": "score", "text": "9"}) for seat in range(2)]
    over = {**table(*score), "places": [1, 2]}
    last = table(*score, group("laid", 0, card("5", 1)), asks="Play a card.")
    tell(page, {"kind": "table-ends"}, last, over)
    assert page.evaluate(LAID) == "5", "the last card of a game is seen, too"
    until(page, f"{LAID} === ''")
    for end in (over, {"kind": "table-ends"}):
        tell(page, end, table(*score, group("laid", 0, card("king", 1))))
        until(page, f"{LAID} === 'king'")
        tell(page, table(*score))
        assert page.evaluate(LAID) == ""
        tell(page, table(*score, asks="Play a card."))


@pytest.mark.parametrize(
    ("seats", "screen"), [(4, (390, 664, 24)), (4, (844, 390, 24)), (7, (390, 664, 16))]
)
def test_the_dice_of_all_players_are_seen_on_a_telephone(
    page: Page, seats: int, screen: tuple[int, int, int]
) -> None:
    """In 10-Die Poker, whose choices show the player's own, and are seen together."""
    begin(page)
    page.evaluate("standIn.silent = true")
    # Choices as a finger has them.
    page.evaluate("delete document.documentElement.dataset.keys")
    put(page, *screen)
    names = ["You", "Bella", "Carlos", "Dora", "Eva", "Florian", "Gusti"][:seats]
    pairs = [
        {"what": "die", "pips": pips, "kind": kind, "label": kind}
        for pips in range(1, 6)
        for kind in ("red", "white")
    ]
    picture = [group("held", seat, *pairs) for seat in range(seats)]
    picture += [group("score", seat, {"what": "score", "text": "39"}) for seat in range(seats)]
    picture.append(group("pot", None, {"what": "chip", "text": "4", "label": "4"}))
    picture.append(group("price", None, {"what": "chip", "text": "2", "label": "2"}))
    choices: list[Message] = [
        {"key": str(at), "text": f"Pair {at}", "marked": False, "things": pairs[:2]}
        for at in range(1, 6)
    ]
    choices += [{"key": "6", "text": "Fold"}, {"key": "enter", "text": "Challenge, 2 dollars"}]
    asked = table(*picture, asks="To beat: five fives. Pot 4. Fold, or challenge for 2 dollars?")
    tell(page, {**asked, "names": names, "choices": choices})
    page.wait_for_timeout(100)
    seen = page.evaluate(
        """() => {
          const around = document.getElementById("picture").getBoundingClientRect();
          return [...document.querySelectorAll(".seat:not(.me)")].map((seat) =>
            [...seat.querySelectorAll(".face")].filter((one) => {
              const { top, bottom, width } = one.getBoundingClientRect();
              return width > 12 && top >= around.top && bottom <= around.bottom;
            }).length);
        }"""
    )
    assert seen == [10] * (seats - 1)
    seen = "all => all.filter((one) => one.checkVisibility()).length"
    assert page.locator("#choices button").evaluate_all(seen) == len(choices)
