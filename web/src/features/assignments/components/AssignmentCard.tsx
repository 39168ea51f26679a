import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/assignments.json'
import { useState } from 'react'
import { Link } from 'react-router'

import { formatDateRange } from '../../../lib/format-date.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { StatusTag } from '../../shared/StatusTag.tsx'
import { useAssignmentActions } from '../actions.ts'
import { assignmentQuery } from '../api.ts'
import { assignmentLabels } from '../labels.ts'

import styles from './AssignmentCard.module.css'

/** The assignment that came of something else. It adds to the page: when it cannot be loaded, it is not there. */
export function AssignmentCard({ id }: { id: string }) {
  const actions = useAssignmentActions()
  const { data } = useQuery(assignmentQuery(id))
  const [busy, setBusy] = useState(false)
  if (!data) return null
  const { title, assignmentStatus: status, dateStart, dateEnd, can } = data
  const submit = async () => {
    setBusy(true)
    await actions.submit(id)
    setBusy(false)
  }
  return (
    <Card as="section" title={labels.assignment} actions={<StatusTag tone={status} label={assignmentLabels[status]} />}>
      <div className={styles.words}>
        <b>
          <Link to={paths.assignment(id)}>{title}</Link>
        </b>
        <span>{formatDateRange(dateStart, dateEnd)}</span>
      </div>
      {(can.edit || can.submit || can.evaluate) && (
        <div className={styles.actions}>
          {can.evaluate && <ButtonLink to={paths.evaluation(id)}>{labels.evaluation}</ButtonLink>}
          {can.edit && <ButtonLink to={paths.assignmentForm(id)}>{labels.editShort}</ButtonLink>}
          {can.submit && (
            <Button kind="primary" busy={busy} onClick={() => void submit()}>
              {labels.submit}
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}
