import { type ReactNode, useEffect, useRef } from 'react'

import styles from './FormFrame.module.css'

/** A form that somebody has just opened: in sight, and the reader is told. */
export function FormFrame({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // Its beginning to the top: on a phone the nearest edge would be the one under the bar at the foot.
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div className={styles.frame}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {children}
    </div>
  )
}
