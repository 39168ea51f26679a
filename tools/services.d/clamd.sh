# shellcheck shell=bash
# Part of tools/services: the virus scanner.

CLAMD_PORT=${CLAMD_PORT:-$((13310 + OFFSET))}
CLAMD_STREAM_MAX_MB=${CLAMD_STREAM_MAX_MB:-100}   # the largest upload (video)

clamd_ready() ( # in a subshell: closes descriptor 3, survives a refused connection
  exec 3<>"/dev/tcp/127.0.0.1/$CLAMD_PORT"
  printf 'zPING\0' >&3
  IFS= read -r -d '' -t 2 answer <&3
  [[ $answer == PONG ]]
)

clamd_start() {
  local dir=$DATA/clamd
  need_bin clamd
  need_free_ports clamd "$CLAMD_PORT"
  make_dirs "$dir" "$dir/db" "$dir/tmp"
  # The whole database: the EICAR test string at the start of a file (or of a file
  # in an archive). Written as hex so that no scanner takes this script for it.
  # clamd reports it as Eicar-Test-Signature.UNOFFICIAL.
  printf '%s:%s\n' 'Eicar-Test-Signature:0:0' \
    58354f2150254041505b345c505a58353428505e2937434329377d2445494341522d5354414e444152442d414e544956495255532d544553542d46494c452124482b482a \
    >"$dir/db/local.ndb"
  cat >"$dir/clamd.conf" <<-CONF
	Foreground yes
	DatabaseDirectory $dir/db
	TemporaryDirectory $dir/tmp
	TCPAddr 127.0.0.1
	TCPSocket $CLAMD_PORT
	LogTime yes
	SelfCheck 0
	# What is too large to be scanned is reported, not passed as clean. With equal
	# limits clamd also closes the stream: no verdict.
	AlertExceedsMax yes
	StreamMaxLength ${CLAMD_STREAM_MAX_MB}M
	MaxFileSize ${CLAMD_STREAM_MAX_MB}M
	MaxScanSize $((CLAMD_STREAM_MAX_MB * 2))M
	CONF
  spawn "$dir/clamd.pid" "$dir/clamd.log" clamd -c "$dir/clamd.conf"
  wait_ready clamd "$dir/clamd.pid" "$dir/clamd.log" clamd_ready
}

clamd_stop() { kill_pidfile "$DATA/clamd/clamd.pid" TERM 10; }
clamd_pids() { echo "$DATA/clamd/clamd.pid"; }
clamd_info() { echo "127.0.0.1:$CLAMD_PORT"; }
clamd_env() {
  cat <<-ENV
	CLAMD_HOST=127.0.0.1
	CLAMD_PORT=$CLAMD_PORT
	ENV
}
