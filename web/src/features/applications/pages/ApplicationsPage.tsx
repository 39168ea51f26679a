import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/applications.json'
import { useSearchParams } from 'react-router'

import { useSession } from '../../../api/session/session.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { paths } from '../../../lib/paths.ts'
import { useRememberedFilter } from '../../../lib/use-remembered-filter.ts'
import { LeadTo } from '../../../ui/link/LeadTo.tsx'
import { PageHeader } from '../../../ui/page/PageHeader.tsx'
import { SkeletonText } from '../../../ui/skeleton/Skeleton.tsx'
import { FilterTabs } from '../../../ui/tabs/FilterTabs.tsx'
import { tabCountsQuery } from '../api.ts'
import { ApplicationTable, ApprovalTable } from '../components/ApplicationTables.tsx'
import { type TabFilter, tabKey, tabNumber, tabsOf, waitingSentence, waitingTab } from '../tabs.ts'

import styles from './ApplicationsPage.module.css'

export const meta = () => pageMeta(labels.applications)

export default function ApplicationsPage() {
  const state = useSession()
  const [search] = useSearchParams()
  const { data: counts, isPending } = useQuery(tabCountsQuery)
  const tabs = tabsOf(state.phase === 'authenticated' ? state.credentials.permissions : [])
  const allowed = tabs.map(({ filter }) => filter)
  const lastUsed = useRememberedFilter(tabKey, allowed)
  const asked = allowed.find((filter) => filter === search.get('filter')?.toLowerCase())
  // Decided once and written into the address: what is on screen does not change because something else begins to wait.
  const isUndecided = !asked && !isPending
  return (
    <>
      {isUndecided && <LeadTo to={paths.applications(waitingTab(counts, allowed) ?? lastUsed)} />}
      <PageHeader title={labels.applications} lead={asked && waitingSentence(asked, counts?.[asked])} />
      <FilterTabs
        label={labels.view}
        current={asked ?? ''}
        tabs={tabs.map(({ filter, label }) => ({
          id: filter,
          label,
          to: paths.applications(filter),
          ...tabNumber(counts?.[filter]),
        }))}
      />
      <div className={styles.table}>{asked ? <View filter={asked} /> : <SkeletonText lines={5} />}</div>
    </>
  )
}

/** Another view is another table: page and ticked rows begin anew. */
const View = ({ filter }: { filter: TabFilter }) =>
  filter === 'external' ? <ApprovalTable /> : <ApplicationTable key={filter} filter={filter} />
