import type { ReportSummary, ReportView } from '@werkplatz/contract/moderation/schemas.ts'

/** REMOVED is a list of its own: what is away, by moderators or by its author. */
export type View = ReportView | 'REMOVED'

const views: readonly string[] = ['OPEN', 'TAKEN', 'OBJECTIONS', 'CLOSED', 'REMOVED'] satisfies View[]

/** Null: the address names none. */
export const viewAt = (asked: string | null): View | null =>
  asked !== null && views.includes(asked) ? (asked as View) : null

/** Where a case lies. */
export const viewOf = ({ status, objection }: Pick<ReportSummary, 'status' | 'objection'>): View =>
  objection === 'OPEN' ? 'OBJECTIONS' : status
