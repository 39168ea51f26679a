import labels from '@werkplatz/content/labels/admin.json'
import messages from '@werkplatz/content/messages/admin-companies.json'
import { companyLimits as limits } from '@werkplatz/contract/companies/limits.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { NumberField } from '../../../ui/form/fields/NumberField.tsx'
import { isAnswerDays } from '../answer-days.ts'

const copy = labels.companies
const outside = fillIn(copy.answerDaysOutside, { least: limits.answerDaysMin, most: limits.answerDaysMax })

interface AnswerDaysFieldProps {
  value: number | null
  onChange: (days: number | null) => void
}

export const AnswerDaysField = ({ value, onChange }: AnswerDaysFieldProps) => (
  <NumberField
    label={messages.fieldAnswerDays.text}
    unit={copy.unit}
    min={limits.answerDaysMin}
    max={limits.answerDaysMax}
    value={value}
    onChange={onChange}
    error={isAnswerDays(value) ? undefined : outside}
  />
)
