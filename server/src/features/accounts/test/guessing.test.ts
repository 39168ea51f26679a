// Guessing at many secrets at once, over two nodes (T01): what counts is how often something was really compared.
import { randomBytes } from 'node:crypto'

import { Secret } from 'otpauth'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { testApp, twoNodes, type TestApp } from '../../../../test/app.ts'
import { invitationTokenOf, recoveryTokenOf } from '../../../../test/link-tokens.ts'
import { newPerson, newScene, PASSWORD, type Person, type Scene } from '../../../../test/people.ts'
import { seal } from '../../../lib/seal.ts'

const compared = vi.hoisted(() => ({ password: 0, totp: 0, recoveryCode: 0, invitation: 0, recovery: 0, challenge: 0 }))
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  return {
    ...real,
    verify: (...args: Parameters<typeof real.verify>) => ((compared.password += 1), real.verify(...args)),
  }
})
vi.mock('../../second-factor/totp.ts', async (original) => {
  const real = await original<typeof import('../../second-factor/totp.ts')>()
  return {
    ...real,
    totpStep: (...args: Parameters<typeof real.totpStep>) => ((compared.totp += 1), real.totpStep(...args)),
  }
})
vi.mock('../../second-factor/second-factor.queries.ts', async (original) => {
  const real = await original<typeof import('../../second-factor/second-factor.queries.ts')>()
  const useRecoveryCode = (...args: Parameters<typeof real.useRecoveryCode>) => (
    (compared.recoveryCode += 1),
    real.useRecoveryCode(...args)
  )
  return { ...real, useRecoveryCode }
})
vi.mock('../../invitations/invitation.queries.ts', async (original) => {
  const real = await original<typeof import('../../invitations/invitation.queries.ts')>()
  const findInvitation = (...args: Parameters<typeof real.findInvitation>) => (
    (compared.invitation += 1),
    real.findInvitation(...args)
  )
  return { ...real, findInvitation }
})
vi.mock('../recovery.queries.ts', async (original) => {
  const real = await original<typeof import('../recovery.queries.ts')>()
  const findRecovery = (...args: Parameters<typeof real.findRecovery>) => (
    (compared.recovery += 1),
    real.findRecovery(...args)
  )
  return { ...real, findRecovery }
})

vi.mock('../../second-factor/challenge.queries.ts', async (original) => {
  const real = await original<typeof import('../../second-factor/challenge.queries.ts')>()
  const findSignInChallenge = (...args: Parameters<typeof real.findSignInChallenge>) => {
    compared.challenge += 1
    return real.findSignInChallenge(...args)
  }
  return { ...real, findSignInChallenge }
})

const AT_ONCE = 150
const FREE = 5

let app: TestApp
let scene: Scene
let nodes: [string, string]
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  nodes = await twoNodes(app)
})
beforeEach(() => {
  app.clock.add(61)
  Object.assign(compared, { password: 0, totp: 0, recoveryCode: 0, invitation: 0, recovery: 0, challenge: 0 })
})

interface Guess {
  path: string
  method?: string
  ip: string
  authorization?: string
  cookie?: string
  body?: object
}

/** One call to one of the two nodes. */
const ask = async (i: number, { path, method = 'GET', ip, authorization, cookie, body }: Guess) => {
  const response = await fetch(`${nodes[i % 2]}/api/v1/${path}`, {
    method,
    headers: {
      'x-forwarded-for': ip,
      ...(authorization && { authorization }),
      ...(cookie && { cookie }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json().catch(() => null)) as Record<string, never> | null }
}
const allAtOnce = (guess: (i: number) => Guess) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, i) => ask(i, guess(i)).then(({ status }) => status)))
const basic = (email: string, password: string) => `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`
const someToken = () => randomBytes(32).toString('base64url')
const someone = (nameFirst: string) => newPerson(app, { nameFirst, companyId: scene.nordwerk, roles: ['USER'] })

async function withTotp(nameFirst: string): Promise<Person> {
  const person = await someone(nameFirst)
  const sealed = seal(Buffer.from(app.config.SESSION_SECRET, 'base64'), 'totp', new Secret({ size: 20 }).base32)
  await app.begin((tx) =>
    tx.insertInto('totp').values({ person_id: person.id, secret: sealed, confirmed_at: new Date() }).execute(),
  )
  return person
}
/** Several challenges of one account: each alone would allow five tries. */
async function challengesOf(person: Person, ip: string): Promise<string[]> {
  const challenges = []
  for (let i = 0; i < 6; i += 1) {
    const { body } = await ask(i, { path: 'auth/login', ip, authorization: basic(person.email, PASSWORD) })
    challenges.push((body as unknown as { secondFactor: { challenge: string } }).secondFactor.challenge)
  }
  return challenges
}

