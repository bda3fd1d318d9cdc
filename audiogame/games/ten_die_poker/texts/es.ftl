### reviewed: nobody
### 10-Die Poker, en español.
### Primero lo nuevo, luego la causa, el total y lo que viene después.

ten-die-poker-title = 10-Die Poker
ten-die-poker-about = Diez dados, unidos de dos en dos, forman dos manos de póquer: la roja y la blanca. La mano más baja se retira o paga por volver a tirar.
ten-die-poker-length = De 8 a 12 minutos.
ten-die-poker-strength-expert-about = Juega por el dinero, pero no gana más partidas que un bot hábil.
ten-die-poker-credits = Creado por James Ernest y Joshua Howard.

## Palabras

ten-die-poker-faces-ones = unos
ten-die-poker-faces-twos = doses
ten-die-poker-faces-threes = treses
ten-die-poker-faces-fours = cuatros
ten-die-poker-faces-fives = cincos
ten-die-poker-faces-sixes = seises
ten-die-poker-category-high-die = nada
ten-die-poker-category-pair = pareja
ten-die-poker-category-two-pair = doble pareja
ten-die-poker-category-three-of-a-kind = trío
ten-die-poker-category-straight = escalera
ten-die-poker-category-full-house = full
ten-die-poker-category-four-of-a-kind = póquer
ten-die-poker-category-five-of-a-kind = repóquer
ten-die-poker-lead-hand = mejor mano
ten-die-poker-lead-tied = mejor mano, empate
ten-die-poker-colour-red = rojo
ten-die-poker-colour-white = blanco
ten-die-poker-edge-clear = con claridad
ten-die-poker-edge-kickers = por los sueltos
ten-die-poker-edge-worse-set = por el otro color
ten-die-poker-edge-none = con todo igual
ten-die-poker-status-leads = va por delante
ten-die-poker-status-in = dentro
ten-die-poker-status-out = fuera
ten-die-poker-status-broke = sin jugar
ten-die-poker-status-empty = no está en la mesa
ten-die-poker-status-over = fin de la partida
ten-die-poker-end-rounds = ya no quedan rondas
ten-die-poker-end-broke = no quedan dos con dinero para jugar
ten-die-poker-end-left = no quedan dos en la mesa

## Partes de frases

ten-die-poker-money = { $below ->
    [yes] menos{" "}
   *[no] {""}
}{ $cents ->
    [0] { $dollars ->
        [one] un dólar
       *[other] { $dollars } dólares
    }
   *[other] { $dollars ->
        [0] {""}
        [one] un dólar con{" "}
       *[other] { $dollars } dólares con{" "}
    }{ $cents ->
        [one] un centavo
       *[other] { $cents } centavos
    }
}
    .brief = { $below ->
        [yes] menos{" "}
       *[no] {""}
    }{ $cents ->
        [0] { $dollars }
       *[other] { $dollars ->
            [0] { $cents ->
                [one] un centavo
               *[other] { $cents } centavos
            }
           *[other] { $dollars ->
                [one] un dólar
               *[other] { $dollars } dólares
            } { $cents }
        }
    }
ten-die-poker-total = { $below ->
    [yes] menos{" "}
   *[no] {""}
}{ $cents ->
    [0] { $dollars }
   *[other] { $dollars ->
        [0] { $cents ->
            [one] un centavo
           *[other] { $cents } centavos
        }
       *[other] { $dollars ->
            [one] un dólar
           *[other] { $dollars } dólares
        } { $cents }
    }
}
ten-die-poker-price = { $dollars ->
    [one] un dólar
   *[other] { $dollars } dólares
}
ten-die-poker-gain = { $ahead ->
    [yes] más{" "}
   *[no] {""}
}{ $money }
ten-die-poker-set-name = { $category ->
    [high-die] { $high } alto
    [pair] pareja de { $first }
    [two-pair] doble pareja de { $first } y { $second }
    [three-of-a-kind] trío de { $first }
    [straight] escalera al { $high }
    [full-house] full de { $first } y { $second }
    [four-of-a-kind] póquer de { $first }
   *[five-of-a-kind] repóquer de { $first }
}{ $kickers ->
    [0] {""}
    [1] , suelto { $kickers }
   *[other] , sueltos { $kickers }
}
    .brief = { $category ->
        [high-die] { $high } alto
        [pair] pareja de { $first }
        [two-pair] doble pareja de { $first }
        [three-of-a-kind] trío de { $first }
        [straight] escalera al { $high }
        [full-house] full de { $first }
        [four-of-a-kind] póquer de { $first }
       *[five-of-a-kind] repóquer de { $first }
    }
