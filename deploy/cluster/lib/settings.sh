# shellcheck shell=bash
# Part of deploy/cluster/cluster: where things are. Every name and port of the cluster stands here.
# shellcheck disable=SC2034  # used by the other parts

CLUSTER_DIR=${CLUSTER_DIR:-/var/tmp/werkplatz-cluster}
CLUSTER_PORT=${CLUSTER_PORT:-26000}
CLUSTER_USER=${CLUSTER_USER:-werkplatz-svc}
TTL=${CLUSTER_TTL:-15} LOOP=${CLUSTER_LOOP:-3} RETRY=${CLUSTER_RETRY:-5}
ROOT=$(cd "$HERE/../.." && pwd)
PG_BIN=/usr/lib/postgresql/15/bin
# As in the image. Without a limit Node lets its heap grow to a quarter of the machine before it tidies up. The young part
# (twice what is said here) must fit beside the old one: where it does not, every collection is one of everything.
HEAP=(--max-old-space-size=320 --max-semi-space-size=16)
FAKETIME_LIB=/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1
# The name that certificates are made out to and clients ask for. A real site gives each host its own.
HOST=localhost

NODES=(1 2 3)
PARTS=(etcd patroni postgres nats)
PROCESSES=(http1 http2 live1 live2 worker1 worker2)

etcd_port() { echo $((CLUSTER_PORT + 10 + $1)); }
etcd_metrics_port() { echo $((CLUSTER_PORT + 14 + $1)); }
peer_port() { echo $((CLUSTER_PORT + 20 + $1)); }
rest_port() { echo $((CLUSTER_PORT + 30 + $1)); }
pg_port() { echo $((CLUSTER_PORT + 40 + $1)); }
nats_port() { echo $((CLUSTER_PORT + 60 + $1)); }
route_port() { echo $((CLUSTER_PORT + 70 + $1)); }
PRIMARY_PORT=$((CLUSTER_PORT + 50)) REPLICA_PORT=$((CLUSTER_PORT + 51)) STATS_PORT=$((CLUSTER_PORT + 52))
EDGE_PORT=$((CLUSTER_PORT + 90)) EDGE_STATS_PORT=$((CLUSTER_PORT + 91))
# From here the edge speaks to the http and live processes: the one address they trust (TRUST_PROXY).
EDGE_ADDRESS=127.0.0.2
REFUSED=$CLUSTER_DIR/refused

product_port() { # <http1|http2|live1|live2|worker1|worker2>
  local base
  case $1 in http?) base=80 ;; live?) base=83 ;; worker?) base=86 ;; esac
  echo $((CLUSTER_PORT + base + ${1: -1}))
}
# Where it says how it is. The worker serves nobody, so it has one port only.
operations_port() { # <http1|…>
  local base
  case $1 in http?) base=92 ;; live?) base=95 ;; worker?) product_port "$1"; return ;; esac
  echo $((CLUSTER_PORT + base + ${1: -1}))
}

# A group id of its own for each node: iptables can tell a node's packets from the others'.
node_gid() { echo $((29000 + $1)); }
SHARED_GID=29009

log() { printf '%-9s %s\n' "$1" "$2" >&2; }
die() { printf 'cluster: %s\n' "$*" >&2; exit 1; }
join() { local IFS=,; echo "$*"; }

check_settings() {
  # They end up unquoted in several configuration files.
  [[ $CLUSTER_DIR =~ ^/[A-Za-z0-9._/-]+$ ]] || die 'CLUSTER_DIR must be an absolute path of letters, digits and . _ / -'
  # Unix socket paths are limited to 107 bytes.
  ((${#CLUSTER_DIR} <= 70)) || die 'CLUSTER_DIR is too long for unix sockets'
  [[ $CLUSTER_PORT =~ ^[0-9]+$ ]] || die 'CLUSTER_PORT must be a number'
  # Else a short hiccup of etcd would cost the primary its lock.
  ((LOOP + 2 * RETRY <= TTL)) || die 'CLUSTER_LOOP + 2 × CLUSTER_RETRY must not exceed CLUSTER_TTL'
}
