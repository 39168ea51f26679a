// A moderator takes away what others wrote without waiting for a report: the same case, reasons and objection.
import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { eventually } from '../../../../test/eventually.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { newComment, newPost } from '../../../../test/posts.ts'
import { wholeRow } from '../../../../test/reports.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  await testWorker(app, workerParts)
})

const REASONS = 'Werbung gehört nicht hierher.'
const kinds = {
  POST: {
    call: 'deletePost' as const,
    make: (author: Person) => newPost(app, author),
  },
  COMMENT: {
    call: 'deleteComment' as const,
    make: async (author: Person) => newComment(app, author, await newPost(app, author)),
  },
}
const casesOf = async (targetId: string) =>
  app.db.selectFrom('report').selectAll().where('target_id', '=', targetId).orderBy('id').execute()
const mailsTo = async (who: Person) =>
  (
    await app.pool.query<{ template: string; placeholders: Record<string, string> }>(
      'select template, placeholders from mail where person_id = $1 order by id',
      [who.id],
    )
  ).rows
const notifiedOf = async (targetId: string) =>
  (
    await app.db
      .selectFrom('notification')
      .innerJoin('person', 'person.id', 'notification.recipient_id')
      .select(['kind', 'name_first'])
      .where('target_id', '=', targetId)
      .orderBy('kind')
      .execute()
  ).map(({ kind, name_first }) => [kind, name_first])