ten-die-poker-hand-name = { $better }
    .both = { $better }; en el otro color, { $worse }
ten-die-poker-glance = { $category ->
    [high-die] { $high } alto
    [pair] pareja de { $first }
    [two-pair] doble pareja de { $first }
    [three-of-a-kind] trío de { $first }
    [straight] escalera al { $high }
    [full-house] full de { $first }
    [four-of-a-kind] póquer de { $first }
   *[five-of-a-kind] repóquer de { $first }
}
    .brief = { $category ->
        [high-die] { $high } alto
        [pair] pareja de { $first }
        [two-pair] doble pareja
        [three-of-a-kind] trío de { $first }
        [straight] escalera al { $high }
        [full-house] full
        [four-of-a-kind] póquer de { $first }
       *[five-of-a-kind] repóquer de { $first }
    }
ten-die-poker-numbered-pair = Dúo { $number }: rojo { $red }, blanco { $white }.
    .brief = { $number }: rojo { $red }, blanco { $white }.
    .braille = { $number }: { $red } { $white }.
ten-die-poker-shown = { $single ->
   *[other] { $name }
}
ten-die-poker-kept = { $whole ->
    [some] { $whole }
   *[none] { $left ->
        [0] nada
        [1] un { $left }
        [2] un { JOINED($left, " y un ") }
       *[other] { $left }
    }
}
    .braille = { $left ->
        [0] nada
       *[other] { JOINED($left, " ") }
    }

## Opciones

ten-die-poker-option-bank = { $value ->
    [one] Cada cual empieza con un dólar.
   *[other] Cada cual empieza con { $value } dólares.
}
ten-die-poker-option-bank-about = Cuánto dinero tiene cada cual al empezar.
ten-die-poker-option-ante = { $value ->
    [one] La apuesta inicial es de un dólar.
   *[other] La apuesta inicial es de { $value } dólares.
}
ten-die-poker-option-ante-about = Lo que cada cual pone en el bote antes de cada ronda.
ten-die-poker-option-rounds = { $value ->
    [0] Sin final: se juega hasta que la gente se vaya.
    [one] Una ronda.
   *[other] { $value } rondas.
}
ten-die-poker-option-rounds-about = Cuántas rondas se juegan. Con 0 no hay límite.
ten-die-poker-option-equal = Cuando un desafío solo empata
ten-die-poker-option-equal-fails = Quien solo empata pierde el desafío.
ten-die-poker-option-equal-joins = Quien empata comparte la delantera.
ten-die-poker-option-equal-about = Qué pasa cuando un desafío solo iguala la mejor mano.
ten-die-poker-option-credit = Crédito
ten-die-poker-option-credit-off = Sin crédito: no puedes pagar más de lo que tienes.
ten-die-poker-option-credit-on = Con crédito: puedes bajar de cero.
ten-die-poker-option-credit-about = Con crédito puedes pagar más de lo que tienes y deber el resto.

## Lo que se elige

ten-die-poker-fold = Retirarse.
ten-die-poker-challenge = Desafiar: volver a tirar { $pairs ->
    [one] el dúo { AND($pairs) }.
   *[other] los dúos { AND($pairs) }.
}
    .brief = Tirar { $pairs ->
        [one] el dúo { AND($pairs) }.
       *[other] los dúos { AND($pairs) }.
    }
ten-die-poker-leave = Irse de la mesa después de esta ronda.
    .brief = Irse después de esta ronda.
ten-die-poker-join = Entrar a la mesa en la próxima ronda.
    .brief = Entrar en la próxima ronda.

ten-die-poker-challenge-due =
    .you = { $affordable ->
        [yes] Hay que superar: { $best }. Bote de { $pot }. ¿Te retiras o pagas { $price } por desafiar?
       *[no] Un desafío cuesta { $price }, más de lo que tienes. Solo puedes retirarte.
    }
    .you-brief = { $affordable ->
        [yes] Bote: { $pot }. ¿Te retiras o pagas { $price }?
       *[no] Solo puedes retirarte.
    }
    .other = { $affordable ->
        [yes] Turno de { $seat }. Hay que superar: { $best }. Bote de { $pot }. ¿Te retiras o pagas { $price } por desafiar?
       *[no] Turno de { $seat }. Un desafío cuesta { $price }, más de lo que tiene { $seat }. { $seat } solo puede retirarse.
    }
    .other-brief = { $affordable ->
        [yes] Turno de { $seat }. Bote: { $pot }. ¿Te retiras o pagas { $price }?
       *[no] Turno de { $seat }. Solo puede retirarse.
    }
