# Lo que la página pregunta, cuenta después y suma. The same ids and variables stand in every language.

## Questions

ask-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
ask-close = Cerrar
ask-color-title = ¿Qué color?
ask-challenge-title = ¿Te fías de { $who }?
ask-challenge-why-none = { $card } es un farol si { $who } aún tiene el color que había antes en juego.
ask-challenge-why-all = { $card } es un farol si { $who } aún tiene el color que había antes en juego o cualquier otra carta sin color.
ask-challenge-why-plain-only = { $card } es un farol si { $who } aún tiene el color que había antes en juego o esta carta: { $wild }.
ask-challenge-right = Si era un farol: { $count ->
    [one] { $who } roba { $count } carta y te toca a ti.
   *[other] { $who } roba { $count } cartas y te toca a ti.
}
ask-challenge-right-color = Si era un farol: { $who } roba hasta que salga el { $color } y te toca a ti.
ask-challenge-wrong = Si no: { $count ->
    [one] robas { $count } carta y { $extra } más, y pierdes el turno.
   *[other] robas { $count } cartas y { $extra } más, y pierdes el turno.
}
ask-challenge-wrong-color = Si no: robas hasta que salga el { $color } y { $extra } más, y pierdes el turno.
ask-challenge-add = O pásalo:
ask-challenge-do = Desafiar
ask-take = { $count ->
    [one] Aceptar { $count } carta
   *[other] Aceptar { $count } cartas
}
ask-take-color = Robar hasta que salga el { $color }
ask-stack-title = { $count ->
    [one] { $count } carta para ti
   *[other] { $count } cartas para ti
}
ask-stack-add = Suma una carta y pásalas:
ask-stack-nothing = No tienes ninguna carta para pasarlas.
ask-give-title = ¿Regalar cartas?
ask-give-hint = Una de cada color como mucho, todas a la misma persona.
ask-give-whom = ¿A quién?
ask-give-choose = Elige cartas y a quién regalarlas
ask-give-do = { $count ->
    [one] Regalar { $count } carta a { $other }
   *[other] Regalar { $count } cartas a { $other }
}
ask-give-none = No regalar nada
ask-battle-title = ¿A quién retas?
ask-battle-hint = Cada uno elige una carta en secreto.
ask-battle-price = { $count ->
    [one] Gana el número más alto; las cartas sin número valen 0. Quien pierde se lleva las cartas y roba una más; quien gana elige el color.
   *[other] Gana el número más alto; las cartas sin número valen 0. Quien pierde se lleva las cartas y roba { $count } más; quien gana elige el color.
}
ask-battle-none-hint = También puedes renunciar a la batalla: el color sigue igual.
ask-battle-none = Sin batalla
ask-reveal-title = Elige una carta en secreto
ask-reveal-again = ¡Empate! Elige otra carta
ask-show-title = Enseña una carta a { $who }: { $color }
ask-show-hint = Solo la ve { $who }, y te la quedas.
ask-show-hint-all = Todos la ven, y te la quedas.
ask-drawn-title = Has robado: { $card }
ask-drawn-play = Jugarla
ask-drawn-keep = Quedármela
ask-swap-title = ¿Con quién cambias la mano?
ask-pass-title = { $count ->
    [one] Elige una carta para pasarla
   *[other] Elige { $count } cartas para pasarlas
}
ask-pass-hint = Cada cual elige en secreto. Lo que elijas será para { $other }; todo pasa a la vez.
ask-pass-chosen = Elegido: { $cards }
ask-hand-title = La mano de { $who }
ask-shown-title = Lo que te han enseñado
ask-gift-title = Un regalo de { $who }

## A battle

ask-battle-stage = Batalla: { $who } contra { $other }
ask-battle-opponent = el rival
ask-battle-choosing = elige…
ask-battle-ready = ya está
ask-battle-winner = gana
ask-battle-tie = Empate: ¡otra vez!
ask-battle-aside = { $count ->
    [one] { $count } carta apartada
   *[other] { $count } cartas apartadas
}

## What happened

log-title = Qué ha pasado
log-open = Ver qué ha pasado
log-empty = Nada todavía.

## Scores

