import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/school.json'
import messages from '@werkplatz/content/messages/school.json'
import { bySubject, shown, subjectKey } from '@werkplatz/contract/school/averages.ts'
import { isGrade, isWeight, schoolLimits } from '@werkplatz/contract/school/limits.ts'
import type { SchoolSubject, Semester } from '@werkplatz/contract/school/schemas.ts'
import { useEffect, useId, useRef, useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/confirm/Dialog.tsx'
import { parseNumber } from '../../../ui/form/fields/number-text.ts'
import { TextField } from '../../../ui/form/fields/TextField.tsx'
import { GradeTag } from '../../shared/GradeTag.tsx'
import { marksQuery } from '../api.ts'
import { WeightChoice } from '../components/WeightChoice.tsx'
import { semesterTitle } from '../words.ts'
import { pressed, typed } from './number-pad.ts'
import { NumberPad } from './NumberPad.tsx'
import { SubjectChips } from './SubjectChips.tsx'
import { useEnterMark } from './use-enter-mark.ts'

import styles from './QuickMark.module.css'

const MOST_CHIPS = 8

export type QuickMarkFormProps = {
  userId: string
  semester: Semester
  subjects: readonly SchoolSubject[]
  onClose: () => void
}

/** The first thing that is wrong. */
function problemOf(subject: string, grade: number, weight: number | null): string | null {
  if (subject.trim() === '') return messages.subjectEmpty.text
  if (subject.trim().length > schoolLimits.subject) return messages.subjectTooLong.text
  if (!isGrade(grade)) return messages.gradeRange.text
  return weight === null || !isWeight(weight) ? messages.weightRange.text : null
}

/** Last subjects, a number pad, done: ten seconds. */
export function QuickMarkForm({ userId, semester, subjects, onClose }: QuickMarkFormProps) {
  const own = subjects.filter(({ isOwn }) => isOwn)
  const chips = (own.length > 0 ? own : subjects).slice(0, MOST_CHIPS).map(({ subject }) => subject)
  const [chosen, setChosen] = useState<string | null>(own[0]?.subject ?? (chips.length > 0 ? '' : null))
  const [written, setWritten] = useState('')
  const [text, setText] = useState('')
  const [weight, setWeight] = useState<number | null>(1)
  const [isAsked, setAsked] = useState(false)
  const { data: marks } = useQuery(marksQuery(semester.schoolSemesterId))
  const { enter, isBusy } = useEnterMark(userId)
  const id = useId()
  const gradeField = useRef<HTMLInputElement>(null)
  const isKnown = chosen !== null && chosen !== ''
  // After the dialog has opened and taken the focus.
  useEffect(() => {
    if (isKnown) gradeField.current?.focus()
  }, [isKnown])

  const subject = chosen ?? written
  const grade = parseNumber(text) ?? 0
  const problem = problemOf(subject, grade, weight)
  const isWrong = problem !== null && (isAsked || (text.length > 2 && !isGrade(grade)))
  const before = marks?.filter((mark) => subjectKey(mark.subject) === subjectKey(subject))
  const now = before && bySubject(before)[0]?.average
  const content = { subject, grade, weight: weight ?? 0 }
  const after = before && problem === null ? bySubject([...before, content])[0]?.average : undefined

  const submit = async () => {
    setAsked(true)
    if (problem === null && !isBusy && (await enter(semester.schoolSemesterId, content))) onClose()
  }
  return (
    <Dialog
      title={
        <span className={styles.title}>
          {messages.quickHeading.text} <small>{semesterTitle(semester)}</small>
        </span>
      }
      onClose={onClose}
      actions={
        <Button
          type="submit"
          form={id}
          kind="primary"
          size="large"
          block
          busy={isBusy}
          icon={<IconCheck stroke={1.75} aria-hidden />}
        >
          {labels.enter}
        </Button>
      }
    >
      <form
        id={id}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <SubjectChips subjects={chips} value={chosen} onChange={setChosen} />
        {chosen === null && (
          <>
            <TextField
              label={messages.columnSubject.text}
              list={`${id}-subjects`}
              autoComplete="off"
              placeholder={messages.subjectPlaceholder.text}
              value={written}
              onChange={setWritten}
            />
            <datalist id={`${id}-subjects`}>
              {subjects.map((one) => (
                <option key={one.subject} value={one.subject}>
                  {one.subject}
                </option>
              ))}
            </datalist>
          </>
        )}
        {isKnown && (
          <p className={styles.now}>{now ? fillIn(labels.subjectNow, { subject, average: shown(now) }) : subject}</p>
        )}
        <div className={styles.figures}>
          <input
            ref={gradeField}
            className={styles.grade}
            aria-label={messages.columnGrade.text}
            aria-invalid={isWrong && !isGrade(grade) ? true : undefined}
            inputMode="none"
            autoComplete="off"
            placeholder="–"
            value={text}
            onChange={(event) => setText(typed(event.currentTarget.value))}
          />
          {after && (
            <span className={styles.after}>
              {labels.averageAfter}
              <GradeTag grade={Number(shown(after))} variant="average" decimals={2} />
            </span>
          )}
        </div>
        {isWrong && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <div className={styles.weights}>
          <span aria-hidden>{messages.columnWeight.text}</span>
          <WeightChoice label={messages.columnWeight.text} value={weight} onChange={setWeight} />
        </div>
        <NumberPad onPress={(key) => setText(pressed(text, key))} />
      </form>
    </Dialog>
  )
}
