import type { FieldLabels } from '../shared/labels.ts'

export const reportFieldLabels = {
  report: 'Grund',
  target: 'Art',
  targetId: 'Ziel',
  view: 'Ansicht',
  decision: 'Entscheid',
  reasons: 'Begründung',
  answer: 'Antwort an die meldende Person',
  outcome: 'Entscheid',
  body: 'Deine Sicht',
} as const satisfies FieldLabels
