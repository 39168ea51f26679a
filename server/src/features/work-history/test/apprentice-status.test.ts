// The stored status is the definition: after every edit, decision and deletion, and on every morning. A day passes by
// moving all dates one day back behind the triggers' backs, then the job of the night runs. Longer: HISTORY_RUNS=10000.
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { SECTOR } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import type { WorkContext } from '../../../jobs/definitions.ts'
import { workHistoryJobs } from '../work-history.jobs.ts'
import { naiveStatus } from './naive-history.ts'

const RUNS = Math.max(25, Math.round(Number(process.env.HISTORY_RUNS ?? 0) / 50))

let app: TestApp
let scene: Scene
let people: Person[]
let ctx: WorkContext
let owner: pg.Client
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  const mia = await newPerson(app, { nameFirst: 'Mia', companyId: scene.nordwerk, roles: ['APPRENTICE'] })
  people = [scene.lea, mia, scene.luca]
  ctx = (await testWorker(app, { jobs: [], listeners: [] })).ctx
  owner = new pg.Client(app.urls.DATABASE_OWNER_URL)
  await owner.connect()
})
afterAll(() => owner.end())

interface Stored {
  author_id: string
  stored: string
  current: string | null
  defined: string
  defined_id: string | null
}

async function statuses() {
  const { rows } = await app.pool.query<Stored>(
    `select person.id as author_id, apprentice_status as stored, current_assignment_id as current,
       state.status as defined, state.assignment_id as defined_id
     from person cross join lateral apprentice_state(person.id, swiss_today()) state where person.id = any($1)`,
    [people.map(({ id }) => id)],
  )
  return rows
}

async function rowsOf(authorId: string) {
  const { rows } = await app.pool.query<{
    status: string
    from: number
    to: number
    approvedFrom: number | null
    approvedTo: number | null
  }>(
    `select status, date_start - swiss_today() as from, date_end - swiss_today() as to,
       approved_start - swiss_today() as "approvedFrom", approved_end - swiss_today() as "approvedTo"
     from assignment where author_id = $1`,
    [authorId],
  )
  return rows
}

/** Stored, defined and counted by hand are one. */
async function expectAgreement() {
  for (const { author_id: id, stored, current, defined, defined_id: definedId } of await statuses()) {
    expect([stored, current]).toEqual([defined, definedId])
    expect(stored).toBe(naiveStatus(await rowsOf(id), 0))
  }
}

async function night() {
  await owner.query(`begin; set local app.owner_sees = 'on'; alter table assignment disable trigger user`)
  await owner.query(`update assignment set date_start = date_start - 1, date_end = date_end - 1,
    approved_start = approved_start - 1, approved_end = approved_end - 1`)
  await owner.query('alter table assignment enable trigger user; commit')
  await workHistoryJobs[0]!.run(ctx, {}, 'job')
}

const pick = `(select id from assignment where author_id = $1 order by id offset $2 % greatest(1,
  (select count(*) from assignment where author_id = $1)) limit 1)`
const move = (to: string, from: string) => `update assignment set status = '${to}' where id = ${pick}
  and status in (${from})`

const days = { from: fc.integer({ min: -40, max: 40 }), length: fc.integer({ min: 0, max: 40 }) }
const command = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('add' as const), who: fc.nat(2), at: fc.nat(99), ...days }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('edit' as const), who: fc.nat(2), at: fc.nat(99), ...days }) },
  ...(['submit', 'approve', 'approve', 'reject', 'revise', 'delete'] as const).map((verb) => ({
    weight: 2,
    arbitrary: fc.record({ do: fc.constant(verb), who: fc.nat(2), at: fc.nat(99), ...days }),
  })),
  { weight: 3, arbitrary: fc.record({ do: fc.constant('night' as const), who: fc.nat(2), at: fc.nat(99), ...days }) },
)

interface Command {
  do: 'add' | 'edit' | 'submit' | 'approve' | 'reject' | 'revise' | 'delete' | 'night'
  who: number
  at: number
  from: number
  length: number
}

const statements: Partial<Record<Command['do'], string>> = {
  submit: move('PENDING', "'DRAFT', 'REJECTED'"),
  approve: move('APPROVED', "'PENDING'"),
  reject: move('REJECTED', "'PENDING'"),
  revise: move('PENDING', "'APPROVED'"),
  delete: `delete from assignment where id = ${pick} and approved_at is null`,
}

async function obey({ do: verb, who, at, from, length }: Command) {
  const person = people[who]!
  if (verb === 'night') return night()
  if (verb === 'add')
    return app.pool.query(
      `insert into assignment (author_id, company_id, status, title, description, location, department, work_sector_id,
         contact, date_start, date_end)
       values ($1, $2, $3, 'Einsatz', 'Text', 'Olten', 'Team', $4, 'Rita', swiss_today() + $5::int,
         swiss_today() + $6::int)`,
      [person.id, person.companyId, (['DRAFT', 'PENDING', 'APPROVED'] as const)[at % 3], SECTOR, from, from + length],
    )
  if (verb === 'edit')
    return app.pool.query(
      `update assignment set date_start = swiss_today() + $3::int, date_end = swiss_today() + $4::int where id = ${pick}`,
      [person.id, at, from, from + length],
    )
  return app.pool.query(statements[verb]!, [person.id, at])
}

test('stored = defined = counted by hand, after whatever happens and on every morning', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 30 }), async (commands) => {
      await app.pool.query('delete from assignment where author_id = any($1)', [people.map(({ id }) => id)])
      for (const one of commands) {
        await obey(one)
        await expectAgreement()
      }
    }),
    { numRuns: RUNS },
  )
}, 3_600_000)

test('with the role of an apprentice the status comes and goes', async () => {
  const noah = await newPerson(app, {
    nameFirst: 'Nils',
    companyId: scene.nordwerk,
    roles: ['USER'],
    email: 'nils@nordwerk.example',
  })
  const statusOf = async () =>
    (await app.pool.query('select apprentice_status from person where id = $1', [noah.id])).rows[0]
      .apprentice_status as string
  expect(await statusOf()).toBeNull()
  await app.pool.query("update person set roles = '{APPRENTICE}' where id = $1", [noah.id])
  expect(await statusOf()).toBe('IDLE')
  await app.pool.query("update person set roles = '{USER}' where id = $1", [noah.id])
  expect(await statusOf()).toBeNull()
})

test('of two changes at the same moment the second sees the first', async () => {
  const lea = scene.lea
  await app.pool.query('delete from assignment where author_id = $1', [lea.id])
  await obey({ do: 'add', who: 0, at: 1, from: 2, length: 5 })
  await obey({ do: 'add', who: 0, at: 1, from: -2, length: 5 })
  const { rows } = await app.pool.query<{ id: string }>('select id from assignment where author_id = $1 order by id', [
    lea.id,
  ])
  await Promise.all(
    rows.map(({ id }) => app.pool.query("update assignment set status = 'APPROVED' where id = $1", [id])),
  )
  await expectAgreement()
})
