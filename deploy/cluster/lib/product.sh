# shellcheck shell=bash
# Part of deploy/cluster/cluster: migrate, then two of each process, then the edge.

database_url() { # <role> <password's name> [port]
  echo "postgresql://$1:$(secret "$2")@$HOST:${3:-$PRIMARY_PORT}/werkplatz?sslmode=verify-full"
}
cmd_env() {
  cat <<-ENV
	DATABASE_URL=$(database_url werkplatz_app app)
	DATABASE_WORKER_URL=$(database_url werkplatz_worker worker)
	DATABASE_OWNER_URL=$(database_url werkplatz owner)
	DATABASE_REPLICA_URL=$(database_url werkplatz_app app "$REPLICA_PORT")
	DATABASE_WORKER_REPLICA_URL=$(database_url werkplatz_worker worker "$REPLICA_PORT")
	NATS_URL=$(nats_url)
	NODE_EXTRA_CA_CERTS=$CA
	PGSSLROOTCERT=$CA
	PUBLIC_URL=https://$HOST:$EDGE_PORT
	TRUST_PROXY=$EDGE_ADDRESS
	TOKEN_PRIVATE_KEY=$(secret token-key)
	SESSION_SECRET=$(secret session)
	ENV
}
# Objects, mail and the scanner are not part of the cluster.
other_services() {
  if [[ -n ${CLUSTER_SETTINGS:-} ]]; then cat "$CLUSTER_SETTINGS"; else "$ROOT/tools/services" env; fi |
    grep -E '^(S3|AWS|SMTP|CLAMD)_'
}
write_settings() {
  local file=$CLUSTER_DIR/product.env
  (umask 077
    {
      printf 'NODE_ENV=production\nLOG_LEVEL=%s\nFILE_SANDBOX=auto\n' "${LOG_LEVEL:-info}"
      if [[ -e $ROOT/web/build/client ]]; then echo "WEB_ROOT=$ROOT/web/build/client"; fi
      # The owner of the tables is for migrate alone.
      cmd_env | grep -v '^DATABASE_OWNER_URL='
      other_services
    } >"$file")
  chown "$CLUSTER_USER" "$file"
}
node_program() { # Node 24 of the project, or the machine's
  if [[ -x $ROOT/node_modules/.bin/node ]]; then echo "$ROOT/node_modules/.bin/node"; else command -v node; fi
}
start_process() { # <http1|…>
  local kind=${1%[12]} clock=()
  # A host whose clock is wrong, on purpose; what is measured stays measured.
  if [[ -n ${CLUSTER_CLOCK:-} ]]; then clock=("LD_PRELOAD=$FAKETIME_LIB" "FAKETIME=$CLUSTER_CLOCK" DONT_FAKE_MONOTONIC=1); fi
  spawn "$SHARED_GID" "$1" "$CLUSTER_DIR" env "${clock[@]}" "${kind^^}_PORT=$(product_port "$1")" \
    "${kind^^}_OPERATIONS_PORT=$(operations_port "$1")" NODE_EXTRA_CA_CERTS="$CA" NODE_COMPILE_CACHE="$CLUSTER_DIR/compiled" \
    "$(node_program)" "${HEAP[@]}" --env-file="$CLUSTER_DIR/product.env" "$ROOT/server/src/processes/$kind.ts"
}
is_ready() { curl -sf -m 2 -o /dev/null "http://127.0.0.1:$(operations_port "$1")/readyz"; }
at_edge() { [[ $(curl -s -m 2 -o /dev/null -w '%{http_code}' --cacert "$CA" "https://$HOST:$EDGE_PORT/api/v1/auth/details") == 401 ]]; }

start_product() {
  local name started=$SECONDS
  write_settings
  mkdir -p "$CLUSTER_DIR/compiled"
  chown "$CLUSTER_USER" "$CLUSTER_DIR" "$CLUSTER_DIR/compiled"
  as "$SHARED_GID" env NODE_EXTRA_CA_CERTS="$CA" DATABASE_OWNER_URL="$(database_url werkplatz owner)" \
    "$(node_program)" "$ROOT/server/src/processes/migrate.ts" >&2
  for name in "${PROCESSES[@]}"; do start_process "$name"; done
  for name in "${PROCESSES[@]}"; do wait_for 90 "$name" is_ready "$name"; done
  start_haproxy edge
  wait_for 20 'the edge' at_edge
  log product "ready after $((SECONDS - started)) s: https://$HOST:$EDGE_PORT (authority: $CA)"
}
stop_product() {
  local name pids=()
  # All at once: each gives notice, finishes what it has begun, and ends.
  for name in "${PROCESSES[@]}"; do stop_process "$CLUSTER_DIR" "$name" TERM 30 & pids+=("$!"); done
  wait "${pids[@]}" || true
  stop_process "$CLUSTER_DIR" edge TERM
  log product stopped
}
