import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'
import { insertWords } from '../read/activity-search.queries.ts'
import { callsOf, titles } from './verbs.ts'

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof callsOf>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = callsOf(app)
  const made = [
    [scene.david, { title: 'Glasfaser-Umbau im Rechenzentrum', location: 'Zürich', isPublic: true }],
    [scene.lea, { title: 'Kassendaten auswerten', description: 'Entwicklung eines Skripts', department: 'Küche' }],
    [scene.luca, { title: 'Häuser vermessen', location: 'Chur', isPublic: true }],
    [scene.luca, { title: 'Interne Glasfaser', location: 'Chur' }],
    [scene.lea, { title: 'Glasfaser-Entwurf', status: 'DRAFT' }],
    [scene.lea, { title: 'Glasfaser in Prüfung', status: 'PENDING' }],
    [scene.david, { title: 'Laufendes', status: 'ONGOING' }],
    [scene.david, { title: 'Fertiges', status: 'ARCHIVED' }],
  ] as const
  for (const [author, activity] of made) {
    const id = await newActivity(app, author, activity)
    await app.begin((tx) => insertWords(tx, id))
  }
})

async function newWaiting(author: Person, title: string) {
  const id = await newActivity(app, author, { title, status: 'PENDING' })
  await app.begin((tx) => insertWords(tx, id))
}

describe('filters', () => {
  test.each([
    ['OPEN', ['Glasfaser-Umbau im Rechenzentrum', 'Häuser vermessen', 'Kassendaten auswerten']],
    ['ONGOING', ['Laufendes']],
    ['ARCHIVED', ['Fertiges']],
    ['OWN', ['Glasfaser in Prüfung', 'Glasfaser-Entwurf', 'Kassendaten auswerten']],
    ['EXTERNAL', ['Häuser vermessen']],
    ['BOOKMARKED', []],
  ])('%s for Lea', async (filter, expected) => {
    const reply = await calls.list(scene.lea, filter)
    expect(titles(reply).toSorted()).toEqual(expected)
    expect(reply.body).toMatchObject({ totalElements: expected.length, number: 0, size: 10, isCapped: false })
  })

  test('Genehmigen and Externe are for those who may', async () => {
    expect(titles(await calls.list(scene.clara, 'APPROVE'))).toEqual(['Glasfaser in Prüfung'])
    expect((await calls.list(scene.lea, 'APPROVE')).status).toBe(403)
    expect((await calls.list(scene.noah, 'EXTERNAL')).status).toBe(403)
    expect((await calls.list(scene.noah, 'NONSENSE')).status).toBe(400)
  })

  test('the newest change comes first, and a row says what may be done with it', async () => {
    const reply = await calls.list(scene.david, 'ALL', { size: 3 })
    expect(titles(reply)).toEqual(['Fertiges', 'Laufendes', 'Glasfaser in Prüfung'])
    expect(reply.body).toMatchObject({
      totalPages: 2,
      content: [
        { can: { restore: true, archive: false } },
        { can: { archive: true } },
        { can: { review: true, edit: false } },
      ],
    })
  })

  test.each([{ size: 101 }, { size: 0 }, { page: -1 }, { size: '1e9' }, { sort: 'title' }, { query: '\0' }])(
    '%j: 400',
    async (more) => {
      expect((await calls.list(scene.lea, 'ALL', more)).status).toBe(400)
    },
  )
})

