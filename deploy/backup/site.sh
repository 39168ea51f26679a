# shellcheck shell=bash
# Part of deploy/backup/trial and deploy/monitoring/soak: the cluster with the product and the demo world, archiving into a
# store of its own with TLS. HERE names a folder of deploy/.
# Settings: CLUSTER_DIR, CLUSTER_PORT; TRIAL_DIR (CLUSTER_DIR-store), TRIAL_OFFSET (added to the ports of tools/services).
# shellcheck disable=SC2034  # used by those who source it

ROOT=$(cd "$HERE/../.." && pwd)
export CLUSTER_DIR=${CLUSTER_DIR:-/var/tmp/werkplatz-cluster} CLUSTER_PORT=${CLUSTER_PORT:-26000} CLUSTER_STANZA=werkplatz
export SERVICES_DIR=${TRIAL_DIR:-$CLUSTER_DIR-store} SERVICES_PORT_OFFSET=${TRIAL_OFFSET:-9000} SERVICES_FAST=0
export S3_CA=$CLUSTER_DIR/certificates/ca.crt S3_BUCKET=werkplatz-backup S3_TLS_PORT=$((19443 + SERVICES_PORT_OFFSET))
export S3_TLS_CERT=$CLUSTER_DIR/certificates/proxy.pem CLUSTER_SETTINGS=$CLUSTER_DIR.settings
export S3_ACCESS_KEY_ID=trialaccesskey S3_SECRET_ACCESS_KEY
S3_SECRET_ACCESS_KEY=$(openssl rand -hex 20)
services=$ROOT/tools/services cluster=$ROOT/deploy/cluster/cluster settings=$CLUSTER_DIR/backup

# Before the caller says what is done at the end, which wipes it.
if [[ -e $CLUSTER_DIR ]]; then
  echo "$CLUSTER_DIR is somebody's: another CLUSTER_DIR and CLUSTER_PORT, or end it first ($cluster wipe)" >&2
  exit 1
fi

start_site() {
  # Certificates first: the store answers with one of them.
  "$cluster" write
  "$services" install
  "$services" start s3 mail clamd
  "$services" env >"$CLUSTER_SETTINGS"
  S3_PORT=$S3_TLS_PORT "$ROOT/deploy/backup/configure"
  "$cluster" start
  "$ROOT/deploy/cluster/faults/product" demo --if-empty
}
stop_site() {
  # What was done to it is of no use to anybody.
  "$cluster" wipe 2>/dev/null || true
  "$services" wipe >/dev/null 2>&1 || true
  rm -f "$CLUSTER_SETTINGS"
}
