import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import labels from '@werkplatz/content/labels/applications.json'
import type { AnswerClock, AnswerPause, TimelineStep } from '@werkplatz/contract/applications/schemas.ts'
import type { ReactNode } from 'react'

import { formatDateTime } from '../../../lib/format-date.ts'
import { Card } from '../../../ui/card/Card.tsx'
import { type Step, Steps, type StepState } from '../../../ui/steps/Steps.tsx'
import { dueLabel, pauseLabels, waitedLabel } from '../clock-labels.ts'

import styles from './ProgressCard.module.css'

export type ProgressCardProps = {
  timeline: readonly TimelineStep[]
  clock: AnswerClock | null
  /** Why no answer is due although it waits. */
  pause: AnswerPause | null
  /** The word for the decision, once there is one. */
  decided: { label: string; isYes: boolean } | null
}

/** Where it stands: sent, seen, decided. Nobody has to wonder. */
export function ProgressCard({ timeline, clock, pause, decided }: ProgressCardProps) {
  const find = (name: TimelineStep['step']) => timeline.find(({ step }) => step === name)
  const [sent, seen, answered] = [find('SENT'), find('SEEN'), find('DECIDED')]
  const steps: Step[] = [
    {
      id: 'sent',
      icon: IconSend,
      state: sent?.date ? 'done' : 'now',
      title: sent?.date ? labels.sent : labels.notSent,
      subtitle: when(sent),
    },
    {
      id: 'seen',
      icon: IconEye,
      state: seen?.date ? 'done' : 'open',
      title: seen?.date ? labels.seen : labels.notSeen,
      subtitle: when(seen),
    },
    {
      id: 'decided',
      icon: IconHourglass,
      state: stateOf(decided, clock),
      title: decided?.label ?? labels.answer,
      subtitle: decided ? when(answered) : pause ? pauseLabels[pause].long : clock && <Clock clock={clock} />,
    },
  ]
  return (
    <Card as="section" title={labels.progress}>
      <Steps label={labels.progress} steps={steps} />
    </Card>
  )
}

function stateOf(decided: ProgressCardProps['decided'], clock: AnswerClock | null): StepState {
  if (decided) return decided.isYes ? 'done' : 'refused'
  if (!clock) return 'open'
  return clock.isOverdue ? 'late' : 'now'
}

const when = (step: TimelineStep | undefined): ReactNode =>
  step?.date && (
    <>
      <time dateTime={step.date}>{formatDateTime(step.date)}</time>
      {step.person && `, ${step.person}`}
    </>
  )

function Clock({ clock }: { clock: AnswerClock }) {
  return (
    <>
      <span className={styles.waited}>{waitedLabel(clock)}</span>
      <span className={clock.isOverdue ? styles.late : styles.due}>{dueLabel(clock)}</span>
    </>
  )
}
