// The demo world, loaded as `pnpm demo` loads it, read as its people would.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import templatesFile from '@werkplatz/content/demo/image-templates.json' with { type: 'json' }
import professionsFile from '@werkplatz/content/professions.json' with { type: 'json' }
import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/people.ts'
import { storageOptions } from '../../outbound/open-outbound.ts'
import { loadActivities } from '../activities.ts'
import { loadApplications, loadApprovals, loadAssignments } from '../applications.ts'
import { demoId } from '../demo-id.ts'
import { storeDocuments } from '../documents.ts'
import { loadEvaluations } from '../evaluations.ts'
import { loadBlocks, loadFollows } from '../follows.ts'
import { LARGE_COMPANIES, makeLargeCompany } from '../large-company.ts'
import { loadCompanies, loadPeople } from '../people.ts'
import { loadPosts } from '../posts.ts'
import { loadSchool } from '../school.ts'
import { makeWorld } from '../world.ts'

test('every picture template shows something else, under a name of its own', () => {
  const drawings = templatesFile.templates.map(({ id }) =>
    readFileSync(join(import.meta.dirname, '../../../assets/templates', `${id.replace('tpl-', '')}.svg`), 'utf8'),
  )
  expect(new Set(drawings).size).toBe(drawings.length)
  expect(new Set(templatesFile.templates.map(({ name }) => name)).size).toBe(drawings.length)
})

test('every file of the demo world is read by a loader', () => {
  const loaders = globSync('*.ts', { cwd: new URL('..', import.meta.url) })
    .map((file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))
    .join('\n')
  const files = globSync('*.json', { cwd: new URL('../../../../content/demo/', import.meta.url) })
  expect(files.length).toBeGreaterThan(8)
  expect(files.filter((file) => !loaders.includes(`@werkplatz/content/demo/${file}`))).toEqual([])
})

describe('makeLargeCompany', () => {
  const all = Array.from({ length: LARGE_COMPANIES }, (_, number) => makeLargeCompany(number))

  test('ten companies of 120 apprentices, the same at every run, nobody twice', () => {
    expect(all).toHaveLength(10)
    for (const { people } of all) expect(people.filter(({ roles }) => roles.includes('APPRENTICE'))).toHaveLength(120)
    expect(makeLargeCompany(3)).toEqual(all[3])
    const people = all.flatMap((one) => one.people)
    expect(new Set(people.map(({ email }) => email)).size).toBe(people.length)
    expect(new Set(people.map(({ personId }) => personId)).size).toBe(people.length)
  })

  test('apprentices have a trainer of their company, a profession that lasts, and assignments within their training', () => {
    const years = new Map(professionsFile.professions.map((one) => [one.professionId, one.durationYears]))
    for (const { people, assignments } of all) {
      const byId = new Map(people.map((person) => [person.personId, person]))
      for (const person of people.filter(({ roles }) => roles.includes('APPRENTICE'))) {
        expect(byId.get(person.supervisorId!)?.roles).toEqual(['VOCATIONAL_TRAINER'])
        expect(person.trainingYear).toBeLessThanOrEqual(years.get(person.professionId!)!)
      }
      const statuses = new Set(assignments.map((one) => one.assignmentStatus))
      expect([...statuses].toSorted()).toEqual(['APPROVED', 'DRAFT', 'PENDING', 'REJECTED'])
      for (const { dateStart, dateEnd, authorId, dateCreated } of assignments) {
        expect(dateStart.days).toBeLessThanOrEqual(dateEnd.days)
        expect(dateStart.days).toBeGreaterThan(byId.get(authorId)!.dateJoined.days)
        expect((dateCreated as { days: number }).days).toBeLessThan(0)
      }
    }
  })
})

