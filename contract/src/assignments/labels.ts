import type { FieldLabels } from '../shared/labels.ts'

export const assignmentFieldLabels = {
  title: 'Titel',
  description: 'Beschreibung',
  location: 'Adresse',
  workSectorId: 'Bereich',
  department: 'Team',
  dateStart: 'Start',
  dateEnd: 'Ende',
  workload: 'Pensum',
  contact: 'Kontaktperson',
  contactId: 'Kontaktperson',
  contactEmail: 'Mailadresse der Kontaktperson',
  activityId: 'Aktivität',
  applicationId: 'Bewerbung',
  assignmentId: 'Einsatz',
  assignmentStatus: 'Status',
  status: 'Entscheid',
  reviewMessage: 'Nachricht',
} as const satisfies FieldLabels
