// How the interface calls an assignment's statuses and types.
import labels from '@werkplatz/content/labels/assignments.json'
import type { AssignmentType } from '@werkplatz/contract/assignments/schemas.ts'
import type { AssignmentStatus } from '@werkplatz/contract/assignments/status.ts'

export const assignmentLabels: Record<AssignmentStatus, string> = {
  DRAFT: 'Entwurf',
  PENDING: 'Wird geprüft',
  APPROVED: 'Genehmigt',
  REJECTED: 'Abgelehnt',
}

export const typeLabels: Record<AssignmentType, string> = {
  ACTIVITY: labels.fromActivity,
  SHORT_TERM: labels.shortTerm,
  UNLINKED: labels.assignment,
}
