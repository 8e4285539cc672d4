# La mesa mientras la gente se sienta y juega, español.

## Antes de la partida

table-arrival = Hay un asiento para ti: { $edition }
table-sit = Sentarse
table-watch = Solo mirar
table-gathering = La mesa se va llenando: { $edition }
table-seat-open = Asiento libre
table-you = Tú
table-host = Anfitrión
table-bot-random = Bot, juega al azar
table-bot-easy = Bot, está aprendiendo
table-bot-normal = Bot, juega con cabeza
table-bot-hard = Bot, juega a ganar
table-bot-expert = Bot, piensa por adelantado
table-not-here = No está ahora
table-add = Añadir un bot
table-free-seat = Liberar el asiento de { $who }
table-free-why = { $who } pierde el asiento, y nadie con la misma dirección de internet podrá volver a sentarse en esta mesa.
table-free-sure = Sí, expulsar a { $who }
table-begin = Empezar
table-begin-bots = { $count ->
    [one] Un bot ocupa el asiento libre.
   *[other] Unos bots ocupan los { $count } asientos libres.
}
table-wait = Esperando a los demás…
table-wait-host = { $who } empezará cuando no falte nadie.

## La barra sobre la mesa

table-title = Mesa: { $edition }, ronda { $round }
table-round = Ronda { $round }
table-round-of = Ronda { $round } de { $rounds }
table-partners-until = las parejas cambian tras la ronda { $round }
table-round-begins = Empieza la ronda { $round } de { $rounds }.
table-round-joined = La ronda { $round } de { $rounds } está en juego.
table-partners-change = Las parejas cambian tras la ronda { $round }.
table-rotation-eight = Con ocho jugadores, cada ronda tiene dos juegos de cuatro. En esta única mesa se juegan uno tras otro, y cada uno cuenta como una ronda.
table-watching = Mirando
table-watching-why = La partida ya ha empezado, así que estás mirando.
table-rules = Reglas de esta mesa
table-printing = Hoja de reglas
table-changed = Cambiado en esta mesa
table-close = Cerrar
table-leave = Dejar la mesa
table-leave-title = ¿Irte en mitad de la partida?
table-leave-why = Si sales un momento, un bot juega por ti hasta que vuelvas. Si dejas tu asiento, juega hasta el final.
table-leave-stay = Quedarme
table-leave-pause = Salir un momento
table-leave-give-up = Dejar mi asiento
table-keys = Atajos de teclado
table-keys-on = Usar teclas sueltas
table-key-call = Decir UNO
table-key-catch = Pillar a quien no lo ha dicho
table-key-draw = Robar una carta
table-key-pass = Quedarte la carta robada, pasar o renunciar a la batalla
table-key-color = Elegir un color
table-key-move = Recorrer tus cartas
table-key-play = Jugar la carta
table-key-help = Mostrar esta lista

## Tu mano

table-hand = { $count ->
    [one] Tu mano: una carta
   *[other] Tu mano: { $count } cartas
}
table-hand-cards = Tus cartas
table-card = { $card }
table-card-ready = { $card }, se puede jugar
table-card-jump = { $card }, para colarte
table-card-given = { $card }, elegida para pasar
table-jump = ¡Cuélate!
table-tap-again = Toca otra vez para jugarla
table-tap-jump = Toca otra vez para colarte
table-tap-why = Toca otra vez para ver por qué no
table-peek = Dorsos

## El centro de la mesa

table-piles = Pilas
table-draw = Robar
table-draw-now = { $count ->
    [one] Robar una carta; queda una
   *[other] Robar una carta; quedan { $count }
}
table-draw-pile = { $count ->
    [one] Pila para robar: una carta
   *[other] Pila para robar: { $count } cartas
}
table-draw-top = Encima: { $card }
table-color = Color en juego: { $color }
table-at-stake = { $count ->
    [one] Una carta por robar.
   *[other] { $count } cartas por robar.
}
table-direction-left = Se juega hacia la izquierda, en sentido horario.
table-direction-right = Se juega hacia la derecha, en sentido antihorario.
table-seconds-left = { $count ->
    [one] Queda un segundo
   *[other] Quedan { $count } segundos
}

## Lo que se te pregunta, en pocas palabras

table-you-play = ¡Te toca!
table-you-drawn = ¿La juegas o te la quedas?
table-you-color = ¡Elige un color!
table-you-challenge = ¿Aceptas o desafías?
table-you-stack = ¿Aceptas o sumas?
table-you-give = ¿Regalas cartas?
table-you-battle = ¡Elige rival!
table-you-reveal = ¡Elige una carta en secreto!
table-you-show = ¡Enseña una carta!
table-you-swap = ¿Con quién cambias la mano?
table-you-pass = ¡Elige en secreto qué pasas!

## Gritos

table-calls = Avisos
table-catch = ¡Pilla a { $who }!
table-pass = Pasar
table-shout-uno = ¡UNO!
table-shout-caught = ¡Te pillé!
table-shout-skipped = Sin turno
table-shout-picked = Ya está

## Los demás

table-others = Jugadores
table-cards = { $count ->
    [one] Una carta
   *[other] { $count } cartas
}
table-points = { $points ->
    [one] Un punto
   *[other] { $points } puntos
}
table-mark-turn = Turno
table-mark-answers = Responde
table-mark-dealer = Reparte
table-mark-partner = Tu pareja
table-mark-away = Fuera, juega un bot
table-mark-bot = Bot
table-backs = Lo que { $who } no ve: el otro lado de estas cartas.
table-replace = Dar el asiento a un bot
table-replace-why = { $who } pierde el sitio: el bot juega hasta el final.
table-replace-sure = Sí, que juegue el bot
