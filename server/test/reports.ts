// Reports made for tests: rows put there by hand, in any state.
import { randomUUID } from 'node:crypto'

import type { ReportDecision, ReportTarget } from '@werkplatz/contract/moderation/schemas.ts'
import type { ReportStatus } from '@werkplatz/contract/moderation/status.ts'

import type { TestApp } from './app.ts'
import type { TestDatabase } from './database.ts'
import type { Person } from './people.ts'

export interface NewTestReport {
  target?: ReportTarget
  targetId?: string
  /** By default somebody else of the company, whoever that is. */
  reporterId?: string
  /** Null: it concerns several companies. */
  companyId?: string | null
  /** Of the profile of a company. */
  isCompanys?: boolean
  status?: ReportStatus
  taker?: { id: string } | undefined
  decision?: ReportDecision
  decider?: { id: string }
  decidedAt?: Date
  /** Of the author. */
  objection?: string
}

/** About something this person wrote. */
export async function newReport(data: TestDatabase, author: Person, made: NewTestReport = {}): Promise<string> {
  return data.begin(async (tx) => {
    const other = () => tx.selectFrom('person').select('id').where('id', '<>', author.id).executeTakeFirstOrThrow()
    const status = made.status ?? (made.decision ? 'CLOSED' : made.taker ? 'TAKEN' : 'OPEN')
    const { id } = await tx
      .insertInto('report')
      .values({
        reporter_id: made.reporterId ?? (await other()).id,
        company_id: made.companyId === undefined ? author.companyId : made.companyId,
        author_id: made.isCompanys ? null : author.id,
        target: made.target ?? 'POST',
        target_id: made.targetId ?? randomUUID(),
        reason: 'HARASSMENT',
        status,
        taken_by: made.taker?.id ?? made.decider?.id ?? null,
        date_taken: status === 'OPEN' ? null : new Date(),
        decision: made.decision ?? null,
        decided_by: made.decider?.id ?? null,
        date_closed: status === 'CLOSED' ? (made.decidedAt ?? new Date()) : null,
        reasons: made.decision ? 'Der Ton verletzt.' : '',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (made.objection)
      await tx.insertInto('objection').values({ report_id: id, author_id: author.id, body: made.objection }).execute()
    return id
  })
}

/** What this person wrote, taken away by a moderator as it happens. */
export async function removeReported(
  app: TestApp,
  by: Person,
  author: Person,
  made: NewTestReport & { target: ReportTarget; targetId: string },
): Promise<string> {
  const id = await newReport(app, author, { taker: by, ...made })
  const body = { id, decision: 'REMOVED', reasons: 'Geht nicht.', answer: '' } as const
  const { status } = await app.call('decideReport', { as: by, body })
  if (status !== 204) throw new Error(`the report could not be decided: ${status}`)
  return id
}

/** A post that its author deleted. */
export async function newRemoval(data: TestDatabase, author: Person, postId: string): Promise<string> {
  return data.begin(async (tx) => {
    await tx.updateTable('post').set({ hidden_at: new Date(), hidden_by: author.id }).where('id', '=', postId).execute()
    const { id } = await tx
      .insertInto('removal')
      .values({ target: 'POST', target_id: postId, author_id: author.id, company_id: author.companyId, kept: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}

/** Every column of a row. */
export const wholeRow = async (data: TestDatabase, table: string, id: string) =>
  (await data.pool.query<Record<string, unknown>>(`select * from ${table} where id = $1`, [id])).rows[0]!
