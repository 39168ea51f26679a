# shellcheck shell=bash disable=SC2154  # what is not set here is set by steps.sh
# docs/operations/restore.md, «The whole database to a moment»
began=$SECONDS
"$cluster" stop product 2>/dev/null
# Of the others: hers go with her.
them="select count(*) from post where author_id not in (select id from person where email = '$nina')"
posts=$(sql "$them")
moment=$(sql 'select clock_timestamp()')
sleep 1
"$cluster" start product 2>/dev/null
# After the moment: somebody is forgotten, and everything that was posted is lost.
token=$(sign_in "$nina")
call -o /dev/null -H "authorization: Bearer $token" -H 'content-type: application/json' -d '{"password":"werkplatz-demo"}' "$edge/api/v1/auth/my-data/deletion"
sql "update deletion set date_due = now() where status = 'WAITING' and person_id = (select id from person where email = '$nina')"
sql "insert into pgboss.job (name, data) values ('erase-people', '{}')" >/dev/null
within 60 'somebody is forgotten' is 0 sql "select count(*) from person where email = '$nina'"
within 60 'which is noted outside of the database' is 0 sql "select count(*) from pgboss.job where name = 'note-forgotten' and state <> 'completed'"
sql 'set client_min_messages = warning; truncate post cascade'
sql 'select pg_switch_wal()' >/dev/null
echo "        accident after $moment, told $((SECONDS - began)) s after the beginning"

began=$SECONDS
"$cluster" stop product 2>/dev/null                                                           # 1
"$ROOT/deploy/backup/restore" "$settings" "$copy" "$copy_port" "$moment"                      # 2
expect 'looked at: posts of the copy' "$posts" "$(copy_sql werkplatz "$them")"
expect 'asked for deletion since, and waits' '' "$(sql "select person_id, date_due from deletion where status = 'WAITING' and date_created > '$moment'")" # 3
lead=$("$cluster" primary)
for n in "${NODES[@]}"; do [[ $n == "$lead" ]] || "$cluster" end "$n" 2>/dev/null; done       # 4
"$cluster" end "$lead" 2>/dev/null
put_in_place
printf 'werkplatz\nYes I am aware\n' | "$cluster" ctl remove werkplatz >/dev/null
"$cluster" revive 1 2>/dev/null
within 60 'the restored node leads' is 1 "$cluster" primary
for n in 2 3; do "$cluster" revive "$n" 2>/dev/null; done
within 180 'the others follow' "$cluster" wait 1
expect 'the archive goes on' on "$(sql 'show archive_mode')"
"$ROOT/deploy/backup/backup" "$settings" full                                                 # 5
(cd "$ROOT" && env -i PATH="$ROOT/node_modules/.bin:$PATH" LANG=C.UTF-8 NODE_EXTRA_CA_CERTS="$S3_CA" node --env-file="$CLUSTER_DIR/product.env" server/src/processes/forget-again.ts) # 6
expect 'who was forgotten is forgotten' 0 "$(sql "select count(*) from person where email = '$nina'")"
"$cluster" start product 2>/dev/null                                                          # 7
within 60 'every process is ready' all_ready
(cd "$ROOT" && env -i PATH="$ROOT/node_modules/.bin:$PATH" LANG=C.UTF-8 NODE_EXTRA_CA_CERTS="$S3_CA" node --env-file="$CLUSTER_DIR/product.env" server/src/processes/check-store.ts) || true # 8
expect 'posts are back' "$posts" "$(sql "$them")"                         # 9
expect 'somebody signs in' 200 "$(details "$(sign_in "$dario")")"
echo "        open again $((SECONDS - began)) s after the beginning"
sql 'select pg_switch_wal()' >/dev/null
sleep 3
"$ROOT/deploy/backup/drill" "$settings" "$CLUSTER_DIR/drilled" $((CLUSTER_PORT + 99)) || failed=$((failed + 1))
rm -rf "$CLUSTER_DIR"/node?/pgdata.old "$copy"
