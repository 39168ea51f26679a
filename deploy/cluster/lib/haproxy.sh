# shellcheck shell=bash
# Part of deploy/cluster/cluster: two HAProxies. The proxy leads clients to the primary and passes TLS through untouched;
# the edge is what browsers see.

write_proxy() {
  local n
  {
    cat <<-CONF
	global
	  maxconn 2000
	  ssl-default-bind-options ssl-min-ver TLSv1.2
	defaults
	  mode tcp
	  timeout connect 1s
	  timeout check   2s
	  # Longer than any silence of a healthy client: pools keep idle connections, LISTEN waits for ever.
	  timeout client  1h
	  timeout server  1h
	  option clitcpka
	  option srvtcpka
	  retries 2
	listen primary
	  bind 127.0.0.1:$PRIMARY_PORT
	  # Patroni answers 200 on /primary as soon as it holds the leader lock, seconds before the promotion has ended
	  # (25006, 0A000): so PostgreSQL itself must say that it is out of recovery, too.
	  option httpchk GET /primary
	  http-check expect status 200
	  http-check expect rstring "\"role\": \"(master|primary)\""
	  # Sessions end with the primary: a pool must not go on talking to the old one.
	  default-server inter 1s fastinter 500ms downinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions check-ssl verify required ca-file $CA verifyhost $HOST
	CONF
    for n in "${NODES[@]}"; do echo "  server node$n 127.0.0.1:$(pg_port "$n") check port $(rest_port "$n")"; done
    cat <<-CONF
	listen replicas
	  bind 127.0.0.1:$REPLICA_PORT
	  balance leastconn
	  # At most 1 MB behind; the primary answers itself when no replica is fit.
	  option httpchk OPTIONS /replica?lag=1MB
	  http-check expect status 200
	  default-server inter 1s fastinter 500ms downinter 1s fall 2 rise 2 on-marked-down shutdown-sessions check-ssl verify required ca-file $CA verifyhost $HOST
	CONF
    for n in "${NODES[@]}"; do echo "  server node$n 127.0.0.1:$(pg_port "$n") check port $(rest_port "$n")"; done
    cat <<-CONF
	  server primary 127.0.0.1:$PRIMARY_PORT backup no-check-ssl
	frontend figures
	  mode http
	  timeout client 10s
	  bind 127.0.0.1:$STATS_PORT ssl crt $CERTS/proxy.pem
	  http-request use-service prometheus-exporter if { path /metrics }
	  http-request deny deny_status 404
	CONF
  } >"$CLUSTER_DIR/proxy.cfg"
}

write_edge() {
  local name
  [[ -e $REFUSED ]] || : >"$REFUSED"
  {
    cat <<-CONF
	global
	  # Each takes two descriptors: below half of what a machine allows (20,000 here).
	  maxconn 9000
	  ssl-default-bind-options ssl-min-ver TLSv1.2
	  # For refuse and admit, by the daemons' own account.
	  stats socket $CLUSTER_DIR/edge.sock mode 600 level admin
	defaults
	  mode http
	  timeout connect 1s
	  timeout check 2s
	  timeout client 60s
	  timeout server 60s
	  # Slow clients: the head of a request within ten seconds.
	  timeout http-request 10s
	  # The live channel says something every 4 s.
	  timeout tunnel 1m
	  retries 2
	  option redispatch
	frontend edge
	  bind 127.0.0.1:$EDGE_PORT ssl crt $CERTS/edge.pem alpn h2,http/1.1
	  http-request deny deny_status 429 if { src -f $REFUSED }
	  # Set, never added to: what a client says of its own address is not believed.
	  http-request set-header X-Forwarded-For %[src]
	  http-request set-header X-Forwarded-Proto https
	  http-request set-header X-Forwarded-Host %[req.hdr(host)]
	  http-request del-header Forwarded
	  # One id from here to the last log line (docs/operations.md); a client does not choose it.
	  http-request del-header traceparent
	  http-request set-header X-Request-Id %[uuid()]
	  # A process speaks of its own patience with the edge (72 s): a client that believed it would write into a connection
	  # that the edge is just closing.
	  http-response del-header Keep-Alive
	  use_backend live if { path /api/ws }
	  default_backend http
	CONF
    backend_for http
    backend_for live
    cat <<-CONF
	frontend figures
	  timeout client 10s
	  bind 127.0.0.1:$EDGE_STATS_PORT ssl crt $CERTS/edge.pem
	  http-request use-service prometheus-exporter if { path /metrics }
	  http-request deny deny_status 404
	CONF
  } >"$CLUSTER_DIR/edge.cfg"
}
backend_for() { # <http|live>
  local name
  cat <<-CONF
	backend $1
	  balance leastconn
	  source $EDGE_ADDRESS
	  # A process that stops, hangs or is gone gets nothing new. One whose database is away still does: its own 503 says
	  # when to come back.
	  option httpchk GET /readyz
	  http-check expect rstring "\"state\":\"(ready|degraded|down)\""
	  default-server check inter 1s fastinter 500ms downinter 500ms fall 2 rise 1
	CONF
  if [[ $1 == http ]]; then
    cat <<-CONF
	  # While versions change, a page may come from one process and its parts be only on another: what is missing among
	  # them is asked for at the next one. Nothing else is ever sent twice.
	  option redispatch 1
	  http-request disable-l7-retry if !{ path_beg /assets/ }
	  retry-on conn-failure 404
	CONF
  fi
  for name in "${PROCESSES[@]}"; do
    if [[ $name == "$1"? ]]; then echo "  server $name 127.0.0.1:$(product_port "$name") port $(operations_port "$name")"; fi
  done
}
start_haproxy() { spawn "$SHARED_GID" "$1" "$CLUSTER_DIR" haproxy -db -f "$CLUSTER_DIR/$1.cfg"; } # <proxy|edge>

# Addresses that the edge lets nobody in from; kept for the next start, too.
edge_says() { # <command>
  as "$SHARED_GID" python3 -c 'import socket, sys
edge = socket.socket(socket.AF_UNIX)
edge.connect(sys.argv[1])
edge.sendall((sys.argv[2] + "\n").encode())
print(edge.recv(65536).decode().strip())' "$CLUSTER_DIR/edge.sock" "$1"
}
cmd_refuse() { # [address or network]
  [[ -n ${1-} ]] || { cat "$REFUSED"; return; }
  [[ $1 =~ ^[0-9a-fA-F.:]+(/[0-9]{1,3})?$ ]] || die "'$1' is no address"
  if grep -qxF "$1" "$REFUSED"; then return; fi
  edge_says "add acl $REFUSED $1"
  echo "$1" >>"$REFUSED"
  log edge "refuses $1"
}
cmd_admit() { # <address or network>
  [[ ${1-} =~ ^[0-9a-fA-F.:]+(/[0-9]{1,3})?$ ]] || die "'${1-}' is no address"
  grep -qxF "$1" "$REFUSED" || die "$1 is not refused"
  edge_says "del acl $REFUSED $1"
  grep -vxF "$1" "$REFUSED" >"$REFUSED.new" || true
  cat "$REFUSED.new" >"$REFUSED"
  rm "$REFUSED.new"
  log edge "admits $1"
}
