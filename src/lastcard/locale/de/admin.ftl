# Die Tische eines Servers pflegen, Deutsch.

## The list

admin-tables = Tische: { $number }
admin-table = Tisch
admin-status = Stand
admin-edition = Spiel
admin-seats = Plätze
admin-public = öffentlich
admin-entries = Einträge
admin-changed = zuletzt geändert

## How it stands with a table

admin-gathering = sammelt sich
admin-playing = spielt
admin-over = beendet
admin-closed = geschlossen
admin-yes = ja
admin-no = nein

## Closing a table

admin-would-close = Tisch { $table } würde geschlossen.
admin-closed-now = Tisch { $table } ist geschlossen.
admin-was-closed = Tisch { $table } war schon geschlossen.

## Removing tables

admin-would-remove = Würde entfernt: Tische: { $tables }, Einträge: { $entries }.
admin-removing = Entfernen
admin-removed = Entfernt: Tische: { $tables }, Einträge: { $entries }.
admin-keeping = Aufzeichnungen aufheben
admin-kept = Aufzeichnungen in { $folder }: { $records }.
admin-shrunk = Die Datei hatte { $before } Bytes und hat jetzt { $after }.

## Checking

admin-checking = Prüfen
admin-checked = Tische: { $tables }, Einträge: { $entries }, Befunde: { $findings }.
admin-found-database = die Datenbank ist beschädigt: { $found }
admin-found-lost = das Protokoll lässt sich nicht lesen: { $found }
admin-found-no-entries = hat keine Einträge
admin-found-no-row = hat Einträge ({ $found }), steht aber nicht in der Liste der Tische
admin-found-gap = Eintrag { $entry } fehlt
admin-found-unreadable = Eintrag { $entry } ist nicht lesbar
admin-found-impossible = Eintrag { $entry } kann nicht auf die vorigen folgen
admin-found-luck = das Glück in Eintrag { $entry } kommt nicht aus dem versprochenen Startwert
admin-found-seq = steht mit { $found } Einträgen in der Liste, das Protokoll hat { $expected }
admin-found-status = steht als { $found } in der Liste, nach dem Protokoll ist es { $expected }
admin-found-public = steht als öffentlich in der Liste: { $found }, nach dem Protokoll: { $expected }
admin-found-changed = steht als geändert um { $found } in der Liste, nach dem Protokoll um { $expected }

## Backing up

admin-backing-up = Sichern
admin-backed-up = { $file }: Tische: { $tables }, Einträge: { $entries }.
admin-left-out = Einträge ohne Tisch, ausgelassen: { $entries }. `lastcard admin check` nennt sie.

## Restoring

admin-reading = Sicherung lesen
admin-restoring = Wiederherstellen
admin-restored = Wiederhergestellt aus { $file }: Tische: { $tables }, Einträge: { $entries }.
admin-would-restore = { $file } ist vollständig; wiederhergestellt würden: Tische: { $tables }, Einträge: { $entries }.

## Exporting

admin-exported = Geschrieben: { $file }
