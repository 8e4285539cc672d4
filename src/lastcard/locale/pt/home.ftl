# The front page, a new table, invitations, settings and problems, português.

## The bar on top of every screen

home-bar = Menu principal
home-start = Página inicial
home-rules = Regras

## The front page

home-title = Jogue cartas
home-lead = Jogos com o bom e velho objetivo: jogar a última carta antes dos outros.
home-quick = Jogue agora
home-quick-how = Escolha um jogo: três bots já esperam por você.
home-by-sheet = Folha de regras: { $printing }
home-about-classic = O jogo que todo mundo conhece: combine, pule, inverta e faça comprar.
home-about-beach = Dê cartas de presente: até uma de cada cor, a quem você quiser.
home-about-battle = Desafie alguém: duas cartas se enfrentam, e a mais baixa leva todas.
home-about-trend = Dite a moda: peça uma cor, e o primeiro que não a tiver compra duas.
home-about-flip = Toda carta tem dois lados: um Flip, e a mesa inteira escurece.
home-about-mini = Um baralho pequeno, cinco cartas para cada um, uma rodada rápida.
home-play = Jogar
home-change-rules = Monte sua própria mesa: { $edition }
home-dealing = Distribuindo as cartas…
home-name = Seu nome
home-name-rule = De 1 a 16 letras e números, sem espaços.
home-name-wrong = Este nome não dá: de 1 a 16 letras e números, sem espaços. Você ainda joga como { $name }.
home-resume = De onde você parou
home-resume-go = Voltar à mesa
home-resume-forget = Tirar da lista
home-resume-with = Com { $names }
home-resume-round = Rodada { $round }
home-friends = Jogue com outros
home-open = Abra uma mesa
home-open-how = Você define as regras e convida por link ou código QR.
home-open-go = Preparar
home-join = Entre em uma mesa
home-join-code = Link ou código que você recebeu
home-join-go = Ir
home-join-wrong = Isto não é um link nem um código de mesa: um código tem 12 letras e números.
home-tables = Mesas públicas
home-tables-how = Sente-se com desconhecidos ou assista ao jogo deles.
home-tables-go = Dar uma olhada
home-cards = Todas as cartas

## The list of public tables

home-status-gathering = Esperando jogadores
home-status-playing = Em jogo
home-status-over = Partida terminada
home-seats-open = { $count ->
    [one] { $count } lugar livre de { $seats }
   *[other] { $count } lugares livres de { $seats }
}
home-seats-full = Os { $seats } lugares estão ocupados
home-sit = Entrar
home-watch = Assistir
home-empty = Não há mesas públicas no momento
home-empty-next = Dê o primeiro passo: abra uma, e outros a encontrarão aqui. Ou jogue contra bots enquanto espera.
home-loading = Um momento…

## A new table

new-title = Sua própria mesa
new-edition = Jogo
new-edition-own = Feita por você
new-printing = Qual caixa você tem?
new-printing-hint = As folhas de regras mudam de um idioma para outro. Vale a inglesa, se você não escolher outra.
new-printing-own = A folha no seu idioma: { $printing }
new-printing-take = Usar esta
new-printing-differs = Diferente da folha inglesa
new-printing-same = Joga-se exatamente como pela folha inglesa.
new-printing-idle = sem efeito neste modo
new-people = Quem joga
new-seats = Lugares
new-bots = Bots entre eles
new-people-count = { $count ->
    [0] Você joga só contra bots; a partida começa na hora.
    [one] Fica { $count } lugar livre para quem você convidar. Se estiver vazio no começo, um bot o ocupa.
   *[other] Ficam { $count } lugares livres para quem você convidar. Bots ocupam os que estiverem vazios no começo.
}
new-level = Como os bots jogam
new-level-random = Ao acaso
new-level-easy = Fácil
new-level-normal = Normal
new-level-hard = Difícil
new-level-expert = Especialista
new-mode = Como se ganha
new-mode-first-to = Quem fica sem cartas marca as das outras mãos; ganha quem chega primeiro a { $target } pontos.
new-mode-lowest = Cada um soma as cartas que sobram na mão; quando alguém chega a { $target } pontos, ganha o total mais baixo.
new-mode-elimination = As cartas que sobram contam contra você; com { $target } pontos você sai, e ganha quem ficar por último.
new-mode-single = Uma rodada decide; não se contam pontos.
new-mode-partners = Dois contra dois, parceiros frente a frente; ganha a primeira dupla com { $target } pontos.
new-mode-partners-lowest = Dois contra dois; quando uma dupla chega a { $target } pontos, ganha a que tem menos.
new-mode-rotation = Todos formam dupla com todos, um de cada vez; ganha o melhor total individual.
new-mode-seats = Para { $seats } jogadores
new-target-first-to = Ganha quem chega primeiro a { $target } pontos
new-target-lowest = Acaba quando alguém tem { $target } pontos
new-target-elimination = Fora com { $target } pontos
new-target-partners = Ganha a primeira dupla com { $target } pontos
new-target-partners-lowest = Acaba quando uma dupla tem { $target } pontos
new-cycles-rounds = { $rounds } rodadas ao todo
new-number-wrong = Digite um número inteiro de { $least } a { $most }.
new-timer = Tempo para cada resposta
new-timer-off = Sem limite
new-timer-seconds = { $seconds } s
new-door = Quem pode entrar
new-door-link = Só com o link
new-door-public = Qualquer um: a mesa aparece na lista
new-house = Regras da casa
new-house-hint = Nenhuma folha de regras as traz; todas ficam desligadas se você não as escolher.
new-more = Mais: detalhes das regras
new-more-hint = Onde a folha de regras deixa dúvidas ou cada mesa joga do seu jeito. Como está aqui, joga-se pela folha.
new-default = { $choice } (folha de regras)
new-changed = { $count ->
    [one] { $count } regra difere da folha.
   *[other] { $count } regras diferem da folha.
}
new-reset = Voltar à folha de regras
new-open = Abrir a mesa
new-begin = Começar a partida

