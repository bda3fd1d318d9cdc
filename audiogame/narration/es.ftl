### reviewed: nobody
### Lo que comparten todos los juegos, y lo que se dice junto a sus palabras, en español.

unnamed-player = Persona { $number }
you = tú
minus = menos
names-more = { $count } más
too-long-to-tell = Esta línea es demasiado larga para leerla.

## Sucesos y respuestas de todos los juegos

game-started = { $resumed ->
    [yes] La partida continúa.
   *[no] { $seats ->
        [1] Partida nueva.
       *[other] Partida nueva. Orden de juego: { AND($seats) }.
    }
}
    .brief = { $resumed ->
        [yes] Continúa.
       *[no] { $seats ->
            [1] Partida nueva.
           *[other] En la mesa: { AND($seats) }.
        }
    }
standing-of-many = { $place ->
    [0] {""}
    [1] { $leads ->
        [yes] Vas por delante.
       *[no] Compartes el primer lugar.
    }
   *[other] Vas en el lugar { $place } de { $seats }.
}{ $leads ->
    [yes] {""}
   *[no] { $leader ->
        [none] {""}
        [one] {" "}{ $leader } va por delante.
       *[other] {" "}{ AND($leader) } van por delante.
    }
}{ $left ->
    [0] {""}
   *[other] {" "}Siguen { $left } en la partida.
}
taken-back = { $seat } deshace una jugada.
    .you = Deshaces una jugada.
taken-back-what = Deshecho: { $what }
finished = { $winners ->
    [0] Fin de la partida. Gana alguien que ya no está.
    [one] Fin de la partida. Victoria: { $winners }.
   *[other] Fin de la partida. Victoria compartida: { AND($winners) }.
}
side-finished = Fin de la partida. Victoria conjunta: { AND($winners) }.
finished-alone = Fin de la partida.
nothing-to-tell = { $query ->
    [rules] Ahora no hay reglas especiales.
    [turn] La partida no espera a nadie.
    [standing] Nadie tiene nada todavía.
    [shown] No hay nada descubierto.
   *[own] Ahora no tienes nada.
}
query-rules = reglas en vigor
query-turn = a quién le toca
query-standing = puntuación, y quién tiene qué
query-shown = lo que hay en la mesa
query-own = lo que tienes

## Cartas

card = { $suit ->
    [none] { $rank }
   *[other] { $rank } de { $suit }
}
suit-held = { $suit }: { $ranks }
rank-joker = comodín
    .plural = comodines
    .el = el comodín
    .al = al comodín
rank-two = 2
    .plural = doses
    .el = el 2
    .al = al 2
rank-three = 3
    .plural = treses
    .el = el 3
    .al = al 3
rank-four = 4
    .plural = cuatros
    .el = el 4
    .al = al 4
rank-five = 5
    .plural = cincos
    .el = el 5
    .al = al 5
rank-six = 6
    .plural = seises
    .el = el 6
    .al = al 6
rank-seven = 7
    .plural = sietes
    .el = el 7
    .al = al 7
rank-eight = 8
    .plural = ochos
    .el = el 8
    .al = al 8
rank-nine = 9
    .plural = nueves
    .el = el 9
    .al = al 9
rank-ten = 10
    .plural = dieces
    .el = el 10
    .al = al 10
rank-jack = jota
    .plural = jotas
    .el = la jota
    .al = a la jota
rank-queen = dama
    .plural = damas
    .el = la dama
    .al = a la dama
rank-king = rey
    .plural = reyes
    .el = el rey
    .al = al rey
rank-ace = as
    .plural = ases
    .el = el as
    .al = al as
suit-clubs = tréboles
suit-diamonds = diamantes
suit-hearts = corazones
suit-spades = picas

## Durante una partida

marked = { $told ->
    [none] Marcado.
   *[some] Marcado. { $told }
}
unmarked = { $marked ->
    [yes] Desmarcado. { $told }
   *[no] Desmarcado.
}
edge = { $told } Fin de la lista.
position = { $number ->
    [0] {""}
    [1] Primero:{" "}
    [2] Segundo:{" "}
    [3] Tercero:{" "}
    [4] Cuarto:{" "}
    [5] Quinto:{" "}
   *[other] { $number }:{" "}
}{ $told }{ $marked ->
    [yes] {" "}Marcado.
   *[no] {""}
}
no-such-choice = Ninguna opción tiene ese número.
choice-incomplete = { $told }
nothing-selected = Elige algo primero, con Flecha arriba o abajo.
nothing-selected-again = Flecha abajo lleva a: { $told } Flecha arriba lleva a: { $last }
nothing-typed = Escribe primero los números de una opción, separados por Espacio, o usa Flecha arriba y abajo.
choices-here = { $told } { $number } opciones.
no-choice-here = { $told } Aquí no hay nada que elegir.
no-part-chosen = No hay ninguna parte elegida.
# What the keys of a hand of cards say; the reason is such as "you must follow clubs."
card-held = { $card }.
card-refused = { $card }: { $why ->
    [none] ahora no se puede jugar.
   *[some] { $why }
}
card-not-played = No se juega: { $card }, { $why ->
    [none] ahora no se puede jugar.
   *[some] { $why }
}
card-marked = { $told } Marcada.
card-given = Marcada: { $card }.{ $told ->
    [none] {""}
   *[some] {" "}{ $told }
}
card-unmarked = Ya no está marcada: { $card }.{ $told ->
    [none] {""}
   *[some] {" "}{ $told }
}
rank-not-held = No está en tu mano: { $rank }.
hand-empty = Tu mano está vacía.
no-card-number = Ninguna carta tiene ese número.
key-rank = la siguiente en tu mano: { $rank }
key-suit-before = el palo anterior de tu mano
key-suit-after = el palo siguiente de tu mano
cards-keys = La letra o el número de una carta: la siguiente así en tu mano. Flechas izquierda y derecha: otro palo.
card-letters = La letra de una carta: la siguiente así en tu mano. Flechas izquierda y derecha: otro palo.
number-due = Un número del { $low } al { $high } y luego Intro.
number-bounds = { $typed } no se puede elegir: del { $low } al { $high }.
number-of-no-choice = Ninguna opción tiene los números { $typed }. Escríbelos otra vez.
numbers-erased = Nada escrito.
number-typed = { $typed } hasta ahora.

