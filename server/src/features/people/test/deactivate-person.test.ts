import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newApplication, newAssignment } from '../../../../test/applications.ts'
import { newEvaluation } from '../../../../test/evaluations.ts'
import { eventually } from '../../../../test/eventually.ts'
import { freshAddress, inboxOf } from '../../../../test/inbox.ts'
import { newPerson, newScene, PASSWORD, type NewPerson, type Person, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  await testWorker(app, workerParts)
})

const newAt = (companyId: string, nameFirst: string, ...roles: NewPerson['roles']) =>
  newPerson(app, { nameFirst, companyId, roles, email: freshAddress(nameFirst.toLowerCase()) })
const deactivate = (who: Person, id: string, receiverId: string | null = null) =>
  app.call('deactivatePerson', { as: who, body: { id, receiverId } })
const login = ({ email }: Person) =>
  app.call('login', { headers: { authorization: `Basic ${Buffer.from(`${email}:${PASSWORD}`).toString('base64')}` } })
const one = async (text: string, ...values: string[]) => (await app.pool.query(text, values)).rows[0]

/** A trainer with eight apprentices, two open activities, a draft, and running assignments of an own and another company. */
async function newLeaver() {
  const leaver = await newAt(scene.nordwerk, 'Simon', 'VOCATIONAL_TRAINER')
  const apprentices: Person[] = []
  for (let n = 0; n < 8; n += 1) apprentices.push(await newAt(scene.nordwerk, `Lernt${n}`, 'APPRENTICE'))
  await app.pool.query('update person set supervisor_id = $1 where id = any($2)', [
    leaver.id,
    apprentices.map(({ id }) => id),
  ])
  const open = [await newActivity(app, leaver), await newActivity(app, leaver, { status: 'PENDING' })]
  const draft = await newActivity(app, leaver, { status: 'DRAFT' })
  const waiting = await newApplication(app, scene.noah, open[0]!)
  const running = await newAssignment(app, apprentices[0]!, { status: 'APPROVED', contact: leaver })
  const abroad = await newAssignment(app, scene.luca, { status: 'APPROVED', contact: leaver })
  const begun = await newEvaluation(app, apprentices[1]!, { contact: leaver, contactPart: 'begun' })
  return { leaver, apprentices, open, draft, waiting, running, abroad, begun: begun.id }
}

describe('deactivatePerson', () => {
  test('a trainer with eight apprentices: everything goes to one person, what is begun stays', async () => {
    const { leaver, apprentices, open, draft, waiting, running, abroad, begun } = await newLeaver()
    const left = await app.call('readThingsToHandOver', { as: scene.clara, query: { id: leaver.id } })
    expect(left.body).toMatchObject({ activities: 2, contacts: 2 })
    expect(left.body.apprentices).toHaveLength(8)
    expect(left.body.receivers.map(({ userId }) => userId)).toEqual([scene.david.id])

    expect(await deactivate(scene.clara, leaver.id)).toMatchObject({ status: 409, body: { code: 'hand_over_needed' } })
    expect((await deactivate(scene.clara, leaver.id, scene.david.id)).status).toBe(204)

    const { rows } = await app.pool.query('select distinct supervisor_id from person where id = any($1)', [
      apprentices.map(({ id }) => id),
    ])
    expect(rows).toEqual([{ supervisor_id: scene.david.id }])
    for (const id of open)
      expect((await one('select author_id from activity where id = $1', id)).author_id).toBe(scene.david.id)
    expect((await one('select author_id from activity where id = $1', draft)).author_id).toBe(leaver.id)
    expect((await one('select activity_author_id from application where id = $1', waiting)).activity_author_id).toBe(
      scene.david.id,
    )
    const contactOf = async (id: string) =>
      (await one('select contact_id from assignment where id = $1', id)).contact_id
    expect([await contactOf(running), await contactOf(abroad), await contactOf(begun)]).toEqual([
      scene.david.id,
      scene.david.id,
      leaver.id,
    ])
    expect((await one('select contact_id from evaluation where id = $1', running)).contact_id).toBe(scene.david.id)
  })

  test('signed out at once, not in again, told at the address', async () => {
    const mika = await newAt(scene.nordwerk, 'Mika', 'USER')
    const token = await app.tokenOf(mika)
    expect((await deactivate(scene.clara, mika.id)).status).toBe(204)
    expect((await app.call('checkSession', { token })).status).toBe(401)
    expect((await login(mika)).status).toBe(401)
    await eventually(async () => {
      const subjects = (await inboxOf(mika.email)).map(({ subject }) => subject)
      expect(subjects).toEqual(['Dein Zugang zu Werkplatz ist beendet'])
    }, 20_000)
    expect(await deactivate(scene.clara, mika.id)).toMatchObject({ status: 409, body: { code: 'status_conflict' } })
    const { rows } = await app.pool.query(
      "select from_status, to_status from audit where target_id = $1 and action = 'deactivate'",
      [mika.id],
    )
    expect(rows).toEqual([{ from_status: 'ACTIVE', to_status: 'DEACTIVATED' }])
  })

  test('nobody themself; an officer nobody of another company and nobody who runs the platform; ADMIN no OWNER', async () => {
    for (const who of [scene.clara, scene.bruno, scene.ada]) expect((await deactivate(who, who.id)).status).toBe(403)
    expect((await deactivate(scene.clara, scene.luca.id)).status).toBe(404)
    for (const platform of [scene.ada, scene.bruno])
      expect((await deactivate(scene.clara, platform.id)).status).toBe(403)
    expect((await deactivate(scene.bruno, scene.ada.id)).status).toBe(403)
  })

  test('the last two officers who end each other’s access at once: one stays', async () => {
    const second = await newAt(scene.suedwerk, 'Enea', 'EDUCATION_OFFICER')
    const answers = await Promise.all([deactivate(scene.elena, second.id), deactivate(second, scene.elena.id)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)[0]).toBe(204)
    const { rows } = await app.pool.query(
      "select id from person where company_id = $1 and status = 'ACTIVE' and roles @> '{EDUCATION_OFFICER}'",
      [scene.suedwerk],
    )
    expect(rows).toHaveLength(1)
    expect(await deactivate(scene.ada, rows[0].id)).toMatchObject({ status: 409, body: { code: 'last_officer' } })
  })

  test('the last OWNER stays when two OWNERs end each other’s access at once', async () => {
    const second = await newAt(scene.nordwerk, 'Olga', 'OWNER')
    const answers = await Promise.all([deactivate(scene.ada, second.id), deactivate(second, scene.ada.id)])
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    const { rows } = await app.pool.query("select from person where status = 'ACTIVE' and roles @> '{OWNER}'")
    expect(rows).toHaveLength(1)
  })
})

