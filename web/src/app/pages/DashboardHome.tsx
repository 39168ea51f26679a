import general from '@werkplatz/content/messages/general.json'
import { useState } from 'react'

import { useUser } from '../../api/session/session.ts'
import { LiveUpdates } from '../../features/notifications/components/LiveUpdates.tsx'
import { pageMeta } from '../../lib/page-meta.ts'
import { EmptyState } from '../../ui/empty/EmptyState.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { greeting } from './greeting.ts'

import styles from './DashboardHome.module.css'

export const meta = () => pageMeta('Home')

export default function DashboardHome() {
  const user = useUser()
  const [arrival] = useState(() => new Date())
  return (
    <>
      <PageHeader title={`${greeting(arrival)}, ${user?.nameFirst ?? ''}.`} lead="Schau dich auf dem Platz um." />
      <div className={styles.grid}>
        <EmptyState
          illustration="leer"
          titleLevel={2}
          title={general.noElements.text}
          text="Sobald jemand etwas ausschreibt, siehst du es hier."
        />
        <LiveUpdates />
      </div>
    </>
  )
}
