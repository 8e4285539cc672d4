# How to play, español. Told from the data of an edition (howto.py), so that only what holds is said.

## Screens

rules-of = Cómo se juega a { $edition }
rules-of-printing = Cómo se juega a { $edition } según la hoja de reglas en { $printing }
rules-editions = Ediciones
rules-contents = Contenido
rules-print = Imprimir

## Headings

rules-section-goal = Objetivo
rules-section-setup = Preparación
rules-section-opening = La primera carta
rules-section-turn = Tu turno
rules-section-cards = Las cartas
rules-section-cards-light = El lado claro
rules-section-cards-dark = El lado oscuro
rules-section-uno = ¡UNO!
rules-section-end = Fin de la ronda
rules-section-match = Ganar la partida
rules-section-house = Reglas de la casa

## Goal

rules-goal = Quédate sin cartas antes que nadie.
rules-goal-partners = Se juega en parejas: basta con que tú o tu pareja se quede sin cartas.

## Getting ready

rules-players = De { $least } a { $most } jugadores.
rules-players-exactly = { $count ->
    [one] Un jugador.
   *[other] { $count } jugadores.
}
rules-players-either = { $least } u { $most } jugadores.
rules-partners-opposite = Las parejas se sientan frente a frente.
rules-deck = { $count } cartas. Los colores son { $colors }.
rules-deck-two-sided = { $count } cartas con dos lados. Los colores del lado claro son { $light } y los del oscuro, { $dark }.
rules-dealer-number = Cada persona saca una carta y reparte quien saca el número más alto. Las cartas sin número valen 0. Si hay empate, vuelven a sacar solo quienes empatan.
rules-dealer-points = Cada persona saca una carta y reparte quien saca la de más puntos. Si hay empate, vuelven a sacar solo quienes empatan.
rules-dealer-random = Se sortea quién reparte primero.
rules-deal = Cada persona recibe { $count } cartas. El resto es la pila para robar, bocabajo. Su carta de encima se pone bocarriba y empieza la pila de descarte.
rules-light-first = Cada ronda empieza en el lado claro.
rules-others-see = Las demás personas ven el dorso de tus cartas, y todo el mundo ve el dorso de la carta de encima de la pila para robar.
rules-others-blind = Nadie más ve el dorso de tus cartas, y la pila para robar tampoco muestra ninguno.
rules-own-hidden = No puedes mirar el dorso de tus propias cartas.
rules-own-open = Puedes mirar el dorso de tus propias cartas.

## The first card

rules-opening-number-left = Un número: empieza quien está a la izquierda de quien reparte.
rules-opening-number-right = Un número: empieza quien está a la derecha de quien reparte.
rules-opening-starts-left = { $cards }: no pasa nada y empieza quien está a la izquierda de quien reparte.
rules-opening-starts-right = { $cards }: no pasa nada y empieza quien está a la derecha de quien reparte.
rules-opening-acts = { $cards }: la carta tiene efecto enseguida, como si la hubiera jugado quien reparte.
rules-opening-reverse = { $cards }: juega primero quien reparte y luego se sigue en el otro sentido.
rules-opening-turns = { $cards }: se juega en el otro sentido desde el principio, así que empieza quien está al otro lado de quien reparte.
rules-opening-draws_only-left = { $cards }: quien está a la izquierda de quien reparte roba las cartas y aun así empieza.
rules-opening-draws_only-right = { $cards }: quien está a la derecha de quien reparte roba las cartas y aun así empieza.
rules-opening-left_names-left = { $cards }: quien está a la izquierda de quien reparte elige un color y empieza.
rules-opening-left_names-right = { $cards }: quien está a la derecha de quien reparte elige un color y empieza.
rules-opening-put_back-shuffle = { $cards }: la carta vuelve a la pila para robar, se baraja y se descubre otra.
rules-opening-put_back-bottom = { $cards }: la carta se pone debajo de la pila para robar y se descubre otra.
rules-opening-put_back-middle = { $cards }: la carta se mete en medio de la pila para robar y se descubre otra.
rules-opening-buried = { $cards }: la carta no cuenta y se descubre otra encima.
rules-opening-flips-left = { $cards }: todo pasa enseguida al lado oscuro y empieza quien está a la izquierda de quien reparte.
rules-opening-flips-right = { $cards }: todo pasa enseguida al lado oscuro y empieza quien está a la derecha de quien reparte.

## Your turn

