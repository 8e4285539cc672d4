# The workshop, where people make editions of their own, Español.

workshop-title = Crea tu propia edición
workshop-lead = Elige colores, números y lo que hacen las cartas, pruébala y juégala con tus amigos o contra bots.
workshop-enter = Al taller
workshop-usual = lo habitual
workshop-remove = Quitar
workshop-remove-this = Quitar: { $what }
workshop-added = Añadido: { $what }
workshop-removed = Quitado: { $what }
workshop-moved = { $what }: ahora en el puesto { $place } de { $count }
workshop-up = Subir: { $what }
workshop-down = Bajar: { $what }
workshop-more = Más
workshop-languages = En otros idiomas

## Where to begin

workshop-start = Por dónde empezar
workshop-start-from = Empezar con
workshop-start-nothing = nada más que números
workshop-start-go = Empezar de nuevo
workshop-open-file = Abrir un archivo
workshop-undo = Volver a lo que tenías
workshop-undone = Ha vuelto lo que tenías.
workshop-begun = Has empezado de nuevo. Puedes volver a lo que tenías.
workshop-mine = Mi { $edition }
workshop-file-bad = Este archivo no se puede abrir
workshop-file-long = Es demasiado grande para una edición.

## The game

workshop-basics = El juego
workshop-name = Nombre
workshop-about = Una línea sobre ella
workshop-fewest = Mínimo de jugadores
workshop-most = Máximo de jugadores
workshop-hand = Cartas por persona
workshop-target = Puntos para ganar

## Colors

workshop-colors = Colores
workshop-color = { $number }: { $name }
workshop-paint = Color
workshop-shape = Forma
workshop-letter = Letra
workshop-letter-hint = Representa el color en los registros.
workshop-color-name = Nombre del color
workshop-add-color = Añadir un color
workshop-shape-diamond = rombo
workshop-shape-circle = círculo
workshop-shape-triangle = triángulo
workshop-shape-square = cuadrado
workshop-shape-waves = olas
workshop-shape-heart = corazón
workshop-shape-sun = sol
workshop-shape-moon = luna
workshop-shape-star = estrella
workshop-shape-cross = cruz
workshop-shape-ring = anillo
workshop-shape-leaf = hoja

## Cards

workshop-rows = Cartas
workshop-row = { $number }: { $name }
workshop-kind-numbers = números
workshop-kind-colored = una carta de acción
workshop-kind-colorless = un comodín
workshop-add-numbers = Añadir números
workshop-add-colored = Añadir una carta de acción
workshop-add-colorless = Añadir un comodín
workshop-from = Del
workshop-to = Al
workshop-copies = Cuántas
workshop-copies-each = Cuántas de cada color
workshop-points = Puntos
workshop-card-name = Nombre de la carta
workshop-card-text = Lo que hace, en una línea tuya
workshop-symbol = Signo breve
workshop-symbol-hint = Hasta cuatro minúsculas, cifras o +. Representa la carta en los registros.

## What cards do

workshop-played = Lo que hace
workshop-effect = Efecto { $number }
workshop-effect-none = Nada: solo se juega.
workshop-add-effect = Añadir un efecto
workshop-effect-skip = La siguiente persona pierde el turno
workshop-effect-skip-everyone = El resto pierde el turno
workshop-effect-reverse = Cambia el sentido del juego
workshop-effect-draw = La siguiente persona roba y pierde el turno
workshop-effect-draw-only = La siguiente persona roba, pero juega
workshop-effect-draw-until-color = La siguiente persona roba hasta que salga el color
workshop-effect-name-color = Eliges un color
workshop-effect-restore-color = Vuelve a valer el color de antes
workshop-effect-challenge = Se puede desafiar el robo
workshop-effect-give = Regalas cartas
workshop-effect-duel = Retas a alguien a una batalla
workshop-effect-show = Los demás enseñan el color
workshop-effect-flip = Se da la vuelta a todo
workshop-effect-swap-hands = Cambias tu mano con alguien
workshop-effect-pass-hands = Todas las manos pasan un asiento
workshop-effect-pass = Todos pasan cartas
workshop-count-draw = Cartas
workshop-count-draw-only = Cartas
workshop-count-draw-until-color = Cartas de más
workshop-count-challenge = De más si falla
workshop-count-give = Si olvida cantar
workshop-count-duel = Roba quien pierde
workshop-count-show = Roba quien no lo tiene
workshop-count-pass = Cartas
workshop-opening = Como primera carta de una ronda
workshop-opening-usual = Lo habitual en una carta así
workshop-opening-starts = No pasa nada
workshop-opening-acts = Vale como si la hubiera jugado quien reparte
workshop-opening-turns = Se juega en el otro sentido
workshop-opening-draws_only = Quien empieza roba y luego juega
workshop-opening-left_names = Quien empieza elige un color
workshop-opening-put_back = Vuelve al mazo
workshop-opening-buried = Se descubre otra encima
workshop-opening-flips = Se da la vuelta a todo
workshop-last = Otra cosa como última carta
workshop-last-hint = Lo habitual es que entonces solo cuente robar.
workshop-last-does = Lo que hace como última carta

## What the form does not show

workshop-kept = También en esta edición
workshop-kept-hint = Estas partes venían incluidas. Se quedan como están, si no las quitas.
workshop-kept-mode = Otra manera de ganar la partida
workshop-kept-rulings = Respuestas a detalles de las reglas
workshop-kept-wild_match = Cuándo es un farol un comodín de robar
workshop-kept-shown_to_all = Las cartas enseñadas las ven todos
workshop-kept-options = Detalles que se pueden elegir en la mesa
workshop-kept-option = Opciones propias
workshop-kept-alternative = Lo que cambian las opciones
workshop-kept-printing = Reglamentos en varios idiomas