ten-die-poker-challenge-due-button = Desafiar, { $price }
ten-die-poker-challenge-due-marks = Marca los dados que tiras otra vez.
ten-die-poker-picked-up = { $numbers ->
    [0] Marca al menos un dúo, o retírate.
    [one] Dúo { $numbers }, rojo { $red }, blanco { $white }. Guardas: rojo, { $reds }; blanco, { $whites }.
   *[other] { AND($numbers) }. Guardas: rojo, { $reds }; blanco, { $whites }.
}
    .brief = { $numbers ->
        [0] Marca al menos un dúo, o retírate.
       *[other] { AND($numbers) }. Guardas: rojo, { $reds }; blanco, { $whites }.
    }
    .braille = { $numbers ->
        [0] Marca un dúo, o retírate.
       *[other] { JOINED($numbers, " ") }: rojo { $reds }, blanco { $whites }.
    }

## Lo que pasa

ten-die-poker-rounds-agreed = { $rounds ->
    [one] Una ronda.
   *[other] { $rounds } rondas.
}
ten-die-poker-antes-paid = Ronda { $round }. { $broke ->
    [0] Cada cual
   *[other] El resto
} pone la apuesta inicial de { $ante }. Bote de { $pot }.{ $broke ->
    [0] {""}
   *[other] {" "}Sin jugar: { AND($broke) }.
}
    .brief = Ronda { $round }. Bote: { $pot }.{ $broke ->
        [0] {""}
       *[other] {" "}Sin jugar: { AND($broke) }.
    }
ten-die-poker-opening =
    .you = { $place ->
        [1] { $leaders ->
            [one] Vas por delante
           *[other] Empate en cabeza entre { AND($leaders) }, tú
        }
        [2] Vas en segundo lugar
        [3] Vas en tercer lugar
        [4] Vas en cuarto lugar
        [5] Vas en quinto lugar
        [6] Vas en sexto lugar
       *[other] Vas en séptimo lugar
    } con { $colour }: { $hand }. { $colour ->
        [red] Blanco
       *[white] Rojo
    }: { $other }.
    .you-brief = { $place ->
        [1] { $leaders ->
            [one] Vas por delante
           *[other] Empate en cabeza entre { AND($leaders) }
        }
        [2] Vas en segundo lugar
        [3] Vas en tercer lugar
        [4] Vas en cuarto lugar
        [5] Vas en quinto lugar
        [6] Vas en sexto lugar
       *[other] Vas en séptimo lugar
    }: { $hand }.
    .other = { $leaders ->
        [0] { $seat }
        [one] { $seat } va por delante
       *[other] Empate en cabeza entre { AND($leaders) }
    }: { $hand }.
    .other-brief = { $leaders ->
        [0] {""}
        [one] { $seat } va por delante: { $hand }.
       *[other] Empate en cabeza entre { AND($leaders) }: { $hand }.
    }
ten-die-poker-hands-rolled = { $told }
ten-die-poker-low-drawn =
    .you = Empatas con { AND($others) } en la mano más baja. Por sorteo, empiezas tú.
    .you-brief = Empatas en la más baja. Empiezas tú.
    .other = { $seat } empata en la mano más baja, igual que { AND($others) }, y por sorteo empieza.
    .other-brief = { $seat } empata en la más baja y empieza.
ten-die-poker-folded =
    .you = Te retiras.
    .other = { $seat } se retira.
ten-die-poker-challenged =
    .you = Pagas { $price } y vuelves a tirar { $pairs ->
        [1] un dúo.
       *[other] los dúos { AND($pairs) }.
    } Bote de { $pot }.
    .you-brief = Vuelves a tirar { $pairs ->
        [1] un dúo.
       *[other] los dúos { AND($pairs) }.
    } Bote: { $pot }.
    .other = { $seat } paga { $price } y vuelve a tirar { $pairs ->
        [1] un dúo.
        [2] dos dúos.
        [3] tres dúos.
        [4] cuatro dúos.
       *[other] los cinco dúos.
    } Bote de { $pot }.
    .other-brief = { $seat } vuelve a tirar { $pairs ->
        [1] un dúo.
        [2] dos dúos.
        [3] tres dúos.
        [4] cuatro dúos.
       *[other] los cinco dúos.
    } Bote: { $pot }.
ten-die-poker-took-lead =
    .you = Te pones por delante{ $edge ->
        [clear] {""}
       *[other] {" "}{ $edge }
    }: { FORM($hand, "both") }.
    .you-brief = Te pones por delante: { $hand }.
    .other = { $seat } se pone por delante{ $edge ->
        [clear] {""}
       *[other] {" "}{ $edge }
    }: { $hand }.
    .other-brief = { $seat } se pone por delante: { $hand }.