rules-turn-left = Se juega hacia la izquierda, es decir, en el sentido de las agujas del reloj.
rules-turn-right = Se juega hacia la derecha, es decir, en el sentido contrario a las agujas del reloj.
rules-turn-match = Juega una carta que tenga el color, el número o el símbolo de la carta de encima de la pila de descarte.
rules-turn-wild = Las cartas sin color sirven sobre cualquier otra: { $cards }.
rules-turn-draw = Si nada coincide, roba una carta.
rules-turn-draw-until = Si nada coincide, roba hasta que salga una carta que puedas jugar.
rules-turn-decline = También puedes robar aunque puedas jugar.
rules-turn-no-decline = No puedes robar mientras tengas una carta de color que coincida. Las cartas sin color te las puedes guardar.
rules-turn-never-decline = Solo puedes robar si no puedes jugar ninguna de tus cartas, ni siquiera una sin color. Nunca tienes que ir de farol.
rules-turn-drawn-may = Si la carta que acabas de robar coincide, puedes jugarla enseguida, pero ninguna otra. Si no, termina tu turno.
rules-turn-drawn-must = Si la carta que acabas de robar coincide, tienes que jugarla enseguida. Nunca tienes que ir de farol. Si no, termina tu turno.
rules-turn-drawn-must_if_stuck = Si la carta que acabas de robar coincide, puedes jugarla enseguida, pero ninguna otra; si antes no podías jugar nada, tienes que jugarla. Nunca tienes que ir de farol. Si no, termina tu turno.
rules-turn-reshuffle = Cuando se acaba la pila para robar, se baraja la de descarte, menos su carta de encima, y pasa a ser la nueva pila para robar.

## The cards

