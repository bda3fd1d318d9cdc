### Crazy Eights, in English.

crazy-eights-title = Crazy Eights
crazy-eights-about = Empty your hand first: follow the suit or the rank, or play an eight and name a suit.
crazy-eights-credits = An old game that nobody owns.

## Options

crazy-eights-option-target = { $value ->
    [one] { $value } point wins.
   *[other] { $value } points win.
}
crazy-eights-option-target-about = Whoever has so many points at the end of a round wins.
crazy-eights-option-draw = Drawing
crazy-eights-option-draw-about = Whether you draw one card a turn, or draw until a card fits.
crazy-eights-option-draw-one = You draw one card a turn.
crazy-eights-option-draw-until = You draw until a card fits.

## Choices

crazy-eights-play = { $rank } of { $suit }.
crazy-eights-name-suit = { $suit }.
crazy-eights-draw-card = Draw a card.
crazy-eights-pass = Pass.
crazy-eights-card-due =
    .you = { $suit ->
        [none] { $card } is on top.
       *[other] The suit is { $suit }.
    } { $drawn ->
        [yes] Play a card, or pass.
       *[no] Play a card, or draw.
    }
    .you-brief = { $suit ->
        [none] { $card }.
       *[other] { $suit }.
    } { $drawn ->
        [yes] Play, or pass.
       *[no] Play, or draw.
    }
    .other = { $suit ->
        [none] { $card } is on top.
       *[other] The suit is { $suit }.
    } { $drawn ->
        [yes] { $seat } plays a card, or passes.
       *[no] { $seat } plays a card, or draws.
    }
    .other-brief = { $suit ->
        [none] { $card }.
       *[other] { $suit }.
    } { $drawn ->
        [yes] { $seat } plays, or passes.
       *[no] { $seat } plays, or draws.
    }
crazy-eights-unfit = { $suit ->
    [none] it doesn't fit the { $card }.
   *[other] the suit is { $suit }.
}
crazy-eights-suit-due =
    .you = Name a suit.
    .other = { $seat } names a suit.

## What happens

crazy-eights-dealt =
    .you = Your cards are { AND($cards) }.
    .other = { $seat } has { AND($cards) }.
    .you-braille = Your cards: { JOINED($cards, "; ") }.
    .other-braille = { $seat } has: { JOINED($cards, "; ") }.
crazy-eights-round-began =
    .you = Round { $round }. The first card is the { $card }. You play first.
    .other = Round { $round }. The first card is the { $card }. { $seat } plays first.
    .you-brief = The first card is the { $card }. You play first.
    .other-brief = The first card is the { $card }. { $seat } plays first.
crazy-eights-laid =
    .you = You play the { $card }{ $left ->
        [0] , your last card.
        [one] {" "}and have one card left.
       *[other] .
    }
    .other = { $seat } plays the { $card }{ $left ->
        [0] , the last card.
        [one] {" "}and has one card left.
       *[other] .
    }
    .you-brief = You play the { $card }.
    .other-brief = { $seat } plays the { $card }{ $left ->
        [one] . One card left.
       *[other] .
    }
crazy-eights-suit-named =
    .you = You name { $suit }.
    .other = { $seat } names { $suit }.
crazy-eights-drew =
    .you = { $card ->
        [none] You draw a card.
       *[some] You draw the { $card }.
    }
    .other = { $card ->
        [none] { $seat } draws a card.
       *[some] { $seat } draws the { $card }.
    }
crazy-eights-passed =
    .you = You pass.
    .other = { $seat } passes.
crazy-eights-turned = The stock is empty. { $cards ->
    [one] One played card is the new stock.
   *[other] { $cards } played cards are the new stock.
}
    .brief = { $cards ->
        [one] One played card is the new stock.
       *[other] { $cards } played cards are the new stock.
    }
crazy-eights-hand =
    .you = you hold { AND($cards) }, which counts { $points }
    .other = { $seat } holds { AND($cards) }, which counts { $points }
    .you-brief = you hold { $points }
    .other-brief = { $seat } holds { $points }
