import labels from '@werkplatz/content/labels/evaluations.json'
import messages from '@werkplatz/content/messages/evaluations.json'
import type { Criterion } from '@werkplatz/contract/evaluations/schemas.ts'

import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/confirm/Dialog.tsx'
import { type FormValues, type PointValue, pointOf } from './form-values.ts'

export type TwoVersionsProps = {
  criteria: readonly Criterion[]
  here: FormValues
  there: FormValues
  onKeep: () => void
  onTake: () => void
  onClose: () => void
}

/** The same part was begun on two devices: shows where they differ and lets the user choose one. */
export function TwoVersions({ criteria, here, there, onKeep, onTake, onClose }: TwoVersionsProps) {
  const differing = criteria.filter(
    ({ criterionId }) => saidOf(pointOf(here, criterionId)) !== saidOf(pointOf(there, criterionId)),
  )
  return (
    <Dialog
      wide
      title={labels.twoVersions}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onTake}>{labels.takeThere}</Button>
          <Button kind="primary" onClick={onKeep}>
            {labels.keepHere}
          </Button>
        </>
      }
    >
      <p>{labels.twoVersionsText}</p>
      <ul>
        {differing.map(({ criterionId, name }) => (
          <li key={criterionId}>
            <b>{name}</b>
            <Versions here={saidOf(pointOf(here, criterionId))} there={saidOf(pointOf(there, criterionId))} />
          </li>
        ))}
        {here.notes !== there.notes && (
          <li>
            <b>{messages.notesTitle.text}</b>
            <Versions here={here.notes} there={there.notes} />
          </li>
        )}
      </ul>
    </Dialog>
  )
}

const saidOf = ({ grade, justification }: PointValue) => [grade, justification.trim()].filter(Boolean).join(', ')

const Versions = ({ here, there }: { here: string; there: string }) => (
  <dl>
    <dt>{labels.onThisDevice}</dt>
    <dd>{here || labels.nothingYet}</dd>
    <dt>{labels.onOtherDevice}</dt>
    <dd>{there || labels.nothingYet}</dd>
  </dl>
)
