#!/bin/sh
# restore.sh ADDRESS FILE: puts what backup.sh wrote into a database that has the migrations and holds no rows. All of it or nothing.
# Triggers are off for that, or the caps would refuse it. A restored row gets this transaction's number in place of the old database's,
# which a visitor's transaction here may have one day (the read_back policies of migrations/…_anonymous_key.sql compare it).
set -eu
"${PSQL:-psql}" "$1" -X -q --single-transaction -v ON_ERROR_STOP=1 \
  -c 'set session_replication_role = replica' \
  -c 'delete from private.caps' \
  -f "$2" \
  -c 'update public.feedback set created_txid = default' \
  -c 'update public.help_requests set created_txid = default' \
  -c 'update public.newsletter_subscriptions set created_txid = default'