crazy-eights-round-won =
    .you = { $hands }. You win the round with { $points } and now have { $score }.
    .other = { $hands }. { $seat } wins the round with { $points } and now has { $score }.
    .you-brief = You win the round with { $points }, now { $score }.
    .other-brief = { $seat } wins the round, now { $score }.
crazy-eights-round-blocked = Nobody can play or draw, so nobody scores. { $hands }.
    .brief = Nobody can play or draw.
crazy-eights-score = { $seat } { $points }
crazy-eights-won =
    .you = You win with { $score }. { $others }.
    .other = { $seat } wins with { $score }. { $others }.
    .you-brief = You win with { $score }.
    .other-brief = { $seat } wins with { $score }.

## Answers

crazy-eights-rules = { $target ->
    [one] { $target } point wins.
   *[other] { $target } points win.
} Eights fit on every card. { $until ->
    [yes] You draw until a card fits.
   *[no] You draw one card a turn.
}
    .brief = { $target ->
        [one] { $target } point wins.
       *[other] { $target } points win.
    } Eights fit on every card.
crazy-eights-turn =
    .you = Your turn, round { $round }. Then { $after }.
    .other = { $seat }'s turn, round { $round }. Then { $after }.
    .you-brief = Your turn, round { $round }.
    .other-brief = { $seat }'s turn, round { $round }.
crazy-eights-holding =
    .you = you have { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } and { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
    .other = { $seat } has { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } and { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
    .brief = { $seat } { $cards } and { $score }
crazy-eights-standing = { $holdings }.
crazy-eights-shown = { $suit ->
    [none] The { $card } is on top.
   *[other] The { $card } is on top. The suit is { $suit }.
} { $stock ->
    [0] The stock is empty.
    [one] One card is in the stock.
   *[other] { $stock } cards are in the stock.
}
    .brief = { $suit ->
        [none] The { $card } is on top.
       *[other] The { $card } is on top. The suit is { $suit }.
    }
crazy-eights-own =
    .you = { $cards ->
        [0] You have no cards.
       *[other] { HAND($cards) }.
    }
    .other = { $cards ->
        [0] { $seat }'s cards can't be seen.
       *[other] { $seat }'s cards: { HAND($cards) }.
    }

## What choices do

crazy-eights-play-explained = { $names ->
    [yes] Then you name a suit.
   *[no] The { $card } counts { $points } if you keep it.
} { $left ->
    [0] You win the round.
    [one] You have one card left.
   *[other] You have { $left } cards left.
}
    .brief = { $left ->
        [0] You win the round.
        [one] You have one card left.
       *[other] You have { $left } cards left.
    }
crazy-eights-suit-explained = { $held ->
    [0] You have no { $suit }.
    [one] You have one card of { $suit }.
   *[other] You have { $held } cards of { $suit }.
}
crazy-eights-draw-explained = { $until ->
    [yes] You take a card from the stock, and another while none fits.
   *[no] You take a card from the stock. Then you play or pass.
} { $stock ->
    [0] The stock is empty, so the played cards are turned over.
    [one] One card is in it.
   *[other] { $stock } cards are in it.
}
    .brief = You take a card from the stock.
crazy-eights-pass-explained = Then it's { $after }'s turn.
crazy-eights-nothing-fits = None of your cards fits.
crazy-eights-others-do-not-fit = { $count ->
    [one] One of your cards doesn't fit.
   *[other] { $count } of your cards don't fit.
}

## Advice

crazy-eights-card-advised = Play the { $card }. { $more ->
    [0] It is your only card of its suit.
    [one] You have one more of its suit.
   *[other] You have { $more } more of its suit.
} It counts { $points }.
    .brief = Play the { $card }.
crazy-eights-eight-advised = Play the { $card }: nothing else fits.
    .brief = Play the { $card }.
crazy-eights-suit-advised = Name { $suit }: you have { $held } of it.
    .brief = Name { $suit }.
crazy-eights-draw-advised = Draw a card: nothing fits.
    .brief = Draw a card.
crazy-eights-pass-advised = Pass: nothing fits.
    .brief = Pass.
crazy-eights-card-instead = The { $card } counts { $points }.
crazy-eights-suit-instead = You have { $held } of { $suit }.
