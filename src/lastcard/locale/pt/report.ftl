# O relatório sobre uma edição, português.

report-title = Equilíbrio de { $edition } · lugares: { $seats }
report-rounds = Como vão as rodadas
report-mean = duração média em jogadas
report-median = mediana da duração
report-long = 95 % não passam de
report-skill = Quanto conta a habilidade
report-met = { $one } entre { $other }
report-bots = Os bots jogam
report-cards = Quanto valem as cartas
report-played = por rodada
report-with = com ela
report-without = sem ela
report-worth = valor
report-written = { $file } foi escrito.
report-about-rounds = Todos fazem qualquer jogada permitida e só compram quando nenhuma carta serve.
report-about-seats = Partes de todas as rodadas, pelo lugar a partir de quem distribui, no sentido horário.
report-about-skill = Partes de vitórias de um bot entre bots do outro nível, com intervalos de 99 %; cada distribuição é jogada de cada lugar.
report-about-cards = Quantas vezes uma carta é jogada, e que parte ganha das mãos que receberam uma e das que não receberam. O valor é a diferença; ± vale com 99 %.
report-about-same = A última coluna tem a carta que lá faz o mesmo.
