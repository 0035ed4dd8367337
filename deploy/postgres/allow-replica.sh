#!/bin/sh
# Run once by the image of PostgreSQL when it has made the primary: a role that replicas copy it with, and that may do nothing else.
set -eu
psql --set ON_ERROR_STOP=1 --set "password=$REPLICATION_PASSWORD" --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" <<'SQL'
create role replication login replication password :'password';
SQL
echo 'host replication replication all scram-sha-256' >> "$PGDATA/pg_hba.conf"
