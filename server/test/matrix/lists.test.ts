// What a list shows, its page must open: every route that answers a list, as people of every role in two companies,
// held against the route that reads one of its rows. A new list says in the table below what its rows are, or fails.
import { activityFilters } from '@werkplatz/contract/activities/list-schemas.ts'
import { activityStatus } from '@werkplatz/contract/activities/status.ts'
import { assignmentViews } from '@werkplatz/contract/company-area/schemas.ts'
import { routeKeys, routeOf, type RouteKey } from '@werkplatz/contract/routes.ts'
import { roles } from '@werkplatz/contract/rules/roles.ts'
import type { Route } from '@werkplatz/contract/shared/route.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { newActivity } from '../activities.ts'
import { testApp, type TestApp } from '../app.ts'
import { newApplication, newApproval, newAssignment } from '../applications.ts'
import { newChat } from '../chats.ts'
import { newExport } from '../exports.ts'
import { withTarget } from '../fuzz/wire.ts'
import { newNotification } from '../notifications.ts'
import { newCompany, newPerson, type Person } from '../people.ts'
import { hide, newPost } from '../posts.ts'
import { companyProfileOf } from '../profiles.ts'
import { newReport } from '../reports.ts'
import { newSemester } from '../school.ts'
import { wireOf, type Input } from '../wire.ts'

interface Listed {
  opens: RouteKey
  ids: string[]
}
type Row = Record<string, string | null>

const rows = (opens: RouteKey, field: string) => (body: unknown) => [
  { opens, ids: itemsOf(body).map((row) => row[field]!) },
]

/** People and companies in one list. */
const profiles = (body: unknown): Listed[] => {
  const ids = (type: string) => itemsOf(body).flatMap((row) => (row['profileType'] === type ? row['targetId']! : []))
  return [
    { opens: 'readAuthorCard', ids: ids('user') },
    { opens: 'readCompanyFooter', ids: ids('company') },
  ]
}

/** What a notification leads to, by the page in its link. */
const pages: Record<string, RouteKey> = {
  '/dashboard/activities': 'readExport',
  '/dashboard/activities/detail': 'readActivity',
  '/dashboard/company': 'readExport',
  '/dashboard/applications/detail': 'readApplication',
  '/dashboard/applications/approval/detail': 'readApproval',
  '/dashboard/company/assignment': 'readAssignment',
  '/dashboard/company/evaluation': 'readEvaluation',
  '/dashboard/community/post': 'readPost',
}
const linked = (body: unknown): Listed[] =>
  itemsOf(body).flatMap(({ link }) => {
    if (!link) return []
    const { pathname, searchParams } = new URL(link, 'https://werkplatz.example')
    const opens = pages[pathname]
    if (!opens) throw new Error(`${link}: which route reads it?`)
    return [{ opens, ids: [searchParams.get('id')!] }]
  })

const lists: Partial<Record<RouteKey, (body: unknown) => Listed[]>> = {
  listActivities: rows('readActivity', 'activityId'),
  listFeaturedActivities: rows('readActivity', 'activityId'),
  listLatestActivities: rows('readActivity', 'id'),
  listSimilarActivities: rows('readActivity', 'activityId'),
  listOldestCards: rows('readActivity', 'id'),
  listTaskCards: rows('readActivity', 'id'),
  listExternalCards: rows('readActivity', 'id'),
  listCompanyCards: rows('readActivity', 'id'),
  listAuthorCards: rows('readActivity', 'id'),
  searchActivities: rows('readActivity', 'id'),
  searchCompanies: rows('readCompanyFooter', 'companyId'),
  listCompanyPeople: rows('readAuthorCard', 'userId'),
  listApplications: rows('readApplication', 'id'),
  listAssignments: rows('readAssignment', 'assignmentId'),
  listApprentices: (body) => [
    { opens: 'readAuthorCard', ids: itemsOf(body).map((row) => row['userId']!) },
    {
      opens: 'readAssignment',
      ids: itemsOf(body).flatMap((row) => row['assignmentId'] ?? row['lastAssignmentId'] ?? []),
    },
  ],
  listSemesters: rows('readMarks', 'schoolSemesterId'),
  listEvaluations: rows('readEvaluation', 'assignmentId'),
  listUsers: rows('readAuthorCard', 'userId'),
  listManagedPeople: rows('readManagedPerson', 'userId'),
  listManagedCompanies: rows('readManagedCompany', 'companyId'),
  listApprovals: rows('readApproval', 'id'),
  listPosts: rows('readPost', 'id'),
  listReports: rows('readReport', 'id'),
  listExports: rows('readExport', 'id'),
  searchPeople: rows('readAuthorCard', 'userId'),
  listFollows: profiles,
  searchFollows: profiles,
  listRecentProfiles: profiles,
  listRelatedProfiles: profiles,
  listBlocks: rows('readAuthorCard', 'userId'),
  listChats: rows('readChat', 'id'),
  searchChats: rows('readChat', 'chatId'),
  listNotifications: linked,
  listNonChatNotifications: linked,
}
/** Lists of what has no page of its own: catalogues, the caller's own devices, happenings without a link, what a life was made of. */
const pageless: RouteKey[] = [
  'listWorkSectors',
  'listProfessions',
  'listImageTemplates',
  'readCriteria',
  'listCatalogue',
  'listManagedTemplates',
  'listCriteriaVersions',
  'listSwitches',
  'readActiveSessions',
  // An invitation is sent again or taken back where it is listed: list-invitations.test.ts.
  'listInvitations',
  'listEvents',
  // Each event says whether its assignment can be opened: read-work-history.test.ts.
  'readWorkHistory',
  // Read by the one who asks, as a whole: read-all-semesters.test.ts, subjects.test.ts.
  'readAllSemesters',
  'readMarks',
  'listSchoolSubjects',
  'listSchoolViews',
  // What is away is brought back where it is listed: restore-removed.test.ts.
  'listRemoved',
  // Messages are read with their chat; requests are answered where they are listed: answer-chat-request.test.ts.
  'readMessages',
  'listChatRequests',
]

