// T20: an id is in some list ⇔ details answers 200, over 1,000 random worlds in one database: for each of them every
// activity of two companies is put into a random status and audience, and somebody with random roles looks.
import { activityFilters, type ActivityFilter } from '@werkplatz/contract/activities/list-schemas.ts'
import { roles, type Role } from '@werkplatz/contract/rules/roles.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'

import { allStatuses, newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { memberOf } from '../../../../test/matrix/members.ts'
import { newCompany, newPerson, type Person } from '../../../../test/people.ts'
import { guardRow } from '../../../access/guard.ts'
import type { Member } from '../../../access/member.ts'
import { listActivities } from '../read/activity-list.queries.ts'
import { readActivityPage } from '../read/activity-page.ts'
import { countActivities } from '../read/activity-total.queries.ts'
import { readScopeOf } from '../read/read-scope.ts'

/** A mutation run asks the same of fewer: it repeats the test for hundreds of breaks. */
const WORLDS = Number(process.env.REACH_WORLDS ?? 1_000)
const EACH = 5

let app: TestApp
/** Two people in each of two companies, and one who moved from the first to the second. */
let writers: Person[]
let companies: string[]
let ids: string[]
beforeAll(async () => {
  app = await testApp()
  companies = [await newCompany(app, 'Erste'), await newCompany(app, 'Zweite')]
  writers = []
  for (const [i, companyId] of [0, 0, 1, 1, 0].map((n) => companies[n]!).entries()) {
    writers.push(await newPerson(app, { nameFirst: `Autor${i}`, companyId, roles: ['USER'] }))
  }
  ids = []
  for (const author of writers) for (let i = 0; i < EACH; i += 1) ids.push(await newActivity(app, author))
  writers[4] = { ...writers[4]!, companyId: companies[1]! }
})

const states = fc.record({
  status: fc.constantFrom(...allStatuses),
  isPublic: fc.boolean(),
  wasPublished: fc.boolean(),
})

/** The counters follow by themselves. */
async function become(world: { status: string; isPublic: boolean; wasPublished: boolean }[]) {
  await app.pool.query(
    `update activity set status = now.status, is_public = now.is_public
     from unnest($1::uuid[], $2::text[], $3::boolean[]) as now (id, status, is_public) where activity.id = now.id`,
    [ids, world.map((one) => one.status), world.map((one) => one.isPublic)],
  )
  await app.pool.query(
    `update activity set date_published = case when now.was_published then now() end
     from unnest($1::uuid[], $2::boolean[]) as now (id, was_published) where activity.id = now.id`,
    [ids, world.map((one) => one.wasPublished)],
  )
}

/** The caller as the rules see them: any writer's place, any roles. */
const viewers = fc.record({
  writer: fc.nat(4),
  isStranger: fc.boolean(),
  held: fc.uniqueArray(fc.constantFrom<Role>(...roles), { minLength: 1, maxLength: 3 }),
})

function viewerOf(seed: { writer: number; isStranger: boolean; held: Role[] }): Member {
  const person = writers[seed.writer]!
  const id = seed.isStranger ? '00000000-0000-7000-8000-000000000001' : person.id
  return memberOf({ ...person, id, roles: seed.held })
}

const filtersOf = (me: Member): ActivityFilter[] => {
  const { pending, visible } = readScopeOf(me)
  return activityFilters.filter(
    (filter) => (filter !== 'APPROVE' || pending !== 'nowhere') && (filter !== 'EXTERNAL' || visible !== 'company'),
  )
}

async function readable(me: Member): Promise<string[]> {
  const answers = await Promise.all(
    ids.map((id) =>
      guardRow(app.db, me, 'activity.read', id).then(
        () => [id],
        () => [],
      ),
    ),
  )
  return answers.flat().toSorted()
}

describe('in any list ⇔ details answers 200', () => {
  test(`${WORLDS} worlds: no list shows what details hides, «Alle» shows everything it answers, totals agree`, async () => {
    const worlds = fc.array(states, { minLength: ids.length, maxLength: ids.length })
    await fc.assert(
      fc.asyncProperty(worlds, viewers, async (world, seed) => {
        await become(world)
        const me = viewerOf(seed)
        const open = await readable(me)
        for (const filter of filtersOf(me)) {
          const page = await readActivityPage(app.db, me, { filter, page: 0, size: 100, query: '' })
          const listed = page.rows.map((row) => row.id!)
          expect([filter, listed.filter((id) => !open.includes(id))]).toEqual([filter, []])
          expect([filter, new Set(listed).size, page.total]).toEqual([filter, listed.length, listed.length])
          if (listed.length) expect(await countActivities(app.db, me, filter)).toBe(listed.length)
          if (filter === 'ALL') expect(listed.toSorted()).toEqual(open)
        }
      }),
      { numRuns: WORLDS, seed: 7, endOnFailure: true },
    )
  }, 240_000)

  test('read from the end, a list is the same list', async () => {
    const me = viewerOf({ writer: 0, isStranger: false, held: ['EDUCATION_OFFICER'] })
    const forward = await readActivityPage(app.db, me, { filter: 'ALL', page: 0, size: 100, query: '' })
    const { total } = forward
    const backward = await listActivities(app.db, me, 'ALL', 'plain', { offset: 3, size: 5, isBackward: true }, '')
    expect(backward.map((row) => row.id)).toEqual(forward.rows.slice(total - 8, total - 3).map((row) => row.id))
  })

  test('a page beyond the last is the last', async () => {
    const me = viewerOf({ writer: 0, isStranger: false, held: ['EDUCATION_OFFICER'] })
    const page = await readActivityPage(app.db, me, { filter: 'ALL', page: 90_000, size: 10, query: '' })
    expect(page.number).toBe(Math.ceil(page.total / 10) - 1)
    expect(page.rows.length).toBe(page.total % 10 || 10)
  })
})
