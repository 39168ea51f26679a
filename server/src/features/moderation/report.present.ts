// Rows → contract shapes.
import type {
  Decision,
  RemovedContent,
  Report,
  ReportedEntry,
  ReportedMessages,
  ReportSummary,
} from '@werkplatz/contract/moderation/schemas.ts'
import type { Action } from '@werkplatz/contract/rules/access.ts'

import { hasBit } from '../../access/can.ts'
import type { StorageAddresses } from '../../outbound/storage-addresses.ts'
import { presentImage } from '../files/file.present.ts'
import { portraitUrl } from '../people/person.present.ts'
import { lastDayToObject, lastDayToRestore, mayStillObject } from './deadline.ts'
import type { ReadCase, ReadDecision, ShownEntry } from './read/read-report.ts'
import type { RemovedRow } from './read/removed.queries.ts'
import {
  caseActions,
  type CaseRow,
  type CopiedRow,
  type SomeoneRow,
  type SummaryRow,
} from './read/report-read.queries.ts'

const instant = (date: Date | null) => date?.toISOString() ?? null

const known = (addresses: StorageAddresses, { name, picture }: SomeoneRow) => ({
  name,
  image: portraitUrl(addresses, picture),
})
const someone = (addresses: StorageAddresses, row: SomeoneRow | null) => row && known(addresses, row)

export const presentSummary =
  (addresses: StorageAddresses, subjects: ReadonlyMap<string, string>) =>
  (row: SummaryRow): ReportSummary => ({
    id: row.id,
    reason: row.reason,
    target: row.target,
    subject: subjects.get(row.target_id) ?? '',
    status: row.status,
    decision: row.decision,
    reportCount: row.report_count,
    dateCreated: row.date_created.toISOString(),
    dateTaken: instant(row.date_taken),
    dateDecided: instant(row.date_closed),
    dateRestored: instant(row.date_restored),
    author: someone(addresses, row.author),
    taker: someone(addresses, row.taker),
    objection: row.objection,
  })

/** Enough to recognise it. */
const QUOTE_LENGTH = 300

const beginningOf = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  // Half a letter at the end would be none.
  return line.length <= QUOTE_LENGTH ? line : `${line.slice(0, QUOTE_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}

export const presentRemoved =
  (addresses: StorageAddresses, subjects: ReadonlyMap<string, string>, quotes: ReadonlyMap<string, string>) =>
  (row: RemovedRow): RemovedContent => ({
    id: row.id,
    reportId: row.report_id,
    target: row.target,
    subject: subjects.get(row.target_id) ?? '',
    text: beginningOf(quotes.get(row.id) ?? ''),
    author: someone(addresses, row.author),
    isByAuthor: row.is_by_author,
    remover: someone(addresses, row.remover),
    dateRemoved: row.date_removed.toISOString(),
    dueDate: lastDayToRestore(row.date_removed),
    isRestorable: row.is_restorable,
  })

const presentEntry =
  (addresses: StorageAddresses) =>
  (entry: ShownEntry): ReportedEntry => ({
    author: someone(addresses, entry.author),
    body: entry.body,
    date: instant(entry.date),
    isTarget: entry.isTarget,
    images: entry.images.map((image) => presentImage(addresses, image)),
  })

export const presentMessages = (addresses: StorageAddresses, rows: readonly CopiedRow[]): ReportedMessages => ({
  entries: rows.map((row) => ({
    author: known(addresses, row.author),
    body: row.body,
    date: row.date_created.toISOString(),
    isTarget: row.is_target,
    images: [],
  })),
})

/** The rule, and how far the case has come. */
function canOf(row: CaseRow): Report['can'] {
  const may = (action: Action) => hasBit(caseActions, row.can, action)
  const isTaken = row.status === 'TAKEN'
  const isKept = row.decision === 'REMOVED' && row.kept !== null && row.objection !== 'OPEN'
  return {
    take: may('report.take') && row.status === 'OPEN',
    release: may('report.release') && isTaken,
    decide: may('report.decide') && isTaken,
    settle: may('report.settle'),
    restore: may('report.restore') && isKept,
    readMessages: may('report.readMessages') && row.target === 'CHAT_MESSAGE',
  }
}

export function presentReport(addresses: StorageAddresses, read: ReadCase): Report {
  const { row, subject, entries, pageId, isRemovable } = read
  return {
    ...presentSummary(addresses, new Map([[row.target_id, subject]]))(row),
    pageId,
    entries: entries.map(presentEntry(addresses)),
    reporter: someone(addresses, row.reporter),
    isReporterColleague: row.is_reporter_colleague,
    earlierCount: row.earlier_count,
    reasons: row.reasons,
    answer: row.answer,
    restoreReasons: row.restore_reasons,
    decider: someone(addresses, row.decider),
    objectionDetails: row.objector && {
      body: row.objection_body!,
      author: known(addresses, row.objector),
      dateCreated: row.objection_created!.toISOString(),
      reasons: row.objection_reasons!,
      decider: someone(addresses, row.second),
      dateDecided: instant(row.objection_decided),
    },
    isRemovable,
    can: canOf(row),
  }
}

/** Neither who reported it nor who decided. */
export const presentDecision = ({ row, subject, body }: ReadDecision, now: Date): Decision => ({
  id: row.id,
  target: row.target,
  subject,
  body,
  decision: row.decision,
  reasons: row.reasons,
  dateDecided: row.date_closed.toISOString(),
  dueDate: lastDayToObject(row.date_closed),
  dateRestored: instant(row.date_restored),
  restoreReasons: row.restore_reasons,
  objection: row.objection_status && {
    status: row.objection_status,
    body: row.objection_body!,
    dateCreated: row.objection_created!.toISOString(),
    reasons: row.objection_reasons!,
    dateDecided: instant(row.objection_decided),
  },
  can: { object: row.objection_status === null && !row.date_restored && mayStillObject(row.date_closed, now) },
})
