import labels from '@werkplatz/content/labels/planner.json'
import messages from '@werkplatz/content/messages/planner.json'
import type { PlanRow } from '@werkplatz/contract/company-area/board-schemas.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { FilterChip } from '../../../ui/filter/FilterChip.tsx'
import type { FilterOption } from '../../../ui/filter/FilterOptions.tsx'
import { professionOptions, supervisorOptions } from './found-people.ts'
import type { PlannerAddress } from './use-planner-address.ts'

import styles from './PlannerToolbar.module.css'

export type PlannerFiltersProps = { people: readonly PlanRow[]; address: PlannerAddress }

/** By who looks after them, and by what they learn. */
export function PlannerFilters({ people, address }: PlannerFiltersProps) {
  const chips = [
    {
      label: messages.filterSupervisor.text,
      options: supervisorOptions(people, address),
      picked: address.supervisors,
      onPick: address.setSupervisors,
    },
    {
      label: messages.filterProfession.text,
      options: professionOptions(people, address),
      picked: address.professions,
      onPick: address.setProfessions,
    },
  ]
  return (
    <fieldset className={styles.filters} aria-label={labels.narrow}>
      {chips.map(({ label, options, picked, onPick }) => (
        <FilterChip
          key={label}
          label={label}
          chosen={chosenWords(options, picked)}
          options={options}
          picked={picked}
          choice="several"
          onPick={onPick}
          onOpen={() => {}}
        />
      ))}
    </fieldset>
  )
}

/** «Reto Zumstein und 2 weitere»; what somebody wrote into the address and is no choice counts for nothing. */
function chosenWords(options: readonly FilterOption[], picked: readonly string[]): string | undefined {
  const names = options.filter(({ value }) => picked.includes(value)).map(({ label }) => label)
  const [name, ...others] = names
  if (name === undefined) return undefined
  return others.length === 0 ? name : fillIn(labels.several, { name, count: others.length })
}

/** For paper, where the chips are missing. */
export const narrowingWords = (people: readonly PlanRow[], address: PlannerAddress): string[] =>
  [
    chosenWords(supervisorOptions(people, address), address.supervisors),
    chosenWords(professionOptions(people, address), address.professions),
  ].filter((words) => words !== undefined)