describe('150 guesses at once over two nodes: at most five are compared', () => {
  test('the password at the login', async () => {
    const statuses = await allAtOnce((i) => ({
      path: 'auth/login',
      ip: '10.5.0.1',
      authorization: basic(scene.lea.email, `falsch${i}`),
    }))
    expect(compared.password).toBeGreaterThan(0)
    expect(compared.password).toBeLessThanOrEqual(FREE)
    expect(statuses.filter((status) => status === 401)).toHaveLength(compared.password)
    expect(new Set(statuses)).toEqual(new Set([401, 429]))
  })

  test('the password asked again of somebody signed in', async () => {
    const token = await app.tokenOf(await someone('Otto'))
    const statuses = await allAtOnce((i) => ({
      path: 'auth/second-factor/recovery-codes',
      method: 'POST',
      ip: `10.5.1.${i}`,
      authorization: `Bearer ${token}`,
      body: { password: `falsch${i}` },
    }))
    expect(compared.password).toBeGreaterThan(0)
    expect(compared.password).toBeLessThanOrEqual(FREE)
    expect(new Set(statuses)).toEqual(new Set([400, 429]))
  })

  test.each(['totp', 'recoveryCode'] as const)('the second factor: %s', async (kind) => {
    const person = await withTotp(`Emil${kind}`)
    const challenges = await challengesOf(person, '10.5.0.2')
    const statuses = await allAtOnce((i) => ({
      path: 'auth/second-factor/verify',
      method: 'POST',
      ip: `10.5.2.${i}`,
      body: { challenge: challenges[i % 6]!, code: kind === 'totp' ? String(100_000 + i) : `abcde-fgh${100 + i}` },
    }))
    expect(compared[kind]).toBeGreaterThan(0)
    expect(compared[kind]).toBeLessThanOrEqual(FREE)
    expect(new Set(statuses)).toEqual(new Set([401, 429]))
  })

  test('the first code of a new app', async () => {
    const person = await someone('Ida')
    const token = await app.tokenOf(person)
    const authorization = `Bearer ${token}`
    const start = { path: 'auth/second-factor/totp', method: 'POST', ip: '10.5.0.3', authorization }
    expect((await ask(0, { ...start, body: { password: PASSWORD } })).status).toBe(200)
    const statuses = await allAtOnce((i) => ({ ...start, method: 'PATCH', body: { code: String(100_000 + i) } }))
    expect(compared.totp).toBeGreaterThan(0)
    expect(compared.totp).toBeLessThanOrEqual(FREE)
    expect(new Set(statuses)).toEqual(new Set([400, 429]))
  })

  test.each([
    ['invitation', 'auth/sign-up', 'GET'],
    ['invitation', 'auth/sign-up', 'POST'],
    ['recovery', 'auth/pw-recovery', 'GET'],
    ['recovery', 'auth/pw-recovery', 'PATCH'],
  ] as const)('links: %s by %s %s', async (kind, path, method) => {
    const password = 'Der Gartenzaun ist neu'
    const ip = `10.6.${path.length}.${method.length}`
    const body = kind === 'invitation' ? { nameFirst: 'Eva', nameLast: 'Muster', password } : { password }
    const statuses = await allAtOnce(() => ({
      path: `${path}?token=${someToken()}`,
      method,
      ip,
      ...(method !== 'GET' && { body }),
    }))
    expect(compared[kind]).toBeGreaterThan(0)
    expect(compared[kind]).toBeLessThanOrEqual(FREE)
    expect(statuses.filter((status) => status === 404)).toHaveLength(compared[kind])
    expect(new Set(statuses)).toEqual(new Set([404, 429]))
  })
})

test('openChallenge: of 150 made-up challenges of a second step at most five are looked up', async () => {
  const statuses = await allAtOnce(() => ({
    path: 'auth/second-factor/verify',
    method: 'POST',
    ip: '10.6.0.9',
    body: { challenge: someToken(), code: '123456' },
  }))
  expect(compared.challenge).toBeGreaterThan(0)
  expect(compared.challenge).toBeLessThanOrEqual(FREE)
  expect(new Set(statuses)).toEqual(new Set([401, 429]))
})

describe('nobody honest is held up', () => {
  test('30 people of one school open their invitations, and sign in, at the same moment: all succeed', async () => {
    const tokens = await Promise.all(Array.from({ length: 30 }, () => invitationTokenOf(app, scene.clara)))
    const opened = await Promise.all(
      tokens.map((token, i) => ask(i, { path: `auth/sign-up?token=${token}`, ip: '10.7.0.1' })),
    )
    expect(opened.map(({ status }) => status)).toEqual(tokens.map(() => 200))
    const pupils = await Promise.all(Array.from({ length: 30 }, (_, i) => someone(`Schueler${i}`)))
    const replies = await Promise.all(
      pupils.map(({ email }, i) =>
        ask(i, { path: 'auth/login', ip: '10.7.0.1', authorization: basic(email, PASSWORD) }),
      ),
    )
    expect(replies.map(({ status }) => status)).toEqual(pupils.map(() => 200))
  })

  test('old links are no guesses, however many are opened; a good one behind the same address works', async () => {
    const used = await recoveryTokenOf(app, scene.noah, -60)
    for (let i = 0; i < 12; i += 1) {
      expect((await ask(i, { path: `auth/pw-recovery?token=${used}`, ip: '10.7.0.2' })).status).toBe(404)
    }
    const good = await recoveryTokenOf(app, scene.noah)
    expect((await ask(0, { path: `auth/pw-recovery?token=${good}`, ip: '10.7.0.2' })).status).toBe(204)
  })

  test('what a node had open when it died counts as failed after half a minute, and blocks nobody for ever', async () => {
    const vera = { path: 'auth/login', ip: '10.7.0.3', authorization: basic(scene.vera.email, PASSWORD) }
    expect((await ask(0, vera)).status).toBe(200)
    await app.pool.query("update attempt set open = 5, opened_at = now() - interval '31 seconds'")
    expect((await ask(1, vera)).status).toBe(200)
  })
})
