// How the interface calls an assignment's statuses.
import type { AssignmentStatus } from '@werkplatz/contract/assignments/status.ts'

export const assignmentLabels: Record<AssignmentStatus, string> = {
  DRAFT: 'Entwurf',
  PENDING: 'Wird geprüft',
  APPROVED: 'Bewilligt',
  REJECTED: 'Abgelehnt',
}
