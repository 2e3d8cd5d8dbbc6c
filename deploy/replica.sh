#!/bin/bash
# Copies the primary at the first start, and follows it from then on.
set -euo pipefail
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # What a copy that was cut short has left.
  find "$PGDATA" -mindepth 1 -delete
  pg_basebackup -d "host=${PRIMARY:-primary} user=replicator application_name=replica" -D "$PGDATA" -S replica -R -X stream
  chmod 700 "$PGDATA"
fi
exec postgres
