import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { audit, type AuditEntry } from '../../../db/audit.ts'
import { periodOf } from '../trail-period.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  const write = (by: Person | null, action: string, resource: string, targetId: string | null, more = {}) =>
    app.begin((tx) => audit(tx, { actorId: by?.id ?? null, action, resource, targetId, ...more } as AuditEntry))
  await write(scene.clara, 'change', 'person', scene.lea.id, { details: { email: 'Kanarienvogel' } })
  await write(scene.lea, 'submit', 'application', scene.lea.id, { fromStatus: 'DRAFT', toStatus: 'PENDING' })
  await write(scene.lea, 'report', 'report', scene.lea.id)
  await write(scene.lea, 'logOut', 'session', scene.lea.id)
  await write(scene.lea, 'changePassword', 'person', scene.lea.id)
  await write(scene.lea, 'leave', 'chat', scene.lea.id)
  await write(scene.luca, 'submit', 'application', scene.luca.id)
  // An ADMIN of Nordwerk, in Südwerk.
  await write(scene.bruno, 'deactivate', 'person', scene.luca.id, { fromStatus: 'ACTIVE', toStatus: 'INACTIVE' })
  await write(scene.bruno, 'pause', 'company', scene.suedwerk)
  await write(null, 'expire', 'session', scene.lea.id)
})

const list = async (who: Person, query: object = {}) => (await app.call('listAudit', { as: who, query })).body.entries
/** Without what the test's own calls leave behind. */
const told = async (who: Person, query: object = {}) =>
  (await list(who, query))
    .filter(({ action }) => action !== 'logIn')
    .map(({ by, actor, action, targetName }) =>
      [by === 'PERSON' ? actor!.name : by, action, targetName].filter(Boolean).join(' '),
    )

describe('listAudit', () => {
  test('OWNER and ADMIN see everything, newest first, with whom it was done by', async () => {
    for (const who of [scene.ada, scene.bruno])
      expect(await told(who)).toEqual([
        'SYSTEM expire',
        'Bruno Muster pause Südwerk AG',
        'Bruno Muster deactivate Luca Muster',
        'Luca Muster submit',
        'Lea Muster leave',
        'Lea Muster changePassword Lea Muster',
        'Lea Muster logOut',
        'Lea Muster report',
        'Lea Muster submit',
        'Clara Muster change Lea Muster',
      ])
  })

  test('an officer sees the own company: not who reported something, no sessions, chats or passwords, no other company', async () => {
    expect(await told(scene.clara)).toEqual(['Lea Muster submit', 'Clara Muster change Lea Muster'])
  })

  test('what those who run the platform do to a company its officer sees, without their names; theirs does not', async () => {
    expect(await told(scene.elena)).toEqual([
      'ELSEWHERE pause Südwerk AG',
      'ELSEWHERE deactivate Luca Muster',
      'Luca Muster submit',
    ])
  })

  test('an officer who asks for another company gets nothing of it; an ADMIN does', async () => {
    expect(await told(scene.clara, { companyId: scene.suedwerk })).toEqual([])
    expect(await told(scene.clara, { actorId: scene.luca.id })).toEqual([])
    expect(await told(scene.bruno, { companyId: scene.suedwerk })).toHaveLength(3)
  })

  test('by person, verb, thing and day; what an entry holds besides is never told', async () => {
    expect(await told(scene.ada, { actorId: scene.clara.id })).toEqual(['Clara Muster change Lea Muster'])
    expect(await told(scene.ada, { action: 'pause' })).toEqual(['Bruno Muster pause Südwerk AG'])
    expect(await told(scene.ada, { targetId: scene.suedwerk })).toEqual(['Bruno Muster pause Südwerk AG'])
    expect(await told(scene.ada, { from: '2020-01-01', to: '2020-12-31' })).toEqual([])
    expect(
      (await app.call('listAudit', { as: scene.ada, query: { from: '2026-02-02', to: '2026-02-01' } })).status,
    ).toBe(400)
    for (const day of [{ from: '0000-01-01' }, { to: '9999-12-31' }, { to: '0001-01-01' }])
      expect((await app.call('listAudit', { as: scene.ada, query: day })).status).toBe(400)
    expect(JSON.stringify(await list(scene.ada))).not.toContain('Kanarienvogel')
  })

  test('which roles somebody had and has is told; that nothing changed about them is not', async () => {
    const [before, after] = [['USER'], ['VOCATIONAL_TRAINER', 'USER']]
    const write = (rolesBefore: string[], roles: string[]) =>
      app.begin((tx) =>
        audit(tx, {
          actorId: scene.elena.id,
          action: 'change',
          resource: 'person',
          targetId: scene.luca.id,
          details: { rolesBefore, roles, supervisorBefore: 'Kanarienvogel' },
        }),
      )
    await write(before, after)
    await write(after, after)
    const changes = await list(scene.elena, { action: 'change' })
    expect(changes.map(({ roles }) => roles)).toEqual([null, { before, after }])
    expect(JSON.stringify(changes)).not.toContain('Kanarienvogel')
  })

  test('page by page: what comes before the last one known', async () => {
    const all = await list(scene.ada)
    const before = all[3]!.id
    expect(await list(scene.ada, { before })).toEqual(all.slice(4))
  })

  test('http has no other way to the trail than the function', async () => {
    await expect(app.httpOptions.data.db.selectFrom('audit').select('id').execute()).rejects.toThrow(
      /permission denied/,
    )
  })
})

describe('periodOf', () => {
  test('days begin at midnight in Zürich, in summer and in winter, also when the clock changes', () => {
    const now = new Date('2026-11-17T12:00:00Z')
    const said = (from: string, to: string) =>
      Object.values(periodOf({ from, to }, now)).map((one) => one.toISOString())
    expect(said('2026-07-01', '2026-07-01')).toEqual(['2026-06-30T22:00:00.000Z', '2026-07-01T22:00:00.000Z'])
    expect(said('2026-12-01', '2026-12-01')).toEqual(['2026-11-30T23:00:00.000Z', '2026-12-01T23:00:00.000Z'])
    expect(said('2026-10-25', '2026-10-25')).toEqual(['2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'])
    expect(Object.values(periodOf({}, now)).map((one) => one.toISOString())).toEqual([
      '2026-11-10T23:00:00.000Z',
      '2026-11-17T23:00:00.000Z',
    ])
  })
})
