import texts from '@werkplatz/content/public/security.json'
import { useSearchParams } from 'react-router'

import { PasswordSection } from '../../features/accounts/components/PasswordSection.tsx'
import { SessionsSection } from '../../features/accounts/components/SessionsSection.tsx'
import { BlockedPeople } from '../../features/blocks/components/BlockedPeople.tsx'
import { CalendarSection } from '../../features/calendar/components/CalendarSection.tsx'
import { DecisionSection } from '../../features/moderation/components/DecisionSection.tsx'
import { MyDataSection } from '../../features/my-data/components/MyDataSection.tsx'
import { SecondFactorSection } from '../../features/second-factor/components/SecondFactorSection.tsx'
import { NotificationMatrix } from '../../features/settings/components/NotificationMatrix.tsx'
import { ThemeChooser } from '../../features/settings/components/ThemeChooser.tsx'
import { pageMeta } from '../../lib/page-meta.ts'
import { paths } from '../../lib/paths.ts'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { FilterTabs } from '../../ui/tabs/FilterTabs.tsx'
import { AdminToolSection } from './AdminToolSection.tsx'

import styles from './ControlPanelPage.module.css'

export const meta = () => pageMeta(texts.title)

/** What is about the person, and what is about the devices they use. */
export default function ControlPanelPage() {
  const [search] = useSearchParams()
  const current = search.get('tab') === 'system' ? 'system' : 'user'
  const decision = search.get('decision')
  const tabs = [
    { id: 'user', label: texts.tabs.user, to: paths.controlPanel() },
    { id: 'system', label: texts.tabs.system, to: paths.controlPanel('system') },
  ]
  return (
    <>
      <PageHeader title={texts.title} />
      <FilterTabs label={texts.tabs.label} tabs={tabs} current={current} />
      <div className={styles.sections}>
        {current === 'user' ? (
          <>
            {decision && <DecisionSection key={decision} id={decision} />}
            <NotificationMatrix />
            <PasswordSection />
            <SecondFactorSection />
            <BlockedPeople />
            <MyDataSection />
            <AdminToolSection />
          </>
        ) : (
          <>
            <ThemeChooser />
            <CalendarSection />
            <SessionsSection />
          </>
        )}
      </div>
    </>
  )
}
