import general from '@werkplatz/content/messages/general.json'

import { useUser } from '../../api/session/session.ts'
import { pageMeta } from '../../lib/page-meta.ts'
import { EmptyState } from '../../ui/empty/EmptyState.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { greeting } from './greeting.ts'

export const meta = () => pageMeta('Home')

export default function DashboardHome() {
  const user = useUser()
  return (
    <>
      <PageHeader title={`${greeting(new Date())}, ${user?.nameFirst ?? ''}.`} lead="Schau dich auf dem Platz um." />
      <EmptyState
        illustration="leer"
        titleLevel={2}
        title={general.noElements.text}
        text="Sobald jemand etwas ausschreibt, siehst du es hier."
      />
    </>
  )
}