## En todas partes

not-chosen-yet = Aún sin elegir, quizá no se oyó: { $what }. Pulsa otra vez { $key }.
bot-failed =
    .you = El bot de tu puesto falla. Ahora elige al azar.
    .you-brief = Tu bot ahora elige al azar.
    .other = El bot { $seat } falla. Ahora elige al azar.
    .other-brief = { $seat } ahora elige al azar.
spell-capital = mayúscula { $letter }
seats-from-to = { $low } a { $high }
seats-either = { OR($values) }
a-player = alguien

## Menús

menu-item-titled = { $title }: { $item } { $number } de { $count }.
    .brief = { $title }: { $item }
menu-item = { $item } { $number } de { $count }.
    .brief = { $item }
menu-item-edge = { $item } { $number } de { $count }, fin de la lista.
    .brief = { $item } Fin.
menu-item-titled-only = { $title }: { $item }
menu-item-only = { $item }
menu-item-edge-only = { $item } Fin de la lista.
    .brief = { $item } Fin.
menu-item-held = { $held } En { $item }

## Opciones

lobby-length = Duración: { $value }
lobby-option = { $option }: { $value }
option-about = { $about } { $told }
option-numbers = { $count ->
    [0] Un número de { $low } a { $high }. Pulsa Intro para escribirlo.
   *[other] { $values } O un número de { $low } a { $high }{ $length ->
        [yes] : elige otra duración en Más.
       *[no] . Pulsa Intro para escribirlo.
    }
}
option-values = { $count ->
    [one] El único valor: { $values }
   *[other] { $count } valores: { $values } Intro pasa al siguiente.
}

## Lecciones

lesson-item = { $title }{ $state ->
    [done] , hecha.
    [begun] , empezada.
   *[new] .
}
lesson-enter = Pulsa Intro para seguir.
lesson-press = { $key }, por favor.
lesson-taken-back = Vamos a deshacer eso.
    .brief = Deshecho.

## Créditos de un juego

credits-authors = { $known ->
    [unknown] Diseño: desconocido.
    [none] Sin autoría única.
   *[said] Diseño de { $value }.
}
credits-contributor = { $value }.
credits-publisher = { $known ->
    [unknown] Editorial: desconocida.
    [none] Sin publicar.
   *[said] Publicado por { $value }.
}
credits-year = { $known ->
    [unknown] Año: desconocido.
    [none] No tiene año.
   *[said] Año: { $value }.
}
credits-version = { $known ->
    [unknown] Versión: desconocida.
    [none] Sus reglas no tienen número de versión.
   *[said] Versión { $value }.
}
credits-marks = Ninguna marca registrada conocida.
credits-licence = { $known ->
    [unknown] Licencia: desconocida.
    [none] No se menciona ninguna licencia.
   *[said] Licencia: { $value }.
}
credits-address = { $known ->
    [unknown] Dirección del original: desconocida.
    [none] El original no tiene dirección.
   *[said] El original está en { $value }.
}

## Teclas

key-choice = { $keys }: { $what }, { QUOTED($words) } en un archivo de teclas.
key-typed = { $keys }: { QUOTED($words) } en un archivo de teclas.
key-or-choice = { $told }, o la opción { $number }
key-shift = Mayús
key-alt = Alt
key-paste = Pegar
key-ctrl = Control
key-enter = Intro
key-escape = Escape
key-space = Espacio
key-tab = Tabulador
key-backspace = Retroceso
key-up = Flecha arriba
key-down = Flecha abajo
key-left = Flecha izquierda
key-right = Flecha derecha
key-home = Inicio
key-end = Fin
key-pageup = Retroceso de página
key-pagedown = Avance de página
key-delete = Suprimir
key-insert = Insertar
key-comma = coma
key-period = punto
key-question = interrogación
key-hash = signo de número
key-equals = signo igual
key-exclam = exclamación
key-quote = comillas
key-dollar = signo de dólar
key-percent = signo de porcentaje
key-ampersand = ampersand
key-apostrophe = apóstrofo
key-parenleft = abrir paréntesis
key-parenright = cerrar paréntesis
key-asterisk = asterisco
key-plus = signo más
key-minus = guion
key-slash = barra inclinada
key-colon = dos puntos
key-semicolon = punto y coma
key-less = menor que
key-greater = mayor que
key-at = arroba
key-bracketleft = abrir corchete
key-backslash = barra invertida
key-bracketright = cerrar corchete
key-caret = acento circunflejo
key-underscore = guion bajo
key-backtick = acento grave
key-braceleft = abrir llave
key-bar = barra vertical
key-braceright = cerrar llave
key-tilde = virgulilla
key-unknown = esa tecla