## Whether it can be played

workshop-check = Comprobación
workshop-checking = Comprobando…
workshop-cards = { $count ->
    [one] Una carta.
   *[other] { $count } cartas.
}
workshop-lopsided = El lado claro tiene { $light } cartas y el oscuro { $dark }. Los dos necesitan las mismas.
workshop-fine = Se puede jugar.
workshop-problems = { $count ->
    [one] Una cosa por arreglar:
   *[other] { $count } cosas por arreglar:
}
workshop-warnings = Para pensarlo

## What is to be mended, at its field

workshop-problem-number = Escribe aquí un número entero.
workshop-problem-bounds = Tiene que estar entre { $least } y { $most }.
workshop-problem-players-order = No puede ser menor que el mínimo de jugadores.
workshop-problem-numbers-order = El último número no puede ser menor que el primero.
workshop-problem-players = Con tantos jugadores no se puede ganar una partida del modo que pide esta edición.
workshop-problem-deck-small = { $players } jugadores con { $hand } cartas cada uno necesitan una baraja de al menos { $least } cartas. Esta tiene { $found }.
workshop-problem-deck-large = Una baraja puede tener { $most } cartas como máximo. Esta tiene { $found }.
workshop-problem-openers = Al menos { $least } cartas tienen que poder abrir una ronda. Solo pueden { $found }.
workshop-problem-effect-colorless = «{ $effect }» es solo para comodines.
workshop-problem-effect-sides = «{ $effect }» necesita cartas de dos lados.
workshop-problem-effect-order = «{ $effect }» tiene que ir antes de «{ $other }».
workshop-problem-effect-challenge = «{ $effect }»: antes hay que nombrar un color, y el robo tiene que ir justo después.
workshop-problem-effect-last = «{ $effect }» no es posible con la última carta.
workshop-problem-effect-room = Es demasiado para una carta. Puede tener { $most } efectos, y un robo cuenta por dos.
workshop-problem-effect-gift = Hay demasiados colores y clases de cartas para una carta que regala cartas. Pon menos.
workshop-problem-acts = Esta carta no puede actuar como si la hubiera jugado quien reparte. Elige otra cosa aquí.
workshop-problem-draws-only = Esta carta no hace robar a nadie. Elige otra cosa aquí.
workshop-problem-color = Escribe una letra minúscula de la a a la z.
workshop-problem-symbol = Escribe de 1 a { $most } letras minúsculas, cifras o +.
workshop-problem-notation = En los registros { $found } significa otra cosa. Elige otro signo.
workshop-problem-twice-card = Ya está: { $found }
workshop-problem-twice-letter = Otro color ya tiene la letra { $found }.
workshop-problem-amount-colors = Tiene que haber de { $least } a { $most } colores.
workshop-problem-amount-rows = Tiene que haber de { $least } a { $most } clases de cartas. Cada número es una.
workshop-problem-text-form = Quita estos signos: { $signs }
workshop-problem-text-length = Puede tener { $most } caracteres como máximo.
workshop-problem-rest = Esta parte ya no encaja con las cartas. Quítala, o vuelve a poner aquello de lo que trata.
workshop-problem-toml = No es el archivo de una edición, o está dañado.
workshop-taken = { $what } (ocupado)
workshop-twin-paint = Otro color de este lado se ve igual. Elige uno libre.
workshop-twin-shape = Otro color de este lado tiene la misma forma: quien no ve los colores no puede distinguirlos. Elige una libre.
workshop-warning-unnamed = Todavía no tiene nombre.

## A quick check

workshop-trial = Pruébala
workshop-trial-hint = { $count } rondas rápidas en las que cada cual hace cualquier cosa permitida.
workshop-trial-go = Jugar { $count } rondas
workshop-trial-running = Se están jugando las rondas…
workshop-trial-rounds = { $count ->
    [one] Una ronda entre { $seats }
   *[other] { $rounds } rondas entre { $seats }
}
workshop-trial-endless = Una ronda no terminaba nunca y se dejó.
workshop-trial-old = Has cambiado algo desde entonces. Juega las rondas otra vez para ver números nuevos.
workshop-trial-length = Jugadas en una ronda
workshop-trial-blocked = Rondas en las que nadie pudo seguir
workshop-trial-wins = Quién gana
workshop-trial-dealer = Quien reparte
workshop-trial-seat = { $number ->
    [1] Primer turno tras repartir
    [2] Segundo turno
    [3] Tercer turno
   *[other] Turno { $number }
}
workshop-trial-plays = Jugadas por ronda, de media

## What to do with it

workshop-ways = Jugar y compartir
workshop-play = Jugar ya contra bots
workshop-invite = Abrir una mesa para amigos
workshop-download = Descargar el archivo
workshop-share = Copiar un enlace
workshop-share-unready = Todavía no se puede jugar: quien abra el enlace verá lo que falta por arreglar.
workshop-link = Enlace a esta edición
workshop-link-long = Es demasiado larga para un enlace: descarga el archivo y envíalo.
workshop-link-bad = Este enlace a una edición está dañado o incompleto. No has perdido nada tuyo; pide el enlace otra vez.
workshop-kept-here = Lo que haces aquí se guarda en este navegador.

## Problems

problem-no-guest-editions = Este servidor solo juega sus propias ediciones
problem-no-guest-editions-next = Quien lo lleva puede permitir otras (guest_editions). En tu ordenador, lastcard play tiene un taller.
problem-bad-edition = Esta edición todavía no se puede jugar
problem-bad-edition-next = No se ha perdido nada: la comprobación dice qué hay que arreglar.
