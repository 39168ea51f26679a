import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import labels from '@werkplatz/content/labels/evaluations.json'
import messages from '@werkplatz/content/messages/evaluations.json'
import { evaluationLimits } from '@werkplatz/contract/evaluations/limits.ts'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

import { fillIn } from '../../../lib/fill-in.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { TextArea } from '../../../ui/form/fields/TextArea.tsx'
import { ActionBar } from '../../../ui/form/frame/ActionBar.tsx'
import { ConflictNote } from '../../../ui/note/ConflictNote.tsx'
import { RestoredNote } from '../../../ui/note/RestoredNote.tsx'
import { GradeChoice } from '../components/GradeChoice.tsx'
import { LastTime } from '../components/LastTime.tsx'
import type { EditorState } from './editor-state.ts'
import { isAnswered, pointOf, withPoint } from './form-values.ts'
import { Justification } from './Justification.tsx'
import { StepSummary } from './StepSummary.tsx'
import { useSwipeBack } from './use-swipe-back.ts'

import styles from './StepForm.module.css'

/** One criterion a screen, saved at every «Weiter»; last the notes and everything at a glance. */
export function StepForm(state: EditorState) {
  const { form, values, change, isRestored, discard, saving, isChanged, close, finish, words } = state
  const { criteria, side } = form
  const hasNotes = side === 'CONTACT'
  const end = criteria.length + (hasNotes ? 1 : 0)
  // At the criterion that the address names, else where something is missing.
  const { hash } = useLocation()
  const [step, setStep] = useState(() => {
    const named = criteria.findIndex(({ criterionId }) => hash === `#${criterionId}`)
    if (named !== -1) return named
    const open = criteria.findIndex(({ criterionId }) => !isAnswered(pointOf(values, criterionId)))
    return open === -1 ? end : open
  })
  const [wasBegun] = useState(step > 0)
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) isFirst.current = false
    else heading.current?.focus()
    window.scrollTo(0, 0)
  }, [step])
  const go = (to: number) => {
    if (isChanged) void saving.save(values, true)
    setStep(Math.min(end, Math.max(0, to)))
  }
  const swipe = useSwipeBack(() => go(step - 1))
  const criterion = criteria[step]
  const point = criterion && pointOf(values, criterion.criterionId)
  return (
    <div className={styles.page} data-alone {...swipe}>
      <div className={styles.head}>
        <p className={styles.who}>
          <b>{side === 'CONTACT' ? form.apprenticeName : form.contactName}</b>
          <span>{form.assignmentTitle}</span>
        </p>
        <p className={styles.state} aria-live="polite">
          {saving.state === 'saving' && labels.saving}
          {saving.state === 'saved' && !isChanged && labels.saved}
          {saving.state === 'failed' && labels.notSaved}
        </p>
      </div>
      <progress className="sr-only" value={step} max={criteria.length} aria-label={labels.progress} />
      <div className={styles.segments} aria-hidden>
        {criteria.map(({ criterionId, criterionType }, i) => (
          <span
            key={criterionId}
            className={i === step ? styles.now : isAnswered(pointOf(values, criterionId)) ? styles.done : undefined}
            data-new-type={i > 0 && criteria[i - 1]!.criterionType.name !== criterionType.name}
          />
        ))}
      </div>
      {saving.conflict && <ConflictNote conflict={saving.conflict} />}
      {isRestored && <RestoredNote text={messages.draftRestored.text} onDiscard={discard} />}
      {step === 0 && form.last && <LastTime last={form.last} />}
      {wasBegun && !isRestored && saving.state === 'idle' && <p className={styles.resume}>{messages.resume.text}</p>}
      {criterion && point && (
        <section className={styles.step}>
          <p className={styles.where}>
            <span>{criterion.criterionType.name}</span>
            <span>{fillIn(labels.of, { n: step + 1, total: criteria.length })}</span>
          </p>
          <h1 ref={heading} tabIndex={-1}>
            {criterion.name}
          </h1>
          <p className={styles.text}>{criterion.description}</p>
          <GradeChoice
            look="list"
            label={`${labels.grade}: ${criterion.name}`}
            value={point.grade}
            onChange={(grade) => change({ points: withPoint(values, criterion.criterionId, { grade }) })}
          />
          <Justification
            key={criterion.criterionId}
            point={point}
            side={side}
            withStarters
            onChange={(justification) =>
              change({ points: withPoint(values, criterion.criterionId, { justification }) })
            }
          />
        </section>
      )}
      {hasNotes && step === criteria.length && (
        <section className={styles.step}>
          <h1 ref={heading} tabIndex={-1}>
            {messages.notesTitle.text}
          </h1>
          <TextArea
            label={messages.notesTitle.text}
            optional
            rows={8}
            value={values.notes}
            onChange={(notes) => change({ notes })}
            maxLength={evaluationLimits.notes}
            countFrom={1}
            placeholder={labels.notesPlaceholder}
          />
        </section>
      )}
      {step === end && <StepSummary heading={heading} form={form} values={values} onOpen={setStep} />}
      <ActionBar
        end={
          <>
            <Button
              onClick={step === 0 ? close : () => go(step - 1)}
              icon={step > 0 && <IconArrowLeft stroke={1.75} aria-hidden />}
            >
              {step === 0 ? words.close : messages.stepBack.text}
            </Button>
            {step === end ? (
              <Button kind="primary" busy={saving.state === 'saving'} icon={state.finishIcon} onClick={finish}>
                {words.finish}
              </Button>
            ) : (
              <Button
                kind="primary"
                iconRight={<IconArrowRight stroke={1.75} aria-hidden />}
                onClick={() => go(step + 1)}
              >
                {step === end - 1 ? messages.stepFinish.text : messages.stepNext.text}
              </Button>
            )}
          </>
        }
      />
    </div>
  )
}
