### Beat the Bank, in English.

beat-the-bank-title = Beat the Bank
beat-the-bank-about = Keep a card that beats the card of the bank.
beat-the-bank-credits = Made up for the tests.
beat-the-bank-option-hands = { $value ->
    [one] One hand is played.
   *[other] { $value } hands are played.
}
beat-the-bank-option-hands-about = The most points after so many hands win.

## Choices

beat-the-bank-look = The bank looks.
beat-the-bank-stay = Stay.
beat-the-bank-fold = Fold.
beat-the-bank-stay-due =
    .you = Stay or fold?
    .other = { $seat } stays or folds.

## What happens

beat-the-bank-dealt =
    .you = Your card: { $rank }.
    .other = { $seat } gets a card.
beat-the-bank-hole-dealt = The bank gets a card.
beat-the-bank-looked = { $ace ->
    [yes] The bank has an ace.
   *[other] The bank has no ace.
}
beat-the-bank-stayed =
    .you = You stay.
    .other = { $seat } stays.
beat-the-bank-folded =
    .you = You fold.
    .other = { $seat } folds.
beat-the-bank-bank-shown = The bank shows { $rank }.
beat-the-bank-hand-shown =
    .you = You show { $rank }, and have { $points }.
    .other = { $seat } shows { $rank }, and has { $points }.
beat-the-bank-hand-over = { $seat ->
    [none] Hand { $hand } is over, the last one.
   *[other] Hand { $hand } is over. { $seat } is first in the next.
}
    .brief = { $seat ->
        [none] The last hand is over.
       *[other] Next: { $seat } first.
    }

## Answers

beat-the-bank-rules = { $hands ->
    [one] One hand.
   *[other] { $hands } hands.
}
beat-the-bank-turn =
    .you = Hand { $hand }, your turn.
    .other = { $seat ->
        [none] Hand { $hand }, the cards are dealt.
       *[other] Hand { $hand }, { $seat }'s turn.
    }
beat-the-bank-score = { $seat } { $points }.
beat-the-bank-standing = { $scores }
beat-the-bank-shown = { $seats ->
    [0] Nobody stays yet.
   *[other] Staying: { $seats }.
}
beat-the-bank-own = { $rank ->
    [none] No card.
   *[other] { $rank }.
}
