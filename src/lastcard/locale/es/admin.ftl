# Cuidar las mesas de un servidor, español.

## The list

admin-tables = Mesas: { $number }
admin-table = mesa
admin-status = estado
admin-edition = juego
admin-seats = asientos
admin-public = pública
admin-entries = entradas
admin-changed = último cambio

## How it stands with a table

admin-gathering = se reúne
admin-playing = en juego
admin-over = terminada
admin-closed = cerrada
admin-yes = sí
admin-no = no

## Closing a table

admin-would-close = La mesa { $table } se cerraría.
admin-closed-now = La mesa { $table } está cerrada.
admin-was-closed = La mesa { $table } ya estaba cerrada.

## Removing tables

admin-would-remove = Se quitarían: mesas: { $tables }, entradas: { $entries }.
admin-removing = Quitando
admin-removed = Quitado: mesas: { $tables }, entradas: { $entries }.
admin-keeping = Guardando partidas
admin-kept = Partidas guardadas en { $folder }: { $records }.
admin-shrunk = El archivo tenía { $before } bytes y ahora tiene { $after }.

## Checking

admin-checking = Comprobando
admin-checked = Mesas: { $tables }, entradas: { $entries }, hallazgos: { $findings }.
admin-found-database = la base de datos está dañada: { $found }
admin-found-lost = no se puede leer el registro: { $found }
admin-found-no-entries = no tiene entradas
admin-found-no-row = tiene entradas ({ $found }) pero no está en la lista de mesas
admin-found-gap = falta la entrada { $entry }
admin-found-unreadable = la entrada { $entry } no se puede leer
admin-found-impossible = la entrada { $entry } no puede seguir a las anteriores
admin-found-luck = el azar de la entrada { $entry } no viene de la semilla prometida
admin-found-seq = figura con { $found } entradas, su registro tiene { $expected }
admin-found-status = figura como { $found }, según su registro es { $expected }
admin-found-public = figura como pública: { $found }, según su registro: { $expected }
admin-found-changed = figura como cambiada en { $found }, según su registro en { $expected }

## Backing up

admin-backing-up = Haciendo la copia
admin-backed-up = { $file }: mesas: { $tables }, entradas: { $entries }.
admin-left-out = Entradas de ninguna mesa, omitidas: { $entries }. `lastcard admin check` las nombra.

## Restoring

admin-reading = Leyendo la copia
admin-restoring = Restaurando
admin-restored = Restaurado desde { $file }: mesas: { $tables }, entradas: { $entries }.
admin-would-restore = { $file } está completa; se restauraría: mesas: { $tables }, entradas: { $entries }.

## Exporting

admin-exported = Escrito: { $file }
