"""Scientific War: the adviser gives the expert's choice, with numbers."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from amounts import amount
from hypothesis import given
from hypothesis import strategies as st
from scientific import choose, holding, trick, war

from audiogame.games.scientific_war import GAME
from audiogame.games.scientific_war.bots.advice import (
    AnswerAdvised,
    AnswerInstead,
    Fate,
    Lesson,
    LosersInstead,
    Mixed,
    Mixture,
    PlayAdvised,
    PlayCompared,
    PlayInstead,
    SwapAdvised,
    SwapInstead,
    in_round_numbers,
)
from audiogame.games.scientific_war.bots.expert import Considered, Expert, often
from audiogame.games.scientific_war.bots.reasons import (
    Point,
    Reason,
    beaten_by,
    beaten_in,
    point,
    reason,
    reason_against,
)
from audiogame.games.scientific_war.card_counts import NO_CARDS
from audiogame.games.scientific_war.rules import Keep, Play, ScientificWar, Swap
from audiogame.narration.narrator import Narrator, Verbosity
from audiogame.narration.texts import Texts
from audiogame.rules.cards import Rank
from audiogame.rules.game import Advice
from audiogame.rules.state import replace
from audiogame.rules.valuation import percent
from audiogame.testing import play_random

WORDS = 25
"""Words of advice, at most."""


def advise(state: ScientificWar, seat: int = 0, seed: int = 1) -> Advice:
    assert GAME.adviser is not None
    return GAME.adviser().advise(state.seen_by(seat), seat, Random(seed))


def told(event: object, verbosity: Verbosity = Verbosity.FULL) -> str:
    narrator = Narrator(Texts("en", (GAME.package,)), GAME.name, ("Ann", "Bo"), verbosity)
    return narrator.tell(event, (0,))


def test_a_mixed_choice_is_advised_with_its_numbers() -> None:
    """King and ten against ace and queen with two tricks left: each half of the time.

    The ten takes nothing; the king takes the trick against the queen, half of the time.
    """
    state = holding(war(2, "limit=2"), ("king ten", ""), ("ace queen", ""))
    advice = [advise(state, seed=seed) for seed in range(12)]
    assert {each.action for each in advice} == {Play(Rank.KING), Play(Rank.TEN)}
    king = next(each for each in advice if each.action == Play(Rank.KING))
    (best,) = king.best
    assert best == PlayAdvised(0, Rank.KING, 50, 25, (Rank.TEN,), Rank.TEN, False, Reason.MIXED)
    mixture = Mixture((Mixed(Rank.KING, 1), Mixed(Rank.TEN, 1)), 2)
    assert king.others == (mixture, PlayInstead(Rank.TEN, 0, 25))
    assert told(best) == (
        "Play the king: 25 percent to win, 50 to take the trick. Mix in the 10, so nobody can "
        "predict you."
    )
    assert told(mixture) == "If you played this 2 times: once the king and once the 10."
    assert told(king.others[1]) == "The 10: 25 percent to win; it hardly ever takes the trick."
    assert told(best, Verbosity.BRIEF) == "King: 25 percent; 10 too."


def test_the_spy_is_told_what_becomes_of_the_trick() -> None:
    """The others' cards are known, and so is the result of each own card."""
    state = replace(
        holding(war(2, "limit=1"), ("ace king four", ""), ("three king six", "")), spy=0
    )
    state, _ = choose(state, 1, "king")
    advice = advise(state)
    assert advice.best == (AnswerAdvised(0, Rank.ACE, Fate.TAKES, 2, 100, None),)
    assert advice.others == (
        AnswerInstead(Rank.KING, Fate.WAR, 50),
        LosersInstead((Rank.FOUR,), 0),
    )
    assert told(advice.best[0]) == (
        "Play the ace: it takes the trick, 2 cards. 100 percent to win the game."
    )


