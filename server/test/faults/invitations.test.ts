// 500 invitations from one csv, and what takes them killed half way: all mails are accepted within two minutes, each invitation
// has one mail. What a killed worker had handed over and not yet noted down goes out again under the same Message-ID;
// such repeats are counted and must stay within what it had in hand.
import { randomUUID } from 'node:crypto'

import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Cluster } from '../../../tools/lib/cluster.ts'
import { DEMO_PASSWORD } from '../../src/demo/demo-password.ts'
import { eventually } from '../eventually.ts'
import { faultCluster } from './cluster.ts'

const OFFICER = 'ursula.kaeser@handelswerk.example'
const COUNT = 500
const PER_CALL = 200
/** As many as the send-mail job sends at once. */
const IN_HAND = 4

interface Received {
  messageId: string
  to: { address: string }[]
}

let cluster: Cluster
beforeAll(async () => {
  cluster = await faultCluster('werkplatz_invitations', { http: 1, live: 0, worker: 1 })
}, 120_000)
afterAll(() => cluster?.stop())

async function inbox(domain: string): Promise<{ address: string; messageId: string }[]> {
  const mails = (await (await fetch(`${cluster.env.MAIL_API_URL}/email`)).json()) as Received[]
  return mails
    .map((mail) => ({ address: mail.to[0]!.address, messageId: mail.messageId }))
    .filter(({ address }) => address.endsWith(`@${domain}`))
}

async function officerToken() {
  const authorization = `Basic ${Buffer.from(`${OFFICER}:${DEMO_PASSWORD}`).toString('base64')}`
  const answer = await fetch(`${cluster.url}/api/v1/auth/login`, { headers: { authorization } })
  return ((await answer.json()) as { credentials: { accessToken: string } }).credentials.accessToken
}

/** The addresses of a csv, in as many calls as the contract asks for. */
async function inviteAll(domain: string) {
  const csv = Array.from({ length: COUNT }, (_, i) => `Person ${i};person${i}@${domain}`).join('\n')
  const addresses = csv.match(/[^\s;,]+@[^\s;,]+/g)!
  const headers = { authorization: `Bearer ${await officerToken()}`, 'content-type': 'application/json' }
  for (let at = 0; at < addresses.length; at += PER_CALL) {
    const invitations = addresses.slice(at, at + PER_CALL).map((email) => ({ email, role: 'APPRENTICE' }))
    const answer = await fetch(`${cluster.url}/api/v1/invitations`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ invitations }),
    })
    expect(answer.status).toBe(204)
  }
}

async function allArrived(domain: string, deadlineMs: number) {
  await eventually(async () => {
    const addresses = new Set((await inbox(domain)).map(({ address }) => address))
    expect(addresses.size).toBe(COUNT)
  }, deadlineMs)
}

test('500 invitations: all accepted within 2 minutes, none twice', { timeout: 180_000 }, async () => {
  const domain = `a${Date.now()}.example`
  const start = Date.now()
  await inviteAll(domain)
  await allArrived(domain, 120_000)
  console.log(`500 invitations: ${Date.now() - start} ms`)
  expect(await inbox(domain)).toHaveLength(COUNT)
})

test('the worker is killed half way: still within 2 minutes, one mail each', { timeout: 240_000 }, async () => {
  const domain = `b${Date.now()}.example`
  const start = Date.now()
  await inviteAll(domain)
  await eventually(async () => expect((await inbox(domain)).length).toBeGreaterThan(COUNT / 3), 60_000)
  await cluster.nodes.worker[0]!.kill()
  const before = await inbox(domain)
  expect(before.length).toBeLessThan(COUNT)
  await cluster.restart('worker', 0)
  await allArrived(domain, 120_000 - (Date.now() - start))
  const mails = await inbox(domain)
  console.log(`killed after ${before.length}: ${Date.now() - start} ms, ${mails.length - COUNT} sent again`)
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(COUNT)
  expect(mails.length - COUNT).toBeLessThanOrEqual(IN_HAND)
})

test(
  'an import: http is killed between commit and answer, the worker half way; sent again, one mail each',
  {
    timeout: 240_000,
  },
  async () => {
    const [importId, domain] = [randomUUID(), `c${Date.now()}.example`]
    const addresses = Array.from({ length: COUNT }, (_, i) => `person${i}@${domain}`)
    const parts = Array.from({ length: Math.ceil(COUNT / PER_CALL) }, (_, at) =>
      addresses.slice(at * PER_CALL, (at + 1) * PER_CALL),
    )
    const token = await officerToken()
    const take = (number: number) =>
      fetch(`${cluster.url}/api/v1/admin/invitations/import`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          importId,
          number,
          invitations: parts[number]!.map((email) => ({ email, role: 'APPRENTICE' })),
        }),
      })
    expect((await take(0)).status).toBe(200)
    // Nobody reads the answer of the second part: the process that would give it is gone as soon as the part is written down.
    void take(1).catch(() => undefined)
    await eventually(async () => expect(await taken(importId)).toEqual([0, 1]), 30_000)
    await cluster.nodes.http[0]!.kill()
    await eventually(async () => expect((await inbox(domain)).length).toBeGreaterThan(0), 60_000)
    await cluster.nodes.worker[0]!.kill()
    const before = (await inbox(domain)).length
    await cluster.restart('http', 0)
    await cluster.restart('worker', 0)

    for (const [number, part] of parts.entries()) {
      const answer = await take(number)
      expect([answer.status, await answer.json()]).toEqual([200, { sent: part.length, skipped: 0 }])
    }
    await allArrived(domain, 120_000)
    const mails = await inbox(domain)
    console.log(`import: worker killed after ${before}, ${mails.length - COUNT} sent again`)
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(COUNT)
    expect(mails.length - COUNT).toBeLessThanOrEqual(IN_HAND)
  },
)

/** The parts of an import that were written down. */
async function taken(importId: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: cluster.env.DATABASE_OWNER_URL })
  await client.connect()
  try {
    const { rows } = await client.query<{ number: number }>(
      'select number from invitation_import where import_id = $1 order by number',
      [importId],
    )
    return rows.map(({ number }) => number)
  } finally {
    await client.end()
  }
}
