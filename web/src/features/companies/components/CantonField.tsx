import messages from '@werkplatz/content/messages/admin-companies.json'
import { type Canton, cantons } from '@werkplatz/contract/companies/limits.ts'

import { SelectField } from '../../../ui/form/fields/SelectField.tsx'

const options = cantons.map((canton) => ({ value: canton, label: canton }))
const isCanton = (value: string | null): value is Canton => cantons.some((canton) => canton === value)

type CantonFieldProps = { value: Canton | null; onChange: (canton: Canton | null) => void; error?: string | undefined }

export function CantonField({ value, onChange, error }: CantonFieldProps) {
  return (
    <SelectField
      label={messages.fieldCanton.text}
      hint={messages.fieldCantonHint.text}
      error={error}
      required
      value={value}
      onChange={(next) => onChange(isCanton(next) ? next : null)}
      options={options}
    />
  )
}
