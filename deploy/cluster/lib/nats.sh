# shellcheck shell=bash
# Part of deploy/cluster/cluster: three NATS nodes, core only. Clients give name and password inside TLS, nodes show a
# certificate to each other besides. No monitoring port: it knows no password.

write_nats() { # <n>
  local n=$1 m routes=() cert=$CERTS/node$1
  for m in "${NODES[@]}"; do routes+=("tls://node:$(secret route)@127.0.0.1:$(route_port "$m")"); done
  cat >"$CLUSTER_DIR/node$n/nats.conf" <<-CONF
	server_name: node$n
	listen: 127.0.0.1:$(nats_port "$n")
	max_payload: 1MB
	# A node that hangs is noticed after 10 s.
	ping_interval: "5s"
	ping_max: 2
	tls { cert_file: "$cert.crt", key_file: "$cert.key", ca_file: "$CA", timeout: 3 }
	authorization { user: werkplatz, password: "$(secret bus)", timeout: 3 }
	cluster {
	  name: werkplatz
	  listen: 127.0.0.1:$(route_port "$n")
	  tls { cert_file: "$cert.crt", key_file: "$cert.key", ca_file: "$CA", verify: true, timeout: 3 }
	  authorization { user: node, password: "$(secret route)", timeout: 3 }
	  routes: [$(join "${routes[@]}")]
	}
	CONF
}
start_nats() { spawn "$(node_gid "$1")" nats "$CLUSTER_DIR/node$1" nats-server -c "$CLUSTER_DIR/node$1/nats.conf"; }
nats_url() { # name and password stand in the first and count for all
  local n who urls=()
  who=werkplatz:$(secret bus)@
  for n in "${NODES[@]}"; do urls+=("tls://$who$HOST:$(nats_port "$n")"); who=''; done
  join "${urls[@]}"
}