score-round = Ronda { $number }
score-you-out = ¡Te quedas sin cartas!
score-out-of-cards = { $who } se queda sin cartas
score-blocked = La ronda queda bloqueada
score-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
score-hands = Cartas que quedan
score-caption = Puntos tras cada ronda
score-player = Nombre
score-total = Total
score-eliminated = fuera
score-next = Próxima ronda en { $seconds } s
score-next-soon = La próxima ronda está a punto de empezar
score-look = Ver la mesa
score-look-back = Volver a los puntos
score-you-win = ¡Ganas la partida!
score-winners = { $count ->
    [one] { $who } gana la partida
   *[other] { $who } ganan la partida
}
score-rematch = Jugar otra vez
score-rematch-wait = { $who } puede empezar otra partida.
score-rematch-nobody = No hay nadie para empezar otra partida.
score-replay = Ver la repetición
score-record = Guardar el registro
score-home = Página de inicio
score-goal-first-to = Quien se queda sin cartas suma lo que tienen los demás. Gana quien llega antes a { $points }.
score-goal-lowest = Cada uno suma lo que le queda. Cuando alguien llega a { $points }, gana el total más bajo.
score-goal-elimination = Cada uno suma lo que le queda. Quien llega a { $points } queda fuera; gana quien resiste hasta el final.
score-goal-single = Decide una sola ronda.
score-goal-partners = Quien se queda sin cartas suma para su pareja lo que tienen los rivales. Gana la primera pareja que llega a { $points }.
score-goal-partners-lowest = La otra pareja suma lo que le queda. Cuando una pareja llega a { $points }, gana el total más bajo.
score-goal-rotation = Todos juegan en pareja con todos. Tras la última ronda gana el total más alto.

## Reactions

react-title = Reaccionar
react-bravo = ¡Bravo!
react-laugh = ¡Ja, ja!
react-wow = ¡Hala!
react-oops = ¡Ups!
react-hurry = ¡Date prisa!
react-thanks = ¡Gracias!
react-mute = Ocultar las reacciones
react-unmute = Mostrar las reacciones
react-said = { $who }: { $reaction }

## Rules of a table

option-title = Reglas de esta mesa
option-none = Nada ha cambiado: se juega según la hoja de reglas.
option-changed = Distinto de la hoja de reglas
option-timer = Tiempo para responder
option-timer-none = sin límite
option-timer-seconds = { $seconds } s

## Options and their values