describe.each(Object.entries(kinds))('removeDirectly, %s', (target, { call, make }) => {
  const remove = (as: Person, id: string, reasons?: string) => app.call(call, { as, body: { id, reasons } })

  test('Clara removes what Lea wrote: one case, filed, taken and decided by her, with the reasons', async () => {
    const targetId = await make(scene.lea)
    expect((await remove(scene.clara, targetId, REASONS)).status).toBe(204)
    const [found, ...others] = await casesOf(targetId)
    expect(others).toEqual([])
    expect(found).toMatchObject({
      target,
      reporter_id: null,
      author_id: scene.lea.id,
      company_id: scene.nordwerk,
      status: 'CLOSED',
      taken_by: scene.clara.id,
      decided_by: scene.clara.id,
      decision: 'REMOVED',
      reasons: REASONS,
    })
    expect(await wholeRow(app, target.toLowerCase(), targetId)).toMatchObject({ hidden_by: scene.clara.id })
    const { rows } = await app.pool.query('select action, actor_id from audit where target_id = any($1) order by id', [
      [targetId, found!.id],
    ])
    expect(rows).toEqual([
      { action: 'take', actor_id: scene.clara.id },
      { action: 'decide', actor_id: scene.clara.id },
      { action: 'takeAway', actor_id: scene.clara.id },
    ])
  })

  test('Lea is told why, objects, and gets it back; nobody is told as a reporter', async () => {
    const targetId = await make(scene.lea)
    const row = await wholeRow(app, target.toLowerCase(), targetId)
    const reasons = `Werbung für ein Geschäft (${target}).`
    await remove(scene.clara, targetId, reasons)
    const { id } = (await casesOf(targetId))[0]!
    await eventually(async () => expect(await notifiedOf(id)).toEqual([['post.removed', 'Lea']]), 20_000)
    await eventually(async () => {
      const mails = (await mailsTo(scene.lea)).filter(({ placeholders }) => placeholders.reviewMessage === reasons)
      expect(mails.map(({ template }) => template)).toEqual(['reportDecidedAuthorRemoved'])
    }, 20_000)
    const decision = await app.call('readDecision', { as: scene.lea, query: { id } })
    expect(decision.body).toMatchObject({ decision: 'REMOVED', reasons, can: { object: true } })
    const objection = { id, body: 'Das war keine Werbung.' }
    expect((await app.call('objectToDecision', { as: scene.lea, body: objection })).status).toBe(204)
    const settled = { id, outcome: 'CHANGED', reasons: 'Stimmt.' } as const
    expect((await app.call('settleObjection', { as: scene.clara, body: settled })).status).toBe(403)
    expect((await app.call('settleObjection', { as: scene.ada, body: settled })).status).toBe(204)
    expect(await wholeRow(app, target.toLowerCase(), targetId)).toEqual(row)
  })

  test('moderators read it as their own doing: no report, no reporter', async () => {
    const targetId = await make(scene.lea)
    await remove(scene.clara, targetId, REASONS)
    const { id } = (await casesOf(targetId))[0]!
    for (const as of [scene.clara, scene.ada]) {
      const { status, body } = await app.call('readReport', { as, query: { id } })
      expect(status).toBe(200)
      expect(body).toMatchObject({ reportCount: 0, reporter: null, isReporterColleague: false, reasons: REASONS })
    }
    expect((await app.call('readReport', { as: scene.elena, query: { id } })).status).toBe(404)
  })

  test('without a reason: 400 and it stays; one’s own needs none and makes no case', async () => {
    const targetId = await make(scene.lea)
    for (const reasons of [undefined, '   ']) {
      const { status, body } = await remove(scene.clara, targetId, reasons)
      expect(status).toBe(400)
      expect(body).toMatchObject({ fields: [{ path: 'reasons', sentence: '«Begründung» darf nicht leer sein.' }] })
    }
    expect(await wholeRow(app, target.toLowerCase(), targetId)).toMatchObject({ hidden_at: null })
    expect((await remove(scene.lea, targetId)).status).toBe(204)
    expect(await casesOf(targetId)).toEqual([])
  })

  test('a reason opens no door: 403 for David and Elena, as without one', async () => {
    const targetId = await make(scene.lea)
    for (const who of [scene.david, scene.elena]) expect((await remove(who, targetId, REASONS)).status).toBe(403)
    expect(await casesOf(targetId)).toEqual([])
  })

  test('what others have reported is decided with it, and they are answered', async () => {
    const targetId = await make(scene.lea)
    for (const as of [scene.noah, scene.luca])
      await app.call('fileReport', { as, body: { target: target as 'POST', targetId, report: 'SPAM' } })
    expect((await remove(scene.clara, targetId, REASONS)).status).toBe(204)
    const [lead, follower, ...others] = await casesOf(targetId)
    expect(others).toEqual([])
    expect(lead).toMatchObject({ reporter_id: scene.noah.id, status: 'CLOSED', decided_by: scene.clara.id })
    await eventually(async () => {
      expect(await notifiedOf(lead!.id)).toContainEqual(['post.reportDecided', 'Noah'])
      expect(await notifiedOf(follower!.id)).toContainEqual(['post.reportDecided', 'Luca'])
    }, 20_000)
  })

  test('a case that Ada has taken stays hers: 409, and nothing changes', async () => {
    const targetId = await make(scene.lea)
    await app.call('fileReport', { as: scene.noah, body: { target: target as 'POST', targetId, report: 'SPAM' } })
    const { id } = (await casesOf(targetId))[0]!
    await app.call('takeReport', { as: scene.ada, body: { id } })
    expect((await remove(scene.clara, targetId, REASONS)).body).toMatchObject({ status: 409, code: 'report_taken' })
    expect(await wholeRow(app, target.toLowerCase(), targetId)).toMatchObject({ hidden_at: null })
    expect((await remove(scene.ada, targetId, REASONS)).status).toBe(204)
  })

  test('again after it was restored: a second case', async () => {
    const targetId = await make(scene.lea)
    await remove(scene.clara, targetId, REASONS)
    const { id } = (await casesOf(targetId))[0]!
    await app.call('restoreReported', { as: scene.ada, body: { id, reasons: 'Doch.' } })
    expect((await remove(scene.clara, targetId, 'Nochmals.')).status).toBe(204)
    expect((await casesOf(targetId)).map(({ reasons }) => reasons)).toEqual([REASONS, 'Nochmals.'])
  })
})
