### reviewed: nobody
### Sika, en español.
### Primero lo nuevo, luego la causa, el total y lo que viene después.

sika-title = Sika
sika-about = Pide un color, tira tres cubos y suma puntos con cada acierto. Pura suerte.
sika-length = De 2 a 6 minutos.
sika-credits =
    Creado por Michael, con dibujos de Michael y Rick Scott.
    Inspirado en un juego que aparece en una serie de televisión.

sika-colour-red = rojo
    .plural = rojos
sika-colour-blue = azul
    .plural = azules

## Opciones

sika-option-call = Cuándo se pide color
sika-option-call-game = Pides una sola vez, antes de la partida.
sika-option-call-turn = Pides antes de cada turno.
sika-option-call-about = Conservas tu color toda la partida, o pides uno antes de cada turno.
sika-option-overtime = Quién juega las rondas extra
sika-option-overtime-leaders = Solo juegan las rondas extra quienes empatan en cabeza.
sika-option-overtime-everyone = Todo el mundo juega las rondas extra.
sika-option-overtime-about = Quién sigue jugando cuando hay empate en cabeza.
sika-option-ante = { $value ->
    [0] Sin apuesta inicial.
    [one] La apuesta inicial es de un crédito.
   *[other] La apuesta inicial es de { $value } créditos.
}
sika-option-ante-about = Lo que cada cual pone en el bote antes de la partida; quien gana se lo lleva.

## Lo que se elige

sika-call = { $colour }.
sika-throw = Tirar.

sika-call-due =
    .you = Pide un color: ¿rojo o azul?
    .you-brief = ¿Rojo o azul?
    .other = { $seat }, pide un color: ¿rojo o azul?
    .other-brief = { $seat }, ¿rojo o azul?
sika-throw-due =
    .you = { $throw ->
        [1] { $extra ->
            [yes] Tu turno, ronda extra. Tira.
           *[no] Tu turno, ronda { $round }. Tira.
        }
        [2] Segunda tirada: tira.
       *[other] Última tirada: tira.
    }
    .you-brief = { $throw ->
        [1] Tu turno.
       *[other] Tira.
    }
    .other = { $throw ->
        [1] { $extra ->
            [yes] Turno de { $seat }, ronda extra. Tira.
           *[no] Turno de { $seat }, ronda { $round }. Tira.
        }
        [2] { $seat }, segunda tirada: tira.
       *[other] { $seat }, última tirada: tira.
    }
    .other-brief = { $throw ->
        [1] Turno de { $seat }.
       *[other] { $seat }, tira.
    }

## Lo que pasa

sika-ante-paid = { $credits ->
    [one] Cada cual pone un crédito. Bote de { $pot }.
   *[other] Cada cual pone { $credits } créditos. Bote de { $pot }.
}
    .brief = Bote de { $pot }.
sika-called =
    .you = Pides { $colour }.
    .other = { $seat } pide { $colour }.