ten-die-poker-shared-lead =
    .you = Empatas y compartes la delantera: { $hand }.
    .you-brief = Compartes la delantera: { $hand }.
    .other = { $seat } empata y comparte la delantera: { $hand }.
    .other-brief = { $seat } comparte la delantera: { $hand }.
ten-die-poker-fell-short =
    .you = { $edge ->
        [clear] No llegas: { FORM($hand, "both") }. Quedas fuera.
        [none] Solo empatas con la mejor mano. Quedas fuera.
       *[other] Pierdes { $edge }: { FORM($hand, "both") }. Quedas fuera.
    }
    .you-brief = { $edge ->
        [clear] No llegas con { $hand }.
        [none] Solo empatas. Quedas fuera.
       *[other] Pierdes { $edge } con { $hand }.
    }
    .other = { $edge ->
        [clear] { $seat } no llega con { $shown }, y queda fuera.
        [none] { $seat } solo empata con la mejor mano y queda fuera.
       *[other] { $seat } pierde { $edge } con { $shown }, y queda fuera.
    }
    .other-brief = { $edge ->
        [clear] { $seat } no llega con { $hand }.
        [none] { $seat } solo empata y queda fuera.
       *[other] { $seat } pierde { $edge } con { $hand }.
    }
ten-die-poker-since = { $seat ->
    [you] { $place ->
        [0] Quedas fuera
        [1] { $leaders ->
            [one] Vas por delante
           *[other] Compartes la delantera
        }
        [2] Vas en segundo lugar
        [3] Vas en tercer lugar
        [4] Vas en cuarto lugar
        [5] Vas en quinto lugar
        [6] Vas en sexto lugar
       *[other] Vas en séptimo lugar
    }
   *[other] { $seat } { $place ->
        [0] queda fuera
        [1] { $leaders ->
            [one] va por delante
           *[other] comparte la delantera
        }
        [2] va en segundo lugar
        [3] va en tercer lugar
        [4] va en cuarto lugar
        [5] va en quinto lugar
        [6] va en sexto lugar
       *[other] va en séptimo lugar
    }
}{ $place ->
    [1] {""}
   *[other] ; por delante, { $leaders ->
        [one] { AND($leaders) }
       *[other] dos o más
    }
} con { $hand }{ $out ->
    [0] {""}
    [one] ; fuera, { AND($out) }
    [2] ; dos fuera
    [3] ; tres fuera
    [4] ; cuatro fuera
    [5] ; cinco fuera
   *[other] ; seis fuera
}{ $takers ->
    [0] {""}
    [one] ; último bote, de { $pot }: { AND($takers) }
   *[other] ; último bote, de { $pot }: repartido
}.
ten-die-poker-pot-taken =
    .you = Te llevas el bote de { $pot } y ahora tienes { $total }.
    .you-brief = Te llevas { $pot }, ahora { $total }.
    .you-braille = Te llevas { $pot }; ahora { $total }.
    .other = { $seat } se lleva el bote de { $pot } y ahora tiene { $total }.
    .other-brief = { $seat } se lleva { $pot }, ahora { $total }.
    .other-braille = { $seat } se lleva { $pot }; ahora { $total }.
ten-die-poker-share =
    .you = Recibes { $money } y ahora tienes { $total }.
    .you-brief = Recibes { $money }, ahora { $total }.
    .other = { $seat } recibe { $money } y ahora tiene { $total }.
    .other-brief = { $seat } recibe { $money }, ahora { $total }.
ten-die-poker-pot-split = Empate en cabeza: se reparte el bote de { $pot }. { $shares }
    .brief = Empate: se reparte el bote. { $shares }
ten-die-poker-leave-asked =
    .you = { $playing ->
        [yes] Te vas después de esta ronda. Juégala hasta el final.
       *[no] Te vas después de esta ronda.
    }
    .you-brief = Te vas después de esta ronda.
    .other = { $seat } se va después de esta ronda.
ten-die-poker-join-asked =
    .you = Entras en la próxima ronda.
    .other = { $seat } entra en la próxima ronda.
ten-die-poker-left =
    .you = Te vas con { $money }. Tu resultado: { $gain }.
    .you-brief = Te vas, { $gain }.
    .other = { $seat } se va con { $money }. Su resultado: { $gain }.
    .other-brief = { $seat } se va, { $gain }.
ten-die-poker-joined =
    .you = Entras con { $money }.
    .other = { $seat } entra con { $money }.
