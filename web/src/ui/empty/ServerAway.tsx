import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import labels from '@werkplatz/content/labels/way-on.json'
import { useEffect, useEffectEvent, useState } from 'react'

import { fillIn } from '../../lib/fill-in.ts'
import { Button } from '../button/Button.tsx'
import { WayOn } from './WayOn.tsx'

import styles from './ServerAway.module.css'

/** Seconds until the next try; the last one again and again. */
export const waits = [5, 10, 20, 30]

export type ServerAwayProps = {
  onRetry: () => void
  /** A try is under way. */
  busy: boolean
}

/** No answer came: tries again by itself, and says when. */
export function ServerAway({ onRetry, busy }: ServerAwayProps) {
  const [tries, setTries] = useState(0)
  const wait = waits[Math.min(tries, waits.length - 1)] ?? 30
  const [left, setLeft] = useState(wait)
  const retry = useEffectEvent(() => {
    setTries(tries + 1)
    setLeft(waits[Math.min(tries + 1, waits.length - 1)] ?? 30)
    onRetry()
  })
  useEffect(() => {
    if (busy) return
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : retry()), 1000)
    return () => clearTimeout(timer)
  }, [left, busy])
  const { away } = labels
  return (
    <WayOn
      title={away.title}
      text={away.text}
      illustration="wartung"
      actions={
        <div className={styles.next}>
          {/* Counted for the eye only: read out, every second would be a sentence. */}
          <p className={styles.count} aria-hidden>
            <progress className={styles.bar} max={wait} value={wait - left} />
            {busy ? away.now : fillIn(away.next, { seconds: left })}
          </p>
          <Button kind="primary" busy={busy} onClick={onRetry} icon={<IconRefresh stroke={1.75} aria-hidden />}>
            {away.tryNow}
          </Button>
        </div>
      }
    />
  )
}
