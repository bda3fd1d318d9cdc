### Auction, in English.

auction-title = Auction
auction-about = Bid for three lots, and have the most points at the end.
auction-credits = Made up for the tests.

## Options

auction-option-chips = { $value } chips each.
auction-option-chips-about = What each player can pay in all.

## Choices

auction-bid = Bid { $chips }.
auction-pass = Pass.
auction-all-bid = All in, { $chips } chips?
auction-bid-due =
    .you = { $high } is bid. You have { $chips }. K bids, O passes.
    .other = { $seat } bids or passes.
    .you-brief = { $high } is bid.

## What happens

auction-lot-offered = Lot { $lot } has { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .brief = Lot { $lot }: { $points }.
auction-bid-made =
    .you = You bid { $chips }.
    .other = { $seat } bids { $chips }.
auction-passed =
    .you = You pass.
    .other = { $seat } passes.
auction-sold =
    .you = The lot is yours for { $chips }.
    .other = { $seat } gets the lot for { $chips }.
auction-unsold = Nobody wants the lot.
auction-won = { AND($winners) } { $winners ->
    [one] wins
   *[other] win
} with { $points }.

## Answers

auction-rules = { $lots } lots; any number of your chips may be bid.
    .brief = { $lots } lots.
auction-turn =
    .you = Lot { $lot }, you bid.
    .other = Lot { $lot }, { $seat } bids.
auction-score =
    .you = You have { $points } points, { $chips } chips.
    .other = { $seat } has { $points } points, { $chips } chips.
    .you-brief = { $points } points, { $chips } chips.
    .other-brief = { $seat }: { $points } points, { $chips } chips.
auction-standing = { $scores }
auction-shown = { $points } points. { $bidder ->
    [none] No bid.
   *[other] { $bidder } has bid { $chips }.
}
