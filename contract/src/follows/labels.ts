import type { FieldLabels } from '../shared/labels.ts'

export const followFieldLabels = {
  targetId: 'Ziel',
  followType: 'Art des Profils',
  followId: 'Id',
  userId: 'Person',
  mode: 'Liste',
} as const satisfies FieldLabels
