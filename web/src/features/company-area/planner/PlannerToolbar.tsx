import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import labels from '@werkplatz/content/labels/planner.json'
import messages from '@werkplatz/content/messages/planner.json'
import type { PlanRow } from '@werkplatz/contract/company-area/board-schemas.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { SearchField } from '../../../ui/search/SearchField.tsx'
import { Segmented } from '../../../ui/segmented/Segmented.tsx'
import type { Zoom } from './plan-days.ts'
import { PlannerFilters } from './PlannerFilters.tsx'
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
