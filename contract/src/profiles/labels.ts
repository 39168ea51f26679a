import type { FieldLabels } from '../shared/labels.ts'

export const profileFieldLabels = {
  type: 'Art des Profils',
  as: 'Ansicht',
  nameFirst: 'Vorname',
  nameLast: 'Nachname',
  companyName: 'Name des Betriebs',
  slogan: 'Slogan',
  location: 'Ort',
  imageId: 'Profilbild',
  bannerId: 'Banner',
  bio: 'Beschreibung',
  videoId: 'Video',
  links: 'Links',
  'links.linkType': 'Art',
  'links.url': 'Adresse',
  employeeCount: 'Anzahl Mitarbeitende',
  dateFounded: 'Gründung',
  isOpen: 'Sichtbarkeit',
  reasons: 'Begründung',
} as const satisfies FieldLabels
