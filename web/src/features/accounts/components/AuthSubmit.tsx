import { Button } from '../../../ui/button/Button.tsx'

import styles from './AuthSubmit.module.css'

export type AuthSubmitProps = { busy: boolean; early: string; children: string }

/** Below the button, a sentence that shows only while the head holds a form sent before its code runs. */
export function AuthSubmit({ busy, early, children }: AuthSubmitProps) {
  return (
    <div className={styles.submit}>
      <Button type="submit" kind="primary" size="large" block busy={busy}>
        {children}
      </Button>
      <output className="small">
        <span className={styles.early}>{early}</span>
      </output>
    </div>
  )
}
