### Liar's Dice, in English.

liars-dice-title = Liar's Dice
liars-dice-about = Bid on the dice under all cups, and catch the others when they bid too much.
liars-dice-credits = An old game that nobody owns.
liars-dice-length = 5 to 20 minutes.

## Options

liars-dice-option-dice = { $value ->
    [one] Everybody starts with one die.
   *[other] Everybody starts with { $value } dice.
}
liars-dice-option-dice-about = How many dice each player starts with.
liars-dice-option-ones = What ones count for
liars-dice-option-ones-about = Whether ones count for every bid, or for bids on ones only.
liars-dice-option-ones-wild = Ones are wild.
liars-dice-option-ones-plain = Ones are plain.

## Choices

liars-dice-claim = { $count } { $count ->
    [one] { $face ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
       *[other] six
    }
   *[other] { $face ->
        [1] ones
        [2] twos
        [3] threes
        [4] fours
        [5] fives
       *[other] sixes
    }
}
liars-dice-bid = { $count } { $count ->
    [one] { $face ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
       *[other] six
    }
   *[other] { $face ->
        [1] ones
        [2] twos
        [3] threes
        [4] fours
        [5] fives
       *[other] sixes
    }
}.
liars-dice-challenge = Challenge.
liars-dice-bid-due =
    .you = { $claim ->
        [none] Your turn. Make a bid.
       *[some] Your turn. Raise or challenge?
    }
    .you-brief = { $claim ->
        [none] Make a bid.
       *[some] Raise or challenge?
    }
    .other = { $claim ->
        [none] { $seat }'s turn. Make a bid.
       *[some] { $seat }'s turn. Raise or challenge?
    }
    .other-brief = { $claim ->
        [none] { $seat }'s turn. Make a bid.
       *[some] { $seat }'s turn. Raise or challenge?
    }

## What happens

liars-dice-rolled =
    .you = You roll { AND($dice) }.
    .other = { $seat } rolls { AND($dice) }.
liars-dice-round-began =
    .you = Round { $round }, { $dice } dice. You bid first.
    .other = Round { $round }, { $dice } dice. { $seat } bids first.
    .you-brief = Round { $round }. You bid first.
    .other-brief = Round { $round }. { $seat } bids first.
liars-dice-bid-made =
    .you = You bid { $claim }.
    .other = { $seat } bids { $claim }.
liars-dice-challenged =
    .you = You challenge { $bidder }.
    .to-you = { $seat } challenges you.
    .other = { $seat } challenges { $bidder }.
liars-dice-cup =
    .you = you have { AND($dice) }
    .other = { $seat } has { AND($dice) }
    .you-brief = you { AND($dice) }
    .other-brief = { $seat } { AND($dice) }
liars-dice-revealed = { $enough ->
    [yes] The bid of { $claim } is right: { $found ->
        [one] there is 1.
       *[other] there are { $found }.
    }
   *[no] The bid of { $claim } is too high: { $found ->
        [one] there is 1.
       *[other] there are { $found }.
    }
} Under the cups, { $cups }.
    .brief = { $enough ->
        [yes] The bid is right: { $found ->
            [one] there is 1.
           *[other] there are { $found }.
        }
       *[no] The bid is too high: { $found ->
            [one] there is 1.
           *[other] there are { $found }.
        }
    }
liars-dice-die-lost =
    .you = { $left ->
        [0] You lose your last die and are out.
       *[other] You lose a die and now have { $left }.
    }
    .other = { $left ->
        [0] { $seat } loses the last die and is out.
       *[other] { $seat } loses a die and now has { $left }.
    }
    .you-brief = { $left ->
        [0] You lose your last die.
       *[other] You lose a die, now { $left }.
    }
    .other-brief = { $left ->
        [0] { $seat } loses the last die.
       *[other] { $seat } loses a die, now { $left }.
    }
liars-dice-won =
    .you = { $left ->
        [one] You win with one die left.
       *[other] You win with { $left } dice left.
    }
    .other = { $left ->
        [one] { $seat } wins with one die left.
       *[other] { $seat } wins with { $left } dice left.
    }
    .you-brief = You win.
    .other-brief = { $seat } wins.

## Answers

liars-dice-rules = { $wild ->
    [yes] Ones count for every bid.
   *[no] Ones count for bids on ones only.
} There are { $dice } dice. Whoever is wrong after a challenge loses a die.
    .brief = { $wild ->
        [yes] Ones count for every bid.
       *[no] Ones count for bids on ones only.
    } There are { $dice } dice.
liars-dice-turn =
    .you = Your turn, round { $round }. Then { $after }.
    .other = { $seat }'s turn, round { $round }. Then { $after }.
    .you-brief = Your turn, round { $round }.
    .other-brief = { $seat }'s turn, round { $round }.
liars-dice-dice =
    .you = { $left ->
        [0] you are out
        [one] you have 1 die
       *[other] you have { $left } dice
    }
    .other = { $left ->
        [0] { $seat } is out
        [one] { $seat } has 1 die
       *[other] { $seat } has { $left } dice
    }
    .you-brief = { $left ->
        [0] you are out
       *[other] you have { $left }
    }
    .other-brief = { $left ->
        [0] { $seat } is out
       *[other] { $seat } has { $left }
    }
liars-dice-standing = { $dice }.
liars-dice-shown = { $bid ->
    [none] Nobody has made a bid yet.
   *[some] { $bid }
}{ $last ->
    [none] {""}
   *[some] {" "}In the last round: { $last }
}
    .brief = { $bid ->
        [none] Nobody has made a bid yet.
       *[some] { $bid }
    }
liars-dice-own =
    .you = { $dice ->
        [0] Your cup is empty.
       *[other] You have { AND($dice) }.
    }
    .other = { $dice ->
        [0] Nobody sees under { $seat }'s cup.
       *[other] { $seat } has { AND($dice) }.
    }

## What choices do

liars-dice-bid-explained = { $claim }: { $percent } percent that there are so many. { $own ->
    [0] You have none of them.
    [one] You have 1 of them.
   *[other] You have { $own } of them.
}
    .brief = { $claim }: { $percent } percent.
liars-dice-challenge-explained = { $percent } percent that there are fewer than { $claim }.
    .brief = { $percent } percent.
liars-dice-cannot-challenge = You can't challenge yet: nobody has made a bid.
    .brief = Nobody has made a bid.

## Advice

liars-dice-bid-advised = Bid { $claim }: { $percent } percent that there are so many.
    .brief = Bid { $claim }.
liars-dice-challenge-advised = Challenge: { $percent } percent that there are fewer.
    .brief = Challenge.
liars-dice-bid-instead = { $claim }: { $percent } percent that there are so many.
liars-dice-challenge-instead = A challenge: { $percent } percent that there are fewer.
