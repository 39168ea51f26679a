import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/my-data.json'
import people from '@werkplatz/content/messages/admin-people.json'
import type { Deletion, DeletionPlan } from '@werkplatz/contract/my-data/schemas.ts'
import { useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { formatDateTime } from '../../../lib/format-date.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { Note } from '../../../ui/note/Note.tsx'
import { SkeletonText } from '../../../ui/skeleton/Skeleton.tsx'
import { StatusTag } from '../../shared/StatusTag.tsx'
import { useAskPersonDeletion, useKeepPerson } from '../actions.ts'
import { personDeletionQuery } from '../api.ts'
import { DaysLeft } from './DaysLeft.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { WhatGoes } from './WhatGoes.tsx'

import styles from './MyData.module.css'

const asking = people.deleteAskConfirm
const obstacles: Record<NonNullable<DeletionPlan['obstacle']>, string> = {
  LAST_OFFICER: labels.theirLastOfficer,
  LAST_OWNER: labels.theirLastOwner,
}

export type PersonDeletionProps = { id: string; name: string }

/** To have somebody's account deleted, for who looks after it. What is in it is shown to nobody but the person. */
export function PersonDeletion({ id, name }: PersonDeletionProps) {
  const { data, error, refetch, isFetching } = useQuery(personDeletionQuery(id))
  return (
    <Card title={people.deleteAsk.text} as="section" aria-label={people.deleteAsk.text}>
      <div className={styles.card}>
        {data?.deletion ? (
          <Pending id={id} deletion={data.deletion} />
        ) : data ? (
          <Ask id={id} name={name} plan={data} />
        ) : error ? (
          <LoadFailed size="small" onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <SkeletonText lines={2} />
        )}
      </div>
    </Card>
  )
}

function Pending({ id, deletion: { dateDue, byOther } }: { id: string; deletion: Deletion }) {
  const { busy, keep } = useKeepPerson(id)
  return (
    <>
      <div>
        <StatusTag tone="PENDING" label={labels.running} />
      </div>
      <DaysLeft dateDue={dateDue} day={labels.theirDayLeft} days={labels.theirDaysLeft} narrow>
        {fillIn(labels.theirDueAt, { date: formatDateTime(dateDue) })}
      </DaysLeft>
      <p className={styles.small}>{byOther ? labels.askedByCompany : labels.askedByThem}</p>
      <Button block busy={busy} icon={<IconArrowBackUp stroke={1.75} aria-hidden />} onClick={keep}>
        {people.deleteCancel.text}
      </Button>
    </>
  )
}

function Ask({ id, name, plan }: PersonDeletionProps & { plan: DeletionPlan }) {
  const [asks, setAsks] = useState(false)
  const wish = useAskPersonDeletion(id)
  if (plan.obstacle) return <Note kind="warning">{obstacles[plan.obstacle]}</Note>
  return (
    <>
      <p className={styles.small}>{labels.theirDeleteText}</p>
      <Button
        block
        className={styles.danger}
        icon={<IconTrash stroke={1.75} aria-hidden />}
        onClick={() => setAsks(true)}
      >
        {labels.deleteOpen}
      </Button>
      {asks && (
        <PasswordForm
          title={fillIn(asking.title, { name })}
          cancel={asking.cancel}
          confirm={asking.confirm}
          kind="danger"
          icon={<IconTrash stroke={1.75} aria-hidden />}
          wish={wish}
          onClose={() => setAsks(false)}
        >
          <p>{fillIn(asking.text, { name })}</p>
          <WhatGoes stays={plan.stays} />
        </PasswordForm>
      )}
    </>
  )
}
