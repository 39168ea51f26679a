import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newAssignment } from '../../../../test/applications.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { newPost } from '../../../../test/posts.ts'
import { newReport } from '../../../../test/reports.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const WORDS = 'Kanarienvogel: der Ton verletzt.'
const decide = (who: Person, id: string, decision = 'WARNED', reasons = WORDS) =>
  app.call('decideReport', { as: who, body: { id, decision, reasons, answer: '' } })
const rowOf = (id: string) => app.db.selectFrom('report').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const announced = async (event: string, reportId: string) =>
  (
    await app.pool.query(
      "select from pgboss.job where name = 'event' and data ->> 'event' = $1 and data -> 'payload' ->> 'reportId' = $2",
      [event, reportId],
    )
  ).rows.length

describe('decideReport', () => {
  test('Clara warns: the content stays, both sides hear, the trail has no words', async () => {
    const targetId = await newPost(app, scene.lea)
    const id = await newReport(app, scene.lea, { targetId, taker: scene.clara })
    expect((await decide(scene.clara, id)).status).toBe(204)
    expect(await rowOf(id)).toMatchObject({
      status: 'CLOSED',
      decision: 'WARNED',
      decided_by: scene.clara.id,
      reasons: WORDS,
      kept: null,
    })
    expect((await app.call('readPost', { as: scene.noah, params: { id: targetId } })).status).toBe(200)
    expect([await announced('report.decided', id), await announced('report.answered', id)]).toEqual([1, 1])
    const { rows } = await app.pool.query(
      'select action, actor_id, from_status, to_status, details from audit where target_id = $1',
      [id],
    )
    expect(rows).toEqual([
      {
        action: 'decide',
        actor_id: scene.clara.id,
        from_status: 'TAKEN',
        to_status: 'CLOSED',
        details: { decision: 'WARNED' },
      },
    ])
    expect(app.logged.join('\n')).not.toContain('Kanarienvogel')
  })

  test('everybody who reported it is answered', async () => {
    const targetId = await newPost(app, scene.luca)
    for (const who of [scene.lea, scene.noah])
      await app.call('fileReport', { as: who, body: { target: 'POST', targetId, report: 'SPAM' } })
    const reports = await app.db.selectFrom('report').selectAll().where('target_id', '=', targetId).execute()
    const lead = reports.find(({ lead_id }) => lead_id === null)!
    await app.call('takeReport', { as: scene.ada, body: { id: lead.id } })
    await decide(scene.ada, lead.id, 'REMOVED')
    for (const { id } of reports) expect(await announced('report.answered', id)).toBe(1)
    // What comes afterwards is a new case.
    await app.pool.query('update post set hidden_at = null where id = $1', [targetId])
    await app.call('fileReport', { as: scene.david, body: { target: 'POST', targetId, report: 'SPAM' } })
    const later = await app.db
      .selectFrom('report')
      .selectAll()
      .where('reporter_id', '=', scene.david.id)
      .where('target_id', '=', targetId)
      .executeTakeFirstOrThrow()
    expect(later).toMatchObject({ lead_id: null, status: 'OPEN' })
  })

  test('only who took it: 403 for the others, whoever they are; nothing changes', async () => {
    const id = await newReport(app, scene.lea, { taker: scene.clara })
    for (const who of [scene.ada, scene.bruno]) expect((await decide(who, id)).status).toBe(403)
    expect((await decide(scene.elena, id)).status).toBe(404)
    expect((await decide(scene.lea, id)).status).toBe(403)
    expect(await rowOf(id)).toMatchObject({ status: 'TAKEN', decision: null })
  })

  test('an open one is nobody’s to decide: 403; a closed one stays as it is: 409', async () => {
    expect((await decide(scene.ada, await newReport(app, scene.lea))).status).toBe(403)
    const closed = await newReport(app, scene.lea, { decision: 'NO_ACTION', decider: scene.ada })
    expect((await decide(scene.ada, closed)).body).toMatchObject({ status: 409, code: 'status_conflict' })
    expect((await rowOf(closed)).decision).toBe('NO_ACTION')
  })

  test('an officer who has moved to another company decides nothing of the old one', async () => {
    const id = await newReport(app, scene.luca, { taker: scene.clara })
    expect((await decide(scene.clara, id)).status).toBe(404)
  })

  test('without reasons: 400 with a sentence', async () => {
    const id = await newReport(app, scene.lea, { taker: scene.ada })
    const { status, body } = await decide(scene.ada, id, 'WARNED', '   ')
    expect(status).toBe(400)
    expect(body).toMatchObject({ fields: [{ path: 'reasons', sentence: '«Begründung» darf nicht leer sein.' }] })
  })

  test('an assignment is not taken away: 400; its author can be warned', async () => {
    const targetId = await newAssignment(app, scene.lea)
    const id = await newReport(app, scene.lea, { target: 'ASSIGNMENT', targetId, taker: scene.ada })
    expect((await decide(scene.ada, id, 'REMOVED')).status).toBe(400)
    expect((await rowOf(id)).status).toBe('TAKEN')
    expect((await decide(scene.ada, id, 'WARNED')).status).toBe(204)
  })

  test('what is gone already is decided all the same, and nothing is kept of it', async () => {
    const targetId = await newActivity(app, scene.lea, { status: 'DRAFT' })
    const id = await newReport(app, scene.lea, { target: 'ACTIVITY', targetId, taker: scene.ada })
    expect((await decide(scene.ada, id, 'REMOVED')).status).toBe(204)
    expect((await rowOf(id)).kept).toBeNull()
    expect((await app.call('restoreReported', { as: scene.ada, body: { id, reasons: 'Doch.' } })).body).toMatchObject({
      code: 'content_gone',
    })
  })
})
