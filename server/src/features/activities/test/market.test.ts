import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity, SECTOR } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import type { Reply } from '../../../../test/call.ts'
import { newCompany, newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'
import { swissDay } from '../../../lib/swiss-day.ts'
import { insertWords } from '../read/activity-search.queries.ts'
import { callsOf, titles } from './verbs.ts'

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof callsOf>
/** Of another company, a minor. */
let mia: Person

const inDays = (days: number) => swissDay(new Date(Date.now() + days * 86_400_000))
const project = (days: number) => ({ dateStart: inDays(days), dateEnd: inDays(days + 30) })

beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = callsOf(app)
  const kranich = await newCompany(app, 'Studio Kranich')
  mia = await newPerson(app, { nameFirst: 'Mia', companyId: kranich, roles: ['APPRENTICE'] })
  await app.pool.query("update person set name_last = 'Zgraggen', adult_from = current_date + 100 where id = $1", [
    mia.id,
  ])
  const made = [
    [scene.david, { title: 'Löten', location: 'Olten', slots: 1, ...project(9), isPublic: true }],
    [scene.david, { title: 'Wegweiser', location: 'Olten', slots: 4, reserved: 2, ...project(60) }],
    [scene.david, { title: 'Nachhilfe', location: 'Aarau', slots: 0 }],
    [scene.david, { title: 'Ausgebucht', location: 'Aarau', slots: 2, reserved: 2, ...project(12) }],
    [scene.david, { title: 'Begonnen', location: 'Chur', slots: 3, ...project(-5) }],
    [mia, { title: 'Trickfilm', location: 'Chur', slots: 5, ...project(20), isPublic: true }],
    [mia, { title: 'Interner Trickfilm', location: 'Chur', slots: 5, ...project(1) }],
    [scene.david, { title: 'Laufendes', location: 'Olten', status: 'ONGOING', ...project(-20) }],
    [scene.lea, { title: 'Entwurf', location: 'Olten', status: 'DRAFT' }],
  ] as const
  for (const [author, activity] of made) {
    const id = await newActivity(app, author, activity)
    await app.begin((tx) => insertWords(tx, id))
  }
})

type Narrowing = Record<string, unknown>
const market = (who: Person, more: Narrowing, filter = 'OPEN') => calls.list(who, filter, more)
const choices = (who: Person, more: Narrowing = {}, filter = 'OPEN') =>
  app.call('readActivityChoices', { as: who, query: { filter, ...more } })
const total = (reply: Reply) => (reply.body as { totalElements: number }).totalElements

describe('listActivities in another order', () => {
  test('what starts soon comes first, then what has no date, then what has begun', async () => {
    const reply = await market(scene.lea, { sort: 'STARTS_SOON' })
    expect(titles(reply)).toEqual(['Löten', 'Ausgebucht', 'Trickfilm', 'Wegweiser', 'Nachhilfe', 'Begonnen'])
    expect(reply.body).toMatchObject({ totalElements: 6, number: 0, isCapped: false })
  })

  test('the last places come first, then those without a limit, then what is taken', async () => {
    expect(titles(await market(scene.lea, { sort: 'FEW_PLACES' }))).toEqual([
      'Löten',
      'Wegweiser',
      'Begonnen',
      'Trickfilm',
      'Nachhilfe',
      'Ausgebucht',
    ])
  })

  test('the newest first is the specified order', async () => {
    expect(titles(await market(scene.lea, { sort: 'NEWEST' }))).toEqual(titles(await market(scene.lea, {})))
  })

  test.each(['STARTS_SOON', 'NEWEST', 'FEW_PLACES'])('%s: pages of two make the whole, page by page', async (sort) => {
    const whole = titles(await market(scene.lea, { sort }))
    const pages = await Promise.all([0, 1, 2].map((page) => market(scene.lea, { sort, size: 2, page })))
    expect(pages.flatMap(titles)).toEqual(whole)
    const behind = await market(scene.lea, { sort, size: 2, page: 99 })
    expect(titles(behind)).toEqual(whole.slice(4))
    expect(behind.body).toMatchObject({ number: 2, totalPages: 3 })
  })

  test.each(['ALL', 'EXTERNAL', 'OWN', 'ONGOING', 'ARCHIVED', 'BOOKMARKED'])(
    '%s has the same activities in every order, for everybody who has it',
    async (filter) => {
      for (const who of [scene.lea, scene.clara, scene.ada, mia]) {
        const plain = await calls.list(who, filter)
        if (plain.status === 403) continue
        for (const sort of ['STARTS_SOON', 'FEW_PLACES', 'NEWEST']) {
          const reply = await calls.list(who, filter, { sort })
          expect(titles(reply).toSorted()).toEqual(titles(plain).toSorted())
          expect(total(reply)).toBe(total(plain))
        }
      }
    },
  )
})

