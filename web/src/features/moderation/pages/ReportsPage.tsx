import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/moderation.json'
import messages from '@werkplatz/content/messages/admin-reports.json'
import { useSearchParams } from 'react-router'

import { classNames } from '../../../lib/class-names.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { PageHeader } from '../../../ui/page/PageHeader.tsx'
import { FilterTabs } from '../../../ui/tabs/FilterTabs.tsx'
import { reportCountsQuery, reportQuery } from '../api.ts'
import { RemovedList } from '../components/RemovedList.tsx'
import { ReportCase } from '../components/ReportCase.tsx'
import { ReportList } from '../components/ReportList.tsx'
import { type View, viewAt, viewOf } from '../view.ts'

import styles from './ReportsPage.module.css'

export const meta = () => pageMeta(messages.heading.text)

/** The queue on the left, one case on the right; on narrow screens one after the other. */
export default function ReportsPage() {
  const [search] = useSearchParams()
  const id = search.get('id')
  const page = Math.max(1, Number(search.get('page')) || 1)
  const view = useView(id, viewAt(search.get('view')))
  const { data: counts } = useQuery(reportCountsQuery)
  const tabs = [
    { id: 'OPEN', label: messages.tabOpen.text, count: counts?.open },
    { id: 'TAKEN', label: messages.tabTaken.text, count: counts?.taken },
    { id: 'OBJECTIONS', label: messages.tabObjections.text, count: counts?.objections },
    { id: 'CLOSED', label: messages.tabClosed.text },
    { id: 'REMOVED', label: messages.tabRemoved.text },
  ].map((tab) => ({ ...tab, to: paths.adminReports({ view: tab.id }) }))
  return (
    <>
      <PageHeader title={messages.heading.text} />
      <FilterTabs label={labels.views} tabs={tabs} current={view} />
      {view === 'REMOVED' ? (
        <div className={styles.removed}>
          <RemovedList page={page} />
        </div>
      ) : (
        <div className={classNames(styles.columns, id && styles.opened)}>
          <div className={styles.queue}>
            <ReportList view={view} page={page} currentId={id} />
          </div>
          <div className={styles.case}>
            {id ? (
              <>
                <div className={styles.back}>
                  <ButtonLink
                    kind="ghost"
                    size="small"
                    to={paths.adminReports({ view })}
                    icon={<IconArrowLeft stroke={1.75} aria-hidden />}
                  >
                    {labels.toTheQueue}
                  </ButtonLink>
                </div>
                <ReportCase key={id} id={id} />
              </>
            ) : (
              <p className={styles.choose}>{labels.choose}</p>
            )}
          </div>
        </div>
      )}
    </>
  )
}

/** A link in a mail names the case alone: its state says where it lies. */
function useView(id: string | null, asked: View | null): View {
  const { data } = useQuery({ ...reportQuery(id ?? ''), enabled: id !== null && asked === null })
  return asked ?? (data ? viewOf(data) : 'OPEN')
}
