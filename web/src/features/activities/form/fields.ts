import texts from '@werkplatz/content/labels/activities.json'
import { activityFieldNames, factsOf } from '@werkplatz/contract/activities/fields.ts'

import type { FieldFacts } from '../../../ui/form/frame/field-facts.ts'
import type { FormValues } from './form-values.ts'

export const fields = {
  ...Object.fromEntries(
    activityFieldNames.map((name) => {
      const { label, type, max } = factsOf(name)
      return [name, { label, ...(type === 'text' && { maxLength: max! }) }]
    }),
  ),
  kind: { label: texts.kind },
} as Record<keyof FormValues, FieldFacts>
