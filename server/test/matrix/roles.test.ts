import type { ReportStatus } from '@werkplatz/contract/moderation/status.ts'
// People with two roles: what they allow adds up (decisions §4), and nothing comes on top of the sum. Each pair of roles is
// held against the two alone: by the rules over every row of every status, and over HTTP. `MATRIX_DEEP=1` calls all
// routes with all 21 pairs.
import { routeKeys, routeOf } from '@werkplatz/contract/routes.ts'
import { access, actions, type Action, type Resource } from '@werkplatz/contract/rules/access.ts'
import { roles, type Role } from '@werkplatz/contract/rules/roles.ts'
import { statusTables } from '@werkplatz/contract/statuses.ts'
import { beforeAll, describe, expect, test } from 'vitest'

import { canRows } from '../../src/access/can.ts'
import { newActivity } from '../activities.ts'
import { testApp, type TestApp } from '../app.ts'
import { newApplication, newApproval, newAssignment } from '../applications.ts'
import { newChat, newMessage } from '../chats.ts'
import { newEvaluation } from '../evaluations.ts'
import { newNotification } from '../notifications.ts'
import { newPerson, newScene, type Person, type Scene } from '../people.ts'
import { newComment, newPost } from '../posts.ts'
import { companyProfileOf, profileOf } from '../profiles.ts'
import { newRemoval, newReport } from '../reports.ts'
import { newMark, someSemester } from '../school.ts'
import { sampleRow } from '../status-rows.ts'
import { call, cellsOf, outcomeOf, type Cell } from './engine.ts'
import { expected } from './expected.ts'
import { memberOf } from './members.ts'

type Pair = readonly [Role, Role]
const pairs: Pair[] = roles.flatMap((one, at) => roles.slice(at + 1).map((other): Pair => [one, other]))
/** Where a second role would be most tempting to lean on. */
const telling: Pair[] = [
  ['OWNER', 'APPRENTICE'],
  ['EDUCATION_OFFICER', 'APPRENTICE'],
  ['VOCATIONAL_TRAINER', 'USER'],
  ['USER', 'ASSOCIATION'],
]

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const wearing = (person: Person, held: readonly Role[]): Person => ({ ...person, roles: [...held] })

/** Rows of three owners in every status; the sample row adds what has no maker of its own. */
async function rowsOf(resource: Resource): Promise<string[]> {
  const machine = statusTables[resource as keyof typeof statusTables]
  const owners = [scene.noah, scene.vera, scene.luca]
  const ids: string[] = []
  for (const status of machine?.statuses ?? ['']) {
    for (const owner of owners) {
      const id = await rowOf(resource, status, owner)
      if (id) ids.push(id)
    }
    if (machine) ids.push((await sampleRow(app, resource, status, scene)).id)
  }
  return ids
}

async function rowOf(resource: Resource, status: string, owner: Person): Promise<string | undefined> {
  const elsewhere = owner.companyId === scene.nordwerk ? scene.elena : scene.david
  if (resource === 'person') return owner.id
  if (resource === 'company') return owner.companyId
  if (resource === 'profile')
    return owner === scene.noah ? profileOf(app, owner) : companyProfileOf(app, owner.companyId)
  if (resource === 'semester') return someSemester(app, owner)
  if (resource === 'mark') return newMark(app, owner)
  if (resource === 'post') return newPost(app, owner)
  if (resource === 'comment') return newComment(app, owner, await newPost(app, elsewhere))
  if (resource === 'judgement')
    return (await newEvaluation(app, owner, { contact: elsewhere, apprentice: 'begun' })).parts.APPRENTICE
  if (resource === 'chat') return newChat(app, [owner, elsewhere])
  if (resource === 'message') return newMessage(app, await newChat(app, [owner, elsewhere, scene.clara]), owner)
  if (resource === 'report')
    return newReport(app, owner, {
      status: status as ReportStatus,
      ...(status === 'CLOSED' && { decision: 'WARNED', objection: 'Nein.' }),
    })
  if (resource === 'removal') return newRemoval(app, owner, await newPost(app, owner))
  if (resource === 'notification') return newNotification(app, owner.id)
  if (resource === 'activity') return newActivity(app, owner, { status: status as 'DRAFT', isPublic: true })
  if (resource === 'assignment') return newAssignment(app, owner, { status: status as 'DRAFT', contact: elsewhere })
  if (resource !== 'application' && resource !== 'approval') return undefined
  const activity = await newActivity(app, elsewhere, { isPublic: true })
  if (resource === 'application') return newApplication(app, owner, activity, { status: status as 'DRAFT' })
  const decided = status === 'PENDING' ? {} : { decidedBy: scene.elena }
  return newApproval(app, owner, activity, { status: status as 'PENDING', ...decided })
}

