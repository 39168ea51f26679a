import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import labels from '@werkplatz/content/labels/market.json'
import { activityFieldLabels as fieldLabels } from '@werkplatz/contract/activities/labels.ts'
import type { ActivityChoices } from '@werkplatz/contract/activities/list-schemas.ts'

import { classNames } from '../../../lib/class-names.ts'
import { FilterChip } from '../../../ui/filter/FilterChip.tsx'
import { choiceOf, listedFilters, optionsOf, pickedOf, picking } from './filter-options.ts'
import { chosenText } from './market-texts.ts'
import { type Market, setFilters } from './use-market.ts'

import chip from '../../../ui/filter/Filter.module.css'
import styles from './MarketBar.module.css'

export type FilterBarProps = {
  market: Market
  choices: ActivityChoices | undefined
  onLook: () => void
  count: string
}

/** Every filter as a button; on a phone only those that are set, the rest is in the sheet. */
export function FilterBar({ market, choices, onLook, count }: FilterBarProps) {
  const { question, narrow, reset } = market
  const set = setFilters(question)
  return (
    <fieldset className={styles.filters} aria-label={labels.filters}>
      {listedFilters.map((name) => (
        <FilterChip
          key={name}
          label={fieldLabels[name]}
          chosen={set.includes(name) ? chosenText(name, question, choices) : undefined}
          options={choices && optionsOf[name](choices)}
          picked={pickedOf(name, question)}
          choice={choiceOf(name)}
          onPick={(picked) => narrow(picking(name, picked))}
          onOpen={onLook}
        />
      ))}
      <button
        type="button"
        className={classNames(chip.toggle, question.onlyFree && chip.on)}
        aria-pressed={question.onlyFree}
        data-set={question.onlyFree || undefined}
        onClick={() => narrow({ onlyFree: !question.onlyFree })}
      >
        {question.onlyFree ? (
          <IconCheck size={16} stroke={2} aria-hidden />
        ) : (
          <IconUsers size={16} stroke={2} aria-hidden />
        )}
        {fieldLabels.onlyFree}
      </button>
      {set.length > 0 && (
        <button type="button" className={styles.reset} onClick={reset}>
          {labels.reset}
        </button>
      )}
      <output className={styles.count}>{count}</output>
    </fieldset>
  )
}
