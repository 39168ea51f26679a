import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import texts from '@werkplatz/content/public/auth.json'
import { type ReactNode, useState } from 'react'

import { classNames } from '../../../lib/class-names.ts'
import { Field } from '../../../ui/form/fields/Field.tsx'

import frame from '../../../ui/form/fields/Field.module.css'
import styles from './AuthPassword.module.css'

export type AuthPasswordProps = {
  label: string
  name: string
  autoComplete: 'current-password' | 'new-password'
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  error: ReactNode
  hint?: ReactNode
  required?: boolean
}

/** The password field of the pages before the sign-in: as ui/form/fields/PasswordField, but without the tooltip's script. */
export function AuthPassword(props: AuthPasswordProps) {
  const { label, hint, error, required, name, autoComplete, value, onChange, onBlur } = props
  const [shown, setShown] = useState(false)
  const Icon = shown ? IconEyeOff : IconEye
  const eye = shown ? texts.login.hidePassword : texts.login.showPassword
  return (
    <Field {...{ label, hint, error, required }}>
      {(aria) => (
        <span className={classNames(frame['box'], frame['withButton'], Boolean(error) && frame['bad'])}>
          <input
            {...aria}
            className={frame['control']}
            name={name}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={onBlur}
          />
          <button
            type="button"
            className={styles.eye}
            aria-label={eye}
            title={eye}
            aria-controls={aria.id}
            onClick={() => setShown(!shown)}
          >
            <Icon stroke={1.75} aria-hidden />
          </button>
        </span>
      )}
    </Field>
  )
}
