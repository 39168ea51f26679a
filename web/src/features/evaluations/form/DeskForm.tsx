import labels from '@werkplatz/content/labels/evaluations.json'
import messages from '@werkplatz/content/messages/evaluations.json'
import { evaluationLimits } from '@werkplatz/contract/evaluations/limits.ts'
import type { Criterion } from '@werkplatz/contract/evaluations/schemas.ts'
import { useEffect, useId } from 'react'
import { useLocation } from 'react-router'

import { fillIn } from '../../../lib/fill-in.ts'
import { formatDateRange } from '../../../lib/format-date.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { TextArea } from '../../../ui/form/fields/TextArea.tsx'
import { ActionBar } from '../../../ui/form/frame/ActionBar.tsx'
import { RequiredHint } from '../../../ui/form/frame/RequiredHint.tsx'
import { ConflictNote } from '../../../ui/note/ConflictNote.tsx'
import { Note } from '../../../ui/note/Note.tsx'
import { RestoredNote } from '../../../ui/note/RestoredNote.tsx'
import { PageHeader } from '../../../ui/page/PageHeader.tsx'
import { GapNote } from '../components/GapNote.tsx'
import { GradeChoice } from '../components/GradeChoice.tsx'
import { LastTime } from '../components/LastTime.tsx'
import { Legend } from '../components/Legend.tsx'
import type { EditorState } from './editor-state.ts'
import { focusCriterion } from './focus-criterion.ts'
import { byType, countMissing, gapsOf, isAnswered, pointOf, withPoint } from './form-values.ts'
import { Justification } from './Justification.tsx'

import styles from './DeskForm.module.css'

export function DeskForm(state: EditorState) {
  const { form, head, values, change, isRestored, discard, saving, isKept, showsGaps, close, finish, words } = state
  const { side, apprenticeName, last } = form
  const total = form.criteria.length
  useNamedCriterion()
  const done = total - countMissing(values, form.criteria)
  return (
    <>
      <PageHeader
        title={head.title}
        lead={
          <>
            {head.lead} <RequiredHint />
          </>
        }
      />
      {head.more}
      <div className={styles.columns}>
        <div className={styles.main}>
          {saving.conflict && <ConflictNote conflict={saving.conflict} />}
          {isRestored && <RestoredNote text={messages.draftRestored.text} onDiscard={discard} />}
          {showsGaps && <GapNote gaps={gapsOf(values, form.criteria)} onOpen={focusCriterion} />}
          {last && <LastTime last={last} />}
          {byType(form.criteria).map(([name, criteria]) => (
            <Type key={name} name={name} criteria={criteria} state={state} />
          ))}
          {side === 'CONTACT' && (
            <section className={styles.type}>
              <h2>{messages.notesTitle.text}</h2>
              <TextArea
                label={messages.notesTitle.text}
                optional
                value={values.notes}
                onChange={(notes) => change({ notes })}
                maxLength={evaluationLimits.notes}
                countFrom={1}
                placeholder={labels.notesPlaceholder}
              />
            </section>
          )}
        </div>
        <aside className={styles.aside} aria-label={labels.progress}>
          <Card>
            <b>{side === 'CONTACT' ? apprenticeName : form.contactName}</b>
            <p className={styles.muted}>{formatDateRange(form.assignmentStart, form.assignmentEnd)}</p>
            <p>
              <b>{fillIn(messages.progress.text, { done, total })}</b>
            </p>
            <progress className={styles.progress} value={done} max={total} aria-label={labels.progress} />
            <h2 className={styles.scale}>{labels.scale}</h2>
            <Legend look="list" />
            {isKept && (
              <div className={styles.kept}>
                <Note>{labels.draftKept}</Note>
              </div>
            )}
          </Card>
        </aside>
      </div>
      <ActionBar
        start={
          <Button kind="ghost" onClick={close}>
            {words.close}
          </Button>
        }
        end={
          <Button kind="primary" busy={saving.state === 'saving'} icon={state.finishIcon} onClick={finish}>
            {words.finish}
          </Button>
        }
      />
    </>
  )
}

/** The address may name a criterion: a gap on the page of the evaluation leads to it. */
function useNamedCriterion() {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) focusCriterion(hash.slice(1))
  }, [hash])
}

function Type({ name, criteria, state }: { name: string; criteria: readonly Criterion[]; state: EditorState }) {
  const id = useId()
  return (
    <section className={styles.type} aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      {criteria.map((criterion) => (
        <Row key={criterion.criterionId} criterion={criterion} state={state} />
      ))}
    </section>
  )
}

function Row({ criterion, state: { form, values, change, showsGaps } }: { criterion: Criterion; state: EditorState }) {
  const { criterionId, name, description } = criterion
  const point = pointOf(values, criterionId)
  return (
    <div className={styles.criterion} id={criterionId}>
      <div>
        <h3>
          {name} <span className={styles.star}>*</span>
        </h3>
        <p className={styles.muted}>{description}</p>
        {showsGaps && !isAnswered(point) && <p className={styles.gap}>{labels.stepMissing}</p>}
      </div>
      <GradeChoice
        look="row"
        label={`${labels.grade}: ${name}`}
        value={point.grade}
        onChange={(grade) => change({ points: withPoint(values, criterionId, { grade }) })}
      />
      <Justification
        point={point}
        side={form.side}
        withStarters={false}
        onChange={(justification) => change({ points: withPoint(values, criterionId, { justification }) })}
      />
    </div>
  )
}
