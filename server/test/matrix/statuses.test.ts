// Rows in other statuses than the one a call usually meets: every route about a row with a status machine × every status
// × 7 roles × 3 relations, held against status-model.ts. `MATRIX_DEEP=1` also opens the activities of their own company.
import type { ReportStatus } from '@werkplatz/contract/moderation/status.ts'
import { routeKeys, routeOf } from '@werkplatz/contract/routes.ts'
import { roles } from '@werkplatz/contract/rules/roles.ts'
import type { Route } from '@werkplatz/contract/shared/route.ts'
import { statusTables } from '@werkplatz/contract/statuses.ts'
import { beforeAll, describe, expect, test } from 'vitest'

import { formOf, newActivity, type NewTestActivity } from '../activities.ts'
import { testApp, type TestApp } from '../app.ts'
import { applicationForm, assignmentForm, newApplication, newApproval, newAssignment } from '../applications.ts'
import { newChat, requestTo } from '../chats.ts'
import { connected } from '../database.ts'
import { newEvaluation } from '../evaluations.ts'
import { newExport } from '../exports.ts'
import { withTarget } from '../fuzz/wire.ts'
import { newPerson, newScene, type Person, type Scene } from '../people.ts'
import { hide, newPost } from '../posts.ts'
import { newReport } from '../reports.ts'
import { sampleRow } from '../status-rows.ts'
import { wireOf, type Input } from '../wire.ts'
import { relations } from './cells.ts'
import { ownerFor, personOf, resourceOf, sampleInput } from './engine.ts'
import { inputs } from './expected.ts'
import { expectedOf, verbs, type Case } from './status-model.ts'

const isDeep = Boolean(process.env.MATRIX_DEEP)

let app: TestApp
let scene: Scene
/** Writes what others apply to, and applies to what others wrote. */
let kai: Person
let outsider: Person
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  // One person has only one under way; here everybody has one in each status.
  await connected(app.urls.DATABASE_OWNER_URL, (client) => client.query('drop index export_under_way'))
  kai = await newPerson(app, { nameFirst: 'Kai', companyId: scene.nordwerk, roles: ['USER'] })
  outsider = await newPerson(app, {
    nameFirst: 'Oli',
    companyId: scene.suedwerk,
    roles: ['USER'],
    email: 'oli@suedwerk.example',
  })
})

const hasMachine = (route: Route) => Boolean(route.target) && resourceOf(route) in statusTables
/** Files have no life that others take part in: what they are attached to has. */
const isLiving = (route: Route) => resourceOf(route) !== 'file'
/** Of people and companies hardly any call asks whether they are active: here are those that change it. */
const movesStatus = (route: Route) =>
  !['person', 'company'].includes(resourceOf(route)) ||
  /^\/v1\/admin\/(people|companies)\/(deactivate|reactivate|pause|resume)$/.test(route.path)
const keys = routeKeys.filter((key) => {
  const route = routeOf(key)
  return hasMachine(route) && isLiving(route) && movesStatus(route)
})

test('every route about a row with statuses is in the model, and no other', () => {
  expect(Object.keys(verbs).toSorted()).toEqual([...keys].toSorted())
})

type Made = Case & { owner: Person }

/** The sample rows are Nordwerk's. */
const atCompanyOf = ({ companyId }: Person): Scene => ({ ...scene, nordwerk: companyId })

/** About reviewing, the row's owner is the author of the activity. */
const makers: Readonly<Record<string, (key: string, made: Made) => Promise<string>>> = {
  activity: (_key, { owner, status, isPublic }) =>
    newActivity(app, owner, { status: status as NonNullable<NewTestActivity['status']>, isPublic }),
  application: async (key, { owner, status }) => {
    const other = owner.companyId === scene.nordwerk ? kai : outsider
    const [author, applicant] = key === 'reviewApplication' ? [owner, other] : [other, owner]
    return newApplication(app, applicant, await newActivity(app, author), { status: status as 'DRAFT' })
  },
  approval: async (_key, { owner, status }) => {
    const elsewhere = owner.companyId === scene.nordwerk ? outsider : kai
    const activity = await newActivity(app, elsewhere, { isPublic: true })
    const decided = status === 'PENDING' ? {} : { decidedBy: scene.elena }
    return newApproval(app, owner, activity, { status: status as 'PENDING', ...decided })
  },
  assignment: (_key, { owner, status }) => newAssignment(app, owner, { status: status as 'DRAFT' }),
  evaluation: async (_key, { owner, status }) => {
    const progress = status === 'DRAFT' ? 'complete' : status === 'SUBMITTED' ? 'submitted' : 'discussed'
    return (await newEvaluation(app, owner, { apprentice: progress, contactPart: progress })).id
  },
  chat_request: async (_key, { owner, status }) => {
    const id = await requestTo(app, await newChat(app, [kai, outsider], { asked: [owner] }), owner)
    await app.pool.query('update chat_request set status = $2 where id = $1', [id, status])
    return id
  },
  // Oneself stays as one is: whoever calls is active.
  person: async (_key, { owner, status, relation }) =>
    relation === 'own' ? owner.id : (await sampleRow(app, 'person', status, atCompanyOf(owner))).id,
  company: async (_key, { status }) => (await sampleRow(app, 'company', status, scene)).id,
  invitation: async (_key, { owner, status }) => (await sampleRow(app, 'invitation', status, atCompanyOf(owner))).id,
  session: async (_key, { owner, status }) => {
    const { sessionId } = await app.sessionOf(owner)
    await app.pool.query('update session set status = $2 where id = $1', [sessionId, status])
    return sessionId
  },
  report: (key, { owner, status, role }) => reportFor(key, owner, status as ReportStatus, personOf(scene, role)),
  export: (_key, { owner, status }) => newExport(app, owner, { status: status as 'READY' }),
}

