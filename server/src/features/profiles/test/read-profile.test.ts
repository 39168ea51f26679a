import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity, SECTOR } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { attachFile, newFile } from '../../../../test/files.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'
import { block, companyProfileOf, profileOf, setAge } from '../../../../test/profiles.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  for (const who of [scene.lea, scene.david]) {
    await app.pool.query(
      `update person set slogan = 'Fragen kostet nichts.', bio = 'Alte Radios', location = 'Aarau', job_title = 'Werkstatt',
         links = '[{"id":"0198f1c2-0000-7000-8000-000000000001","linkType":"HOME","url":"https://lea.example"}]',
         avatar_art = 3, banner_art = 1, profession_id = 'pr-edb', date_joined = swiss_today() - 400,
         training_end = swiss_today() + 600 where id = $1`,
      [who.id],
    )
    const picture = await newFile(app, who, 'IMAGE')
    await attachFile(app, picture, 'avatar', who.id)
    await app.pool.query('update person set avatar_file_id = $2 where id = $1', [who.id, picture])
    await attachFile(app, await newFile(app, who, 'VIDEO'), 'video', who.id)
    await newActivity(app, who, { isPublic: true })
  }
  await setAge(app, scene.lea, true)
  await app.pool.query('insert into follow (follower_id, person_id) values ($1, $2), ($2, $1)', [
    scene.luca.id,
    scene.lea.id,
  ])
})

const read = async (who: Person, whose: Person, as?: string) => {
  const query = { id: await profileOf(app, whose), ...(as && { as }) }
  return app.call('readProfile', { as: who, params: { type: 'user' }, query })
}

const whole = {
  type: 'user',
  userNameFirst: 'Lea',
  userNameLast: 'Muster',
  companyName: 'Nordwerk AG',
  slogan: 'Fragen kostet nichts.',
  location: 'Aarau',
  links: [{ id: '0198f1c2-0000-7000-8000-000000000001', linkType: 'HOME', url: 'https://lea.example' }],
  banner: '/art/banner-1.svg',
  image: expect.stringMatching(/^https?:/),
  video: { mimeType: 'video/mp4', signedUrl: expect.any(String) },
  bio: 'Alte Radios',
  employeeCount: null,
  dateFounded: null,
  dateJoined: expect.any(String),
  userRoles: ['APPRENTICE'],
  isApprentice: true,
  postCount: 0,
  activityCount: 1,
  followingCount: 1,
  followerCount: 1,
  profession: expect.any(String),
  jobTitle: 'Werkstatt',
}
/** E10: first name, initial, profession, company, slogan, design and posts. */
const closed = {
  type: 'user',
  userNameFirst: 'Lea',
  userNameLast: 'M.',
  companyName: 'Nordwerk AG',
  slogan: 'Fragen kostet nichts.',
  profession: expect.any(String),
  image: '/art/avatar-3.svg',
  banner: '/art/banner-1.svg',
  location: '',
  links: [],
  video: null,
  bio: '',
  dateJoined: null,
  userRoles: [],
  isApprentice: false,
  postCount: null,
  activityCount: null,
  followingCount: null,
  followerCount: null,
  jobTitle: '',
  trainingYear: null,
  isClosed: true,
  isOpen: null,
  isMinor: null,
}

