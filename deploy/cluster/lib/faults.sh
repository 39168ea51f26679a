# shellcheck shell=bash
# Part of deploy/cluster/cluster: what can go wrong, done on purpose, and undone. Only processes of the cluster are touched.

pids_of() { # <node> <part> | <process>: with the children
  local pid dir=$CLUSTER_DIR/node$1
  if [[ ${2-} == postgres ]]; then
    { read -r pid <"$dir/pgdata/postmaster.pid"; } 2>/dev/null || return 0
    # Left behind by a killed one, the pid may be anybody's by now.
    [[ $(readlink "/proc/$pid/cwd" 2>/dev/null) == "$dir/pgdata" ]] || return 0
  elif [[ -n ${2-} ]]; then
    pid=$(pid_of "$dir/$2.pid") || return 0
  else
    pid=$(pid_of "$CLUSTER_DIR/$1.pid") || return 0
  fi
  echo "$pid" "$(cat "/proc/$pid/task/$pid/children" 2>/dev/null)"
}
is_node() { [[ " ${NODES[*]} " == *" $1 "* ]]; }
is_process() { [[ " ${PROCESSES[*]} proxy edge " == *" $1 "* ]]; }
signal() { # <signal> <who> [part...]
  local sig=$1 who=${2-} part list=()
  shift 2 || die 'who? (see help)'
  if is_process "$who"; then
    read -ra list <<<"$(pids_of "$who")"
  elif is_node "$who"; then
    (($#)) || set -- "${PARTS[@]}"
    for part; do
      [[ " ${PARTS[*]} " == *" $part "* ]] || die "no part named '$part' (there are: ${PARTS[*]})"
      # shellcheck disable=SC2207  # pids hold no blanks
      list+=($(pids_of "$who" "$part"))
    done
  else
    die "no node and no process named '$who'"
  fi
  # A child may end while we count: that is no failure.
  ((${#list[@]} == 0)) || kill -s "$sig" "${list[@]}" 2>/dev/null || true
  log "$who" "SIG$sig${*:+: $*}"
}
cmd_end() { # <who>
  if is_node "${1-}"; then stop_process "$CLUSTER_DIR/node$1" patroni TERM 60
  elif is_process "${1-}"; then stop_process "$CLUSTER_DIR" "$1" TERM 30
  else die "no node and no process named '${1-}'"; fi
  log "$1" ended
}
cmd_revive() { # <who> [part...]
  local part
  if is_node "${1-}" && (($# > 1)); then
    for part in "${@:2}"; do [[ $part =~ ^(etcd|nats|patroni)$ ]] || die "no part named '$part'"; "start_$part" "$1"; done
  elif is_node "${1-}"; then start_node "$1"
  elif [[ ${1-} == proxy || ${1-} == edge ]]; then start_haproxy "$1"
  elif is_process "${1-}"; then start_process "$1"
  else die "no node and no process named '${1-}'"; fi
}

# Off the network: nothing the node sends leaves it, nothing to its ports arrives. Inside it is whole: its Patroni and
# its PostgreSQL talk over the unix socket.
CHAIN=WERKPLATZ-CUT
cmd_cut() { # <node>
  local n=${1-} ports
  is_node "$n" || die 'cut which node?'
  ports=$(join "$(etcd_port "$n")" "$(peer_port "$n")" "$(rest_port "$n")" "$(pg_port "$n")" "$(nats_port "$n")" "$(route_port "$n")")
  iptables -N "$CHAIN$n" 2>/dev/null || iptables -F "$CHAIN$n"
  iptables -A "$CHAIN$n" -o lo -p tcp -m multiport --dports "$ports" -j DROP
  iptables -A "$CHAIN$n" -o lo -p tcp -m multiport --sports "$ports" -j DROP
  iptables -A "$CHAIN$n" -o lo -p tcp -m owner --gid-owner "$(node_gid "$n")" -j DROP
  iptables -C OUTPUT -j "$CHAIN$n" 2>/dev/null || iptables -I OUTPUT -j "$CHAIN$n"
  log "node$n" 'cut off'
}
cmd_heal() { # <node>
  is_node "${1-}" || die 'heal which node?'
  iptables -D OUTPUT -j "$CHAIN$1" 2>/dev/null || return 0
  iptables -F "$CHAIN$1"
  iptables -X "$CHAIN$1"
  log "node$1" 'back on the network'
}
