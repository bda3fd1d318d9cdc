"""The speech queue: its order, without a thread or a clock."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from audiogame.narration.narrator import Urgency
from audiogame.outputs.speech.utterances import Utterance, Utterances

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
    assert not queue.cut
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


steps = st.lists(
    st.one_of(
        st.sampled_from([NEWS, ANSWER, ALERT, CHATTER]),
        st.sampled_from(["next", "said", "pressed", "silenced", "again"]),
    ),
    max_size=40,
)


@given(steps)
def test_news_is_never_lost_and_never_said_twice(steps: list[Urgency | str]) -> None:
    """For any keys in between: news that was not interrupted is said to its end once."""
    queue = Utterances()
    put: list[str] = []
    said: list[str] = []
    for number, step in enumerate(steps):
        match step:
            case Urgency():
                text = f"{step.value} {number}"
                queue.add(Utterance(text, step))
                if step is not ANSWER:
                    put.append(text)
            case "next" if queue.current is None:
                queue.next()
            case "said":
                if queue.current is not None and queue.current.urgency is not ANSWER:
                    said.append(queue.current.text)
                queue.said()
            case "pressed" | "silenced":
                queue.pressed(step == "silenced")
            case "again":
                queue.again()
    queue.again()
    said += [text for text in rest(queue) if not text.startswith("answer")]
    assert sorted(said) == sorted(put)
    news = [text for text in said if text.startswith("news")]
    assert news == [text for text in put if text.startswith("news")]
