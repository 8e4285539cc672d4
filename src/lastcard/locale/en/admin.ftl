# Looking after a server's tables, English.

## The list

admin-tables = Tables: { $number }
admin-table = table
admin-status = status
admin-edition = game
admin-seats = seats
admin-public = public
admin-entries = entries
admin-changed = last changed

## How it stands with a table

admin-gathering = gathering
admin-playing = playing
admin-over = over
admin-closed = closed
admin-yes = yes
admin-no = no

## Closing a table

admin-would-close = Table { $table } would be closed.
admin-closed-now = Table { $table } is closed.
admin-was-closed = Table { $table } was closed already.

## Removing tables

admin-would-remove = Would be removed: tables: { $tables }, entries: { $entries }.
admin-removing = Removing
admin-removed = Removed: tables: { $tables }, entries: { $entries }.
admin-keeping = Keeping records
admin-kept = Records kept in { $folder }: { $records }.
admin-shrunk = The file had { $before } bytes, and has { $after } now.

## Checking

admin-checking = Checking
admin-checked = Tables: { $tables }, entries: { $entries }, findings: { $findings }.
admin-found-database = the database is damaged: { $found }
admin-found-lost = the log cannot be read: { $found }
admin-found-no-entries = has no entries
admin-found-no-row = has entries ({ $found }) but is not in the list of tables
admin-found-gap = entry { $entry } is missing
admin-found-unreadable = entry { $entry } cannot be read
admin-found-impossible = entry { $entry } cannot follow the ones before it
admin-found-luck = the luck of entry { $entry } does not come from the promised seed
admin-found-seq = is listed with { $found } entries, its log has { $expected }
admin-found-status = is listed as { $found }, by its log it is { $expected }
admin-found-public = is listed as public: { $found }, by its log: { $expected }
admin-found-changed = is listed as changed at { $found }, by its log at { $expected }

## Backing up

admin-backing-up = Backing up
admin-backed-up = { $file }: tables: { $tables }, entries: { $entries }.
admin-left-out = Entries of no table, left out: { $entries }. `lastcard admin check` names them.

## Restoring

admin-reading = Reading the backup
admin-restoring = Restoring
admin-restored = Restored from { $file }: tables: { $tables }, entries: { $entries }.
admin-would-restore = { $file } is whole; it would restore: tables: { $tables }, entries: { $entries }.

## Exporting

admin-exported = Written: { $file }
