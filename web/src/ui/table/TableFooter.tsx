import labels from '@werkplatz/content/labels/general.json'

import { Pagination } from '../pagination/Pagination.tsx'
import { PAGE_SIZES, type TablePaging } from './table-types.ts'

import styles from './TableFooter.module.css'

type TableFooterProps = {
  paging: TablePaging
  onPaging: (next: { page: number; size: number }) => void
}

/** Page size, pager and range; the table shows it only above ten records. */
export function TableFooter({ paging: { page, size, total }, onPaging }: TableFooterProps) {
  const totalPages = Math.max(1, Math.ceil(total / size))
  const first = (Math.min(page, totalPages) - 1) * size + 1
  return (
    <div className={styles.foot}>
      <label className={styles.size}>
        {labels.rowsPerPage}
        <select
          className={styles.select}
          value={size}
          onChange={(event) => onPaging({ page: 1, size: Number(event.currentTarget.value) })}
        >
          {PAGE_SIZES.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      </label>
      <Pagination page={page} totalPages={totalPages} onPage={(next) => onPaging({ page: next, size })} />
      <span className={styles.range}>
        {first}–{Math.min(first + size - 1, total)} {labels.of} {total}
      </span>
    </div>
  )
}
