# El informe sobre una edición, español.

report-title = Equilibrio de { $edition } · asientos: { $seats }
report-rounds = Cómo van las rondas
report-mean = duración media en jugadas
report-median = mediana de la duración
report-long = el 95 % no pasa de
report-skill = Cuánto cuenta la habilidad
report-met = { $one } entre { $other }
report-bots = Juegan los bots
report-cards = Cuánto valen las cartas
report-played = por ronda
report-with = con ella
report-without = sin ella
report-worth = valor
report-written = Se ha escrito { $file }.
report-about-rounds = Todo el mundo hace cualquier jugada permitida y solo roba cuando ninguna carta encaja.
report-about-seats = Partes de todas las rondas, según el lugar desde quien reparte, en el sentido de las agujas del reloj.
report-about-skill = Partes de victorias de un bot entre bots del otro nivel, con intervalos del 99 %; cada reparto se juega desde cada asiento.
report-about-cards = Cuántas veces se juega una carta, y qué parte gana de las manos que recibieron una y de las que no. Su valor es la diferencia; ± vale con un 99 %.
report-about-same = La última columna tiene la carta que allí hace lo mismo.
