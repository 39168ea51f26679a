import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Scene } from '../../../../test/people.ts'

// Without a worker: what is written down and what is put on the way can be counted.
let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const PART = 200
const mark = randomUUID().slice(0, 8)
const addresses = Array.from({ length: 5_000 }, (_, n) => `lernende.${n}@${mark}.example`)
const partsOf = (emails: readonly string[]) =>
  Array.from({ length: Math.ceil(emails.length / PART) }, (_, at) => emails.slice(at * PART, (at + 1) * PART))

async function take(importId: string, number: number, emails: readonly string[]) {
  const body = { importId, number, invitations: emails.map((email) => ({ email, role: 'APPRENTICE' })) }
  const answer = await app.call('importInvitations', { as: scene.clara, body })
  expect(answer.status).toBe(200)
  return answer.body
}

async function onTheWay() {
  const { rows } = await app.pool.query<{ invitations: number; addresses: number; mails: number }>(
    `select count(*)::int as invitations, count(distinct email)::int as addresses, (
       select count(distinct given.id)::int
       from pgboss.job, jsonb_array_elements_text(data -> 'invitationIds') as given (id)
       where name = 'send-invitations' and given.id in (select id::text from invitation where email like $1)) as mails
     from invitation where email like $1`,
    [`%@${mark}.example`],
  )
  return rows[0]
}
const each = (count: number) => ({ invitations: count, addresses: count, mails: count })

describe('importInvitations, 5000 addresses', () => {
  const importId = randomUUID()
  const parts = partsOf(addresses)

  test('broken off after twelve parts, the last of them unheard: what was taken is written down once', async () => {
    for (const [number, part] of parts.slice(0, 12).entries()) await take(importId, number, part)
    expect(await onTheWay()).toEqual(each(2_400))
  })

  test('the same file chosen again leaves out whom it finds invited: another import, and nobody twice', async () => {
    const known = await app.call('checkInvited', { as: scene.clara, body: { emails: addresses.slice(1_400, 3_400) } })
    expect(known.body.invited).toEqual(addresses.slice(1_400, 2_400))
    const rest = partsOf(addresses.slice(2_400)).slice(0, 3)
    const again = randomUUID()
    for (const [number, part] of rest.entries())
      expect(await take(again, number, part)).toEqual({ sent: 200, skipped: 0 })
    expect(await onTheWay()).toEqual(each(3_000))
  })

  test('the first import goes on from its start: what it took is answered alike, the rest is taken, nobody twice', async () => {
    const answers = []
    for (const [number, part] of parts.entries()) answers.push(await take(importId, number, part))
    const [before, between, after] = [answers.slice(0, 12), answers.slice(12, 15), answers.slice(15)]
    for (const answer of [...before, ...after]) expect(answer).toEqual({ sent: 200, skipped: 0 })
    for (const answer of between) expect(answer).toEqual({ sent: 0, skipped: 200 })
    expect(await onTheWay()).toEqual(each(5_000))
  })
})
