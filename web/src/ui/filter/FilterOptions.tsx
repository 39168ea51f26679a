import general from '@werkplatz/content/messages/general.json'
import { useId } from 'react'

import { classNames } from '../../lib/class-names.ts'
import { Bone, SkeletonGroup } from '../skeleton/Skeleton.tsx'
import { Count } from '../tag/Count.tsx'

import styles from './Filter.module.css'

export type FilterOption = {
  value: string
  label: string
  /** How many this choice would leave; with none it stays, grey. */
  left: number
}

type FilterOptionsProps = {
  options: readonly FilterOption[] | undefined
  picked: readonly string[]
  choice: 'one' | 'several'
  onPick: (picked: string[]) => void
}

export function FilterOptions({ options, picked, choice, onPick }: FilterOptionsProps) {
  const name = useId()
  if (!options) {
    return (
      <SkeletonGroup layout="stack">
        <Bone width="100%" height={132} />
      </SkeletonGroup>
    )
  }
  if (options.length === 0) return <p className={styles.nothing}>{general.noData.text}</p>
  const toggle = (value: string) => {
    const isPicked = picked.includes(value)
    if (choice === 'one') onPick(isPicked ? [] : [value])
    else onPick(isPicked ? picked.filter((one) => one !== value) : [...picked, value])
  }
  return (
    <ul className={styles.options}>
      {options.map(({ value, label, left }) => (
        <li key={value}>
          <label className={classNames(styles.option, left === 0 && styles.none)}>
            <input
              type={choice === 'one' ? 'radio' : 'checkbox'}
              name={name}
              checked={picked.includes(value)}
              onChange={() => toggle(value)}
              onClick={() => choice === 'one' && picked.includes(value) && onPick([])}
            />
            <span className={styles.label}>{label}</span>
            <Count value={left} />
          </label>
        </li>
      ))}
    </ul>
  )
}
