// T19: an id is in some list ⇔ details answers 200, over random worlds: applications and requests of two companies in
// random statuses, activity authors who may have left, and somebody with random roles who looks.
import { applicationFilters } from '@werkplatz/contract/applications/schemas.ts'
import { applicationStatus, approvalStatus } from '@werkplatz/contract/applications/status.ts'
import { roles, type Role } from '@werkplatz/contract/rules/roles.ts'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newApplication, newApproval } from '../../../../test/applications.ts'
import { memberOf } from '../../../../test/matrix/members.ts'
import { newCompany, newPerson, type Person } from '../../../../test/people.ts'
import { guardRow } from '../../../access/guard.ts'
import type { Member } from '../../../access/member.ts'
import { readPage } from '../../../access/page.ts'
import { countApplications, listApplications } from '../read/application-read.queries.ts'
import { approvalSource } from '../read/approval-page.ts'

let app: TestApp
let people: Person[]
let applications: string[]
let approvals: string[]
beforeAll(async () => {
  app = await testApp()
  const companies = [await newCompany(app, 'Erste'), await newCompany(app, 'Zweite')]
  people = []
  for (const [i, companyId] of [...companies, ...companies].entries())
    people.push(await newPerson(app, { nameFirst: `Person${i}`, companyId, roles: ['USER'] }))
  applications = []
  approvals = []
  for (const author of people) {
    for (const applicant of people) {
      if (applicant === author) continue
      const activity = await newActivity(app, author, { isPublic: true })
      applications.push(await newApplication(app, applicant, activity))
      if (applicant.companyId !== author.companyId) approvals.push(await newApproval(app, applicant, activity))
    }
  }
  await app.pool.query("update approval set comment = 'Gern.', decided_at = now()")
  await app.pool.query('update approval set decided_by = (select id from person where id <> applicant_id limit 1)')
})

async function become(table: 'application' | 'approval', ids: string[], statuses: readonly string[]) {
  await app.pool.query(
    `update ${table} set status = now.status from unnest($1::uuid[], $2::text[]) as now (id, status) where ${table}.id = now.id`,
    [ids, statuses],
  )
}

const world = fc.record({
  applied: fc.infiniteStream(fc.constantFrom(...applicationStatus.statuses)),
  asked: fc.infiniteStream(fc.constantFrom(...approvalStatus.statuses)),
  left: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
  viewer: fc.nat({ max: 3 }),
  roles: fc.subarray([...roles], { minLength: 1 }),
})

const readable = async (me: Member, action: string, ids: string[]) => {
  const verdicts = await Promise.all(
    ids.map((id) =>
      guardRow(app.db, me, action, id).then(
        () => true,
        () => false,
      ),
    ),
  )
  return ids.filter((_, i) => verdicts[i]).toSorted()
}

test('in a list ⇔ readable, and the totals agree', async () => {
  await fc.assert(
    fc.asyncProperty(world, async ({ applied, asked, left, viewer, roles: held }) => {
      await become('application', applications, [...applied.take(applications.length)])
      await become('approval', approvals, [...asked.take(approvals.length)])
      await app.pool.query(
        `update person set status = case when now.gone then 'DEACTIVATED' else 'ACTIVE' end
         from unnest($1::uuid[], $2::boolean[]) as now (id, gone) where person.id = now.id`,
        [people.map((person) => person.id), left],
      )
      const me = memberOf({ ...people[viewer]!, roles: held as Role[] })
      const all = { page: 0, size: 100 }
      const listed = new Set<string>()
      for (const filter of applicationFilters) {
        const source = { list: listApplications[filter], count: countApplications[filter], params: {} }
        const { rows, total } = await readPage(app.db, me, all, source)
        expect(new Set(rows.map((row) => row.id)).size).toBe(total)
        for (const row of rows) listed.add(row.id)
      }
      expect([...listed].toSorted()).toEqual(await readable(me, 'application.read', applications))
      const requests = await readPage(app.db, me, all, approvalSource('', me))
      expect(requests.rows.map((row) => row.id).toSorted()).toEqual(await readable(me, 'approval.read', approvals))
      expect(requests.total).toBe(requests.rows.length)
    }),
    { numRuns: 300 },
  )
}, 240_000)
