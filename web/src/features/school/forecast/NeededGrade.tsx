import labels from '@werkplatz/content/labels/school.json'
import messages from '@werkplatz/content/messages/school.json'
import {
  type Forecast,
  type Fraction,
  neededGrade,
  shown,
  type SubjectMarks,
} from '@werkplatz/contract/school/averages.ts'
import { isWeight } from '@werkplatz/contract/school/limits.ts'
import type { Mark } from '@werkplatz/contract/school/schemas.ts'
import { useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { Card } from '../../../ui/card/Card.tsx'
import { SelectField } from '../../../ui/form/fields/SelectField.tsx'
import { Segmented } from '../../../ui/segmented/Segmented.tsx'
import { WeightChoice } from '../components/WeightChoice.tsx'

import styles from './WhatIf.module.css'

const targets = ['4.0', '4.5', '5.0', '5.5'] as const

const lowest = (subjects: readonly SubjectMarks<Mark>[]) =>
  subjects.reduce((low, one) => (shown(one.average) < shown(low.average) ? one : low))

/** Which mark the next one must be. */
export function NeededGrade({ subjects, average }: { subjects: readonly SubjectMarks<Mark>[]; average: Fraction }) {
  // Where a better mark is missed most, and the next goal there is.
  const [named, setNamed] = useState(() => lowest(subjects).subject)
  const [target, setTarget] = useState<(typeof targets)[number]>(
    () => targets.find((one) => one > shown(lowest(subjects).average)) ?? '5.5',
  )
  const [weight, setWeight] = useState<number | null>(1)
  const { subject, marks, average: now } = subjects.find((one) => one.subject === named) ?? subjects[0]!
  return (
    <Card as="section" aria-labelledby="needed" className={styles.needed}>
      <h2 id="needed">{messages.forecastHeading.text}</h2>
      <p className={styles.lead}>{fillIn(messages.forecastText.text, { average: shown(average) })}</p>
      <SelectField
        label={messages.columnSubject.text}
        value={subject}
        onChange={(next) => setNamed(next ?? subject)}
        options={subjects.map((one) => ({ value: one.subject, label: one.subject }))}
        hint={fillIn(marks.length === 1 ? labels.nowOne : labels.now, { average: shown(now), count: marks.length })}
      />
      <div className={styles.choice}>
        <span>{messages.forecastTarget.text}</span>
        <Segmented
          label={messages.forecastTarget.text}
          value={target}
          onChange={setTarget}
          options={targets.map((value) => ({ value, label: value }))}
          full
        />
      </div>
      <div className={styles.choice}>
        <span>{labels.nextWeight}</span>
        <WeightChoice label={labels.nextWeight} value={weight} onChange={setWeight} />
      </div>
      {weight !== null && isWeight(weight) && (
        <Answer
          forecast={neededGrade(marks, { weight, target: Number(target) })}
          values={{ target, subject, weight }}
        />
      )}
    </Card>
  )
}

function Answer({
  forecast,
  values,
}: {
  forecast: Forecast
  values: Record<'target' | 'subject', string> & { weight: number }
}) {
  if (forecast.outcome === 'reached')
    return (
      <output className={styles.answer}>{fillIn(messages.forecastReached.text, { ...values, grade: '1.0' })}</output>
    )
  const grade = forecast.grade.toFixed(1)
  if (forecast.outcome === 'outOfReach')
    return (
      <output className={styles.answer}>
        {fillIn(messages.forecastOutOfReach.text, values)} {fillIn(labels.wouldNeed, { grade })}
      </output>
    )
  return (
    <output className={styles.answer}>
      <b>{grade}</b>
      <span>{fillIn(messages.forecastNeeded.text, { ...values, grade })}</span>
    </output>
  )
}
