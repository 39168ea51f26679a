import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import general from '@werkplatz/content/labels/general.json'
import labels from '@werkplatz/content/labels/market.json'
import { activityFieldLabels as fieldLabels } from '@werkplatz/contract/activities/labels.ts'
import type { ActivityChoices } from '@werkplatz/contract/activities/list-schemas.ts'
import { type ReactNode, useEffect, useId, useRef } from 'react'

import { classNames } from '../../../lib/class-names.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { FilterOptions } from '../../../ui/filter/FilterOptions.tsx'
import { CheckField } from '../../../ui/form/fields/CheckField.tsx'
import { choiceOf, listedFilters, optionsOf, pickedOf, picking } from './filter-options.ts'
import { type Market, sorts } from './use-market.ts'

import chip from '../../../ui/filter/Filter.module.css'
import styles from './FilterSheet.module.css'

export type FilterSheetProps = {
  market: Market
  choices: ActivityChoices | undefined
  total: number
  onClose: () => void
}

/** Filters and order on a phone. Every choice counts at once; the button says how many are left. */
export function FilterSheet({ market, choices, total, onClose }: FilterSheetProps) {
  const { question, narrow, reset, sortBy } = market
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={styles.sheet} aria-labelledby={titleId} onClose={onClose}>
      <header className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {labels.filterAndSort}
        </h2>
        <IconButton
          label={general.close}
          icon={<IconX stroke={1.75} aria-hidden />}
          onClick={() => dialog.current?.close()}
        />
      </header>
      <div className={styles.body}>
        <Group title={labels.sortAfter}>
          <div className={styles.chips}>
            {sorts.map((sort) => (
              <button
                key={sort}
                type="button"
                className={classNames(chip.toggle, styles.chip, sort === question.sort && chip.on)}
                aria-pressed={sort === question.sort}
                onClick={() => sortBy(sort)}
              >
                {labels.sorts[sort]}
              </button>
            ))}
          </div>
        </Group>
        {listedFilters.map((name) => (
          <Group key={name} title={fieldLabels[name]}>
            <FilterOptions
              options={choices && optionsOf[name](choices)}
              picked={pickedOf(name, question)}
              choice={choiceOf(name)}
              onPick={(picked) => narrow(picking(name, picked))}
            />
          </Group>
        ))}
        <div className={styles.group}>
          <CheckField
            variant="switch"
            label={fieldLabels.onlyFree}
            checked={question.onlyFree}
            onChange={(onlyFree) => narrow({ onlyFree })}
          />
        </div>
      </div>
      <footer className={styles.foot}>
        <Button onClick={reset}>{labels.resetShort}</Button>
        <Button kind="primary" onClick={() => dialog.current?.close()}>
          {total === 1 ? labels.showOne : fillIn(labels.showMany, { count: total })}
        </Button>
      </footer>
    </dialog>
  )
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.group}>
    <h3 className={styles.name}>{title}</h3>
    {children}
  </section>
)
