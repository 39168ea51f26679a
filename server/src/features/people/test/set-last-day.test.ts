import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newAssignment } from '../../../../test/applications.ts'
import { eventually } from '../../../../test/eventually.ts'
import { freshAddress, inboxOf } from '../../../../test/inbox.ts'
import { newPerson, newScene, PASSWORD, type NewPerson, type Person, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'
import type { WorkContext } from '../../../jobs/definitions.ts'
import { swissDay, writtenDay } from '../../../lib/swiss-day.ts'
import { peopleJobs } from '../person.jobs.ts'

let app: TestApp
let scene: Scene
let ctx: WorkContext
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  ctx = (await testWorker(app, workerParts)).ctx
})

const DAY_MS = 86_400_000
const inDays = (days: number) => swissDay(new Date(Date.parse(`${swissDay(new Date())}T12:00:00Z`) + days * DAY_MS))
/** Midnight in Zurich is 22:00 or 23:00 in UTC; these are an hour and more away from both. */
const evening = (day: string) => new Date(`${day}T20:30:00Z`)
const night = (day: string) => new Date(`${day}T23:30:00Z`)

const newAt = (companyId: string, nameFirst: string, ...roles: NewPerson['roles']) =>
  newPerson(app, { nameFirst, companyId, roles, email: freshAddress(nameFirst.toLowerCase()) })
const setDay = (who: Person, id: string, lastDay: string | null, receiverId: string | null = null) =>
  app.call('setLastDay', { as: who, body: { id, lastDay, receiverId } })
const runAt = (name: string, now: Date) =>
  peopleJobs.find((job) => job.name === name)!.run({ ...ctx, clock: { now: () => now } }, {}, 'job')
const login = ({ email }: Person) =>
  app.call('login', { headers: { authorization: `Basic ${Buffer.from(`${email}:${PASSWORD}`).toString('base64')}` } })
const one = async (text: string, ...values: string[]) => (await app.pool.query(text, values)).rows[0]
const rowOf = ({ id }: Person) =>
  one('select status, last_day::text, last_day_receiver_id, last_day_by from person where id = $1', id)
const trailOf = async ({ id }: Person) =>
  (
    await app.pool.query(
      'select actor_id, action, details from audit where target_id = $1 and action = any($2) order by id',
      [id, ['setLastDay', 'clearLastDay', 'deactivate', 'handOver']],
    )
  ).rows
const toldOf = async (kind: string, { id }: Person) =>
  (
    await app.pool.query('select recipient_id from notification where kind = $1 and target_id = $2 order by 1', [
      kind,
      id,
    ])
  ).rows.map((row) => row.recipient_id)
const unset = { last_day: null, last_day_receiver_id: null, last_day_by: null }

/** Looks after Lea, has an open activity and accompanies an assignment. */
async function newLeaver(nameFirst: string) {
  const leaver = await newAt(scene.nordwerk, nameFirst, 'VOCATIONAL_TRAINER')
  const apprentice = await newAt(scene.nordwerk, 'Lernt', 'APPRENTICE')
  await app.pool.query('update person set supervisor_id = $1 where id = $2', [leaver.id, apprentice.id])
  const activity = await newActivity(app, leaver)
  const assignment = await newAssignment(app, apprentice, { status: 'APPROVED', contact: leaver })
  return { leaver, apprentice, activity, assignment }
}

