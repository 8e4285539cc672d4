# O que a página pergunta, conta depois e soma. The same ids and variables stand in every language.

## Questions

ask-cards = { $count ->
    [0] { $count } cartas
    [one] { $count } carta
   *[other] { $count } cartas
}
ask-close = Fechar
ask-color-title = Que cor?
ask-challenge-title = Você acredita em { $who }?
ask-challenge-why-none = { $card } é blefe se { $who } ainda tem a cor que estava em jogo antes.
ask-challenge-why-all = { $card } é blefe se { $who } ainda tem a cor que estava em jogo antes ou qualquer outra carta sem cor.
ask-challenge-why-plain-only = { $card } é blefe se { $who } ainda tem a cor que estava em jogo antes ou esta carta: { $wild }.
ask-challenge-right = Se era blefe: { $count ->
    [one] { $who } compra { $count } carta e é a sua vez.
   *[other] { $who } compra { $count } cartas e é a sua vez.
}
ask-challenge-right-color = Se era blefe: { $who } compra até vir { $color } e é a sua vez.
ask-challenge-wrong = Se não era: { $count ->
    [one] você compra { $count } carta e mais { $extra }, e perde a vez.
   *[other] você compra { $count } cartas e mais { $extra }, e perde a vez.
}
ask-challenge-wrong-color = Se não era: você compra até vir { $color } e mais { $extra }, e perde a vez.
ask-challenge-add = Ou passe adiante:
ask-challenge-do = Desafiar
ask-take = { $count ->
    [one] Aceitar { $count } carta
   *[other] Aceitar { $count } cartas
}
ask-take-color = Comprar até vir { $color }
ask-stack-title = { $count ->
    [one] { $count } carta para você
   *[other] { $count } cartas para você
}
ask-stack-add = Acrescente uma carta e passe adiante:
ask-stack-nothing = Você não tem carta para passar adiante.
ask-give-title = Dar cartas a alguém?
ask-give-hint = No máximo uma de cada cor, todas para a mesma pessoa.
ask-give-whom = Para quem?
ask-give-choose = Escolha cartas e uma pessoa
ask-give-do = { $count ->
    [one] Dar { $count } carta para { $other }
   *[other] Dar { $count } cartas para { $other }
}
ask-give-none = Não dar nada
ask-battle-title = Quem você desafia para a batalha?
ask-battle-hint = Cada um escolhe uma carta em segredo.
ask-battle-price = { $count ->
    [one] Ganha o número mais alto; cartas sem número valem 0. Quem perde fica com as cartas e compra mais uma; quem ganha escolhe a cor.
   *[other] Ganha o número mais alto; cartas sem número valem 0. Quem perde fica com as cartas e compra mais { $count }; quem ganha escolhe a cor.
}
ask-battle-none-hint = Você também pode dispensar a batalha: a cor continua a mesma.
ask-battle-none = Sem batalha
ask-reveal-title = Escolha uma carta em segredo
ask-reveal-again = Empate! Escolha outra carta
ask-show-title = Mostre uma carta para { $who }: { $color }
ask-show-hint = Só { $who } a vê, e ela continua sua.
ask-show-hint-all = Todos a veem, e ela continua sua.
ask-drawn-title = Carta comprada: { $card }
ask-drawn-play = Jogar
ask-drawn-keep = Ficar com ela
ask-swap-title = Com quem você troca de mão?
ask-pass-title = { $count ->
    [one] Escolha uma carta para passar
   *[other] Escolha { $count } cartas para passar
}
ask-pass-hint = Todos escolhem em segredo. O que você escolher vai para { $other }, tudo ao mesmo tempo.
ask-pass-chosen = Escolhido: { $cards }
ask-hand-title = A mão de { $who }
ask-shown-title = O que mostraram para você
ask-gift-title = Um presente de { $who }

## A battle

ask-battle-stage = Batalha: { $who } contra { $other }
ask-battle-opponent = o adversário
ask-battle-choosing = escolhendo…
ask-battle-ready = já escolheu
ask-battle-winner = ganha
ask-battle-tie = Empate: de novo!
ask-battle-aside = { $count ->
    [one] { $count } carta deixada de lado
   *[other] { $count } cartas deixadas de lado
}

## What happened

log-title = O que aconteceu
log-open = Ver o que aconteceu
log-empty = Nada ainda.

