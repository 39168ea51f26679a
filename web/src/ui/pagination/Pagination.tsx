import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import labels from '@werkplatz/content/labels/general.json'

import { classNames } from '../../lib/class-names.ts'
import { fillIn } from '../../lib/fill-in.ts'
import { useNarrow } from '../../lib/use-narrow.ts'
import { clampPage, pageWindow } from './page-window.ts'

import styles from './Pagination.module.css'

export type PaginationProps = {
  /** From 1. */
  page: number
  totalPages: number
  /** Only ever called with an existing page. */
  onPage: (page: number) => void
  label?: string
}

export function Pagination({ page, totalPages, onPage, label = labels.pages }: PaginationProps) {
  const narrow = useNarrow()
  const last = Math.max(1, totalPages)
  const current = clampPage(page, last)
  // Seven 44 px targets fit on a phone: at the ends three numbers, in the middle only the current page.
  const size = narrow ? (current <= 2 || current >= last - 1 ? 3 : 1) : 4
  const go = (to: number) => onPage(clampPage(to, last))
  return (
    <nav aria-label={label}>
      <ul className={styles.pager}>
        <li>
          <button
            type="button"
            className={styles.slot}
            aria-label={labels.previousPage}
            disabled={current === 1}
            onClick={() => go(current - 1)}
          >
            <IconChevronLeft size={20} stroke={1.75} aria-hidden />
          </button>
        </li>
        {pageWindow(current, last, size).map((slot, index) => (
          <li key={slot === 'gap' ? `gap-${index}` : slot}>
            {slot === 'gap' ? (
              <span className={classNames(styles.slot, styles.gap)} aria-hidden>
                …
              </span>
            ) : (
              <button
                type="button"
                className={classNames(styles.slot, slot === current && styles.current)}
                aria-label={fillIn(labels.page, { number: slot })}
                aria-current={slot === current ? 'page' : undefined}
                onClick={() => go(slot)}
              >
                {slot}
              </button>
            )}
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles.slot}
            aria-label={labels.nextPage}
            disabled={current === last}
            onClick={() => go(current + 1)}
          >
            <IconChevronRight size={20} stroke={1.75} aria-hidden />
          </button>
        </li>
      </ul>
    </nav>
  )
}
