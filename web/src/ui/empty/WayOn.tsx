import { type ReactNode, useState } from 'react'

import type { IllustrationName } from './EmptyState.tsx'

import styles from './WayOn.module.css'

export type WayOnProps = {
  /** What happened, in a few words above the title. */
  overline?: string
  title: string
  text: string
  illustration: IllustrationName
  /** Where to go from here, the best one first. */
  actions: ReactNode
  /** What else there is to see. */
  children?: ReactNode
}

/** In the place of a page that is not there: says so without blame, and leads on. */
export function WayOn({ overline, title, text, illustration, actions, children }: WayOnProps) {
  // Without a network, or a server, the picture does not come either.
  const [isLost, setLost] = useState(false)
  return (
    <>
      <div className={styles.top}>
        <div className={styles.words}>
          {overline && <p className={styles.overline}>{overline}</p>}
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
          <div className={styles.actions}>{actions}</div>
        </div>
        {!isLost && (
          <img
            className={styles.picture}
            src={`/illustrations/${illustration}.svg`}
            alt=""
            width={320}
            height={240}
            onError={() => setLost(true)}
          />
        )}
      </div>
      {children}
    </>
  )
}
