import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import labels from '@werkplatz/content/labels/general.json'
import { useRef } from 'react'
import { Link } from 'react-router'

import { classNames } from '../../lib/class-names.ts'
import type { ToastContent } from './toast-store.ts'

import styles from './NewsCard.module.css'
import toastStyles from './Toaster.module.css'

type Props = Pick<ToastContent, 'title' | 'text' | 'link'> & { onOpen?: () => void; onClose: () => void }

const SWIPE = 24

/** News that leads to its thing wherever it is pressed; a swipe up sends it away. */
export function NewsCard({ title, text, link, onOpen, onClose }: Props) {
  const from = useRef<number | null>(null)
  return (
    <output
      className={classNames(toastStyles.toast, toastStyles.info, styles.card)}
      onTouchStart={(event) => (from.current = event.touches[0]?.clientY ?? null)}
      onTouchEnd={(event) => {
        const to = event.changedTouches[0]?.clientY
        if (from.current !== null && to !== undefined && from.current - to > SWIPE) onClose()
      }}
    >
      <IconBell className={toastStyles.icon} stroke={1.75} aria-hidden />
      <div className={classNames(toastStyles.words, styles.words)}>
        {link ? (
          <Link to={link.to} className={styles.title} onClick={onOpen}>
            {title}
          </Link>
        ) : (
          <strong className={styles.title}>{title}</strong>
        )}
        {text !== undefined && <p>{text}</p>}
        {link && (
          <span className={styles.way} aria-hidden>
            {link.label}
            <IconArrowRight stroke={1.75} />
          </span>
        )}
      </div>
      <button
        type="button"
        className={classNames(toastStyles.close, styles.close)}
        aria-label={labels.close}
        onClick={onClose}
      >
        <IconX stroke={1.75} aria-hidden />
      </button>
    </output>
  )
}
