### What all games share, and what is said around their words, in English.

unnamed-player = Player { $number }
you = you
minus = minus
names-more = { $count } more
too-long-to-tell = This line is too long to be read out.

## Events and answers of every game

game-started = { $resumed ->
    [yes] The game continues.
   *[no] { $seats ->
        [1] New game.
       *[other] New game. Playing order: { AND($seats) }.
    }
}
    .brief = { $resumed ->
        [yes] Continuing.
       *[no] { $seats ->
            [1] New game.
           *[other] { AND($seats) }.
        }
    }
standing-of-many = { $place ->
    [0] {""}
    [1] { $leads ->
        [yes] You lead.
       *[no] You share the lead.
    }
   *[other] You're number { $place } of { $seats }.
}{ $leads ->
    [yes] {""}
   *[no] { $leader ->
        [none] {""}
        [one] {" "}{ $leader } leads.
       *[other] {" "}{ AND($leader) } lead.
    }
}{ $left ->
    [0] {""}
   *[other] {" "}{ $left } are left.
}
taken-back = { $seat } takes back a choice.
    .you = You take back a choice.
# What was chosen before, as it was told: Taken back: You call red.
taken-back-what = Taken back: { $what }
finished = { $winners ->
    [0] Game over. The winner had already left.
    [one] Game over. Winner: { $winners }.
   *[other] Game over. First place is shared by { AND($winners) }.
}
side-finished = Game over. { AND($winners) } win together.
finished-alone = Game over.
nothing-to-tell = { $query ->
    [rules] No special rules apply right now.
    [turn] The game is waiting for nobody.
    [standing] Nobody has anything yet.
    [shown] Nothing is face up.
   *[own] You have nothing right now.
}
# The keys that tell these have such a name in lists.
query-rules = rules right now
query-turn = whose turn
query-standing = score, and who has what
query-shown = what's on the table
query-own = what you have

## Cards

card = { $suit ->
    [none] { $rank }
   *[other] { $rank } of { $suit }
}
suit-held = { $suit }: { $ranks }
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

## In a game

# A card, a die or another thing in a choice of several, at Space.
marked = { $told ->
    [none] Marked.
   *[some] Marked. { $told }
}
unmarked = { $marked ->
    [yes] Unmarked. { $told }
   *[no] Unmarked.
}
edge = { $told } End of list.
# A place in a hand or in a row, such as First: 8 of hearts. Marked.
position = { $number ->
    [0] {""}
    [1] First:{" "}
    [2] Second:{" "}
    [3] Third:{" "}
    [4] Fourth:{" "}
    [5] Fifth:{" "}
   *[other] { $number }:{" "}
}{ $told }{ $marked ->
    [yes] {" "}Marked.
   *[no] {""}
}
no-such-choice = No choice has that number.
choice-incomplete = { $told }
nothing-selected = Pick something first, with Up or Down.
nothing-selected-again = Down goes to: { $told } Up goes to: { $last }
nothing-typed = Type the numbers of a choice first, with Space between them, or use Up and Down.
choices-here = { $told } { $number } choices.
no-choice-here = { $told } No choice here.
no-part-chosen = No part is chosen.
# What the keys of a hand of cards say; the reason is such as "you must follow clubs."
card-held = { $card }.
card-refused = { $card }: { $why ->
    [none] it can't be played now.
   *[some] { $why }
}
card-not-played = Not played: { $card }, { $why ->
    [none] it can't be played now.
   *[some] { $why }
}
card-marked = { $told } Marked.
card-given = Marked: { $card }.{ $told ->
    [none] {""}
   *[some] {" "}{ $told }
}
card-unmarked = Unmarked: { $card }.{ $told ->
    [none] {""}
   *[some] {" "}{ $told }
}
rank-not-held = Not in your hand: { $rank }.
hand-empty = Your hand is empty.
no-card-number = No card has that number.
key-rank = next in your hand: { $rank }
key-suit-before = the suit before in your hand
key-suit-after = the suit after in your hand
cards-keys = A card's letter or digit: the next one of it in your hand. Left and Right: another suit.
card-letters = A card's letter: the next one of it in your hand. Left and Right: another suit.
number-due = A number from { $low } to { $high }, then Enter.
number-bounds = { $typed } can't be chosen: { $low } to { $high }.
number-of-no-choice = No choice has the numbers { $typed }. Type them again.
numbers-erased = Nothing typed.
number-typed = { $typed } so far.

