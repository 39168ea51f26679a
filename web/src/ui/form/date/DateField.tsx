import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import labels from '@werkplatz/content/labels/dates.json'
import { type FocusEvent, type KeyboardEvent, useId, useRef } from 'react'

import { classNames } from '../../../lib/class-names.ts'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { IconButton } from '../../button/IconButton.tsx'
import { useDropdown } from '../../popover/use-dropdown.ts'
import { Field, type FieldAria, type FieldProps } from '../fields/Field.tsx'
import { TextField } from '../fields/TextField.tsx'
import { Calendar } from './Calendar.tsx'
import { useWrittenDay } from './use-written-day.ts'

import fieldStyles from '../fields/Field.module.css'
import styles from './DateField.module.css'

export type DateFieldProps = FieldProps & {
  name?: string | undefined
  /** ISO day; empty: none, or none that can be read yet. */
  value: string
  onChange: (day: string) => void
  /** Earlier days cannot be chosen in the calendar. */
  min?: string | undefined
}

/**
 * A day in our own notation, whatever language the browser speaks: typed, or chosen in a calendar. Fingers get the
 * wheel of their phone.
 */
export function DateField(props: DateFieldProps) {
  const isTouch = useMediaQuery('(pointer: coarse)')
  return isTouch ? <TextField {...props} type="date" /> : <WrittenDate {...props} />
}

function WrittenDate({ label, hint, error, required, optional, id, ...input }: DateFieldProps) {
  const written = useWrittenDay(input)
  const shown = written.isUnreadable ? labels.invalid : error
  return (
    <Field {...{ label, hint, required, optional, id }} error={shown}>
      {(aria) => <DateBox {...input} aria={aria} written={written} />}
    </Field>
  )
}

type DateBoxProps = Omit<DateFieldProps, keyof FieldProps> & {
  aria: FieldAria
  written: ReturnType<typeof useWrittenDay>
}

function DateBox({ name, value, onChange, min, aria, written }: DateBoxProps) {
  const frame = useRef<HTMLSpanElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const control = useRef<HTMLInputElement>(null)
  const { open, setOpen } = useDropdown({ frame, panel, align: 'end' })
  const panelId = useId()
  const close = () => {
    setOpen(false)
    control.current?.focus()
  }
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !event.altKey) return
    event.preventDefault()
    setOpen(true)
  }
  // No dialog element: those are modal or wait for `open`, and this one is a popover.
  const panelProps = {
    role: 'dialog',
    tabIndex: -1,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      close()
    },
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget && !frame.current?.contains(event.relatedTarget)) setOpen(false)
    },
  }
  return (
    <span ref={frame} className={styles.frame}>
      <span className={classNames(fieldStyles.box, fieldStyles.withButton, aria['aria-invalid'] && fieldStyles.bad)}>
        <input
          {...aria}
          ref={control}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          name={name}
          placeholder={labels.pattern}
          value={written.text}
          onChange={(event) => written.write(event.currentTarget.value)}
          onBlur={written.leave}
          onKeyDown={openByKey}
          className={classNames(fieldStyles.control, fieldStyles.number)}
        />
        <IconButton
          label={labels.open}
          icon={<IconCalendar stroke={1.75} aria-hidden />}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          onClick={() => setOpen(!open)}
        />
      </span>
      {open && (
        <div
          ref={panel}
          id={panelId}
          popover="manual"
          aria-label={labels.choose}
          className={styles.panel}
          {...panelProps}
        >
          <Calendar
            value={value}
            min={min}
            onChoose={(day) => {
              onChange(day)
              close()
            }}
          />
        </div>
      )}
    </span>
  )
}
