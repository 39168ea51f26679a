// Rows → contract shapes. The token is in none of them.
import { linkLimits } from '@werkplatz/contract/evaluation-links/limits.ts'
import type { EvaluationLink, GuestEvaluation, LinkState } from '@werkplatz/contract/evaluation-links/schemas.ts'

import { presentCriterion } from '../evaluations/evaluation.present.ts'
import type { CriterionRow } from '../evaluations/evaluation.queries.ts'
import { NOBODY } from '../people/person-parts.queries.ts'
import type { LinkFacts } from './evaluation-link.queries.ts'
import type { GuestEvaluationRow, GuestLink } from './guest.queries.ts'

function stateOf(row: LinkFacts): LinkState {
  if (row.date_sent === null) return 'NONE'
  if (row.contact_id !== null) return 'ADOPTED'
  if (row.used_at) return 'SUBMITTED'
  if (row.revoked_at) return 'REVOKED'
  if (row.is_over) return 'EXPIRED'
  return row.opened_at ? 'OPENED' : 'SENT'
}

const instant = (date: Date | null) => date && date.toISOString()

export function presentLink(row: LinkFacts): EvaluationLink {
  const state = stateOf(row)
  const left = linkLimits.renewals + 1 - row.sent
  const isAsked = row.is_in_force && !row.is_too_early && row.contact_id === null && row.contact_submitted_at === null
  return {
    contactName: row.contact ?? NOBODY,
    email: row.contact_email ?? row.address,
    state,
    dateSent: instant(row.date_sent),
    dateOpened: instant(row.opened_at),
    dateSubmitted: instant(row.used_at),
    expiresAt: instant(row.expires_at),
    renewalsLeft: Math.max(0, Math.min(left, linkLimits.renewals)),
    can: { send: isAsked && left > 0, revoke: state === 'SENT' || state === 'OPENED' },
  }
}

export const presentGuestEvaluation = (
  row: GuestEvaluationRow,
  { sender, expires_at: expiresAt }: GuestLink,
  criteria: readonly CriterionRow[],
): GuestEvaluation => ({
  apprenticeName: row.apprentice,
  assignmentTitle: row.title,
  assignmentStart: row.starts,
  assignmentEnd: row.ends,
  senderName: sender,
  expiresAt: expiresAt.toISOString(),
  criteria: criteria.filter((one) => !one.for_apprentice).map(presentCriterion),
  notes: row.notes ?? '',
  evaluationPoints: (row.points ?? []).map((point) => ({
    criterionId: point.criterion_id,
    grade: point.grade,
    justification: point.justification,
  })),
  isFrozen: row.is_frozen,
})
