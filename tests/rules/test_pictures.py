"""Pictures show what E, C and H say, nothing more, and nothing a seat may not see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from random import Random

import pytest

from audiogame.games.army_men import events as army
from audiogame.games.scientific_war import events as scientific
from audiogame.games.scientific_war.picture import Role
from audiogame.games.sichermans_war import events as sichermans
from audiogame.games.sichermans_war.picture import Lead as SkirmishLead
from audiogame.games.sika import events as sika
from audiogame.games.ten_die_poker import events as poker
from audiogame.games.ten_die_poker.hands import Colour
from audiogame.games.ten_die_poker.money import CENTS, Money, money
from audiogame.games.ten_die_poker.picture import Lead as HandLead
from audiogame.narration.faults import each_told
from audiogame.rules.picture import (
    Area,
    Chip,
    Die,
    Group,
    Mark,
    Picture,
    PictureCard,
    Score,
    Thing,
    drawn,
    flaws,
)
from audiogame.rules.state import CHANCE, Event, Query, Seat, State, seen_by_all
from audiogame.table.library import find_game
from audiogame.testing import play_random, random_move

GAMES = ("army-men", "scientific-war", "sichermans-war", "sika", "ten-die-poker")


def states(name: str, seed: int, most: int = 400) -> Iterator[State]:
    """Yield states sampled from random games."""
    random = Random(seed)
    met = 0
    while met < most:
        for state in play_random(find_game(name), random):
            if state.result is not None or random.random() < 0.3:
                met += 1
                yield state
            if met >= most:
                return


def answers(state: State, seat: Seat) -> dict[type[Event], Event]:
    """Return the answers of E, C and H to a seat, by the class of the event."""
    view = state.seen_by(seat)
    told = (Query.STANDING, Query.SHOWN, Query.OWN)
    return {type(event): event for query in told for event in view.answer(query, seat)}


def picture_of(state: State, seat: Seat) -> Picture:
    picture = state.picture(seat)
    assert picture is not None
    return picture


def points(picture: Picture, area: Area, owner: Seat | None = None) -> int | None:
    """Return the points in an area; None if it has none."""
    match picture.things(area, owner):
        case (Score(number),):
            return number
        case ():
            return None
    raise AssertionError(f"one score in {area} of {owner}: {picture}")


def faces(picture: Picture, area: Area, owner: Seat) -> list[int | Enum | None]:
    """List the faces of dice and cards in an area, with repeats."""
    found: list[int | Enum | None] = []
    for thing in picture.things(area, owner):
        match thing:
            case Die(face):
                found.append(face)
            case PictureCard(face, count=count):
                found += [face] * count
    return found


def dice(told: army.Dice | None) -> list[int]:
    """List the faces of dice in an answer, soldiers first."""
    return [] if told is None else [1] * told.soldiers + list(told.others)


def check_sika(picture: Picture, told: dict[type[Event], Event], seat: Seat) -> None:
    standing, shown, own = told[sika.Standing], told.get(sika.Shown), told[sika.Own]
    assert isinstance(standing, sika.Standing)
    assert isinstance(own, sika.Own)
    for score in standing.scores:
        assert points(picture, Area.SCORE, score.seat) == score.points
    assert faces(picture, Area.CHOSEN, seat) == ([own.colour] if own.colour else [])
    calls = shown.calls if isinstance(shown, sika.Shown) else ()
    called = {group.owner: group.things for group in picture.groups if group.area is Area.CHOSEN}
    assert called == {call.seat: (Die(call.colour),) for call in calls}
    last = shown.last if isinstance(shown, sika.Shown) else None
    thrown = [group for group in picture.groups if group.area is Area.ROLLED]
    assert [group.owner for group in thrown] == ([last.seat] if last else [])
    if last:
        assert faces(picture, Area.ROLLED, last.seat) == list(last.cubes)
        marks = [thing.mark for thing in picture.things(Area.ROLLED, last.seat)]
        assert marks.count(Mark.COUNTS) == last.matches


def check_army_men(picture: Picture, told: dict[type[Event], Event], seat: Seat) -> None:
    standing, shown, own = told[army.Standing], told.get(army.Shown), told[army.Own]
    assert isinstance(standing, army.Standing)
    assert isinstance(own, army.Own)
    done = {shown.other: shown.score or 0} if isinstance(shown, army.Shown) else {}
    for owner in standing.owners:
        before = owner.total - done.get(owner.seat, 0)
        assert points(picture, Area.SCORE, owner.seat) == before, "of rounds that both have played"
        lying = {
            area: len(faces(picture, area, owner.seat))
            for area in (Area.HELD, Area.ROLLED, Area.ASIDE, Area.POT)
        }
        assert sum(lying.values()) == owner.dice, "each die once"
        if lying[Area.POT]:  # the game goes on
            assert lying[Area.HELD] + lying[Area.ROLLED] == owner.left
    for total in standing.sums:
        before = total.points - done.get(total.seat, 0)
        assert points(picture, Area.SUM, total.seat) == before
    if isinstance(shown, army.Shown):
        assert faces(picture, Area.ROLLED, shown.seat) == dice(shown.rolled)
        assert faces(picture, Area.ASIDE, shown.seat) == dice(shown.aside)
        assert points(picture, Area.ROUND, shown.seat) == shown.sum
        assert points(picture, Area.ROUND, shown.other) == shown.score
    assert faces(picture, Area.ROLLED, seat) == dice(own.rolled)
    if own.score is not None:
        assert points(picture, Area.ROUND, seat) == own.score


def check_sichermans_war(picture: Picture, told: dict[type[Event], Event], seat: Seat) -> None:
    standing, shown, own = told[sichermans.Standing], told.get(sichermans.Shown), None
    own = told[sichermans.Own]
    assert isinstance(standing, sichermans.Standing)
    assert isinstance(own, sichermans.Own)
    for holding in standing.holdings:
        assert points(picture, Area.SCORE, holding.seat) == holding.points
        ready = picture.things(Area.HELD, holding.seat)
        assert [die.kind for die in ready if isinstance(die, Die)] == list(holding.dice)
        assert len(faces(picture, Area.RESERVE, holding.seat)) == holding.reinforcements
    assert len(picture.things(Area.PILE, seat)) == own.piles
    assert points(picture, Area.ROUND, seat) == own.total
    fronts = shown.fronts if isinstance(shown, sichermans.Shown) else ()
    laid = [group for group in picture.groups if group.area is Area.LAID]
    assert sorted(front.seat for front in fronts) == [group.owner for group in laid]
    for front in fronts:
        group = picture.group(Area.LAID, front.seat)
        assert group is not None
        thrown = [Die(throw.face, throw.die) for throw in front.throws]
        assert group.things == (*[PictureCard(rank) for rank in front.cards], *thrown)
        assert points(picture, Area.ROUND, front.seat) == front.total
        assert (group.mark is Mark.OUT) == front.out
    leading = {group.owner: group.mark for group in laid if isinstance(group.mark, SkirmishLead)}
    inside = [front for front in fronts if not front.out]
    best = max((front.total for front in inside), default=0)
    seats = sorted(front.seat for front in inside if front.total == best)
    assert leading == shared(seats, SkirmishLead.SKIRMISH, SkirmishLead.TIED)


def shared(seats: Sequence[Seat | None], alone: Enum, tied: Enum) -> dict[Seat | None, Enum]:
    """Return the mark of each seat that leads, which differs where several do."""
    return dict.fromkeys(seats, alone if len(seats) == 1 else tied)


def check_ten_die_poker(picture: Picture, told: dict[type[Event], Event], seat: Seat) -> None:
    standing, own = told[poker.Standing], told[poker.Own]
    assert isinstance(standing, poker.Standing)
    assert isinstance(own, poker.Own)
    purses = {group.owner: group for group in picture.groups if group.area is Area.PURSE}
    assert sorted(purse.seat for purse in standing.purses) == list(purses)
    for purse in standing.purses:
        (chip,) = purses[purse.seat].things
        assert isinstance(chip, Chip)
        assert chip.parts == CENTS
        amount: Money = money(chip.amount)
        assert amount == purse.money
        out = purse.status in (poker.Status.OUT, poker.Status.BROKE, poker.Status.OVER)
        assert (purses[purse.seat].mark is Mark.OUT) == out
    hands = [group for group in picture.groups if group.area is Area.HELD]
    best = {group.owner: group.mark for group in hands if group.mark is not None}
    lead = {purse.seat for purse in standing.purses if purse.status is poker.Status.LEADS}
    seats = [group.owner for group in hands if group.owner in lead]
    assert best == shared(seats, HandLead.HAND, HandLead.TIED)
    lying = [face for pair in zip(own.reds, own.whites, strict=True) for face in pair]
    assert faces(picture, Area.HELD, seat) == lying
    colours = [die.kind for die in picture.things(Area.HELD, seat) if isinstance(die, Die)]
    assert colours == [Colour.RED, Colour.WHITE] * len(own.reds)


def check_scientific_war(picture: Picture, told: dict[type[Event], Event], seat: Seat) -> None:
    standing, shown, own = told[scientific.Standing], None, told[scientific.Own]
    assert isinstance(standing, scientific.Standing)
    assert isinstance(own, scientific.Own)
    for owns in standing.owned:
        assert points(picture, Area.SCORE, owns.seat) == owns.cards
        lying = [
            len(faces(picture, area, owns.seat)) for area in (Area.HELD, Area.PILE, Area.CHOSEN)
        ]
        assert sum(lying) == owns.cards, "each card once"
        if owns.hand is not None:
            assert lying[0] == owns.hand
        elif owns.seat != seat:
            assert not lying[1], "nobody may know how many are in the pile"
        if owns.seat != seat:
            assert set(faces(picture, Area.HELD, owns.seat)) <= {None}
    assert faces(picture, Area.HELD, seat) == list(own.hand)
    assert faces(picture, Area.PILE, seat) == [None] * own.pile
    assert faces(picture, Area.CHOSEN, seat) == ([own.chosen] if own.chosen else [])
    shown = told.get(scientific.Shown)
    seen = {chose.seat: chose.rank for chose in shown.cards} if shown else {}  # type: ignore[attr-defined]  # an Event
    for owns in standing.owned:
        if owns.seat != seat:
            committed = faces(picture, Area.CHOSEN, owns.seat)
            assert committed in ([], [seen.get(owns.seat)])


CHECKS = {
    "army-men": check_army_men,
    "scientific-war": check_scientific_war,
    "sichermans-war": check_sichermans_war,
    "sika": check_sika,
    "ten-die-poker": check_ten_die_poker,
}


many = pytest.mark.parametrize("most", [200, pytest.param(2000, marks=pytest.mark.soak)])


@many
@pytest.mark.parametrize("name", GAMES)
def test_a_picture_shows_what_the_answers_say(name: str, most: int) -> None:
    """Numbers, faces and owners are those of E, C and H, for every seat."""
    for state in states(name, seed=1, most=most):
        for seat in range(state.seats):
            picture = picture_of(state, seat)
            assert not list(flaws(picture, state.seats))
            told = answers(state, seat)
            if seat in state.seated:
                CHECKS[name](picture, told, seat)


@many
@pytest.mark.parametrize("name", GAMES)
def test_a_picture_shows_no_more_than_a_seat_sees(name: str, most: int) -> None:
    """It equals the view, and marks only awaited seats as awaited."""
    for state in states(name, seed=2, most=most):
        for seat in range(state.seats):
            picture = picture_of(state, seat)
            assert picture_of(state.seen_by(seat), seat) == picture
            awaited = {group.owner for group in picture.groups if group.mark is Mark.AWAITED}
            if state.result is not None:
                assert not awaited
            elif state.actors != (CHANCE,):
                assert awaited == set(state.actors)


def test_two_worlds_that_differ_in_secrets_look_the_same() -> None:
    """Whatever a seat commits or swaps, seats that may not learn it see the same picture."""
    random, compared = Random(3), 0
    for state in states("scientific-war", seed=3):
        for seat in state.actors:
            legal = state.legal_actions(seat)
            if len(legal) < 2:
                continue
            worlds = [state.apply(seat, action)[0] for action in random.sample(legal, 2)]
            for curious in state.hidden_from(seat):
                assert worlds[0].picture(curious) == worlds[1].picture(curious)
                compared += 1
    assert compared > 400


def test_who_shares_a_keyboard_sees_what_all_of_them_may() -> None:
    """They see only the backs of hands and chosen cards."""
    game = find_game("scientific-war")
    state = game.new(2)
    state, _ = state.apply(*random_move(state, Random(1)))
    shared = seen_by_all(state, (0, 1))
    assert shared is not None
    picture = picture_of(shared, 0)
    cards = [
        one for group in picture.groups for one in group.things if isinstance(one, PictureCard)
    ]
    assert {card.face for card in cards} == {None}


def test_the_spy_is_marked() -> None:
    """The spy's seat is public, and marked except on its turn."""
    marked = 0
    for state in states("scientific-war", seed=5):
        for seat in range(state.seats):
            group = picture_of(state, seat).group(Area.SCORE, seat)
            assert group is not None
            spies = state.spy == seat and seat not in state.actors  # type: ignore[attr-defined]  # of this game
            assert (group.mark is Role.SPY) == spies
            marked += spies
    assert marked