ten-die-poker-game-ended = Fin de la partida después de { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}{ $end ->
    [rounds] .
   *[other] : { $end }.
}
    .brief = Fin de partida{ $end ->
        [rounds] .
       *[other] : { $end }.
    }
ten-die-poker-net = { $seat } { $ahead ->
    [yes] más{" "}
   *[no] {""}
}{ $total }
ten-die-poker-departed =
    .you = Quien ocupaba antes tu puesto: { $gain }.
    .other = Quien ocupaba antes el puesto de { $seat }: { $gain }.
    .other-brief = Antes en el puesto de { $seat }: { $gain }.
ten-die-poker-won =
    .you = Ganas, { $gain }.{ $others ->
        [0] {""}
       *[other] {" "}{ $others }.
    }
    .other = { $seat } gana, { $gain }.{ $others ->
        [0] {""}
       *[other] {" "}{ $others }.
    }
ten-die-poker-win-shared = Primer lugar compartido: { AND($seats) }, { $gain } por cabeza.{ $others ->
    [0] {""}
   *[other] {" "}{ $others }.
}
    .braille = Primer lugar: { AND($seats) }; { $gain } por cabeza.{ $others ->
        [0] {""}
       *[other] {" "}{ JOINED($others, "; ") }.
    }
ten-die-poker-won-before = { $before ->
    [one] Gana quien se fue; en su puesto, ahora { AND($before) }
   *[other] Ganan quienes se fueron; en sus puestos, ahora { AND($before) }
}: { $gain }{ $seats ->
    [0] .
   *[other] , igual que { AND($seats) }.
}{ $others ->
    [0] {""}
   *[other] {" "}{ $others }.
}
    .braille = { $before ->
        [one] Gana quien se fue
       *[other] Ganan quienes se fueron
    }, ahora { AND($before) }: { $gain }{ $seats ->
        [0] .
       *[other] . Igual que { AND($seats) }.
    }{ $others ->
        [0] {""}
       *[other] {" "}{ JOINED($others, "; ") }.
    }

## Respuestas

ten-die-poker-rules = Bote de { $pot }. { $leaders ->
    [0] Un desafío costará { $price }, la mitad del bote redondeada hacia arriba. Todavía no va nadie por delante.
   *[other] Un desafío cuesta { $price }, la mitad del bote redondeada hacia arriba. Hay que superar: { $best }. Por delante: { AND($leaders) }.
}
    .brief = Bote: { $pot }. { $leaders ->
        [0] Un desafío costará { $price }. Todavía no va nadie por delante.
       *[other] Un desafío cuesta { $price }. Hay que superar: { $best }. Por delante: { AND($leaders) }.
    }
ten-die-poker-turn =
    .you = Tu turno, ronda { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}de { $rounds }
    }.{ $waiting ->
        [0] {""}
       *[other] {" "}Después, de peor a mejor mano: { AND($waiting) }.
    } Por delante: { AND($leaders) }.{ $out ->
        [0] {""}
       *[other] {" "}Fuera: { AND($out) }.
    }
    .you-brief = Tu turno, ronda { $round }.{ $waiting ->
        [0] {""}
       *[other] {" "}Después: { AND($waiting) }.
    } Por delante: { AND($leaders) }.{ $out ->
        [0] {""}
       *[other] {" "}Fuera: { AND($out) }.
    }
    .other = Turno de { $seat }, ronda { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}de { $rounds }
    }.{ $waiting ->
        [0] {""}
       *[other] {" "}Después, de peor a mejor mano: { AND($waiting) }.
    } Por delante: { AND($leaders) }.{ $out ->
        [0] {""}
       *[other] {" "}Fuera: { AND($out) }.
    }
    .other-brief = Turno de { $seat }, ronda { $round }.{ $waiting ->
        [0] {""}
       *[other] {" "}Después: { AND($waiting) }.
    } Por delante: { AND($leaders) }.{ $out ->
        [0] {""}
       *[other] {" "}Fuera: { AND($out) }.
    }
ten-die-poker-rolling =
    .you = Tus dados están rodando, ronda { $round }.
    .you-brief = Tus dados están rodando.
    .other = Los dados de { $seat } están rodando, ronda { $round }.
    .other-brief = Los dados de { $seat } están rodando.
ten-die-poker-lot-due = Empate en la mano más baja: { AND($seats) }. Se sortea quién empieza.
    .brief = Empate en la más baja: { AND($seats) }.
