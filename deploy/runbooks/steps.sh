# shellcheck shell=bash
# Part of deploy/runbooks/try: what the pages have in common.
# shellcheck disable=SC2034,SC2154  # set here for the pages, and by deploy/backup/site.sh for us

edge=https://localhost:$((CLUSTER_PORT + 90)) failed=0 copy=$CLUSTER_DIR/copy copy_port=$((CLUSTER_PORT + 98))
PROCESSES=(http1 http2 live1 live2 worker1 worker2) NODES=(1 2 3)
nina=nina.ammann@handelswerk.example dario=dario.bianchi@handelswerk.example

sql() { DB=${2:-werkplatz} "$cluster" sql "$1"; }
expect() { # <what> <wanted> <found>
  if [[ $2 == "$3" ]]; then echo "ok      $1: $3"; else echo "FAILED  $1: $3 instead of $2"; failed=$((failed + 1)); fi
}
# Holds within these seconds, and says how long it took.
within() { # <seconds> <what> <command...>
  local began=$SECONDS
  until "${@:3}" >/dev/null 2>&1; do
    if ((SECONDS - began >= $1)); then echo "FAILED  $2: not within $1 s"; failed=$((failed + 1)); return 0; fi
    sleep 0.5
  done
  echo "ok      $2: after $((SECONDS - began)) s"
}
as_user() { setpriv --reuid werkplatz-svc --regid werkplatz-svc --clear-groups "$@"; }
call() { curl -s -m 10 --cacert "$S3_CA" "$@"; } # <curl's arguments>
status() { call -o /dev/null -w '%{http_code}' "$@" || true; }
sign_in() { # <email>: access token; the cookie lies in CLUSTER_DIR/jar
  call -c "$CLUSTER_DIR/jar" -u "$1:werkplatz-demo" "$edge/api/v1/auth/login" | sed -n 's/.*"accessToken":"\([^"]*\)".*/\1/p'
}
details() { status -H "authorization: Bearer $1" "$edge/api/v1/auth/details"; }          # <token>
refresh() { status -b "$CLUSTER_DIR/jar" -H "origin: $edge" "$edge/api/v1/auth/refresh"; } # with the cookie of the last sign_in
is() { [[ $("${@:2}") == "$1" ]]; } # <wanted> <command...>
all_ready() { "$cluster" wait 5 2>/dev/null && is 401 details none && is_ready http1 && is_ready http2 && is_ready live1 && is_ready live2; }
is_ready() { # <http1|…>
  local base
  case $1 in http?) base=92 ;; live?) base=95 ;; worker?) base=86 ;; esac
  curl -sf -m 2 -o /dev/null "http://127.0.0.1:$((CLUSTER_PORT + base + ${1: -1}))/readyz"
}
# New settings for all processes, one after the other: nobody notices.
roll() {
  local name
  "$cluster" start product 2>/dev/null
  for name in "${PROCESSES[@]}"; do
    "$cluster" end "$name" 2>/dev/null
    "$cluster" revive "$name" 2>/dev/null
    until is_ready "$name"; do sleep 0.2; done
  done
}
# The same at once: between an old and a new key there is no agreement.
at_once() {
  "$cluster" stop product 2>/dev/null
  "$cluster" start product 2>/dev/null
}
new_secret() { # <name> [bytes as hex, or a command]
  (umask 077; "${@:2}" >"$CLUSTER_DIR/secrets/$1.new")
  chown werkplatz-svc "$CLUSTER_DIR/secrets/$1.new"
  mv "$CLUSTER_DIR/secrets/$1.new" "$CLUSTER_DIR/secrets/$1"
}
# Somebody reads all the time; afterwards: how many calls, and how many were not answered with 200.
start_reading() { # <token>
  : >"$CLUSTER_DIR/read"
  while :; do details "$1"; echo; sleep 0.2; done >"$CLUSTER_DIR/read" 2>/dev/null & reader=$!
}
stop_reading() { # <what>
  kill "$reader" 2>/dev/null || true
  wait "$reader" 2>/dev/null || true
  expect "$1: reads not answered, of $(wc -l <"$CLUSTER_DIR/read")" 0 "$(grep -vc '^200$' "$CLUSTER_DIR/read" || true)"
}
stop_copy() { as_user /usr/lib/postgresql/15/bin/pg_ctl -D "$copy/pgdata" -m fast -w stop >/dev/null 2>&1 || true; }
copy_sql() { PGPASSFILE=$settings/pgpass psql -X -q -At -v ON_ERROR_STOP=1 -h "$copy" -p "$copy_port" -U postgres -d "$1" -c "$2"; } # <database> <statement>
end() {
  kill "${reader-}" 2>/dev/null || true
  stop_copy
  rm -rf "$copy"
  stop_site
}

# The restored copy becomes the cluster (restore.md, lost-site.md). Old data is moved aside, not deleted.
put_in_place() {
  local n
  # Patroni says what is archived; what the restore wrote for the copy would win over it.
  copy_sql postgres 'alter system reset all'
  stop_copy
  for n in "${NODES[@]}"; do [[ ! -e $CLUSTER_DIR/node$n/pgdata ]] || mv "$CLUSTER_DIR/node$n/pgdata" "$CLUSTER_DIR/node$n/pgdata.old"; done
  mv "$copy/pgdata" "$CLUSTER_DIR/node1/pgdata"
}
