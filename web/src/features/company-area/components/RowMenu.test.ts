import type { ApprenticeRow } from '@werkplatz/contract/company-area/schemas.ts'
import { expect, test } from 'vitest'

import { apprenticeEntries } from './RowMenu.tsx'

const lea = {
  userId: 'lea',
  profileId: 'p',
  nameFirst: 'Lea',
  nameLast: 'Muster',
  assignmentId: 'a',
  lastAssignmentId: null,
  can: { message: true },
} as ApprenticeRow
const onPdf = () => undefined
const labels = (row: ApprenticeRow, oversees: boolean) =>
  apprenticeEntries(row, { oversees, onPdf }).map(({ label }) => label)

test('the menu of an apprentice has the specified order; what cannot be done is left out', () => {
  expect(labels(lea, true)).toEqual(['Einsatz', 'Verlauf als PDF', 'Alle Semester', 'Profil', 'Nachricht'])
  expect(labels({ ...lea, assignmentId: null, can: { ...lea.can, message: false } }, false)).toEqual([
    'Verlauf als PDF',
    'Profil',
  ])
})
