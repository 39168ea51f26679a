import ICAL from 'ical.js'
import { beforeAll, describe, expect, test } from 'vitest'

import { SECTOR } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'
import { swissDay } from '../../../lib/swiss-day.ts'
import { shiftDay } from '../../../lib/swiss-holidays.ts'

let app: TestApp
let scene: Scene
const today = swissDay(new Date())
const inDays = (days: number) => shiftDay(today, days)

interface Made {
  title: string
  from: number
  to: number
  status?: string
}

async function assign(author: Person, { title, from, to, status = 'APPROVED' }: Made): Promise<string> {
  const { rows } = await app.pool.query<{ id: string }>(
    `insert into assignment (author_id, company_id, status, title, description, location, department, work_sector_id,
       date_start, date_end, workload, contact) values ($1, $2, $3, $4, 'Text', 'Olten; 2. Stock', 'Team', $5, $6, $7, 80,
       'Rita Beispiel') returning id`,
    [author.id, author.companyId, status, title, SECTOR, inDays(from), inDays(to)],
  )
  return rows[0]!.id
}

beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  for (const who of [scene.lea, scene.luca])
    await app.pool.query(
      `update person set date_joined = '2025-08-01', training_end = '2028-07-31', school_days = '{Montag,Donnerstag}',
         school_day_text = 'Nur vormittags, meistens' where id = $1`,
      [who.id],
    )
  await app.pool.query('update person set supervisor_id = $2 where id = $1', [scene.lea.id, scene.david.id])
  await assign(scene.lea, { title: 'Empfang, Büro; \\ «Süd»\nBEGIN:VEVENT', from: -10, to: 4 })
  await assign(scene.lea, { title: 'Wartet', from: 10, to: 20, status: 'PENDING' })
  await assign(scene.lea, { title: 'Entwurf', from: 30, to: 40, status: 'DRAFT' })
  await assign(scene.lea, { title: 'Lange her', from: -900, to: -800 })
  await assign(scene.luca, { title: 'Fremd', from: 0, to: 5 })
})

const tokenOf = async (as: Person) =>
  new URL((await app.call('renewCalendar', { as })).body.address).searchParams.get('token')!
const feed = async (as: Person) => {
  const { status, headers, body } = await app.call('readCalendarFeed', { query: { token: await tokenOf(as) } })
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  return String(body)
}
/** As a calendar program reads it. */
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
const titlesIn = (text: string) => eventsIn(text).map(({ summary }) => summary)

describe('readCalendarFeed', () => {
  test('an apprentice’s own assignments and school days, whole days with exclusive ends', async () => {
    const text = await feed(scene.lea)
    const [empfang, waits, school, ...others] = eventsIn(text)
    expect(others).toEqual([])
    expect(empfang!.summary).toBe('Empfang, Büro; \\ «Süd»\nBEGIN:VEVENT')
    expect(empfang!.location).toBe('Olten; 2. Stock')
    expect(empfang!.description).toBe('Pensum 80 %')
    expect([empfang!.startDate.isDate, empfang!.startDate.toString(), empfang!.endDate.toString()]).toEqual([
      true,
      inDays(-10),
      inDays(5),
    ])
    expect([waits!.summary, waits!.component.getFirstPropertyValue('status')]).toEqual([
      'Wartet (wird geprüft)',
      'TENTATIVE',
    ])
    expect([school!.summary, school!.description]).toEqual(['Berufsfachschule', 'Nur vormittags, meistens'])
    const days = school!.iterator()
    expect([1, 2, 3, 4].map(() => days.next().toString())).toEqual([
      '2025-08-04',
      '2025-08-07',
      '2025-08-11',
      '2025-08-14',
    ])
    // Nothing of other people: neither the contact person nor the supervisor.
    expect(text).not.toMatch(/Rita|David|Muster/)
    expect(new ICAL.Component(ICAL.parse(text)).getFirstPropertyValue('x-wr-calname')).toBe('Werkplatz: Lea')
  })

  test('the end of the training ends school', async () => {
    const school = eventsIn(await feed(scene.lea)).at(-1)!
    let last = ''
    const days = school.iterator()
    for (let next = days.next(); next; next = days.next()) last = next.toString()
    expect(last).toBe('2028-07-31')
  })

  test('a trainer’s: first names of those they look after, and nothing of others', async () => {
    const text = await feed(scene.david)
    expect(titlesIn(text)).toEqual([
      'Lea: Empfang, Büro; \\ «Süd»\nBEGIN:VEVENT',
      'Lea: Wartet (wird geprüft)',
      'Lea: Berufsfachschule',
    ])
    expect(text).not.toMatch(/Muster|nordwerk\.example|Luca|Fremd/)
    // Who looks after nobody has an empty one, whatever they may read.
    for (const who of [scene.clara, scene.ada, scene.elena]) expect(titlesIn(await feed(who))).toEqual([])
  })

  test('nothing of another company, even if somebody there is named as supervisor', async () => {
    await app.pool.query('update person set supervisor_id = $2 where id = $1', [scene.luca.id, scene.david.id])
    expect(await feed(scene.david)).not.toMatch(/Luca|Fremd/)
    expect(titlesIn(await feed(scene.luca))).toEqual(['Fremd', 'Berufsfachschule'])
  })

  test('the same names at every reading; what is in force stays while a change waits', async () => {
    const uids = (text: string) => eventsIn(text).map(({ uid }) => uid)
    const before = await feed(scene.lea)
    await app.pool.query(
      `update assignment set status = 'PENDING', date_end = $2 where author_id = $1 and status = 'APPROVED'`,
      [scene.lea.id, inDays(60)],
    )
    const after = await feed(scene.lea)
    expect(uids(after)).toEqual(uids(before))
    expect(eventsIn(after)[0]!.endDate.toString()).toBe(inDays(5))
    expect(titlesIn(after)[0]).not.toContain('wird geprüft')
  })

  test('says when it was last fetched; a token that is none opens nothing', async () => {
    const mia = await newPerson(app, { nameFirst: 'Mia', companyId: scene.nordwerk, roles: ['APPRENTICE'] })
    const token = await tokenOf(mia)
    const state = async () => (await app.call('readCalendar', { as: mia })).body.lastUsed
    expect(await state()).toBeNull()
    expect((await app.call('readCalendarFeed', { query: { token } })).status).toBe(200)
    expect(await state()).not.toBeNull()
    for (const wrong of ['', 'x', `${token}x`, token.slice(1), '\u0000', "' or true --"])
      expect((await app.call('readCalendarFeed', { query: { token: wrong } })).status).toBe(404)
  })
})
