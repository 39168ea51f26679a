import labels from '@werkplatz/content/labels/chats.json'
import type { ReactNode } from 'react'

import { usePlaces } from '../../features/chats/use-places.ts'
import { useNarrow } from '../../lib/use-narrow.ts'
import { CommunityAside } from './CommunityAside.tsx'

import styles from './CommunityLayout.module.css'

type CommunityLayoutProps = {
  children: ReactNode
  /** Above the chats, until one of them is open. */
  aside?: ReactNode
  /** The page needs its width: chats stand beside it only once they are opened. */
  isWide?: boolean
}

/** The pages of the community: what one came for, and beside it who else is there. */
export function CommunityLayout({ children, aside, isWide = false }: CommunityLayoutProps) {
  const { isOpen } = usePlaces()
  const isNarrow = useNarrow()
  return (
    <div className={styles.page}>
      <div className={styles.main}>{children}</div>
      {(!isWide || isOpen || isNarrow) && (
        <aside className={styles.aside} aria-label={labels.beside}>
          {!isOpen && aside}
          <CommunityAside />
        </aside>
      )}
    </div>
  )
}