def compared(state: ScientificWar, word: str) -> Advice:
    assert GAME.adviser is not None
    play = next(one for one in state.legal_actions(0) if one == Play(Rank[word.upper()]))
    return GAME.adviser().compare(state.seen_by(0), 0, play, Random(1))


def test_the_best_card_is_compared_with_what_was_played() -> None:
    """With the cards that beat either; the last trick is exact."""
    state = holding(war(2, "limit=1"), ("ace seven three", ""), ("king six five", ""))
    (best,) = compared(state, "three").best
    lesson = Lesson(Point.BEATEN, Rank.ACE, Rank.THREE, 0, 3, 3, 0, low_wins=False)
    assert best == PlayCompared(0, Rank.ACE, 100, Rank.THREE, 0, lesson)
    assert told(best) == (
        "Play the ace: 100 percent to win, against 0 with the 3. "
        "3 of their 3 cards beat the 3, but none beats the ace."
    )
    assert told(best, Verbosity.BRIEF) == "Ace: 100 percent, against 0 with the 3."
    assert compared(state, "ace") == advise(state)


@pytest.mark.parametrize(
    ("low_wins", "why", "best", "other", "learnt"),
    [
        (True, "order", "3 against 10", "", "Low wins now, so the 3 is stronger than the 10."),
        (
            *(True, "order", "ace against 5", ""),
            "Low wins now, so the ace is weaker. Lose it first, and save the 5.",
        ),
        (True, "order", "jack against 5", "", "Low wins now, and the jack lets high win again."),
        (True, "order", "5 against jack", "", "Low wins now, and the jack ends that."),
        (False, "spares", "6 against king", "", "Save the stronger king for later. The 6 costs"),
        (
            False,
            "spares",
            "queen against ace",
            "ace 5 king",
            "2 of their 3 cards beat the queen, and",
        ),
        (False, "spares", "ace against 2", "", "Save the 2: it's weak now, but strong when low"),
        (True, "spares", "3 against ace", "", "Save the ace: it's weak now, but strong when high"),
        (False, "spares", "king against 9", "", "The 9 is worth more later."),
        (False, "spares", "jack against 3", "", "The jack lets low win. Then the 3 is strong."),
        (False, "spares", "5 against jack", "", "Save the jack until turning the order helps"),
        (False, "spares", "5 against joker", "", "Save the joker for a trick with more at stake."),
        (False, "spares", "10 against 8", "", "Save the 8 until your pile has more cards than"),
        (False, "spares", "8 against 5", "", "Save the 5: it's weak now, but strong when low"),
        (False, "counted", "5 against 9", "3 10", "No card in their hands lies between the two."),
        (
            *(False, "counted", "ace against 9", "10 king 2"),
            "Count their cards: in their hands, 2 beat the 9, but none beats the ace",
        ),
        (
            *(False, "counted", "5 against 9", "7 10"),
            "Count their cards: those left in their hands favour the 5.",
        ),
        (False, "spied", "5 against 9", "", "The spy sees your card before playing. Don't show"),
        (False, "spied", "9 against 5", "", "The spy sees your card before playing."),
        (False, "stake", "joker against 5", "", "A joker on its own makes a war, or stops one."),
        (False, "", "joker against 5", "", "A joker on its own makes a war, or stops one."),
        (False, "", "9 against 5", "", ""),
    ],
)
def test_what_is_learnt_names_the_two_cards_and_is_true_of_them(
    low_wins: bool, why: str, best: str, other: str, learnt: str
) -> None:
    """By how they rank in the order in force, what they do, and what the others hold."""
    better, worse = (Considered(Play(card(word)), 0.5, 0.5) for word in best.split(" against "))
    view = replace(war(2, "limit=1"), low_wins=low_wins)
    held = [card(word) for word in other.split()]
    hand = tuple([sum(rank.value == value for rank in held) for value in range(len(NO_CARDS))])
    what = point(view, 0, better, worse, Reason(why) if why else None, (hand,))
    if what is None:
        assert learnt == ""
        return
    beaten, beaten_worse = (beaten_in((hand,), low_wins, rank(one)) for one in (better, worse))
    ranks = rank(better), rank(worse)
    lesson = Lesson(what, *ranks, beaten, beaten_worse, len(held), 0, low_wins)
    assert told(PlayCompared(0, ranks[0], 60, ranks[1], 40, lesson)).endswith(
        f" 40 with the {best.split()[-1]}. {told(lesson)}"
    )
    assert told(lesson).startswith(learnt)
    assert all(len(one.split()) <= 15 for one in told(lesson).split(". "))


