import { Combobox, useCombobox } from '@mantine/core'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import general from '@werkplatz/content/messages/general.json'
import { type ComponentProps, useRef, useState } from 'react'

import { classNames } from '../../lib/class-names.ts'
import { IconButton } from '../button/IconButton.tsx'
import { Field, type FieldProps } from './Field.tsx'
import { filterOptions, type SelectOption } from './filter-options.ts'

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
  const { label, hint, error, required, optional, id, value, onChange, options, clearable, className, ...input } = props
  const control = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const combobox = useCombobox({
    onDropdownOpen: () => combobox.updateSelectedOptionIndex('active'),
    onDropdownClose: () => {
      combobox.resetSelectedOption()
      setTyped(null)
    },
  })
  const chosen = options.find((option) => option.value === value)
  const shown = filterOptions(options, typed ?? '')
  const canClear = clearable && chosen && !input.disabled && !input.readOnly

  const choose = (next: string) => {
    onChange(next)
    combobox.closeDropdown()
  }
  const clear = () => {
    onChange(null)
    control.current?.focus()
  }
  return (
    <Field {...{ label, hint, error, required, optional, id }}>
      {(aria) => (
        <Combobox
          store={combobox}
          onOptionSubmit={choose}
          unstyled
          width="target"
          offset={6}
          // In its own place: from the end of the body it would lie under an open dialog.
          withinPortal={false}
          classNames={{ dropdown: styles.dropdown, option: styles.option }}
          disabled={input.disabled || input.readOnly}
        >
          <Combobox.DropdownTarget>
            <span
              className={classNames(
                field.box,
                canClear && field.withButton,
                Boolean(error) && field.bad,
                (input.disabled || input.readOnly) && field.still,
              )}
            >
              <Combobox.EventsTarget withExpandedAttribute>
                <input
                  placeholder="Auswählen"
                  {...input}
                  {...aria}
                  ref={control}
                  type="text"
                  aria-autocomplete="list"
                  spellCheck={false}
                  value={typed ?? chosen?.label ?? ''}
                  onChange={(event) => {
                    setTyped(event.currentTarget.value)
                    combobox.openDropdown()
                    combobox.resetSelectedOption()
                  }}
                  onClick={() => combobox.openDropdown()}
                  onBlur={(event) => {
                    combobox.closeDropdown()
                    input.onBlur?.(event)
                  }}
                  className={classNames(field.control, className)}
                />
              </Combobox.EventsTarget>
              {canClear && !combobox.dropdownOpened ? (
                <IconButton label="Auswahl leeren" icon={<IconX stroke={1.75} aria-hidden />} onClick={clear} />
              ) : (
                <IconChevronDown
                  size={20}
                  stroke={1.75}
                  aria-hidden
                  className={classNames(styles.chevron, combobox.dropdownOpened && styles.open)}
                />
              )}
            </span>
          </Combobox.DropdownTarget>
          <Combobox.Dropdown>
            <Combobox.Options aria-label={typeof label === 'string' ? label : 'Auswahl'}>
              {shown.map((option) => (
                <Combobox.Option
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled ?? false}
                  active={option.value === value}
                  aria-selected={option.value === value}
                >
                  <span>
                    {option.label}
                    {option.line && <span className={styles.line}>{option.line}</span>}
                  </span>
                  {option.value === value && <IconCheck size={18} stroke={2.2} aria-hidden />}
                </Combobox.Option>
              ))}
            </Combobox.Options>
            {shown.length === 0 && <div className={styles.none}>{general.searchEmpty.text}</div>}
          </Combobox.Dropdown>
        </Combobox>
      )}
    </Field>
  )
}