function itemsOf(body: unknown): Row[] {
  const items = Array.isArray(body) ? body : (body as { content: unknown }).content
  return items as Row[]
}

const isList = ({ output }: Route): boolean =>
  output instanceof z.ZodArray || (output instanceof z.ZodObject && Object.hasOwn(output.shape, 'content'))

let app: TestApp
const companies: string[] = []
const companyProfiles: string[] = []
const people: Person[] = []
/** One author's activities in every status, to be compared with. */
const compared: string[] = []
beforeAll(async () => {
  app = await testApp()
  for (const name of ['Nordwerk', 'Südwerk']) {
    const companyId = await newCompany(app, name)
    companies.push(companyId)
    companyProfiles.push(await companyProfileOf(app, companyId))
    for (const role of roles) {
      const email = `${role.toLowerCase()}.${people.length}@lists.example`
      people.push(await newPerson(app, { nameFirst: `Kim${role}`, companyId, roles: [role], email }))
    }
  }
  await fill()
}, 120_000)

/** Everything in every status, internal and public, of both companies; and everybody has noted and was told of all. */
async function fill() {
  const authors = people.filter(({ roles: [role] }) => role === 'APPRENTICE' || role === 'VOCATIONAL_TRAINER')
  const targets: [type: string, kind: string, id: string][] = []
  for (const author of authors)
    for (const status of activityStatus.statuses)
      for (const isPublic of [true, false]) {
        const isFeatured = status === 'PUBLISHED'
        const dated = isPublic ? { dateStart: '2099-01-01', dateEnd: '2099-02-01' } : {}
        const neverPublished = status === 'ARCHIVED' && author.roles[0] === 'APPRENTICE'
        const made = { status, isPublic, isFeatured, neverPublished, ...dated }
        const id = await newActivity(app, author, made)
        targets.push(['activity', 'activity.approved', id])
        if (author === authors[0]) compared.push(id)
        if (status === 'PUBLISHED' && !isPublic)
          await newActivity(app, author, { ...made, dateStart: '2099-01-01', dateEnd: '2099-02-01' })
      }
  const [inner, elsewhere] = authors.filter(({ roles: [role] }) => role === 'VOCATIONAL_TRAINER')
  for (const applicant of authors.filter(({ roles: [role] }) => role === 'APPRENTICE'))
    for (const status of ['DRAFT', 'PENDING', 'APPROVED', 'REJECTED'] as const) {
      for (const to of [inner!, elsewhere!]) {
        const activity = await newActivity(app, to, { isPublic: true })
        targets.push([
          'application',
          'application.received',
          await newApplication(app, applicant, activity, { status }),
        ])
        if (status !== 'DRAFT')
          targets.push([
            'application',
            'application.externalRequested',
            await newApproval(app, applicant, activity, { status, ...(status !== 'PENDING' && { decidedBy: to }) }),
          ])
        const assignment = await newAssignment(app, applicant, { status, contact: to })
        targets.push(['assignment', 'assignment.reviewRequested', assignment])
      }
    }
  for (const person of authors) for (let n = 0; n < 6; n += 1) await newSemester(app, person)
  // About everybody, moderators included: nobody is shown those about themself.
  for (const author of people) {
    await newReport(app, author)
    await newReport(app, author, { taker: author })
    await newReport(app, author, { decision: 'WARNED', objection: 'Nein.' })
  }
  for (const person of authors) {
    const gone = await newPost(app, person)
    targets.push(['post', 'post.hearted', await newPost(app, person)], ['comment', 'comment.created', gone])
    await hide(app, 'post', gone)
  }
  for (const [n, person] of people.entries())
    await newChat(app, [person, people[(n + 3) % people.length]!], { texts: ['Hallo'] })
  // Everybody follows the next three, and keeps somebody away whom nobody else knows.
  for (const [n, person] of people.entries()) {
    for (const step of [1, 2, 3])
      await app.pool.query('insert into follow (follower_id, person_id) values ($1, $2)', [
        person.id,
        people[(n + step) % people.length]!.id,
      ])
    const email = `kept.${n}@lists.example`
    const kept = await newPerson(app, { nameFirst: 'Fern', companyId: person.companyId, roles: ['USER'], email })
    await app.pool.query('insert into block (person_id, blocked_id) values ($1, $2)', [person.id, kept.id])
  }
  for (const person of people) targets.push(['activity', 'activity.exportReady', await newExport(app, person)])
  await app.pool.query(
    'insert into bookmark (person_id, activity_id) select person.id, activity.id from person, activity',
  )
  for (const { id } of people)
    for (const [type, kind, targetId] of targets) await newNotification(app, id, { type, kind, targetId })
}

