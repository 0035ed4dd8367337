#!/bin/sh
# A read replica: copies the primary of PRIMARY_URL into PGDATA where nothing is there yet, and follows it. What is given is handed
# to `postgres`. One that was away for longer than the primary's `wal_keep_size` says so in its log: empty PGDATA and start it again.
set -eu
umask 077
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # The image's own folder is open to everyone, which its entrypoint would change; PostgreSQL does not start in such a one.
  mkdir -p "$PGDATA"
  chmod 700 "$PGDATA"
  pg_basebackup --pgdata="$PGDATA" --dbname="$PRIMARY_URL" --write-recovery-conf --checkpoint=fast
fi
exec postgres "$@"
