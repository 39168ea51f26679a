// The rule itself: who is masked for whom, asked at the moment of reading.
import { afterEach, beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newApplication, newAssignment } from '../../../../test/applications.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
let mia: Person
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  mia = await newPerson(app, { nameFirst: 'Mia', companyId: scene.nordwerk, roles: ['APPRENTICE'] })
  await app.pool.query(
    `with photo as (insert into file (owner_id, company_id, kind, status, name, extension, declared_type, quarantine_key,
        variants, attached_resource, attached_id)
      values ($1, $2, 'IMAGE', 'READY', 'a.png', 'png', 'image/png', 'q', '{"full": {"key": "files/photo", "type": "image/webp", "size": 1}}',
        'avatar', $1) returning id)
     update person set avatar_file_id = photo.id, avatar_art = 4 from photo where person.id = $1`,
    [mia.id, scene.nordwerk],
  )
})

/** Of age from this day on, as the clock in Zurich says. */
const ofAgeIn = (days: number | null) =>
  app.pool.query(`update person set adult_from = (now() at time zone 'Europe/Zurich')::date + $2::int where id = $1`, [
    mia.id,
    days,
  ])
const openProfile = (isOpen: boolean | null) =>
  app.pool.query('update person set profile_open = $2 where id = $1', [mia.id, isOpen])
const moveTo = (company: string) => app.pool.query('update person set company_id = $2 where id = $1', [mia.id, company])
afterEach(async () => {
  await ofAgeIn(null)
  await openProfile(null)
  await moveTo(scene.nordwerk)
})

const assignmentFor = async (who: Person, id: string) =>
  (await app.call('readAssignment', { as: who, query: { id } })).body
const seenBy = async (who: Person) => {
  const { nameLast, image } = (await app.call('readAuthorCard', { as: who, query: { id: mia.id } })).body
  return `${nameLast}, ${image?.startsWith('/art/') ? 'design' : 'photograph'}`
}
const everything = 'Muster, photograph'
const little = 'M., design'

describe('people of another company', () => {
  test.each([
    ['an adult', null, null, everything],
    ['a minor until the day before', 1, null, little],
    ['of age since today', 0, null, everything],
    ['a minor who has opened the profile', 100, true, everything],
    ['a minor who has closed it', 100, false, little],
    ['an adult who has closed it', null, false, little],
    ['an adult who has opened it', null, true, everything],
  ])('%s', async (_who, days, isOpen, expected) => {
    await ofAgeIn(days)
    await openProfile(isOpen)
    expect([await seenBy(scene.luca), await seenBy(scene.elena)]).toEqual([expected, expected])
    expect(await seenBy(scene.lea)).toBe(everything)
  })

  test('who changes the company becomes a stranger here and a colleague there', async () => {
    await ofAgeIn(100)
    await moveTo(scene.suedwerk)
    expect([await seenBy(scene.lea), await seenBy(scene.luca)]).toEqual([little, everything])
  })
})

test('the contact person elsewhere reads the full name in the assignment until it is sent back; never an address', async () => {
  await ofAgeIn(100)
  for (const [status, last] of [
    ['PENDING', 'Muster'],
    ['APPROVED', 'Muster'],
    ['REJECTED', 'M.'],
  ] as const) {
    const id = await newAssignment(app, mia, { status, contact: scene.elena })
    const seen = await assignmentFor(scene.elena, id)
    expect(seen).toMatchObject({ authorNameLast: last, authorEmail: null, authorImage: '/art/avatar-4.svg' })
    expect(await assignmentFor(scene.clara, id)).toMatchObject({
      authorNameLast: 'Muster',
      authorEmail: mia.email,
    })
  }
  expect(await seenBy(scene.elena)).toBe(little)
})

test('whoever is applied to reads the full name in the application, nobody else there; no address of adults either', async () => {
  await ofAgeIn(100)
  const activity = await newActivity(app, scene.elena, { isPublic: true })
  const id = await newApplication(app, mia, activity)
  const read = async (who: Person) => (await app.call('readApplication', { as: who, query: { id } })).body
  expect(await read(scene.elena)).toMatchObject({ authorName: 'Mia Muster', authorMail: null })
  await app.pool.query("update person set status = 'DEACTIVATED' where id = $1", [scene.elena.id])
  const anna = await newPerson(app, {
    nameFirst: 'Anna',
    companyId: scene.suedwerk,
    roles: ['EDUCATION_OFFICER'],
    email: 'anna@suedwerk.example',
  })
  expect(await read(anna)).toMatchObject({ authorName: 'Mia M.', authorMail: null })
  await ofAgeIn(null)
  expect(await read(anna)).toMatchObject({ authorName: 'Mia Muster', authorMail: null })
  await app.pool.query("update person set status = 'ACTIVE' where id = $1", [scene.elena.id])
})

test('the functions cost nothing: the planner puts them in place of their calls', async () => {
  const client = await app.pool.connect()
  // The tables of a test are too small for an index to be worth it.
  await client.query('set enable_seqscan = off')
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `explain (verbose) select
       shown_last_name(person.name_last, is_masked(person.adult_from, person.profile_open, person.company_id, $1)),
       shown_email(person.email, person.company_id, $1),
       (select file.id from file where file.id = shown_upload(person.avatar_file_id,
         is_masked(person.adult_from, person.profile_open, person.company_id, $1)))
     from person where not stays_inside(person.adult_from, person.profile_open)`,
    [scene.suedwerk],
  )
  client.release(true)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).not.toMatch(/is_minor|is_masked|is_profile_open|shown_|stays_inside/)
  expect(plan).toMatch(/file_pkey/)
})