sika-rolled =
    .you = { $matches ->
        [0] Ningún { $colour }: { $points }, ahora { $score }.
        [1] Un { $colour }: más { $points }, ahora { $score }.
        [2] Dos { FORM($colour, "plural") }: más { $points }, ahora { $score }.
       *[other] Tres { FORM($colour, "plural") }: más { $points }, ahora { $score }.
    }
    .other = { $seat } { $matches ->
        [0] no saca ningún { $colour }: { $points }, ahora { $score }.
        [1] saca un { $colour }: más { $points }, ahora { $score }.
        [2] saca dos { FORM($colour, "plural") }: más { $points }, ahora { $score }.
       *[other] saca tres { FORM($colour, "plural") }: más { $points }, ahora { $score }.
    }
    .you-brief = { $matches ->
        [0] Ningún { $colour }, ahora { $score }.
        [1] Un { $colour }, ahora { $score }.
        [2] Dos { FORM($colour, "plural") }, ahora { $score }.
       *[other] Tres { FORM($colour, "plural") }, ahora { $score }.
    }
    .other-brief = { $seat }: { $matches ->
        [0] ningún { $colour }, ahora { $score }.
        [1] un { $colour }, ahora { $score }.
        [2] dos { FORM($colour, "plural") }, ahora { $score }.
       *[other] tres { FORM($colour, "plural") }, ahora { $score }.
    }
    .you-braille = { $matches ->
        [0] { $points }, ahora { $score }. Ningún { $colour }.
        [1] Más { $points }, ahora { $score }. Un { $colour }.
        [2] Más { $points }, ahora { $score }. Dos { FORM($colour, "plural") }.
       *[other] Más { $points }, ahora { $score }. Tres { FORM($colour, "plural") }.
    }
    .other-braille = { $seat }: { $matches ->
        [0] { $points }, ahora { $score }. Ningún { $colour }.
        [1] más { $points }, ahora { $score }. Un { $colour }.
        [2] más { $points }, ahora { $score }. Dos { FORM($colour, "plural") }.
       *[other] más { $points }, ahora { $score }. Tres { FORM($colour, "plural") }.
    }
sika-score =
    .you = tú tienes { $points }
    .you-brief = tú { $points }
    .other = { $seat } tiene { $points }
    .other-brief = { $seat } { $points }
sika-purse =
    .you = tú tienes { $credits }
    .you-brief = tú { $credits }
    .other = { $seat } tiene { $credits }
    .other-brief = { $seat } { $credits }
sika-round-ended = Fin de la ronda { $round }. { $scores }.
    .brief = {""}
sika-since =
    .you = { $place ->
        [0] Compartes el primer lugar con { $score }
        [1] Vas por delante con { $score }
        [2] Vas en segundo lugar con { $score }
        [3] Vas en tercer lugar con { $score }
        [4] Vas en cuarto lugar con { $score }
        [5] Vas en quinto lugar con { $score }
        [6] Vas en sexto lugar con { $score }
        [7] Vas en séptimo lugar con { $score }
       *[other] Vas en último lugar con { $score }
    }; { $rivals ->
        [one] { AND($rivals) } tiene
        [2] { AND($rivals) } tienen
       *[other] tres o más tienen
    } { $points }.
    .other = { $place ->
        [0] { $seat } comparte el primer lugar con { $score }
        [1] { $seat } va por delante con { $score }
        [2] { $seat } va en segundo lugar con { $score }
        [3] { $seat } va en tercer lugar con { $score }
        [4] { $seat } va en cuarto lugar con { $score }
        [5] { $seat } va en quinto lugar con { $score }
        [6] { $seat } va en sexto lugar con { $score }
        [7] { $seat } va en séptimo lugar con { $score }
       *[other] { $seat } va en último lugar con { $score }
    }; { $rivals ->
        [one] { AND($rivals) } tiene
        [2] { AND($rivals) } tienen
       *[other] tres o más tienen
    } { $points }.
sika-tied = Empate a { $score }: { AND($seats) }.{ $everyone ->
    [yes] {" "}Todo el mundo juega una ronda extra.
   *[no] {" "}Ronda extra solo entre quienes empatan.
}
    .brief = Empate a { $score }: { AND($seats) }.{ $everyone ->
        [yes] {" "}Todo el mundo juega una ronda extra.
       *[no] {" "}Ronda extra.
    }
sika-won =
    .you = Ganas con { $score }. { $others }.{ $pot ->
        [0] {""}
        [one] {" "}Te llevas el bote de un crédito.
       *[other] {" "}Te llevas el bote de { $pot } créditos.
    }
    .you-brief = Ganas con { $score }. { $others }.
    .other = { $seat } gana con { $score }. { $others }.{ $pot ->
        [0] {""}
        [one] {" "}{ $seat } se lleva el bote de un crédito.
       *[other] {" "}{ $seat } se lleva el bote de { $pot } créditos.
    }
    .other-brief = { $seat } gana con { $score }. { $others }.

