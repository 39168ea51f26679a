import { assignmentFieldLabels as labels } from '@werkplatz/contract/assignments/labels.ts'
import { assignmentLimits as limits } from '@werkplatz/contract/assignments/limits.ts'

import type { FieldFacts } from '../../../ui/form/frame/field-facts.ts'
import type { FormValues } from './form-values.ts'

export const fields: Record<keyof FormValues, FieldFacts> = {
  title: { label: labels.title, maxLength: limits.title },
  description: { label: labels.description, maxLength: limits.description },
  location: { label: labels.location, maxLength: limits.location },
  workSectorId: { label: labels.workSectorId },
  department: { label: labels.department, maxLength: limits.department },
  dateStart: { label: labels.dateStart },
  dateEnd: { label: labels.dateEnd },
  workload: { label: labels.workload },
  contact: { label: labels.contact, maxLength: limits.contact, sentAs: ['contact', 'contactId'] },
  contactEmail: { label: labels.contactEmail, maxLength: limits.contactEmail },
  activity: { label: labels.activityId, sentAs: ['activityId'] },
}
