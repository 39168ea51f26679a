import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/company-area.json'
import messages from '@werkplatz/content/messages/company.json'
import general from '@werkplatz/content/messages/general.json'
import type { ApprenticeRow } from '@werkplatz/contract/company-area/schemas.ts'

import { useUser } from '../../../api/session/session.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { useAddress } from '../../../lib/use-address.ts'
import { useNarrow } from '../../../lib/use-narrow.ts'
import { usePhone } from '../../../lib/use-phone.ts'
import { useTight } from '../../../lib/use-tight.ts'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { useTableQuery } from '../../../ui/table/use-table-query.ts'
import { rowTint } from '../../shared/row-tint.ts'
import { sortingOf } from '../../shared/table/sorting.ts'
import { useOpening } from '../../shared/table/use-opening.tsx'
import { useHistoryPdf } from '../../work-history/actions.ts'
import { apprenticesQuery } from '../api.ts'
import { Board } from '../board/Board.tsx'
import { narrowingIn } from '../board/narrowing.ts'
import { apprenticeColumns, nameOf, wayOfApprentice } from './apprentice-columns.tsx'
import { apprenticeTones } from './ApprenticeTag.tsx'
import { countWords } from './count-words.ts'
import { apprenticeEntries, RowMenu } from './RowMenu.tsx'

/** Who works where, who does not, and what waits: above in numbers, below person by person. */
export function ApprenticeTable({ mine }: { mine: boolean }) {
  const can = useUser()?.can
  const { query, onPaging, onSort, onSearch } = useTableQuery()
  const [params] = useAddress()
  const { status, ending } = narrowingIn(params)
  const { page, size, text } = query
  const { save: savePdf } = useHistoryPdf()
  const isTight = useTight()
  const isPhone = usePhone()
  const isTablet = useNarrow() && !isPhone
  const columns = apprenticeColumns({ isTight, isTablet })
  const { shown, sort } = sortingOf<'name' | 'status' | 'assignment' | 'period' | 'supervisor'>(columns, query.sort, {
    id: 'status',
    descending: false,
  })
  const { data, error, isPlaceholderData, refetch } = useQuery(
    apprenticesQuery({ page, size, text, sort, mine, status, ending }),
  )
  useFailureMessage(messages.apprenticesFailed, error)
  return (
    <>
      <Board mine={mine} />
      <DataTable
        {...useOpening<ApprenticeRow>(wayOfApprentice)}
        caption={fillIn(labels.tableCaption, { view: labels.apprentices, page })}
        columns={columns}
        rows={data?.content ?? none}
        rowId={(row) => row.userId}
        rowLabel={nameOf}
        rowTint={({ apprenticeStatus }) =>
          apprenticeStatus === 'ACTIVE' ? undefined : rowTint(apprenticeTones[apprenticeStatus])
        }
        rowMenu={(row) => (
          <RowMenu
            name={nameOf(row)}
            entries={apprenticeEntries(row, { oversees: can?.['semester.oversee'] ?? false, onPdf: savePdf })}
          />
        )}
        state={error && !data ? 'failed' : !data || isPlaceholderData ? 'loading' : 'ready'}
        onRetry={() => void refetch()}
        empty={{
          title: general.noElements.text,
          text: mine ? messages.mineOnlyEmpty.text : messages.emptyApprentices.text,
        }}
        paging={{ page, size, total: data?.totalElements ?? 0 }}
        onPaging={onPaging}
        sort={shown}
        onSort={onSort}
        search={{ value: text, onSearch, placeholder: labels.search }}
        countLabel={countWords(data, labels.countApprenticesOne, labels.countApprentices)}
      />
    </>
  )
}

const none: never[] = []
