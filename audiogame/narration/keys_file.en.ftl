# What is written into a file of keys beside its entries.

file-whose = Your own keys for audiogame.
file-where = The program reads this file when it lies here: { $path }.
file-check = Whether it can be used, and what is wrong with which line, says: audiogame keys check { $path }
file-begins = Nothing in it counts yet: take away the number sign at the beginning of a line, and change what is in the brackets.
file-list = A command can have several keys, such as ["r", "f2"]; with [] it has none.
file-names = A key is written as it is typed: r, R with Shift, comma for the sign between words.
file-named = Others have names: f1 to f24, { $names }.
file-both = With Control or Shift, such as ctrl-f1 and shift-tab.
file-left = What is not named here stays as it is.
file-preset = A preset changes many keys at once; what this file names goes before it.
file-preset-one = { $name }: { $about }
file-same = A key that stands for another, on a keyboard that has no such key:
file-everywhere = Everywhere:
file-game = In { $game } alone; any command of a game can stand here:
file-choose = In { $game }, keys that go to a choice, and its words:
