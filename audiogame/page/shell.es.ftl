### reviewed: nobody

### Lo que dice la propia página, antes del programa y a su lado.

play = Jugar
come-back = Pulsa Intro en Jugar para empezar. Si al pulsar letras saltas por la página: en NVDA pulsa NVDA+Espacio, en JAWS pulsa Intro en Jugar, en VoiceOver desactiva la navegación rápida.
come-back-touched = Jugar empieza. Todo tiene un botón: tócalo, o con VoiceOver o TalkBack toca dos veces.
outside = Estás en el navegador de otra app, que puede perder tu puesto. En su menú elige Abrir en el navegador, o copia el enlace.
copy-link = Copiar el enlace
link-copied = Copiado. Pégalo en tu propio navegador.
link-uncopied = Este navegador no copia. El enlace está encima de Jugar.
silence = Para oír los sonidos, quita el modo silencio.
game = Juego
ready = Pulsa Intro en Jugar. Lo que ocurre se cuenta aquí.
ready-touched = Toca Jugar. Lo que ocurre se cuenta aquí.
newest-lines = Líneas más recientes
choices = Opciones
commands = Órdenes
ok = Aceptar
cancel = Cancelar
form-done = Hecho
contents = Contenido
history = Historial
talk = Chat
talk-new = Chat, { $count } sin leer
board = Tablero
table = Mesa
text-field = Últimas líneas y pregunta
text-field-button = Campo de texto
text-field-about = Mayús O va al campo de texto y vuelve.
to-game = Volver al juego
display = Pantalla
theme = Colores
theme-own = Como el sistema
theme-light = Claro
theme-dark = Oscuro
theme-white-on-black = Blanco sobre negro
theme-yellow-on-black = Amarillo sobre negro
theme-black-on-white = Negro sobre blanco
theme-black-on-yellow = Negro sobre amarillo
size = Tamaño del texto en píxeles, de 16 a 72
close = Todo junto, para ampliadores de pantalla
once = Un toque juega la carta
one-back = Opción anterior
one-next = Opción siguiente
group-ask = Preguntar
group-help = Ayuda
group-move = Moverse
group-more = Más
notifications = Avisarme cuando sea mi turno
wait = Cada jugada espera a que pulses una tecla.

## Mientras arranca el programa

starting = Arrancando.
still-starting = Sigue arrancando.
other-tab = El juego está abierto en otra pestaña. Ciérralo allí, y continúa aquí.
missing = Falta una parte de la página. Recárgala; si no sirve, prueba más tarde.
silent = El servidor no ha enviado nada en 10 segundos. Revisa la conexión y recarga la página.
too-old = Este navegador parece demasiado antiguo para el juego. Actualízalo o prueba con otro.
no-script = El juego necesita JavaScript. Actívalo para esta página y recárgala.
cannot-start = El juego no puede arrancar en este navegador: { $why }. Vuelve a cargar la página, o prueba con otro navegador.
ended = El juego está cerrado. Vuelve a cargar la página para jugar otra vez.

## ¿Cuáles oíste?

hear-link = ¿Qué líneas lee tu lector de pantalla?
hear-title = ¿Cuáles oíste?
hear-about = Vas a oír diez líneas numeradas, o tres largas que acaban en un número. Después escribe los números que hayas oído.
hear-ours = Diez líneas al ritmo del juego
hear-faster = Diez líneas, más deprisa
hear-slower = Diez líneas, más despacio
hear-long = Tres líneas largas
hear-ready = Las líneas llegan aquí.
hear-number = Número { $number }.
hear-long-line = Esta línea es larga y sigue durante un rato, de modo que un lector al que corta la línea siguiente no ha llegado aún a su final. El número de su final es { $number }.
hear-answer = ¿Cuáles oíste? Escribe las cifras, 0 para la diez. De las líneas largas, escribe aquellas cuyo final oíste.
hear-check = Comprobar
hear-result = Resultado
hear-all = Las oíste todas, en orden.
hear-lost = Te faltan estas: { $lost }. Oíste { $heard } de { $count }.
hear-first = Inicia antes unas líneas.
hear-digits = Escribe solo cifras: de 1 a 9, y 0 para la diez.
hear-copy = Copiar el resultado
hear-copied = Resultado copiado.
hear-not-copied = Este navegador no permite que la página copie. El resultado está en el campo de texto.
hear-voice = Jugar con la voz propia del navegador
hear-report = { $pace }: oídas { $heard } de { $count }; sin oír, { $lost }. { $browser }
hear-back = Volver al juego
hear-none = ninguna