describe('listActivities narrowed', () => {
  test.each<[Narrowing, string[]]>([
    [{ type: 'TASK' }, ['Nachhilfe']],
    [{ location: 'Olten' }, ['Löten', 'Wegweiser']],
    [{ location: ['Olten', 'Aarau'] }, ['Ausgebucht', 'Löten', 'Nachhilfe', 'Wegweiser']],
    [{ onlyFree: true }, ['Begonnen', 'Löten', 'Nachhilfe', 'Trickfilm', 'Wegweiser']],
    [{ start: 'TWO_WEEKS' }, ['Ausgebucht', 'Löten']],
    [{ start: 'TWO_WEEKS', onlyFree: true }, ['Löten']],
    [{ start: 'LATER' }, ['Wegweiser']],
    [{ start: 'ANYTIME' }, ['Nachhilfe']],
    [{ location: 'Zofingen' }, []],
    [{ query: 'trickfilm', type: 'PROJECT' }, ['Trickfilm']],
    [{ query: 'trickfilm', type: 'TASK' }, []],
  ])('%j for Lea', async (more, expected) => {
    const reply = await market(scene.lea, more)
    const found = titles(reply).toSorted()
    // The month has an end: what starts in 20 days may or may not be later than that.
    expect(more.start === 'LATER' ? found.filter((title) => title !== 'Trickfilm') : found).toEqual(expected)
    expect(reply.body).toMatchObject({ totalElements: titles(reply).length, isCapped: false })
  })

  test('by sector: one that nobody chose leaves nothing', async () => {
    const { body } = await choices(scene.lea)
    const [sector] = body.workSectors
    expect(total(await market(scene.lea, { workSectorId: sector!.workSectorId }))).toBe(6)
    expect(total(await market(scene.lea, { workSectorId: scene.nordwerk }))).toBe(0)
  })

  test('narrowing widens nothing: the internal film stays in its company', async () => {
    expect(titles(await market(scene.lea, { location: 'Chur', onlyFree: true })).toSorted()).toEqual([
      'Begonnen',
      'Trickfilm',
    ])
    expect(titles(await market(mia, { location: 'Chur', onlyFree: true })).toSorted()).toEqual([
      'Interner Trickfilm',
      'Trickfilm',
    ])
    expect((await market(scene.noah, { type: 'TASK' }, 'EXTERNAL')).status).toBe(403)
    expect((await choices(scene.noah, {}, 'EXTERNAL')).status).toBe(403)
  })

  test('a card has start, places, picture and logo; a table is not sent the pictures', async () => {
    const firstOf = async (more: Narrowing) => {
      const { body } = await market(scene.lea, { sort: 'STARTS_SOON', size: 1, ...more })
      return body.content[0]
    }
    expect(await firstOf({ pictures: true })).toMatchObject({
      title: 'Löten',
      dateStart: inDays(9),
      slots: 1,
      reserved: 0,
      image: null,
      companyImage: null,
    })
    const logo = JSON.stringify({ key: 'logos/nordwerk', type: 'image/webp', size: 9 })
    await app.pool.query('update company set logo = $2 where id = $1', [scene.nordwerk, logo])
    const companyImage = expect.stringContaining('logos/nordwerk') as string
    expect(await firstOf({ pictures: true })).toMatchObject({ companyImage })
    expect(await firstOf({})).toMatchObject({ companyImage: null })
  })

  test.each<Narrowing>([
    { type: 'JOB' },
    { start: 'NEVER' },
    { onlyFree: 'yes' },
    { sort: 'title' },
    { location: '' },
    { workSectorId: 'olten' },
  ])('%j: 400', async (more) => {
    expect((await market(scene.lea, more)).status).toBe(400)
  })
})

