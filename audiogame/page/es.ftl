### reviewed: nobody

### Lo que dice la página además de las frases del programa: nombres de botones y de partes de la mesa.

your-turn = Tu turno.
you = Tú
cap-enter = Intro
cap-space = Espacio

button-rules = Reglas
button-turn = Turno
button-standing = Puntos
button-shown = Mesa
button-own = Lo tuyo
button-choose = Elegir
button-done = Hecho
button-up = Arriba
button-down = Abajo
button-previous-chapter = Capítulo anterior
button-next-chapter = Capítulo siguiente
button-next-round = Ronda siguiente
button-find = Buscar
button-mark = Espacio
button-explain = Explicar
button-rulebook = Reglamento
button-undo = Deshacer
button-advice = Consejo
button-glossary = Palabras
button-who = Quién
button-verbosity = Breve o completo
button-talk = Chat
button-repeat = Repetir
button-older = Más antigua
button-newer = Más reciente
button-silence = Callar
button-keys = Teclas
button-back = Atrás
button-menu = Menú
button-close-book = Cerrar el libro
button-leave = Salir
button-save-all = Guardar todo

answer-yes = Sí
answer-no = No
answer-lines = Oigo o leo esto
answer-voice = Una voz
answer-braille = Braille
answer-colours = Colores
answer-now = Ahora
answer-here = Aquí estoy
answer-not-here = No está
answer-back = Volver
answer-file = Elegir archivo
answer-continue = Continuar
answer-again = Jugar otra vez
answer-stay = Seguir en la mesa
answer-rotate = Rotar los puestos
answer-table = Volver a la mesa
answer-review = Repasar con el experto
answer-leave = Salir
answer-room-start = Empezar la partida
answer-room-link = Enlace
answer-room-renew = Enlace nuevo
answer-room-who = Quién está
answer-room-game = Cambiar de juego
answer-room-people = Personas
answer-room-talk = Chat
answer-room-hush = Chat, sí o no
answer-room-bot = Poner un bot en un puesto libre
answer-room-leave = Salir

area-held = En la mano
area-chosen = Lo elegido
area-rolled = Tirada
area-laid = En la mesa
area-aside = Lo guardado
area-pile = Lo ganado
area-stock = Montón
area-reserve = Reserva
area-purse = Dinero
area-pot = Bote
area-stake = En juego
area-price = Un desafío cuesta
area-round = Esta ronda
area-score = Puntos
area-sum = Todas las partidas

mark-awaited = turno
mark-choosing = eligiendo
mark-leads = por delante
mark-tied = empate
mark-out = fuera
mark-chosen = elección
mark-counts = cuenta
stage-round = Ronda
stage-trick = Baza
stage-battle = Batalla
stage-of = de
lowest-leads = menos puntos, mejor

page-game-waits = Tu partida de { $game } espera. Intro la continúa, Escape va al menú.
    .touch = Tu partida de { $game } espera. Continúala, o vuelve al menú.
page-keeps = Las partidas, los ajustes y las teclas se guardan en este navegador, solo para esta dirección. Si se borran los datos del navegador, se pierden. { $key } guarda todo en un archivo.
    .touch = Las partidas y los ajustes se guardan en este navegador, solo para esta dirección. Si se borran los datos del navegador, se pierden. Para guardarlo todo en un archivo, elige Esta página en Ayuda.
page-keeps-not = En este navegador no se guarda nada: { $why }.
page-not-kept = Este navegador no guarda nada aquí: { $why }. Antes de cerrar la página, { $key } guarda tus partidas y ajustes en un archivo.
    .touch = Este navegador no guarda nada aquí: { $why }. Antes de cerrar la página, Guardar todo guarda tus partidas y ajustes en un archivo.
page-unkept = Ahora no se guarda nada: { $why }. Puedes seguir jugando.
page-unkept-why = { $name ->
    [QuotaExceededError] no queda espacio en el dispositivo
    [NoModificationAllowedError] lo tiene otra pestaña
    [NotFoundError] el navegador ya no lo tiene
    [InvalidStateError] el navegador ya lo cerró
    [SecurityError] los ajustes del navegador lo prohíben
   *[other] el almacenamiento del navegador no funciona
}
page-save-key = { $key } guarda todo en un archivo.
    .touch = Guardar todo lo guarda todo en un archivo.
