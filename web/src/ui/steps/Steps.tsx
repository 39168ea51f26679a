import type { Icon } from '@tabler/icons-react'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import labels from '@werkplatz/content/labels/general.json'
import type { ReactNode } from 'react'

import { classNames } from '../../lib/class-names.ts'

import styles from './Steps.module.css'

/** done and refused have happened; now is where it stands; open is still to come. */
export type StepState = 'done' | 'refused' | 'now' | 'late' | 'open'

export type Step = {
  id: string
  state: StepState
  title: string
  /** When, or by when. */
  subtitle?: ReactNode
  /** Stands in the circle of a step that has not happened yet. */
  icon: Icon
}

const MARKS: Partial<Record<StepState, Icon>> = { done: IconCheck, refused: IconX }

const SPOKEN: Record<StepState, string> = {
  done: labels.stepDone,
  refused: labels.stepDone,
  now: labels.stepNow,
  late: labels.stepLate,
  open: labels.stepOpen,
}

/** How far something has come, from top to bottom. */
export function Steps({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ id, state, title, subtitle, icon }) => {
        const Glyph = MARKS[state] ?? icon
        return (
          <li
            key={id}
            className={classNames(styles.step, styles[state])}
            aria-current={state === 'now' || state === 'late' ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden>
              <Glyph size={16} stroke={2} />
            </span>
            <div className={styles.words}>
              <b className={styles.title}>
                {title}
                <span className="sr-only">, {SPOKEN[state]}</span>
              </b>
              {subtitle && <div className={styles.line}>{subtitle}</div>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
