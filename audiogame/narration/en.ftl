### What is common to all games and to the program, in English.

you = you

## Events and answers of every game

game-started = { $resumed ->
    [yes] The game goes on. Playing: { $seats }.
   *[no] A new game. Playing, in this order: { $seats }.
}
    .brief = { $seats }.
finished = { $winners ->
    [one] The game is over; the winner: { $winners }.
   *[other] The game is over; first place is shared: { $winners }.
}
nothing-to-tell = { $query ->
    [rules] No special rule is in force.
    [turn] Nobody is awaited.
    [standing] Nobody owns anything yet.
    [shown] Nothing lies open yet.
   *[own] You hold nothing now.
}
query-rules = rules in force
query-turn = whose turn
query-standing = who owns what
query-shown = what lies open
query-own = what is yours

## Cards

card = { $suit ->
    [none] { $rank }
   *[other] { $rank } of { $suit }
}
rank-joker = joker
rank-two = 2
rank-three = 3
rank-four = 4
rank-five = 5
rank-six = 6
rank-seven = 7
rank-eight = 8
rank-nine = 9
rank-ten = 10
rank-jack = jack
rank-queen = queen
rank-king = king
rank-ace = ace
suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades
