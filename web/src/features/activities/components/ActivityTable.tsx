import labels from '@werkplatz/content/labels/activities.json'
import general from '@werkplatz/content/messages/general.json'
import type { ActivityPage, ActivityRow } from '@werkplatz/contract/activities/list-schemas.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { fillIn } from '../../../lib/fill-in.ts'
import { paths } from '../../../lib/paths.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { TableEmpty } from '../../../ui/table/table-types.ts'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { useActivityActions } from '../actions.ts'
import type { Market } from '../market/use-market.ts'
import { marketColumns, workColumns } from './activity-columns.tsx'
import { ActivityRowMenu } from './ActivityRowMenu.tsx'
import { ReviewDialog } from './ReviewForm.tsx'
import { selectionActions } from './selection-actions.tsx'

export type ActivityTableProps = {
  market: Market
  page: ActivityPage | undefined
  state: 'ready' | 'loading' | 'failed'
  onRetry: () => void
  empty: TableEmpty
}

/** The activities of one tab as rows. Where one looks for something to do they say when and where, else how far they are. */
export function ActivityTable({ market, page, state, onRetry, empty }: ActivityTableProps) {
  const navigate = useNavigate()
  const actions = useActivityActions()
  const [reviewed, setReviewed] = useState<ActivityRow | null>(null)
  const { question, canChooseView, turnTo } = market
  const rows = page?.content ?? noRows

  const open = (row: ActivityRow) => void navigate(paths.activity(row.activityId))
  const openMany = (rows: ActivityRow[]) => {
    const opened = rows.map((row) => window.open(paths.activity(row.activityId), '_blank'))
    if (opened.includes(null)) showMessage(general.popupBlocked)
  }
  return (
    <>
      <DataTable
        caption={fillIn(labels.tableCaption, { page: question.page })}
        columns={canChooseView ? marketColumns : workColumns}
        rows={rows}
        rowId={(row) => row.activityId}
        rowLabel={(row) => row.title}
        state={state}
        onRetry={onRetry}
        empty={empty}
        paging={{ page: question.page, size: question.size, total: page?.totalElements ?? 0 }}
        onPaging={turnTo}
        actions={selectionActions({ actions, rows, open, openMany, review: setReviewed, navigate })}
        rowMenu={(row) => <ActivityRowMenu row={row} actions={actions} onReview={() => setReviewed(row)} />}
        onOpen={open}
        onOpenMany={openMany}
      />
      {reviewed && <ReviewDialog activity={reviewed} onClose={() => setReviewed(null)} />}
    </>
  )
}

const noRows: ActivityRow[] = []
