import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import labels from '@werkplatz/content/labels/school.json'
import messages from '@werkplatz/content/messages/school.json'
import { bySubject, semesterAverage, shown, subjectKey } from '@werkplatz/contract/school/averages.ts'
import { isGrade } from '@werkplatz/contract/school/limits.ts'
import type { Mark } from '@werkplatz/contract/school/schemas.ts'
import { useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { NumberField } from '../../../ui/form/fields/NumberField.tsx'
import { GradeTag } from '../../shared/GradeTag.tsx'
import { NeededGrade } from './NeededGrade.tsx'

import styles from './WhatIf.module.css'

/** To try things out: thought marks beside the real ones. Kept nowhere, not even in this browser. */
export function WhatIf({ marks }: { marks: readonly Mark[] }) {
  const [thought, setThought] = useState<ReadonlyMap<string, number | null>>(new Map())
  const subjects = bySubject(marks)
  const imagined = subjects.flatMap(({ subject }) => {
    const grade = thought.get(subjectKey(subject))
    return grade && isGrade(grade) ? [{ subject, grade, weight: 1 }] : []
  })
  const now = semesterAverage(marks)!
  const then = semesterAverage([...marks, ...imagined])!
  const think = (subject: string, grade: number | null) => setThought(new Map(thought).set(subjectKey(subject), grade))
  return (
    <div className={styles.layout}>
      <NeededGrade subjects={subjects} average={now} />
      <Card as="section" aria-labelledby="what-if">
        <header className={styles.head}>
          <h2 id="what-if">{messages.whatIfHeading.text}</h2>
          <Button kind="ghost" icon={<IconRefresh stroke={1.75} aria-hidden />} onClick={() => setThought(new Map())}>
            {messages.whatIfReset.text}
          </Button>
        </header>
        <p className={styles.lead}>{messages.whatIfLead.text}</p>
        <ul className={styles.rows}>
          {subjects.map(({ subject, marks: its, average }) => {
            const grade = thought.get(subjectKey(subject)) ?? null
            const one = imagined.find((mark) => mark.subject === subject)
            const after = one && bySubject([...its, one])[0]!.average
            return (
              <li key={subject}>
                <NumberField
                  label={subject}
                  value={grade}
                  onChange={(next) => think(subject, next)}
                  min={1}
                  max={6}
                  step={0.1}
                  placeholder={labels.none}
                  steps={{
                    from: Number(shown(average, 1)),
                    less: fillIn(labels.lower, { subject }),
                    more: fillIn(labels.higher, { subject }),
                  }}
                  error={grade !== null && !isGrade(grade) ? messages.gradeRange.text : undefined}
                />
                <span className={styles.change}>
                  {after && <span className={styles.before}>{fillIn(labels.fromTo, { from: shown(average) })}</span>}
                  <GradeTag grade={Number(shown(after ?? average))} variant="average" decimals={2} />
                </span>
              </li>
            )
          })}
        </ul>
        <output className={styles.result}>
          <span>{messages.semesterAverage.text}</span>
          <span className={styles.change}>
            {imagined.length > 0 && (
              <span className={styles.before}>{fillIn(labels.fromTo, { from: shown(now) })}</span>
            )}
            <GradeTag grade={Number(shown(then))} variant="average" decimals={2} />
          </span>
        </output>
      </Card>
    </div>
  )
}
