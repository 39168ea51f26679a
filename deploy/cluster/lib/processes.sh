# shellcheck shell=bash
# Part of deploy/cluster/cluster: starting, finding and ending processes. A pid file holds the pid and when that
# process began, so that a pid given to somebody else meanwhile is never signalled.

# Field 22 of /proc/<pid>/stat, counted behind the command's closing bracket; nothing for a zombie.
began() { # <pid>
  local stat state rest
  stat=$(cat "/proc/$1/stat" 2>/dev/null) || return 1
  read -r state rest <<<"${stat##*) }"
  [[ $state != Z ]] || return 1
  read -ra rest <<<"$rest"
  echo "${rest[18]}"
}
pid_of() { # <pid file>: the pid, if that very process still runs
  local pid when
  { read -r pid when <"$1"; } 2>/dev/null || return 1
  [[ $(began "$pid") == "$when" ]] && echo "$pid"
}
alive() { pid_of "$1" >/dev/null; }

# The daemons' account with a group of its own and a clean environment.
as() { # <gid> <command...>
  local gid=$1
  shift
  setpriv --reuid "$CLUSTER_USER" --regid "$gid" --clear-groups \
    env -i PATH="$PG_BIN:/usr/sbin:/usr/bin:/sbin:/bin" LANG=C.UTF-8 TZ=UTC HOME="$CLUSTER_DIR" "$@"
}
spawn() { # <gid> <name> <folder> <command...>
  local gid=$1 name=$2 dir=$3 pid
  shift 3
  if alive "$dir/$name.pid"; then return; fi
  # exec all the way: the pid we note is the daemon's.
  (exec setpriv --reuid "$CLUSTER_USER" --regid "$gid" --clear-groups \
    env -i PATH="$PG_BIN:/usr/sbin:/usr/bin:/sbin:/bin" LANG=C.UTF-8 TZ=UTC HOME="$CLUSTER_DIR" \
    setsid "$@") </dev/null >>"$dir/$name.log" 2>&1 9>&- &
  pid=$!
  disown "$pid"
  echo "$pid $(began "$pid" || echo 0)" >"$dir/$name.pid"
}
stop_process() { # <folder> <name> <signal> [seconds]
  local file=$1/$2.pid pid i
  if pid=$(pid_of "$file"); then
    kill -s "$3" "$pid" 2>/dev/null || true
    for ((i = 0; i < ${4:-20} * 10; i++)); do alive "$file" || break; sleep 0.1; done
    if alive "$file"; then log "$2" "ignores SIG$3, killing it"; kill -s KILL "$pid"; fi
  fi
  rm -f "$file"
}
wait_for() { # <seconds> <what> <command...>
  local until=$((SECONDS + $1)) what=$2
  shift 2
  until "$@" >/dev/null 2>&1; do
    ((SECONDS < until)) || die "$what: not within the time"
    sleep 0.2
  done
}