describe('loaded', () => {
  let app: TestApp
  const world = makeWorld(1)
  beforeAll(async () => {
    app = await testApp()
    await storeDocuments(storageOptions(app.config))
    const load = () =>
      app.begin(async (tx) => {
        await loadCompanies(tx, world)
        await loadPeople(tx, world, 'no password')
        await loadActivities(tx)
        await loadApprovals(tx)
        await loadApplications(tx)
        await loadAssignments(tx, world)
        await loadEvaluations(tx)
        await loadSchool(tx, world)
        await loadFollows(tx)
        await loadBlocks(tx)
        await loadPosts(tx)
      })
    await load()
    // Again: nothing is there twice.
    await load()
  }, 60_000)

  const person = (key: string): Person => {
    const { email, nameFirst, roles, companyId } = world.people.find(({ personId }) => personId === key)!
    return { id: demoId(key), companyId: demoId(companyId), email, roles, nameFirst }
  }

  test('everybody and everything is there once', async () => {
    const { rows } = await app.pool.query(
      `select (select count(*)::int from person) as people, (select count(*)::int from assignment) as assignments,
         (select count(*)::int from file where kind = 'DOCUMENT') as documents`,
    )
    expect(rows).toEqual([{ people: world.people.length, assignments: world.assignments.length, documents: 19 }])
  })

  test('posts with their comments and hearts, counted; what is hidden nobody reads; a question has its answer', async () => {
    const { rows } = await app.pool.query(
      `select count(*)::int as posts, sum(comment_count)::int as comments, sum(heart_count)::int as hearts,
         (select count(*)::int from comment where hidden_at is null) as shown,
         (select count(*)::int from post_heart) as given from post`,
    )
    expect(rows[0]).toMatchObject({ posts: 46, comments: rows[0].shown, hearts: rows[0].given })
    const { body } = await app.call('listPosts', { as: person('p-nina-ammann'), query: { size: 100 } })
    expect(body.totalElements).toBe(45)
    expect(body.content.some(({ helpfulCommentId }) => helpfulCommentId !== null)).toBe(true)
    const luan = body.content.find(({ id }) => id === demoId('po-41'))!
    expect(luan.mentions).toEqual([{ profileId: demoId('profile p-amina-hodzic'), name: 'Amina Hodžić' }])
    expect(body.content.find(({ id }) => id === demoId('po-40'))?.attachments).toHaveLength(1)
  })

  test('semesters follow each other without a gap; Rayan has an empty one, Selina none; somebody stands below 4', async () => {
    const { rows } = await app.pool.query<{ author_id: string; numbers: string[]; marks: number }>(
      `select author_id, array_agg(year || '.' || semester order by year, semester) as numbers,
         sum((select count(*) from mark where semester_id = semester.id))::int as marks
       from semester group by author_id`,
    )
    const all = ['1.1', '1.2', '2.1', '2.2', '3.1', '3.2', '4.1', '4.2']
    for (const { numbers } of rows) expect(numbers).toEqual(all.slice(0, numbers.length))
    const of = (key: string) => rows.find(({ author_id }) => author_id === demoId(key))
    expect(rows.filter(({ marks }) => marks === 0).map(({ author_id }) => author_id)).toEqual([
      demoId(world.people.find(({ nameFirst }) => nameFirst === 'Rayan')!.personId),
    ])
    expect(of(world.people.find(({ nameFirst }) => nameFirst === 'Selina')!.personId)).toBeUndefined()
    const matteo = person('p-matteo-ricci')
    const { body } = await app.call('listSemesters', { as: matteo, query: {} })
    expect(body.content.map(({ year, semester }) => `${year}.${semester}`)).toEqual(['2.1', '1.2', '1.1'])
    expect(body.content.every(({ average }) => average !== null && average > 3 && average < 6)).toBe(true)
    expect((await app.call('listSchoolViews', { as: matteo })).body.length).toBeGreaterThan(2)
  })

  test('176 follows, counted; two who keep away follow each other nowhere', async () => {
    const { rows } = await app.pool.query(
      `select count(*)::int as follows, (select sum(followers)::int from follower_count) as counted,
         (select count(*)::int from block) as blocks,
         count(*) filter (where are_kept_apart(follower_id, person_id))::int as apart from follow`,
    )
    expect(rows).toEqual([{ follows: 176, counted: 176, blocks: 1, apart: 0 }])
    const as = person('p-nina-ammann')
    const own = await app.call('listFollows', { as, query: { userId: as.id, mode: 'USER_FOLLOWS' } })
    expect(own.body.content.length).toBeGreaterThan(5)
    const elif = person('p-elif-yildirim')
    expect((await app.call('listBlocks', { as: elif, query: {} })).body.content).toMatchObject([
      { userId: demoId('p-noah-baumgartner') },
    ])
  })

  test('apprentices know when their training ends, others have none', async () => {
    const { rows } = await app.pool.query(
      `select ('APPRENTICE' = any(roles)) as learns, count(*)::int as people, count(training_end)::int as ends,
         count(*) filter (where training_end < current_date)::int as over
       from person group by 1 order by 1`,
    )
    expect(rows).toMatchObject([
      { learns: false, ends: 0 },
      { learns: true, over: 0 },
    ])
    expect(rows[1].ends).toBe(rows[1].people)
  })

  test('people came over the years, nobody before their company', async () => {
    const { rows } = await app.pool.query(
      `select count(distinct extract(year from person.date_created))::int as years,
         count(*) filter (where person.date_created < company.date_joined)::int as early
       from person join company on company.id = person.company_id`,
    )
    expect(rows[0].years).toBeGreaterThanOrEqual(3)
    expect(rows[0].early).toBe(0)
    const as = person('p-nina-ammann')
    const card = await app.call('readAuthorCard', { as, query: { id: demoId('p-reto-zumstein') } })
    expect(card.body.yearJoined).toBeLessThan(new Date().getFullYear())
  })

  test('there are assignments that overlap, a leap day, an apprentice without any, and a change that waits', async () => {
    const overlapping = await app.pool.query(
      `select distinct one.author_id from assignment one join assignment other using (author_id)
       where one.id < other.id and one.approved_at is not null and other.approved_at is not null
         and one.approved_start <= other.approved_end and other.approved_start <= one.approved_end`,
    )
    expect(overlapping.rows.length).toBeGreaterThan(5)
    const history = await app.call('readWorkHistory', {
      as: person('p-ladina-caflisch'),
      query: { id: demoId('p-ladina-caflisch') },
    })
    const days = history.body.map(({ date }) => Date.parse(date))
    const leapDays = [2020, 2024, 2028, 2032].map((year) => Date.parse(`${year}-02-29`))
    expect(leapDays.some((day) => day > Math.min(...days) && day < Math.max(...days, Date.now()))).toBe(true)
    const plan = await app.call('readPlan', {
      as: person('p-ursula-kaeser'),
      query: { from: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10), weeks: '5' },
    })
    expect(plan.body.people.find(({ nameFirst }) => nameFirst === 'Nael')).toMatchObject({
      apprenticeStatus: 'IDLE',
      bars: [],
      lastBefore: null,
    })
    const changing = await app.call('readAssignment', { as: person('p-regula-moser'), query: { id: demoId('as-46') } })
    expect(changing.body).toMatchObject({ assignmentStatus: 'PENDING', inForce: { workload: 60 } })
    expect(changing.body.dateEnd! > changing.body.inForce!.dateEnd).toBe(true)
  })

  test('every approved assignment with somebody in the system has its evaluation, in every state', async () => {
    const { rows } = await app.pool.query(`select status, count(*)::int as count from evaluation group by 1 order by 1`)
    expect(rows.map(({ status }) => status)).toEqual(['DISCUSSED', 'DRAFT', 'SUBMITTED'])
    const missing = await app.pool.query(
      `select from assignment where approved_at is not null and contact_id is not null
         and not exists (select from evaluation where evaluation.id = assignment.id)`,
    )
    expect(missing.rows).toEqual([])
    const { body } = await app.call('readEvaluation', {
      as: person('p-nina-ammann'),
      query: { id: demoId('as-04') },
    })
    // What Reto has begun is his; what was agreed with Milena is there for both.
    expect(body).toMatchObject({ contactEvaluation: null, last: { assignmentTitle: expect.any(String) } })
    expect(body.last!.agreements).toHaveLength(3)
  })

  test('the documents of an activity and of an application can be opened', async () => {
    const as = person('p-nina-ammann')
    const activity = await app.call('readActivity', { as, query: { id: demoId('a-01') } })
    const application = await app.call('readApplication', { as, query: { id: demoId('ap-01') } })
    const documents = [activity, application].flatMap(({ body }) => body.documents)
    expect(documents.map(({ name }) => name)).toEqual(['Projektauftrag Wegweiser.pdf', 'Arbeitsproben Ammann.pdf'])
    for (const { signedUrl } of documents) {
      const body = await (await fetch(signedUrl)).text()
      expect(body).toMatch(/^%PDF-/)
    }
  })
})
