# De tafels van een server onderhouden, Nederlands.

## The list

admin-tables = Tafels: { $number }
admin-table = tafel
admin-status = stand
admin-edition = spel
admin-seats = plaatsen
admin-public = openbaar
admin-entries = regels
admin-changed = laatst gewijzigd

## How it stands with a table

admin-gathering = verzamelt
admin-playing = speelt
admin-over = afgelopen
admin-closed = gesloten
admin-yes = ja
admin-no = nee

## Closing a table

admin-would-close = Tafel { $table } zou worden gesloten.
admin-closed-now = Tafel { $table } is gesloten.
admin-was-closed = Tafel { $table } was al gesloten.

## Removing tables

admin-would-remove = Zou worden verwijderd: tafels: { $tables }, regels: { $entries }.
admin-removing = Verwijderen
admin-removed = Verwijderd: tafels: { $tables }, regels: { $entries }.
admin-keeping = Verslagen bewaren
admin-kept = Verslagen bewaard in { $folder }: { $records }.
admin-shrunk = Het bestand had { $before } bytes en heeft er nu { $after }.

## Checking

admin-checking = Controleren
admin-checked = Tafels: { $tables }, regels: { $entries }, bevindingen: { $findings }.
admin-found-database = de database is beschadigd: { $found }
admin-found-lost = het logboek kan niet worden gelezen: { $found }
admin-found-no-entries = heeft geen regels
admin-found-no-row = heeft regels ({ $found }) maar staat niet in de lijst van tafels
admin-found-gap = regel { $entry } ontbreekt
admin-found-unreadable = regel { $entry } kan niet worden gelezen
admin-found-impossible = regel { $entry } kan niet op de vorige volgen
admin-found-luck = het geluk van regel { $entry } komt niet uit de beloofde startwaarde
admin-found-seq = staat in de lijst met { $found } regels, het logboek heeft er { $expected }
admin-found-status = staat in de lijst als { $found }, volgens het logboek is het { $expected }
admin-found-public = staat in de lijst als openbaar: { $found }, volgens het logboek: { $expected }
admin-found-changed = staat in de lijst als gewijzigd om { $found }, volgens het logboek om { $expected }

## Backing up

admin-backing-up = Back-up maken
admin-backed-up = { $file }: tafels: { $tables }, regels: { $entries }.
admin-left-out = Regels van geen tafel, weggelaten: { $entries }. `lastcard admin check` noemt ze.

## Restoring

admin-reading = Back-up lezen
admin-restoring = Terugzetten
admin-restored = Teruggezet uit { $file }: tafels: { $tables }, regels: { $entries }.
admin-would-restore = { $file } is volledig; teruggezet zou worden: tafels: { $tables }, regels: { $entries }.

## Exporting

admin-exported = Geschreven: { $file }
