import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import labels from '@werkplatz/content/labels/company-area.json'
import general from '@werkplatz/content/messages/general.json'
import { useNavigate } from 'react-router'

import { isBuilt } from '../../../lib/built-screens.ts'
import type { TableAction } from '../../../ui/table/table-types.ts'
import { showMessage } from '../../../ui/toast/show-message.ts'

/** The first of these places there is a page for. */
export const firstWay = (...ways: readonly (string | null | undefined)[]): string | undefined =>
  ways.find((way): way is string => typeof way === 'string' && isBuilt(way))

/** One row opens in this tab, several in new ones. */
export function useOpening<Row>(wayOf: (row: Row) => string | undefined) {
  const navigate = useNavigate()
  const open = (row: Row) => {
    const way = wayOf(row)
    if (way) void navigate(way)
  }
  const openMany = (rows: readonly Row[]) => {
    const ways = rows.map(wayOf).filter((way) => way !== undefined)
    const opened = ways.map((way) => window.open(way, '_blank'))
    if (opened.includes(null)) showMessage(general.popupBlocked)
  }
  const action: TableAction<Row> = {
    id: 'open',
    label: labels.open,
    icon: <IconExternalLink stroke={1.75} aria-hidden />,
    onRun: (rows) => (rows.length === 1 && rows[0] ? open(rows[0]) : openMany(rows)),
  }
  return { onOpen: open, onOpenMany: openMany, actions: [action] }
}
