import labels from '@werkplatz/content/labels/evaluations.json'
import messages from '@werkplatz/content/messages/evaluations.json'
import type { EvaluationDetails, EvaluationPart, Side } from '@werkplatz/contract/evaluations/schemas.ts'
import type { ReactNode } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { EmptyState } from '../../../ui/empty/EmptyState.tsx'
import { StatusTag } from '../../shared/StatusTag.tsx'
import { Points } from './Points.tsx'

import styles from './Parts.module.css'

export type PartCardProps = { evaluation: EvaluationDetails; side: Side }

/** One side of an evaluation: what stands in it, or why it cannot be read yet. */
export function PartCard({ evaluation, side }: PartCardProps) {
  const isApprentice = side === 'APPRENTICE'
  const part = isApprentice ? evaluation.apprenticeEvaluation : evaluation.contactEvaluation
  const name = isApprentice ? evaluation.apprenticeName : evaluation.contactName
  const role = isApprentice ? labels.apprentice : labels.contact
  const isOwn = evaluation.side === side
  return (
    <Card as="section" aria-label={isOwn ? messages.ownPart.text : fillIn(messages.otherPart.text, { name })}>
      <header className={styles.head}>
        <Avatar name={name} src={null} size={48} colorKey={isApprentice ? evaluation.apprenticeId : name} />
        <div className={styles.who}>
          <h2>{name}</h2>
          <p>{isOwn ? messages.ownPart.text : role}</p>
        </div>
        <State evaluation={evaluation} side={side} part={part} />
      </header>
      {part ? (
        <Content part={part} hasNotes={!isApprentice} />
      ) : (
        <Nothing evaluation={evaluation} side={side} name={name} />
      )}
    </Card>
  )
}

function State({ evaluation, side, part }: PartCardProps & { part: EvaluationPart | null }) {
  const state = side === 'APPRENTICE' ? evaluation.apprenticeState : evaluation.contactState
  if (state === 'OPEN') return <StatusTag tone="PENDING" label={labels.open} />
  const on = state === 'DISCUSSED' ? part?.dateDiscussed : part?.dateSubmitted
  const words = state === 'DISCUSSED' ? labels.discussedOn : labels.submittedOn
  return <StatusTag tone="APPROVED" label={fillIn(words, { date: on ? formatDate(on) : '' }).trim()} />
}

/** `hasNotes`: only the contact person writes notes. */
function Content({
  part: { evaluationPoints, notes },
  hasNotes,
}: {
  part: EvaluationPart
  hasNotes: boolean
}): ReactNode {
  const types = [...Map.groupBy(evaluationPoints, ({ criterion }) => criterion.criterionType.name)]
  return (
    <>
      {types.map(([name, points]) => (
        <section key={name} className={styles.type}>
          <h3>{name}</h3>
          <Points points={points} titleLevel={4} />
        </section>
      ))}
      {hasNotes && (
        <section className={styles.type}>
          <h3>{messages.notesTitle.text}</h3>
          <p className={styles.notes}>{notes || labels.noNotes}</p>
        </section>
      )}
    </>
  )
}

/** Those who accompany see who is still to come, and nothing in its place. */
function Nothing({ evaluation, side, name }: PartCardProps & { name: string }) {
  if (evaluation.side === null) return null
  if (evaluation.side === side)
    return <EmptyState size="small" title={labels.notBegun} text={messages.beforeOwn.text} />
  const state = side === 'APPRENTICE' ? evaluation.apprenticeState : evaluation.contactState
  const title = state === 'OPEN' ? messages.otherPartPending.text : fillIn(messages.beforeOtherSubmitted.text, { name })
  return <EmptyState illustration="bewertung" title={title} text={labels.sameMoment} />
}