describe('handOver', () => {
  test('without leaving: the apprentices hear who looks after them now, the receiver what is theirs', async () => {
    const { leaver, apprentices } = await newLeaver()
    const receiver = await newAt(scene.nordwerk, 'Rita', 'VOCATIONAL_TRAINER')
    const body = { id: leaver.id, receiverId: receiver.id }
    expect((await app.call('handOver', { as: scene.clara, body })).status).toBe(204)
    await eventually(async () => {
      const { rows } = await app.pool.query(
        "select distinct title from notification where recipient_id = $1 and kind = 'assignment.supervisorChanged'",
        [apprentices[3]!.id],
      )
      expect(rows).toEqual([{ title: 'Deine neue Betreuung' }])
      const told = await app.pool.query(
        "select title from notification where recipient_id = $1 and kind = 'assignment.handedOver'",
        [receiver.id],
      )
      expect(told.rows).toEqual([{ title: 'Du übernimmst von Simon Muster' }])
    })
    expect((await one('select status from person where id = $1', leaver.id)).status).toBe('ACTIVE')
  })

  test('only to a trainer of the same company who is there', async () => {
    const { leaver } = await newLeaver()
    const gone = await newAt(scene.nordwerk, 'Weg', 'VOCATIONAL_TRAINER')
    await app.pool.query("update person set status = 'DEACTIVATED' where id = $1", [gone.id])
    const foreign = await newAt(scene.suedwerk, 'Fremd', 'VOCATIONAL_TRAINER')
    for (const { id } of [gone, foreign, scene.lea, scene.clara, leaver])
      expect(await app.call('handOver', { as: scene.clara, body: { id: leaver.id, receiverId: id } })).toMatchObject({
        status: 400,
        body: { fields: [{ path: 'receiverId' }] },
      })
  })
})

describe('endPersonSessions', () => {
  test('on every device, told by mail; nobody else’s end with them', async () => {
    const mika = await newAt(scene.nordwerk, 'Mika', 'USER')
    const tokens = [await app.tokenOf(mika), await app.tokenOf(mika)]
    const noah = await app.tokenOf(scene.noah)
    expect((await app.call('endPersonSessions', { as: scene.clara, body: { id: mika.id } })).status).toBe(204)
    for (const token of tokens) expect((await app.call('checkSession', { token })).status).toBe(401)
    expect((await app.call('checkSession', { token: noah })).status).toBe(200)
    await eventually(async () => expect(await inboxOf(mika.email)).toHaveLength(1), 20_000)
    expect((await app.call('endPersonSessions', { as: scene.clara, body: { id: scene.luca.id } })).status).toBe(404)
  })
})
