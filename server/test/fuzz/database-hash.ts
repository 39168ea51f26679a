// A mark that moves with every committed change of a row: a refused call must not move it. Triggers leave it, so asking
// costs one look at an index instead of a count of every table.
import type { Pool } from 'pg'

import { connected, type TestDatabase } from '../database.ts'

/** Counters and traces that a refused call may leave; sessions are made by the fuzz itself. */
const leftOut = ['rate_count', 'attempt', 'session', 'audit', 'migration', 'fuzz_write']

/**
 * A statement that touched no row leaves no mark, and neither does a transaction that was rolled back. The function runs
 * as the owner, because the application has no right to the table.
 */
const triggers = `
  create table fuzz_write (id bigint generated always as identity primary key, changed text not null);
  create function fuzz_note() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
  begin
    if exists (select from touched) then insert into fuzz_write (changed) values (tg_table_name); end if;
    return null;
  end $$;
  do $$
  declare one record;
  begin
    for one in select relname as name from pg_class where relnamespace = 'public'::regnamespace
      and relkind in ('r', 'p') and not relispartition and relname <> all ('{${leftOut.join()}}')
    loop
      execute format('create trigger fuzz_insert after insert on %I
        referencing new table as touched for each statement execute function fuzz_note()', one.name);
      execute format('create trigger fuzz_update after update on %I
        referencing new table as touched for each statement execute function fuzz_note()', one.name);
      execute format('create trigger fuzz_delete after delete on %I
        referencing old table as touched for each statement execute function fuzz_note()', one.name);
    end loop;
  end $$;`

const ready = new WeakMap<Pool, Promise<unknown>>()

/** The last change and its table. */
export async function databaseHash({ pool, urls }: TestDatabase): Promise<string> {
  if (!ready.has(pool))
    ready.set(
      pool,
      connected(urls.DATABASE_OWNER_URL, (client) => client.query(triggers)),
    )
  await ready.get(pool)
  const { rows } = await pool.query<{ mark: string }>({
    name: 'fuzz-mark',
    text: `select id || ' ' || changed as mark from fuzz_write order by id desc limit 1`,
  })
  return rows[0]?.mark ?? ''
}