describe('search', () => {
  const inside = ['Interne Glasfaser']
  test.each<[string, string, string[]]>([
    ['glasfaser', 'the word', inside],
    ['glasf', 'its beginning', inside],
    ['Glasfaser zürich', 'two words in different fields', []],
    ['glasfaser zuerich', 'umlaut written ue', []],
    ['glasfaser zurich', 'umlaut written without dots', []],
    ['GLASFASER', 'capitals', inside],
    ['glasfsaer', 'two letters swapped', inside],
    ['glassfaser', 'a letter too many', inside],
    ['rechenzentrun', 'a wrong letter', []],
    ['Applikationsentwicklung Glasfaser', 'the sector', inside],
    ['der glasfaser und', 'words that say nothing', inside],
  ])('%s (%s) finds the Glasfaser-Umbau, and what only Luca’s company sees', async (query, _why, ofLuca) => {
    const reply = await calls.list(scene.noah, 'OPEN', { query })
    expect(titles(reply)).toEqual(['Glasfaser-Umbau im Rechenzentrum'])
    const outside = await calls.list(scene.luca, 'OPEN', { query })
    expect(titles(outside)).toEqual([...ofLuca, 'Glasfaser-Umbau im Rechenzentrum'])
  })

  test.each([
    ['haus', 'Häuser vermessen'],
    ['häusern', 'Häuser vermessen'],
    ['entwicklu', 'Kassendaten auswerten'],
    ['kueche', 'Kassendaten auswerten'],
  ])('%s finds «%s»', async (query, title) => {
    expect(titles(await calls.list(scene.lea, 'ALL', { query }))).toEqual([title])
  })

  test.each([
    ['laufendes', 'ONGOING', 'Laufendes'],
    ['fertiges', 'ARCHIVED', 'Fertiges'],
    ['kassendaten', 'OPEN', 'Kassendaten auswerten'],
  ])('%s is found below %s and below no other', async (query, own, title) => {
    for (const filter of ['OPEN', 'ONGOING', 'ARCHIVED']) {
      const found = titles(await calls.list(scene.david, filter, { query }))
      expect(found, filter).toEqual(filter === own ? [title] : [])
    }
  })

  test('in Genehmigen words find what waits for others, in Externe what is of others', async () => {
    const search = async (who: Person, filter: string, query: string) =>
      titles(await calls.list(who, filter, { query }))
    await newWaiting(scene.clara, 'Kupferkabel verlegen')
    expect(await search(scene.david, 'APPROVE', 'kupferkabel')).toEqual(['Kupferkabel verlegen'])
    expect(await search(scene.clara, 'APPROVE', 'kupferkabel')).toEqual([])
    expect(await search(scene.clara, 'APPROVE', 'glasfaser')).toEqual(['Glasfaser in Prüfung'])
    // The platform's own people are asked by another index.
    await newWaiting(scene.ada, 'Zinkblech biegen')
    expect(await search(scene.ada, 'APPROVE', 'kupferkabel')).toEqual(['Kupferkabel verlegen'])
    expect(await search(scene.ada, 'APPROVE', 'zinkblech')).toEqual([])
    expect(await search(scene.ada, 'APPROVE', 'kassendaten')).toEqual([])
    expect(await search(scene.clara, 'EXTERNAL', 'glasfaser')).toEqual([])
    expect(await search(scene.clara, 'EXTERNAL', 'vermessen')).toEqual(['Häuser vermessen'])
  })

  test('nobody finds what they cannot reach', async () => {
    const found = titles(await calls.list(scene.noah, 'ALL', { query: 'glasfaser' }))
    expect(found).toEqual(['Glasfaser-Umbau im Rechenzentrum'])
    expect(titles(await calls.list(scene.clara, 'ALL', { query: 'glasfaser' })).toSorted()).toEqual([
      'Glasfaser in Prüfung',
      'Glasfaser-Umbau im Rechenzentrum',
    ])
    const platform = titles(await calls.list(scene.ada, 'ALL', { query: 'glasfaser' }))
    expect(platform.toSorted()).toEqual([
      'Glasfaser in Prüfung',
      'Glasfaser-Umbau im Rechenzentrum',
      'Interne Glasfaser',
    ])
  })

  test.each(['%%%', "' or 1=1 --", ":* & !'", 'und der', '\\', '🔧', '((((', "a'b:*|c"])(
    '%s harms nothing',
    async (query) => {
      const reply = await calls.list(scene.lea, 'ALL', { query })
      expect(reply.status).toBe(200)
    },
  )

  test('the search box answers who wrote it', async () => {
    const { body } = await app.call('searchActivities', { as: scene.lea, query: { query: 'kassendaten' } })
    expect(body).toMatchObject([{ title: 'Kassendaten auswerten', nameFirst: 'Lea', nameLast: 'Muster', image: null }])
    expect((await app.call('searchActivities', { as: scene.lea, query: { query: 'k' } })).status).toBe(400)
  })
})