sika-settled =
    .you = { $won ->
        [one] Ganas un crédito; quien pierde paga { $lost }.
       *[other] Ganas { $won } créditos; quien pierde paga { $lost }.
    }
    .you-brief = Ganas { $won }; quien pierde paga { $lost }.
    .other = { $won ->
        [one] { $seat } gana un crédito; quien pierde paga { $lost }.
       *[other] { $seat } gana { $won } créditos; quien pierde paga { $lost }.
    }
    .other-brief = { $seat } gana { $won }; quien pierde paga { $lost }.

## Respuestas

sika-rules =
    .you = { $extra ->
        [yes] Ronda extra, tirada { $throw } de 3.
       *[no] Ronda { $round } de 3, tirada { $throw } de 3.
    } { $colour ->
        [none] { $last-called ->
            [none] Aún no tienes color.
           *[other] Último color: el { $last-called }.
        }
       *[other] Tu color es el { $colour }.
    } Tres aciertos dan { $three }; dos, { $two }; uno, { $one }; ninguno, { $none }.{ $pot ->
        [0] {""}
       *[other] {" "}Bote de { $pot }.
    }
    .you-brief = { $extra ->
        [yes] Ronda extra,
       *[no] Ronda { $round },
    } tirada { $throw }. { $colour ->
        [none] { $last-called ->
            [none] Aún no tienes color.
           *[other] Último color: el { $last-called }.
        }
       *[other] Tu color es el { $colour }.
    }{ $pot ->
        [0] {""}
       *[other] {" "}Bote de { $pot }.
    }
    .other = { $extra ->
        [yes] Ronda extra, tirada { $throw } de 3.
       *[no] Ronda { $round } de 3, tirada { $throw } de 3.
    } { $colour ->
        [none] { $last-called ->
            [none] { $seat } aún no tiene color.
           *[other] Último color: el { $last-called }.
        }
       *[other] El color de { $seat } es el { $colour }.
    } Tres aciertos dan { $three }; dos, { $two }; uno, { $one }; ninguno, { $none }.{ $pot ->
        [0] {""}
       *[other] {" "}Bote de { $pot }.
    }
    .other-brief = { $extra ->
        [yes] Ronda extra,
       *[no] Ronda { $round },
    } tirada { $throw }. { $colour ->
        [none] { $last-called ->
            [none] { $seat } aún no tiene color.
           *[other] Último color: el { $last-called }.
        }
       *[other] El color de { $seat } es el { $colour }.
    }{ $pot ->
        [0] {""}
       *[other] {" "}Bote de { $pot }.
    }
sika-turn =
    .you = { $calling ->
        [yes] Te toca pedir color.
       *[no] Tu turno{ $round ->
            [0] .
           *[other] , tirada { $throw } de 3, { $extra ->
                [yes] en una ronda extra.
               *[no] ronda { $round }.
            }
        }
    }{ $waiting ->
        [0] {""}
       *[other] {" "}Después: { AND($waiting) }.
    }{ $played ->
        [0] {""}
       *[other] {" "}{ $calling ->
            [yes] Con color pedido: { AND($played) }.
           *[no] Antes: { AND($played) }.
        }
    }
    .you-brief = { $calling ->
        [yes] Te toca pedir color.
       *[no] Tu turno{ $round ->
            [0] .
           *[other] , tirada { $throw }, { $extra ->
                [yes] ronda extra.
               *[no] ronda { $round }.
            }
        }
    }
    .other = { $calling ->
        [yes] Falta que { $seat } pida color.
       *[no] Turno de { $seat }{ $round ->
            [0] .
           *[other] , tirada { $throw } de 3, { $extra ->
                [yes] en una ronda extra.
               *[no] ronda { $round }.
            }
        }
    }{ $waiting ->
        [0] {""}
       *[other] {" "}Después: { AND($waiting) }.
    }{ $played ->
        [0] {""}
       *[other] {" "}{ $calling ->
            [yes] Con color pedido: { AND($played) }.
           *[no] Antes: { AND($played) }.
        }
    }
    .other-brief = { $calling ->
        [yes] Falta que { $seat } pida color.
       *[no] Turno de { $seat }{ $round ->
            [0] .
           *[other] , tirada { $throw }, { $extra ->
                [yes] ronda extra.
               *[no] ronda { $round }.
            }
        }
    }
