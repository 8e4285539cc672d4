# Curare i tavoli di un server, italiano.

## The list

admin-tables = Tavoli: { $number }
admin-table = tavolo
admin-status = stato
admin-edition = gioco
admin-seats = posti
admin-public = pubblico
admin-entries = voci
admin-changed = ultima modifica

## How it stands with a table

admin-gathering = si riunisce
admin-playing = in gioco
admin-over = finito
admin-closed = chiuso
admin-yes = sì
admin-no = no

## Closing a table

admin-would-close = Il tavolo { $table } verrebbe chiuso.
admin-closed-now = Il tavolo { $table } è chiuso.
admin-was-closed = Il tavolo { $table } era già chiuso.

## Removing tables

admin-would-remove = Verrebbero rimossi: tavoli: { $tables }, voci: { $entries }.
admin-removing = Rimozione
admin-removed = Rimosso: tavoli: { $tables }, voci: { $entries }.
admin-keeping = Salvataggio delle partite
admin-kept = Partite conservate in { $folder }: { $records }.
admin-shrunk = Il file aveva { $before } byte e ora ne ha { $after }.

## Checking

admin-checking = Controllo
admin-checked = Tavoli: { $tables }, voci: { $entries }, anomalie: { $findings }.
admin-found-database = il database è danneggiato: { $found }
admin-found-lost = il registro non si può leggere: { $found }
admin-found-no-entries = non ha voci
admin-found-no-row = ha voci ({ $found }) ma non è nell’elenco dei tavoli
admin-found-gap = manca la voce { $entry }
admin-found-unreadable = la voce { $entry } non si può leggere
admin-found-impossible = la voce { $entry } non può seguire le precedenti
admin-found-luck = la sorte della voce { $entry } non viene dal seme promesso
admin-found-seq = è in elenco con { $found } voci, il suo registro ne ha { $expected }
admin-found-status = è in elenco come { $found }, secondo il suo registro è { $expected }
admin-found-public = è in elenco come pubblico: { $found }, secondo il suo registro: { $expected }
admin-found-changed = è in elenco come modificato a { $found }, secondo il suo registro a { $expected }

## Backing up

admin-backing-up = Copia in corso
admin-backed-up = { $file }: tavoli: { $tables }, voci: { $entries }.
admin-left-out = Voci di nessun tavolo, tralasciate: { $entries }. `lastcard admin check` le nomina.

## Restoring

admin-reading = Lettura della copia
admin-restoring = Ripristino
admin-restored = Ripristinato da { $file }: tavoli: { $tables }, voci: { $entries }.
admin-would-restore = { $file } è completa; verrebbero ripristinati: tavoli: { $tables }, voci: { $entries }.

## Exporting

admin-exported = Scritto: { $file }
