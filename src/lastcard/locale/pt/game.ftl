# lastcard, português (Portuguese). The same ids and variables stand in every language; a test keeps them equal.

## Editions

edition-classic = Clássica
edition-beach = Praia
edition-battle = Batalha
edition-trend = Tendência
edition-flip = Flip
edition-mini = Mini

## Colors. `t` is turquoise in one-sided decks and teal on a dark side.

color-r = vermelho
color-y = amarelo
color-g = verde
color-b = azul
color-t = turquesa
color-t-dark = turquesa
color-p = rosa
color-o = laranja
color-u = roxo

## Cards

card-colored = { $symbol } { $color }
card-hidden = uma carta
symbol-s = Passa a Vez
symbol-v = Inverte o Jogo
symbol-plus1 = Bisca 1
symbol-plus2 = Bisca 2
symbol-plus5 = Bisca 5
symbol-e = Todos Passam a Vez
symbol-f = Flip
symbol-w = Joker
symbol-w-plus2 = Joker Bisca 2
symbol-w-plus4 = Joker Bisca 4
symbol-w-plusc = Joker Bisca uma Cor
symbol-wg = Catador de Praia
symbol-wb = Carta de Batalha
symbol-wt = Tendência da Moda

## What happened

event-dealer-cut = Quem dá as cartas? { $who } tira { $card }.
event-dealer-found = { $who } dá as cartas.
event-pile-shuffled = { $count ->
    [one] Uma carta é baralhada na pilha das biscas.
   *[other] { $count } cartas são baralhadas na pilha das biscas.
}
event-hands-dealt = As cartas são distribuídas.
event-card-turned-up = Carta virada: { $card }.
event-opening-put-back = A carta volta para a pilha.
event-card-played = { $who } joga { $card }.
event-card-jumped = { $who } antecipa-se com { $card }.
event-cards-drawn = { $count ->
    [one] { $who } bisca uma carta: { $cards }.
   *[other] { $who } bisca { $count } cartas: { $cards }.
}
event-cards-drawn-hidden = { $count ->
    [one] { $who } bisca uma carta.
   *[other] { $who } bisca { $count } cartas.
}
event-card-kept = { $who } fica com a carta.
event-turn-passed = { $who } não pode jogar nem biscar.
event-color-named = { $who } escolhe { $color }.
event-color-restored = A cor volta a ser { $color }.
event-direction-left = O jogo segue agora para a esquerda.
event-direction-right = O jogo segue agora para a direita.
event-turn-lost = { $who } perde a vez.
event-draw-accepted = { $who } aceita as cartas.
event-draw-challenged = { $who } desafia { $other }.
event-hand-shown = { $who } mostra a mão a { $other }: { $cards }.
event-hand-shown-hidden = { $who } mostra a mão a { $other }.
event-challenge-guilty = { $who } estava a fazer bluff.
event-challenge-innocent = { $who } jogou segundo as regras.
event-cards-given = { $who } dá a { $other }: { $cards }.
event-cards-given-hidden = { $count ->
    [one] { $who } dá uma carta a { $other }.
   *[other] { $who } dá { $count } cartas a { $other }.
}
event-no-gift = { $who } não dá nenhuma carta.
event-battle-declared = { $who } desafia { $other } para uma batalha.
event-card-picked = { $who } já escolheu uma carta.
event-cards-revealed = { $who } revela { $card }, { $other } revela { $card2 }.
event-battle-won = { $who } vence a batalha; { $other } fica com as cartas.
event-battle-void = A batalha não dá em nada.
event-card-shown = { $who } mostra a { $other }: { $card }.
event-card-shown-hidden = { $who } mostra uma carta a { $other }.
event-show-failed = { $who } não tem nada para mostrar em { $color }.
event-sides-turned-light = Tudo passa para o lado claro; em cima fica { $card }.
event-sides-turned-dark = Tudo passa para o lado escuro; em cima fica { $card }.
event-hands-swapped = { $who } troca de mão com { $other }.
event-hands-passed = Todas as mãos passam para o lugar seguinte.
event-uno-called = { $who }: UNO!
event-uno-caught = { $other } apanha { $who } sem gritar UNO.
event-catch-failed = { $other } acusa { $who } sem razão.
event-call-forgotten = { $who } deu a última carta sem gritar UNO.
event-round-won = { $who } fica sem cartas. { $points ->
    [0] Zero pontos.
    [one] Um ponto.
   *[other] { $points } pontos.
}
event-round-blocked = Ninguém pode continuar: a ronda fica bloqueada.
event-match-won = { $who } ganha a partida.

