import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/shell.json'
import { useState } from 'react'

import { useUser } from '../../api/session/session.ts'
import { Suggestions } from '../../features/follows/components/Suggestions.tsx'
import { latestQuery } from '../../features/home/api.ts'
import { CardCarousel } from '../../features/home/components/CardCarousel.tsx'
import { Discover } from '../../features/home/components/Discover.tsx'
import { Featured } from '../../features/home/components/Featured.tsx'
import { Latest } from '../../features/home/components/Latest.tsx'
import { LiveUpdates } from '../../features/notifications/components/LiveUpdates.tsx'
import { QuickMark } from '../../features/school/quick/QuickMark.tsx'
import { classNames } from '../../lib/class-names.ts'
import { pageMeta } from '../../lib/page-meta.ts'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { greeting } from './greeting.ts'
import { newsSince } from './news-since.ts'

import styles from './DashboardHome.module.css'

export const meta = () => pageMeta(labels.home)

export default function DashboardHome() {
  const user = useUser()
  const [arrival] = useState(() => Date.now())
  const [expanded, setExpanded] = useState(false)
  const { data: latest } = useQuery(latestQuery)
  return (
    <>
      <PageHeader
        title={`${greeting(arrival)}, ${user?.nameFirst ?? ''}.`}
        actions={<QuickMark />}
        lead={newsSince(latest?.map(({ dateCreated }) => dateCreated) ?? [], arrival)}
      />
      <div className={styles.grid}>
        <div className={styles.wide}>
          <Featured />
        </div>
        <div className={classNames(styles.side, expanded && styles.expanded)}>
          <Latest expanded={expanded} onExpand={setExpanded} />
        </div>
        <div className={styles.wide}>
          <CardCarousel title={labels.projects} size="regular" kind="oldest" />
        </div>
        {!expanded && (
          <div className={classNames(styles.side, styles.live)}>
            <LiveUpdates />
          </div>
        )}
        <div className={styles.half}>
          <Discover to="activities" />
        </div>
        <div className={styles.half}>
          <Discover to="community" />
        </div>
        <div className={styles.full}>
          <Suggestions />
        </div>
        <div className={styles.full}>
          <CardCarousel over={labels.tasksOver} title={labels.tasks} size="large" kind="task" />
        </div>
      </div>
    </>
  )
}
