# shellcheck shell=bash
# Part of deploy/cluster/cluster: a node on a small disk of its own, in memory, that can be filled to the last byte (root).

data_of() { # <node>
  is_node "${1-}" || die "no node named '${1-}'"
  echo "$CLUSTER_DIR/node$1/pgdata"
}
is_small() { mountpoint -q "$1"; } # <folder>

cmd_shrink() { # <node>, whose PostgreSQL does not run
  local dir size
  dir=$(data_of "${1-}")
  [[ -z $(pids_of "$1" postgres) ]] || die "node $1 runs: kill it first"
  ! is_small "$dir" || return 0
  size=$(($(du -sm "$dir" | cut -f1) + 192))
  mv "$dir" "$dir.before"
  mkdir -m 700 "$dir"
  mount -t tmpfs -o "size=${size}m,mode=700" werkplatz-cluster "$dir"
  cp -a "$dir.before/." "$dir"
  chown "$CLUSTER_USER" "$dir"
  rm -rf "$dir.before"
  log "node$1" "on a disk of $size MB"
}
cmd_grow() { # <node>, back to the machine's own disk
  local dir
  dir=$(data_of "${1-}")
  [[ -z $(pids_of "$1" postgres) ]] || die "node $1 runs: kill it first"
  is_small "$dir" || return 0
  cp -a "$dir" "$dir.after"
  umount "$dir"
  rmdir "$dir"
  mv "$dir.after" "$dir"
  log "node$1" "on the machine's own disk"
}
cmd_fill() { # <node>
  local dir
  dir=$(data_of "${1-}")
  is_small "$dir" || die "node $1 is on the machine's own disk: shrink it first"
  dd if=/dev/zero of="$dir/filler" bs=1M 2>/dev/null || true
  log "node$1" 'disk full'
}
cmd_clear() { # <node>
  local dir
  dir=$(data_of "${1-}")
  rm -f "$dir/filler"
  log "node$1" 'disk cleared'
}
forget_disks() {
  local n dir
  for n in "${NODES[@]}"; do
    dir=$(data_of "$n")
    if is_small "$dir"; then umount "$dir"; fi
  done
}
