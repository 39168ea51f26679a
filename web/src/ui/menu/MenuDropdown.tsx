import { cloneElement, type FocusEvent, Fragment, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { Link } from 'react-router'

import { classNames } from '../../lib/class-names.ts'
import { useDropdown } from '../popover/use-dropdown.ts'
import { rowForKey } from './menu-keys.ts'
import type { MenuEntry, MenuProps } from './menu-types.ts'
import { MenuRow } from './MenuRow.tsx'

import styles from './Menu.module.css'

export function MenuDropdown({ target, entries, label, titled, width = 250, align = 'end' }: MenuProps) {
  const frame = useRef<HTMLSpanElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const { open, setOpen, close } = useDropdown({ frame, panel, align })
  const panelId = useId()
  useEffect(() => {
    if (open) (panel.current?.querySelector<HTMLElement>('[data-chosen]') ?? rowsIn(panel.current)[0])?.focus()
  }, [open])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
    else {
      const row = rowForKey(rowsIn(panel.current), document.activeElement, event.key)
      if (!row) return
      row.focus()
    }
    event.preventDefault()
  }
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !frame.current?.contains(event.relatedTarget)) setOpen(false)
  }
  return (
    <span ref={frame} className={styles.frame}>
      {cloneElement(target, {
        onClick: () => {
          target.props.onClick?.()
          setOpen(!open)
        },
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? panelId : undefined,
      })}
      {open && (
        <div
          ref={panel}
          id={panelId}
          popover="manual"
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={classNames(styles.dropdown, styles[`w${width}`])}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        >
          {titled && (
            <div className={styles.title} aria-hidden>
              {label}
            </div>
          )}
          {entries.map((entry) => (
            <Fragment key={entry.id}>
              {entry.separated && <hr className={styles.divider} />}
              <DropdownRow entry={entry} onDone={close} />
            </Fragment>
          ))}
        </div>
      )}
    </span>
  )
}

function DropdownRow({ entry, onDone }: { entry: MenuEntry; onDone: () => void }) {
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    className: classNames(styles.item, entry.danger && styles.danger, entry.chosen && styles.chosen),
    'data-chosen': entry.chosen || undefined,
    'aria-current': entry.chosen ? ('true' as const) : undefined,
    onClick: () => {
      if (entry.disabledReason) return
      onDone()
      entry.onSelect?.()
    },
  }
  if (entry.to && !entry.disabledReason) {
    return (
      <Link to={entry.to} {...shared}>
        <MenuRow entry={entry} />
      </Link>
    )
  }
  return (
    // Disabled rows stay reachable, so that the reason can be read out.
    <button
      type="button"
      {...shared}
      aria-disabled={entry.disabledReason ? true : undefined}
      title={entry.disabledReason}
    >
      <MenuRow entry={entry} />
    </button>
  )
}

const rowsIn = (panel: HTMLElement | null) => [...(panel?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
