import type { FieldLabels } from '../shared/labels.ts'

export const evaluationFieldLabels = {
  evaluationId: 'Bewertung',
  assignmentId: 'Einsatz',
  notes: 'Bemerkung',
  evaluationPoints: 'Kriterien',
  'evaluationPoints.grade': 'Stufe',
  'evaluationPoints.justification': 'Begründung',
  statement: 'Gegendarstellung',
  agreements: 'Vereinbarungen',
  outstanding: 'Ausstehend',
  mine: 'Nur meine Lernenden',
} as const satisfies FieldLabels