page-kept = Se guarda otra vez. Todo está guardado.
page-found = Se guarda otra vez. Todo está guardado, y vuelve lo que este navegador tenía antes, con tus ajustes.
page-may-clear = Cuando le falte espacio, el navegador puede borrar lo que se guarda aquí. Guarda tus datos de vez en cuando, en Ayuda, Esta página.
page-deletes = Safari borra lo que se guarda aquí tras siete días de uso sin visitar esta página. Para conservarlo, en un iPhone o iPad elige Compartir, y después Añadir a pantalla de inicio; en un Mac, Archivo, y después Añadir al Dock. Lo que hay aquí no pasa allí: guarda antes tus datos en un archivo, en Ayuda, Esta página, y cárgalo allí.
page-deletes-again = Recuerda que Safari borra esta partida siete días después de tu última visita, salvo que esta página esté en la pantalla de inicio o en el Dock. { $key } guarda todo en un archivo.
    .touch = Recuerda que Safari borra esta partida siete días después de tu última visita, salvo que esta página esté en la pantalla de inicio o en el Dock. Para guardarlo todo en un archivo, elige Esta página en Ayuda.
page-uncopied = Este navegador no permite que la página copie. { $key } lleva a un campo de texto que lo tiene, todo seleccionado, para copiarlo desde allí.
    .touch = Este navegador no permite que la página copie. El botón Campo de texto, más abajo, lleva a un campo que lo tiene, todo seleccionado, para copiarlo desde allí.
page-online-only = Este navegador no puede guardar la página misma: solo funciona mientras su servidor está en marcha.
page-server-reads = Quien lleva { $host } puede leer lo que guarda esta página.
page-update-ready = Hay una versión nueva de esta página. Se instala con Actualizar, en Ayuda.
page-update-unkept = Ahora no se guarda nada: { $why }. Pulsa antes { $key }, y después cierra esta página y ábrela otra vez.
    .touch = Ahora no se guarda nada: { $why }. Elige antes Guardar todo, y después cierra esta página y ábrela otra vez.
page-bring-key = Si ya jugaste en un navegador en otra dirección, tus puestos están allí. Para traerlos, elige Jugar con más gente, después Este dispositivo, y escribe la frase de recuperación de allí.
page-thinks-less = En un navegador, los bots expertos exploran la mitad antes de elegir.
page-ended = El juego está cerrado. Intro o Jugar lo abre otra vez.

page-menu = Esta página
page-menu-save = Guardar todos tus datos en un archivo. { $key } lo hace en cualquier sitio.
    .touch = Guardar todos tus datos en un archivo.
page-menu-odd = Guardar en un archivo las líneas marcadas como raras, sin nombres.
page-menu-take = Cargar datos de un archivo.
page-menu-sounds = Cargar un paquete de sonidos de un archivo.
page-menu-silent = Quitar tus propios sonidos.
page-own-sounds = { $cues ->
    [one] Uno de los sonidos del programa es ahora tuyo.
   *[other] { $cues } de los sonidos del programa son ahora tuyos.
}{ $kept ->
    [yes] {" "}{ $cues ->
        [one] Se guarda
       *[other] Se guardan
    } en este navegador.
   *[no] {""}
}
page-sounds-removed = Tus propios sonidos ya no están. Vuelven los predeterminados.
page-menu-add = Añadir a otra persona que juega aquí.
page-menu-guest = Dejar jugar a una visita. No se guarda nada suyo.
page-guest-plays = Ahora juega una visita. Vuelve a cargar la página cuando se vaya.
page-own-name = ¿Cómo te llamas?
page-other-name = ¿Cómo se llama la otra persona?
page-added = { $name } tiene aquí un sitio aparte. Desde ahora, la página empieza preguntando quién eres.
page-who = ¿Quién eres?
page-first-person = La primera persona
page-guest = Una visita: no se guarda nada.
page-menu-forget = Olvidarme aquí.
page-saved = El navegador guarda tus datos como { $name }. Carga ese archivo aquí o en otro dispositivo, desde Ayuda, Esta página, o con audiogame data import. No se lo des a nadie: quien lo tiene puede jugar en tu lugar, y conoce lo que va a salir de las partidas sin terminar.
page-odd-saved = El navegador guarda las líneas marcadas como raras en { $name }. No contiene nombres: lo puedes enviar.
page-pick = Elige el archivo en la ventana del navegador. Si no se ha abierto ninguna, Intro la abre. Cualquier otra tecla vuelve.
    .touch = Elige el archivo en la ventana del navegador. Si no se ha abierto ninguna, Elegir archivo la abre.
page-not-picked = Ningún archivo elegido.
page-brings = Trae estos ajustes: { $settings }.
page-becomes = Con este archivo jugarías con más gente como otra persona: la que hay en él. ¿Importarlo? S o N.
page-taken = Archivos nuevos: { $new }. Ya estaban: { $same }. Distintos aquí, así que no se tocan: { $other }.
page-person = Al jugar con más gente, ahora tienes la identidad de ese archivo.
page-forget = ¿Quitar todo lo tuyo de este navegador: partidas, ajustes y teclas? S o N.
page-forgotten = Aquí ya no queda nada tuyo.
page-not-forgotten = En esta página ya no queda nada tuyo, pero el navegador no pudo quitar su copia: { $why }. La página lo sigue intentando mientras está abierta.
page-kept-as-it-was = Todo queda como estaba.