ten-die-poker-purse =
    .you = Tienes { $money }{ $status ->
        [leads] {" "}y vas por delante.
        [out] {" "}y estás fuera.
        [broke] {" "}y no puedes pagar la apuesta inicial.
       *[other] .
    }
    .you-brief = Tienes { $total }{ $status ->
        [leads] {" "}y vas por delante.
        [out] {" "}y estás fuera.
        [broke] {" "}y no puedes pagar.
       *[other] .
    }
    .other = { $seat } tiene { $total }{ $status ->
        [leads] {" "}y va por delante.
        [out] {" "}y está fuera.
        [broke] {" "}y no puede pagar la apuesta inicial.
       *[other] .
    }
    .other-brief = { $seat } tiene { $total }{ $status ->
        [leads] {" "}y va por delante.
        [out] {" "}y está fuera.
        [broke] {" "}y no puede pagar.
       *[other] .
    }
ten-die-poker-standing = { $purses ->
    [0] La mesa está vacía.
   *[other] { $purses }
}{ $leaving ->
    [0] {""}
   *[other] {" "}Salida después de esta ronda: { AND($leaving) }.
}{ $joining ->
    [0] {""}
   *[other] {" "}Entrada en la próxima ronda: { AND($joining) }.
}
    .brief = { $purses ->
        [0] La mesa está vacía.
       *[other] { $purses }
    }
ten-die-poker-open-hand =
    .you = { $leads ->
        [yes] Vas por delante: { $hand }
       *[no] Tú: { $hand }
    }{ $other ->
        [none] .
       *[some] ; otro color, { $other }.
    }
    .other = { $leads ->
        [yes] { $seat } va por delante: { $hand }
       *[no] { $seat }: { $hand }
    }{ $other ->
        [none] .
       *[some] ; otro color, { $other }.
    }
ten-die-poker-open-dice =
    .you = Tus dados: rojo { $reds }; blanco { $whites }.
    .other = Dados de { $seat }: rojo { $reds }; blanco { $whites }.
    .braille = { $seat }: rojo { JOINED($reds, " ") }; blanco { JOINED($whites, " ") }.
ten-die-poker-own =
    .you = { $red ->
        [some] Rojo, { $red }; blanco, { $white }. En orden, rojo { $reds }; blanco { $whites }.
       *[none] No tienes dados: { $status ->
            [out] estás fuera de esta ronda.
            [broke] no puedes pagar la apuesta inicial.
            [empty] no estás en la mesa.
            [over] la partida ya terminó.
           *[other] todavía falta tirarlos.
        }
    }
    .you-brief = { $red ->
        [some] Rojo { $reds }; blanco { $whites }.
       *[none] Sin dados: { $status ->
            [out] estás fuera.
            [broke] no puedes pagar la apuesta inicial.
            [empty] no estás en la mesa.
            [over] la partida ya terminó.
           *[other] todavía falta tirarlos.
        }
    }
    .other = { $red ->
        [some] { $seat } tiene rojo, { $red }; blanco, { $white }. En orden, rojo { $reds }; blanco { $whites }.
       *[none] { $seat } no tiene dados: { $status ->
            [out] fuera de esta ronda.
            [broke] no puede pagar la apuesta inicial.
            [empty] no está en la mesa.
            [over] la partida ya terminó.
           *[other] todavía falta tirarlos.
        }
    }
    .other-brief = { $red ->
        [some] { $seat } tiene rojo { $reds }; blanco { $whites }.
       *[none] { $seat } no tiene dados: { $status ->
            [out] fuera.
            [broke] no puede pagar la apuesta inicial.
            [empty] no está en la mesa.
            [over] la partida ya terminó.
           *[other] todavía falta tirarlos.
        }
    }
    .braille = { $red ->
        [some] Rojo { JOINED($reds, " ") }; blanco { JOINED($whites, " ") }.
       *[none] Sin dados: { $status ->
            [out] fuera.
            [broke] sin pagar la apuesta inicial.
            [empty] fuera de la mesa.
            [over] la partida ya terminó.
           *[other] todavía falta tirarlos.
        }
    }
ten-die-poker-own-pairs = { $pairs }

## Lo que hace cada elección

ten-die-poker-fold-explained =
    .you = Quedas fuera de esta ronda y conservas { $money }. El resto juega por el bote de { $pot }.
    .other = { $seat } queda fuera de esta ronda y conserva { $money }. El resto juega por el bote de { $pot }.
    .you-brief = Quedas fuera de esta ronda y conservas { $money }.
    .you-braille = Quedas fuera de esta ronda; conservas { $money }.
    .other-brief = { $seat } queda fuera de esta ronda y conserva { $money }.
    .other-braille = { $seat } queda fuera de esta ronda; { $seat } conserva { $money }.
