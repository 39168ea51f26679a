import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import labels from '@werkplatz/content/labels/general.json'
import { type ComponentProps, useState } from 'react'

import { classNames } from '../../../lib/class-names.ts'
import { IconButton } from '../../button/IconButton.tsx'
import { Field, type FieldProps } from './Field.tsx'

import styles from './Field.module.css'

export type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'defaultValue' | 'size' | 'required' | 'type'> & {
    value: string
    onChange: (value: string) => void
    autoComplete: 'current-password' | 'new-password'
  }

export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, required, optional, id, value, onChange, className, ...input } = props
  const [shown, setShown] = useState(false)
  return (
    <Field {...{ label, hint, error, required, optional, id }}>
      {(aria) => (
        <span className={classNames(styles.box, styles.withButton, Boolean(error) && styles.bad)}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...aria}
            type={shown ? 'text' : 'password'}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            className={classNames(styles.control, className)}
          />
          <IconButton
            label={shown ? labels.hidePassword : labels.showPassword}
            icon={shown ? <IconEyeOff stroke={1.75} aria-hidden /> : <IconEye stroke={1.75} aria-hidden />}
            onClick={() => setShown(!shown)}
            aria-controls={aria.id}
          />
        </span>
      )}
    </Field>
  )
}
