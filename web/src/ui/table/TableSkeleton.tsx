import { classNames } from '../../lib/class-names.ts'
import { useDelayed } from '../../lib/use-delayed.ts'
import { Bone, ROW_WIDTHS } from '../skeleton/Skeleton.tsx'
import type { DataColumn } from './table-types.ts'

import skeleton from '../skeleton/Skeleton.module.css'
import styles from './DataTable.module.css'

type TableSkeletonProps<Row> = {
  columns: readonly DataColumn<Row>[]
  rows: number
  hasTicks: boolean
  hasMenu: boolean
}

/** Rows of the same height and columns as the ones to come; visible after 200 ms. */
export function TableSkeleton<Row>({ columns, rows, hasTicks, hasMenu }: TableSkeletonProps<Row>) {
  const shown = useDelayed()
  return (
    <tbody aria-hidden className={shown ? undefined : skeleton.waiting}>
      {Array.from({ length: rows }, (_, index) => (
        <tr key={index} className={styles.row}>
          {hasTicks && (
            <td className={classNames(styles.cell, styles.tick)}>
              <Bone kind="box" />
            </td>
          )}
          {columns.map((column) => (
            <td
              key={column.id}
              className={classNames(
                styles.cell,
                column.kind === 'title' && styles.title,
                column.wide && styles.wide,
                column.hideOnMobile && styles.hideOnMobile,
              )}
            >
              {column.kind === 'title' ? (
                <div className={skeleton.stack}>
                  <Bone width={index % 2 ? '84%' : '96%'} />
                  <Bone kind="small" width={ROW_WIDTHS[index % ROW_WIDTHS.length]} />
                </div>
              ) : (
                <Bone kind="tag" />
              )}
            </td>
          ))}
          {hasMenu && (
            <td className={classNames(styles.cell, styles.menu)}>
              <Bone kind="box" />
            </td>
          )}
        </tr>
      ))}
    </tbody>
  )
}
