import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'

import { Button } from '../button/Button.tsx'

import styles from './JumpBar.module.css'

export type JumpBarProps = {
  /** Where it leads; as soon as that is in sight the bar leaves. */
  target: RefObject<HTMLElement | null>
  title: string
  text?: ReactNode
  label: string
}

/** On narrow screens: the way past a long text to what is to be done about it. */
export function JumpBar({ target, title, text, label }: JumpBarProps) {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const element = target.current
    if (!element) return
    const watcher = new IntersectionObserver(([entry]) => setThere(entry?.isIntersecting ?? false), {
      // Covered by the bar itself is not in sight.
      rootMargin: '0px 0px -140px',
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [target])
  const jump = () => {
    target.current?.scrollIntoView({ block: 'start' })
    target.current?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true })
  }
  if (isThere) return null
  return (
    <div className={styles.bar}>
      <div className={styles.words}>
        <b>{title}</b>
        {text && <small>{text}</small>}
      </div>
      <Button kind="primary" onClick={jump} iconRight={<IconArrowDown stroke={1.75} aria-hidden />}>
        {label}
      </Button>
    </div>
  )
}