const withRows = actions.filter((action) => access[action].grants.some((grant) => 'scope' in grant))
const byResource = Object.entries(Object.groupBy(withRows, (action) => access[action].resource)) as [
  Resource,
  Action[],
][]

describe.each(byResource)('the rules about a %s', (resource, ofResource) => {
  test('two roles reach what one of them reaches, and no more', async () => {
    const ids = await rowsOf(resource)
    const reachOf = (held: readonly Role[]) =>
      canRows(app.db, memberOf(wearing(scene.noah, held)), ofResource, ids, access)
    const alone = new Map(await Promise.all(roles.map(async (role) => [role, await reachOf([role])] as const)))
    const wrong: string[] = []
    for (const [one, other] of pairs) {
      const together = await reachOf([one, other])
      for (const id of ids) {
        for (const action of ofResource) {
          const sum = Boolean(alone.get(one)!.get(id)?.[action] || alone.get(other)!.get(id)?.[action])
          if (Boolean(together.get(id)?.[action]) !== sum) wrong.push(`${one}+${other} ${action}: ${!sum}, not ${sum}`)
        }
      }
    }
    expect([...new Set(wrong)]).toEqual([])
    // A passkey is made by its browser only: its one rule names nobody but the person.
    if (resource !== 'passkey' && resource !== 'invitation') expect(ids.length).toBeGreaterThan(0)
  })
})

/** §5: an application needs a permission to apply and, elsewhere, one to look there; two roles may bring one each. */
const needsTwo: Readonly<Record<string, (pair: Pair, cell: Cell) => boolean>> = {
  createApplication: ([one, other], { relation }) =>
    relation === 'otherCompany' && [one, other].some((role) => role === 'OWNER' || role === 'ADMIN'),
  requestApproval: ([one, other], { relation }) => relation === 'otherCompany' && [one, other].includes('USER'),
}

const keys = routeKeys.filter((key) => {
  const { may, target } = routeOf(key)
  return target ? may !== 'passkey.remove' : may !== 'public' && may !== 'signedIn'
})

describe.each(keys)('%s', (key) => {
  const route = routeOf(key)

  test('answers two roles as the more generous of the two', async () => {
    app.clock.add(61)
    const cells = cellsOf(key, route, expected[key])
    const wrong: string[] = []
    for (const pair of process.env.MATRIX_DEEP ? pairs : telling) {
      const both = await newPerson(app, {
        nameFirst: 'Zoe',
        companyId: scene.nordwerk,
        roles: [...pair],
        email: `${key}-${pair.join('-')}@nordwerk.example`.toLowerCase(),
      })
      const stage = { ...scene, noah: both }
      for (const cell of cells.filter(({ actor }) => actor === 'USER')) {
        if (needsTwo[key]?.(pair, cell)) continue
        const singles = cells.filter(
          ({ actor, relation }) => relation === cell.relation && pair.includes(actor as Role),
        )
        const refusals = singles.map((single) => single.expected).filter((outcome) => outcome !== 'ok')
        const got = outcomeOf(route, await call(app, stage, cell))
        const isRight = refusals.length < singles.length ? got === 'ok' : refusals.includes(got as 403)
        if (!isRight) wrong.push(`${pair.join('+')} ${cell.relation ?? ''}: ${got}, alone ${refusals.join(' and ')}`)
      }
    }
    expect(wrong).toEqual([])
  })
})
