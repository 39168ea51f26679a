import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import labels from '@werkplatz/content/labels/general.json'
import general from '@werkplatz/content/messages/general.json'
import { type ComponentProps, type ReactNode, useRef } from 'react'

import { classNames } from '../../../lib/class-names.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { IconButton } from '../../button/IconButton.tsx'
import { Field, type FieldProps } from './Field.tsx'
import { type Suggestion, type Suggestions, useSuggestions } from './use-suggestions.ts'

import field from './Field.module.css'
import styles from './SelectField.module.css'

/** What stands in the field; `id` is null while the text is nothing that was chosen. */
export type Suggested = { id: string | null; text: string }

export type SuggestFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'defaultValue' | 'size' | 'required' | 'type' | 'ref'> & {
    value: Suggested
    onChange: (value: Suggested) => void
    /** What the server has for a text; asked 500 ms after the last key. */
    useOptions: (text: string) => Suggestions
    icon?: ReactNode
    /** Before the text of an option, such as a picture. */
    optionIcon?: (option: Suggestion) => ReactNode
  }

/** A text with suggestions: one is chosen, or the text stays as it was written. */
export function SuggestField(props: SuggestFieldProps) {
  const { label, hint, error, required, optional, id, value, onChange, useOptions, icon, optionIcon, ...input } = props
  const control = useRef<HTMLInputElement>(null)
  const { refs, open, options, state, ...combobox } = useSuggestions({ value, onChange, useOptions })
  const clear = () => {
    onChange({ id: null, text: '' })
    control.current?.focus()
  }
  return (
    <Field {...{ label, hint, error, required, optional, id }}>
      {(aria) => (
        <span ref={refs.frame} className={styles.frame}>
          <span
            className={classNames(
              field.box,
              value.text && !input.disabled && field.withButton,
              Boolean(error) && field.bad,
            )}
          >
            {icon}
            <input
              {...input}
              {...aria}
              {...combobox.inputProps}
              ref={control}
              type="text"
              autoComplete="off"
              spellCheck={false}
              value={value.text}
              className={field.control}
            />
            {value.text && !input.disabled && (
              <IconButton label={labels.clearChoice} icon={<IconX stroke={1.75} aria-hidden />} onClick={clear} />
            )}
          </span>
          {open && (
            <ul
              {...combobox.listProps}
              ref={refs.list}
              popover="manual"
              aria-label={typeof label === 'string' ? label : labels.suggestions}
              className={styles.dropdown}
            >
              {options.map((option, index) => (
                <li key={option.id} {...combobox.optionProps(option, index)} className={styles.option}>
                  {optionIcon?.(option)}
                  <span>
                    {option.text}
                    {option.subtitle && <span className={styles.line}>{option.subtitle}</span>}
                  </span>
                  {option.id === value.id && <IconCheck size={18} stroke={2.2} aria-hidden />}
                </li>
              ))}
              {options.length === 0 && (
                <li className={styles.none}>
                  {state === 'pending' ? general.searchPending.text : general.searchEmpty.text}
                </li>
              )}
            </ul>
          )}
          <output className="sr-only">{open && spoken(state, options.length)}</output>
        </span>
      )}
    </Field>
  )
}

function spoken(state: Suggestions['state'], count: number) {
  if (state === 'pending') return general.searchPending.text
  if (count === 0) return general.searchEmpty.text
  return count === 1 ? labels.oneSuggestion : fillIn(labels.manySuggestions, { count })
}
