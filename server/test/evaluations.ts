// Evaluations made for tests: rows put there by hand, each side as far as the test wants it.
import { randomBytes } from 'node:crypto'

import type { Side } from '@werkplatz/contract/evaluations/schemas.ts'
import { sql } from 'kysely'

import { newAssignment } from './applications.ts'
import type { TestDatabase } from './database.ts'
import { newPerson, type Person } from './people.ts'

/** How far one side is: nothing saved, one criterion, all of them, handed in, talked about. */
export type Progress = 'none' | 'begun' | 'complete' | 'submitted' | 'discussed'

export interface NewTestEvaluation {
  contact?: Person
  apprentice?: Progress
  contactPart?: Progress
  /** Stands in every text a part holds. */
  text?: string
}

export interface MadeEvaluation {
  /** Of the assignment, and of the evaluation as a whole. */
  id: string
  contact: Person
  /** Of each part that is there. */
  parts: Partial<Record<Side, string>>
}

const steps: Progress[] = ['none', 'begun', 'complete', 'submitted', 'discussed']
const isAt = (progress: Progress, least: Progress) => steps.indexOf(progress) >= steps.indexOf(least)

export const newContact = (data: TestDatabase, companyId: string): Promise<Person> =>
  newPerson(data, {
    nameFirst: 'Kim',
    companyId,
    roles: ['USER'],
    email: `${randomBytes(6).toString('hex')}@kontakt.example`,
  })

export async function newEvaluation(
  data: TestDatabase,
  apprentice: Person,
  made: NewTestEvaluation = {},
): Promise<MadeEvaluation> {
  const contact = made.contact ?? (await newContact(data, apprentice.companyId))
  const id = await newAssignment(data, apprentice, { status: 'APPROVED', contact })
  const progress = { APPRENTICE: made.apprentice ?? 'none', CONTACT: made.contactPart ?? 'none' } as const
  const party = { APPRENTICE: apprentice.id, CONTACT: contact.id } as const
  const parts: Partial<Record<Side, string>> = {}
  for (const side of ['APPRENTICE', 'CONTACT'] as const)
    if (progress[side] !== 'none')
      parts[side] = await newPart(data, { id, side, partyId: party[side], progress: progress[side], text: made.text })
  await data.begin(async (tx) => {
    const both = (least: Progress) => isAt(progress.APPRENTICE, least) && isAt(progress.CONTACT, least)
    const at = (side: Side, least: Progress) => (isAt(progress[side], least) ? sql<Date>`now()` : null)
    await tx
      .updateTable('evaluation')
      .set({
        apprentice_submitted_at: at('APPRENTICE', 'submitted'),
        contact_submitted_at: at('CONTACT', 'submitted'),
        apprentice_discussed_at: at('APPRENTICE', 'discussed'),
        contact_discussed_at: at('CONTACT', 'discussed'),
        ...(both('submitted') && { status: both('discussed') ? 'DISCUSSED' : 'SUBMITTED' }),
      })
      .where('id', '=', id)
      .execute()
  })
  return { id, contact, parts }
}

/** A second version of the catalogue, in force from today: twenty criteria for each side. */
export const fortyCriteria = ({ pool }: TestDatabase) =>
  pool.query(`
    with version as (insert into criteria_version (version, valid_from) values (2, current_date) returning version),
    type as (insert into criterion_type (version, sort_index, for_apprentice, name)
      select version, n, n = 2, n || '. Neu' from version, generate_series(1, 2) n returning id, sort_index)
    insert into criterion (type_id, sort_index, name)
    select id, n, format('Neu %s.%s', type.sort_index, n) from type, generate_series(1, 20) n`)

interface TestPart {
  id: string
  side: Side
  /** Null: by a link. */
  partyId: string | null
  progress: Progress
  text: string | undefined
}

export const newPart = ({ begin }: TestDatabase, { id, side, partyId, progress, text = 'Gut gemacht.' }: TestPart) =>
  begin(async (tx) => {
    await tx.updateTable('evaluation').set({ version: 1 }).where('id', '=', id).execute()
    const part = await tx
      .insertInto('judgement')
      .values({ evaluation_id: id, side, party_id: partyId, notes: side === 'CONTACT' ? text : '' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`
      insert into evaluation_point (part_id, criterion_id, grade, justification)
      select ${part.id}, criterion.id, 'B', ${text}
      from criterion join criterion_type on criterion_type.id = criterion.type_id
      where criterion_type.version = 1 and criterion_type.for_apprentice = ${side === 'APPRENTICE'}
      order by criterion_type.sort_index, criterion.sort_index
      limit ${isAt(progress, 'complete') ? null : 1}
    `.execute(tx)
    return part.id
  })
