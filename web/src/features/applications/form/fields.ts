import labels from '@werkplatz/content/labels/applications.json'

import type { FieldFacts } from '../../../ui/form/frame/field-facts.ts'
import { limits } from '../limits.ts'
import type { FormValues } from './form-errors.ts'

export const fields: Record<keyof FormValues, FieldFacts> = {
  title: { label: labels.title, maxLength: limits.title },
  body: { label: labels.message, maxLength: limits.body },
}
