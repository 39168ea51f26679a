// Nobody judges their own, by any call; who objected or decided first does not look a second time.
import { moderationRoutes } from '@werkplatz/contract/moderation/routes.ts'
import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'
import { companyProfileOf } from '../../../../test/profiles.ts'
import { newReport, type NewTestReport } from '../../../../test/reports.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const calls = {
  readReport: (as: Person, id: string) => app.call('readReport', { as, query: { id } }),
  takeReport: (as: Person, id: string) => app.call('takeReport', { as, body: { id } }),
  releaseReport: (as: Person, id: string) => app.call('releaseReport', { as, body: { id } }),
  decideReport: (as: Person, id: string) =>
    app.call('decideReport', { as, body: { id, decision: 'NO_ACTION', reasons: 'Nichts dran.', answer: '' } }),
  readReportedMessages: (as: Person, id: string) => app.call('readReportedMessages', { as, body: { id } }),
  settleObjection: (as: Person, id: string) =>
    app.call('settleObjection', { as, body: { id, outcome: 'CHANGED', reasons: 'Nichts dran.' } }),
  restoreReported: (as: Person, id: string) => app.call('restoreReported', { as, body: { id, reasons: 'Doch.' } }),
}
const snapshot = (id: string) => app.db.selectFrom('report').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('every call of moderators about one report is tried here', () => {
  const aboutOne = Object.entries(moderationRoutes).filter(
    ([, route]) => route.path.startsWith('/v1/admin/reports') && 'target' in route,
  )
  expect(aboutOne.map(([key]) => key).toSorted()).toEqual(Object.keys(calls).toSorted())
})

describe.each(Object.entries(calls))('%s', (_name, call) => {
  test.each(['ada', 'bruno', 'clara'] as const)('%s, about what they wrote: as if there were none', async (who) => {
    const states: NewTestReport[] = [
      {},
      // However it came about that it is theirs to decide.
      { taker: scene[who] },
      { taker: scene[who], target: 'CHAT_MESSAGE' },
      { decision: 'REMOVED', decider: scene.ada, objection: 'Nein.' },
      { decision: 'REMOVED', decider: scene[who] },
    ]
    for (const state of states) {
      const id = await newReport(app, scene[who], state)
      const before = await snapshot(id)
      expect((await call(scene[who], id)).body).toMatchObject({ status: 404, code: 'not_found' })
      expect(await snapshot(id)).toEqual(before)
    }
  })

  test('the profile of a company is its officers’, even if they run the platform as well', async () => {
    const both = await newPerson(app, {
      nameFirst: `Rita${_name}`,
      companyId: scene.nordwerk,
      roles: ['ADMIN', 'EDUCATION_OFFICER'],
    })
    const targetId = await companyProfileOf(app, scene.nordwerk)
    for (const who of [scene.clara, both]) {
      const id = await newReport(app, scene.lea, {
        target: 'COMPANY_PROFILE',
        targetId,
        isCompanys: true,
        decision: 'WARNED',
        decider: scene.ada,
        objection: 'Nein.',
      })
      expect((await call(who, id)).status).toBe(404)
      await app.pool.query('delete from report where id = $1', [id])
    }
  })
})

test('a list shows none of them either', async () => {
  const listed = async (as: Person) =>
    (await app.call('listReports', { as, query: { view: 'OPEN', size: 100 } })).body.content.map(({ id }) => id)
  const before = [await listed(scene.bruno), await listed(scene.ada)]
  const own = await newReport(app, scene.bruno)
  expect([await listed(scene.bruno), await listed(scene.ada)]).toEqual([before[0], [...before[1]!, own]])
})