def card(word: str) -> Rank:
    return Rank(int(word)) if word.isdigit() else Rank[word.upper()]


def rank(considered: Considered) -> Rank:
    assert isinstance(considered.action, Play)
    return considered.action.rank


def test_a_reason_against_a_card_is_true() -> None:
    """Without the cause the card that was played is as good; or it is beaten by more cards."""
    random, found = Random(5), set[Reason | None]()
    for _ in range(6):
        for number, state in enumerate(play_random(GAME, random)):
            if number > 60 or not isinstance(state, ScientificWar) or state.seats != 2:
                break
            playing = not state.swapping and 0 in state.actors and state.chosen == (None, None)
            if playing and number in SOME:
                found.add(checked_reason(state))
    assert found > {None}, found


def checked_reason(state: ScientificWar) -> Reason | None:
    """Return the reason for the best card against the worst, if they differ; it is true."""
    view, expert = state.seen_by(0), Expert()
    considered = expert.consider(view, 0, Random(1))
    best, other = max(considered, key=worth), min(considered, key=worth)
    if percent(best.value) == percent(other.value):
        return None
    why = reason_against(expert, view, 0, best, other, Random(1))
    last = replace(state.options, limit=state.trick)
    causes: dict[Reason | None, ScientificWar] = {
        Reason.ORDER: replace(view, low_wins=False),
        Reason.STAKE: replace(view, table=NO_CARDS),
        Reason.SPIED: replace(view, spy=None),
        Reason.SPARES: replace(view, options=last),
    }
    if why in causes:
        again = {each.action: each.value for each in Expert().consider(causes[why], 0, Random(1))}
        assert again[best.action] <= again[other.action]
    elif why is Reason.BEATEN:
        assert beaten_by(view, 0, best.action) < beaten_by(view, 0, other.action)
    elif why is Reason.TAKES:
        assert percent(best.takes) > percent(other.takes)
    else:
        assert why is None, "who has heard nothing has counted nothing"
    return why


def worth(considered: Considered) -> float:
    return considered.value


def test_the_answer_of_a_spy_and_a_swap_are_compared() -> None:
    """Each with what was chosen after the best, with its own figure."""
    state = replace(
        holding(war(2, "limit=1"), ("ace king four", ""), ("three king six", "")), spy=0
    )
    state, _ = choose(state, 1, "king")
    answer = compared(state, "four")
    assert answer.best == (
        AnswerAdvised(0, Rank.ACE, Fate.TAKES, 2, 100, None),
        AnswerInstead(Rank.FOUR, Fate.LOSES, 0),
    )
    state = holding(war(2, "limit=2"), ("eight two", "ace king"), ("four king queen", "ace"))
    for seat, word in enumerate(("eight", "four")):
        state, _ = choose(state, seat, word)
    assert GAME.adviser is not None
    swaps = GAME.adviser().compare(state.seen_by(0), 0, Keep(), Random(1))
    assert swaps.best == (SwapAdvised(0, True, 4, 100, False), SwapInstead(False, 1, 50))


