# shellcheck shell=bash
# Part of deploy/cluster/cluster: PostgreSQL under Patroni, synchronous and strict. What each setting is for stands beside
# it; the seconds they cost are in docs/operations/faults.md.

write_patroni() { # <n>
  local n=$1 dir=$CLUSTER_DIR/node$1 cert=$CERTS/node$1 m etcds=() archive=off archive_command=/bin/true login
  for m in "${NODES[@]}"; do etcds+=("127.0.0.1:$(etcd_port "$m")"); done
  login="sslmode: verify-full, sslrootcert: $CA"
  if [[ -n ${CLUSTER_STANZA:-} ]]; then
    archive=on
    # Every node has the command, only the primary pushes. Its pgbackrest.conf comes from deploy/backup/configure.
    archive_command="pgbackrest --config=$dir/pgbackrest.conf --stanza=$CLUSTER_STANZA archive-push %p"
  fi
  cat >"$dir/patroni.yml" <<-CONF
	scope: werkplatz
	name: node$n
	restapi:
	  listen: 127.0.0.1:$(rest_port "$n")
	  connect_address: 127.0.0.1:$(rest_port "$n")
	  certfile: $cert.crt
	  keyfile: $cert.key
	  cafile: $CA
	  # Whoever may connect may read the state (the proxy does); changing it takes a node's certificate and the password.
	  verify_client: optional
	  authentication: {username: patroni, password: $(secret rest)}
	ctl: {cacert: $CA, certfile: $cert.crt, keyfile: $cert.key}
	etcd:
	  hosts: [$(join "${etcds[@]}")]
	  protocol: https
	  cacert: $CA
	  cert: $cert.crt
	  key: $cert.key
	bootstrap:
	  # Only for the first start; later: deploy/cluster/cluster ctl edit-config.
	  dcs:
	    ttl: $TTL                          # a dead primary is replaced after at most ttl + loop_wait
	    loop_wait: $LOOP
	    retry_timeout: $RETRY              # loop_wait + 2 * retry_timeout <= ttl
	    maximum_lag_on_failover: 1048576
	    primary_start_timeout: 0           # a crashed PostgreSQL is replaced, not waited for
	    master_start_timeout: 0            # the same, as Patroni before 4 calls it
	    synchronous_mode: true
	    synchronous_mode_strict: true      # no standby: no commit, instead of silently asynchronous
	    synchronous_node_count: 1
	    failsafe_mode: false
	    postgresql:
	      use_pg_rewind: true
	      use_slots: true
	      parameters:
	        max_connections: 200
	        shared_buffers: 128MB
	        wal_level: replica
	        hot_standby: 'on'
	        wal_log_hints: 'on'            # for pg_rewind
	        max_wal_senders: 10
	        max_replication_slots: 10
	        wal_keep_size: 512MB
	        max_slot_wal_keep_size: 4GB    # a standby that stays away must not fill the disk
	        synchronous_commit: 'on'
	        wal_sender_timeout: 5s
	        wal_receiver_timeout: 5s
	        # A standby that is promoted, and one that looks for the new primary, sleeps so long at most: with the default
	        # of 5 s a switchover took 8.4 s.
	        wal_retrieve_retry_interval: 500ms
	        tcp_keepalives_idle: 10
	        tcp_keepalives_interval: 3
	        tcp_keepalives_count: 3
	        tcp_user_timeout: 10000        # a client that is cut off frees its locks
	        hot_standby_feedback: 'on'
	        random_page_cost: 1.1
	        timezone: UTC
	        log_timezone: UTC
	        shared_preload_libraries: pg_stat_statements
	        archive_timeout: 60            # at most a minute is lost with all three nodes
	        password_encryption: scram-sha-256
	  initdb: [{encoding: UTF8}, {locale: C.UTF-8}, data-checksums, {auth-local: scram-sha-256}, {auth-host: scram-sha-256}]
	  post_init: $HERE/post-init $SECRETS
	postgresql:
	  listen: 127.0.0.1:$(pg_port "$n")
	  connect_address: 127.0.0.1:$(pg_port "$n")
	  data_dir: $dir/pgdata
	  bin_dir: $PG_BIN
	  pgpass: $dir/pgpass
	  use_unix_socket: true                # a node that is cut off stays whole inside
	  create_replica_methods: [basebackup]
	  basebackup: [{checkpoint: fast}]     # else a new standby waits minutes for the next checkpoint
	  # A node that cannot be rewound is copied anew, instead of waiting for a hand. It holds nothing acknowledged that the
	  # new primary lacks: replication is synchronous.
	  remove_data_directory_on_rewind_failure: true
	  remove_data_directory_on_diverged_timelines: true
	  parameters:
	    unix_socket_directories: $dir/run
	    ssl: 'on'
	    ssl_cert_file: $cert.crt
	    ssl_key_file: $cert.key
	    ssl_ca_file: $CA
	    ssl_min_protocol_version: TLSv1.3
	    archive_mode: '$archive'             # here, not in dcs: Patroni compares it with the node's own command
	    archive_command: '$archive_command'
	  # No restore_command: a primary archives what no standby has confirmed yet. A standby that reads it there can be ahead of
	  # the next primary, and then follows nobody.
	  # No line trusts anybody, none lets anything in unencrypted but the node's own socket.
	  pg_hba:
	    - local all all scram-sha-256
	    - hostssl replication replicator 127.0.0.1/32 scram-sha-256
	    - hostssl all all 127.0.0.1/32 scram-sha-256
	  authentication:
	    superuser: {username: postgres, password: $(secret postgres), $login}
	    replication: {username: replicator, password: $(secret replicator), $login}
	    rewind: {username: rewinder, password: $(secret rewinder), $login}
	watchdog: {mode: off}                  # none on one machine; on real hosts: automatic
	CONF
}
start_patroni() { spawn "$(node_gid "$1")" patroni "$CLUSTER_DIR/node$1" patroni "$CLUSTER_DIR/node$1/patroni.yml"; }

primary() { # asks Patroni who holds the lock
  local n
  for n in "${NODES[@]}"; do
    if curl -sf -m 1 -o /dev/null --cacert "$CA" "https://$HOST:$(rest_port "$n")/primary"; then echo "$n"; return; fi
  done
  return 1
}
cmd_ctl() { as "$(node_gid 1)" patronictl -c "$CLUSTER_DIR/node1/patroni.yml" "$@"; }
cmd_sql() { # <statement>
  as "$SHARED_GID" env PGPASSWORD="$(secret postgres)" PGSSLMODE=verify-full PGSSLROOTCERT="$CA" PGCONNECT_TIMEOUT=3 \
    psql -X -q -A -t -v ON_ERROR_STOP=1 -h "$HOST" -p "${PORT:-$PRIMARY_PORT}" -U postgres -d "${DB:-postgres}" -c "$1"
}
standbys() { cmd_sql "select count(*) from pg_stat_replication where application_name like 'node_' and $1"; }
in_sync() { [[ $(standbys "sync_state in ('sync', 'quorum')") -ge 1 ]]; }
all_there() { [[ $(standbys "state = 'streaming'") -eq 2 ]]; }
cmd_switchover() { # [n]
  local lead to=${1:+node$1}
  lead=$(primary)
  [[ -n $to ]] || to=$(cmd_sql "select application_name from pg_stat_replication where sync_state in ('sync', 'quorum') limit 1")
  cmd_ctl switchover werkplatz --master "node$lead" --candidate "$to" --force
}
