import type { FieldLabels } from '../shared/labels.ts'

export const schoolFieldLabels = {
  userId: 'Person',
  days: 'Schultage',
  schoolDayText: 'Bemerkung',
  schoolSemesterId: 'Semester',
  schoolMarkId: 'Note',
  entryId: 'Eintrag',
  apprenticeId: 'Person',
  year: 'Lehrjahr',
  semester: 'Semester',
  subject: 'Fach',
  grade: 'Note',
  weight: 'Gewichtung',
  query: 'Suche',
  page: 'Seite',
  size: 'Anzahl',
} as const satisfies FieldLabels