option-dealer-draw = Quién reparte primero
option-dealer-draw-number = el número más alto
option-dealer-draw-points = la carta de más puntos
option-dealer-draw-random = por sorteo
option-next-dealer = Quién reparte después
option-next-dealer-left = quien está a la izquierda
option-next-dealer-winner = quien ganó la ronda
option-next-dealer-redraw = se vuelve a sacar carta
option-next-dealer-same = siempre la misma persona
option-start-direction = Hacia dónde empieza una ronda
option-start-direction-left = hacia la izquierda
option-start-direction-right = hacia la derecha
option-rejected-opening = Una primera carta que no puede quedarse
option-rejected-opening-shuffle = se baraja con la pila
option-rejected-opening-bottom = se pone debajo de la pila
option-rejected-opening-middle = se mete en medio de la pila
option-opening-wild = Comodín como primera carta
option-opening-wild-put-back = vuelve a la pila
option-opening-wild-left-names = quien empieza elige el color
option-opening-draw-skips = Roba dos como primera carta también quita el turno
option-opening-reverse = Cambio de sentido como primera carta: quién empieza
option-opening-reverse-dealer = quien reparte
option-opening-reverse-right = quien está al otro lado de quien reparte
option-opening-trend = Tendencia de moda como primera carta
option-opening-trend-left-names = quien empieza elige el color
option-opening-trend-put-back = vuelve a la pila
option-opening-flip = Flip como primera carta
option-opening-flip-inert = no hace nada
option-opening-flip-flip = le da la vuelta a todo
option-opening-flip-put-back = vuelve a la pila
option-drawn-card = Una carta robada que coincide
option-drawn-card-may = se puede jugar
option-drawn-card-must = se debe jugar
option-drawn-card-must-if-stuck = se debe jugar si antes no coincidía ninguna
option-voluntary-draw = Robar aunque coincida una carta
option-voluntary-draw-true = se puede
option-voluntary-draw-false = solo si no coincide ninguna de color
option-voluntary-draw-never = no se puede
option-two-player-reverse = Cambio de sentido entre dos
option-two-player-reverse-skip = vale como Pierde el turno
option-two-player-reverse-plain = solo cambia el sentido
option-strict-wild-draw = Comodines de robar solo sin el color en juego
option-catch-until = A quien olvida decir UNO se le puede pillar
option-catch-until-begins = hasta que empieza la siguiente persona
option-catch-until-plays = hasta que ha jugado la siguiente persona
option-catch-until-open = mientras le quede una sola carta
option-penalty-draw-closes-uno = Robar cartas de castigo cierra el plazo para pillar
option-beachcomber-color = Color tras un Vagabundo
option-beachcomber-color-name = lo elige quien regala
option-beachcomber-color-keep = sigue igual
option-battle-last-card = Batalla de patadas como última carta
option-battle-last-card-draw-and-fight = robar una carta y luchar
option-battle-last-card-goes-out = gana al momento
option-battle-optional = Batalla de patadas se puede jugar sin batalla
option-battle-next = Tras una batalla sigue la persona que va detrás de
option-battle-next-challenger = quien reta
option-battle-next-challenged = su rival
option-battle-uno = Batalla de patadas que deja una sola carta: decir UNO
option-battle-uno-after-battle = tras la batalla
option-battle-uno-at-once = enseguida
option-uno-after-battle = Decir UNO tras una batalla
option-uno-after-battle-on-drop = con una sola carta
option-uno-after-battle-never = nunca hace falta
option-trend-color = Color tras una Tendencia de moda
option-trend-color-called = el que se pidió
option-trend-color-keep = sigue igual
option-trend-visible = Quién ve las cartas enseñadas
option-trend-visible-caller = solo quien pidió el color
option-trend-visible-all = todos
option-trend-last-card = Tendencia de moda como última carta
option-trend-last-card-resolve = los demás aún deben enseñar
option-trend-last-card-ignore = la ronda acaba al momento
option-wild-after-flip = Comodín encima tras un Flip: el color lo elige
option-wild-after-flip-next = quien va después
option-wild-after-flip-flipper = quien jugó el Flip
option-last-flip-side = Flip como última carta: cuenta
option-last-flip-side-new = el lado nuevo
option-last-flip-side-old = el lado anterior
option-show-inactive = Los demás ven el dorso de tus cartas
option-peek-own-back = Ves el dorso de tus propias cartas
option-mini-deck = Baraja
option-mini-deck-a = números del 1 al 9, 4 + 4 comodines
option-mini-deck-b = números del 0 al 9, 2 + 2 comodines
option-mini-draw-one = Cartas por un Roba una
option-mini-draw-one-1 = 1
option-mini-draw-one-2 = 2
option-mini-wild-match = Comodines en la mano que hacen de un Comodín Roba dos un farol
option-mini-wild-match-all = todos los demás
option-mini-wild-match-plain-only = solo el Comodín normal
option-mini-wild-match-none = ninguno
option-last-card-draw = Tras una carta de robar como última, aún se roba
option-last-card-draw-always = siempre
option-last-card-draw-scored = si se cuentan puntos
option-last-card-draw-never = nunca
option-target = Puntos que hay que alcanzar
option-target-value = { $count } puntos
option-rotation-order = Parejas rotatorias: cambian
option-rotation-order-blocks = cada cuatro rondas
option-rotation-order-alternate = en cada ronda (entre cuatro)
option-cycles = Parejas rotatorias: cuántas veces se juega el ciclo
option-cycles-value = { $count ->
    [one] una vez
   *[other] { $count } veces
}
option-stacking = Acumular cartas de robar
option-stacking-false = no
option-stacking-same = con las mismas cartas que robar
option-stacking-higher = con las mismas o más cartas que robar
option-jump-in = Colarse con una carta idéntica
option-seven-zero = El 7 cambia dos manos, el 0 las hace rotar
option-draw-to-match = Robar hasta poder jugar
option-force-play = Quien puede jugar debe jugar
option-no-bluff = Sin faroles
option-false-catch-penalty = Acusar sin motivo cuesta 2 cartas
