import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { eventually } from '../../../../test/eventually.ts'
import { freshAddress, inboxOf } from '../../../../test/inbox.ts'
import { openInvitationOf } from '../../../../test/link-tokens.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  await testWorker(app, workerParts)
})

const take = (who: Person, importId: string, number: number, emails: string[]) =>
  app.call('importInvitations', {
    as: who,
    body: { importId, number, invitations: emails.map((email) => ({ email, role: 'APPRENTICE' })) },
  })
const rowsOf = async (email: string) =>
  app.db.selectFrom('invitation').selectAll().where('email', '=', email).orderBy('id').execute()
const settled = () =>
  eventually(async () => {
    const { rows } = await app.pool.query(
      "select 1 from pgboss.job where name in ('send-invitations', 'send-mail') and state not in ('completed', 'failed')",
    )
    expect(rows).toEqual([])
  }, 20_000)

describe('importInvitations', () => {
  test('a part that is sent again is taken once, and answered as the first time', async () => {
    const [importId, email] = [randomUUID(), freshAddress('lehre')]
    for (let n = 0; n < 3; n += 1)
      expect(await take(scene.clara, importId, 0, [email])).toMatchObject({
        status: 200,
        body: { sent: 1, skipped: 0 },
      })
    await settled()
    expect(await rowsOf(email)).toHaveLength(1)
    expect(await inboxOf(email)).toHaveLength(1)
  })

  test('the same part ten times at once: one mail', async () => {
    const [importId, email] = [randomUUID(), freshAddress('lehre')]
    const answers = await Promise.all(Array.from({ length: 10 }, () => take(scene.clara, importId, 0, [email])))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    await settled()
    expect(await inboxOf(email)).toHaveLength(1)
  })

  test('killed after any part and begun again from the start: every address one mail', async () => {
    const importId = randomUUID()
    const parts = Array.from({ length: 4 }, (_, part) =>
      Array.from({ length: 5 }, (_unused, n) => freshAddress(`teil${part}.${n}`)),
    )
    for (const until of [1, 3, 4])
      for (const [number, emails] of parts.slice(0, until).entries())
        expect((await take(scene.clara, importId, number, emails)).body).toEqual({ sent: 5, skipped: 0 })
    const { rows } = await app.pool.query('select count(*)::int as n from invitation where email = any($1)', [
      parts.flat(),
    ])
    expect(rows).toEqual([{ n: 20 }])
  })

  test('another file with some of the same addresses leaves out who is invited or here already', async () => {
    const [first, second] = [freshAddress('eins'), freshAddress('zwei')]
    await take(scene.clara, randomUUID(), 0, [first])
    const again = await take(scene.clara, randomUUID(), 0, [first, second, scene.lea.email])
    expect(again.body).toEqual({ sent: 1, skipped: 2 })
    expect(await rowsOf(first)).toHaveLength(1)
    expect(await rowsOf(scene.lea.email)).toEqual([])
  })

  test('who has an account elsewhere is taken like anybody else', async () => {
    const known = await take(scene.clara, randomUUID(), 0, [scene.luca.email])
    const unknown = await take(scene.clara, randomUUID(), 0, [freshAddress('fremd')])
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    await settled()
    expect((await rowsOf(scene.luca.email))[0]!.token_hash).toBeNull()
  })

  test('another company’s import with the same number is another one', async () => {
    const [importId, email] = [randomUUID(), freshAddress('beide')]
    expect((await take(scene.clara, importId, 0, [email])).body).toEqual({ sent: 1, skipped: 0 })
    expect((await take(scene.elena, importId, 0, [email])).body).toEqual({ sent: 1, skipped: 0 })
  })

  test('roles an invitation must not give are refused, and nothing of the part is taken', async () => {
    const email = freshAddress('rolle')
    for (const role of ['OWNER', 'ADMIN', 'ASSOCIATION']) {
      const invitations = [
        { email, role: 'USER' },
        { email: freshAddress('x'), role },
      ]
      const body = { importId: randomUUID(), number: 0, invitations }
      expect((await app.call('importInvitations', { as: scene.ada, body })).status).toBe(400)
    }
    expect(await rowsOf(email)).toEqual([])
  })
})

describe('checkInvited', () => {
  test('says who is here or invited in the own company, and nothing of anybody elsewhere', async () => {
    const invited = freshAddress('offen')
    await openInvitationOf(app, scene.clara, { email: invited })
    const elsewhere = freshAddress('dort')
    await openInvitationOf(app, scene.elena, { email: elsewhere })
    const emails = [
      scene.lea.email.toUpperCase(),
      invited,
      scene.elena.email,
      elsewhere,
      'kein Mail',
      freshAddress('neu'),
    ]
    const { status, body } = await app.call('checkInvited', { as: scene.clara, body: { emails } })
    expect([status, body]).toEqual([200, { members: [scene.lea.email.toUpperCase()], invited: [invited] }])
  })
})
