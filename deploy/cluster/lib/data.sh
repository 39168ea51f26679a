# shellcheck shell=bash
# Part of deploy/cluster/cluster: the three nodes and the proxy, as a whole.

write_node() { # <n>
  local dir=$CLUSTER_DIR/node$1
  mkdir -p "$dir/etcd" "$dir/run"
  (umask 077; write_patroni "$1"; write_nats "$1")
  chmod 700 "$dir" "$dir/etcd"
  chown "$CLUSTER_USER" "$dir" "$dir"/{etcd,run,patroni.yml,nats.conf}
}
start_node() { # <n>
  local part
  for part in etcd nats patroni; do "start_$part" "$1"; done     # PostgreSQL is started by Patroni
}
write() {
  local n
  getent passwd "$CLUSTER_USER" >/dev/null || die "no account $CLUSTER_USER: run '$0 install'"
  make_secrets
  chown "$CLUSTER_USER" "$CLUSTER_DIR"
  for n in "${NODES[@]}"; do write_node "$n"; done
  write_proxy
  write_edge
}
start_data() {
  local n started=$SECONDS
  write
  as "$SHARED_GID" test -r "$CA" || die "$CLUSTER_USER cannot enter $CLUSTER_DIR: choose one outside of private homes"
  for n in "${NODES[@]}"; do start_node "$n"; done
  start_haproxy proxy
  wait_for 120 'a primary' primary
  wait_for 120 'a synchronous standby' in_sync
  wait_for 120 'both standbys' all_there
  log data "ready after $((SECONDS - started)) s, primary is node $(primary): $HOST:$PRIMARY_PORT, replicas :$REPLICA_PORT"
}
stop_data() {
  local n lead
  for n in "${NODES[@]}"; do cmd_heal "$n"; signal CONT "$n" 2>/dev/null; done
  stop_process "$CLUSTER_DIR" proxy TERM
  lead=$(primary || echo 1)
  # Standbys first: else the lock would move while we stop.
  for n in "${NODES[@]}"; do [[ $n == "$lead" ]] || stop_process "$CLUSTER_DIR/node$n" patroni TERM 60; done
  stop_process "$CLUSTER_DIR/node$lead" patroni TERM 60
  for n in "${NODES[@]}"; do
    stop_process "$CLUSTER_DIR/node$n" nats TERM
    stop_process "$CLUSTER_DIR/node$n" etcd TERM
  done
  log data stopped
}
wipe() {
  stop_product || true
  stop_data || true
  forget_disks
  rm -rf "$CLUSTER_DIR"
  log wipe "$CLUSTER_DIR removed"
}
cmd_status() {
  local n part name down=0
  cmd_ctl list || down=1
  for n in "${NODES[@]}"; do
    for part in "${PARTS[@]}"; do show "node$n" "$part" "$(pids_of "$n" "$part")" || down=1; done
  done
  for name in proxy "${PROCESSES[@]}" edge; do show "$name" '' "$(pids_of "$name")" || down=1; done
  return "$down"
}
show() { # <who> <part> <pids>
  local state=down
  if [[ -n $3 ]]; then state="up (pid ${3%% *})"; fi
  printf '%-8s %-9s %s\n' "$1" "$2" "$state"
  [[ -n $3 ]]
}
