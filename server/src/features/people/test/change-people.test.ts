import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newPerson, newScene, type NewPerson, type Person, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

type Change = Parameters<typeof bulk>[2]
const bulk = (
  as: Person,
  people: readonly { id: string }[],
  change:
    | { kind: 'DEACTIVATE' | 'REMIND' }
    | { kind: 'ROLE'; role: 'USER' | 'APPRENTICE' | 'VOCATIONAL_TRAINER' | 'OWNER'; isGiven: boolean }
    | { kind: 'SUPERVISOR'; supervisorId: string },
  isPreview = false,
) => app.call('changePeople', { as, body: { ids: people.map(({ id }) => id), change, isPreview } })
const newAt = (nameFirst: string, ...roles: NewPerson['roles']) =>
  newPerson(app, { nameFirst, companyId: scene.nordwerk, roles })
const rowOf = async ({ id }: { id: string }) =>
  app.db
    .selectFrom('person')
    .select(['status', 'roles', 'supervisor_id', 'rights_version', 'reminded_at', 'adult_from'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const auditOf = async ({ id }: { id: string }) =>
  (
    await app.pool.query<{ action: string; actor_id: string }>(
      'select action, actor_id from audit where target_id = $1 order by id',
      [id],
    )
  ).rows
const mailsTo = async ({ id }: { id: string }) =>
  (await app.pool.query<{ template: string }>('select template from mail where person_id = $1', [id])).rows

describe('changePeople', () => {
  test('deactivate: who leaves nothing behind; the others are skipped, each with the reason of the single call', async () => {
    const [mika, busy, gone] = [await newAt('Mika', 'USER'), await newAt('Bea', 'USER'), await newAt('Gina', 'USER')]
    await newActivity(app, busy)
    await app.call('deactivatePerson', { as: scene.clara, body: { id: gone.id } })
    const token = await app.tokenOf(mika)
    const people = [mika, busy, gone, scene.clara, scene.bruno, scene.luca]
    const preview = await bulk(scene.clara, people, { kind: 'DEACTIVATE' }, true)
    expect(preview.status).toBe(200)
    expect((await rowOf(mika)).status).toBe('ACTIVE')
    expect((await app.call('checkSession', { token })).status).toBe(200)
    const { status, body } = await bulk(scene.clara, people, { kind: 'DEACTIVATE' })
    expect(status).toBe(200)
    expect(body).toEqual(preview.body)
    expect(body).toEqual({
      done: [{ userId: mika.id, name: 'Mika Muster' }],
      skipped: [
        { userId: busy.id, name: 'Bea Muster', reason: expect.stringContaining('übernimmt') },
        { userId: gone.id, name: 'Gina Muster', reason: expect.any(String) },
        { userId: scene.clara.id, name: 'Clara Muster', reason: expect.any(String) },
        { userId: scene.bruno.id, name: 'Bruno Muster', reason: expect.any(String) },
        // Of other companies an officer is told nothing, not even a name.
        { userId: scene.luca.id, name: '', reason: expect.any(String) },
      ],
    })
    expect((await rowOf(mika)).status).toBe('DEACTIVATED')
    expect((await app.call('checkSession', { token })).status).toBe(401)
    for (const who of [busy, scene.clara, scene.bruno, scene.luca]) expect((await rowOf(who)).status).toBe('ACTIVE')
    expect((await auditOf(mika)).filter(({ action }) => action === 'deactivate')).toEqual([
      { action: 'deactivate', actor_id: scene.clara.id },
    ])
  })

  test('a role is given and taken; what the caller may not give, an apprentice without the day, and no change are skipped', async () => {
    const [one, two] = [await newAt('Una', 'USER'), await newAt('Dora', 'USER', 'VOCATIONAL_TRAINER')]
    const give = { kind: 'ROLE', role: 'VOCATIONAL_TRAINER', isGiven: true } satisfies Change
    const given = await bulk(scene.clara, [one, two], give)
    expect(given.body).toEqual({
      done: [{ userId: one.id, name: 'Una Muster' }],
      skipped: [{ userId: two.id, name: 'Dora Muster', reason: 'Hat diese Rolle schon.' }],
    })
    expect((await rowOf(one)).roles).toEqual(['VOCATIONAL_TRAINER', 'USER'])
    expect(await auditOf(one)).toEqual([{ action: 'change', actor_id: scene.clara.id }])
    await bulk(scene.clara, [one], { kind: 'ROLE', role: 'USER', isGiven: false })
    expect((await rowOf(one)).roles).toEqual(['VOCATIONAL_TRAINER'])
    const last = await bulk(scene.clara, [one], { kind: 'ROLE', role: 'VOCATIONAL_TRAINER', isGiven: false })
    expect(last.body.skipped).toMatchObject([{ reason: 'Mindestens eine Rolle braucht es.' }])
    const owner = await bulk(scene.clara, [one], { kind: 'ROLE', role: 'OWNER', isGiven: true })
    expect(owner.body.skipped).toMatchObject([{ userId: one.id, reason: expect.stringContaining('Rolle') }])
    const apprentice = await bulk(scene.clara, [one], { kind: 'ROLE', role: 'APPRENTICE', isGiven: true })
    expect(apprentice.body.skipped).toMatchObject([{ reason: expect.stringContaining('Volljährig ab') }])
    expect((await rowOf(one)).roles).toEqual(['VOCATIONAL_TRAINER'])
  })

  test('a supervisor for apprentices only; the day of coming of age stays', async () => {
    const [kim, noah] = [await newAt('Kim', 'APPRENTICE'), await newAt('Nils', 'USER')]
    await app.pool.query("update person set adult_from = '2027-05-01' where id = $1", [kim.id])
    const change = { kind: 'SUPERVISOR', supervisorId: scene.david.id } satisfies Change
    const { body } = await bulk(scene.clara, [kim, noah], change)
    expect(body.done).toEqual([{ userId: kim.id, name: 'Kim Muster' }])
    expect(body.skipped).toMatchObject([{ userId: noah.id, reason: expect.stringContaining('Lernende') }])
    expect(await rowOf(kim)).toMatchObject({ supervisor_id: scene.david.id, adult_from: '2027-05-01' })
    const again = await bulk(scene.clara, [kim], change)
    expect(again.body).toMatchObject({ done: [], skipped: [{ reason: 'Wird schon von dieser Person betreut.' }] })
    const nobody = await bulk(scene.clara, [kim], { kind: 'SUPERVISOR', supervisorId: scene.luca.id })
    expect(nobody.body.skipped).toMatchObject([{ userId: kim.id }])
    expect((await rowOf(kim)).supervisor_id).toBe(scene.david.id)
  })

  test('remind: by mail, once a week, and only who has not been here for 30 days', async () => {
    const [away, here] = [await newAt('Anna', 'USER'), await newAt('Hanna', 'USER')]
    await app.pool.query("update person set last_login_at = now() - interval '31 days' where id = $1", [away.id])
    await app.pool.query("update person set last_login_at = now() - interval '29 days' where id = $1", [here.id])
    await bulk(scene.clara, [away], { kind: 'REMIND' }, true)
    expect(await mailsTo(away)).toEqual([])
    const { body } = await bulk(scene.clara, [away, here, scene.luca], { kind: 'REMIND' })
    expect(body.done).toEqual([{ userId: away.id, name: 'Anna Muster' }])
    expect(body.skipped).toMatchObject([
      { userId: here.id, reason: 'War in den letzten 30 Tagen hier.' },
      { userId: scene.luca.id, name: '' },
    ])
    expect(await mailsTo(away)).toEqual([{ template: 'accountReminder' }])
    expect(await auditOf(away)).toEqual([{ action: 'remind', actor_id: scene.clara.id }])
    const again = await bulk(scene.clara, [away], { kind: 'REMIND' })
    expect(again.body.skipped).toMatchObject([{ reason: 'Wurde in den letzten 7 Tagen erinnert.' }])
    expect(await mailsTo(away)).toHaveLength(1)
    expect(await mailsTo(here)).toEqual([])
  })

  test('up to 100 at once, each once; nobody who does not look after people', async () => {
    const mika = await newAt('Milo', 'USER')
    const many = Array.from({ length: 101 }, () => mika)
    expect((await bulk(scene.clara, many, { kind: 'REMIND' }, true)).status).toBe(400)
    const give = { kind: 'ROLE', role: 'VOCATIONAL_TRAINER', isGiven: true } satisfies Change
    const twice = await bulk(scene.clara, [mika, mika], give)
    expect(twice.body).toMatchObject({ done: [{ userId: mika.id }], skipped: [] })
    for (const who of [scene.david, scene.lea, scene.noah])
      expect((await bulk(who, [mika], { kind: 'DEACTIVATE' })).status).toBe(403)
  })
})
