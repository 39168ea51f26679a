// Words for the states of an evaluation, and the scale of its grades.
import { gradeLegend } from '@werkplatz/content/evaluation-criteria.json'
import messages from '@werkplatz/content/messages/evaluations.json'
import type { Grade, PartState } from '@werkplatz/contract/evaluations/schemas.ts'
import type { EvaluationStatus } from '@werkplatz/contract/evaluations/status.ts'

import type { StatusTone } from '../shared/StatusTag.tsx'

export const statusLabels: Record<EvaluationStatus, string> = {
  DRAFT: messages.statusDraft.text,
  SUBMITTED: messages.statusSubmitted.text,
  DISCUSSED: messages.statusDiscussed.text,
}

export const statusTones: Record<EvaluationStatus, StatusTone> = {
  DRAFT: 'DRAFT',
  SUBMITTED: 'PUBLISHED',
  DISCUSSED: 'APPROVED',
}

export const stateLabels: Record<PartState, string> = {
  OPEN: messages.stateOpen.text,
  SUBMITTED: messages.stateSubmitted.text,
  DISCUSSED: messages.stateDiscussed.text,
}

export const scale = gradeLegend as readonly { grade: Grade; label: string; description: string }[]
