# lastcard, português do Brasil (Brazilian Portuguese). The same ids and variables stand in every language; a test keeps them equal.

## Editions

edition-classic = Clássica
edition-beach = Praia
edition-battle = Batalha
edition-trend = Tendência
edition-flip = Flip
edition-mini = Mini
edition-own = Edição própria

## Printings: the language of a rule sheet, as in “the sheet in French (Canada)”.

printing-en = inglês
printing-es = espanhol
printing-fr = francês
printing-fr-CA = francês (Canadá)
printing-fr-FR = francês (França)
printing-pt = português
printing-de = alemão
printing-it = italiano
printing-nl = holandês

## Colors, by their paints. Turquoise is called teal where cards have two sides.

color-red = vermelho
color-yellow = amarelo
color-green = verde
color-blue = azul
color-turquoise = turquesa
color-turquoise-dark = turquesa
color-pink = rosa
color-orange = laranja
color-purple = roxo
color-brown = marrom
color-gray = cinza
color-lime = verde-limão
color-navy = azul-marinho

## Cards

card-colored = { $symbol } { $color }
card-hidden = uma carta
symbol-s = Pular
symbol-v = Inverter
symbol-plus1 = Comprar Uma
symbol-plus2 = Comprar Duas
symbol-plus5 = Comprar Cinco
symbol-e = Pular Todos
symbol-f = Flip
symbol-w = Curinga
symbol-w-plus2 = Curinga Comprar Duas
symbol-w-plus4 = Curinga Comprar Quatro
symbol-w-plusc = Curinga Comprar Cor
symbol-wg = Catador de Praia
symbol-wb = Carta de Batalha
symbol-wt = Tendência da Moda

## What happened

event-dealer-cut = Quem distribui as cartas? { $who } tira { $card }.
event-dealer-found = { $who } distribui as cartas.
event-pile-shuffled = { $count ->
    [one] Uma carta é embaralhada no monte de compra.
   *[other] { $count } cartas são embaralhadas no monte de compra.
}
event-hands-dealt = As cartas são distribuídas.
event-card-turned-up = Carta virada: { $card }.
event-opening-put-back-shuffle = A carta volta para o monte.
event-opening-put-back-bottom = A carta vai para baixo do monte.
event-opening-put-back-middle = A carta vai para o meio do monte.
event-card-played = { $who } joga { $card }.
event-card-jumped = { $who } corta com { $card }.
event-cards-drawn = { $count ->
    [one] { $who } compra uma carta: { $cards }.
   *[other] { $who } compra { $count } cartas: { $cards }.
}
event-cards-drawn-hidden = { $count ->
    [one] { $who } compra uma carta.
   *[other] { $who } compra { $count } cartas.
}
event-card-kept = { $who } fica com a carta.
event-turn-passed = { $who } não pode jogar nem comprar.
event-color-named = { $who } escolhe { $color }.
event-color-restored = A cor volta a ser { $color }.
event-direction-left = Agora o jogo segue para a esquerda.
event-direction-right = Agora o jogo segue para a direita.
event-turn-lost = { $who } perde a vez.
event-draw-accepted = { $who } aceita as cartas.
event-draw-challenged = { $who } desafia { $other }.
event-hand-shown = { $who } mostra a mão para { $other }: { $cards }.
event-hand-shown-hidden = { $who } mostra a mão para { $other }.
event-challenge-guilty = { $who } estava blefando.
event-challenge-innocent = { $who } jogou dentro das regras.
event-cards-given = { $who } dá para { $other }: { $cards }.
event-cards-given-hidden = { $count ->
    [one] { $who } dá uma carta para { $other }.
   *[other] { $who } dá { $count } cartas para { $other }.
}
event-no-gift = { $who } não dá nenhuma carta.
event-battle-declared = { $who } desafia { $other } para uma batalha.
event-no-battle = { $who } não desafia ninguém para uma batalha.
event-card-picked = { $who } já escolheu uma carta.
event-cards-revealed = { $who } revela { $card }, { $other } revela { $card2 }.
event-battle-won = { $who } ganha a batalha; { $other } fica com as cartas.
event-battle-void = A batalha não dá em nada.
event-card-shown = { $who } mostra para { $other }: { $card }.
event-card-shown-hidden = { $who } mostra uma carta para { $other }.
event-show-failed = { $who } não tem nenhuma carta da cor { $color } para mostrar.
event-sides-turned-light = Tudo passa para o lado claro; em cima fica { $card }.
event-sides-turned-dark = Tudo passa para o lado escuro; em cima fica { $card }.
event-hands-swapped = { $who } troca de mão com { $other }.
event-hands-passed = Todas as mãos passam para o lugar seguinte.
event-cards-chosen = { $who } escolheu: { $cards }.
event-cards-chosen-hidden = { $who } já escolheu.
event-cards-passed = { $who } passa para { $other }: { $cards }.
event-cards-passed-hidden = { $count ->
    [one] { $who } passa uma carta para { $other }.
   *[other] { $who } passa { $count } cartas para { $other }.
}
event-uno-called = { $who }: UNO!
event-uno-caught = { $other } pega { $who } no flagra: faltou gritar UNO.
event-catch-failed = { $other } acusa { $who } sem razão.
event-call-forgotten = { $who } deu a última carta sem gritar UNO.
event-round-won = { $who } fica sem cartas. { $points ->
    [0] Nenhum ponto.
    [one] Um ponto.
   *[other] { $points } pontos.
}
event-round-blocked = Ninguém pode continuar: a rodada fica bloqueada.
event-match-won = { $who } ganha a partida.