def test_an_answer_that_comes_to_the_same_is_told_what_its_card_does() -> None:
    """Both take the trick: the 8 lets the spy pick up the better pile, and the ace is saved."""
    piles = "ace king", "four five six nine"
    state = holding(war(2, "limit=2"), ("eight seven", piles[0]), ("three queen", piles[1]))
    state, _ = choose(replace(state, spy=0), 1, "three")
    best, instead, lesson = compared(state, "seven").best
    assert told(best).startswith("Play the 8: it takes the trick, 2 cards.")
    assert told(instead).startswith("The 7 takes the trick: ")
    assert told(lesson) == "The 8 lets you swap your hand for your pile, which has more cards."
    state = holding(war(2, "limit=2"), ("ace ten", ""), ("three queen", ""))
    state, _ = choose(replace(state, spy=0), 1, "three")
    _, _, lesson = compared(state, "ace").best
    assert told(lesson) == "Save the stronger ace for later. The 10 costs you less."


def test_swapping_and_keeping_are_compared() -> None:
    """After an 8: the resulting hand, and the chance to win."""
    strong = "ace ace ace king king queen jack"
    state = holding(war(2), ("eight four", strong), ("four five six", "seven nine"))
    for seat, word in enumerate(("eight", "four")):
        state, _ = choose(state, seat, word)
    advice = advise(state)
    assert advice.action == Swap()
    (best,), (other,) = advice.best, advice.others
    assert isinstance(best, SwapAdvised)
    assert isinstance(other, SwapInstead)
    assert (best.swap, best.hand) == (True, 9)
    assert (other.swap, other.hand) == (False, 1)
    assert best.wins >= other.wins
    assert told(best).startswith("Swap: ")


def test_advice_is_drawn_from_what_the_expert_plays() -> None:
    """Following it always is playing as the expert does; the alternatives come best first."""
    for seats in (2, 4):
        state = war(seats)
        for seed in range(2):
            advice = advise(state, seed=seed)
            assert advice.action in state.legal_actions(0)
            (best,) = advice.best
            assert isinstance(best, PlayAdvised)
            assert advice.action == Play(best.rank)
            played = [other for other in advice.others if isinstance(other, PlayInstead)]
            assert 1 <= len(played) <= 5
            assert best.rank not in [other.rank for other in played]
            for mixture in advice.others:
                if isinstance(mixture, Mixture):
                    assert sum(card.times for card in mixture.cards) == mixture.of
                    assert mixture.cards[0].rank == best.rank


def test_only_what_the_seat_may_know_is_used() -> None:
    """Different hidden hands behind the same view give the same advice."""
    one = ("ace king nine two", "three four")
    advice = [
        advise(holding(war(2), one, other))
        for other in (("five six", "ten queen"), ("ten queen", "five six"))
    ]
    assert advice[0] == advice[1]


@pytest.mark.parametrize(
    ("games", "every", "least"), [(4, 41, 5), pytest.param(5, 17, 15, marks=pytest.mark.soak)]
)
def test_there_is_advice_wherever_a_seat_is_awaited(games: int, every: int, least: int) -> None:
    """Random games with random options: legal advice, every line of it a sentence."""
    random = Random(23)
    asked = 0
    for _ in range(games):
        for number, state in enumerate(play_random(GAME, random)):
            if state.result is not None or number % every or not isinstance(state, ScientificWar):
                continue
            seat = random.choice(state.actors)
            if len(state.legal_actions(seat)) == 1:
                continue
            advice = advise(state, seat, number)
            assert advice.action in state.legal_actions(seat)
            for event in (*advice.best, *advice.others):
                assert event.seen_by(seat) == event
                assert told(event).endswith(".")
                assert " 0 percent to take" not in told(event)
            (best,) = advice.best
            assert len(told(best).split()) <= WORDS
            asked += 1
            if number > 150:
                break
    assert asked > least


@pytest.mark.parametrize(
    ("chances", "told"),
    [
        ((0.5, 0.5), ((1, 1), 2)),
        ((0.66, 0.34), ((2, 1), 3)),
        ((0.97, 0.03), ((19, 1), 20)),
        ((0.4, 0.3, 0.3), ((4, 3, 3), 10)),
        ((0.9, 0.05, 0.03, 0.02), ((17, 1, 1, 1), 20)),
    ],
)
def test_frequencies_are_told_in_round_numbers(
    chances: tuple[float, ...], told: tuple[tuple[int, ...], int]
) -> None:
    """Such as one time in three, not 33 times in a hundred."""
    assert in_round_numbers(chances) == told


