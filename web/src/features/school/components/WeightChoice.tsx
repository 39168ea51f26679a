import messages from '@werkplatz/content/messages/school.json'
import { isWeight } from '@werkplatz/contract/school/limits.ts'
import { useState } from 'react'

import { NumberField } from '../../../ui/form/fields/NumberField.tsx'
import { Segmented } from '../../../ui/segmented/Segmented.tsx'

import styles from './WeightChoice.module.css'

const usual = ['0.5', '1', '2'] as const
type Choice = (typeof usual)[number] | 'other'

const other = (
  <>
    <span aria-hidden>…</span>
    <span className="sr-only">{messages.quickWeight.text}</span>
  </>
)

export type WeightChoiceProps = {
  label: string
  /** Begins at 1; null: nothing is typed. */
  value: number | null
  onChange: (weight: number | null) => void
}

/** The usual weights, and any other on request. */
export function WeightChoice({ label, value, onChange }: WeightChoiceProps) {
  const [choice, setChoice] = useState<Choice>('1')
  const choose = (next: Choice) => {
    setChoice(next)
    if (next !== 'other') onChange(Number(next))
  }
  return (
    <div className={styles.weight}>
      <Segmented
        label={label}
        value={choice}
        onChange={choose}
        options={[...usual.map((one) => ({ value: one, label: one })), { value: 'other', label: other }]}
        full
      />
      {choice === 'other' && (
        <NumberField
          label={messages.columnWeightInput.text}
          value={value}
          onChange={onChange}
          min={0.01}
          max={5}
          step={0.01}
          error={value === null || isWeight(value) ? undefined : messages.weightRange.text}
        />
      )}
    </div>
  )
}
