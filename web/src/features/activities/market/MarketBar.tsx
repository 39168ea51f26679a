import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs'
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs'
import IconSelector from '@tabler/icons-react/dist/esm/icons/IconSelector.mjs'
import labels from '@werkplatz/content/labels/market.json'

import { MenuDropdown } from '../../../ui/menu/MenuDropdown.tsx'
import { SearchField } from '../../../ui/search/SearchField.tsx'
import { Segmented } from '../../../ui/segmented/Segmented.tsx'
import { Count } from '../../../ui/tag/Count.tsx'
import { type Market, setFilters, sorts } from './use-market.ts'

import styles from './MarketBar.module.css'

export type MarketBarProps = { market: Market; isSearching: boolean; onFilter: () => void }

/** What is looked for, in which order, and how it is shown. */
export function MarketBar({ market, isSearching, onFilter }: MarketBarProps) {
  const { question, search, sortBy, show, canChooseView } = market
  const filters = setFilters(question).length
  return (
    <div className={styles.bar}>
      <div className={styles.search}>
        <SearchField
          value={question.text}
          list={question.filter}
          onSearch={search}
          placeholder={labels.searchPlaceholder}
          label={labels.searchLabel}
          pending={isSearching}
        />
      </div>
      <button type="button" className={styles.sheetButton} aria-label={labels.filterAndSort} onClick={onFilter}>
        <IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden />
        {filters > 0 && (
          <span className={styles.badge}>
            <Count value={filters} variant="strong" />
          </span>
        )}
      </button>
      <span className={styles.sort}>
        <MenuDropdown
          label={labels.sortAfter}
          align="end"
          target={
            <button type="button" className={styles.sortButton}>
              {labels.sortBy} <b>{labels.sorts[question.sort]}</b>
              <IconSelector size={16} stroke={2} aria-hidden />
            </button>
          }
          entries={sorts.map((sort) => ({
            id: sort,
            label: labels.sorts[sort],
            chosen: sort === question.sort,
            onSelect: () => sortBy(sort),
          }))}
        />
      </span>
      {canChooseView && (
        <Segmented
          label={labels.view}
          value={question.view}
          onChange={show}
          options={[
            {
              value: 'cards',
              label: <span className="sr-only">{labels.cards}</span>,
              icon: <IconLayoutGrid size={20} stroke={1.75} aria-hidden />,
            },
            {
              value: 'table',
              label: <span className="sr-only">{labels.table}</span>,
              icon: <IconList size={20} stroke={1.75} aria-hidden />,
            },
          ]}
        />
      )}
    </div>
  )
}
