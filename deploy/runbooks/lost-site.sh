# shellcheck shell=bash disable=SC2154  # what is not set here is set by steps.sh
# docs/operations/lost-site.md
"$cluster" wait
[[ $(sql "select 1 from pg_database where datname = 'trial'") == 1 ]] || sql 'create database trial owner werkplatz'
sql 'set client_min_messages = warning; drop table if exists kept; create table kept (n int primary key)' trial
sql 'insert into kept select generate_series(1, 1000)' trial
lead=$("$cluster" primary)
left=$(sql "select right(application_name, 1) from pg_stat_replication where sync_state in ('sync', 'quorum') limit 1")
gone=$((6 - lead - left))
# Signing in saves a session, and nothing can be saved at first.
token=$(sign_in "$dario")
save() { DB=trial timeout 6 "$cluster" sql 'insert into kept select max(n) + 1 from kept'; } # a commit that waits for a standby heeds no timeout of its own

# Two of three places gone, the synchronous standby left.
began=$SECONDS
for n in "$lead" "$gone"; do "$cluster" kill "$n" 2>/dev/null; rm -rf "$CLUSTER_DIR/node$n/pgdata" "$CLUSTER_DIR/node$n/etcd"; done
sleep 25
expect 'nobody leads by itself' '' "$("$cluster" primary || true)"
"$cluster" alone "$left" 2>/dev/null                                                          # 3
within 60 'the last node leads' is "$left" "$cluster" primary
within 30 'people can read' is 200 details "$token"
expect 'nothing acknowledged is lost' 1000 "$(sql 'select count(*) from kept' trial)"
expect 'strict: nothing can be saved without a standby' no "$(save >/dev/null 2>&1 && echo yes || echo no)"
"$cluster" ctl edit-config werkplatz --force -s synchronous_mode=false -s synchronous_mode_strict=false >/dev/null
within 30 'by decision: people can save' save
echo "        served again $((SECONDS - began)) s after the loss"
for n in "$lead" "$gone"; do
  "$cluster" rejoin "$n" "$left" 2>/dev/null
  within 120 "new host $n follows" is 1 sql "select 1 from pg_stat_replication where application_name = 'node$n' and state = 'streaming'"
done
"$cluster" ctl edit-config werkplatz --force -s synchronous_mode=true -s synchronous_mode_strict=true >/dev/null
within 60 'as before' "$cluster" wait 5
expect 'strict again' 1 "$(sql "select 1 where current_setting('synchronous_standby_names') <> ''")"
within 60 'every process is ready' all_ready

# All gone: new hosts, secrets from the safe, the newest moment of the backups.
sql 'insert into kept select generate_series(2001, 3000)' trial
sql 'select pg_switch_wal()' >/dev/null
sleep 5
sql 'insert into kept select generate_series(3001, 3010)' trial
began=$SECONDS
for n in "${NODES[@]}"; do "$cluster" kill "$n" 2>/dev/null; done
"$cluster" stop 2>/dev/null || true
for n in "${NODES[@]}"; do rm -rf "$CLUSTER_DIR/node$n"/{pgdata,etcd}; done
"$cluster" write
S3_PORT=$S3_TLS_PORT "$ROOT/deploy/backup/configure"
"$ROOT/deploy/backup/restore" "$settings" "$copy" "$copy_port"
put_in_place
# The restored node first: one with an empty folder would begin a new cluster.
for n in "${NODES[@]}"; do "$cluster" revive "$n" etcd 2>/dev/null; done
"$cluster" revive proxy 2>/dev/null
"$cluster" revive 1 2>/dev/null
within 60 'the restored node leads' is 1 "$cluster" primary
"$cluster" start 2>/dev/null
within 60 'every process is ready' all_ready
expect 'archived rows are there' 1000 "$(sql 'select count(*) from kept where n between 2001 and 3000' trial)"
echo "        the last 10 rows were not archived yet: $(sql 'select count(*) from kept where n > 3000' trial) of them are there"
expect 'somebody signs in' 200 "$(details "$(sign_in "$dario")")"
echo "        open again $((SECONDS - began)) s after the beginning"
rm -rf "$copy"