describe('setLastDay', () => {
  test('Clara sets, changes and clears the day of Mika; Elena of another company and David may not', async () => {
    const mika = await newAt(scene.nordwerk, 'Mika', 'USER')
    expect((await setDay(scene.elena, mika.id, inDays(5))).status).toBe(404)
    expect((await setDay(scene.david, mika.id, inDays(5))).status).toBe(403)
    expect((await setDay(scene.clara, scene.clara.id, inDays(5))).status).toBe(403)
    expect(await rowOf(mika)).toEqual({ status: 'ACTIVE', ...unset })

    expect((await setDay(scene.clara, mika.id, inDays(5))).status).toBe(204)
    expect((await setDay(scene.clara, mika.id, inDays(40), scene.david.id)).status).toBe(204)
    const read = await app.call('readManagedPerson', { as: scene.clara, query: { id: mika.id } })
    expect(read.body).toMatchObject({
      lastDay: inDays(40),
      lastDayReceiver: { userId: scene.david.id, name: 'David Muster' },
    })
    const list = await app.call('listManagedPeople', { as: scene.clara, query: { query: 'mika' } })
    expect(list.body.content.find(({ userId }) => userId === mika.id)).toMatchObject({ lastDay: inDays(40) })
    await eventually(async () => {
      const { rows } = await app.pool.query('select recipient_id, title, body from notification where target_id = $1', [
        mika.id,
      ])
      expect(rows).toHaveLength(2)
      expect(rows).toContainEqual({
        recipient_id: mika.id,
        title: `Letzter Tag am ${writtenDay(inDays(40))}`,
        body: `Der Zugang von Mika Muster endet am ${writtenDay(inDays(40))} um Mitternacht. [[Zum Betrieb]]`,
      })
    }, 20_000)

    expect((await setDay(scene.clara, mika.id, null)).status).toBe(204)
    expect(await rowOf(mika)).toEqual({ status: 'ACTIVE', ...unset })
    await runAt('end-access', night(inDays(40)))
    expect((await rowOf(mika)).status).toBe('ACTIVE')
    expect(await trailOf(mika)).toEqual([
      {
        actor_id: scene.clara.id,
        action: 'setLastDay',
        details: { before: null, lastDay: inDays(5), receiverId: null },
      },
      {
        actor_id: scene.clara.id,
        action: 'setLastDay',
        details: { before: inDays(5), lastDay: inDays(40), receiverId: scene.david.id },
      },
      { actor_id: scene.clara.id, action: 'clearLastDay', details: { before: inDays(40) } },
    ])
  }, 60_000)

  test('today and two years ahead are days, yesterday and a day later are not', async () => {
    const mika = await newAt(scene.nordwerk, 'Mika', 'USER')
    const today = inDays(0)
    const year = Number(today.slice(0, 4)) + 2
    for (const day of [inDays(-1), `${year + 1}${today.slice(4)}`, inDays(733)])
      expect(await setDay(scene.clara, mika.id, day)).toMatchObject({
        status: 400,
        body: { code: 'bad_input', fields: [{ path: 'lastDay' }] },
      })
    for (const day of [today, inDays(729)]) expect((await setDay(scene.clara, mika.id, day)).status).toBe(204)
  })

  test('with something to hand over only together with a receiver who may take it; not for who has left', async () => {
    const { leaver } = await newLeaver('Simon')
    expect(await setDay(scene.clara, leaver.id, inDays(9))).toMatchObject({
      status: 409,
      body: { code: 'hand_over_needed' },
    })
    for (const unfit of [scene.clara, scene.lea, leaver])
      expect(await setDay(scene.clara, leaver.id, inDays(9), unfit.id)).toMatchObject({
        status: 400,
        body: { fields: [{ path: 'receiverId' }] },
      })
    expect(await rowOf(leaver)).toEqual({ status: 'ACTIVE', ...unset })
    expect((await setDay(scene.clara, leaver.id, inDays(9), scene.david.id)).status).toBe(204)
    const body = { id: leaver.id, receiverId: scene.david.id }
    expect((await app.call('deactivatePerson', { as: scene.clara, body })).status).toBe(204)
    expect(await rowOf(leaver)).toEqual({ status: 'DEACTIVATED', ...unset })
    expect(await setDay(scene.clara, leaver.id, inDays(9))).toMatchObject({
      status: 409,
      body: { code: 'status_conflict' },
    })
    expect(await setDay(scene.ada, scene.elena.id, inDays(9))).toMatchObject({
      status: 409,
      body: { code: 'last_officer' },
    })
  })
})

