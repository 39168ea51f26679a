import { useQuery } from '@tanstack/react-query'
import texts from '@werkplatz/content/public/auth.json'
import type { Profession } from '@werkplatz/contract/people/schemas.ts'
import { setupFieldLabels } from '@werkplatz/contract/setup/labels.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { SelectField } from '../../../ui/form/fields/SelectField.tsx'
import { TextField } from '../../../ui/form/fields/TextField.tsx'
import { professionsQuery } from '../../people/api.ts'

const copy = texts.setup

export type ProfessionFieldProps = {
  /** What the company entered: it stands. */
  entered: string | null
  chosen: Profession | null
  onChoose: (profession: Profession | null) => void
}

/** Not every profession is in the catalogue, so nobody has to choose one. */
export function ProfessionField({ entered, chosen, onChoose }: ProfessionFieldProps) {
  const { data = [] } = useQuery({ ...professionsQuery, enabled: entered === null })
  if (entered !== null)
    return (
      <TextField
        label={setupFieldLabels.professionId}
        hint={copy.professionEntered}
        value={entered}
        onChange={() => {}}
        readOnly
      />
    )
  return (
    <SelectField
      label={setupFieldLabels.professionId}
      hint={copy.professionHint}
      name="profession"
      optional
      clearable
      value={chosen?.professionId ?? null}
      onChange={(id) => onChoose(data.find(({ professionId }) => professionId === id) ?? null)}
      options={data.map(({ professionId, name, field, durationYears }) => ({
        value: professionId,
        label: name,
        subtitle: fillIn(copy.professionLine, { field, years: durationYears }),
      }))}
    />
  )
}
