// T21: every status a client could name × every status an activity could have × nine actors, for every call that
// writes. Whatever was sent, the activity stays as it was or makes a move of the table; nobody approves their own.
import { activityStatus, type ActivityStatus } from '@werkplatz/contract/activities/status.ts'
import { beforeAll, describe, expect, test } from 'vitest'

import { allStatuses, formOf, newActivity, statusOf } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
let tokens: Map<string, string>
let actors: { name: string; person: Person | undefined }[]
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  const { ada, bruno, clara, david, lea, noah, vera, elena } = scene
  const people = { ada, bruno, clara, david, lea, noah, vera, elena }
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
  body: (id: string, named: string) => object
  /** The verbs this call may make. */
  verbs: (keyof typeof activityStatus.verbs)[]
}

const writes = {
  editActivity: {
    body: (id, named) => ({ id, ...formOf({ activityStatus: named, isPublic: true }) }),
    verbs: ['submit', 'widen'],
  },
  reviewActivity: {
    body: (id, status) => ({ id, status, reviewMessage: 'Passt.' }),
    verbs: ['approve', 'reject'],
  },
  publishActivity: {
    body: (id, status) => ({ id, status }),
    verbs: ['publish'],
  },
  submitActivity: {
    body: (id, status) => (status === 'DRAFT' ? { id } : { id, status }),
    verbs: ['submit'],
  },
  archiveActivity: {
    body: (id, status) => (status === 'DRAFT' ? { id } : { id, status }),
    verbs: ['archive'],
  },
  restoreActivity: {
    body: (id, status) => (status === 'DRAFT' ? { id } : { id, status }),
    verbs: ['restore'],
  },
} satisfies Record<string, Write>
type WriteKey = keyof typeof writes

const named = [...allStatuses, 'DISCUSSED', '', 'published']

const tokenFor = (person: Person | undefined) => person && tokens.get(person.id)

const isMove = (write: Write, from: ActivityStatus, to: ActivityStatus) =>
  write.verbs.some((verb) => {
    const arrow = activityStatus.verbs[verb]
    return arrow.from.includes(from) && arrow.to === to
  })

describe.each(Object.entries(writes) as [WriteKey, Write][])('%s', (key, write) => {
  test(`${named.length} named × ${allStatuses.length} stored × 9 actors: only moves of the table`, async () => {
    const wrong: string[] = []
    let moved = 0
    for (const from of allStatuses) {
      for (const status of named) {
        await nextMinute()
        for (const { name, person } of actors) {
          const id = await newActivity(app, scene.david, { status: from })
          const reply = await app.call(key, { token: tokenFor(person), body: write.body(id, status) })
          const to = await statusOf(app, id)
          const cell = `${key} ${status} on ${from} by ${name} → ${reply.status}, ${to}`
          if (to !== from) moved += 1
          if (to !== from && !isMove(write, from, to)) wrong.push(cell)
          if (to !== from && reply.status !== 204) wrong.push(cell)
          if (to === 'APPROVED' && from !== to && name === 'david') wrong.push(cell)
          if (reply.status >= 500) wrong.push(cell)
        }
      }
    }
    expect(wrong).toEqual([])
    expect(moved).toBeGreaterThan(0)
  }, 240_000)
})

describe('createActivity', () => {
  test.each([...named])('named «%s»: a draft or handed in, otherwise refused', async (status) => {
    await nextMinute()
    for (const { person } of actors.slice(1)) {
      const body = formOf({ activityStatus: status })
      const reply = await app.call('createActivity', { token: tokenFor(person), body })
      if (status === 'DRAFT' || status === 'PENDING') {
        expect(reply.status).toBe(201)
        const id = String(reply.headers.location).split('id=')[1]!
        expect(await statusOf(app, id)).toBe(status)
      } else expect(reply.status).toBe(400)
    }
  })
})
