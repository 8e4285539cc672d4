# Looking back at a round with the expert, Portuguese.

analysis-title = O que o especialista teria jogado?
analysis-how = O especialista sabe só o que cada jogador podia saber naquele momento. Ele testa cada resposta em muitos mundos possíveis e vê como cada um continua. O número ao lado de uma resposta é a chance de ganhar a rodada. Pequenas diferenças podem ser sorte e não contam.
analysis-start = Analisar esta rodada
analysis-preparing = Preparando…
analysis-progress = Analisadas: { $done } de { $count }
analysis-ready = A análise está pronta.
analysis-nothing = Não havia nada a decidir nesta rodada.

## Grades

analysis-grade-best = melhor impossível
analysis-grade-slip = pequeno deslize
analysis-grade-mistake = erro
analysis-grade-blunder = erro grave

## One decision

analysis-said = { $who } escolheu: { $move } ({ $percent } %)
analysis-prefers = O especialista prefere: { $move } ({ $percent } %)
analysis-lost = { $percent } % de presente
analysis-choices = Respostas e suas chances de ganhar
analysis-chosen = escolhida
analysis-preferred = a do especialista
analysis-percent = { $percent } %

## The round as a whole

analysis-moments = Momentos-chave
analysis-moment = Passo { $step }: { $who }, { $grade }, { $percent } % de presente
analysis-no-moments = Ninguém deu nada de presente.
analysis-summary = Como cada um decidiu
analysis-player = Jogador
analysis-accuracy = Boas decisões
analysis-accuracy-value = { $best } de { $count } ({ $percent } %)
analysis-given-away = De presente
analysis-worst = Pior momento
analysis-worst-none = nenhum

## In the terminal

analysis-working = Analisando
analysis-unfinished = Uma rodada que não foi jogada até o fim fica de fora.

## Moves

analysis-move-play = jogar { $card }
analysis-move-draw = comprar uma carta
analysis-move-keep = ficar com a carta
analysis-move-pass = passar
analysis-move-name = escolher { $color }
analysis-move-challenge = desafiar
analysis-move-accept = aceitar as cartas
analysis-move-give = dar para { $other }: { $cards }
analysis-move-give-none = não dar nada
analysis-move-battle = desafiar { $other }
analysis-move-battle-none = não desafiar ninguém
analysis-move-reveal = separar { $card }
analysis-move-show = mostrar { $card }
analysis-move-swap = trocar de mão com { $other }
analysis-move-pass-on = passar { $card }
