# shellcheck shell=bash
# Part of deploy/cluster/cluster: etcd, which holds Patroni's leader lock. Only holders of a node's certificate get in.

start_etcd() { # <n>
  local n=$1 dir=$CLUSTER_DIR/node$1 cert=$CERTS/node$1 m peers=() client peer
  client=https://127.0.0.1:$(etcd_port "$n")
  peer=https://127.0.0.1:$(peer_port "$n")
  for m in "${NODES[@]}"; do peers+=("node$m=https://127.0.0.1:$(peer_port "$m")"); done
  # The v2 interface, for Patroni 3.0.2 loses acknowledged rows over v3 (docs/decisions/0107-etcd-v2-for-patroni.md).
  # Figures on a port of their own: Prometheus must not hold a certificate that may move the leader lock.
  spawn "$(node_gid "$n")" etcd "$dir" etcd --name "node$n" --data-dir "$dir/etcd" \
    --listen-client-urls "$client" --advertise-client-urls "$client" \
    --listen-peer-urls "$peer" --initial-advertise-peer-urls "$peer" \
    --initial-cluster "$(join "${peers[@]}")" --initial-cluster-state new --initial-cluster-token werkplatz \
    --enable-v2 --heartbeat-interval 250 --election-timeout 2500 \
    --auto-compaction-mode periodic --auto-compaction-retention 1h \
    --cert-file "$cert.crt" --key-file "$cert.key" --client-cert-auth --trusted-ca-file "$CA" \
    --peer-cert-file "$cert.crt" --peer-key-file "$cert.key" --peer-client-cert-auth --peer-trusted-ca-file "$CA" \
    --peer-cert-allowed-cn node --listen-metrics-urls "http://127.0.0.1:$(etcd_metrics_port "$n")" \
    --logger zap --log-outputs stderr
}