## Settings

settings-title = Configurações
settings-kept = Tudo vale na hora e fica guardado só neste navegador.
settings-language = Idioma
settings-dark = Tema escuro
settings-theme = Tema
settings-theme-auto = Como neste aparelho
settings-theme-light = Claro
settings-theme-dark = Escuro
settings-sound = Som
settings-sound-hint = Dá para ouvir as cartas, as vezes e os gritos.
settings-motion = Movimento
settings-motion-auto = Como neste aparelho
settings-motion-full = As cartas voam
settings-motion-reduced = Menos movimento
settings-cards = Cartas
settings-shapes = Uma forma para cada cor
settings-shapes-hint = Para que ninguém precise distinguir cores.
settings-order = Ordem da sua mão
settings-order-color = Por cor
settings-order-symbol = Por número e símbolo
settings-reactions = Mostrar reações dos outros
settings-reactions-hint = Bravo, ops, anda logo e coisas assim.
settings-table = Na mesa
settings-look = Aparência e som

## Inviting others

invite-title = Convide para jogar
invite-link = Link para esta mesa
invite-copy = Copiar link
invite-copied = Copiado!
invite-copy-failed = O link está selecionado: copie com o teclado ou o menu.
invite-share = Compartilhar
invite-share-text = Venha jogar cartas comigo!
invite-qr = Código QR com o link para esta mesa
invite-scan = Escaneie com um celular para entrar
invite-local = Este link só funciona neste computador. Para seus amigos entrarem, inicie lastcard play --host 0.0.0.0 e abra esta página no endereço que ele mostra para a sua rede; aí o link e um código QR trazem todos para cá.

## Problems: what has happened, and what to do next

problem-nowhere = Não há nada aqui
problem-nowhere-next = O endereço pode estar errado. Da página inicial você chega a qualquer lugar.
problem-no-such-table = Esta mesa não existe
problem-no-such-table-next = Confira o link ou o código, ou peça um novo convite. Mesas antigas são desfeitas depois de um tempo.
problem-table-full = Esta mesa está cheia
problem-table-full-next = Todos os lugares estão ocupados. Você pode assistir, procurar outra mesa ou abrir a sua.
problem-table-closed = Esta mesa está fechada
problem-table-closed-next = Ninguém mais joga aqui. Comece outra partida: basta um clique.
problem-not-over = Esta partida ainda está em jogo
problem-not-over-next = Você poderá revê-la quando terminar. Até lá, dá para assistir ao vivo.
problem-no-such-match = Essa partida não existe
problem-no-such-match-next = Ela nunca foi jogada, ou a mesa foi fechada antes do fim. Por isso não há o que rever.
problem-bad-ticket = Este lugar não é mais seu
problem-bad-ticket-next = Talvez já seja de outra pessoa, ou você joga em outro navegador. Você pode assistir ou começar de novo.
problem-unreachable = O servidor não responde
problem-unreachable-next = Verifique sua conexão e tente de novo. Seu lugar fica guardado.
problem-too-many = Está lotado por aqui
problem-too-many-next = Há mesas ou conexões demais abertas no momento. Tente de novo em alguns minutos.
problem-removed = Você não tem mais lugar nesta mesa
problem-removed-next = Seu lugar foi liberado ou retirado. Outras mesas esperam por você.
problem-version = Há uma versão mais nova
problem-version-next = Esta página e o servidor não se entendem mais. Recarregue a página; seu lugar fica guardado.
problem-wrong-origin = Não por este endereço
problem-wrong-origin-next = O servidor só aceita jogadores pelo endereço configurado. Use o link que você recebeu.
problem-bad-name = Este nome não serve aqui
problem-bad-name-next = Use de 1 a 16 letras e números sem espaços, e comece com um deles.
problem-name-taken = Este nome já está em uso aqui
problem-name-taken-next = Alguém nesta mesa tem o mesmo nome ou um que parece igual. Escolha outro.
problem-kept-out = Você não pode se sentar a esta mesa
problem-kept-out-next = O anfitrião removeu alguém que tem o mesmo endereço de internet que você. Você pode assistir, procurar outra mesa ou abrir a sua.
problem-bad-config = Essas escolhas não combinam
problem-bad-config-next = Nada se perdeu: mude o jogo, os lugares ou uma regra e tente de novo.
problem-not-gathering = A partida já começou
problem-not-gathering-next = É tarde para sentar aqui, mas você pode assistir.
problem-too-fast = Mais devagar
problem-too-fast-next = Foi muita coisa em pouco tempo. Espere um pouco e tente de novo.
problem-table-damaged = Esta mesa está danificada
problem-table-damaged-next = O que o servidor guarda dela não pode ser lido, por isso ninguém pode continuar a jogar aqui. Avise quem cuida do servidor; as outras mesas não são afetadas.
problem-store-down = O servidor não consegue guardar nada agora
problem-store-down-next = Nada se perde: tente de novo daqui a pouco. Seu lugar fica guardado.
problem-other = Não deu certo
problem-other-next = Aconteceu algo inesperado ({ $code }). Tente de novo; se continuar, avise quem cuida do servidor.
problem-again = Tentar de novo
problem-reload = Recarregar
problem-watch = Assistir a esta mesa
problem-replay = Ver o replay
problem-home = Ir para o início
problem-tables = Ver mesas públicas

## In the terminal

terminal-friends = Amigos na mesma rede podem abrir { $address } ou o link da sua mesa.
terminal-stop = Ctrl-C para parar; da próxima vez as mesas continuam.
