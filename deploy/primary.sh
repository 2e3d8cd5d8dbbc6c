#!/bin/bash
# Run once, in the new database of the primary: the two roles, and what the replica needs.
set -euo pipefail
psql -v ON_ERROR_STOP=1 -U "${POSTGRES_USER:-postgres}" -v owner="$OWNER_PASSWORD" -v server="$SERVER_PASSWORD" -v replica="$REPLICA_PASSWORD" <<'SQL'
CREATE ROLE tenawas_owner LOGIN PASSWORD :'owner';
CREATE ROLE tenawas_server LOGIN PASSWORD :'server';
CREATE DATABASE tenawas OWNER tenawas_owner;
CREATE ROLE replicator LOGIN REPLICATION PASSWORD :'replica';
SELECT pg_create_physical_replication_slot('replica');
-- Without a limit, a replica that is away for long would fill the disk of the primary.
ALTER SYSTEM SET max_slot_wal_keep_size = '10GB';
-- A claim is acknowledged when both disks have it. Nothing is, until the replica runs: docs/operations/alerts.md#commitswaitforstandby
ALTER SYSTEM SET synchronous_standby_names = 'replica';
SQL
echo 'host replication replicator all scram-sha-256' >> "$PGDATA/pg_hba.conf"
