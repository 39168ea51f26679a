import labels from '@werkplatz/content/labels/activity-review.json'
import { reviewedFields, type ReviewedField } from '@werkplatz/contract/activity-review/fields.ts'
import type { ActivityChanges } from '@werkplatz/contract/activity-review/schemas.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/confirm/Dialog.tsx'
import { Prose } from '../../../ui/prose/Prose.tsx'
import { fieldLabels, valueLabel } from '../labels.ts'

import styles from './ApprovedVersionDialog.module.css'

export type ApprovedVersionDialogProps = { changes: ActivityChanges; onClose: () => void }

/** The whole of it as it was approved; what was empty is not listed. */
export function ApprovedVersionDialog({ changes, onClose }: ApprovedVersionDialogProps) {
  const { approved, date, reviewer } = changes
  const textOf = (field: ReviewedField) => {
    const value = approved[field]
    if (Array.isArray(value)) return value.join(', ')
    return value === null || value === '' ? '' : valueLabel(field, String(value))
  }
  const facts = reviewedFields.filter((field) => field !== 'title' && field !== 'description' && textOf(field))
  return (
    <Dialog title={approved.title} onClose={onClose} wide actions={<Button onClick={onClose}>{labels.close}</Button>}>
      <p>{fillIn(labels.approvedBy, { reviewer, date: formatDate(date) })}</p>
      <div className={styles.prose}>
        <Prose text={approved.description} />
      </div>
      <dl className={styles.facts}>
        {facts.map((field) => (
          <div key={field}>
            <dt>{fieldLabels[field]}</dt>
            <dd>{textOf(field)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
