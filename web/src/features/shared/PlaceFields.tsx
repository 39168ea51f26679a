import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'

import { SelectField } from '../../ui/form/fields/SelectField.tsx'
import { TextField } from '../../ui/form/fields/TextField.tsx'
import type { BoundField } from '../../ui/form/frame/field-facts.ts'
import { FormCell } from '../../ui/form/frame/FormSection.tsx'

export type PlaceFieldsProps = {
  workSector: BoundField<string | null>
  department: BoundField<string>
  location: BoundField<string>
  sectors: readonly { workSectorId: string; workSectorName: string }[]
}

/** Where somebody works: sector, team and place. */
export function PlaceFields({ workSector, department, location, sectors }: PlaceFieldsProps) {
  return (
    <>
      <FormCell span={3}>
        <SelectField
          {...workSector}
          required
          options={sectors.map(({ workSectorId, workSectorName }) => ({ value: workSectorId, label: workSectorName }))}
        />
      </FormCell>
      <FormCell span={3}>
        <TextField {...department} required />
      </FormCell>
      <TextField {...location} required icon={<IconMapPin size={20} stroke={1.75} aria-hidden />} />
    </>
  )
}
