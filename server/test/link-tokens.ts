// Open recoveries and invitations without going through a mail.
import { randomUUID } from 'node:crypto'

import { newLinkToken, tokenFromSeed } from '../src/lib/link-tokens.ts'
import type { TestApp } from './app.ts'
import type { Person } from './people.ts'

const fresh = (app: TestApp) => {
  const secret = Buffer.from(app.config.SESSION_SECRET, 'base64')
  const { seed, hash } = newLinkToken(secret)
  return { token: tokenFromSeed(secret, seed), hash }
}
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

export async function recoveryTokenOf(app: TestApp, person: Person, seconds = 3600): Promise<string> {
  const { token, hash } = fresh(app)
  const values = { person_id: person.id, token_hash: hash, expires_at: inSeconds(seconds) }
  await app.begin((tx) => tx.insertInto('recovery').values(values).execute())
  return token
}

export interface TestInvitation {
  email?: string
  role?: string
  adultFrom?: string
  supervisorId?: string
  professionId?: string
  seconds?: number
}

export async function invitationTokenOf(app: TestApp, inviter: Person, given: TestInvitation = {}): Promise<string> {
  const { token, hash } = fresh(app)
  const values = {
    company_id: inviter.companyId,
    invited_by: inviter.id,
    email: given.email ?? `${randomUUID()}@nordwerk.example`,
    role: given.role ?? 'USER',
    adult_from: given.adultFrom ?? null,
    supervisor_id: given.supervisorId ?? null,
    profession_id: given.professionId ?? null,
    token_hash: hash,
    expires_at: inSeconds(given.seconds ?? 3600),
  }
  await app.begin((tx) => tx.insertInto('invitation').values(values).execute())
  return token
}

/** The row behind an invitation nobody has accepted yet. */
export async function openInvitationOf(app: TestApp, inviter: Person, given: TestInvitation = {}): Promise<string> {
  const email = given.email ?? `${randomUUID()}@nordwerk.example`
  await invitationTokenOf(app, inviter, { ...given, email })
  const row = await app.db
    .selectFrom('invitation')
    .select('id')
    .where('email', '=', email)
    .where('company_id', '=', inviter.companyId)
    .where('status', '=', 'PENDING')
    .executeTakeFirstOrThrow()
  return row.id
}
