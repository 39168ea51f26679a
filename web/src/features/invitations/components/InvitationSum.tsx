import labels from '@werkplatz/content/labels/admin.json'
import type { InvitationCounts } from '@werkplatz/contract/invitations/schemas.ts'

import { classNames } from '../../../lib/class-names.ts'

import styles from './InvitationSum.module.css'

const copy = labels.invitations
const parts = [
  { state: 'ACCEPTED', label: copy.sumAccepted },
  { state: 'OPEN', label: copy.sumOpen },
  { state: 'EXPIRING', label: copy.sumExpiring },
  { state: 'EXPIRED', label: copy.sumExpired },
] as const

interface InvitationSumProps {
  counts: InvitationCounts
  /** One below the other, in a narrow card. */
  stacked?: boolean
}

/** Who has come and who has not, at a glance. The bar repeats the figures beside it. */
export function InvitationSum({ counts, stacked = false }: InvitationSumProps) {
  const shown = parts.filter(({ state }) => counts[state] > 0)
  if (shown.length === 0) return null
  return (
    <div className={classNames(styles.sum, stacked && styles.stacked)}>
      <div className={styles.bar} aria-hidden>
        {shown.map(({ state }) => (
          <i key={state} data-state={state} style={{ flexGrow: counts[state] }} />
        ))}
      </div>
      <dl className={styles.figures}>
        {parts.map(({ state, label }) => (
          <div key={state}>
            <dt>
              <i data-state={state} aria-hidden />
              {label}
            </dt>
            <dd>{counts[state]}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
