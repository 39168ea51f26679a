// Failed attempts to prove who one is: counted per account and address, and per address.
import { sql } from 'kysely'

import type { Db, Tx } from '../db/open.ts'

export async function findLoginFailures(db: Db, who: string[]) {
  return db
    .selectFrom('login_failure')
    .select(sql<number>`greatest(0, extract(epoch from blocked_until - clock_timestamp()))::float8`.as('wait_seconds'))
    .where('who', '=', sql<string>`any(${who})`)
    .where('blocked_until', 'is not', null)
    .execute()
}

/** Failure number `free` and every one after it blocks: 1 s, 2 s, 4 s … up to the longest delay. */
export async function countLoginFailure(
  tx: Tx,
  {
    who,
    windowSeconds,
    free,
    maxDelaySeconds,
  }: { who: string; windowSeconds: number; free: number; maxDelaySeconds: number },
) {
  const blocked = (failures: ReturnType<typeof sql>) => sql`case when ${failures} >= ${free}::int
    then now() + make_interval(secs => least(${maxDelaySeconds}::float8, power(2, least(${failures} - ${free}::int, 20))))
  end`
  await sql`
    insert into login_failure as f (who, failures, first_at, blocked_until)
    values (${who}, 1, now(), ${blocked(sql`1`)})
    on conflict (who) do update set
      failures = case when f.first_at < now() - make_interval(secs => ${windowSeconds}) then 1 else f.failures + 1 end,
      first_at = case when f.first_at < now() - make_interval(secs => ${windowSeconds}) then now() else f.first_at end,
      blocked_until = case when f.first_at < now() - make_interval(secs => ${windowSeconds})
        then ${blocked(sql`1`)} else ${blocked(sql`(f.failures + 1)`)} end
  `.execute(tx)
}

export async function forgetLoginFailures(tx: Tx, who: string) {
  await tx.deleteFrom('login_failure').where('who', '=', who).execute()
}

export async function findPasswordOf(db: Db, personId: string) {
  return db
    .selectFrom('person')
    .innerJoin('credential', 'credential.person_id', 'person.id')
    .select(['person.email', 'credential.password_hash'])
    .where('person.id', '=', personId)
    .executeTakeFirst()
}
