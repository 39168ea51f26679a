import type { FieldLabels } from '../shared/labels.ts'

export const catalogueFieldLabels = {
  kind: 'Verzeichnis',
  name: 'Name',
  description: 'Beschreibung',
  short: 'Kurzform',
  field: 'Berufsfeld',
  durationYears: 'Dauer in Jahren',
  professionIds: 'Berufe',
  ids: 'Reihenfolge',
  imageId: 'Bild',
  alt: 'Bildbeschreibung',
  version: 'Fassung',
  validFrom: 'Gilt ab',
  groups: 'Gruppen',
} as const satisfies FieldLabels
