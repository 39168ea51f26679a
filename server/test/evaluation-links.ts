// Links to one part of an evaluation, made without going through a mail; and what stands in one that was.
import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import { newLinkToken, tokenFromSeed } from '../src/lib/link-tokens.ts'
import type { TestApp } from './app.ts'
import { newAssignment } from './applications.ts'
import { newPart, type Progress } from './evaluations.ts'
import { newPerson, type Person } from './people.ts'

export interface NewTestLink {
  apprentice?: Progress
  contactPart?: Progress
  /** Stands in every text a part holds. */
  text?: string
  /** Good for so many days from now; negative: it ran out. */
  days?: number
  isUsed?: boolean
}

export interface MadeLink {
  /** Of the assignment and its evaluation. */
  id: string
  linkId: string
  token: string
  address: string
}

const secretOf = (app: TestApp) => Buffer.from(app.config.SESSION_SECRET, 'base64')

export const guestAddress = () => `rita.${randomUUID().slice(0, 8)}@praxis.example`

export async function newGuestLink(
  app: TestApp,
  apprentice: Person,
  sender: Person,
  made: NewTestLink = {},
): Promise<MadeLink> {
  const id = await newAssignment(app, apprentice, { status: 'APPROVED' })
  const address = guestAddress()
  const { seed, hash } = newLinkToken(secretOf(app))
  const linkId = await app.begin(async (tx) => {
    await tx.updateTable('assignment').set({ contact_email: address }).where('id', '=', id).execute()
    await tx
      .insertInto('evaluation')
      .values({ id, apprentice_id: apprentice.id, company_id: apprentice.companyId })
      .execute()
    const row = await tx
      .insertInto('evaluation_link')
      .values({
        evaluation_id: id,
        address,
        sent_by: sender.id,
        token_hash: hash,
        token_seed: made.isUsed ? null : seed,
        expires_at: sql<Date>`now() + make_interval(hours => ${Math.round((made.days ?? 14) * 24)})`,
        used_at: made.isUsed ? sql<Date>`now()` : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  })
  const sides = { APPRENTICE: made.apprentice, CONTACT: made.contactPart } as const
  for (const side of ['APPRENTICE', 'CONTACT'] as const) {
    const progress = sides[side]
    const partyId = side === 'APPRENTICE' ? apprentice.id : null
    if (progress && progress !== 'none') await newPart(app, { id, side, partyId, progress, text: made.text })
    if (progress === 'submitted')
      await app.pool.query(`update evaluation set ${side.toLowerCase()}_submitted_at = now() where id = $1`, [id])
  }
  return { id, linkId, token: tokenFromSeed(secretOf(app), seed), address }
}

/** For calls whose caller must be neither the sender nor the apprentice. */
export async function newForeignLink(app: TestApp, companyId: string, made: NewTestLink = {}): Promise<MadeLink> {
  const somebody = (nameFirst: string, role: 'APPRENTICE' | 'EDUCATION_OFFICER') =>
    newPerson(app, { nameFirst, companyId, roles: [role], email: `${randomUUID()}@nordwerk.example` })
  return newGuestLink(app, await somebody('Mia', 'APPRENTICE'), await somebody('Olga', 'EDUCATION_OFFICER'), made)
}

/** The tokens of all mails to this address that were not sent yet, the latest last. */
export async function mailedTokens(app: TestApp, address: string, template = 'guestEvaluation'): Promise<string[]> {
  const { rows } = await app.pool.query<{ token_seed: Buffer }>(
    'select token_seed from mail where address = $1 and template = $2 order by id',
    [address, template],
  )
  return rows.map((row) => tokenFromSeed(secretOf(app), row.token_seed))
}
