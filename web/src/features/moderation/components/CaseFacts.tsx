import labels from '@werkplatz/content/labels/moderation.json'
import type { Report } from '@werkplatz/contract/moderation/schemas.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { reporterOf } from '../labels.ts'

import styles from './ReportCase.module.css'

/** Who reported it, what there was before, and who looks after it. */
export function CaseFacts({ report }: { report: Report }) {
  const { author, earlierCount: count, taker } = report
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{labels.reporter}</dt>
        <dd>{reporterOf(report)}</dd>
      </div>
      {author && (
        <div>
          <dt>{labels.earlier}</dt>
          <dd>
            {fillIn(count === 0 ? labels.earlierNone : count === 1 ? labels.earlierOne : labels.earlierMany, {
              name: author.name,
              count,
            })}
          </dd>
        </div>
      )}
      <div>
        <dt>{labels.taker}</dt>
        <dd>{taker?.name ?? labels.nobodyYet}</dd>
      </div>
    </dl>
  )
}