/** Whatever is taken or decided was taken by the caller; only about taking it was somebody else faster. */
async function reportFor(key: string, owner: Person, status: ReportStatus, caller: Person): Promise<string> {
  const taker = key === 'takeReport' ? kai : caller
  if (status !== 'CLOSED') return newReport(app, owner, { status, ...(status === 'TAKEN' && { taker }) })
  if (key === 'settleObjection') return newReport(app, owner, { decision: 'WARNED', objection: 'Nein.' })
  if (key !== 'restoreReported') return newReport(app, owner, { decision: 'WARNED', taker })
  const targetId = await newPost(app, owner)
  await hide(app, 'post', targetId)
  const id = await newReport(app, owner, { decision: 'REMOVED', targetId })
  await app.pool.query(`update report set kept = '{}' where id = $1`, [id])
  return id
}

/** What a form sends back about a row it was loaded from. */
const forms: Readonly<Record<string, (the: Case) => Input>> = {
  editActivity: ({ status, isPublic }) => ({ body: formOf({ activityStatus: status, isPublic }) }),
  editApplication: ({ status }) => ({ body: applicationForm({ applicationStatus: status }) }),
  editAssignment: ({ status }) => ({ body: assignmentForm({ assignmentStatus: status }) }),
  answerChatRequest: () => ({ body: { isAccepted: true } }),
}

function casesOf(route: Route): Case[] {
  const resource = resourceOf(route)
  const { statuses } = statusTables[resource as keyof typeof statusTables]
  return relations.flatMap((relation) => {
    const openness = resource === 'activity' && (isDeep || relation === 'otherCompany') ? [false, true] : [false]
    return openness.flatMap((isPublic) =>
      statuses.flatMap((status) => roles.map((role): Case => ({ role, relation, status, isPublic }))),
    )
  })
}

describe.each(keys)('%s', (key) => {
  const route = routeOf(key)

  test('answers in every status as decided', async () => {
    const wrong: string[] = []
    app.clock.add(61)
    const tokens = new Map<string, string>()
    for (const role of roles) tokens.set(role, await app.tokenOf(personOf(scene, role)))
    const rows = new Map<string, string>()
    for (const [at, the] of casesOf(route).entries()) {
      // Drawing has a narrow limit, which is not what is tested here.
      if (at % 100 === 99) app.clock.add(61)
      const owner = await ownerFor(app, scene, the.role, the.relation)
      // Reading leaves a row as it is, so one does for all who read it.
      const shared = `${owner.id} ${the.status} ${the.isPublic}`
      const known = route.method === 'GET' ? rows.get(shared) : undefined
      const id = known ?? (await makers[resourceOf(route)]!(key, { ...the, owner }))
      rows.set(shared, id)
      const input = forms[key]?.(the) ?? (await inputs[key]?.(app, personOf(scene, the.role))) ?? sampleInput(route)
      const { status, body } = await app.send({
        ...wireOf(route, withTarget(route, input, id)),
        token: tokens.get(the.role)!,
      })
      const got = route.statuses.includes(status) ? 'ok' : status
      const wanted = expectedOf(verbs[key]!, the)
      if (got !== wanted) {
        const cell = `${the.role} ${the.relation} ${the.status}${the.isPublic ? ' public' : ''}`
        wrong.push(`${cell}: ${got} ${(body as { code?: string })?.code ?? ''}, not ${wanted}`)
      }
    }
    expect(wrong).toEqual([])
  })
})