## Questions

question-play = Vez de { $who }
question-drawn = Vez de { $who }: jogar ou guardar a carta biscada
question-color = Vez de { $who }: escolher uma cor
question-challenge = Vez de { $who }: aceitar ou desafiar
question-stack = Vez de { $who }: aceitar ou acrescentar
question-give = Vez de { $who }: dar cartas
question-battle = Vez de { $who }: escolher com quem lutar
question-reveal = Vez de { $who }: escolher uma carta em segredo
question-show = Vez de { $who }: mostrar uma carta
question-swap = Vez de { $who }: trocar de mão

## Why a move is refused

reason-not-asked = Não é a tua vez de responder.
reason-wrong-answer = Isso não responde à pergunta.
reason-awaiting-chance = As cartas estão a ser baralhadas.
reason-round-over = A ronda já acabou.
reason-not-in-hand = Não tens essa carta.
reason-no-match = Não coincide nem na cor nem no símbolo com a carta de cima.
reason-holds-color = Tens uma carta da cor em jogo, e o bluff não é permitido.
reason-only-drawn-card = Depois de biscar, só podes jogar a carta biscada.
reason-must-play = Tens uma carta que deves jogar.
reason-must-play-drawn = Tens de jogar a carta biscada.
reason-can-draw = Não podes passar enquanto for possível biscar.
reason-cannot-draw = Já não há cartas para biscar.
reason-no-such-color = Essa cor não existe deste lado do baralho.
reason-cannot-stack = Essa carta não se pode acrescentar às biscas.
reason-no-such-seat = Esse lugar não existe.
reason-own-seat = Escolhe outra pessoa, não a ti.
reason-empty-gift = Para dar cartas é preciso pelo menos uma, e alguém que a receba.
reason-gift-colorless = As cartas sem cor não se podem dar.
reason-gift-same-suit = Só se pode dar uma carta de cada cor.
reason-already-picked = Já escolheste a tua carta.
reason-show-other-color = Mostra uma carta da cor pedida.
reason-no-call = Agora não há UNO para gritar.
reason-already-called = Já gritaste UNO.
reason-nothing-to-catch = Não há ninguém para apanhar.
reason-no-jump = Agora ninguém se pode antecipar.
reason-not-identical = Para te antecipares, a carta tem de ser igual à de cima na cor e no símbolo.

## Words on screens

label-edition = edição
label-seats = lugares
label-hand = mão
label-cards = cartas
label-target = objetivo
label-mode = modo
label-special = cartas especiais
label-dealer-draw = sorteio de quem dá
label-opening-wild = Joker inicial
label-opening-wild-draw = Joker de bisca inicial
label-opening-special = carta especial inicial
label-opening-action = carta de ação inicial
label-decline = biscar em vez de jogar
label-drawn-card = jogar a carta biscada
label-wild-draw = Joker de bisca
label-failed-challenge = desafio falhado
label-wilds-match = os Jokers contam como coincidência
label-last-draw = bisca como última carta
label-wild-points = pontos de um Joker
label-options = opções
label-rounds = rondas
label-length = duração em jogadas
label-mean = média
label-shortest = mínima
label-longest = máxima
label-wins = vitórias
label-points = pontos
label-blocked = bloqueadas
label-seat = lugar
label-share = proporção
label-draw-pile = pilha das biscas
label-discard-pile = pilha de jogo
label-color = cor
label-round = ronda
label-total = total
value-yes = sim
value-no = não
value-may = opcional
value-must = obrigatório
value-none = –
value-by-number = número mais alto
value-by-points = mais pontos
value-by-lot = por sorteio
value-always = sempre
value-never = nunca
value-if-scored = se contarem pontos
value-until-color = até sair a cor
opening-starts = joga-se sobre ela
opening-acts = tem efeito
opening-draws_only = bisca sem perder a vez
opening-left_names = escolhe quem está à esquerda de quem dá
opening-put_back = volta para a pilha
opening-buried = ignorada
opening-flips = vira tudo
mode-first_to = chegar primeiro ao objetivo
mode-lowest = total mais baixo
mode-elimination = eliminação
mode-single = uma só ronda
mode-partners = pares
mode-partners_lowest = pares, total mais baixo
mode-rotation = pares rotativos