## Everywhere

not-chosen-yet = Not chosen yet, maybe not heard: { $what }. { $key } again.
bot-failed =
    .you = The bot in your seat has failed. It now chooses at random.
    .you-brief = Your bot now chooses at random.
    .other = The bot { $seat } has failed. It now chooses at random.
    .other-brief = { $seat } now chooses at random.
spell-capital = capital { $letter }
# How many can play, in a rule book: 2 to 8.
seats-from-to = { $low } to { $high }
seats-either = { OR($values) }
# In place of a name, in lines that are sent to us.
a-player = a player

## Menus

menu-item-titled = { $title }: { $item } { $number } of { $count }.
    .brief = { $title }: { $item }
menu-item = { $item } { $number } of { $count }.
    .brief = { $item }
menu-item-edge = { $item } { $number } of { $count }, end of list.
    .brief = { $item } End.
menu-item-titled-only = { $title }: { $item }
menu-item-only = { $item }
menu-item-edge-only = { $item } End of list.
    .brief = { $item } End.
# An entry found by its first letter in another menu: Pace: 1. In Settings. 6 of 8.
menu-item-held = { $held } In { $item }

## Options

lobby-length = Length: { $value }
lobby-option = { $option }: { $value }
option-about = { $about } { $told }
option-numbers = { $count ->
    [0] A number from { $low } to { $high }. Press Enter to type it.
   *[other] { $values } Or a number from { $low } to { $high }{ $length ->
        [yes] : choose another length in More.
       *[no] . Press Enter to type it.
    }
}
option-values = { $count ->
    [one] The only choice: { $values }
   *[other] { $count } choices: { $values } Enter goes to the next.
}

## Lessons

lesson-item = { $title }{ $state ->
    [done] , done.
    [begun] , begun.
   *[new] .
}
lesson-enter = Press Enter to go on.
lesson-press = { $key }, please.
lesson-taken-back = Let's take that back.
    .brief = Taken back.

## Credits of a game

credits-authors = { $known ->
    [unknown] Designer: unknown.
    [none] No single designer.
   *[said] Designed by { $value }.
}
credits-contributor = { $value }.
credits-publisher = { $known ->
    [unknown] Publisher: unknown.
    [none] Not published.
   *[said] Published by { $value }.
}
credits-year = { $known ->
    [unknown] Year: unknown.
    [none] It has no year.
   *[said] Year: { $value }.
}
credits-version = { $known ->
    [unknown] Version: unknown.
    [none] Its rules have no version number.
   *[said] Version { $value }.
}
credits-marks = No known trademarks.
credits-licence = { $known ->
    [unknown] Licence: unknown.
    [none] No licence is named.
   *[said] Licence: { $value }.
}
credits-address = { $known ->
    [unknown] Address of the original: unknown.
    [none] The original has no address.
   *[said] The original is at { $value }.
}

## Keys

key-choice = { $keys }: { $what }, { QUOTED($words) } in a file of keys.
key-typed = { $keys }: { QUOTED($words) } in a file of keys.
key-or-choice = { $told }, or choice { $number }
key-shift = Shift
key-alt = Alt
key-paste = Paste
key-ctrl = Control
key-enter = Enter
key-escape = Escape
key-space = Space
key-tab = Tab
key-backspace = Backspace
key-up = Up
key-down = Down
key-left = Left
key-right = Right
key-home = Home
key-end = End
key-pageup = Page Up
key-pagedown = Page Down
key-delete = Delete
key-insert = Insert
key-comma = comma
key-period = period
key-question = question mark
key-hash = number sign
key-equals = equals
key-exclam = exclamation mark
key-quote = quotation mark
key-dollar = dollar sign
key-percent = percent sign
key-ampersand = ampersand
key-apostrophe = apostrophe
key-parenleft = left parenthesis
key-parenright = right parenthesis
key-asterisk = asterisk
key-plus = plus
key-minus = hyphen
key-slash = slash
key-colon = colon
key-semicolon = semicolon
key-less = less than
key-greater = greater than
key-at = at sign
key-bracketleft = left bracket
key-backslash = backslash
key-bracketright = right bracket
key-caret = caret
key-underscore = underscore
key-backtick = backtick
key-braceleft = left brace
key-bar = vertical bar
key-braceright = right brace
key-tilde = tilde
key-unknown = that key
