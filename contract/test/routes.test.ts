// What holds for every route, so that a new one is checked at birth.
import { globSync, readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'
import { z } from 'zod'

import { routeTable } from '../src/routes.gen.ts'
import { routeKeys, routeOf, routes } from '../src/routes.ts'
import { access, type AccessRule } from '../src/rules/access.ts'
import { errors } from '../src/rules/errors.ts'
import { BODY_LIMIT, LARGEST_BODY, limits, type Route } from '../src/shared/route.ts'

/** Routes beyond the specification's list, each with the decision that asks for it. */
const secondFactor = 'the second factor extends the specified sign-in (docs/decisions/0017)'
const longWork = 'long work with progress, fetched when it is ready (docs/decisions/0041)'
const calendarFeed = 'assignments and school days in one’s own calendar (docs/decisions/0057)'
const chatRequests = 'docs/decisions/0070: a minor is asked before somebody of another company writes'
const evaluationLink = 'a contact person without an account fills in their part (docs/decisions/0061)'
const profilePages = 'profiles show open activities and people, and are opened or closed (docs/decisions/0064)'
const blocks = 'somebody can be kept away (docs/decisions/0066)'
const adminTool = 'docs/decisions/0082: the admin tool, people of a company'
const adminCompanies = 'docs/decisions/0081: the admin tool, companies'
const adminInvitations = 'docs/decisions/0083: the admin tool, invitations by state and import'
const adminSwitches = 'docs/decisions/0094: the admin tool, switches'
const adminAudit = 'docs/decisions/0095: the admin tool, the trail'
const adminJobs = 'docs/decisions/0096: the admin tool, jobs that were given up'
const adminCatalogues = 'docs/decisions/0097: the admin tool, catalogues and criteria'
const adminWhy = 'docs/decisions/0099: the admin tool, why somebody sees something or not'
const adminFigures = 'docs/decisions/0098: the admin tool, figures of the overview'

const reports = 'docs/decisions/0086: what becomes of a report, and an objection'
const personalData = 'docs/decisions/0089: everything about oneself, and being forgotten'
const additions: Record<string, string> = {
  'GET /v1/report/decision': reports,
  'POST /v1/report/objection': reports,
  'GET /v1/admin/reports': reports,
  'GET /v1/admin/reports/counts': reports,
  'GET /v1/admin/reports/report': reports,
  'POST /v1/admin/reports/messages': reports,
  'PATCH /v1/admin/reports/take': reports,
  'PATCH /v1/admin/reports/release': reports,
  'PATCH /v1/admin/reports/decide': reports,
  'PATCH /v1/admin/reports/objection': reports,
  'PATCH /v1/admin/reports/restore': reports,
  'PATCH /v1/admin/people/bulk': 'docs/decisions/0115: several people at once',
  'PATCH /v1/profiles/user/empty': 'docs/decisions/0114: what moderators take out of a profile is told and restorable',
  'GET /v1/admin/removed': 'docs/decisions/0114: what authors delete can be brought back for 90 days',
  'PATCH /v1/admin/removed/restore': 'docs/decisions/0114: what authors delete can be brought back for 90 days',
  'GET /v1/auth/my-data': personalData,
  'POST /v1/auth/my-data/export': personalData,
  'POST /v1/auth/my-data/farewell': personalData,
  'POST /v1/auth/my-data/deletion': personalData,
  'DELETE /v1/auth/my-data/deletion': personalData,
  'GET /v1/admin/users/{id}/deletion': personalData,
  'POST /v1/admin/users/{id}/deletion': personalData,
  'DELETE /v1/admin/users/{id}/deletion': personalData,
  'GET /v1/admin/monthly-sheet': 'docs/decisions/0092: what the training body reports, without people',
  'PATCH /v1/auth/active-sessions/end': 'docs/decisions/0082: one lost device is ended without the others',
  'GET /v1/admin/overview': adminTool,
  'PATCH /v1/admin/first-day/hide': adminTool,
  'GET /v1/admin/companies': adminCompanies,
  'GET /v1/admin/companies/detail': adminCompanies,
  'POST /v1/admin/companies': adminCompanies,
  'PATCH /v1/admin/companies': adminCompanies,
  'POST /v1/admin/companies/officer': adminCompanies,
  'PATCH /v1/admin/companies/pause': adminCompanies,
  'PATCH /v1/admin/companies/resume': adminCompanies,
  'GET /v1/admin/invitations': adminInvitations,
  'POST /v1/admin/invitations/resend': adminInvitations,
  'PATCH /v1/admin/invitations/withdraw': adminInvitations,
  'POST /v1/admin/invitations/remind': adminInvitations,
  'POST /v1/admin/invitations/import': adminInvitations,
  'POST /v1/admin/invitations/known': adminInvitations,
  'GET /v1/admin/people': adminTool,
  'GET /v1/admin/people/detail': adminTool,
  'PATCH /v1/admin/people': adminTool,
  'GET /v1/admin/people/hand-over': adminTool,
  'PATCH /v1/admin/people/hand-over': adminTool,
  'PATCH /v1/admin/people/deactivate': adminTool,
  'PATCH /v1/admin/people/last-day': 'docs/decisions/0116: the last day of a person',
  'PATCH /v1/admin/people/reactivate': adminTool,
  'PATCH /v1/admin/people/end-sessions': adminTool,
  'GET /v1/admin/jobs': adminJobs,
  'PATCH /v1/admin/jobs/retry': adminJobs,
  'PATCH /v1/admin/jobs/discard': adminJobs,
  'GET /v1/admin/catalogues': adminCatalogues,
  'POST /v1/admin/catalogues': adminCatalogues,
  'PATCH /v1/admin/catalogues': adminCatalogues,
  'PATCH /v1/admin/catalogues/retire': adminCatalogues,
  'PATCH /v1/admin/catalogues/restore': adminCatalogues,
  'PATCH /v1/admin/catalogues/order': adminCatalogues,
  'GET /v1/admin/templates': adminCatalogues,
  'POST /v1/admin/templates': adminCatalogues,
  'PATCH /v1/admin/templates': adminCatalogues,
  'PATCH /v1/admin/templates/retire': adminCatalogues,
  'PATCH /v1/admin/templates/restore': adminCatalogues,
  'GET /v1/admin/criteria': adminCatalogues,
  'POST /v1/admin/criteria': adminCatalogues,
  'PATCH /v1/admin/criteria': adminCatalogues,
  'DELETE /v1/admin/criteria': adminCatalogues,
  'PATCH /v1/admin/criteria/publish': adminCatalogues,
  'POST /v1/admin/access': adminWhy,
  'GET /v1/admin/figures': adminFigures,
  'GET /v1/admin/audit': adminAudit,
  'GET /v1/admin/audit/csv': adminAudit,
  'GET /v1/admin/switches': adminSwitches,
  'PATCH /v1/admin/switches/off': adminSwitches,
  'PATCH /v1/admin/switches/on': adminSwitches,
  'POST /v1/auth/second-factor/verify': secondFactor,
  'POST /v1/auth/second-factor/passkey-challenge': secondFactor,
  'GET /v1/auth/second-factor': secondFactor,
  'POST /v1/auth/second-factor/totp': secondFactor,
  'PATCH /v1/auth/second-factor/totp': secondFactor,
  'DELETE /v1/auth/second-factor/totp': secondFactor,
  'POST /v1/auth/second-factor/passkeys/options': secondFactor,
  'POST /v1/auth/second-factor/passkeys': secondFactor,
  'DELETE /v1/auth/second-factor/passkeys': secondFactor,
  'POST /v1/auth/second-factor/recovery-codes': secondFactor,
  'POST /v1/settings/unsubscribe': 'one click in a mail program ends mails of a setting (docs/decisions/0018)',
  'PATCH /v1/profiles/user/visibility': profilePages,
  'GET /v1/profiles/company/people': profilePages,
  'GET /v1/activities/card/author': profilePages,
  'GET /v1/notifications/unread': 'docs/decisions/0018: the number on the bell, also beyond the first page',
  'GET /v1/assignments/form/prefill': 'docs/decisions/0022: an accepted application becomes an assignment',
  'GET /v1/activities/pdf':
    'docs/decisions/0040: an activity for the notice board; the first route that answers a file',
  'GET /v1/activities/choices': 'docs/decisions/0051: a filter shows what each choice would leave',
  'GET /v1/activities/counts': 'docs/decisions/0051: every tab of the list has its number',
  'GET /v1/activities/similar': 'docs/decisions/0022: a refusal leads on to what is open',
  'GET /v1/applications/counts': 'docs/decisions/0022: the view where something waits for the person comes first',
  'GET /v1/calendar': calendarFeed,
  'POST /v1/calendar': calendarFeed,
  'DELETE /v1/calendar': calendarFeed,
  'GET /v1/calendar/feed': calendarFeed,
  'GET /v1/school-semesters/supervisor':
    'docs/decisions/0071: «Können wir reden?» leads to who looks after the training',
  'GET /v1/chats/details': 'docs/decisions/0070: one chat with its people, for an address that names it',
  'GET /v1/chats/unread': 'docs/decisions/0070: the number on «Community», also beyond the first page',
  'GET /v1/chats/requests': chatRequests,
  'PATCH /v1/chats/requests': chatRequests,
  'POST /v1/chats/leave': 'docs/decisions/0070: leaving a group',
  'DELETE /v1/chats/messages': 'docs/decisions/0070: the privacy policy promises that one can take back what one wrote',
  'PATCH /v1/chats/read-receipts': 'docs/decisions/0070: nobody has to show what they have read',
  'POST /v1/evaluations/statement': 'docs/decisions/0060: the statement that the privacy policy promises',
  'PATCH /v1/evaluations/agreements': 'docs/decisions/0060: what a talk leads to is there for the next assignment',
  'GET /v1/evaluations/link': evaluationLink,
  'POST /v1/evaluations/link': evaluationLink,
  'DELETE /v1/evaluations/link': evaluationLink,
  'GET /v1/evaluations/guest': evaluationLink,
  'PATCH /v1/evaluations/guest': evaluationLink,
  'PATCH /v1/evaluations/guest/submit': evaluationLink,
  'POST /v1/evaluations/guest/account': evaluationLink,
  'POST /v1/exports': longWork,
  'GET /v1/exports': longWork,
  'GET /v1/exports/{id}': longWork,
  'GET /v1/exports/{id}/file': longWork,
  'DELETE /v1/exports/{id}': longWork,
  'POST /v1/users/apprentices/export': 'docs/decisions/0056: the specified GET cannot carry a password',
  'PATCH /v1/applications/activity/decline': 'docs/decisions/0022: one sentence for all who wait',
  'POST /v1/blocks': blocks,
  'DELETE /v1/blocks': blocks,
  'GET /v1/blocks': blocks,
  'GET /v1/blocks/check': blocks,
  'GET /v1/search': 'docs/decisions/0065: one search for people, companies and activities',
  'GET /v1/professions': 'docs/decisions/0045: the catalogue that invitations and set-up choose from',
  'GET /v1/users/apprentices/board': 'docs/decisions/0058: the company at a glance',
  'GET /v1/users/apprentices/plan': 'docs/decisions/0058: who works when',
  'PATCH /v1/comments/helpful': 'docs/decisions/0068: the asker says which answer helped',
  'DELETE /v1/school-semesters': 'docs/decisions/0063: a wrongly created semester has a way back',
  'GET /v1/school-semesters/pdf': 'docs/decisions/0063: a semester for at home, made by the apprentice only',
  'GET /v1/school-semesters/views': 'docs/decisions/0063: apprentices see who looked at their marks',
  'PATCH /v1/notifications/read/all': 'docs/decisions/0018: «Alle gelesen» is one call, not fifty',
}

const specified = readFileSync(new URL('../../docs/spec/operations.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^(GET|POST|PUT|PATCH|DELETE) /.test(line))
  .map((line) => line.split(' ').slice(0, 2).join(' '))

const named = (route: Route) => `${route.method} ${route.path}`
const fieldsOf = (schema: z.ZodObject | undefined) => Object.keys(schema?.shape ?? {})

test('the specification has 136 operations', () => {
  expect(specified).toHaveLength(136)
  expect(new Set(specified).size).toBe(136)
})

test('no two routes answer the same call', () => {
  // /posts/{id} and /posts/{postId} are one call.
  const calls = routeKeys.map((key) => named(routeOf(key)).replaceAll(/\{\w+\}/g, '{}'))
  expect(calls.filter((call, i) => calls.indexOf(call) !== i)).toEqual([])
})

test('every feature’s routes are in the list, and no feature overwrites another’s key', async () => {
  const src = new URL('../src/', import.meta.url)
  const perFeature = await Promise.all(
    globSync(['*/routes.ts', '*/*-routes.ts'], { cwd: src }).map(
      (file) => import(new URL(file, src).href) as Promise<object>,
    ),
  )
  const declared = perFeature.flatMap((module) => Object.values(module).flatMap((table: object) => Object.keys(table)))
  expect(declared.toSorted()).toEqual(Object.keys(routes).toSorted())
})

test('the browser knows the same routes', () => {
  expect(Object.keys(routeTable)).toEqual(routeKeys)
})

test('additions are no longer additions once the specification has them', () => {
  expect(Object.keys(additions).filter((call) => specified.includes(call))).toEqual([])
})

describe.each(routeKeys)('%s', (key) => {
  const route = routeOf(key)

  test('is an operation of the specification, or a known addition', () => {
    expect([...specified, ...Object.keys(additions)]).toContain(named(route))
  })

  test('is well formed', () => {
    expect(key).toMatch(/^[a-z][A-Za-z]+$/)
    expect(route.path).toMatch(/^\/v1(\/[a-z-]+|\/\{[a-zA-Z]+\})+$/)
    expect(route.summary).toMatch(/\.$/)
    for (const code of route.errors) expect(Object.keys(errors)).toContain(code)
    if (route.limit) expect(Object.keys(limits)).toContain(route.limit)
    for (const status of route.statuses) expect(status).toBeGreaterThanOrEqual(200)
    for (const status of route.statuses) expect(status).toBeLessThan(300)
    const isEmpty = route.output === undefined && route.file === undefined && !route.statuses.includes(201)
    expect(route.statuses.includes(204)).toBe(isEmpty)
    if (route.file) expect([route.method, route.statuses, route.output]).toEqual(['GET', [200], undefined])
    if (route.maxBody) {
      expect(route.body).toBeDefined()
      expect(route.maxBody).toBeGreaterThan(BODY_LIMIT)
      expect(route.maxBody).toBeLessThanOrEqual(LARGEST_BODY)
    }
    if (route.method === 'GET') expect(route.body).toBeUndefined()
  })

  test('path parameters are declared', () => {
    const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(new Set(fieldsOf(route.params))).toEqual(new Set(inPath))
  })

  test('says which row it is about, if its rule is about rows', () => {
    if (route.may === 'public' || route.may === 'signedIn') return
    const rule: AccessRule = access[route.may]
    const aboutRows = rule.grants.some((grant) => grant.scope)
    // A list has no single row: its query filters by the same rule.
    if (!aboutRows) expect(route.target).toBeUndefined()
    if (!route.target) return
    const [part, name] = route.target.split('.') as ['query' | 'body' | 'params', string]
    expect(fieldsOf(route[part])).toContain(name)
    expect(route[part]!.shape[name]!.safeParse('no-id').success).toBe(false)
  })

  test('takes no field it does not name', () => {
    for (const schema of [route.params, route.query, route.body]) {
      if (!schema) continue
      expect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).additionalProperties).toBe(false)
    }
  })
})
