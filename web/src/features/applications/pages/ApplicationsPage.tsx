import labels from '@werkplatz/content/labels/applications.json'

import { useSession } from '../../../api/session/session.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { paths } from '../../../lib/paths.ts'
import { useRememberedFilter } from '../../../lib/use-remembered-filter.ts'
import { PageHeader } from '../../../ui/page/PageHeader.tsx'
import { FilterTabs } from '../../../ui/tabs/FilterTabs.tsx'
import { ApplicationTable, ApprovalTable } from '../components/ApplicationTables.tsx'
import { tabKey, tabsOf } from '../tabs.ts'

import styles from './ApplicationsPage.module.css'

export const meta = () => pageMeta(labels.applications)

export default function ApplicationsPage() {
  const state = useSession()
  const tabs = tabsOf(state.phase === 'authenticated' ? state.credentials.permissions : [])
  const current = useRememberedFilter(
    tabKey,
    tabs.map(({ filter }) => filter),
  )
  return (
    <>
      <PageHeader title={labels.applications} />
      <FilterTabs
        label={labels.view}
        current={current}
        tabs={tabs.map(({ filter, label }) => ({ id: filter, label, to: paths.applications(filter) }))}
      />
      <div className={styles.table}>
        {/* Another view is another table: page and ticked rows begin anew. */}
        {current === 'external' ? <ApprovalTable /> : <ApplicationTable key={current} filter={current} />}
      </div>
    </>
  )
}
