import { applicationFieldLabels as labels } from '@werkplatz/contract/applications/labels.ts'
import { applicationLimits as limits } from '@werkplatz/contract/applications/limits.ts'

import type { FieldFacts } from '../../../ui/form/frame/field-facts.ts'
import type { FormValues } from './form-errors.ts'

export const fields: Record<keyof FormValues, FieldFacts> = {
  title: { label: labels.title, maxLength: limits.title },
  body: { label: labels.body, maxLength: limits.body },
}