def test_the_spy_sees_the_chosen_cards() -> None:
    """All others see the back of every card but their own."""
    state = next(
        state
        for state in states("scientific-war", seed=4, most=10_000)
        if state.actors == (state.spy,) and not state.swapping  # type: ignore[attr-defined]  # of this game
    )
    (spy,) = state.actors
    others = [seat for seat in range(state.seats) if seat != spy]
    for seat in others:
        assert set(faces(picture_of(state, seat), Area.CHOSEN, spy)) <= {None}
    seen = [face for seat in others for face in faces(picture_of(state, spy), Area.CHOSEN, seat)]
    assert seen
    assert None not in seen


def test_a_group_without_things_is_not_drawn() -> None:
    group = Group(Area.POT, (Chip(3),))
    picture = drawn(group, Group(Area.SCORE, (), owner=0))
    assert picture == Picture((group,))
    assert picture.group(Area.POT) == group
    assert picture.things(Area.SCORE, 0) == ()


def test_what_is_wrong_with_a_picture_is_told() -> None:
    """All errors at once, for the authors of games."""
    wrong = Picture(
        (
            Group(Area.POT, (Chip(1, 0), PictureCard(count=0), Die("six"), Score("two"))),  # type: ignore[arg-type]  # on purpose
            Group(Area.POT, (), owner=None),
            Group(Area.SCORE, (7,), owner=2, mark="best"),  # type: ignore[arg-type]  # on purpose
        )
    )
    told = list(each_told(flaws(wrong, seats=2), "en"))
    words = ("part", "card", "die", "score", "two", "something", "owner", "mark", "Chip")
    for word in words:
        assert any(word in one for one in told), word
    assert len(told) == len(words)
    (other,) = each_told(flaws("a table", 2), "en")
    assert other == "a picture must be a Picture, not 'a table'"