const inputsOf: Partial<Record<RouteKey, (me: Person) => Input[]>> = {
  listActivities: () =>
    activityFilters.flatMap((filter) => ['', 'Aktivität'].map((query) => ({ query: { filter, query, size: 100 } }))),
  listApplications: () => ['own', 'received', 'external'].map((filter) => ({ query: { filter, size: 100 } })),
  listAssignments: () => assignmentViews.map((filter) => ({ query: { filter, size: 100 } })),
  listApprentices: () => [{ query: { size: 100 } }],
  listUsers: () => [{ query: { size: 100 } }],
  listManagedPeople: () => ['ACTIVE', 'DEACTIVATED'].map((status) => ({ query: { size: 100, status } })),
  listManagedCompanies: () => [{ query: { size: 100 } }],
  listApprovals: () => ['', 'Kim', 'ki', 'Aktivität'].map((query) => ({ query: { query, size: 100 } })),
  listSimilarActivities: () => compared.map((id) => ({ query: { id } })),
  listCompanyCards: () => companies.map((id) => ({ query: { id } })),
  listAuthorCards: () => people.map(({ id }) => ({ query: { id } })),
  listCompanyPeople: () => companyProfiles.map((id) => ({ query: { id, size: 100 } })),
  searchActivities: () => [{ query: { query: 'Aktivität' } }],
  searchCompanies: () => [{ query: { query: 'werk' } }],
  searchPeople: () => [{ query: { query: 'Kim' } }],
  listChats: ({ id }) => [{ query: { participantId: id } }],
  searchChats: () => ['Kim', 'Hallo'].map((query) => ({ query: { query } })),
  listFollows: () =>
    people.flatMap(({ id }) => ['FOLLOWERS', 'USER_FOLLOWS'].map((mode) => ({ query: { userId: id, mode } }))),
  searchFollows: () => people.map(({ id }) => ({ query: { userId: id, mode: 'FOLLOWERS', query: 'Kim' } })),
  listNotifications: ({ id }) => [0, 1].map((page) => ({ query: { userId: id, size: 100, page } })),
  listNonChatNotifications: ({ id }) => [{ query: { userId: id, size: 100 } }],
}

async function get(key: RouteKey, me: Person, token: string, input: Input) {
  const { status, body } = await app.send({ ...wireOf(routeOf(key), input), token })
  // A filter that is not for this person.
  if (status === 403 && routeOf(key).errors.includes('forbidden')) return []
  expect([key, me.roles, input, status]).toEqual([key, me.roles, input, 200])
  return body
}

/** Everything a list shows this person, by the route that opens it. */
async function shownTo(me: Person, key: RouteKey): Promise<[opens: RouteKey, id: string][]> {
  app.clock.add(61)
  const token = await app.tokenOf(me)
  const shown = new Map<string, [RouteKey, string]>()
  for (const input of inputsOf[key]?.(me) ?? [{}])
    for (const { opens, ids } of lists[key]!(await get(key, me, token, input)))
      for (const id of ids) shown.set(`${opens} ${id}`, [opens, id])
  return [...shown.values()]
}

/** Of these those that are not opened. */
async function closedTo(me: Person, shown: readonly [opens: RouteKey, id: string][]): Promise<string[]> {
  const token = await app.tokenOf(me)
  const answers = shown.map(async ([opens, id]) => {
    const route: Route = routeOf(opens)
    const input = route.target ? withTarget(route, {}, id) : { query: { id } }
    const { status } = await app.send({ ...wireOf(route, input), token })
    return status === 200 ? [] : [`${opens} ${id}: ${status}`]
  })
  return (await Promise.all(answers)).flat()
}

test('every route that answers a list is held against the one that opens its rows, or has none', () => {
  const known = new Set([...Object.keys(lists), ...pageless])
  const found = routeKeys.filter((key) => routeOf(key).method === 'GET' && isList(routeOf(key)))
  expect(found.filter((key) => !known.has(key))).toEqual([])
  expect([...known].filter((key) => !found.includes(key as RouteKey))).toEqual([])
})

describe.each(Object.keys(lists) as RouteKey[])('%s', (key) => {
  test('shows nobody what they cannot open, and somebody something', async () => {
    let count = 0
    for (const me of people) {
      const shown = await shownTo(me, key)
      count += shown.length
      expect([me.roles, me.companyId, await closedTo(me, shown)]).toEqual([me.roles, me.companyId, []])
    }
    expect(count).toBeGreaterThan(10)
  }, 60_000)
})
