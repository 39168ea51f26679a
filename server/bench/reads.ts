// The reads `pnpm bench` holds against bare pgbench with the same SQL. A feature adds a line.
import { preparedVerdict } from '../src/access/guard.ts'
import { memberFrom } from '../src/access/member.ts'
import type { Db } from '../src/db/handles.ts'
import { findUser } from '../src/features/accounts/account.queries.ts'
import { findActivity } from '../src/features/activities/activity.queries.ts'
import { listStatement } from '../src/features/activities/read/activity-list.queries.ts'
import { listAttachedFiles } from '../src/features/files/file.queries.ts'
import { companyOf } from './fill-activities.ts'

export interface BenchRead {
  name: string
  /** The share of bare pgbench that the whole API must reach (docs/performance.md). */
  goal: number
  path: (person: BenchPerson) => string
  /** The very statement the API runs, with `:n` (1…people) where pgbench picks a person. */
  sql: (db: Db) => string
}

export interface BenchPerson {
  id: string
  token: string
  /** An activity they can read. */
  activityId: string
}

export const benchSize = { activities: 20_000, companies: 500, people: 20_000 }
/** Everybody in the bench is an apprentice: one set of rights, one statement. */
const apprentice = memberFrom({
  id: '',
  company_id: '',
  session_id: '',
  roles: ['APPRENTICE'],
  setup_done: true,
  rights_version: 1,
})

/** Bench people have ids made from their number, so that pgbench can pick one without a look-up. */
export const benchId = "('00000000-0000-7000-8000-' || lpad(to_hex(:n::int), 12, '0'))::uuid"

const benchCompany = `('00000000-0001-7000-8000-' || lpad(to_hex(${companyOf(':n::int', benchSize)}), 12, '0'))::uuid`
const benchActivity = "('00000000-0002-7000-8000-' || lpad(to_hex(:n::int), 12, '0'))::uuid"
const caller = { callerId: benchId, callerCompany: benchCompany }

const inline = (statement: { text: string; parameters: string[] }, values: Record<string, string>) =>
  statement.text.replaceAll(/\$(\d+)/g, (_, index: string) => {
    const name = statement.parameters[Number(index) - 1]!
    return values[name] ?? `'${name}'`
  })

export const reads: BenchRead[] = [
  {
    name: 'details (one row)',
    goal: 0.35,
    path: () => '/api/v1/auth/details',
    sql: (db) => inline(findUser.statement(db), { id: benchId }),
  },
  {
    name: 'activities list',
    goal: 0.6,
    path: () => '/api/v1/activities?filter=OPEN&page=0&size=10',
    sql: (db) => inline(listStatement.of(db, apprentice, 'OPEN'), { ...caller, take: '10', size: '10', offset: '0' }),
  },
  {
    name: 'activity details',
    goal: 0.6,
    path: ({ activityId }) => `/api/v1/activities/details?id=${activityId}`,
    // What the API asks: may they, the activity, its files.
    sql: (db) =>
      [
        inline(preparedVerdict('activity.read').statement(db, apprentice), { ...caller, id: benchActivity }),
        inline(findActivity.statement(db, apprentice), { ...caller, id: benchActivity }),
        inline(listAttachedFiles.statement(db), { resource: "'activity'", ids: `array[${benchActivity}]` }),
      ].join(';\n'),
  },
]
