// How the interface calls the statuses of applications and requests.
import type { ApplicationStatus, ApprovalStatus } from '@werkplatz/contract/applications/status.ts'

export const applicationLabels: Record<ApplicationStatus, string> = {
  DRAFT: 'Entwurf',
  PENDING: 'Wird geprüft',
  APPROVED: 'Zugesagt',
  REJECTED: 'Abgesagt',
}

export const approvalLabels: Record<ApprovalStatus, string> = {
  PENDING: 'Wird geprüft',
  APPROVED: 'Genehmigt',
  REJECTED: 'Abgelehnt',
}
