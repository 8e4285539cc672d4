# What is wrong with an edition that somebody wrote, or may be.
edition-problem-file-size = se esperaba un máximo de { $most } bytes; hay más
edition-problem-toml = se esperaba TOML; hay otra cosa en la columna { $column }
edition-problem-toml-value = se esperaba un valor de TOML en la columna { $column }, como 7, true o "texto" entre comillas; no hay ninguno
edition-problem-toml-key = se esperaba `clave = valor`, `[tabla]` o una nota tras # en la columna { $column }; no hay nada de eso
edition-problem-toml-rest = se esperaba el final de la línea en la columna { $column }; hay más
edition-problem-toml-twice = se esperaba cada clave y cada tabla una sola vez; hay una repetida antes de la columna { $column }
edition-problem-toml-open = se esperaba una coma o un corchete o llave que cierre en la columna { $column }; no hay ninguno
edition-problem-toml-text = se esperaba un texto entre comillas, cerrado y sin signos raros, en la columna { $column }; hay otra cosa
edition-problem-toml-huge = se esperaban números que se puedan leer; hay uno sin fin
edition-problem-toml-deep = se esperaba un máximo de { $most } listas y tablas unas dentro de otras; hay más
edition-problem-toml-parts = se esperaba una clave de { $most } partes como máximo, separadas por puntos; hay más
edition-problem-format = se esperaba el formato { $expected }; hay { $found }
edition-problem-missing = se esperaba { $expected }; hay nada
edition-problem-choice = se esperaba uno de estos: { $expected }; hay { $found }
edition-problem-text = se esperaba un texto; hay { $found }
edition-problem-number = se esperaba un número entero; hay { $found }
edition-problem-switch = se esperaba true o false; hay { $found }
edition-problem-list = se esperaba una lista; hay { $found }
edition-problem-table = se esperaba una tabla; hay { $found }
edition-problem-bounds = se esperaba un número de { $least } a { $most }; hay { $found }
edition-problem-amount = se esperaba entre { $least } y { $most } entradas; hay { $found }
edition-problem-exactly = se esperaban { $expected } entradas; hay { $found }
edition-problem-order = se esperaba el número menor antes que el mayor; hay { $found }
edition-problem-twice = se esperaba todo una sola vez; hay { $found } dos veces
edition-problem-text-length = se esperaba un máximo de { $most } caracteres; hay { $found }
edition-problem-text-form = se esperaba una línea de texto sencillo sin ninguno de estos signos: { $signs }; hay { $found }
edition-problem-word = se esperaba una palabra de minúsculas, cifras y _, de { $most } como máximo; hay { $found }
edition-problem-ours = se esperaba una clave que no tenga ninguna edición impresa; hay { $found }
edition-problem-color = se esperaba una letra minúscula; hay { $found }
edition-problem-symbol = se esperaba de 1 a { $most } minúsculas, cifras o +; hay { $found }
edition-problem-notation = se esperaba una carta que no se confunda con una palabra de la notación; hay { $found }
edition-problem-shape = se esperaba una forma distinta de la de { $other }; hay { $found }
edition-problem-sides = { $found ->
    [both] se esperaba `colors` y `row`, o bien `side.light` y `side.dark`; hay ambas cosas
   *[neither] se esperaba `colors` y `row`, o bien `side.light` y `side.dark`; hay ninguna
}
edition-problem-pair = se esperaba dos caras separadas por una barra; hay { $found }
edition-problem-face = { $side ->
    [dark] se esperaba una cara del lado oscuro; hay { $found }
   *[light] se esperaba una cara del lado claro; hay { $found }
}
edition-problem-pairs = se esperaba { $expected } de { $card } en `pairs`, como en su fila; hay { $found }
edition-problem-effect = se esperaba uno de estos: { $expected }; hay { $found }
edition-problem-effect-number = se esperaba { $effect } con un número de { $least } a { $most }; hay { $found }
edition-problem-effect-room = se esperaba sitio para { $most } efectos como máximo (un robo ocupa dos, y un 7 o un 0, uno más); hay { $found }
edition-problem-effect-colorless = se esperaba { $effect } en una carta sin color; hay en una de color
edition-problem-effect-order = se esperaba { $effect } antes de { $other }; hay detrás
edition-problem-effect-challenge = se esperaba name-color, challenge y después un robo, en este orden; hay { $found }
edition-problem-effect-last = se esperaba nada de esto en una última carta: { $expected }; hay { $found }
edition-problem-effect-sides = se esperaba dos lados para { $effect }; hay uno
edition-problem-effect-gift = se esperaba tan pocos colores y clases de cartas que haya { $most } regalos posibles como máximo; hay { $found }
edition-problem-acts = se esperaba un comienzo adecuado (acts: saltos, o solo un robo, un cambio de sentido o un pase, con color); hay { $found }
edition-problem-draws-only = se esperaba un robo en una carta cuyo comienzo es draws_only; hay ninguno
edition-problem-deck-small = se esperaba al menos { $least } cartas, para { $players } jugadores con { $hand } cada uno; hay { $found }
edition-problem-deck-large = se esperaba un máximo de { $most } cartas; hay { $found }
edition-problem-openers = se esperaba al menos { $least } cartas que puedan abrir una ronda, se elija lo que se elija; hay { $found }
edition-problem-dealer = { $what ->
    [points] se esperaba cartas de puntos distintos para saber quién reparte, o dealer_draw = "random"; hay ninguna
   *[number] se esperaba cartas de números distintos para saber quién reparte, o dealer_draw = "random"; hay ninguna
}
edition-problem-players = se esperaba números de jugadores posibles en la modalidad { $mode }; hay { $found }
edition-problem-option-idle = se esperaba una opción que cambie algo en este mazo; hay { $found }
edition-problem-option-values = se esperaba valores de una misma clase; hay { $found }
edition-problem-option-ours = se esperaba una clave que no tenga ninguna opción nuestra ni otro ajuste; hay { $found }
edition-problem-own-value = se esperaba un valor que no sea el propio de la edición; hay { $found }
edition-problem-no-change = se esperaba algo que cambie con la opción; hay nada
edition-problem-copies-of-pairs = se esperaba ningún `copies` donde `pairs` enumera las cartas; hay { $found }
edition-problem-first-printing = se esperaba ninguna regla para la primera impresión, que es la edición misma; hay { $found }
edition-warning-unnamed = no tiene nombre; se llamará por su clave, { $key }
edition-warning-no-colorless = ninguna carta se puede jugar sobre todas, así que habrá que robar a menudo
edition-warning-no-effects = ninguna carta hace nada: gana quien mejor roba
edition-warning-many-draws = el { $share } % de las cartas hace robar a alguien: las rondas pueden ser larguísimas
edition-warning-tight = con { $players } jugadores solo quedan { $found } cartas para robar: las rondas pueden bloquearse a menudo
edition-warning-nobody-goes-out = nadie puede quedarse sin cartas: todas empiezan un duelo, también la última
edition-warning-few-last = el { $share } % de las cartas empieza un duelo también como última: las rondas pueden ser larguísimas
edition-warning-same-paint = { $one } y { $other } tienen la misma pintura, { $paint }: solo sus formas las distinguen
edition-warning-same-cards = dos clases de cartas tienen el mismo nombre, { $name }
edition-warning-same-colors = dos colores tienen el mismo nombre, { $name }
remark-at-line = línea { $line }: { $said }

# The commands `lastcard edition …`.
terminal-edition-new = Se ha escrito { $file }. Ahora: lastcard edition check { $file }
terminal-edition-schema = { $file } está escrito al lado: los editores que conocen TOML completan y comprueban con él.
terminal-edition-note = { $file }: aviso: { $note }
terminal-edition-good = { $file }: se puede jugar a { $name }: { $cards } cartas, de { $fewest } a { $most } jugadores
terminal-edition-rounds = Rondas
terminal-edition-both = Motor y juego compilado
terminal-edition-secrets = Secretos
terminal-edition-ended = Las { $count } rondas terminan, tras { $mean } jugadas de media; bloqueadas: { $blocked }.
terminal-edition-agreed = El motor de reglas y el juego compilado coinciden en { $count } rondas.
terminal-edition-not-compiled = El juego compilado no está instalado (pip install 'lastcard[fast]'): no se ha comparado nada.
terminal-edition-secret = Nadie ve lo oculto: { $count } veces se repartieron de nuevo las cartas ocultas.
terminal-edition-scenarios = Escenarios: { $passed } se cumplen, { $failed } fallan.
terminal-edition-cards = Cartas en el mazo: { $count }
terminal-edition-row = × { $copies }, vale { $points }
