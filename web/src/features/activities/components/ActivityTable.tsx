import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/activities.json'
import messages from '@werkplatz/content/messages/activities.json'
import general from '@werkplatz/content/messages/general.json'
import type { ActivityFilter, ActivityPage, ActivityRow } from '@werkplatz/contract/activities/schemas.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { fillIn } from '../../../lib/fill-in.ts'
import { paths } from '../../../lib/paths.ts'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { TableEmpty } from '../../../ui/table/table-types.ts'
import { useTableQuery } from '../../../ui/table/use-table-query.ts'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { useActivityActions } from '../actions.ts'
import { activitiesQuery } from '../api.ts'
import { activityColumns } from './activity-columns.tsx'
import { ActivityRowMenu } from './ActivityRowMenu.tsx'
import { ReviewDialog } from './ReviewForm.tsx'
import { selectionActions } from './selection-actions.tsx'

const emptyTexts: Partial<Record<ActivityFilter, string>> = {
  OWN: messages.emptyOwn.text,
  BOOKMARKED: messages.emptyBookmarks.text,
  APPROVE: messages.emptyToApprove.text,
}

/** The activities of one filter. Another filter is another table: page and ticked rows begin anew. */
export function ActivityTable({ filter }: { filter: ActivityFilter }) {
  const navigate = useNavigate()
  const actions = useActivityActions()
  const [reviewed, setReviewed] = useState<ActivityRow | null>(null)
  const { query, onPaging, onSearch } = useTableQuery()
  const { page, size, text } = query
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(
    activitiesQuery({ filter, page, size, text }),
  )
  useFailureMessage(messages.listFailed, error)

  const open = (row: ActivityRow) => void navigate(paths.activity(row.activityId))
  const openMany = (rows: ActivityRow[]) => {
    const opened = rows.map((row) => window.open(paths.activity(row.activityId), '_blank'))
    if (opened.includes(null)) showMessage(general.popupBlocked)
  }
  return (
    <>
      <DataTable
        caption={fillIn(labels.tableCaption, { page })}
        columns={activityColumns}
        rows={data?.content ?? noRows}
        rowId={(row) => row.activityId}
        rowLabel={(row) => row.title}
        state={error && !data ? 'failed' : !data || isPlaceholderData ? 'loading' : 'ready'}
        onRetry={() => void refetch()}
        empty={emptyOf(filter)}
        paging={{ page, size, total: data?.totalElements ?? 0 }}
        onPaging={onPaging}
        search={{ value: text, onSearch, placeholder: labels.searchPlaceholder }}
        countLabel={data && !isFetching ? countText(data) : ''}
        actions={selectionActions({
          actions,
          rows: data?.content ?? noRows,
          open,
          openMany,
          review: setReviewed,
          navigate,
        })}
        rowMenu={(row) => <ActivityRowMenu row={row} actions={actions} onReview={() => setReviewed(row)} />}
        onOpen={open}
        onOpenMany={openMany}
      />
      {reviewed && <ReviewDialog activity={reviewed} onClose={() => setReviewed(null)} />}
    </>
  )
}

const noRows: ActivityRow[] = []

const emptyOf = (filter: ActivityFilter): TableEmpty => ({
  title: general.noElements.text,
  text: emptyTexts[filter] ?? labels.emptyText,
})

function countText({ totalElements, isCapped }: ActivityPage) {
  if (isCapped) return fillIn(labels.moreThanCount, { count: totalElements })
  return totalElements === 1 ? labels.oneActivity : fillIn(labels.countOfActivities, { count: totalElements })
}
