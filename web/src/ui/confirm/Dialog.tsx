import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'

import { classNames } from '../../lib/class-names.ts'

import styles from './Dialog.module.css'

export type DialogProps = {
  title: ReactNode
  children?: ReactNode
  /** Buttons, the committing one last. */
  actions?: ReactNode
  onClose: () => void
  /** alertdialog: a question that must be answered. */
  role?: 'dialog' | 'alertdialog'
  wide?: boolean
}

/**
 * A modal over the page, a bottom sheet below 640 px. The browser's own dialog keeps the focus inside, closes on
 * Escape and gives the focus back; shown as long as it is rendered.
 */
export function Dialog({ title, children, actions, onClose, role, wide }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const id = useId()

  // The backdrop belongs to the dialog itself: a click on anything inside has another target.
  const clicked = useEffectEvent((event: MouseEvent) => {
    if (event.target === element.current) onClose()
  })

  // Closed before it leaves the page: one that is gone already gives no focus back.
  useLayoutEffect(() => {
    const dialog = element.current
    if (!dialog) return
    const listen = (event: MouseEvent) => clicked(event)
    dialog.showModal()
    dialog.addEventListener('click', listen)
    return () => {
      dialog.removeEventListener('click', listen)
      dialog.close()
    }
  }, [])

  return (
    <dialog
      ref={element}
      role={role}
      className={classNames(styles.dialog, wide && styles.wide)}
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-text` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.body}>
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
        {children && (
          <div className={styles.text} id={`${id}-text`}>
            {children}
          </div>
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  )
}
