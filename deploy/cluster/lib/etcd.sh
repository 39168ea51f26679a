# shellcheck shell=bash
# Part of deploy/cluster/cluster: etcd, which holds Patroni's leader lock. Only holders of a node's certificate get in.

start_etcd() { # <n> [argument of etcd...]
  local n=$1 dir=$CLUSTER_DIR/node$1 cert=$CERTS/node$1 m peers=() client peer
  client=https://127.0.0.1:$(etcd_port "$n")
  peer=https://127.0.0.1:$(peer_port "$n")
  for m in "${NODES[@]}"; do peers+=("node$m=https://127.0.0.1:$(peer_port "$m")"); done
  # The v2 interface, for Patroni 3.0.2 loses acknowledged rows over v3 (docs/decisions/0107-etcd-v2-for-patroni.md).
  # Who was cut off asks before it calls an election: else its return would cost the others their leader, and Patroni's with
  # it. Entries stay in memory until a snapshot: by default for the better part of a day. GOGC: it keeps little, and would let
  # its heap swing to twice that; so it stays flat, and takes no more of the processor.
  # Figures on a port of their own: Prometheus must not hold a certificate that may move the leader lock.
  spawn "$(node_gid "$n")" etcd "$dir" env GOGC=30 etcd --name "node$n" --data-dir "$dir/etcd" \
    --listen-client-urls "$client" --advertise-client-urls "$client" \
    --listen-peer-urls "$peer" --initial-advertise-peer-urls "$peer" \
    --initial-cluster "$(join "${peers[@]}")" --initial-cluster-state new --initial-cluster-token werkplatz \
    --enable-v2 --heartbeat-interval 250 --election-timeout 2500 --pre-vote --snapshot-count 2000 \
    --auto-compaction-mode periodic --auto-compaction-retention 1h \
    --cert-file "$cert.crt" --key-file "$cert.key" --client-cert-auth --trusted-ca-file "$CA" \
    --peer-cert-file "$cert.crt" --peer-key-file "$cert.key" --peer-client-cert-auth --peer-trusted-ca-file "$CA" \
    --peer-cert-allowed-cn node --listen-metrics-urls "http://127.0.0.1:$(etcd_metrics_port "$n")" \
    --logger zap --log-outputs stderr "${@:2}"
}
members() { # <a node that is up> <arguments of etcdctl member>
  local n=$1
  as "$(node_gid "$n")" env ETCDCTL_API=3 etcdctl --endpoints "https://127.0.0.1:$(etcd_port "$n")" --cacert "$CA" \
    --cert "$CERTS/node$n.crt" --key "$CERTS/node$n.key" member "${@:2}"
}
# The two others are gone for good. Its own data, and nobody but itself to ask.
cmd_alone() { # <node>
  is_node "${1-}" || die 'which node is left?'
  stop_process "$CLUSTER_DIR/node$1" etcd TERM
  start_etcd "$1" --force-new-cluster
  wait_for 30 "etcd of node $1" members "$1" list
  # Only once: at the next start it would throw out who has joined since.
  stop_process "$CLUSTER_DIR/node$1" etcd TERM
  start_etcd "$1"
  wait_for 30 "etcd of node $1" members "$1" list
  log "node$1" 'goes on alone'
}
invite() { # <node> <a node that is up>; sets `known`
  known=$(members "$2" add "node$1" "--peer-urls=https://127.0.0.1:$(peer_port "$1")" | sed -n 's/^ETCD_INITIAL_CLUSTER="\(.*\)"$/\1/p')
  [[ -n $known ]]
}
cmd_rejoin() { # <node> <a node that is up>
  local dir=$CLUSTER_DIR/node${1-} known
  if ! is_node "${1-}" || ! is_node "${2-}"; then die 'which node, and by which one that is up?'; fi
  [[ ! -e $dir/pgdata ]] || die "node $1 has data: 'revive' it, or move them aside"
  rm -rf "$dir/etcd"
  write_node "$1"
  # Refused for 5 s after another has joined.
  wait_for 30 "etcd of node $2 to take in node $1" invite "$1" "$2"
  start_etcd "$1" --initial-cluster "$known" --initial-cluster-state existing
  wait_for 60 "etcd of node $1" members "$1" list
  start_nats "$1"
  start_patroni "$1"
  log "node$1" 'has joined'
}
