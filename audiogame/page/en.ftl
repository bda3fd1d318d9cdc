### What the page says beside the program's own sentences: names of buttons, and of parts of a table.

your-turn = Your turn.
you = You
cap-enter = Enter
cap-space = Space

button-rules = Rules
button-turn = Turn
button-standing = Standing
button-shown = Table
button-own = Yours
button-choose = Choose
button-done = Done
button-up = Up
button-down = Down
button-previous-chapter = Previous chapter
button-next-chapter = Next chapter
button-next-round = Next round
button-find = Find
button-mark = Space
button-explain = Explain
button-rulebook = Rule book
button-undo = Undo
button-advice = Advice
button-glossary = Words
button-who = Who
button-verbosity = Brief or full
button-talk = Chat
button-repeat = Repeat
button-older = Older
button-newer = Newer
button-silence = Silence
button-keys = Keys
button-back = Back
button-menu = Menu
button-close-book = Close the book
button-leave = Leave
button-save-all = Save all

answer-yes = Yes
answer-no = No
answer-lines = I hear or read this
answer-voice = A voice
answer-braille = Braille
answer-colours = Colours
answer-now = Now
answer-here = I am here
answer-not-here = Not here
answer-back = Back
answer-file = Choose file
answer-continue = Continue
answer-again = Play again
answer-stay = Stay at the table
answer-rotate = Next player first
answer-table = Back to the table
answer-review = Review with the expert
answer-leave = Leave
answer-room-start = Begin the game
answer-room-link = Link
answer-room-renew = New link
answer-room-who = Who is here
answer-room-game = Change the game
answer-room-people = People
answer-room-talk = Chat
answer-room-hush = Chat on or off
answer-room-bot = Put a bot in a free seat
answer-room-leave = Leave

area-held = Held
area-chosen = Chosen
area-rolled = Rolled
area-laid = On the table
area-aside = Kept
area-pile = Won
area-stock = Pile
area-reserve = Reserve
area-purse = Money
area-pot = Pot
area-stake = At stake
area-price = A challenge costs
area-round = This round
area-score = Score
area-sum = All games

mark-awaited = turn
mark-choosing = choosing
mark-leads = leads
mark-tied = tied
mark-out = out
mark-chosen = chosen
mark-counts = counts
stage-round = Round
stage-trick = Trick
stage-battle = Battle
stage-of = of
lowest-leads = fewest points lead

page-game-waits = Your game of { $game } is waiting. Enter continues it, Escape goes to the menu.
    .touch = Your game of { $game } is waiting. Continue it, or go back to the menu.
page-keeps = Games, settings and keys are kept in this browser, for this address alone. Clearing the browser's data removes them. { $key } saves them to a file.
    .touch = Games and settings are kept in this browser, for this address alone. Clearing the browser's data removes them. To save them to a file, choose This page in Help.
page-keeps-not = Nothing is kept in this browser: { $why }.
page-not-kept = This browser keeps nothing here: { $why }. Before you close the page, { $key } saves your games and settings to a file.
    .touch = This browser keeps nothing here: { $why }. Before you close the page, Save all saves your games and settings to a file.
page-unkept = Nothing is being saved now: { $why }. You can keep playing.
page-unkept-why = { $name ->
    [QuotaExceededError] No space left on device
    [NoModificationAllowedError] another tab has it
    [NotFoundError] the browser has cleared it
    [InvalidStateError] the browser has closed it
    [SecurityError] the browser's settings forbid it
   *[other] the browser's storage doesn't work
}
page-save-key = { $key } saves everything to a file.
    .touch = Save all saves everything to a file.
page-kept = Saving works again. Everything is saved.
page-found = Saving works again. Everything is saved, and what this browser had before is back, with your settings.
page-may-clear = The browser may clear what is kept here when it needs room. Save your data now and then, in Help, This page.
page-deletes = Safari deletes what is kept here after seven days of use in which you don't visit this page. To keep it, on an iPhone or iPad choose Share, then Add to Home Screen; on a Mac, File, then Add to Dock. What is here stays behind: first save your data to a file, in Help, This page, and load it there.
page-deletes-again = Remember that Safari deletes this game seven days after your last visit, unless this page is on your Home Screen or in the Dock. { $key } saves everything to a file.
    .touch = Remember that Safari deletes this game seven days after your last visit, unless this page is on your Home Screen or in the Dock. To save everything to a file, choose This page in Help.
page-uncopied = This browser doesn't let the page copy. { $key } goes to a text field that has it, all selected, to copy from there.
    .touch = This browser doesn't let the page copy. The button Text field, below, leads to a field that has it, all selected, to copy from there.
page-online-only = This browser can't keep the page itself: it works only while its server is there.
page-server-reads = Whoever runs { $host } can read what this page keeps.
page-update-ready = A new version of this page is ready. Update, in Help, installs it.
page-update-unkept = Nothing is being saved now: { $why }. Press { $key } first, then close this page and open it again.
    .touch = Nothing is being saved now: { $why }. Choose Save all first, then close this page and open it again.
page-bring-key = If you've played in a browser at another address, your seats are there. To bring them along, choose Play with others, then This device, and type the recovery phrase from there.
page-thinks-less = In a browser, expert bots look at half as much before they choose.
page-ended = The game is closed. Enter or Play opens it again.

page-menu = This page
page-menu-save = Save all your data to a file. { $key } does that anywhere.
    .touch = Save all your data to a file.
page-menu-odd = Save the lines marked as odd to a file, without names.
page-menu-take = Load data from a file.
page-menu-sounds = Load a sound pack from a file.
page-menu-silent = Remove your own sounds.
page-own-sounds = { $cues ->
    [one] One of the program's sounds is now yours.
   *[other] { $cues } of the program's sounds are now yours.
}{ $kept ->
    [yes] {" "}They stay in this browser.
   *[no] {""}
}
page-sounds-removed = Your own sounds are removed. The default ones play again.
page-menu-add = Add another person who plays here.
page-menu-guest = Let a guest play. Nothing of theirs is kept.
page-guest-plays = A guest plays now. Reload the page when they leave.
page-own-name = What's your name?
page-other-name = What's the other person's name?
page-added = { $name } has a separate place here. From now on, the page starts by asking who you are.
page-who = Who are you?
page-first-person = The first person
page-guest = A guest: nothing is kept.
page-menu-forget = Forget me here.
page-saved = The browser saves your data as { $name }. Load that file here or on another device, from Help, This page, or with audiogame data import. Give it to nobody: anybody who has it can play as you, and knows the luck of games that aren't over.
page-odd-saved = The browser saves the lines marked as odd as { $name }. It holds no names, so you can send it.
page-pick = Choose the file in the browser's window. If none has opened, Enter opens it. Any other key goes back.
    .touch = Choose the file in the browser's window. If none has opened, Choose file opens it.
page-not-picked = No file was chosen.
page-brings = It brings these settings: { $settings }.
page-becomes = With this file you'd play with others as another person: the one in it. Take it in? Y or N.
page-taken = New files: { $new }. Already here: { $same }. Different here, so left alone: { $other }.
page-person = You now play with others as the person from that file.
page-forget = Remove everything of yours from this browser: games, settings and keys? Y or N.
page-forgotten = Nothing of yours is here any more.
page-not-forgotten = This page has nothing of yours any more, but the browser couldn't remove its copy: { $why }. The page keeps trying while it stays open.
page-kept-as-it-was = Everything stays as it was.
