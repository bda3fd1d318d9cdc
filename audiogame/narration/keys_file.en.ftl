# What is written into a file of keys beside its entries.

file-whose = Your own keys for audiogame.
file-where = The program reads this file from here: { $path }.
file-check = To find out what is wrong with it, line by line, run: audiogame keys check { $path }
file-begins = Nothing in it counts yet: remove the number sign at the beginning of a line, and change what is in the brackets.
file-list = A command can have several keys, such as ["r", "f2"]. With [] it has none.
file-names = A key is written as it is typed: r, R with Shift, comma for the comma.
file-named = Others have names: f1 to f24, { $names }.
file-both = With Control or Shift, such as ctrl-f1 and shift-tab, and alt-o with Alt.
file-left = Whatever is not named here stays as it is.
file-preset = A preset changes many keys at once. Keys named in this file count before those of the preset.
file-preset-one = { $name }: { $about }
file-same = A key that stands in for another, on a keyboard that lacks it:
file-everywhere = Everywhere:
file-game = In { $game } only. Any command of a game can be here:
file-choose = In { $game }, keys that go to a choice, with its words:
