import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import labels from '@werkplatz/content/labels/general.json'

import type { ToastContent, ToastKind } from './toast-store.ts'

import styles from './Toaster.module.css'

const icons: Record<ToastKind, typeof IconX> = {
  success: IconCircleCheck,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  error: IconAlertCircle,
}

type Props = Pick<ToastContent, 'kind' | 'title' | 'text'> & { onClose?: () => void }

export function ToastCard({ kind, title, text, onClose }: Props) {
  const Icon = icons[kind]
  return (
    <div className={`${styles.toast} ${styles[kind]}`} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon className={styles.icon} stroke={1.75} aria-hidden />
      <div className={styles.words}>
        <strong>{title}</strong>
        {text !== undefined && <p>{text}</p>}
      </div>
      <button type="button" className={styles.close} aria-label={labels.close} onClick={onClose}>
        <IconX stroke={1.75} aria-hidden />
      </button>
    </div>
  )
}
