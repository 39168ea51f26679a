import type { Sorted } from '@werkplatz/contract/shared/shapes.ts'

import type { DataColumn, TableSort } from '../../../ui/table/table-types.ts'

/**
 * The order in the address, if it is one of the table's, else its own: for the head of the table, and as the server
 * wants it. An address can say anything.
 */
export function sortingOf<C extends string>(
  columns: readonly DataColumn<never>[],
  asked: TableSort | undefined,
  usual: TableSort & { id: C },
): { shown: TableSort; sort: Sorted<C> | undefined } {
  const isKnown = asked && columns.some(({ id, sortable }) => sortable && id === asked.id)
  if (!isKnown) return { shown: usual, sort: undefined }
  return { shown: asked, sort: `${asked.id as C},${asked.descending ? 'desc' : 'asc'}` }
}
