# shellcheck shell=bash
# Part of tools/services: NATS, the fan-out between live nodes.

NATS_PORT=${NATS_PORT:-$((14222 + OFFSET))}
NATS_HTTP_PORT=${NATS_HTTP_PORT:-$((18222 + OFFSET))}         # monitoring

nats_ready() { http_ok "http://127.0.0.1:$NATS_HTTP_PORT/healthz" && port_open "$NATS_PORT"; }

nats_start() {
  local dir=$DATA/nats
  need_bin nats-server
  need_free_ports nats "$NATS_PORT" "$NATS_HTTP_PORT"
  make_dirs "$dir"
  # No JetStream: NATS holds nothing of value, PostgreSQL is the only truth.
  cat >"$dir/nats.conf" <<-CONF
	server_name: "werkplatz"
	listen: "127.0.0.1:$NATS_PORT"
	http: "127.0.0.1:$NATS_HTTP_PORT"
	max_payload: 1MB
	CONF
  spawn "$dir/nats.pid" "$dir/nats.log" nats-server -c "$dir/nats.conf"
  wait_ready nats "$dir/nats.pid" "$dir/nats.log" nats_ready
}

nats_stop() { kill_pidfile "$DATA/nats/nats.pid" TERM 15; }
nats_pids() { echo "$DATA/nats/nats.pid"; }
nats_info() { echo "127.0.0.1:$NATS_PORT"; }
nats_env() {
  cat <<-ENV
	NATS_URL=nats://127.0.0.1:$NATS_PORT
	NATS_MONITOR_URL=http://127.0.0.1:$NATS_HTTP_PORT
	ENV
}
