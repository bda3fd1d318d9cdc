### What the page says beside the program's own sentences: names of buttons, and of parts of a table.

button-rules = Rules
button-turn = Turn
button-standing = Standing
button-shown = Table
button-own = Yours
button-choose = Choose
button-done = Done
button-up = Up
button-down = Down
button-previous-chapter = Chapter back
button-next-chapter = Next chapter
button-next-round = Next round
button-find = Find
button-repeat = Repeat
button-older = Older
button-newer = Newer
button-silence = Silence
button-keys = Keys
button-back = Leave

area-held = Held
area-chosen = Chosen
area-rolled = Rolled
area-laid = On the table
area-aside = Kept
area-pile = Won
area-reserve = Reserve
area-purse = Money
area-pot = Pot
area-round = This round
area-score = Score
area-sum = All games

mark-awaited = to act
mark-leads = leads
mark-out = out
mark-chosen = chosen
mark-counts = counts

page-away = { $count ->
    [one] One line came. Space reads it.
   *[other] { $count } lines came. Space reads them.
}
page-not-kept = This browser keeps nothing here: { $why }. Games and settings are gone when the page is closed.
page-may-clear = The browser may clear what is kept here when it needs room. Save your data from the menu of this page now and then.
page-online-only = This page came over a line that browsers don't trust: it works only while the server is there, and keeps nothing.
page-ended = The game is closed. Press Enter on Play to open it again.

page-menu = This page
page-menu-others = Play with others.
page-menu-save = Save all your data to a file.
page-menu-take = Take data in from a file.
page-menu-forget = Forget me here.
page-saved = The browser saves your data as { $name }. Take that file in at another device, here or with audiogame data import.
page-pick = Choose the file in the window of the browser. Any key here goes back.
page-not-picked = No file was chosen.
page-taken = Files that came in: { $new }. Already here: { $same }. Here with another content, and left as they are: { $other }.
page-forget = Everything of yours is removed from this browser: games, settings and keys. Y or N?
page-forgotten = Nothing of yours is here any more.
page-kept-as-it-was = Everything stays as it was.