## Questions

question-play = Vez de { $who }
question-drawn = Vez de { $who }: jogar ou guardar a carta comprada
question-color = Vez de { $who }: escolher uma cor
question-challenge = Vez de { $who }: aceitar ou desafiar
question-stack = Vez de { $who }: aceitar ou acrescentar
question-give = Vez de { $who }: dar cartas a alguém
question-battle = Vez de { $who }: escolher um adversário
question-reveal = Vez de { $who }: escolher uma carta em segredo
question-show = Vez de { $who }: mostrar uma carta
question-swap = Vez de { $who }: trocar de mão
question-pass = Vez de { $who }: escolher cartas para passar

## Why a move is refused

reason-not-asked = Não é a sua vez de responder.
reason-wrong-answer = Isso não responde à pergunta.
reason-awaiting-chance = As cartas estão sendo embaralhadas.
reason-round-over = A rodada já acabou.
reason-not-in-hand = Você não tem essa carta.
reason-no-match = Não combina nem com a cor nem com o símbolo da carta de cima.
reason-holds-color = Você tem uma carta da cor em jogo, e blefar não é permitido.
reason-only-drawn-card = Depois de comprar, você só pode jogar a carta comprada.
reason-must-play = Você tem uma carta que precisa jogar.
reason-must-play-drawn = Você precisa jogar a carta comprada.
reason-can-draw = Você não pode passar enquanto der para comprar.
reason-cannot-draw = Não há mais cartas para comprar.
reason-no-such-color = Essa cor não existe neste lado do baralho.
reason-cannot-stack = Essa carta não pode ser acrescentada à compra.
reason-no-such-seat = Esse lugar não existe.
reason-own-seat = Escolha outra pessoa, não você.
reason-empty-gift = Para dar cartas é preciso pelo menos uma, e alguém que a receba.
reason-gift-colorless = Cartas sem cor não podem ser dadas.
reason-gift-same-suit = Só pode ser dada uma carta de cada cor.
reason-must-battle = Você precisa desafiar alguém para uma batalha.
reason-already-picked = Você já escolheu a sua carta.
reason-show-other-color = Mostre uma carta da cor pedida.
reason-no-call = Agora não há UNO para gritar.
reason-already-called = Você já gritou UNO.
reason-nothing-to-catch = Não há ninguém para pegar no flagra.
reason-no-jump = Agora ninguém pode cortar.
reason-not-identical = Para cortar, a carta precisa ter a mesma cor e o mesmo símbolo da carta de cima.

## Words on screens

label-edition = edição
label-seats = lugares
label-hand = mão
label-cards = cartas
label-target = objetivo
label-mode = modo
label-special = cartas especiais
label-dealer-draw = sorteio de quem distribui
label-opening-wild = Curinga inicial
label-opening-wild-draw = curinga de compra inicial
label-opening-special = carta especial inicial
label-opening-action = carta de ação inicial
label-decline = comprar em vez de jogar
label-drawn-card = jogar a carta comprada
label-wild-draw = curinga de compra
label-failed-challenge = desafio perdido
label-wilds-match = curingas contam como combinação
label-last-draw = carta de compra como última
label-wild-points = pontos de um Curinga
label-options = opções
label-rounds = rodadas
label-length = duração em jogadas
label-mean = média
label-wins = vitórias
label-points = pontos
label-blocked = bloqueadas
label-seat = lugar
label-share = proporção
label-draw-pile = monte de compra
label-discard-pile = pilha de descarte
label-color = cor
label-round = rodada
label-total = total
value-yes = sim
value-no = não
value-none = –
value-by-number = número mais alto
value-by-points = mais pontos
value-by-lot = por sorteio
value-always = sempre
value-never = nunca
value-if-scored = se forem contados pontos
value-until-color = até vir a cor
opening-starts = joga-se sobre ela
opening-acts = tem efeito
opening-turns = inverte o sentido
opening-draws_only = compra sem perder a vez
opening-left_names = escolhe quem está à esquerda de quem distribui
opening-put_back = volta para o monte
opening-buried = ignorada
opening-flips = vira tudo
mode-first_to = chegar primeiro ao objetivo
mode-lowest = total mais baixo
mode-elimination = eliminação
mode-single = uma só rodada
mode-partners = duplas
mode-partners_lowest = duplas, total mais baixo
mode-rotation = duplas rotativas
