// T21: every status a client could name × every status a row could have × ten actors, for every call that writes.
// Whatever was sent, the row stays as it was or makes a move of the table; nobody decides about themselves.
import { applicationStatus, approvalStatus } from '@werkplatz/contract/applications/status.ts'
import type { StatusTable } from '@werkplatz/contract/shared/status.ts'
import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { applicationForm, newApplication, newApproval, statusIn } from '../../../../test/applications.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
let tokens: Map<string, string>
let actors: { name: string; person: Person | undefined }[]
/** Holds every permission there is to decide and to apply: the worst case of deciding about oneself. */
let almighty: Person
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  almighty = await newPerson(app, {
    nameFirst: 'Alma',
    companyId: scene.suedwerk,
    roles: ['OWNER', 'EDUCATION_OFFICER', 'APPRENTICE'],
    email: 'alma@suedwerk.example',
  })
  const { ada, bruno, clara, david, lea, noah, vera, elena } = scene
  const people = { ada, bruno, clara, david, lea, noah, vera, elena, almighty }
  actors = [
    { name: 'anonymous', person: undefined },
    ...Object.entries(people).map(([name, person]) => ({ name, person })),
  ]
})

/** A minute later, signed in anew: neither limits nor expiry are what is tested here. */
async function nextMinute() {
  app.clock.add(61)
  const signedIn = actors.flatMap(({ person }) => (person ? [person] : []))
  tokens = new Map(await Promise.all(signedIn.map(async (person) => [person.id, await app.tokenOf(person)] as const)))
}

interface Write {
  table: 'application' | 'approval'
  machine: StatusTable
  body: (row: Row, named: string) => object
  /** The verbs this call may make. */
  verbs: string[]
}

interface Row {
  id: string
  activityId: string
}

const writes = {
  createApplication: {
    table: 'application',
    machine: applicationStatus,
    body: ({ id, activityId }, named) => ({ id, activityId, ...applicationForm({ applicationStatus: named }) }),
    verbs: [],
  },
  editApplication: {
    table: 'application',
    machine: applicationStatus,
    body: ({ id }, named) => ({ id, ...applicationForm({ applicationStatus: named }) }),
    verbs: ['send'],
  },
  sendApplication: {
    table: 'application',
    machine: applicationStatus,
    body: ({ id }, status) => ({ id, status }),
    verbs: ['send'],
  },
  reviewApplication: {
    table: 'application',
    machine: applicationStatus,
    body: ({ id }, status) => ({ id, status, reviewMessage: 'Passt.' }),
    verbs: ['approve', 'reject'],
  },
  requestApproval: {
    table: 'approval',
    machine: approvalStatus,
    body: ({ id, activityId }, named) => ({ id, activityId, approvalStatus: named, comment: '' }),
    verbs: [],
  },
  decideApproval: {
    table: 'approval',
    machine: approvalStatus,
    body: ({ id }, named) => ({ id, approvalStatus: named, comment: 'Gern.' }),
    verbs: ['approve', 'reject'],
  },
} satisfies Record<string, Write>
type WriteKey = keyof typeof writes

/** By the almighty one to David's public activity, so that deciding about oneself would have every right but one. */
async function rowIn({ table }: Write, status: string): Promise<Row> {
  const activityId = await newActivity(app, scene.david, { isPublic: true })
  const decided = { decidedBy: scene.elena }
  if (table === 'approval')
    return { id: await newApproval(app, almighty, activityId, { status: status as 'PENDING', ...decided }), activityId }
  await newApproval(app, almighty, activityId, { status: 'APPROVED', ...decided })
  return { id: await newApplication(app, almighty, activityId, { status: status as 'PENDING' }), activityId }
}

const isMove = ({ machine, verbs }: Write, from: string, to: string) =>
  verbs.some((verb) => machine.verbs[verb]!.from.includes(from) && machine.verbs[verb]!.to === to)

const named = ['DRAFT', 'PENDING', 'APPROVED', 'REJECTED', 'PUBLISHED', '', 'approved']

describe.each(Object.entries(writes) as [WriteKey, Write][])('%s', (key, write) => {
  test(`${named.length} named × ${write.machine.statuses.length} stored × 10 actors: only moves of the table`, async () => {
    const wrong: string[] = []
    let moved = 0
    for (const from of write.machine.statuses) {
      for (const status of named) {
        await nextMinute()
        for (const { name, person } of actors) {
          const row = await rowIn(write, from)
          const reply = await app.call(key, { token: person && tokens.get(person.id), body: write.body(row, status) })
          const to = (await statusIn(app, write.table, row.id)) ?? 'GONE'
          const cell = `${key} ${status} on ${from} by ${name} → ${reply.status}, ${to}`
          if (to !== from) moved += 1
          if (to !== from && !isMove(write, from, to)) wrong.push(cell)
          if (to !== from && reply.status !== 204) wrong.push(cell)
          if (to !== from && ['APPROVED', 'REJECTED'].includes(to) && name === 'almighty') wrong.push(cell)
          if (reply.status >= 500) wrong.push(cell)
        }
      }
    }
    expect(wrong).toEqual([])
    expect(moved > 0).toBe(write.verbs.length > 0)
  }, 240_000)
})

describe('what is created', () => {
  test.each(named)('an application named «%s»: a draft or sent, otherwise refused', async (status) => {
    await nextMinute()
    for (const person of [scene.lea, scene.noah]) {
      const body = {
        activityId: await newActivity(app, scene.david),
        ...applicationForm({ applicationStatus: status }),
      }
      const token = tokens.get(person.id)!
      const reply = await app.call('createApplication', { token, body })
      if (status !== 'DRAFT' && status !== 'PENDING') expect(reply.status).toBe(400)
      else expect(await statusIn(app, 'application', String(reply.headers.location).split('id=')[1]!)).toBe(status)
    }
  })

  test.each(named)('a request named «%s»: waiting, otherwise refused', async (approvalStatus) => {
    await nextMinute()
    const activityId = await newActivity(app, scene.david, { isPublic: true })
    const token = tokens.get(almighty.id)!
    const reply = await app.call('requestApproval', { token, body: { activityId, approvalStatus } })
    if (approvalStatus !== 'PENDING') expect(reply.status).toBe(400)
    else expect(await statusIn(app, 'approval', String(reply.headers.location).split('id=')[1]!)).toBe('PENDING')
  })
})