test('of a minor people of other companies see one letter of the last name', async () => {
  const companyId = scene.nordwerk
  const mia = await newPerson(app, { nameFirst: 'Mia', companyId, roles: ['APPRENTICE'] })
  await app.pool.query('update person set adult_from = current_date + 100 where id = $1', [mia.id])
  const id = await newActivity(app, mia, { isPublic: true })
  expect((await calls.details(scene.lea, id)).body).toMatchObject({ authorName: 'Mia Muster' })
  expect((await calls.details(scene.luca, id)).body).toMatchObject({ authorName: 'Mia M.' })
})

describe('readActivityLocation', () => {
  test('of an activity one can reach, of one’s last one, or of the company', async () => {
    const id = await newActivity(app, scene.luca, { location: 'Chur', department: 'Bau' })
    const where = (activityId?: string, who = scene.luca) =>
      app.call('readActivityLocation', { as: who, query: { id: activityId } })
    expect((await where(id)).body).toMatchObject({ location: 'Chur', department: 'Bau', workload: 100 })
    expect((await where()).body).toMatchObject({ location: 'Chur', department: 'Bau' })
    expect((await where(id, scene.noah)).status).toBe(404)
    expect((await where(undefined, scene.elena)).body).toEqual({
      location: '',
      workSectorId: null,
      department: '',
      workload: 100,
      decider: { who: 'platform', name: null },
    })
  })
})

test('a Merkliste holds their own bookmarks, and only what they can still open', async () => {
  const { companyId } = scene.noah
  const nadia = await newPerson(app, { nameFirst: 'Nadia', companyId, roles: ['APPRENTICE'] })
  const milo = await newPerson(app, { nameFirst: 'Milo', companyId, roles: ['APPRENTICE'] })
  const both = await newActivity(app, scene.david, { title: 'Lehrlingslager' })
  const hisOwn = await newActivity(app, scene.david, { title: 'Werkstatt aufräumen' })
  const withdrawn = await newActivity(app, scene.lea, { title: 'Zurückgezogen', status: 'DRAFT' })
  const pairs = [
    [nadia, both],
    [milo, both],
    [milo, hisOwn],
    [milo, withdrawn],
  ] as const
  await app.begin((tx) =>
    tx
      .insertInto('bookmark')
      .values(pairs.map(([who, activity_id]) => ({ person_id: who.id, activity_id })))
      .execute(),
  )
  const hers = await calls.list(nadia, 'BOOKMARKED')
  expect(hers.body).toMatchObject({ totalElements: 1, content: [{ title: 'Lehrlingslager', isBookmarked: true }] })
  const his = await calls.list(milo, 'BOOKMARKED')
  expect(titles(his).toSorted()).toEqual(['Lehrlingslager', 'Werkstatt aufräumen'])
  expect(his.body).toMatchObject({ totalElements: 2 })
  // What he cannot open takes no place on a page either.
  expect(titles(await calls.list(milo, 'BOOKMARKED', { size: 1 }))).toEqual(['Werkstatt aufräumen'])
  const open = await calls.list(nadia, 'OPEN')
  expect(open.body.content.filter((row) => row.isBookmarked).map((row) => row.title)).toEqual(['Lehrlingslager'])
  // A bookmark moves nothing and hides nothing.
  expect(titles(open).slice(0, 2)).toEqual(['Werkstatt aufräumen', 'Lehrlingslager'])
  expect(titles(open)).toEqual(titles(await calls.list(milo, 'OPEN')))
})
