# shellcheck shell=bash
# Part of tools/services: the S3 API.

# A Ceph cluster of one monitor, one OSD and one RADOS Gateway. No manager
# daemon: `ceph -s` therefore says HEALTH_ERR ("no active mgr"), which only means
# no statistics. Two stores, each with its own directory:
#   bluestore  a sparse file; survives crashes; what production Ceph uses
#   memstore   in memory, faster; written to disk by an orderly stop only

if [[ $SERVICES_FAST == 1 ]]; then S3_STORE=${S3_STORE:-memstore}; else S3_STORE=${S3_STORE:-bluestore}; fi
S3_PORT=${S3_PORT:-$((19000 + OFFSET))}
S3_TLS_CERT=${S3_TLS_CERT:-}                                  # PEM with its key: the same over https, too (deploy/backup)
S3_TLS_PORT=${S3_TLS_PORT:-$((19443 + OFFSET))}
S3_MON_PORT=${S3_MON_PORT:-$((17300 + OFFSET))}              # Ceph monitor
S3_OSD_PORT=${S3_OSD_PORT:-$((17310 + OFFSET))}              # Ceph OSD takes some of +0..+29
S3_REGION=${S3_REGION:-us-east-1}                            # another name breaks the SDK's CreateBucket
S3_ACCESS_KEY_ID=${S3_ACCESS_KEY_ID:-devaccesskey}
S3_SECRET_ACCESS_KEY=${S3_SECRET_ACCESS_KEY:-devsecretkey0123456789}
S3_BUCKET=${S3_BUCKET:-werkplatz}                            # created at start
S3_SIZE_GB=${S3_SIZE_GB:-10}                                 # size of the (sparse) store
# Blank separated. The browser uploads from: Vite, one http process, tools/edge.ts.
# Any port of this machine: development, stories and their copies beside each other all upload from the browser.
S3_CORS_ORIGINS=${S3_CORS_ORIGINS:-http://localhost:* http://127.0.0.1:*}
S3_CORS_EXTRA_ORIGINS=${S3_CORS_EXTRA_ORIGINS:-}             # added to the above

s3_dir() { echo "$DATA/s3-$S3_STORE"; }
s3_keys() { echo "$S3_ACCESS_KEY_ID:$S3_SECRET_ACCESS_KEY"; }
s3_keys_known() { [[ $(cat "$(s3_dir)/.initialised" 2>/dev/null) == "$(s3_keys)" ]]; }
# GET / answers without touching the store, a listing does not.
s3_ready() {
  http_ok "http://127.0.0.1:$S3_PORT/" || return 1
  if s3_keys_known; then [[ $(s3_request GET "/$S3_BUCKET?max-keys=1") == @(200|404) ]]; fi
}
s3_cli() { local dir tool=$1; dir=$(s3_dir); shift; svc "$tool" -c "$dir/ceph.conf" "$@"; }

s3_write_conf() { # <directory> <fsid>
  cat >"$1/ceph.conf" <<-CONF
	[global]
	fsid = $2
	mon_host = [v2:127.0.0.1:$S3_MON_PORT/0]
	public_addr = 127.0.0.1
	cluster_addr = 127.0.0.1
	ms_bind_ipv6 = false
	ms_bind_msgr1 = false
	ms_bind_port_min = $S3_OSD_PORT
	ms_bind_port_max = $((S3_OSD_PORT + 29))
	# Loopback only: no cephx. radosgw insists on secure mode unless all are crc.
	auth_cluster_required = none
	auth_service_required = none
	auth_client_required = none
	ms_cluster_mode = crc
	ms_service_mode = crc
	ms_client_mode = crc
	ms_mon_client_mode = crc
	run_dir = $1/run
	admin_socket = $1/run/\$name.asok
	log_file = $1/log/\$name.log
	crash_dir = $1/log
	# One OSD: one copy, few placement groups.
	osd_pool_default_size = 1
	osd_pool_default_min_size = 1
	osd_pool_default_pg_num = 4
	osd_pool_default_pgp_num = 4
	osd_pool_default_pg_autoscale_mode = off
	osd_crush_chooseleaf_type = 0
	[mon]
	mon_data = $1/mon
	mon_allow_pool_size_one = true
	mon_max_pg_per_osd = 1000
	mon_data_avail_crit = 1
	mon_data_avail_warn = 2
	mon_cluster_log_file = /dev/null
	# Commit map changes at once instead of batching them for a second: that alone
	# cut the first start from 13 s to 4 s.
	paxos_propose_interval = 0.02
	paxos_min_wait = 0.01
	[osd]
	osd_data = $1/osd
	osd_objectstore = $S3_STORE
	# Fast shutdown would skip saving the memstore.
	osd_fast_shutdown = false
	osd_op_num_shards = 2
	osd_op_num_threads_per_shard = 1
	bluestore_block_create = true
	bluestore_block_size = $((S3_SIZE_GB * 1024 * 1024 * 1024))
	bluestore_fsck_on_mkfs = false
	# Keep BlueFS' log short: replaying the default 16 MiB costs 6 s at every start.
	bluefs_log_compact_min_size = 1048576
	bluestore_cache_autotune = false
	bluestore_cache_size = 134217728
	memstore_device_bytes = $((S3_SIZE_GB * 1024 * 1024 * 1024))
	[client]
	admin_socket =
	log_file = $1/log/\$name.log
	[client.rgw]
	rgw_data = $1/rgw
	rgw_frontends = beast endpoint=127.0.0.1:$S3_PORT${S3_TLS_CERT:+ ssl_endpoint=127.0.0.1:$S3_TLS_PORT ssl_certificate=$S3_TLS_CERT}
	rgw_thread_pool_size = 32
	# With the cache on, writes notify every gateway that watches, also one that was
	# killed, until its watch ends after 30 s: requests hang meanwhile.
	rgw_cache_enabled = false
	# Deleting several objects of one call at once makes this version of the gateway
	# crash now and then (see s3_watch).
	rgw_multi_obj_del_max_aio = 1
	# Deleted data is freed after a minute, not after two hours.
	rgw_gc_obj_min_wait = 60
	rgw_gc_processor_period = 60
	CONF
}

s3_spawn() { # <directory> <mon|osd|rgw> <daemon log> <command...>: keeps one old log
  local dir=$1 name=$2 logfile=$3
  shift 3
  if [[ -e $logfile ]]; then mv -f "$logfile" "$logfile.1"; fi
  : >"$dir/log/$name.out"
  spawn "$dir/$name.pid" "$dir/log/$name.out" "$1" -c "$dir/ceph.conf" -f "${@:2}"
}
s3_spawn_mon() { s3_spawn "$1" mon "$1/log/mon.a.log" ceph-mon -i a; }

s3_init() { # create the empty cluster; its monitor is running afterwards
  local dir fsid osd_uuid
  dir=$(s3_dir)
  rm -rf "$dir"
  make_dirs "$dir" "$dir"/{mon,osd,rgw,run,log}
  fsid=$(</proc/sys/kernel/random/uuid)
  osd_uuid=$(</proc/sys/kernel/random/uuid)
  echo "$fsid" >"$dir/fsid"
  s3_write_conf "$dir" "$fsid"
  # The map must not lie in $dir/mon: mkfs silently does nothing in a directory
  # that is not empty.
  {
    svc monmaptool --create --fsid "$fsid" --addv a "[v2:127.0.0.1:$S3_MON_PORT/0]" "$dir/run/monmap" &&
      s3_cli ceph-mon --mkfs -i a --monmap "$dir/run/monmap"
  } >"$dir/log/init.log" 2>&1 || { tail -n 15 "$dir/log/init.log" >&2; return 1; }
  s3_spawn_mon "$dir"
  {
    s3_cli ceph --connect-timeout 20 osd new "$osd_uuid" 0 &&
      s3_cli ceph-osd -i 0 --mkfs --osd-uuid "$osd_uuid"
  } >>"$dir/log/init.log" 2>&1 || { tail -n 15 "$dir/log/init.log" "$dir/log/mon.out" >&2; return 1; }
  touch "$dir/osd.clean"
}

s3_spawn_rgw() { s3_spawn "$1" rgw "$1/log/client.rgw.log" radosgw -n client.rgw; }

# The gateway of Ceph 16 has a rare race of its own that ends in a segmentation
# fault: it keeps no state, so it is simply started again. One that was stopped
# or killed on purpose stays away.
s3_watch() { # <directory>
  trap '' HUP
  while alive "$1/mon.pid"; do
    sleep 0.5
    if ! alive "$1/rgw.pid" && grep -qs 'Caught signal (Segmentation fault)' "$1/log/client.rgw.log"; then
      s3_spawn_rgw "$1"
    fi
  done
}
s3_spawn_watch() { # <directory>
  (s3_watch "$1") </dev/null >/dev/null 2>&1 9>&- &
  disown $!
  echo "$! $(proc_start $! || echo 0)" >"$1/watch.pid"
}

# A gateway that falls over while it is waited for is not the end: s3_watch brings it back.
s3_wait() { wait_ready s3 "$1/mon.pid" "$1/log/client.rgw.log" s3_ready; } # <directory>

s3_start() {
  local dir bin
  dir=$(s3_dir)
  for bin in ceph-mon ceph-osd radosgw radosgw-admin ceph monmaptool curl; do need_bin "$bin"; done
  [[ $S3_STORE == bluestore || $S3_STORE == memstore ]] || die "S3_STORE must be bluestore or memstore"
  alive "$dir/rgw.pid" || need_free_ports s3 "$S3_PORT"
  alive "$dir/mon.pid" || need_free_ports s3 "$S3_MON_PORT"

  if [[ -e $dir/.initialised && $S3_STORE == memstore && ! -e $dir/osd.clean ]] && ! alive "$dir/osd.pid"; then
    log s3 'memstore was not shut down cleanly: its objects are gone, starting empty'
    rm -f "$dir/.initialised"
  fi
  if [[ ! -e $dir/.initialised ]]; then
    s3_stop TERM
    s3_init || return 1
  else
    s3_write_conf "$dir" "$(<"$dir/fsid")"
    alive "$dir/mon.pid" || s3_spawn_mon "$dir"
  fi
  if ! alive "$dir/osd.pid"; then
    rm -f "$dir/osd.clean"
    s3_spawn "$dir" osd "$dir/log/osd.0.log" ceph-osd -i 0
    # A gateway that starts before the OSD is up works, but waits seconds longer.
    for _ in {1..200}; do
      if grep -qs 'state: booting -> active' "$dir/log/osd.0.log" || ! alive "$dir/osd.pid"; then break; fi
      sleep 0.05
    done
    alive "$dir/osd.pid" || { tail -n 15 "$dir/log/osd.out" "$dir/log/osd.0.log" >&2; return 1; }
  fi
  alive "$dir/rgw.pid" || s3_spawn_rgw "$dir"
  alive "$dir/watch.pid" || s3_spawn_watch "$dir"
  s3_wait "$dir" || return 1

  # The account; `key create` changes the keys of an existing one.
  if ! s3_keys_known; then
    s3_cli radosgw-admin -n client.rgw user create --uid=werkplatz --display-name=werkplatz \
      --access-key="$S3_ACCESS_KEY_ID" --secret-key="$S3_SECRET_ACCESS_KEY" >"$dir/log/user.log" 2>&1 ||
      s3_cli radosgw-admin -n client.rgw key create --uid=werkplatz --key-type=s3 \
        --access-key="$S3_ACCESS_KEY_ID" --secret-key="$S3_SECRET_ACCESS_KEY" >"$dir/log/user.log" 2>&1 ||
      { tail -n 15 "$dir/log/user.log" >&2; return 1; }
    (umask 077; s3_keys >"$dir/.initialised")
  fi
  s3_ensure || { s3_wait "$dir" && s3_ensure; }
}

# Signed request with nothing but curl. curl 7.88 wants the payload hash given,
# and an '=' after a query key without value.
s3_request() { # <method> <path and query> [body]
  local sum args=()
  sum=$(printf %s "${3-}" | sha256sum)
  if [[ -n ${3-} ]]; then args=(--data-binary "$3"); fi
  curl -sS -m 20 -o /dev/null -w '%{http_code}' -X "$1" --aws-sigv4 "aws:amz:$S3_REGION:s3" \
    --user "$S3_ACCESS_KEY_ID:$S3_SECRET_ACCESS_KEY" -H "x-amz-content-sha256: ${sum%% *}" \
    "${args[@]}" "http://127.0.0.1:$S3_PORT$2"
}

s3_origins() ( # in a subshell: a * in an origin is no file name
  set -f
  for origin in $S3_CORS_ORIGINS $S3_CORS_EXTRA_ORIGINS; do echo "$origin"; done
)

s3_ensure() { # create the bucket if it is missing and set its CORS rules
  local code origin xml=''
  code=$(s3_request PUT "/$S3_BUCKET")       # 200 too when it is ours already
  [[ $code == 200 ]] || { log s3 "creating bucket $S3_BUCKET: HTTP $code"; return 1; }
  while read -r origin; do xml+="<AllowedOrigin>$origin</AllowedOrigin>"; done < <(s3_origins)
  xml="<CORSConfiguration><CORSRule>$xml<AllowedMethod>GET</AllowedMethod><AllowedMethod>HEAD</AllowedMethod><AllowedMethod>PUT</AllowedMethod><AllowedMethod>POST</AllowedMethod><AllowedHeader>*</AllowedHeader><ExposeHeader>ETag</ExposeHeader><MaxAgeSeconds>600</MaxAgeSeconds></CORSRule></CORSConfiguration>"
  code=$(s3_request PUT "/$S3_BUCKET?cors=" "$xml")
  [[ $code == 200 ]] || { log s3 "CORS of bucket $S3_BUCKET: HTTP $code"; return 1; }
}

s3_stop() { # [signal]: whichever store is running; the OSD needs the monitor to leave properly
  local sig=${1:-TERM} dir rc=0
  for dir in "$DATA"/s3-bluestore "$DATA"/s3-memstore; do
    [[ -d $dir ]] || continue
    kill_pidfile "$dir/watch.pid" KILL 5 || rc=1
    kill_pidfile "$dir/rgw.pid" KILL 5 || rc=1      # keeps no state; leaving properly takes it 5 s
    if alive "$dir/osd.pid"; then
      if kill_pidfile "$dir/osd.pid" "$sig" 60 && [[ $sig == TERM ]]; then touch "$dir/osd.clean"; else rc=1; fi
    fi
    kill_pidfile "$dir/mon.pid" "$sig" 15 || rc=1
  done
  return "$rc"
}
s3_pids() { local d; d=$(s3_dir); printf '%s\n' "$d/mon.pid" "$d/osd.pid" "$d/rgw.pid"; }
s3_info() { echo "http://127.0.0.1:$S3_PORT store=$S3_STORE bucket=$S3_BUCKET"; }
s3_env() {
  cat <<-ENV
	S3_ENDPOINT=http://127.0.0.1:$S3_PORT
	S3_REGION=$S3_REGION
	S3_ACCESS_KEY_ID=$S3_ACCESS_KEY_ID
	S3_SECRET_ACCESS_KEY=$S3_SECRET_ACCESS_KEY
	S3_BUCKET=$S3_BUCKET
	AWS_REQUEST_CHECKSUM_CALCULATION=WHEN_REQUIRED
	AWS_RESPONSE_CHECKSUM_VALIDATION=WHEN_REQUIRED
	ENV
}
