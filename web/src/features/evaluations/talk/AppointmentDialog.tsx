import labels from '@werkplatz/content/labels/evaluations.json'
import messages from '@werkplatz/content/messages/evaluations.json'
import type { EvaluationDetails } from '@werkplatz/contract/evaluations/schemas.ts'
import { type SubmitEvent, useId, useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/confirm/Dialog.tsx'
import { DateField } from '../../../ui/form/date/DateField.tsx'
import { TextField } from '../../../ui/form/fields/TextField.tsx'
import { calendarFile } from './appointment.ts'

import styles from './Talk.module.css'

const PLACE = 120

/** Day, time and place become a file that every calendar program reads. */
export function AppointmentDialog({ evaluation, onClose }: { evaluation: EvaluationDetails; onClose: () => void }) {
  const formId = useId()
  const [day, setDay] = useState('')
  const [time, setTime] = useState('')
  const [place, setPlace] = useState('')
  const texts = messages.sheetAppointmentDialog
  const make = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!day || !time) return
    const title = fillIn(labels.talkAbout, { title: evaluation.assignmentTitle })
    const uid = `${evaluation.assignmentId}-${day}`
    const file = calendarFile({ title, day, time, place }, uid)
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }))
    link.download = labels.talkFile
    link.click()
    URL.revokeObjectURL(link.href)
    onClose()
  }
  return (
    <Dialog
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={formId} kind="primary" disabled={!day || !time}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.lines} noValidate onSubmit={make}>
        <p>{texts.text}</p>
        <DateField label={messages.sheetAppointmentDate.text} required value={day} onChange={setDay} />
        <TextField label={messages.sheetAppointmentTime.text} required type="time" value={time} onChange={setTime} />
        <TextField
          label={messages.sheetAppointmentPlace.text}
          optional
          maxLength={PLACE}
          value={place}
          onChange={setPlace}
        />
      </form>
    </Dialog>
  )
}