def test_equal_pictures_are_equal_values() -> None:
    things: tuple[Thing, ...] = (Die(4), PictureCard(count=2), Chip(5), Score(6))
    assert len({Picture((Group(Area.HELD, things),)), Picture((Group(Area.HELD, things),))}) == 1


@pytest.mark.parametrize("name", GAMES)
def test_a_picture_says_the_places_once_the_game_is_over(name: str) -> None:
    for state in states(name, 5, 40):
        picture = picture_of(state, 0)
        assert picture.places == (state.result.places if state.result is not None else ())


def test_a_poker_picture_is_about_the_leading_hand_and_says_the_price() -> None:
    asked = 0
    for state in states("ten-die-poker", 3):
        picture = picture_of(state, 0)
        due = [event for event in state.answer(Query.RULES, 0) if isinstance(event, poker.Rules)]
        if state.active is None:  # type: ignore[attr-defined]  # a state of this game
            assert picture.group(Area.PRICE) is None
            continue
        asked += 1
        assert picture.things(Area.PRICE) == (Chip(state.price),)  # type: ignore[attr-defined]
        assert due
        if picture.about is not None:
            area, owner = picture.about
            assert area is Area.HELD
            group = picture.group(area, owner)
            assert group is not None
            assert isinstance(group.mark, HandLead)
    assert asked


def test_a_picture_that_is_about_nothing_on_the_table_is_flawed() -> None:
    score = Group(Area.SCORE, (Score(1),), 0)
    assert list(flaws(Picture((score,), (Area.SCORE, 0)), 2)) == []
    (why,) = flaws(Picture((score,), (Area.HELD, 0)), 2)
    assert why.message == "picture-about"
    assert drawn(score, about=(Area.HELD, 0)).about is None
