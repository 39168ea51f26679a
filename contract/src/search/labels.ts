import type { FieldLabels } from '../shared/labels.ts'

export const searchFieldLabels = {
  only: 'Art der Treffer',
} as const satisfies FieldLabels