ten-die-poker-challenge-explained =
    .you = Pagas { $price } y te quedas con { $left }. El bote sube a { $pot }. Para ir por delante, hay que superar: { $best }. { $joins ->
        [yes] Con un empate compartes la delantera; con una mano peor quedas fuera.
       *[no] Con un empate o una mano peor quedas fuera.
    }
    .other = { $seat } paga { $price } y se queda con { $left }. El bote sube a { $pot }. Para ir por delante, hay que superar: { $best }. { $joins ->
        [yes] Con un empate comparte la delantera; con una mano peor queda fuera.
       *[no] Con un empate o una mano peor queda fuera.
    }
    .you-brief = Pagas { $price }. El bote sube a { $pot }. Hay que superar: { $best }.
    .other-brief = { $seat } paga { $price }. El bote sube a { $pot }. Hay que superar: { $best }.
ten-die-poker-cannot-challenge =
    .you = No puedes desafiar: cuesta { $price }, y tienes { $money }.
    .other = { $seat } no puede desafiar: cuesta { $price }; { $seat } tiene { $money }.
    .you-braille = No puedes desafiar: cuesta { $price }; tienes { $money }.
    .other-braille = { $seat } no puede desafiar: cuesta { $price }; { $seat } tiene { $money }.
ten-die-poker-cannot-wait =
    .you = No puedes esperar: la mano más baja se retira o desafía.
    .other = { $seat } no puede esperar: la mano más baja se retira o desafía.
    .brief = La mano más baja se retira o desafía.

## Consejos

ten-die-poker-answered =
    .you = Luego tienes { $chance } por ciento de probabilidad de ponerte por delante
    .other = Luego { $seat } tiene { $chance } por ciento de probabilidad de ponerse por delante
    .brief = Luego { $seat }: { $chance } por ciento
ten-die-poker-challenge-advised =
    .you = Desafía: vuelve a tirar { $pairs ->
        [one] el dúo { AND($pairs) }.
       *[other] los dúos { AND($pairs) }.
    } { $chance } por ciento de probabilidad de { $joins ->
        [yes] superar o igualar
       *[no] superar
    } la mejor mano; { $near ->
        [yes] conviene por poco.
       *[no] conviene si pasa de { $needed }.
    } En promedio, { $gain }.{ $answer ->
        [none] {""}
       *[some] {" "}{ $answer }.
    }
    .other = { $seat }, desafía: vuelve a tirar { $pairs ->
        [one] el dúo { AND($pairs) }.
       *[other] los dúos { AND($pairs) }.
    } { $chance } por ciento de probabilidad de { $joins ->
        [yes] superar o igualar
       *[no] superar
    } la mejor mano; { $near ->
        [yes] conviene por poco.
       *[no] conviene si pasa de { $needed }.
    } En promedio, { $gain }.{ $answer ->
        [none] {""}
       *[some] {" "}{ $answer }.
    }
    .brief = Desafía: vuelve a tirar { $pairs ->
        [one] el dúo { AND($pairs) }.
       *[other] los dúos { AND($pairs) }.
    } { $chance } por ciento; { $near ->
        [yes] conviene por poco
       *[no] conviene si pasa de { $needed }
    }; { $gain }.
    .braille = Tira { $pairs }: { $chance }%, hace falta { $needed }%.
ten-die-poker-fold-advised =
    .you = Retírate: { $chosen ->
        [yes] este desafío
       *[no] un desafío
    } pierde { $loss } en promedio. { $chance ->
        [0] No hay manera de
       *[other] { $chosen ->
            [yes] { $chance }
           *[no] Como mucho { $chance }
        } por ciento de probabilidad de
    } { $joins ->
        [yes] superar o igualar
       *[no] superar
    } la mejor mano; { $needed ->
        [none] la delantera no duraría.
       *[some] conviene si pasa de { $needed }.
    }
    .other = { $seat }, retírate: { $chosen ->
        [yes] este desafío
       *[no] un desafío
    } pierde { $loss } en promedio. { $chance ->
        [0] No hay manera de
       *[other] { $chosen ->
            [yes] { $chance }
           *[no] Como mucho { $chance }
        } por ciento de probabilidad de
    } { $joins ->
        [yes] superar o igualar
       *[no] superar
    } la mejor mano; { $needed ->
        [none] la delantera no duraría.
       *[some] conviene si pasa de { $needed }.
    }
    .brief = Retírate: { $chosen ->
        [yes] este desafío
       *[no] un desafío
    } pierde { $loss }. { $chance } por ciento; { $needed ->
        [none] la delantera no duraría.
       *[some] conviene si pasa de { $needed }.
    }
    .braille = Retírate: { $pairs }: { $chance }%, { $needed ->
        [none] sin ganancia.
       *[some] hace falta { $needed }%.
    }
