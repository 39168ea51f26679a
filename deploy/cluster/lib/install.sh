# shellcheck shell=bash
# Part of deploy/cluster/cluster: Debian's packages and the daemons' account.

PACKAGES=(postgresql-15 patroni python3-etcd etcd-server etcd-client haproxy nats-server pgbackrest iptables libfaketime curl openssl)

cmd_install() {
  local fresh=0 rc=0
  # Keeps the packages from starting daemons of their own, and PostgreSQL from making its «main» cluster.
  if [[ ! -e /usr/sbin/policy-rc.d ]]; then
    printf '#!/bin/sh\nexit 101\n' >/usr/sbin/policy-rc.d
    chmod +x /usr/sbin/policy-rc.d
    fresh=1
  fi
  mkdir -p /etc/postgresql-common/createcluster.d
  echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.d/werkplatz-cluster.conf
  # What is there stays as it is: a server that runs while its libraries are replaced cannot load them any more.
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends --no-upgrade -o Dpkg::Use-Pty=0 "${PACKAGES[@]}" >/dev/null || rc=$?
  if ((fresh)); then rm -f /usr/sbin/policy-rc.d; fi
  ((rc == 0)) || die 'apt-get failed (apt-get update first?)'
  getent passwd "$CLUSTER_USER" >/dev/null ||
    useradd --system --user-group --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin "$CLUSTER_USER"
  log install 'done'
}