describe('readProfile', () => {
  test('a colleague sees all of it, a stranger of a minor only what a closed profile shows', async () => {
    expect((await read(scene.david, scene.lea)).body).toMatchObject({ ...whole, trainingYear: 2, isClosed: false })
    expect((await read(scene.luca, scene.lea)).body).toMatchObject(closed)
    expect((await read(scene.ada, scene.luca)).body).toMatchObject({ isClosed: false })
  })

  test('of somebody of age strangers see all but what would tell an age', async () => {
    const { body } = await read(scene.luca, scene.david)
    expect(body).toMatchObject({ bio: 'Alte Radios', userNameLast: 'Muster', isClosed: false, trainingYear: null })
  })

  test('the own one says whether it is open and what is chosen, and looks as others see it', async () => {
    const own = (await read(scene.lea, scene.lea)).body
    expect(own).toMatchObject({ ...whole, isOwn: true, isOpen: false, isMinor: true, bannerId: 'generated:1' })
    expect(own.can).toEqual({ edit: true, empty: false, report: false, readHistory: true })
    const colleague = (await read(scene.lea, scene.lea, 'COLLEAGUE')).body
    expect(colleague).toMatchObject({ ...whole, isOwn: false, isOpen: null, imageId: null })
    expect(colleague.can).toEqual({ edit: false, empty: false, report: false, readHistory: false })
    expect((await read(scene.lea, scene.lea, 'STRANGER')).body).toMatchObject(closed)
    expect((await read(scene.david, scene.lea, 'STRANGER')).status).toBe(403)
  })

  test('what one may do to it', async () => {
    expect((await read(scene.noah, scene.lea)).body.can).toEqual({
      edit: false,
      empty: false,
      report: true,
      readHistory: false,
    })
    expect((await read(scene.bruno, scene.lea)).body.can).toEqual({
      edit: false,
      empty: true,
      report: true,
      readHistory: true,
    })
  })

  test('blocked pairs: as an unknown id, both ways', async () => {
    await block(app, scene.elena, scene.noah)
    for (const [one, other] of [
      [scene.elena, scene.noah],
      [scene.noah, scene.elena],
    ] as const)
      expect((await read(one, other)).status).toBe(404)
    const unknown = { params: { type: 'user' }, query: { id: '0198f1c2-0000-7000-8000-00000000ffff' } }
    const random = await app.call('readProfile', { as: scene.noah, ...unknown })
    expect((await read(scene.noah, scene.elena)).body).toEqual(random.body)
    expect((await read(scene.noah, scene.luca)).status).toBe(200)
  })

  test('who has left has none any more', async () => {
    await app.pool.query("update person set status = 'DEACTIVATED' where id = $1", [scene.vera.id])
    expect((await read(scene.lea, scene.vera)).status).toBe(404)
  })

  test('a company: its figures, and who may edit or report it', async () => {
    await app.pool.query(
      `update company set slogan = 'Nah dran', employee_count = 34, date_founded = '2009-03-01', bio = 'Wir',
         banner = '{"art":"banner","design":2}' where id = $1`,
      [scene.nordwerk],
    )
    await app.pool.query('insert into follow (follower_id, company_id) values ($1, $2)', [
      scene.luca.id,
      scene.nordwerk,
    ])
    const id = await companyProfileOf(app, scene.nordwerk)
    const see = async (who: Person) =>
      (await app.call('readProfile', { as: who, params: { type: 'company' }, query: { id } })).body
    expect(await see(scene.luca)).toMatchObject({
      type: 'company',
      userId: null,
      companyName: 'Nordwerk AG',
      slogan: 'Nah dran',
      employeeCount: 34,
      dateFounded: '2009-03-01',
      banner: '/art/banner-2.svg',
      image: null,
      activityCount: 2,
      followerCount: 1,
      isOwn: false,
      can: { edit: false, empty: false, report: true, readHistory: false },
    })
    expect((await see(scene.clara)).can).toEqual({ edit: true, empty: false, report: false, readHistory: false })
    expect((await see(scene.elena)).can).toEqual({ edit: false, empty: false, report: true, readHistory: false })
    expect((await see(scene.lea)).can).toEqual({ edit: false, empty: false, report: true, readHistory: false })
  })

  test('a person is no company: 404', async () => {
    const query = { id: await profileOf(app, scene.lea) }
    expect((await app.call('readProfile', { as: scene.lea, params: { type: 'company' }, query })).status).toBe(404)
  })

  test('different people count: not more than 200 an hour', async () => {
    await app.pool.query(
      `insert into person_seen (viewer_id, person_id, seen_at)
       select $1, gen_random_uuid(), $2::timestamptz from generate_series(1, 200)`,
      [scene.ada.id, app.clock.now()],
    )
    expect((await read(scene.ada, scene.lea)).status).toBe(429)
    // The own one is nobody else's.
    expect((await read(scene.ada, scene.ada)).status).toBe(200)
  })
})

describe('the work history of a profile', () => {
  test('is offered to those whom its call answers, also of a closed profile', async () => {
    const rosa = await newPerson(app, {
      nameFirst: 'Rosa',
      companyId: scene.suedwerk,
      roles: ['USER'],
      email: 'rosa@suedwerk.example',
    })
    await app.pool.query(
      `insert into assignment (author_id, company_id, status, title, description, location, department, work_sector_id,
         contact_id, contact, date_start, date_end)
       values ($1, $2, 'APPROVED', 'Prüfstand', 'Text', 'Olten', 'Team', $3, $4, '', swiss_today() - 5, swiss_today() + 5)`,
      [scene.lea.id, scene.nordwerk, SECTOR, rosa.id],
    )
    const seen: Record<string, [boolean, number]> = {}
    for (const who of [scene.lea, scene.david, scene.clara, rosa, scene.bruno, scene.noah, scene.elena, scene.luca]) {
      const { can } = (await read(who, scene.lea)).body
      const { status } = await app.call('readWorkHistory', { as: who, query: { id: scene.lea.id } })
      seen[who.nameFirst] = [can.readHistory, status]
    }
    expect(seen).toEqual({
      Lea: [true, 200],
      David: [true, 200],
      Clara: [true, 200],
      Rosa: [true, 200],
      Bruno: [true, 200],
      Noah: [false, 404],
      Elena: [false, 404],
      Luca: [false, 404],
    })
    expect((await read(rosa, scene.lea)).body.isClosed).toBe(true)
  })

  test('is none of people who are no apprentices, and not in the preview', async () => {
    expect((await read(scene.david, scene.david)).body.can.readHistory).toBe(false)
    expect((await read(scene.clara, scene.david)).body.can.readHistory).toBe(false)
    expect((await read(scene.lea, scene.lea, 'COLLEAGUE')).body.can.readHistory).toBe(false)
  })
})
