import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import texts from '@werkplatz/content/public/auth.json'
import { useState } from 'react'

import { classNames } from '../../../lib/class-names.ts'
import { Field } from '../../../ui/form/Field.tsx'

import frame from '../../../ui/form/Field.module.css'
import styles from './LoginPassword.module.css'

export type LoginPasswordProps = {
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  error: string | undefined
}

/** The password field of the pages before the sign-in: as ui/form/PasswordField, but without Mantine's tooltip. */
export function LoginPassword({ value, onChange, onBlur, error }: LoginPasswordProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? IconEyeOff : IconEye
  const label = shown ? texts.login.hidePassword : texts.login.showPassword
  return (
    <Field label={texts.login.password} error={error}>
      {(aria) => (
        <span className={classNames(frame['box'], frame['withButton'], error && frame['bad'])}>
          <input
            {...aria}
            className={frame['control']}
            name="password"
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
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
            aria-label={label}
            title={label}
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
