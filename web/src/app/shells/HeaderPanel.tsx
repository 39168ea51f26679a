import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'

import styles from './HeaderPanel.module.css'

export type HeaderPanelProps = {
  label: string
  /** Inside of the button that opens the panel. */
  button: ReactNode
  buttonClass: string | undefined
  /** Only where the button's content says nothing. */
  buttonLabel?: string
  /** menu: rows of 44 px, walked with the arrow keys. wide: room for lists. */
  variant: 'menu' | 'wide'
  onOpen?: () => void
  children: ReactNode
}

/**
 * What opens under the header's buttons, or from the bottom edge below 1024 px. The browser's own popover closes on
 * Escape and on a click outside; the shell gets by without the code that positions other menus.
 */
export function HeaderPanel({ label, button, buttonClass, buttonLabel, variant, onOpen, children }: HeaderPanelProps) {
  const id = useId()
  const panel = useRef<HTMLElement>(null)

  const walk = useEffectEvent((event: KeyboardEvent) => {
    const rows = [...(panel.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
    const here = rows.indexOf(document.activeElement as HTMLElement)
    const goals: Record<string, number> = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: -1 }
    const goal = goals[event.key]
    if (variant !== 'menu' || goal === undefined) return
    event.preventDefault()
    rows.at(goal % rows.length)?.focus()
  })

  const opened = useEffectEvent(() => onOpen?.())

  useEffect(() => {
    const element = panel.current
    if (!element) return
    const press = (event: KeyboardEvent) => walk(event)
    // Whatever was chosen, the panel has done its work; what only changes its content says so.
    const choose = (event: MouseEvent) => {
      const chosen = event.target instanceof Element ? event.target.closest('a, button') : null
      if (chosen && !chosen.hasAttribute('data-stays')) element.hidePopover()
    }
    const toggle = (event: ToggleEvent) => {
      if (event.newState !== 'open') return
      opened()
      element.querySelector<HTMLElement>('a, button')?.focus()
    }
    element.addEventListener('keydown', press)
    element.addEventListener('click', choose)
    element.addEventListener('toggle', toggle)
    return () => {
      element.removeEventListener('keydown', press)
      element.removeEventListener('click', choose)
      element.removeEventListener('toggle', toggle)
    }
  }, [])

  return (
    <>
      <button type="button" className={buttonClass} popoverTarget={id} aria-label={buttonLabel} title={buttonLabel}>
        {button}
      </button>
      <section ref={panel} className={`${styles.panel} ${styles[variant]}`} id={id} popover="auto" aria-label={label}>
        {children}
      </section>
    </>
  )
}
