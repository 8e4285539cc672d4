# lastcard, português: a conexão, a sua vez e por que algo não foi aceito.

## The connection

connection-connecting = Conectando…
connection-lost = A conexão caiu. Tentando de novo…
connection-back = Conexão restabelecida.
connection-retry = Tentar agora

## Rounds

connection-round-begins = Começa a rodada { $round }.
connection-round-joined = A rodada { $round } está em andamento.

## Your turn

connection-turn-play = Sua vez: jogue uma carta ou compre.
connection-turn-play-draw = Sua vez: compre uma carta.
connection-turn-play-must = Sua vez: jogue uma carta.
connection-turn-play-pass = Sua vez: não há mais o que comprar, você pode passar.
connection-turn-drawn = Você comprou { $card }: jogue ou fique com a carta.
connection-turn-drawn-must = Você comprou { $card }: é preciso jogar a carta.
connection-turn-drawn-keep = Você comprou { $card }: não pode ser jogada, fique com a carta.
connection-turn-color = Sua vez: escolha uma cor.
connection-turn-challenge = { $count ->
    [one] Uma carta para você: aceite ou desafie.
   *[other] { $count } cartas para você: aceite ou desafie.
}
connection-turn-challenge-color = Compre até vir { $color }, ou desafie.
connection-turn-stack = { $count ->
    [one] Uma carta para você: aceite ou acrescente.
   *[other] { $count } cartas para você: aceite ou acrescente.
}
connection-turn-stack-take = { $count ->
    [one] Uma carta para você: aceite.
   *[other] { $count } cartas para você: aceite.
}
connection-turn-give = Sua vez: dê cartas a alguém, ou fique com todas.
connection-turn-battle = Sua vez: escolha um adversário.
connection-turn-reveal = Batalha! Escolha uma carta em segredo.
connection-turn-show = Sua vez: mostre uma carta da cor pedida.
connection-turn-swap = Sua vez: escolha com quem trocar de mão.
connection-turn-pass = Escolha em segredo o que vai passar.

## Rights

connection-right-call = Você pode gritar UNO.
connection-right-catch = { $who } não gritou UNO: pegue no flagra!
connection-right-jump = Você pode cortar com { $card }.

## Why something was not taken

refusal-malformed = O servidor não entendeu esta página. Recarregue-a.
refusal-too-large = Isso era longo demais para o servidor.
refusal-too-fast = Rápido demais. Espere um momento.
refusal-too-slow = A conexão foi lenta demais. Tente de novo.
refusal-no-such-table = Essa mesa não existe. Talvez tenha sido fechada.
refusal-bad-ticket = Seu lugar nesta mesa não é mais seu.
refusal-bad-name = Escolha um nome de 1 a 16 letras e números.
refusal-name-taken = Alguém nesta mesa já tem este nome ou um parecido. Escolha outro.
refusal-bad-config = Essas escolhas não combinam.
refusal-bad-edition = Esta não é uma edição que se possa jogar. A oficina diz por quê.
refusal-no-guest-editions = Este servidor só joga as suas próprias edições.
refusal-bad-entropy = Sua sorte para a próxima rodada não foi aceita.
refusal-table-full = Todos os lugares desta mesa estão ocupados.
refusal-table-closed = Esta mesa está fechada.
refusal-kept-out = O anfitrião removeu alguém que tem o mesmo endereço de internet que você, então você não pode se sentar a esta mesa. Você pode assistir.
refusal-too-many = Mesas, lugares ou conexões demais a partir daqui. Tente mais tarde.
refusal-not-seated = Você está só assistindo.
refusal-not-host = Só o anfitrião pode fazer isso.
refusal-not-gathering = Tarde demais: a partida já começou.
refusal-not-playing = Não há partida em andamento.
refusal-not-over = A partida ainda não acabou.
refusal-no-such-match = Essa partida nunca foi jogada até o fim.
refusal-no-such-player = Isso não pode ser feito com esta pessoa.
refusal-wrong-origin = Esta página não pode se conectar a este servidor.
refusal-wrong-host = O servidor não atende por este nome. Abra-o pelo endereço dele.
refusal-no-analysis = Este servidor não pode analisar rodadas.
refusal-busy = Muitas rodadas esperam pela análise. Tente de novo em um minuto.
refusal-table-damaged = O que está guardado desta mesa está danificado. Quem cuida do servidor encontra mais no registro dele.
refusal-store-down = O servidor não consegue guardar nada no momento. Nada foi feito; tente de novo daqui a pouco.
refusal-fault = Algo quebrou no servidor. Tente de novo.

## Why a connection is over

refusal-unreachable = O servidor não responde.
refusal-closed = A mesa foi fechada. Valeu por jogar!
refusal-removed = Você não está mais nesta mesa.
refusal-restart = O servidor está reiniciando. Volte daqui a pouco.
refusal-version = Esta página não é da mesma versão que o servidor. Recarregue-a.
