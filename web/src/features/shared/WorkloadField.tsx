import labels from '@werkplatz/content/labels/shared.json'

import { NumberField } from '../../ui/form/fields/NumberField.tsx'
import type { BoundField } from '../../ui/form/frame/field-facts.ts'

import styles from './WorkloadField.module.css'

export type WorkloadFieldProps = BoundField<number | null>

/** The same number twice: exact in the field, quick with the slider. */
export function WorkloadField(field: WorkloadFieldProps) {
  const { value, onChange, error } = field
  return (
    <div className={styles.workload}>
      <NumberField
        {...field}
        required
        min={0}
        max={100}
        step={10}
        unit="%"
        error={error ?? (value !== null && value > 100 ? labels.workloadTooHigh : undefined)}
      />
      <input
        type="range"
        className={styles.slider}
        aria-label={labels.workloadInPercent}
        min={0}
        max={100}
        step={5}
        value={Math.min(100, Math.max(0, value ?? 0))}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </div>
  )
}
