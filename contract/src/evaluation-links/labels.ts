import type { FieldLabels } from '../shared/labels.ts'

export const evaluationLinkFieldLabels = {
  email: 'Mailadresse',
  token: 'Link',
  assignmentId: 'Einsatz',
  notes: 'Bemerkung',
  evaluationPoints: 'Kriterien',
  'evaluationPoints.grade': 'Stufe',
  'evaluationPoints.justification': 'Begründung',
} as const satisfies FieldLabels