@given(st.lists(st.floats(0.02, 1), min_size=2, max_size=13))
def test_rounded_frequencies_add_up_and_none_is_0(chances: list[float]) -> None:
    times, of = in_round_numbers(chances)
    assert sum(times) == of
    assert min(times) >= 1


@pytest.mark.parametrize("why", [None, *Reason])
def test_the_longest_advice_is_short(why: Reason | None) -> None:
    mixed = (Rank.QUEEN, Rank.JACK, Rank.TEN)
    for takes in (0, 54, 100):
        event = PlayAdvised(0, Rank.KING, takes, 54, mixed, Rank.QUEEN, not why, why)
        assert len(told(event).split()) <= WORDS


def why_of(state: ScientificWar, seed: int = 1) -> tuple[Reason | None, Considered]:
    """Return the reason for the most frequent card, and that card."""
    view, expert = state.seen_by(0), Expert()
    considered = expert.consider(view, 0, Random(seed))
    return reason(expert, view, 0, considered, Random(seed)), considered[0]


def plays(state: ScientificWar, seed: int = 1) -> set[object]:
    """Return the expert's play."""
    considered = Expert().consider(state.seen_by(0), 0, Random(seed))
    return {each.action for each in considered if often(each)}


SOME = (11, 15, 18, 29, 48, 58)
"""Moves in a two-seat game before which the reasons vary."""


@pytest.mark.parametrize(
    ("games", "moves"), [(5, SOME), pytest.param(amount(14, 80), range(61), marks=pytest.mark.soak)]
)
def test_a_reason_is_true(games: int, moves: Sequence[int]) -> None:
    """Without its cause the expert does not play that card."""
    random, found = Random(31), set[Reason | None]()
    for _ in range(games):
        for number, state in enumerate(play_random(GAME, random)):
            if number > 60 or not isinstance(state, ScientificWar):
                break
            playing = not state.swapping and 0 in state.actors and state.chosen == (None, None)
            if (
                number not in moves
                or state.seats != 2
                or not playing
                or len(state.legal_actions(0)) < 2
            ):
                continue
            why, first = why_of(state)
            found.add(why)
            last = replace(state.options, limit=state.trick)
            causes: dict[Reason | None, ScientificWar] = {
                Reason.ORDER: replace(state, low_wins=False),
                Reason.STAKE: replace(state, table=NO_CARDS),
                Reason.SPIED: replace(state, spy=None),
                Reason.SPARES: replace(state, options=last),
            }
            without = causes.get(why)
            if without is not None:
                assert first.action in plays(state)
                assert first.action not in plays(without)
            elif why is Reason.MIXED:
                assert len(plays(state)) > 1
            elif why is Reason.TAKES:
                view = state.seen_by(0)
                _, *others = Expert().consider(view, 0, Random(1))
                assert percent(first.takes) > max(percent(other.takes) for other in others)
            elif why is Reason.COUNTED:
                raise AssertionError("who has heard nothing has counted nothing")
    assert {Reason.MIXED, Reason.SPARES} <= found, found


@pytest.mark.parametrize(
    ("own", "others", "why"),
    [
        ("king four", "queen nine", Reason.TAKES),
        ("ace two", "king three", Reason.TAKES),
        ("king queen", "ten nine", None),
        ("three two", "queen nine", None),
    ],
)
def test_no_other_card_takes_the_last_trick_as_often_where_that_is_said(
    own: str, others: str, why: Reason | None
) -> None:
    """One card beats all of the other's, and one none; both do; or neither does."""
    state = holding(war(2, "limit=1"), (own, ""), (others, ""))
    found, first = why_of(state)
    assert found is why
    if why is Reason.TAKES:
        assert first.action == state.legal_actions(0)[0]
        assert "; it nearly always takes the trick. No other" in told(advise(state).best[0])


