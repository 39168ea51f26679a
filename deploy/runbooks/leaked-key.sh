# shellcheck shell=bash disable=SC2154  # what is not set here is set by steps.sh
# docs/operations/leaked-key.md: each row of its table that is closed by hand.
hex() { openssl rand -hex 24; }
token=$(sign_in "$nina")
new_secret token-key sh -c 'openssl genpkey -algorithm ed25519 | base64 -w0'
at_once
expect 'TOKEN_PRIVATE_KEY: a token of the old key' 401 "$(details "$token")"
expect 'TOKEN_PRIVATE_KEY: the browser fetches a new one' 200 "$(refresh)"

token=$(sign_in "$nina")
new_secret session sh -c 'openssl rand -base64 32'
at_once
expect 'SESSION_SECRET: an old session' 401 "$(refresh)"
token=$(sign_in "$nina")
expect 'SESSION_SECRET: she signs in again' 200 "$(details "$token")"

start_reading "$token"
for role in app worker; do
  new_secret "$role" hex
  sql "alter role werkplatz_$role password '$(cat "$CLUSTER_DIR/secrets/$role")'"
done
roll
stop_reading 'passwords of the product'
expect 'the new ones hold, the doors are closed to others' 0 "$("$ROOT/deploy/cluster/doors" | grep -c FAILED || true)"

start_reading "$token"
for role in postgres replicator rewinder; do
  old=$(cat "$CLUSTER_DIR/secrets/$role")
  new_secret "$role" hex
  changed=$(cat "$CLUSTER_DIR/secrets/$role")
  PGPASSWORD=$(cat "$CLUSTER_DIR/secrets/postgres")
  [[ $role != postgres ]] || PGPASSWORD=$old
  export PGPASSWORD
  psql -X -q "host=localhost port=$((CLUSTER_PORT + 50)) user=postgres dbname=postgres sslmode=verify-full sslrootcert=$S3_CA" -c "alter role $role password '$changed'"
  unset PGPASSWORD
done
"$cluster" write
"$cluster" ctl reload werkplatz --force >/dev/null
S3_PORT=$S3_TLS_PORT "$ROOT/deploy/backup/configure"
sleep 10
stop_reading 'passwords of the nodes'
"$cluster" kill "$("$cluster" primary)" 2>/dev/null
within 60 'passwords of the nodes: another one takes over with them' is 1 sql 'select 1 where not pg_is_in_recovery()'
for n in "${NODES[@]}"; do "$cluster" revive "$n" 2>/dev/null; done
within 120 'passwords of the nodes: the old one follows' "$cluster" wait 1
"$ROOT/deploy/backup/backup" "$settings" diff
echo 'ok      passwords of the nodes: a backup is taken with them'

new_secret bus hex
"$cluster" write
for n in "${NODES[@]}"; do nats-server --signal "reload=$(cut -d' ' -f1 "$CLUSTER_DIR/node$n/nats.pid")"; done
roll
within 30 'password of the bus: every process has it' all_ready

key=NEW$(openssl rand -hex 8)
[[ -n $key ]]
ceph() { as_user env -i PATH=/usr/bin:/bin HOME=/tmp radosgw-admin -c "$SERVICES_DIR/data/s3-bluestore/ceph.conf" -n client.rgw "$@" >/dev/null; }
old_key=$S3_ACCESS_KEY_ID
export S3_ACCESS_KEY_ID=$key S3_SECRET_ACCESS_KEY
S3_SECRET_ACCESS_KEY=$(openssl rand -hex 20)
ceph key create --uid=werkplatz --key-type=s3 "--access-key=$S3_ACCESS_KEY_ID" "--secret-key=$S3_SECRET_ACCESS_KEY"
sed -i -e "s|^S3_ACCESS_KEY_ID=.*|S3_ACCESS_KEY_ID=$S3_ACCESS_KEY_ID|" -e "s|^S3_SECRET_ACCESS_KEY=.*|S3_SECRET_ACCESS_KEY=$S3_SECRET_ACCESS_KEY|" "$CLUSTER_SETTINGS"
S3_PORT=$S3_TLS_PORT "$ROOT/deploy/backup/configure"
roll
ceph key rm --uid=werkplatz --key-type=s3 "--access-key=$old_key"
"$ROOT/deploy/backup/backup" "$settings" diff
echo 'ok      key of the store: a backup is taken with the new one, the old one is gone'
within 30 'key of the store: every process has it' all_ready

n=$("$cluster" primary)
standby=$((n % 3 + 1))
before=$(openssl x509 -in "$CLUSTER_DIR/certificates/node$standby.crt" -noout -serial)
rm "$CLUSTER_DIR/certificates/node$standby".*
"$cluster" write
[[ $before != "$(openssl x509 -in "$CLUSTER_DIR/certificates/node$standby.crt" -noout -serial)" ]]
"$cluster" kill "$standby" 2>/dev/null
"$cluster" revive "$standby" 2>/dev/null
within 120 'a certificate: the node comes back with a new one' "$cluster" wait 1