rules-numbers = Números del { $least } al { $most }
rules-card = { $cards }
rules-copies = { $count ->
    [one] Una carta en la baraja.
   *[other] { $count } cartas en la baraja.
}
rules-plain = No tiene ningún efecto propio.
rules-skip = La siguiente persona pierde el turno.
rules-skips = { $count ->
    [one] La siguiente persona pierde el turno.
   *[other] Las siguientes { $count } personas pierden el turno.
}
rules-skip-everyone = El resto pierde el turno: vuelves a jugar tú.
rules-reverse = Cambia el sentido del juego.
rules-reverse-skip = Entre dos, en cambio, vuelves a jugar tú.
rules-reverse-plain = Entre dos, simplemente le toca a tu rival.
rules-draw = { $count ->
    [one] La siguiente persona roba una carta y pierde el turno.
   *[other] La siguiente persona roba { $count } cartas y pierde el turno.
}
rules-draw-only = { $count ->
    [one] La siguiente persona roba una carta, pero no pierde el turno por ello.
   *[other] La siguiente persona roba { $count } cartas, pero no pierde el turno por ello.
}
rules-draw-sign = El +{ $count } de la carta no cuenta.
rules-draw-until = La siguiente persona roba hasta que salga una carta del color elegido, se las queda todas y pierde el turno. Las cartas sin color no cuentan.
rules-draw-more = { $count ->
    [one] Además roba una carta más.
   *[other] Además roba { $count } cartas más.
}
rules-one-after-another = Cada uno de estos efectos le toca a otra persona, una tras otra.
rules-name = Eliges el color que vale desde ahora. Puede ser el mismo de antes.
rules-name-once = Eliges un color, solo para esta carta.
rules-restore = Después sigue valiendo el color de antes.
rules-honest = Solo puedes jugarla si no tienes ninguna carta del color en juego. Otras cartas que coincidan no importan.
rules-honest-all = Solo puedes jugarla si no tienes ninguna carta del color en juego ni ninguna otra carta sin color.
rules-honest-plain = Solo puedes jugarla si no tienes ninguna carta del color en juego ni ninguna de estas: { $cards }.
rules-no-bluff = No hay faroles ni desafíos.
rules-bluff = Puedes ir de farol y jugarla de todos modos. Pero la siguiente persona, en vez de robar, puede desafiarte y ver tu mano.
rules-challenge = { $count ->
    [one] Si era un farol, robas tú las cartas y quien desafía juega su turno normal. Si no, quien desafía roba una carta más y pierde el turno.
   *[other] Si era un farol, robas tú las cartas y quien desafía juega su turno normal. Si no, quien desafía roba { $count } cartas más y pierde el turno.
}
rules-stack = La siguiente persona puede pasar el robo con otra carta de robar; mira las reglas de la casa.
rules-give = Puedes regalar a otra persona como mucho una carta de cada color. Las cartas sin color no se pueden regalar.
rules-give-out = { $count ->
    [one] Incluso puedes regalar todas tus últimas cartas y terminar. Si antes olvidas decir UNO, robas una carta y no has terminado.
   *[other] Incluso puedes regalar todas tus últimas cartas y terminar. Si antes olvidas decir UNO, robas { $count } cartas y no has terminado.
}
rules-duel = Eliges rival. Cada parte elige una carta en secreto y se descubren a la vez.
rules-duel-decline = También puedes renunciar a la batalla. Entonces sigue valiendo el color de antes.
rules-duel-higher = Gana el número más alto. Las cartas sin número valen 0. Si hay empate, se apartan las dos y se eligen otras.
rules-duel-loser = { $count ->
    [one] Quien pierde se lleva todas las cartas descubiertas y roba una más. Quien gana elige el color.
   *[other] Quien pierde se lleva todas las cartas descubiertas y roba { $count } más. Quien gana elige el color.
}
rules-duel-empty = Quien se queda sin cartas roba una: nadie termina en una batalla.
rules-duel-next-challenger = Después juega la persona que va detrás de ti.
rules-duel-next-challenged = Después juega la persona que va detrás de tu rival.
rules-duel-next-you = Entre dos, vuelves a jugar tú.
rules-duel-uno-after_battle-on_drop = Quien se queda con una sola carta tras la batalla tiene que decir UNO.
rules-duel-uno-after_battle-never = Nadie tiene que decir UNO por una batalla.
rules-duel-uno-at_once-on_drop = Si te queda una sola carta para la batalla, di UNO enseguida: te pueden pillar mientras dura. Quien se queda con una sola carta tras la batalla también tiene que decir UNO.
rules-duel-uno-at_once-never = Si te queda una sola carta para la batalla, di UNO enseguida: te pueden pillar mientras dura. Por lo demás, nadie tiene que decir UNO por una batalla.
rules-show-caller = Por turnos, las demás personas te enseñan una carta de ese color y se la quedan. Las cartas sin color no cuentan.
rules-show-all = Por turnos, las demás personas enseñan a todo el mundo una carta de ese color y se la quedan. Las cartas sin color no cuentan.
rules-show-fail = { $count ->
    [one] La primera persona que no pueda roba una carta y ahí se acaba. Nadie pierde el turno.
   *[other] La primera persona que no pueda roba { $count } cartas y ahí se acaba. Nadie pierde el turno.
}
rules-flip = Se da la vuelta a las dos pilas y a todas las manos. Desde ahora vale el otro lado, hasta el próximo Flip.
rules-flip-top = La carta de abajo de la pila de descarte queda encima. No tiene efecto.
rules-flip-next = Si no tiene color, la siguiente persona elige uno y luego juega.
rules-flip-flipper = Si no tiene color, eliges uno tú.
rules-swap = Cambias tu mano con quien quieras.
rules-pass = Todas las manos pasan un asiento en el sentido del juego.
rules-pass-cards = { $count ->
    [one] Cada cual elige en secreto una carta de su mano. Cuando todos han elegido, esas cartas pasan a la vez a la siguiente persona en el sentido del juego. Por ello nadie tiene que cantar UNO.
   *[other] Cada cual elige en secreto { $count } cartas de su mano, o todas si tiene menos. Cuando todos han elegido, esas cartas pasan a la vez a la siguiente persona en el sentido del juego. Por ello nadie tiene que cantar UNO.
}
rules-own-text = { $text }
rules-last-works = También tiene efecto como última carta.
rules-last-nothing = Como última carta no tiene efecto.
rules-last-duel = Como última carta aún no gana: robas una carta y luchas con ella.
rules-last-duel-optional = Como última carta gana si renuncias a la batalla. Si luchas, antes robas una carta.
rules-last-flip = Como última carta también da la vuelta a todo, y la ronda se puntúa en el nuevo lado.

## UNO!

rules-uno-call = Di UNO al jugar tu penúltima carta.
rules-uno-catch-begins = { $count ->
    [one] Si se te olvida, cualquiera puede pillarte hasta que la siguiente persona juegue, robe o pase. Entonces robas una carta.
   *[other] Si se te olvida, cualquiera puede pillarte hasta que la siguiente persona juegue, robe o pase. Entonces robas { $count } cartas.
}
rules-uno-catch-plays = { $count ->
    [one] Si se te olvida, cualquiera puede pillarte hasta que la siguiente persona haya jugado una carta, se haya quedado la que robó o haya pasado. Entonces robas una carta.
   *[other] Si se te olvida, cualquiera puede pillarte hasta que la siguiente persona haya jugado una carta, se haya quedado la que robó o haya pasado. Entonces robas { $count } cartas.
}
rules-uno-catch-open = { $count ->
    [one] Si se te olvida, cualquiera puede pillarte mientras tengas solo esa carta. Entonces robas una carta.
   *[other] Si se te olvida, cualquiera puede pillarte mientras tengas solo esa carta. Entonces robas { $count } cartas.
}
rules-uno-penalty = También es tarde en cuanto la persona a la que le toca robar por una carta ha robado la primera.
rules-uno-late = Decirlo tarde aún te salva si nadie te ha pillado.

