### Little Whist, in English.

little-whist-title = Little Whist
little-whist-about = Partners take tricks with four cards each.
little-whist-credits = Made up for the tests, after Whist, which nobody owns.

## Choices

little-whist-play = { $rank } of { $suit }.
little-whist-lead = { $seat } leads the lowest card.
little-whist-knock = Knock.
little-whist-card-due =
    .you = { $suit ->
        [none] You lead.
       *[other] Your turn: { $suit } if you can.
    }
    .other = { $suit ->
        [none] { $seat } leads.
       *[other] { $seat }'s turn: { $suit } if possible.
    }
little-whist-must-follow =
    .you = you must follow { $suit }.
    .other = { $seat } must follow { $suit }.

## What happens

little-whist-dealt =
    .you = Your cards: { $cards }.
    .other = { $seat } gets four cards.
little-whist-led =
    .you = You hold the { $card } and lead it.
    .other = { $seat } holds the { $card } and leads it.
    .you-brief = You lead the { $card }.
    .other-brief = { $seat } leads the { $card }.
little-whist-played =
    .you = You play the { $card }.
    .other = { $seat } plays the { $card }.
little-whist-knocked =
    .you = You knock: you hold the ace of { $suit }.
    .other = { $seat } knocks, with the ace of { $suit }.
    .you-brief = You knock.
little-whist-took =
    .you = You take the trick. Your side has { $taken }.
    .other = { $seat } takes the trick. That side has { $taken }.
    .you-brief = You take it, { $taken }.
    .other-brief = { $seat } takes it, { $taken }.
little-whist-won = { AND($winners) } win with { $taken } tricks.
    .brief = { AND($winners) } win.
little-whist-drawn = A draw, with { $taken } tricks each.

## Answers

little-whist-rules = { $tricks } tricks. Whoever holds the jack of clubs leads it.
    .brief = { $tricks } tricks.
little-whist-turn = { $seat ->
    [none] The cards are dealt.
   *[other] Trick { $trick }: { $seat }.
}
little-whist-score = { AND($seats) }: { $taken }.
little-whist-standing = { $scores }
little-whist-laid = { $seat }: { $card }
little-whist-shown = { $cards ->
    [0] Nothing lies open.
   *[other] { $cards }.
}
little-whist-own =
    .you = You hold { $cards ->
        [0] nothing
       *[other] { HAND($cards) }
    }.
    .other = { $seat } holds { $cards ->
        [0] nothing
       *[other] { HAND($cards) }
    }.
    .you-brief = { $cards ->
        [0] Nothing.
       *[other] { HAND($cards) }.
    }
    .other-brief = { $seat }: { $cards ->
        [0] nothing
       *[other] { HAND($cards) }
    }.
