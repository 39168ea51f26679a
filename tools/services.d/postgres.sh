# shellcheck shell=bash
# Part of tools/services: PostgreSQL 15, with the roles and the database of the product.

if [[ $SERVICES_FAST == 1 ]]; then PG_FSYNC=${PG_FSYNC:-off}; else PG_FSYNC=${PG_FSYNC:-on}; fi
PG_BIN=${PG_BIN:-/usr/lib/postgresql/15/bin}
PG_PORT=${PG_PORT:-$((15432 + OFFSET))}
PG_OWNER=${PG_OWNER:-werkplatz}               # owns the database, may create others
PG_APP_DB=${PG_APP_DB:-werkplatz}
PG_EXTENSIONS=(pg_trgm unaccent citext btree_gist pg_stat_statements)

postgres_ready() { svc "$PG_BIN/pg_isready" -q -h 127.0.0.1 -p "$PG_PORT" -U postgres -d postgres; }

pg_sql() { # <database> <sql>: as superuser, over loopback; prints bare values
  svc "$PG_BIN/psql" -X -q -A -t -v ON_ERROR_STOP=1 -h 127.0.0.1 -p "$PG_PORT" -U postgres -d "$1" -c "$2"
}

postgres_start() {
  local dir=$DATA/postgres missing
  need_bin "$PG_BIN/postgres"
  need_free_ports postgres "$PG_PORT"
  make_dirs "$dir" "$dir/run"
  if [[ ! -e $dir/.initialised ]]; then
    rm -rf "$dir/pgdata"
    # --no-sync: a machine crash in this second only means running it again.
    svc "$PG_BIN/initdb" -D "$dir/pgdata" -U postgres --auth=trust --encoding=UTF8 --locale=C.UTF-8 \
      --no-sync >"$dir/initdb.log" 2>&1 || { tail -n 15 "$dir/initdb.log" >&2; return 1; }
    echo "include_if_exists = 'werkplatz.conf'" >>"$dir/pgdata/postgresql.conf"
    touch "$dir/.initialised"
  fi
  # A killed postmaster that init has not reaped yet (a zombie) counts as alive to
  # PostgreSQL, which then refuses to start.
  local pid _ waited=0
  if { read -r pid _ <"$dir/pgdata/postmaster.pid"; } 2>/dev/null; then
    while [[ -e /proc/$pid ]] && ! proc_start "$pid" >/dev/null && ((waited++ < 300)); do sleep 0.1; done
  fi
  # Rewritten at every start, so a changed setting needs only stop and start.
  cat >"$dir/pgdata/werkplatz.conf" <<-CONF
	listen_addresses = '127.0.0.1'
	port = $PG_PORT
	unix_socket_directories = '$dir/run'
	max_connections = 200
	shared_buffers = 128MB
	max_wal_size = 2GB
	random_page_cost = 1.1
	shared_preload_libraries = 'pg_stat_statements'
	pg_stat_statements.track = all
	timezone = 'UTC'
	log_timezone = 'UTC'
	# Off only for throw-away data: after a machine crash the data may be corrupt.
	fsync = $PG_FSYNC
	full_page_writes = $PG_FSYNC
	synchronous_commit = $PG_FSYNC
	CONF
  spawn "$dir/postgres.pid" "$dir/postgres.log" "$PG_BIN/postgres" -D "$dir/pgdata"
  wait_ready postgres "$dir/postgres.pid" "$dir/postgres.log" postgres_ready || return 1

  # pg_stat_statements needs a superuser, so every new database gets it through
  # template1. The other extensions are trusted: $PG_OWNER creates them in the
  # product's own migrations, as it has to in production.
  missing=$(pg_sql postgres "SELECT string_agg(e, ' ') FROM unnest('{$(IFS=,; echo "${PG_EXTENSIONS[*]}")}'::text[]) e
    WHERE e NOT IN (SELECT name FROM pg_available_extensions)")
  [[ -z $missing ]] || { log postgres "extensions not available: $missing"; return 1; }
  pg_sql template1 'SET client_min_messages = warning; CREATE EXTENSION IF NOT EXISTS pg_stat_statements'
  postgres_roles
  [[ $(pg_sql postgres "SELECT 1 FROM pg_database WHERE datname = '$PG_APP_DB'") == 1 ]] ||
    pg_sql postgres "CREATE DATABASE \"$PG_APP_DB\" OWNER \"$PG_OWNER\""
}

# Roles belong to the server, not to a database: operations makes them, migrations
# grant to them by these names (docs/security.md). Also for a copy that was made
# before there were three of them, running or not.
postgres_roles() {
  pg_sql postgres "SET client_min_messages = warning; DO \$\$ BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '$PG_OWNER') THEN CREATE ROLE \"$PG_OWNER\" LOGIN CREATEDB; END IF;
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'werkplatz_app') THEN CREATE ROLE werkplatz_app LOGIN; END IF;
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'werkplatz_worker') THEN
      CREATE ROLE werkplatz_worker LOGIN IN ROLE werkplatz_app;
    END IF;
    -- Here only: databases of tests are dropped although a process of another role may still hold on to them.
    GRANT pg_signal_backend TO \"$PG_OWNER\";
  END \$\$"
}
postgres_ensure() { postgres_roles; }

postgres_stop() { kill_pidfile "$DATA/postgres/postgres.pid" INT 30; }   # INT: "fast" shutdown
postgres_pids() { echo "$DATA/postgres/postgres.pid"; }
postgres_info() { echo "127.0.0.1:$PG_PORT fsync=$(pg_sql postgres 'SHOW fsync' 2>/dev/null || echo '?')"; }
postgres_env() {
  cat <<-ENV
	DATABASE_URL=postgresql://werkplatz_app@127.0.0.1:$PG_PORT/$PG_APP_DB
	DATABASE_WORKER_URL=postgresql://werkplatz_worker@127.0.0.1:$PG_PORT/$PG_APP_DB
	DATABASE_OWNER_URL=postgresql://$PG_OWNER@127.0.0.1:$PG_PORT/$PG_APP_DB
	ENV
}
