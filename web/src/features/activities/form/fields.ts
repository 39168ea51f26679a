import labels from '@werkplatz/content/labels/activities.json'
import shared from '@werkplatz/content/labels/shared.json'

import type { FieldFacts } from '../../../ui/form/frame/field-facts.ts'
import { limits } from '../limits.ts'
import type { FormValues } from './form-values.ts'

export const fields: Record<keyof FormValues, FieldFacts> = {
  kind: { label: labels.kind },
  title: { label: labels.title, maxLength: limits.title },
  description: { label: labels.description, maxLength: limits.description },
  location: { label: labels.location, maxLength: limits.location },
  workSectorId: { label: shared.workSector },
  department: { label: shared.department, maxLength: limits.department },
  dateStart: { label: labels.dateStart },
  dateEnd: { label: labels.dateEnd },
  duration: { label: labels.duration },
  slots: { label: labels.slots },
  workload: { label: shared.workload },
  isPriority: { label: labels.isPriority },
  isPublic: { label: labels.isPublic },
  isJoinableAnytime: { label: labels.isJoinableAnytime },
}
