# Entretenir les tables d’un serveur, français.

## The list

admin-tables = Tables : { $number }
admin-table = table
admin-status = état
admin-edition = jeu
admin-seats = places
admin-public = publique
admin-entries = entrées
admin-changed = dernier changement

## How it stands with a table

admin-gathering = se remplit
admin-playing = en jeu
admin-over = terminée
admin-closed = fermée
admin-yes = oui
admin-no = non

## Closing a table

admin-would-close = La table { $table } serait fermée.
admin-closed-now = La table { $table } est fermée.
admin-was-closed = La table { $table } était déjà fermée.

## Removing tables

admin-would-remove = Seraient retirées : tables : { $tables }, entrées : { $entries }.
admin-removing = Retrait
admin-removed = Retiré : tables : { $tables }, entrées : { $entries }.
admin-keeping = Enregistrement des parties
admin-kept = Parties gardées dans { $folder } : { $records }.
admin-shrunk = Le fichier avait { $before } octets, il en a maintenant { $after }.

## Checking

admin-checking = Vérification
admin-checked = Tables : { $tables }, entrées : { $entries }, anomalies : { $findings }.
admin-found-database = la base de données est endommagée : { $found }
admin-found-lost = le journal ne peut pas être lu : { $found }
admin-found-no-entries = n’a aucune entrée
admin-found-no-row = a des entrées ({ $found }) mais ne figure pas dans la liste des tables
admin-found-gap = l’entrée { $entry } manque
admin-found-unreadable = l’entrée { $entry } ne peut pas être lue
admin-found-impossible = l’entrée { $entry } ne peut pas suivre les précédentes
admin-found-luck = le hasard de l’entrée { $entry } ne vient pas de la graine promise
admin-found-seq = figure avec { $found } entrées, son journal en a { $expected }
admin-found-status = figure comme { $found }, d’après son journal elle est { $expected }
admin-found-public = figure comme publique : { $found }, d’après son journal : { $expected }
admin-found-changed = figure comme changée à { $found }, d’après son journal à { $expected }

## Backing up

admin-backing-up = Sauvegarde
admin-backed-up = { $file } : tables : { $tables }, entrées : { $entries }.
admin-left-out = Entrées sans table, laissées de côté : { $entries }. `lastcard admin check` les nomme.

## Restoring

admin-reading = Lecture de la sauvegarde
admin-restoring = Restauration
admin-restored = Restauré depuis { $file } : tables : { $tables }, entrées : { $entries }.
admin-would-restore = { $file } est complète ; seraient restaurées : tables : { $tables }, entrées : { $entries }.

## Exporting

admin-exported = Écrit : { $file }