ten-die-poker-challenge-compared =
    .you = Desafía: vuelve a tirar { $pairs ->
        [one] el dúo { AND($pairs) }.
       *[other] los dúos { AND($pairs) }.
    } { $chance } por ciento de probabilidad de { $joins ->
        [yes] superar o igualar
       *[no] superar
    } la mejor mano, { $gain } en promedio. Este desafío: { $instead-chance } por ciento, { $instead-gain }.
    .other = { $seat }, desafía: vuelve a tirar { $pairs ->
        [one] el dúo { AND($pairs) }.
       *[other] los dúos { AND($pairs) }.
    } { $chance } por ciento de probabilidad de { $joins ->
        [yes] superar o igualar
       *[no] superar
    } la mejor mano, { $gain } en promedio. Este desafío: { $instead-chance } por ciento, { $instead-gain }.
    .brief = Desafía: vuelve a tirar { $pairs ->
        [one] el dúo { AND($pairs) }.
       *[other] los dúos { AND($pairs) }.
    } { $chance } por ciento, { $gain }. Este desafío: { $instead-gain }.
    .braille = Tira { $pairs }: { $gain }.
ten-die-poker-too-close =
    .you = Vale casi lo mismo: retirarte, o volver a tirar { $pairs ->
        [one] el dúo { AND($pairs) }.
       *[other] los dúos { AND($pairs) }.
    } { $chance } por ciento de probabilidad de { $joins ->
        [yes] superar o igualar
       *[no] superar
    } la mejor mano; { $needed ->
        [none] la delantera no duraría.
       *[some] conviene si pasa de { $needed }.
    }
    .other = { $seat }, vale casi lo mismo: retirarte, o volver a tirar { $pairs ->
        [one] el dúo { AND($pairs) }.
       *[other] los dúos { AND($pairs) }.
    } { $chance } por ciento de probabilidad de { $joins ->
        [yes] superar o igualar
       *[no] superar
    } la mejor mano; { $needed ->
        [none] la delantera no duraría.
       *[some] conviene si pasa de { $needed }.
    }
    .brief = Vale casi lo mismo: retirarte, o volver a tirar { $pairs ->
        [one] el dúo { AND($pairs) }.
       *[other] los dúos { AND($pairs) }.
    }
    .braille = Retirarte o tirar { $pairs }: igual.
ten-die-poker-out-of-reach =
    .you = Retírate: no hay manera de superar la mejor mano.
    .other = { $seat }, retírate: no hay manera de superar la mejor mano.
    .brief = Retírate: no hay manera de superar la mejor mano.
ten-die-poker-straight-weighed =
    .you = Tu escalera ganará el bote pocas veces, y es difícil de mejorar.
    .other = La escalera de { $seat } ganará el bote pocas veces, y es difícil de mejorar.
    .brief = Una escalera gana pocas veces, y es difícil de mejorar.
    .braille = Una escalera gana y mejora poco.
ten-die-poker-challenge-weighed = Volver a tirar { $pairs ->
        [one] el dúo { $pairs }
       *[other] los dúos { AND($pairs) }
    }: { $chance } por ciento; { $needed ->
        [none] nunca conviene
       *[some] conviene si pasa de { $needed }
    }; en promedio, { $gain }.
    .brief = { AND($pairs) }: { $chance } por ciento; { $needed ->
        [none] nunca conviene.
       *[some] conviene si pasa de { $needed }.
    }
    .braille = { $pairs }: { $chance }%, { $needed ->
        [none] sin ganancia.
       *[some] hace falta { $needed }%.
    }
ten-die-poker-losers-weighed = { $count ->
    [one] Otro desafío pierde dinero
   *[other] Otros { $count } desafíos pierden dinero
}: en el mejor caso, { $gain } en promedio.
    .brief = { $count ->
        [one] Otro pierde.
       *[other] Otros { $count } pierden.
    }
ten-die-poker-fold-weighed = Retirarse: no se pierde nada más.
    .brief = Retirarse: no se pierde nada más.

## Reviews

ten-die-poker-mistake-folded = La próxima vez, desafía más a menudo en vez de retirarte.
ten-die-poker-mistake-challenged = La próxima vez, retírate más a menudo en vez de desafiar.
ten-die-poker-mistake-few = La próxima vez, vuelve a tirar más dúos en un desafío.
ten-die-poker-mistake-many = La próxima vez, vuelve a tirar menos dúos en un desafío.
ten-die-poker-mistake-others = La próxima vez, elige con más cuidado los dúos que vuelves a tirar.