## Scores

score-round = Rodada { $number }
score-you-out = Você ficou sem cartas!
score-out-of-cards = { $who } fica sem cartas
score-blocked = A rodada fica bloqueada
score-points = { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
score-hands = Cartas restantes
score-caption = Pontos depois de cada rodada
score-player = Nome
score-total = Total
score-eliminated = fora
score-next = Próxima rodada em { $seconds } s
score-next-soon = A próxima rodada já vai começar
score-look = Ver a mesa
score-look-back = Voltar aos pontos
score-you-win = Você ganhou a partida!
score-winners = { $count ->
    [one] { $who } ganha a partida
   *[other] { $who } ganham a partida
}
score-rematch = Jogar de novo
score-rematch-wait = { $who } pode começar outra partida.
score-rematch-nobody = Não há ninguém para começar outra partida.
score-replay = Ver o replay
score-record = Salvar o registro
score-home = Página inicial
score-goal-first-to = Quem fica sem cartas marca o que os outros têm na mão. Ganha quem chegar primeiro a { $points }.
score-goal-lowest = Cada um soma o que lhe sobra. Quando alguém chega a { $points }, ganha o total mais baixo.
score-goal-elimination = Cada um soma o que lhe sobra. Quem chega a { $points } está fora; ganha quem ficar até o fim.
score-goal-single = Uma só rodada decide.
score-goal-partners = Quem fica sem cartas marca para a sua dupla o que os outros têm na mão. Ganha a primeira dupla a chegar a { $points }.
score-goal-partners-lowest = A outra dupla soma o que lhe sobra. Quando uma dupla chega a { $points }, ganha o total mais baixo.
score-goal-rotation = Todos formam dupla com todos. Depois da última rodada ganha o total mais alto.

## Reactions

react-title = Reagir
react-bravo = Bravo!
react-laugh = Ha ha!
react-wow = Uau!
react-oops = Ops!
react-hurry = Anda logo!
react-thanks = Valeu!
react-mute = Ocultar as reações
react-unmute = Mostrar as reações
react-said = { $who }: { $reaction }

## Rules of a table

option-title = Regras desta mesa
option-none = Nada mudou: joga-se pela folha de regras.
option-changed = Diferente da folha de regras
option-timer = Tempo para responder
option-timer-none = sem limite
option-timer-seconds = { $seconds } s

## Options and their values

option-dealer-draw = Quem distribui primeiro
option-dealer-draw-number = o número mais alto
option-dealer-draw-points = a carta com mais pontos
option-dealer-draw-random = por sorteio
option-next-dealer = Quem distribui depois
option-next-dealer-left = quem está à esquerda
option-next-dealer-winner = quem ganhou a rodada
option-next-dealer-redraw = novo sorteio com cartas
option-next-dealer-same = sempre a mesma pessoa
option-start-direction = Para que lado começa uma rodada
option-start-direction-left = para a esquerda
option-start-direction-right = para a direita
option-rejected-opening = Uma primeira carta que não pode ficar
option-rejected-opening-shuffle = é embaralhada no monte
option-rejected-opening-bottom = vai para baixo do monte
option-rejected-opening-middle = vai para o meio do monte
option-opening-wild = Curinga como primeira carta
option-opening-wild-put-back = volta para o monte
option-opening-wild-left-names = quem começa escolhe a cor
option-opening-draw-skips = Comprar Duas como primeira carta também tira a vez
option-opening-reverse = Inverter como primeira carta: quem começa
option-opening-reverse-dealer = quem distribui
option-opening-reverse-right = quem está do outro lado de quem distribui
option-opening-trend = Tendência da Moda como primeira carta
option-opening-trend-left-names = quem começa escolhe a cor
option-opening-trend-put-back = volta para o monte
option-opening-flip = Flip como primeira carta
option-opening-flip-inert = não faz nada
option-opening-flip-flip = vira tudo
option-opening-flip-put-back = volta para o monte
option-drawn-card = Uma carta comprada que serve
option-drawn-card-may = pode ser jogada
option-drawn-card-must = precisa ser jogada
option-drawn-card-must-if-stuck = precisa ser jogada se antes nada servia
option-voluntary-draw = Comprar mesmo tendo uma carta que serve
option-voluntary-draw-true = pode
option-voluntary-draw-false = só se nenhuma carta colorida servir
option-voluntary-draw-never = não pode
option-two-player-reverse = Inverter entre duas pessoas
option-two-player-reverse-skip = vale como Pular
option-two-player-reverse-plain = só muda o sentido
option-strict-wild-draw = Curingas de compra só sem a cor em jogo
option-catch-until = Quem esquece o UNO pode ser pego no flagra
option-catch-until-begins = até a próxima pessoa começar
option-catch-until-plays = até a próxima pessoa ter jogado
option-catch-until-open = enquanto tiver uma só carta
option-penalty-draw-closes-uno = Comprar cartas de penalidade encerra o prazo para pegar no flagra
option-beachcomber-color = Cor depois de um Catador de Praia
option-beachcomber-color-name = escolhe quem dá
option-beachcomber-color-keep = continua a mesma
option-battle-last-card = Carta de Batalha como última carta
option-battle-last-card-draw-and-fight = comprar uma carta e lutar
option-battle-last-card-goes-out = ganha na hora
option-battle-optional = A Carta de Batalha pode ser jogada sem batalha
option-battle-next = Depois de uma batalha, o jogo segue depois de
option-battle-next-challenger = quem desafiou
option-battle-next-challenged = quem foi desafiado
option-battle-uno = Carta de Batalha que deixa uma só carta: gritar UNO
option-battle-uno-after-battle = depois da batalha
option-battle-uno-at-once = na hora
option-uno-after-battle = Gritar UNO depois de uma batalha
option-uno-after-battle-on-drop = com uma só carta
option-uno-after-battle-never = nunca é preciso
option-trend-color = Cor depois da Tendência da Moda
option-trend-color-called = a que foi pedida
option-trend-color-keep = continua a mesma
option-trend-visible = Quem vê as cartas mostradas
option-trend-visible-caller = só quem pediu a cor
option-trend-visible-all = todos
option-trend-last-card = Tendência da Moda como última carta
option-trend-last-card-resolve = os outros ainda precisam mostrar
option-trend-last-card-ignore = a rodada acaba na hora
option-wild-after-flip = Curinga em cima depois de um Flip: escolhe a cor
option-wild-after-flip-next = quem joga depois
option-wild-after-flip-flipper = quem jogou o Flip
option-last-flip-side = Flip como última carta: vale
option-last-flip-side-new = o lado novo
option-last-flip-side-old = o lado antigo
option-show-inactive = Os outros veem o verso das suas cartas
option-peek-own-back = Você vê o verso das suas próprias cartas
option-mini-deck = Baralho
option-mini-deck-a = números de 1 a 9, 4 + 4 curingas
option-mini-deck-b = números de 0 a 9, 2 + 2 curingas
option-mini-draw-one = Cartas por um Comprar Uma
option-mini-draw-one-1 = 1
option-mini-draw-one-2 = 2
option-mini-wild-match = Curingas na mão que fazem de um Curinga Comprar Duas um blefe
option-mini-wild-match-all = todos os outros
option-mini-wild-match-plain-only = só o Curinga simples
option-mini-wild-match-none = nenhum
option-last-card-draw = Depois de uma carta de compra como última, ainda se compra
option-last-card-draw-always = sempre
option-last-card-draw-scored = se forem contados pontos
option-last-card-draw-never = nunca
option-target = Pontos a alcançar
option-target-value = { $count } pontos
option-rotation-order = Duplas rotativas: mudam
option-rotation-order-blocks = a cada quatro rodadas
option-rotation-order-alternate = a cada rodada (com quatro pessoas)
option-cycles = Duplas rotativas: quantas vezes se joga o ciclo
option-cycles-value = { $count ->
    [one] uma vez
   *[other] { $count } vezes
}
option-stacking = Acumular cartas de compra
option-stacking-false = não
option-stacking-same = com o mesmo número de cartas
option-stacking-higher = com o mesmo número de cartas ou mais
option-jump-in = Cortar com uma carta idêntica
option-seven-zero = O 7 troca duas mãos, o 0 passa todas adiante
option-draw-to-match = Comprar até vir uma carta que serve
option-force-play = Quem pode jogar precisa jogar
option-no-bluff = Sem blefe
option-false-catch-penalty = Acusar sem razão custa 2 cartas
