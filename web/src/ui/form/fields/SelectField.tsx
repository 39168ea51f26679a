import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import labels from '@werkplatz/content/labels/general.json'
import general from '@werkplatz/content/messages/general.json'
import { type ComponentProps, useRef } from 'react'

import { classNames } from '../../../lib/class-names.ts'
import { useMergedRef } from '../../../lib/use-merged-ref.ts'
import { IconButton } from '../../button/IconButton.tsx'
import { Field, type FieldProps } from './Field.tsx'
import type { SelectOption } from './filter-options.ts'
import { useCombobox } from './use-combobox.ts'

import field from './Field.module.css'
import styles from './SelectField.module.css'

export type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'defaultValue' | 'size' | 'required' | 'type'> & {
    value: string | null
    onChange: (value: string | null) => void
    options: readonly SelectOption[]
    /** Offers an × that empties the field. */
    clearable?: boolean
  }

/** A list to choose from; typing narrows it to the labels that contain the text. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, required, optional, id, value, onChange, options, clearable, className, ref, ...input } =
    props
  const locked = Boolean(input.disabled || input.readOnly)
  const control = useRef<HTMLInputElement>(null)
  const controlRef = useMergedRef(control, ref)
  const { refs, open, shown, chosen, text, close, ...combobox } = useCombobox({ options, value, onChange, locked })
  const canClear = clearable && chosen && !locked && !open
  const clear = () => {
    onChange(null)
    control.current?.focus()
  }
  return (
    <Field {...{ label, hint, error, required, optional, id }}>
      {(aria) => (
        <span ref={refs.frame} className={styles.frame}>
          <span
            className={classNames(
              field.box,
              canClear && field.withButton,
              Boolean(error) && field.bad,
              locked && field.still,
            )}
          >
            <input
              placeholder={labels.choose}
              {...input}
              {...aria}
              {...combobox.inputProps}
              ref={controlRef}
              type="text"
              autoComplete="off"
              spellCheck={false}
              value={text}
              onChange={(event) => combobox.type(event.currentTarget.value)}
              onBlur={(event) => {
                close()
                input.onBlur?.(event)
              }}
              className={classNames(field.control, className)}
            />
            {canClear ? (
              <IconButton label={labels.clearChoice} icon={<IconX stroke={1.75} aria-hidden />} onClick={clear} />
            ) : (
              <IconChevronDown
                size={20}
                stroke={1.75}
                aria-hidden
                className={classNames(styles.chevron, open && styles.open)}
              />
            )}
          </span>
          {open && (
            <ul
              {...combobox.listProps}
              ref={refs.list}
              popover="manual"
              aria-label={typeof label === 'string' ? label : labels.choices}
              className={styles.dropdown}
            >
              {shown.map((option, index) => (
                <li key={option.value} {...combobox.optionProps(option, index)} className={styles.option}>
                  <span>
                    {option.label}
                    {option.subtitle && <span className={styles.line}>{option.subtitle}</span>}
                  </span>
                  {option.value === value && <IconCheck size={18} stroke={2.2} aria-hidden />}
                </li>
              ))}
              {shown.length === 0 && <li className={styles.none}>{general.searchEmpty.text}</li>}
            </ul>
          )}
        </span>
      )}
    </Field>
  )
}