def counting(names: str) -> tuple[ScientificWar, Expert]:
    """Play tricks given as pairs of cards; return the game, and an expert who heard them all."""
    state, expert = war(2, "limit=24"), Expert()
    for pair in names.split(", "):
        state, events = trick(state, pair, *["keep"] * pair.count("eight"))
        for event in events:
            seen = event.seen_by(0)
            if seen is not None:
                expert.hear(seen)
    return state, expert


@pytest.mark.parametrize(
    ("tricks", "told"),
    [
        (
            "three nine, joker king, six seven, ace three, seven two, four six, ten ace, "
            "five queen",
            Reason.COUNTED,
        ),
        (
            "queen three, three six, seven seven, five queen, ten ace, four joker, six ten, "
            "ace four, king five, two nine, joker king",
            Reason.COUNTED,
        ),
        (
            "ace six, five four, seven king, two ten, king nine, three two, queen seven, nine five",
            Reason.SPARES,
        ),
        (
            "six three, joker five, seven nine, ace ten, king seven, five ace, nine queen, "
            "queen six, two king, four two, ten joker",
            None,
        ),
    ],
)
def test_counting_of_cards_is_a_reason_only_where_it_changes_the_choice(
    tricks: str, told: Reason | None
) -> None:
    """Knowing the cards in the other's pile changes the card played."""
    state, expert = counting(tricks)
    view = state.seen_by(0)
    considered = expert.consider(view, 0, Random(1))
    assert reason(expert, view, 0, considered, Random(1)) is told
    assert (considered[0].action in plays(state)) is (told is not Reason.COUNTED)


@pytest.mark.soak
def test_counting_of_cards_is_a_reason_after_any_tricks() -> None:
    """The same after some random tricks."""
    ranks = [rank.name.lower() for rank in Rank if rank not in (Rank.EIGHT, Rank.JACK)]
    random, counted = Random(8), 0
    for _ in range(70):
        mine, theirs = random.sample(ranks, 12), random.sample(ranks, 12)
        played = random.choice((8, 10, 11))
        pairs = zip(mine[:played], theirs[:played], strict=True)
        state, expert = counting(", ".join(map(" ".join, pairs)))
        if state.spy == 0 or state.result is not None or len(state.legal_actions(0)) < 2:
            continue
        view = state.seen_by(0)
        considered = expert.consider(view, 0, Random(1))
        why = reason(expert, view, 0, considered, Random(1))
        ignorant = plays(state)
        if why is Reason.COUNTED:
            assert considered[0].action not in ignorant
            counted += 1
        elif why in (Reason.SPARES, Reason.TAKES, None):
            assert considered[0].action in ignorant
    assert counted >= 2


def test_what_a_spy_knows_is_worth_something() -> None:
    """Without it, another card is played in some positions, and none is worth more in any."""
    random, changed, checked = Random(9), 0, 0
    for _ in range(30):
        ranks = random.sample(["two", "four", "six", "nine", "ten", "king", "ace", "joker"], 8)
        lots = ((" ".join(ranks[:4]), ""), (" ".join(ranks[4:]), ""))
        state = replace(holding(war(2, "limit=3"), *lots), spy=0)
        state, _ = choose(state, 1, random.choice(ranks[4:]))
        best, *_ = Expert().consider(state.seen_by(0), 0, Random(1))
        # Without the cause: the same card lies there, but is not heard.
        blind = replace(state, spy=None)
        (unheard, *_) = Expert().consider(blind.seen_by(0), 0, Random(1))
        known = {
            each.action: each.value for each in Expert().consider(state.seen_by(0), 0, Random(1))
        }
        assert best.value >= known[unheard.action] - 1e-9
        changed += best.action != unheard.action
        checked += 1
    assert checked == 30
    assert changed >= 5


def test_only_what_is_sure_is_told_as_sure() -> None:
    assert [percent(part) for part in (0.0, 0.001, 0.5, 0.999, 1.0)] == [0, 1, 50, 99, 100]
