### reviewed: nobody
# Lo que se escribe en un archivo de teclas junto a sus entradas.

file-whose = Tus propias teclas para audiogame.
file-where = El programa lee este archivo de aquí: { $path }.
file-check = Para saber qué está mal, línea por línea, ejecuta: audiogame keys check { $path }
file-begins = Nada de esto vale todavía: quita el signo # del principio de una línea, y cambia lo que está entre corchetes.
file-list = Una orden puede tener varias teclas, como ["r", "f2"]. Con [] no tiene ninguna.
file-names = Una tecla se escribe como se pulsa: r, o R con Mayús; para la coma, comma.
file-named = Otras tienen nombre: f1 a f24, { $names }.
file-both = Con Control o Mayús, como ctrl-f1 y shift-tab; con Alt, como alt-o.
file-left = Lo que no se nombra aquí se queda como está.
file-preset = Una disposición cambia muchas teclas a la vez. Lo que este archivo nombra va por delante de ella.
file-preset-one = { $name }: { $about }
file-same = Una tecla que sustituye a otra, en un teclado que no la tiene:
file-everywhere = En todas partes:
file-game = Solo en { $game }. Aquí cabe cualquier orden de una partida:
file-choose = En { $game }, teclas que van a una opción, con sus palabras:
