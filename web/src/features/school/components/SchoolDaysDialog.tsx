import messages from '@werkplatz/content/messages/school.json'
import { schoolLimits } from '@werkplatz/contract/school/limits.ts'
import type { Schooldays, Weekday } from '@werkplatz/contract/school/schemas.ts'
import { type SubmitEvent, useId, useState } from 'react'

import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/confirm/Dialog.tsx'
import { CheckField } from '../../../ui/form/fields/CheckField.tsx'
import { TextField } from '../../../ui/form/fields/TextField.tsx'
import { useSaveSchooldays } from '../actions.ts'

import styles from './SchoolDays.module.css'

/** A day the contract does not know does not compile. */
const week = Object.keys({
  Montag: true,
  Dienstag: true,
  Mittwoch: true,
  Donnerstag: true,
  Freitag: true,
  Samstag: true,
} satisfies Record<Weekday, true>) as Weekday[]

export function SchoolDaysDialog({ schooldays, onClose }: { schooldays: Schooldays; onClose: () => void }) {
  const [days, setDays] = useState<readonly Weekday[]>(schooldays.days)
  const [text, setText] = useState(schooldays.schoolDayText)
  const [busy, setBusy] = useState(false)
  const save = useSaveSchooldays()
  const formId = useId()
  const isTooLong = text.trim().length > schoolLimits.schoolDayText

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy || isTooLong) return
    setBusy(true)
    const isSaved = await save({ userId: schooldays.userId, days: [...days], schoolDayText: text.trim() })
    setBusy(false)
    if (isSaved) onClose()
  }
  return (
    <Dialog
      title={messages.schoolDaysHeading.text}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{messages.schoolDaysCancel.text}</Button>
          <Button type="submit" form={formId} kind="primary" busy={busy}>
            {messages.schoolDaysSave.text}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p>{messages.schoolDaysLead.text}</p>
        <fieldset className={styles.week}>
          <legend>{messages.schoolDaysWhich.text}</legend>
          {week.map((day) => (
            <CheckField
              key={day}
              label={day}
              checked={days.includes(day)}
              onChange={(on) => setDays(on ? [...days, day] : days.filter((other) => other !== day))}
            />
          ))}
        </fieldset>
        <TextField
          label={messages.schoolDaysText.text}
          optional
          value={text}
          onChange={setText}
          placeholder={messages.schoolDaysPlaceholder.text}
          maxLength={schoolLimits.schoolDayText}
          counted
          error={isTooLong ? messages.schoolDaysTooLong.text : undefined}
        />
      </form>
    </Dialog>
  )
}
