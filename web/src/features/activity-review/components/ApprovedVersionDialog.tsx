import { reviewedFields, type ReviewedField } from '@werkplatz/contract/activity-review/fields.ts'
import type { ActivityChanges } from '@werkplatz/contract/activity-review/schemas.ts'

import { formatDate } from '../../../lib/format-date.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/confirm/Dialog.tsx'
import { Prose } from '../../../ui/prose/Prose.tsx'
import { fieldWords, valueWord } from '../words.ts'

import styles from './ApprovedVersionDialog.module.css'

export type ApprovedVersionDialogProps = { changes: ActivityChanges; onClose: () => void }

/** The whole of it as it was approved; what was empty is not listed. */
export function ApprovedVersionDialog({ changes, onClose }: ApprovedVersionDialogProps) {
  const { approved, date, reviewer } = changes
  const wordOf = (field: ReviewedField) => {
    const value = approved[field]
    if (Array.isArray(value)) return value.join(', ')
    return value === null || value === '' ? '' : valueWord(field, String(value))
  }
  const facts = reviewedFields.filter((field) => field !== 'title' && field !== 'description' && wordOf(field))
  return (
    <Dialog title={approved.title} onClose={onClose} wide actions={<Button onClick={onClose}>Schliessen</Button>}>
      <p>
        Genehmigt von {reviewer} am {formatDate(date)}
      </p>
      <div className={styles.prose}>
        <Prose text={approved.description} />
      </div>
      <dl className={styles.facts}>
        {facts.map((field) => (
          <div key={field}>
            <dt>{fieldWords[field]}</dt>
            <dd>{wordOf(field)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
