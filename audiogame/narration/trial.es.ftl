### reviewed: nobody
# Lo que dice la prueba de escucha, en la Ayuda y en `audiogame doctor --try`. `test` es el nombre de lo que se prueba; sus respuestas se
# cuentan desde 1, en el orden de sus teclas.

start = Una prueba de diez minutos: primero la voz y los sonidos, después { $count } teclas. Responde a cada pregunta con una tecla. Espacio repite una prueba, 0 la salta, y Escape termina. Tus respuestas se guardan en un archivo; no se envía nada.
voice-is = Habla { $name ->
    [browser] la voz propia del navegador
   *[other] { $name }
}.
voice-none = El programa mismo calla aquí: un lector de pantalla lee sus líneas, si lo hay.
repeat = Otra vez.
wrong-key = Pulsa una tecla del 1 al { $count }, o 0 para saltar esto.
left-out = Omitida.
not-here = Omitida: aquí no se puede probar.
stopped = La prueba termina antes de tiempo.
saving = El informe tarda un momento.
thanks = Gracias. El informe se guarda como { $path }. No contiene nombres, y no se ha enviado nada: pásalo a quien te dio este programa.

speak = Línea de prueba: siete dados rojos.
speak-asks = ¿Cuántas veces oíste la línea de prueba? Pulsa 1 para una vez, 2 para dos veces, 3 para ninguna.
cut = Esta línea de prueba es larga y sigue y sigue, más allá de uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve y diez, hasta que otra línea la corta.
cut-in = Corte.
cut-asks = ¿Se cortó la línea larga? Pulsa 1 para sí, 2 para no, 3 si no oíste ninguna de las dos.
silence = Esta línea de prueba es larga y sigue y sigue, más allá de uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve y diez, hasta que se la hace callar.
silence-asks = ¿Se paró la línea larga antes de diez? Pulsa 1 para sí, 2 para no, 3 si no la oíste.
fast = Esta línea va rápida, y con poco volumen.
fast-asks = ¿Era esa línea rápida y baja de volumen? Pulsa 1 para las dos cosas, 2 para solo rápida, 3 para solo baja, 4 para ninguna.
braille = Braille 12345
braille-asks = ¿Qué mostró la línea braille? Pulsa 1 para la palabra braille y cinco cifras, 2 para otra cosa, 3 si no tienes línea braille.
left = Ahora un sonido a la izquierda.
left-asks = ¿Dónde sonó? Pulsa 1 para la izquierda, 2 para la derecha, 3 para el centro, 4 para ninguna parte.
right = Ahora un sonido a la derecha.
right-asks = ¿Dónde sonó? Pulsa 1 para la izquierda, 2 para la derecha, 3 para el centro, 4 para ninguna parte.

keys = Ahora { $count } teclas de una partida. Después de cada una, una línea dice qué hace allí; entonces pulsa 1 si la oíste una vez, 2 si no la oíste, 3 si la oíste dos veces.
press = Pulsa { $key }.
other-key = Esa era { $other }. Pulsa { $key }, o 0 si no llega.
heard-asks = ¿La oíste? 1 sí, 2 no, 3 dos veces.

## En el informe

answer-speak = { $key ->
    [1] Se oyó una vez
    [2] Se oyó dos veces
   *[3] No se oyó
}.
answer-cut = { $key ->
    [1] Se cortó
    [2] No se cortó
   *[3] No se oyó ninguna de las dos líneas
}.
answer-silence = { $key ->
    [1] Se paró
    [2] Siguió
   *[3] No se oyó
}.
answer-fast = { $key ->
    [1] Rápida y baja de volumen
    [2] Solo rápida
    [3] Solo baja de volumen
   *[4] Ni rápida ni baja de volumen
}.
answer-braille = { $key ->
    [1] Leído
    [2] Se mostró otra cosa
   *[3] No hay línea braille
}.
answer-left = { $key ->
    [1] Se oyó a la izquierda
    [2] Se oyó a la derecha
    [3] Se oyó en el centro
   *[4] No se oyó en ninguna parte
}.
answer-right = { $key ->
    [1] Se oyó a la izquierda
    [2] Se oyó a la derecha
    [3] Se oyó en el centro
   *[4] No se oyó en ninguna parte
}.
answer-heard = Oída: { $key ->
    [1] sí
    [2] no
   *[3] dos veces
}{ $others ->
    [none] .
   *[other] , después de { $others }.
}
key-lost = No llegó{ $others ->
    [none] .
   *[other] , pero sí { $others }.
}
