// A second database in the place of a copy. It says how far it is as a copy does, by functions that are found before
// PostgreSQL's own; on one server both speak of the same log. What it does not do is follow: nothing written to the
// first arrives there, so a test sees who has answered.
import { connected, testDatabase } from './database.ts'

export interface StandIn {
  name: string
  urls: { DATABASE_URL: string; DATABASE_OWNER_URL: string }
  /** Stays where it is, however much is written, until it catches up. */
  fallBehind(): Promise<void>
  catchUp(): Promise<void>
}

export async function standIn(): Promise<StandIn> {
  const { urls } = await testDatabase()
  const owner = (text: string) => connected(urls.DATABASE_OWNER_URL, async (client) => void (await client.query(text)))
  const name = new URL(urls.DATABASE_URL).pathname.slice(1)
  await owner(`
    create schema stand_in;
    create table stand_in.replayed (lsn pg_lsn);
    create function stand_in.pg_is_in_recovery() returns boolean language sql as 'select true';
    create function stand_in.pg_last_wal_replay_lsn() returns pg_lsn language sql
      as 'select coalesce((select lsn from stand_in.replayed), pg_catalog.pg_current_wal_lsn())';
    grant usage on schema stand_in to public;
    grant select on stand_in.replayed to public;`)
  await owner(`alter database ${name} set search_path = stand_in, pg_catalog, public`)
  return {
    name,
    urls,
    fallBehind: () => owner('insert into stand_in.replayed select pg_current_wal_lsn()'),
    catchUp: () => owner('delete from stand_in.replayed'),
  }
}
