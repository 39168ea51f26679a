import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import labels from '@werkplatz/content/labels/general.json'
import { cloneElement, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'

import { classNames } from '../../lib/class-names.ts'
import { IconButton } from '../button/IconButton.tsx'
import type { MenuEntry, MenuProps } from './menu-types.ts'
import { MenuRow } from './MenuRow.tsx'

import menu from './Menu.module.css'
import styles from './MenuSheet.module.css'

/** The menu as a native dialog at the bottom edge: the browser keeps the focus inside and gives it back. */
export function MenuSheet({ target, entries, label }: MenuProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const titleId = useId()
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  const show = () => {
    target.props.onClick?.()
    setOpen(true)
  }
  const close = () => setOpen(false)
  return (
    <>
      {cloneElement(target, { onClick: show, 'aria-haspopup': 'dialog', 'aria-expanded': open })}
      <dialog
        ref={dialog}
        className={styles.sheet}
        aria-labelledby={titleId}
        onClose={close}
        {...closeOnBackdrop(close)}
      >
        <header className={styles.head}>
          <h2 className={styles.title} id={titleId}>
            {label}
          </h2>
          <IconButton label={labels.close} icon={<IconX stroke={1.75} aria-hidden />} onClick={close} />
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

/** The backdrop belongs to the dialog element itself: a click on anything else has another target. */
const closeOnBackdrop = (close: () => void) => ({
  onClick: (event: MouseEvent) => event.target === event.currentTarget && close(),
})

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
      <MenuRow entry={entry.disabledReason ? { ...entry, subtitle: entry.disabledReason } : entry} />
    </button>
  )
}