describe('endOverAccess', () => {
  test('access ends after the midnight, with the stored hand-over, and not before', async () => {
    const { leaver, apprentice, activity, assignment } = await newLeaver('Sonja')
    const day = inDays(3)
    expect((await setDay(scene.clara, leaver.id, day, scene.david.id)).status).toBe(204)
    const token = await app.tokenOf(leaver)
    await runAt('end-access', evening(day))
    expect((await rowOf(leaver)).status).toBe('ACTIVE')
    expect((await app.call('checkSession', { token })).status).toBe(200)

    await Promise.all([runAt('end-access', night(day)), runAt('end-access', night(day))])
    expect(await rowOf(leaver)).toEqual({ status: 'DEACTIVATED', ...unset })
    expect(await one('select supervisor_id from person where id = $1', apprentice.id)).toEqual({
      supervisor_id: scene.david.id,
    })
    expect(await one('select author_id from activity where id = $1', activity)).toEqual({ author_id: scene.david.id })
    expect(await one('select contact_id from assignment where id = $1', assignment)).toEqual({
      contact_id: scene.david.id,
    })
    expect(await trailOf(leaver)).toEqual([
      {
        actor_id: scene.clara.id,
        action: 'setLastDay',
        details: { before: null, lastDay: day, receiverId: scene.david.id },
      },
      {
        actor_id: null,
        action: 'handOver',
        details: { receiverId: scene.david.id, apprentices: 1, activities: 1, contacts: 1 },
      },
      { actor_id: null, action: 'deactivate', details: { lastDay: day } },
    ])
    const open = await one("select count(*)::int from session where person_id = $1 and status = 'ACTIVE'", leaver.id)
    expect(open).toEqual({ count: 0 })
    // Without the bus a process remembers a member for five seconds.
    app.clock.add(6)
    expect((await app.call('checkSession', { token })).status).toBe(401)
    expect((await login(leaver)).status).toBe(401)
    await eventually(async () => {
      const subjects = (await inboxOf(leaver.email)).map(({ subject }) => subject)
      expect(subjects).toContain('Dein Zugang zu Werkplatz ist beendet')
    }, 20_000)
  }, 60_000)

  test('a worker that was down for days catches up; a receiver who left is not needed when nothing is left', async () => {
    const mika = await newAt(scene.nordwerk, 'Mika', 'USER')
    const gone = await newAt(scene.nordwerk, 'Weg', 'VOCATIONAL_TRAINER')
    expect((await setDay(scene.clara, mika.id, inDays(1), gone.id)).status).toBe(204)
    await app.pool.query("update person set status = 'DEACTIVATED' where id = $1", [gone.id])
    await runAt('end-access', night(inDays(8)))
    expect(await rowOf(mika)).toEqual({ status: 'DEACTIVATED', ...unset })
  })

  test('without a valid receiver the officers are notified once; with another one the next run ends access', async () => {
    const { leaver } = await newLeaver('Stefan')
    const rita = await newAt(scene.nordwerk, 'Rita', 'VOCATIONAL_TRAINER')
    const other = await newAt(scene.nordwerk, 'Otto', 'USER')
    const day = inDays(2)
    expect((await setDay(scene.clara, leaver.id, day, rita.id)).status).toBe(204)
    expect((await setDay(scene.clara, other.id, day)).status).toBe(204)
    await app.pool.query("update person set roles = '{USER}' where id = $1", [rita.id])
    await runAt('end-access', night(day))
    await runAt('end-access', night(day))
    expect((await rowOf(leaver)).status).toBe('ACTIVE')
    // A person whose access cannot end yet holds up no other.
    expect((await rowOf(other)).status).toBe('DEACTIVATED')
    await eventually(async () => {
      const { rows } = await app.pool.query(
        "select recipient_id, title from notification where kind = 'assignment.lastDayBlocked' and target_id = $1",
        [leaver.id],
      )
      expect(rows).toEqual([{ recipient_id: scene.clara.id, title: 'Stefan Muster ist noch aktiv' }])
    }, 20_000)
    expect((await setDay(scene.clara, leaver.id, inDays(0), scene.david.id)).status).toBe(204)
    await runAt('end-access', night(day))
    expect((await rowOf(leaver)).status).toBe('DEACTIVATED')
    expect(await toldOf('assignment.lastDayBlocked', leaver)).toEqual([scene.clara.id])
  }, 60_000)
})

describe('tellNear', () => {
  test('the person and the officers are reminded 14 and 3 days before, once each', async () => {
    const mika = await newAt(scene.nordwerk, 'Mika', 'USER')
    expect((await setDay(scene.clara, mika.id, inDays(30))).status).toBe(204)
    const both = [scene.clara.id, mika.id].toSorted()
    await eventually(async () => expect(await toldOf('assignment.lastDay', mika)).toEqual([mika.id]), 20_000)
    await runAt('remind-of-last-days', evening(inDays(15)))
    await runAt('remind-of-last-days', evening(inDays(16)))
    await runAt('remind-of-last-days', evening(inDays(20)))
    const first = [mika.id, ...both].toSorted()
    await eventually(async () => expect(await toldOf('assignment.lastDay', mika)).toEqual(first), 20_000)
    await runAt('remind-of-last-days', evening(inDays(27)))
    await runAt('remind-of-last-days', evening(inDays(29)))
    const all = [...first, ...both].toSorted()
    await eventually(async () => expect(await toldOf('assignment.lastDay', mika)).toEqual(all), 20_000)
    expect(await one('select last_day_reminded from person where id = $1', mika.id)).toEqual({ last_day_reminded: 3 })
  }, 60_000)

  test('a day set two days ahead causes no reminder', async () => {
    const mika = await newAt(scene.nordwerk, 'Mika', 'USER')
    expect((await setDay(scene.clara, mika.id, inDays(2))).status).toBe(204)
    await runAt('remind-of-last-days', evening(inDays(1)))
    const { rows } = await app.pool.query(
      "select from pgboss.job where name = 'event' and data -> 'payload' ->> 'personId' = $1 and data ->> 'event' = 'person.lastDayNear'",
      [mika.id],
    )
    expect(rows).toEqual([])
  })
})
