import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import notifications from '@werkplatz/content/messages/notifications.json'

import { EmptyState } from '../../ui/empty/EmptyState.tsx'
import { HeaderPanel } from './HeaderPanel.tsx'

import styles from './Header.module.css'

const label = 'Benachrichtigungen'

/** The notifications' place in the header; their feature fills it. */
export function Bell() {
  return (
    <HeaderPanel
      look="wide"
      label={label}
      buttonLabel={label}
      buttonClass={styles.button}
      button={<IconBell stroke={1.75} aria-hidden />}
    >
      <EmptyState size="small" titleLevel={2} title={notifications.empty.text} />
    </HeaderPanel>
  )
}