describe('readActivityChoices', () => {
  test('says what each choice would leave, with the other filters in force', async () => {
    const { body } = await choices(scene.lea, { type: 'PROJECT', location: 'Olten' })
    expect(body).toMatchObject({
      total: 2,
      // The chosen one first, then the most frequent, then by name.
      locations: [
        { location: 'Olten', left: 2 },
        { location: 'Aarau', left: 1 },
        { location: 'Chur', left: 2 },
      ],
      withFree: 2,
      without: { type: 2, location: 5, workSectorId: 2, start: 2, onlyFree: 2 },
      isCapped: false,
    })
    expect(body.types.toSorted((a, b) => a.type.localeCompare(b.type))).toEqual([
      { type: 'PROJECT', left: 2 },
      { type: 'TASK', left: 0 },
    ])
  })

  test('every number is what the list then shows', async () => {
    const narrowings: Narrowing[] = [
      {},
      { onlyFree: true },
      { type: 'PROJECT' },
      { query: 'trickfilm' },
      { query: 'nordwerk', start: 'TWO_WEEKS' },
    ]
    for (const more of narrowings) {
      const { body } = await choices(scene.lea, more)
      const { types, locations, starts, withFree } = body
      for (const { type, left } of types) expect(total(await market(scene.lea, { ...more, type }))).toBe(left)
      for (const { location, left } of locations)
        expect(total(await market(scene.lea, { ...more, location }))).toBe(left)
      for (const { start, left } of starts) expect(total(await market(scene.lea, { ...more, start }))).toBe(left)
      expect(total(await market(scene.lea, { ...more, onlyFree: true }))).toBe(withFree)
    }
  })
})

describe('countActivitiesByFilter', () => {
  const all = ['ALL', 'OWN', 'OPEN', 'APPROVE', 'ONGOING', 'ARCHIVED', 'EXTERNAL', 'BOOKMARKED']
  const without = (...missing: string[]) => all.filter((filter) => !missing.includes(filter))
  test.each([
    ['lea', without('APPROVE')],
    ['noah', without('APPROVE', 'EXTERNAL')],
    ['clara', all],
    ['ada', all],
  ] as const)('%s: every number is the total of the list', async (name, filters) => {
    const { body } = await app.call('countActivitiesByFilter', { as: scene[name] })
    const counts = body as Record<string, number>
    expect(Object.keys(counts)).toEqual(filters)
    for (const [filter, count] of Object.entries(counts))
      expect([filter, total(await calls.list(scene[name], filter))]).toEqual([filter, count])
    expect('APPROVE' in counts).toBe((await calls.list(scene[name], 'APPROVE')).status === 200)
    expect('EXTERNAL' in counts).toBe((await calls.list(scene[name], 'EXTERNAL')).status === 200)
  })
})

