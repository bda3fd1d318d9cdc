"""The speech queue: its order, without a thread or a clock."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiogame.narration.line import Line, Subject, Urgency
from audiogame.outputs.speech.utterances import Utterance, Utterances
from audiogame.rules.sounded import Sounded

NEWS, ANSWER, CHOICE, ALERT, CHATTER = (
    Urgency.NEWS,
    Urgency.ANSWER,
    Urgency.CHOICE,
    Urgency.ALERT,
    Urgency.CHATTER,
)


def waiting(*texts: str) -> Utterances:
    """Return a queue with news in it."""
    made = Utterances()
    for text in texts:
        made.add(Utterance(text))
    return made


def rest(queue: Utterances) -> list[str]:
    """Pop everything, in the order in which it is spoken."""
    texts = []
    while (taken := queue.next()) is not None:
        texts.append(taken.text)
    return texts


def test_news_is_said_in_order() -> None:
    """It waits for its turn and interrupts no line."""
    queue = waiting("One.", "Two.")
    assert not queue.cut
    assert rest(queue) == ["One.", "Two."]


def test_an_answer_cuts_news_off_which_is_said_again_after_it() -> None:
    """The interrupted line and the queue continue."""
    queue = waiting("One.", "Two.")
    queue.next()
    queue.pressed(silenced=False)
    queue.add(Utterance("Answer.", ANSWER))
    assert queue.cut
    assert rest(queue) == ["Answer.", "One.", "Two."]


def test_answers_to_one_key_follow_one_another() -> None:
    """A key may be answered by several lines; none interrupts the other."""
    queue = waiting("News.")
    queue.pressed(silenced=False)
    queue.add(Utterance("One.", ANSWER))
    queue.cut = False
    queue.next()
    queue.add(Utterance("Two.", ANSWER))
    assert not queue.cut
    assert rest(queue) == ["Two.", "News."]


def test_the_answer_to_the_next_key_takes_the_place_of_the_one_before() -> None:
    """The next question makes the first answer obsolete."""
    queue = waiting("News.")
    queue.pressed(silenced=False)
    for text in ("First.", "More of it."):
        queue.add(Utterance(text, ANSWER))
    queue.next()
    queue.pressed(silenced=False)
    queue.add(Utterance("Second.", ANSWER))
    assert queue.cut
    assert rest(queue) == ["Second.", "News."]


def test_a_choice_drops_what_waits() -> None:
    """It stays in the history."""
    queue = waiting("One.", "Two.")
    queue.next()
    queue.pressed(silenced=False)
    queue.add(Utterance("You call red.", CHOICE))
    queue.add(Utterance("Bo calls blue."))
    assert queue.cut
    assert rest(queue) == ["You call red.", "Bo calls blue."]


def test_silence_drops_what_waits() -> None:
    """No earlier line is spoken after it."""
    queue = waiting("One.", "Two.")
    queue.next()
    queue.clear()
    assert queue.cut
    assert rest(queue) == []


def test_an_alert_goes_before_news_and_cuts_nothing_off() -> None:
    """An error is heard before chatter, and after the current line."""
    queue = waiting("One.", "Two.")
    queue.next()
    queue.add(Utterance("Your turn.", ALERT))
    assert not queue.cut
    assert rest(queue) == ["Your turn.", "Two."]


def test_chatter_lets_everything_else_go_first() -> None:
    """A remark waits for lines about whose turn it is; it is not lost."""
    queue = waiting("One.")
    queue.next()
    queue.add(Utterance("Bo says: Well done.", CHATTER))
    queue.add(Utterance("Bo has played."))
    queue.add(Utterance("Your turn."))
    queue.said()
    assert queue.next() is not None
    queue.pressed(silenced=False)
    queue.add(Utterance("You own 3.", ANSWER))
    said = ["You own 3.", "Bo has played.", "Your turn.", "Bo says: Well done."]
    assert rest(queue) == said


def test_a_reader_that_stops_at_a_key_says_the_line_again() -> None:
    """Screen readers stop speaking at every key, also at one without an answer in words."""
    queue = waiting("One.", "Two.")
    queue.next()
    queue.pressed(silenced=True)
    assert queue.cut, "its user may have set it not to stop"
    assert queue.next(held=True) is None, "an answer may still come"
    queue.add(Utterance("Answer.", ANSWER))
    taken = queue.next(held=True)
    assert taken is not None
    assert taken.text == "Answer."
    assert rest(queue) == ["One.", "Two."]


def test_what_a_voice_failed_to_say_waits_in_the_first_place() -> None:
    """The next voice says it."""
    queue = waiting("One.", "Two.")
    queue.next()
    queue.again()
    assert rest(queue) == ["One.", "Two."]


def told(text: str, urgency: Urgency = NEWS, **facts: Any) -> Utterance:
    """Return an utterance as the speech thread makes it of a line."""
    line = Line(text, urgency=urgency, **facts)
    return Utterance(
        text, urgency, cues=line.cues, secret=line.secret, validity=line.validity, line=line
    )


def ahead(*utterances: Utterance) -> Utterances:
    """Return a queue whose first line is spoken and whose second the voice has."""
    queue = Utterances()
    for one in utterances:
        queue.add(one)
    queue.next()
    queue.next_ahead()
    return queue


def test_the_line_ahead_follows_by_itself() -> None:
    """It is the next in order, and there is one of it at most."""
    queue = ahead(told("One."), told("Two."), told("Three."), told("Now.", ALERT))
    assert queue.current is not None
    assert (queue.current.text, queue.ahead) == ("Now.", queue.ahead)
    assert queue.ahead is not None
    assert queue.ahead.text == "One."
    assert queue.next_ahead() is None
    queue.said()
    assert queue.current.text == "One."
    assert queue.ahead is None
    assert rest(queue) == ["Two.", "Three."]


@pytest.mark.parametrize(
    "line",
    [
        told("Red or blue?", ALERT, asks=True),
        told("Red or blue?", asks=True),
        told("Red.", offers=True),
        told("Bo's turn.", validity=Subject().validity),
        told("You hold a queen.", secret=True),
        told("War!", cues=(Sounded("war"),)),
    ],
)
def test_no_question_and_nothing_that_may_become_untrue_is_handed_ahead(line: Utterance) -> None:
    """Nor what follows it; nor a secret, nor words that wait for a sound."""
    queue = ahead(told("One."))
    queue.add(line)
    queue.add(told("Two."))
    assert queue.next_ahead() is None
    assert queue.ahead is None


def test_a_key_marks_the_line_ahead_as_unheard() -> None:
    """The reader has dropped it with the one it was speaking, which is said again."""
    queue = ahead(told("One."), told("Two."), told("Three."))
    overtaken = queue.pressed(silenced=True)
    queue.add(told("Answer.", ANSWER))
    assert overtaken is not None
    assert overtaken.text == "Two."
    assert rest(queue) == ["Answer.", "One.", "Three."]


def test_a_key_after_the_line_ahead_has_begun_repeats_it() -> None:
    queue = ahead(told("One."), told("Two."), told("Three."))
    queue.said()
    assert queue.pressed(silenced=True) is None
    assert rest(queue) == ["Two.", "Three."]


def test_a_second_answer_ahead_is_not_missed_but_follows() -> None:
    """Unless the next key has an answer of its own."""
    queue = ahead(told("One.", ANSWER), told("Two.", ANSWER))
    assert queue.pressed(silenced=True) is None
    assert rest(queue) == ["Two."]
    queue = ahead(told("One.", ANSWER), told("Two.", ANSWER))
    assert queue.pressed(silenced=True) is None
    queue.add(told("Three.", ANSWER))
    assert rest(queue) == ["Three."]


def test_a_choice_drops_the_line_ahead_and_a_lost_voice_does_not() -> None:
    queue = ahead(told("One."), told("Two."), told("Three."))
    queue.add(told("You call red.", CHOICE))
    assert queue.cut
    assert rest(queue) == ["You call red."]
    queue = ahead(told("One."), told("Two."), told("Three."))
    queue.again()
    assert rest(queue) == ["One.", "Two.", "Three."]


def test_when_another_player_may_listen_the_line_ahead_of_a_secret_waits_again() -> None:
    """The secret is cut off in the voice, and with it the line after it."""
    queue = ahead(told("You hold a queen.", secret=True), told("Two."))
    queue.hush()
    assert queue.cut
    assert rest(queue) == ["Two."]


steps = st.lists(
    st.one_of(
        st.sampled_from([NEWS, ANSWER, ALERT, CHATTER]),
        st.sampled_from(["next", "ahead", "said", "pressed", "silenced", "again"]),
    ),
    max_size=40,
)


@given(steps)
def test_news_is_never_lost_and_never_said_twice(steps: list[Urgency | str]) -> None:
    """For any keys in between: news that was not interrupted is said to its end once.

    News that the voice had ahead is reported as missed instead, in order."""
    queue = Utterances()
    put: list[str] = []
    said: list[str] = []
    missed: list[str] = []
    for number, step in enumerate(steps):
        match step:
            case Urgency():
                text = f"{step.value} {number}"
                queue.add(told(text, step))
                if step is not ANSWER:
                    put.append(text)
            case "next" if queue.current is None:
                queue.next()
            case "ahead":
                queue.next_ahead()
            case "said":
                if queue.current is not None and queue.current.urgency is not ANSWER:
                    said.append(queue.current.text)
                queue.said()
            case "pressed" | "silenced":
                if (overtaken := queue.pressed(step == "silenced")) is not None:
                    missed.append(overtaken.text)
            case "again":
                queue.again()
    queue.again()
    said += [text for text in rest(queue) if not text.startswith("answer")]
    assert sorted(said + missed) == sorted(put)
    for heard in (said, missed):
        news = [text for text in heard if text.startswith("news")]
        assert news == [text for text in put if text in news]
