import texts from '@werkplatz/content/labels/activities.json'
import { activityFieldLabels as labels } from '@werkplatz/contract/activities/labels.ts'
import { activityLimits as limits } from '@werkplatz/contract/activities/limits.ts'

import type { FieldFacts } from '../../../ui/form/frame/field-facts.ts'
import type { FormValues } from './form-values.ts'

export const fields: Record<keyof FormValues, FieldFacts> = {
  kind: { label: texts.kind },
  title: { label: labels.title, maxLength: limits.title },
  description: { label: labels.description, maxLength: limits.description },
  location: { label: labels.location, maxLength: limits.location },
  workSectorId: { label: labels.workSectorId },
  department: { label: labels.department, maxLength: limits.department },
  dateStart: { label: labels.dateStart },
  dateEnd: { label: labels.dateEnd },
  duration: { label: labels.duration },
  slots: { label: labels.slots },
  workload: { label: labels.workload },
  isPriority: { label: labels.isPriority },
  isPublic: { label: labels.isPublic },
  isJoinableAnytime: { label: labels.isJoinableAnytime },
}
