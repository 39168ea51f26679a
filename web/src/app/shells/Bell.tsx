import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import labels from '@werkplatz/content/labels/shell.json'
import { lazy, Suspense, useState } from 'react'

import { useUser } from '../../api/session/session.ts'
import { UnreadCount } from '../../features/notifications/components/UnreadCount.tsx'
import { HeaderPanel } from './HeaderPanel.tsx'

import styles from './Header.module.css'

const label = labels.notifications

/** The list comes with the first look at it; until then the number is enough. */
const NotificationList = lazy(() => import('../../features/notifications/components/NotificationList.tsx'))

export function Bell() {
  const userId = useUser()?.id
  const [isOpened, setOpened] = useState(false)
  return (
    <HeaderPanel
      variant="wide"
      label={label}
      buttonClass={styles.button}
      button={
        <>
          <IconBell stroke={1.75} aria-hidden />
          <span className="sr-only">{label}</span>
          {userId && <UnreadCount userId={userId} />}
        </>
      }
      onOpen={() => setOpened(true)}
    >
      {userId && isOpened && (
        <Suspense>
          <NotificationList userId={userId} />
        </Suspense>
      )}
    </HeaderPanel>
  )
}
