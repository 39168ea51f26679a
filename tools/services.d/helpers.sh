# shellcheck shell=bash
# Part of tools/services: what every service needs: output, the daemons' account, processes, waiting.

READY_TIMEOUT=${SERVICES_READY_TIMEOUT:-60}   # seconds, per service

log() { printf '%-9s %s\n' "$1" "$2" >&2; }
die() { printf 'services: %s\n' "$*" >&2; exit 1; }

now_ms() { local t=$EPOCHREALTIME; t=${t/[^0-9]/}; echo $((t / 1000)); }

# Prefix that runs a command as the account of the daemons with a clean
# environment: nothing of the caller's (PG*, CEPH_*, NODE_OPTIONS, secrets) leaks in.
AS_SVC=(env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
  LANG=C.UTF-8 TZ=UTC HOME="$DATA")
if ((EUID == 0)); then
  AS_SVC=(setpriv --reuid "$SERVICES_USER" --regid "$SERVICES_USER" --init-groups "${AS_SVC[@]}")
fi
svc() { "${AS_SVC[@]}" "$@"; }

# Make directories owned by the account of the daemons.
make_dirs() {
  mkdir -p "$@"
  if ((EUID == 0)); then chown "$SERVICES_USER:" "$@"; fi
}

# --- processes: a pid file holds "<pid> <start time>", so that a number reused
# --- after a crash or a reboot is never taken for ours.

proc_start() { # <pid>: prints its start time unless it is gone or a zombie
  local stat rest
  { read -r stat <"/proc/$1/stat"; } 2>/dev/null || return 1
  rest=${stat##*) }                             # the name may hold blanks and ')'
  # shellcheck disable=SC2086
  set -- $rest
  [[ $1 != Z && $1 != X ]] || return 1
  echo "${20}"
}

pid_of() { # <pid file>: prints the pid if that very process is alive
  local pid start
  { read -r pid start <"$1"; } 2>/dev/null || return 1
  [[ -n $start && $(proc_start "$pid") == "$start" ]] || return 1
  echo "$pid"
}

alive() { pid_of "$1" >/dev/null; }

spawn() { # <pid file> <log file> <command...>: start a daemon in the background
  local pidfile=$1 logfile=$2 pid
  shift 2
  # Own session, no inherited descriptors (9 is our lock): the daemon must not
  # hold the caller's pipe open or die with its terminal. exec all the way down,
  # so that $! is the daemon itself.
  (exec "${AS_SVC[@]}" setsid "$@") </dev/null >>"$logfile" 2>&1 9>&- &
  pid=$!
  disown "$pid"
  echo "$pid $(proc_start "$pid" || echo 0)" >"$pidfile"
}

kill_pidfile() { # <pid file> <signal> [seconds]: stop and wait; KILL as last resort
  local pid deadline
  pid=$(pid_of "$1") || { rm -f "$1"; return 0; }
  kill -s "$2" "$pid" 2>/dev/null || true
  deadline=$(($(now_ms) + ${3:-20} * 1000))
  while alive "$1"; do
    if (($(now_ms) > deadline)); then
      log "$(basename "$1" .pid)" "pid $pid ignores SIG$2, killing it"
      kill -s KILL "$pid" 2>/dev/null || true
      sleep 0.2
      return 1
    fi
    sleep 0.05
  done
  rm -f "$1"
}

wait_ready() { # <what> <pid file> <log file> <check...>: poll until the check succeeds
  local what=$1 pidfile=$2 logfile=$3 deadline tries=0
  shift 3
  deadline=$(($(now_ms) + READY_TIMEOUT * 1000))
  until "$@" >/dev/null 2>&1; do
    if ! alive "$pidfile" || (($(now_ms) > deadline)); then
      log "$what" "not ready; the end of $logfile:"
      tail -n 15 "$logfile" >&2 || true
      return 1
    fi
    if ((++tries < 40)); then sleep 0.05; else sleep 0.25; fi
  done
}

port_open() { (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }

need_free_ports() { # <service> <port...>
  local what=$1 port
  shift
  for port; do
    if port_open "$port"; then die "$what: port $port is already in use by another process"; fi
  done
}

http_ok() { curl -fsS -m 2 -o /dev/null "$1"; }

need_bin() { [[ -x $1 ]] || command -v "$1" >/dev/null || die "$1 is missing: run '$0 install'"; }
