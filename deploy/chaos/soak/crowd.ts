// Everybody else: people who have the product open and look around, so many that the cluster is as busy as it will be. They
// live in a process of their own; what they met is told every second.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { parseEnv } from 'node:util'

import type { Signed } from '../../../server/bench/live-clients.ts'
import type { History } from '../history.ts'
import { site } from '../site.ts'

export interface Asked {
  callsPerSecond: number
  /** Each with a live connection. */
  people: number
}

/** What the crowd's process is handed. */
export interface Orders extends Asked {
  edge: string
  key: string
  sessions: { sessionId: string; personId: string }[]
}

/** One second of theirs. */
export interface Second {
  calls: number
  /** Neither an answer nor a refusal: an error of the product, or nobody there. */
  failed: number
  /** Milliseconds that 95 of a hundred took at most. */
  p95: number
  /** Live connections. */
  live: number
}

export type Member = Signed & { sessionId: string }

const PEOPLE = `
  with companies as (
    insert into company (name) select 'Publikum ' || n from generate_series(1, 20) n returning id
  ), ids as (select array_agg(id) as all_of_them from companies), people as (
    insert into person (company_id, email, name_first, name_last, roles, setup_at)
    select all_of_them[1 + n % 20], 'publikum' || n || '@soak.example', 'Publikum', n::text, array['USER'], now()
    from ids, generate_series(1, $1::int) n returning id
  )
  insert into session (person_id, salt) select id, '\\x00'::bytea from people
  returning id as "sessionId", person_id as "personId"`

/** Signed in by a row each: two thousand passwords would be a load of their own, and not this one. */
export async function startCrowd(history: History, asked: Asked): Promise<() => Promise<void>> {
  const { TOKEN_PRIVATE_KEY: key } = parseEnv(await site.cluster('env'))
  const sessions = await site.sql<Orders['sessions'][number]>(PEOPLE, [asked.people])
  // PostgreSQL would find out by itself, but minutes later.
  await site.sql('analyze')
  const child = fork(new URL('./crowd-process.ts', import.meta.url), { env: site.env })
  const gone = once(child, 'exit')
  child.on('message', (second: Second) => history.note({ line: 'crowd', ...second }))
  child.send({ ...asked, edge: site.edge, key: key!, sessions } satisfies Orders)
  await Promise.race([once(child, 'message'), gone.then(() => Promise.reject(new Error('the crowd did not come')))])
  return async () => {
    child.disconnect()
    await gone
  }
}
