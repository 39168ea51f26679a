import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/shell.json'
import messages from '@werkplatz/content/messages/setup.json'
import texts from '@werkplatz/content/public/auth.json'
import { useEffect } from 'react'
import { Navigate } from 'react-router'

import { useSession } from '../../../api/session/session.ts'
import logoNegative from '../../../assets/brand/logo-negative.svg'
import logo from '../../../assets/brand/logo.svg'
import { pageMeta } from '../../../lib/page-meta.ts'
import { paths } from '../../../lib/paths.ts'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { HelpButton } from '../../../ui/help/HelpButton.tsx'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { setupQuery } from '../api.ts'
import { SetupForm } from '../components/SetupForm.tsx'

import styles from './SetupPage.module.css'

export const meta = () => pageMeta(texts.setup.title, texts.setup.lead)

export default function SetupPage() {
  const state = useSession()
  const { data, isError, refetch, isFetching } = useQuery(setupQuery)
  const isDone = state.phase === 'authenticated' && state.setupDone

  useEffect(() => {
    if (isError) showMessage(messages.loadFailed)
  }, [isError])

  if (isDone) return <Navigate to={paths.dashboard()} replace />
  return (
    <main className={styles.page}>
      <div className={styles.inner}>
        <div className={styles.top}>
          <img className={styles.logo} src={logo} alt={labels.product} width={194} height={30} />
          <img className={styles.logoDark} src={logoNegative} alt={labels.product} width={194} height={30} />
          <HelpButton />
        </div>
        <header>
          <h1 className="h1">
            {data ? texts.setup.welcome.replace('{nameFirst}', data.nameFirst) : texts.setup.title}
          </h1>
          <p className="muted">{texts.setup.lead}</p>
        </header>
        {data && <SetupForm setup={data} />}
        {isError && <LoadFailed onRetry={() => void refetch()} busy={isFetching} />}
      </div>
    </main>
  )
}
