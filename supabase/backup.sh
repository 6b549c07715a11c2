#!/bin/sh
# backup.sh ADDRESS FILE: everything that people sent, as SQL that restore.sh reads. ADDRESS is the database's connection string.
# The file holds names and e-mail addresses: only its owner may read it, and it goes when it is no longer needed.
set -eu
umask 077
"${PG_DUMP:-pg_dump}" "$1" --data-only --table 'public.feedback' --table 'public.help_requests' \
  --table 'public.newsletter_subscriptions' --table 'private.caps' --file "$2"
