import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import labels from '@werkplatz/content/labels/shared.json'

import { SelectField } from '../../ui/form/fields/SelectField.tsx'
import { TextField } from '../../ui/form/fields/TextField.tsx'
import { FormCell } from '../../ui/form/frame/FormSection.tsx'

interface PlaceValues {
  workSectorId: string | null
  department: string
  location: string
}

export type PlaceFieldsProps = {
  values: PlaceValues
  change: (part: Partial<PlaceValues>) => void
  errors: Partial<Record<keyof PlaceValues, string>>
  sectors: readonly { workSectorId: string; workSectorName: string }[]
  limits: { department: number; location: number }
  /** What the place is called here. */
  placeLabel: string
}

/** Where somebody works: sector, team and place. */
export function PlaceFields({ values, change, errors, sectors, limits, placeLabel }: PlaceFieldsProps) {
  return (
    <>
      <FormCell span={3}>
        <SelectField
          label={labels.workSector}
          required
          name="workSectorId"
          value={values.workSectorId}
          onChange={(workSectorId) => change({ workSectorId })}
          options={sectors.map(({ workSectorId, workSectorName }) => ({ value: workSectorId, label: workSectorName }))}
          error={errors.workSectorId}
        />
      </FormCell>
      <FormCell span={3}>
        <TextField
          label={labels.department}
          required
          name="department"
          value={values.department}
          onChange={(department) => change({ department })}
          maxLength={limits.department}
          error={errors.department}
        />
      </FormCell>
      <TextField
        label={placeLabel}
        required
        name="location"
        icon={<IconMapPin size={20} stroke={1.75} aria-hidden />}
        value={values.location}
        onChange={(location) => change({ location })}
        maxLength={limits.location}
        error={errors.location}
      />
    </>
  )
}
