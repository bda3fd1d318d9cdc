### Give Two, in English.

give-two-title = Give Two
give-two-about = Give two cards to the next player, and keep a long suit.
give-two-credits = Made up for the tests, which nobody owns.

## Choices

give-two-mark = { $card }.
give-two-give = Give { AND($cards) }.
give-two-give-due =
    .you = Give two cards to { $to }.
    .other = { $seat } gives two cards to { $to }.
give-two-so-far = { $left ->
    [0] Enter gives them.
    [one] One more.
   *[other] { $left } more.
}
give-two-marked-all = two cards are marked.

## What happens

give-two-dealt =
    .you = Your cards: { $cards }.
    .other = { $seat } gets four cards.
give-two-gave =
    .you = You give { $to } { AND($cards) }.
    .other = { $seat } gives { $to } { AND($cards) }.
    .braille = { $seat }: { JOINED($cards, "; ") }.
give-two-ended = { $longest } cards of a suit: { AND($winners) }.

## Answers

give-two-rules = Each gives { $cards } cards to the next player. The longest suit wins.
    .brief = The longest suit wins.
give-two-turn = { $seat ->
    [none] The cards are dealt.
   *[other] { $seat } gives.
}
give-two-holds = { $seat }: { $cards }.
give-two-standing = { $holds }
give-two-shown = { $cards ->
    [0] Nothing was given.
   *[other] Given: { $cards }.
}
give-two-own =
    .you = You hold { $cards ->
        [0] nothing
       *[other] { HAND($cards) }
    }.
    .other = { $seat } holds { $cards ->
        [0] nothing
       *[other] { HAND($cards) }
    }.
    .you-brief = { HAND($cards) }.
    .other-brief = { $seat }: { HAND($cards) }.
