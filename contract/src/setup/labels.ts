import type { FieldLabels } from '../shared/labels.ts'

export const setupFieldLabels = {
  imageId: 'Profilbild',
  bannerId: 'Banner',
  slogan: 'Slogan',
  date: 'Lehrbeginn',
  professionId: 'Beruf',
} as const satisfies FieldLabels
