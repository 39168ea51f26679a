import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import labels from '@werkplatz/content/labels/planner.json'
import messages from '@werkplatz/content/messages/planner.json'
import type { PlanRow } from '@werkplatz/contract/company-area/board-schemas.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { FilterChip } from '../../../ui/filter/FilterChip.tsx'
import type { FilterOption } from '../../../ui/filter/FilterOptions.tsx'
import { SearchField } from '../../../ui/search/SearchField.tsx'
import { Segmented } from '../../../ui/segmented/Segmented.tsx'
import { professionOptions, supervisorOptions } from './found-people.ts'
import type { Zoom } from './plan-days.ts'
import type { PlannerAddress } from './use-planner-address.ts'

import styles from './PlannerToolbar.module.css'

const zoomOptions: readonly { value: Zoom; label: string }[] = [
  { value: 'MONTH', label: messages.month.text },
  { value: 'QUARTER', label: messages.quarter.text },
]

export type PlannerToolbarProps = { address: PlannerAddress; range: string; people: readonly PlanRow[] }

/** How much time, from when, who, in which order. */
export function PlannerToolbar({ address, range, people }: PlannerToolbarProps) {
  const { zoom, order, text, setZoom, turn, toToday, setOrder, setText } = address
  return (
    <div className={styles.toolbar}>
      <Segmented label={labels.zoom} value={zoom} onChange={setZoom} options={zoomOptions} />
      <div className={styles.turn}>
        <IconButton
          label={messages.previous.text}
          icon={<IconChevronLeft stroke={1.75} aria-hidden />}
          onClick={() => turn(-1)}
        />
        <Button onClick={toToday}>{messages.today.text}</Button>
        <IconButton
          label={messages.next.text}
          icon={<IconChevronRight stroke={1.75} aria-hidden />}
          onClick={() => turn(1)}
        />
      </div>
      <b className={styles.range} aria-live="polite">
        {range}
      </b>
      <div className={styles.end}>
        <SearchField value={text} onSearch={setText} placeholder={labels.searchName} label={labels.searchName} />
        <Button
          icon={<IconArrowsSort stroke={1.75} aria-hidden />}
          aria-label={fillIn(labels.order, { order: labels.orders[order] })}
          onClick={() => setOrder(order === 'gapsFirst' ? 'byName' : 'gapsFirst')}
        >
          {labels.orders[order]}
        </Button>
      </div>
      {people.length > 0 && <PlannerFilters people={people} address={address} />}
    </div>
  )
}

type PlannerFiltersProps = { people: readonly PlanRow[]; address: PlannerAddress }

/** By who looks after them, and by what they learn. */
function PlannerFilters({ people, address }: PlannerFiltersProps) {
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
