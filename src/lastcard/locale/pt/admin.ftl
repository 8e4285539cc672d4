# Cuidar das mesas de um servidor, português.

## The list

admin-tables = Mesas: { $number }
admin-table = mesa
admin-status = estado
admin-edition = jogo
admin-seats = lugares
admin-public = pública
admin-entries = entradas
admin-changed = última alteração

## How it stands with a table

admin-gathering = reunindo
admin-playing = em jogo
admin-over = terminada
admin-closed = fechada
admin-yes = sim
admin-no = não

## Closing a table

admin-would-close = A mesa { $table } seria fechada.
admin-closed-now = A mesa { $table } está fechada.
admin-was-closed = A mesa { $table } já estava fechada.

## Removing tables

admin-would-remove = Seriam removidas: mesas: { $tables }, entradas: { $entries }.
admin-removing = Removendo
admin-removed = Removido: mesas: { $tables }, entradas: { $entries }.
admin-keeping = Guardando partidas
admin-kept = Partidas guardadas em { $folder }: { $records }.
admin-shrunk = O arquivo tinha { $before } bytes e agora tem { $after }.

## Checking

admin-checking = Verificando
admin-checked = Mesas: { $tables }, entradas: { $entries }, problemas: { $findings }.
admin-found-database = o banco de dados está danificado: { $found }
admin-found-lost = não é possível ler o registro: { $found }
admin-found-no-entries = não tem entradas
admin-found-no-row = tem entradas ({ $found }) mas não está na lista de mesas
admin-found-gap = falta a entrada { $entry }
admin-found-unreadable = a entrada { $entry } não pode ser lida
admin-found-impossible = a entrada { $entry } não pode seguir as anteriores
admin-found-luck = a sorte da entrada { $entry } não vem da semente prometida
admin-found-seq = consta com { $found } entradas, seu registro tem { $expected }
admin-found-status = consta como { $found }, segundo seu registro está { $expected }
admin-found-public = consta como pública: { $found }, segundo seu registro: { $expected }
admin-found-changed = consta como alterada em { $found }, segundo seu registro em { $expected }

## Backing up

admin-backing-up = Fazendo a cópia
admin-backed-up = { $file }: mesas: { $tables }, entradas: { $entries }.
admin-left-out = Entradas de nenhuma mesa, deixadas de fora: { $entries }. `lastcard admin check` as nomeia.

## Restoring

admin-reading = Lendo a cópia
admin-restoring = Restaurando
admin-restored = Restaurado de { $file }: mesas: { $tables }, entradas: { $entries }.
admin-would-restore = { $file } está completa; seriam restauradas: mesas: { $tables }, entradas: { $entries }.

## Exporting

admin-exported = Gravado: { $file }