sika-standing = { $scores }.
sika-stakes = Créditos: { $purses }.{ $pot ->
    [0] {""}
   *[other] {" "}El bote es de { $pot }.
}
    .brief = Créditos: { $purses }.
sika-earned = { $won ->
    [yes] { $credits ->
        [one] Un crédito ganado en total.
       *[other] { $credits } créditos ganados en total.
    }
   *[no] { $credits ->
        [one] Un crédito perdido en total.
       *[other] { $credits } créditos perdidos en total.
    }
}
sika-shown = { $calls ->
    [0] { $last-called ->
        [none] Nadie tiene color todavía.
       *[other] Último color: el { $last-called }.
    }
   *[other] { $calls }
}{ $last ->
    [none] {""}
   *[some] {" "}Última tirada: { $cubes }. { $last }
}
    .brief = { $calls ->
        [0] { $last-called ->
            [none] Nadie tiene color todavía.
           *[other] Último color: el { $last-called }.
        }
       *[other] { $calls }
    }{ $cubes ->
        [0] {""}
       *[other] {" "}Salió { $cubes }.
    }
sika-own =
    .you = { $colour ->
        [none] Tienes { $points }{ $last-called ->
            [none] {" "}y todavía ningún color.
           *[other] . Último color: el { $last-called }.
        }
       *[other] Tienes { $points }. Tu color es el { $colour }.
    }
    .you-brief = { $colour ->
        [none] Tienes { $points }{ $last-called ->
            [none] {" "}y ningún color.
           *[other] . Último color: el { $last-called }.
        }
       *[other] Tienes { $points }. Tu color: { $colour }.
    }
    .other = { $colour ->
        [none] { $seat } tiene { $points }{ $last-called ->
            [none] {" "}y todavía ningún color.
           *[other] . Último color: el { $last-called }.
        }
       *[other] { $seat } tiene { $points }. El color de { $seat } es el { $colour }.
    }

## Lo que hace cada elección

sika-call-explained = { $whole ->
    [yes] El { $colour } será tu color toda la partida.
   *[no] El { $colour } será tu color este turno.
} Rojo y azul son igual de probables.
    .brief = { $whole ->
        [yes] { $colour } toda la partida.
       *[no] { $colour } este turno.
    }
sika-throw-explained = Tres aciertos dan { $three }; dos, { $two }; uno, { $one }; ninguno, { $none }. { $left ->
    [0] Es tu última tirada de este turno.
    [one] Después te queda una tirada en este turno.
   *[other] Después te quedan { $left } tiradas en este turno.
}
    .brief = Tres aciertos dan { $three }; dos, { $two }; uno, { $one }; ninguno, { $none }.
    .braille = Tres aciertos dan { $three }; dos { $two }; uno { $one }; ninguno { $none }.
sika-cannot-throw =
    .you = Pide un color antes de tirar.
    .other = { $seat } tiene que pedir un color antes de tirar.
    .brief = Pide antes de tirar.
    .other-brief = { $seat } tiene que pedir antes de tirar.
sika-cannot-call =
    .you = No puedes cambiar de color: es el { $colour } { $whole ->
        [yes] toda la partida.
       *[no] este turno.
    }
    .other = { $seat } no puede cambiar de color: es el { $colour } { $whole ->
        [yes] toda la partida.
       *[no] este turno.
    }
    .brief = Es { $colour }.
