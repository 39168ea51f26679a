import texts from '@werkplatz/content/public/auth.json'

import { passwordStrength } from '../../../lib/password-strength.ts'

import styles from './PasswordStrength.module.css'

export type PasswordStrengthProps = { password: string; about?: readonly string[] | undefined }

/** Word and bar together; the word is announced politely while typing. */
export function PasswordStrength({ password, about }: PasswordStrengthProps) {
  const strength = passwordStrength(password, about)
  if (password === '') return null
  return (
    <div className={styles.meter}>
      <span className={styles.bar} data-strength={strength} aria-hidden>
        <span />
        <span />
        <span />
        <span />
      </span>
      <output className="small muted">
        <span className="sr-only">{texts.strength.label}: </span>
        {texts.strength.levels[strength]}
      </output>
    </div>
  )
}
