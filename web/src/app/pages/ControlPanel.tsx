import { useSearchParams } from 'react-router'

import { NotificationMatrix } from '../../features/settings/components/NotificationMatrix.tsx'
import { ThemeChooser } from '../../features/settings/components/ThemeChooser.tsx'
import { pageMeta } from '../../lib/page-meta.ts'
import { paths } from '../../lib/paths.ts'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { FilterTabs } from '../../ui/tabs/FilterTabs.tsx'

import styles from './ControlPanel.module.css'

export const meta = () => pageMeta('Kontrollzentrum')

const tabs = [
  { id: 'user', label: 'User', to: paths.controlPanel() },
  { id: 'system', label: 'System', to: paths.controlPanel('system') },
]

/** «Kontrollzentrum»: what concerns the person, and what concerns the devices. */
export default function ControlPanel() {
  const [search] = useSearchParams()
  const isSystem = search.get('tab') === 'system'
  return (
    <>
      <PageHeader title="Kontrollzentrum" />
      <FilterTabs label="Bereiche" tabs={tabs} current={isSystem ? 'system' : 'user'} />
      <div className={styles.sections}>{isSystem ? <ThemeChooser /> : <NotificationMatrix />}</div>
    </>
  )
}