describe('search by who offers it', () => {
  const found = async (who: Person, query: string) => titles(await calls.list(who, 'OPEN', { query }))

  test('words without meaning are ignored beside others, and alone looked for as they are', async () => {
    await newActivity(app, scene.david, { title: 'Salz und Pfeffer' })
    for (const query of ['und trickfilm', 'trickfilm für die Kranich', 'der Trickfilm'])
      expect([query, await found(scene.lea, query)]).toEqual([query, ['Trickfilm']])
    expect(await found(scene.lea, 'und')).toEqual(['Salz und Pfeffer'])
  })

  test('the company, the author, and both with a word', async () => {
    expect(await found(scene.lea, 'Kranich')).toEqual(['Trickfilm'])
    expect(await found(scene.lea, 'krani')).toEqual(['Trickfilm'])
    expect(await found(scene.lea, 'Mia')).toEqual(['Trickfilm'])
    expect(await found(scene.lea, 'mia kranich trickfilm')).toEqual(['Trickfilm'])
    expect(await found(scene.lea, 'mia löten')).toEqual([])
    // Whatever is open to her is David's, but for the film.
    const open = titles(await calls.list(scene.lea, 'OPEN'))
    expect((await found(scene.lea, scene.david.nameFirst)).toSorted()).toEqual(
      open.filter((title) => title !== 'Trickfilm').toSorted(),
    )
  })

  test('a name is found with and without its marks', async () => {
    const ana = await newPerson(app, { nameFirst: 'Ana', companyId: scene.nordwerk, roles: ['USER'] })
    await app.pool.query("update person set name_last = 'Petrović-Šarić' where id = $1", [ana.id])
    await newActivity(app, ana, { title: 'Inventur', isPublic: true })
    for (const typed of ['Petrović', 'petrovic', 'saric', 'Šarić'])
      expect(await found(scene.lea, typed)).toEqual(['Inventur'])
  })

  test('the one who is meant among a thousand namesakes', async () => {
    const { rows } = await app.pool.query<{ id: string }>(
      `insert into person (company_id, email, name_first, name_last, roles, setup_at, profile_open)
       select $1, 'namesake' || n || '@suedwerk.example', case when n % 2 = 0 then 'Rosalinde' else 'Xaver' end,
         case when n % 2 = 0 then 'Ott' else 'Häfliger' end, '{USER}', now(), true
       from generate_series(1, 1200) n returning id`,
      [scene.suedwerk],
    )
    await app.pool.query(
      `insert into activity (company_id, author_id, status, title, description, work_sector_id, is_public, date_published)
       select $1, unnest($2::uuid[]), 'ARCHIVED', 'Vergangenes', 'Text', $3, true, now()`,
      [scene.suedwerk, rows.map(({ id }) => id), SECTOR],
    )
    const rosalinde = await newPerson(app, { nameFirst: 'Rosalinde', companyId: scene.suedwerk, roles: ['USER'] })
    await app.pool.query("update person set name_last = 'Häfliger', profile_open = true where id = $1", [rosalinde.id])
    await newActivity(app, rosalinde, { title: 'Stickerei', isPublic: true })
    for (const typed of ['Rosalinde Häfliger', 'häfliger rosalinde', 'haefliger rosa'])
      expect(await found(scene.lea, typed)).toEqual(['Stickerei'])
  })

  test('of a minor strangers do not find by the letters they are not shown, colleagues do', async () => {
    expect(await found(scene.lea, 'Zgraggen')).toEqual([])
    expect(await found(scene.lea, 'Mia Zgraggen')).toEqual([])
    expect((await found(mia, 'Zgraggen')).toSorted()).toEqual(['Interner Trickfilm', 'Trickfilm'])
  })

  test('a name that is there is not taken for a mistyped word', async () => {
    const id = await newActivity(app, scene.david, { title: 'Kraniche zählen', isPublic: true })
    await app.begin((tx) => insertWords(tx, id))
    expect(await found(scene.lea, 'kranich')).toEqual(['Kraniche zählen', 'Trickfilm'])
    // «Nordwerk» was written by nobody, but looks like «Nordwert».
    const alike = await newActivity(app, mia, { title: 'Nordwert messen', isPublic: true })
    await app.begin((tx) => insertWords(tx, alike))
    const elsewhere = ['Trickfilm', 'Nordwert messen', 'Stickerei']
    const open = titles(await calls.list(scene.lea, 'OPEN', { size: 100 }))
    expect((await found(scene.lea, 'nordwerk')).toSorted()).toEqual(
      open.filter((title) => !elsewhere.includes(title)).toSorted(),
    )
  })
})
