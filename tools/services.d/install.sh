# shellcheck shell=bash
# Part of tools/services: installs the packages and the SMTP sink.

APT_PACKAGES=(postgresql-15 nats-server radosgw ceph-mon ceph-osd clamav-daemon curl bubblewrap)
# System-wide units a package enables: switched off again when we installed it.
declare -A APT_UNITS=(
  [nats-server]='nats-server.service'
  [clamav-daemon]='clamav-daemon.service clamav-daemon.socket clamav-freshclam.service'
  [ceph-mon]='ceph-mon.target' [ceph-osd]='ceph-osd.target' [radosgw]='ceph-radosgw.target'
)

cmd_install() {
  local missing=() pkg sudo=() fresh_policy=0
  for pkg in "${APT_PACKAGES[@]}"; do
    [[ $(dpkg-query -W -f '${db:Status-Status}' "$pkg" 2>/dev/null) == installed ]] || missing+=("$pkg")
  done
  if ((EUID != 0)); then sudo=(sudo); fi

  if ((${#missing[@]})); then
    log install "apt: ${missing[*]}"
    # Keep the packages from starting system-wide daemons on their usual ports,
    # and postgresql-15 from creating its "main" cluster.
    if [[ ! -e /usr/sbin/policy-rc.d ]]; then
      printf '#!/bin/sh\nexit 101\n' | "${sudo[@]}" tee /usr/sbin/policy-rc.d >/dev/null
      "${sudo[@]}" chmod +x /usr/sbin/policy-rc.d
      fresh_policy=1
    fi
    if [[ ! -e /etc/postgresql-common/createcluster.conf ]]; then
      "${sudo[@]}" mkdir -p /etc/postgresql-common/createcluster.d
      echo 'create_main_cluster = false' |
        "${sudo[@]}" tee /etc/postgresql-common/createcluster.d/werkplatz-services.conf >/dev/null
    fi
    local rc=0
    {
      "${sudo[@]}" apt-get update -qq &&
        "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive \
          apt-get install -y -qq --no-install-recommends -o Dpkg::Use-Pty=0 "${missing[@]}" >/dev/null
    } || rc=$?
    if ((fresh_policy)); then "${sudo[@]}" rm -f /usr/sbin/policy-rc.d; fi
    ((rc == 0)) || die "apt-get failed"
    if [[ -d /run/systemd/system ]]; then
      for pkg in "${missing[@]}"; do
        # shellcheck disable=SC2086
        "${sudo[@]}" systemctl disable --quiet ${APT_UNITS[$pkg]-} 2>/dev/null || true
      done
    fi
  fi

  if ((EUID == 0)) && ! getent passwd "$SERVICES_USER" >/dev/null; then
    log install "system account $SERVICES_USER"
    useradd --system --user-group --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin "$SERVICES_USER"
  fi

  install_maildev
  log install 'done'
}

install_maildev() { # from the lock file in services.d
  if cmp -s "$PARTS/maildev/package-lock.json" "$TOOLS/maildev/.installed"; then return; fi
  log install "npm: maildev"
  rm -rf "$TOOLS/maildev"
  mkdir -p "$TOOLS/maildev"
  cp "$PARTS"/maildev/package.json "$PARTS"/maildev/package-lock.json "$TOOLS/maildev/"
  # System directories first: the machine's npm runs with the machine's node.
  (cd "$TOOLS/maildev" && PATH=/usr/local/bin:/usr/bin:/bin:$PATH \
    npm ci --prefer-offline --ignore-scripts --no-audit --no-fund --update-notifier=false --loglevel=error >&2)
  cp "$TOOLS/maildev/package-lock.json" "$TOOLS/maildev/.installed"
}
