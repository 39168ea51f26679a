import { activityStatus } from '@werkplatz/contract/activities/status.ts'
import { reportTargets } from '@werkplatz/contract/moderation/schemas.ts'
import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { block, companyProfileOf, profileOf } from '../../../../test/profiles.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const fileReport = (who: Person, targetId: string, target = 'ACTIVITY', report = 'SPAM') =>
  app.call('fileReport', { as: who, body: { targetId, target, report } })
const filed = (targetId: string) => app.db.selectFrom('report').selectAll().where('target_id', '=', targetId).execute()

describe('fileReport', () => {
  test('Lea reports David’s activity; twice is once, and she reads that she has already', async () => {
    const id = await newActivity(app, scene.david)
    expect((await fileReport(scene.lea, id)).status).toBe(204)
    expect((await fileReport(scene.lea, id, 'ACTIVITY', 'OTHER')).body).toMatchObject({
      status: 409,
      code: 'already_reported',
    })
    expect((await fileReport(scene.clara, id)).status).toBe(204)
    expect((await filed(id)).filter((one) => one.reporter_id === scene.lea.id)).toMatchObject([
      { company_id: scene.nordwerk, reason: 'SPAM' },
    ])
    const { rows } = await app.pool.query(
      "select 1 from pgboss.job where name = 'event' and data ->> 'event' = 'report.filed' and data -> 'payload' ->> 'targetId' = $1 and data -> 'payload' ->> 'reporterId' = $2",
      [id, scene.lea.id],
    )
    expect(rows).toHaveLength(1)
  })

  test('a public one of another company goes to that company', async () => {
    const id = await newActivity(app, scene.luca, { isPublic: true })
    expect((await fileReport(scene.lea, id, 'ACTIVITY', 'VIOLENCE')).status).toBe(204)
    expect(await filed(id)).toMatchObject([{ company_id: scene.suedwerk }])
  })

  test('the own is not reported: 403; the hidden is not told from what does not exist: 404', async () => {
    expect((await fileReport(scene.lea, await newActivity(app, scene.lea))).status).toBe(403)
    const hidden = await newActivity(app, scene.luca)
    for (const id of [hidden, '00000000-0000-7000-8000-000000000000']) {
      expect((await fileReport(scene.lea, id)).body).toMatchObject({ status: 404, code: 'not_found' })
    }
    expect(await filed(hidden)).toEqual([])
  })

  test('somebody who reads only the activities of their company cannot report another’s: 404', async () => {
    const id = await newActivity(app, scene.luca, { isPublic: true })
    expect((await fileReport(scene.noah, id)).status).toBe(404)
    expect((await fileReport(scene.lea, id)).status).toBe(204)
  })

  test.each(activityStatus.statuses)('%s: what one can open and has not written, nothing else', async (status) => {
    const { nordwerk: _n, suedwerk: _s, ...people } = scene
    for (const author of [scene.david, scene.luca]) {
      const id = await newActivity(app, author, { status, isPublic: author === scene.luca })
      for (const who of Object.values(people).filter(({ id: personId }) => personId !== author.id)) {
        const token = await app.tokenOf(who)
        const opened = await app.call('readActivity', { token, query: { id } })
        const reported = await fileReport(who, id)
        expect([who.nameFirst, reported.status]).toEqual([who.nameFirst, opened.status === 200 ? 204 : opened.status])
      }
      expect((await fileReport(author, id)).status).toBe(403)
    }
  })

  test('a profile, by its profile id: not one’s own, not of who is kept apart, and a person is no company', async () => {
    const david = await profileOf(app, scene.david)
    expect((await fileReport(scene.lea, david, 'USER_PROFILE')).status).toBe(204)
    expect(await filed(david)).toMatchObject([{ company_id: scene.nordwerk, author_id: scene.david.id }])
    expect((await fileReport(scene.david, david, 'USER_PROFILE')).status).toBe(403)
    expect((await fileReport(scene.luca, david, 'COMPANY_PROFILE')).status).toBe(404)
    await block(app, scene.david, scene.elena)
    expect((await fileReport(scene.elena, david, 'USER_PROFILE')).status).toBe(404)
  })

  test('a company profile: by everybody but those who write it', async () => {
    const nordwerk = await companyProfileOf(app, scene.nordwerk)
    for (const who of [scene.luca, scene.elena, scene.lea])
      expect((await fileReport(who, nordwerk, 'COMPANY_PROFILE')).status).toBe(204)
    expect((await fileReport(scene.clara, nordwerk, 'COMPANY_PROFILE')).status).toBe(403)
    expect((await filed(nordwerk)).map(({ author_id }) => author_id)).toEqual([null, null, null])
  })

  test.each(reportTargets.filter((target) => target !== 'ACTIVITY'))(
    '%s: there is no such thing, 404',
    async (target) => {
      expect((await fileReport(scene.lea, scene.david.id, target)).status).toBe(404)
    },
  )

  test.each([
    ['ACTIVITY', 'BORING'],
    ['SESSION', 'SPAM'],
  ])('%s for %s: 400', async (target, reason) => {
    expect((await fileReport(scene.lea, scene.david.id, target, reason)).status).toBe(400)
  })
})