## End of a round

rules-end = La ronda termina en cuanto alguien se queda sin cartas.
rules-end-blocked = Si ya nadie puede jugar ni robar, la ronda queda bloqueada y no la gana nadie.
rules-points-numbers = Los números valen lo que marcan.
rules-points = { $cards }: { $count ->
    [one] un punto.
   *[other] { $count } puntos.
}
rules-points-side = Cuenta el lado que está en juego al final.

## Winning the match

rules-match-first_to = Quien se queda sin cartas suma los puntos de las cartas de todas las demás manos. Gana quien llega antes a { $target } puntos.
rules-match-lowest = Cada persona se apunta los puntos de las cartas que le quedan. Cuando alguien llega a { $target } puntos, gana el total más bajo.
rules-match-elimination = Cada persona se apunta los puntos de las cartas que le quedan. Quien llega a { $target } puntos queda fuera. Gana la última persona que quede.
rules-match-single = Decide una sola ronda. Si queda bloqueada, se reparte otra.
rules-match-partners = La pareja que termina suma los puntos de las cartas de las dos manos rivales. Gana la primera pareja que llega a { $target } puntos.
rules-match-partners_lowest = La pareja que no termina se apunta los puntos de las cartas de sus dos manos. Cuando una pareja llega a { $target } puntos, gana el total más bajo.
rules-match-rotation-blocks = Las parejas cambian cada { $count } rondas hasta que todo el mundo ha jugado con todo el mundo: { $few } rondas entre cuatro, { $many } entre ocho en dos mesas.
rules-match-rotation-alternate = Entre cuatro, las parejas cambian en cada ronda; entre ocho, cada { $count } rondas, hasta que todo el mundo ha jugado { $count } rondas con todo el mundo: { $few } rondas entre cuatro, { $many } entre ocho en dos mesas.
rules-match-cycles = Todo esto se juega { $count } veces, es decir, { $few } rondas entre cuatro o { $many } entre ocho, y se suman todos los puntos.
rules-match-one-table = Entre ocho en una sola mesa, los dos juegos de cada ronda se juegan uno tras otro, y cada uno cuenta como una ronda: { $count } en total.
rules-match-rotation = Cada miembro de la pareja que termina suma los puntos de las cartas de las dos manos rivales. Gana el total propio más alto.
rules-deal-left = Tras cada ronda reparte quien está a la izquierda.
rules-deal-winner = Quien gana una ronda reparte la siguiente. Tras una ronda bloqueada reparte quien está a la izquierda.
rules-deal-eight = Entre ocho reparte siempre quien está a la izquierda.
rules-deal-redraw = En cada ronda se decide de nuevo quién reparte. Tras una ronda bloqueada reparte quien está a la izquierda.
rules-deal-same = Reparte siempre la misma persona. Solo tras una ronda bloqueada reparte quien está a la izquierda.

## House rules

rules-house-stacking-same = Acumular: si te toca robar por una carta, puedes responder con otra de robar para el mismo número de cartas, del color que sea. La suma pasa a la siguiente persona. Quien no responde lo roba todo y pierde el turno.
rules-house-stacking-higher = Acumular: si te toca robar por una carta, puedes responder con otra de robar para el mismo número de cartas o más, del color que sea. La suma pasa a la siguiente persona. Quien no responde lo roba todo y pierde el turno.
rules-house-stacking-not = { $cards }: ni se le puede responder ni sirve de respuesta.
rules-house-jump_in = Colarse: si tienes una carta con el color y el símbolo de la que se acaba de jugar, puedes jugarla enseguida aunque no sea tu turno. El juego sigue desde ti.
rules-house-seven_zero = Siete y cero: un 7 cambia dos manos, un 0 pasa todas las manos.
rules-house-seven = Siete: un 7 cambia dos manos.
rules-house-zero = Cero: un 0 pasa todas las manos.
rules-house-draw_to_match = Robar hasta poder jugar: quien roba sigue hasta que salga una carta que se pueda jugar.
rules-house-force_play = Juego obligatorio: si puedes jugar una carta de color, o la que acabas de robar, tienes que hacerlo.
rules-house-no_bluff = Sin faroles: un comodín de robar solo se puede jugar cuando está permitido.
rules-house-false_catch_penalty = { $count ->
    [one] Falsa alarma: si pillas a alguien que no tenía que decir nada, robas una carta.
   *[other] Falsa alarma: si pillas a alguien que no tenía que decir nada, robas { $count } cartas.
}
