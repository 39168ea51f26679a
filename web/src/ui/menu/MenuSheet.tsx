import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { cloneElement, useId, useRef, useState } from 'react'
import { Link } from 'react-router'

import { classNames } from '../../lib/class-names.ts'
import { IconButton } from '../button/IconButton.tsx'
import type { MenuProps } from './Menu.tsx'
import menu from './Menu.module.css'
import type { MenuEntry } from './menu-item.ts'
import { MenuRow } from './MenuRow.tsx'
import styles from './MenuSheet.module.css'

/** The menu as a native dialog at the bottom edge: the browser keeps the focus inside and gives it back. */
export function MenuSheet({ target, entries, label }: MenuProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const titleId = useId()
  const show = () => {
    target.props.onClick?.()
    dialog.current?.showModal()
    setOpen(true)
  }
  const close = () => dialog.current?.close()
  return (
    <>
      {cloneElement(target, { onClick: show, 'aria-haspopup': 'dialog', 'aria-expanded': open })}
      {/* The backdrop belongs to the dialog element itself: a click on anything else has another target. */}
      <dialog
        ref={dialog}
        className={styles.sheet}
        aria-labelledby={titleId}
        onClose={() => setOpen(false)}
        onClick={(event) => {
          event.stopPropagation()
          if (event.target === dialog.current) close()
        }}
        onKeyDown={(event) => {
          event.stopPropagation()
          if (event.key === 'Escape') close()
        }}
      >
        <header className={styles.head}>
          <h2 className={styles.title} id={titleId}>
            {label}
          </h2>
          <IconButton label="Schliessen" icon={<IconX stroke={1.75} aria-hidden />} onClick={close} />
        </header>
        <ul className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.id}>
              {entry.separated && <hr className={menu.divider} />}
              <SheetRow entry={entry} onDone={close} />
            </li>
          ))}
        </ul>
      </dialog>
    </>
  )
}

function SheetRow({ entry, onDone }: { entry: MenuEntry; onDone: () => void }) {
  const look = classNames(menu.item, entry.danger && menu.danger, entry.chosen && menu.chosen)
  const select = () => {
    if (entry.disabledReason) return
    onDone()
    entry.onSelect?.()
  }
  if (entry.to && !entry.disabledReason) {
    return (
      <Link to={entry.to} className={look} onClick={select} aria-current={entry.chosen ? 'true' : undefined}>
        <MenuRow entry={entry} />
      </Link>
    )
  }
  return (
    <button
      type="button"
      className={look}
      onClick={select}
      aria-disabled={entry.disabledReason ? true : undefined}
      aria-current={entry.chosen ? 'true' : undefined}
    >
      {/* There is no hover on a phone: the reason stands under the label. */}
      <MenuRow entry={entry.disabledReason ? { ...entry, line: entry.disabledReason } : entry} />
    </button>
  )
}
