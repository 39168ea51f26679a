import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/admin.json'
import shared from '@werkplatz/content/labels/shared.json'
import messages from '@werkplatz/content/messages/admin-people.json'
import type { ChangedPeople, ManagedPersonRow, PeopleChange } from '@werkplatz/contract/people/admin-schemas.ts'
import { roleLabels, type Role } from '@werkplatz/contract/rules/roles.ts'
import { useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/confirm/Dialog.tsx'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { SelectField } from '../../../ui/form/fields/SelectField.tsx'
import { Segmented } from '../../../ui/segmented/Segmented.tsx'
import { SkeletonText } from '../../../ui/skeleton/Skeleton.tsx'
import { usePeople } from '../admin-actions.ts'
import { bulkPreviewQuery, trainersQuery } from '../admin-api.ts'

import styles from './BulkDialog.module.css'

const copy = labels.people.bulk

export type BulkKind = PeopleChange['kind']
export type BulkDialogProps = {
  kind: BulkKind
  people: readonly ManagedPersonRow[]
  onClose: () => void
  onDone: () => void
}

/** Chooses the change where there is a choice, shows who will be changed and who is skipped and why, and runs it. */
export function BulkDialog({ kind, people, onClose, onDone }: BulkDialogProps) {
  const [role, setRole] = useState<Role | null>(null)
  const [isGiven, setGiven] = useState(true)
  const [supervisorId, setSupervisor] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const { changeMany } = usePeople()
  const change = changeOf(kind, { role, isGiven, supervisorId })
  const ids = people.map(({ userId }) => userId)
  const preview = useQuery({ ...bulkPreviewQuery(ids, change), enabled: change !== null })
  const count = change ? (preview.data?.done.length ?? 0) : 0

  const run = async () => {
    if (!change || busy) return
    setBusy(true)
    const isDone = await changeMany(ids, change)
    setBusy(false)
    if (isDone) onDone()
  }
  return (
    <Dialog
      wide
      title={copy.titles[kind]}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{shared.cancel}</Button>
          <Button
            kind={kind === 'DEACTIVATE' ? 'danger' : 'primary'}
            busy={busy}
            disabled={count === 0 || preview.isFetching}
            onClick={() => void run()}
          >
            {fillIn(count === 1 ? copy.runOne : copy.run, { count, verb: copy.verbs[kind] })}
          </Button>
        </>
      }
    >
      <p>{copy.texts[kind]}</p>
      {kind === 'ROLE' && (
        <div className={styles.choices}>
          <Segmented
            label={copy.giveOrTake}
            value={isGiven ? 'GIVE' : 'TAKE'}
            onChange={(next) => setGiven(next === 'GIVE')}
            options={[
              { value: 'GIVE', label: copy.give },
              { value: 'TAKE', label: copy.take },
            ]}
          />
          <SelectField
            label={labels.people.role}
            required
            value={role}
            onChange={(next) => setRole(bulkRoles.find((one) => one === next) ?? null)}
            options={roleOptions}
          />
        </div>
      )}
      {kind === 'SUPERVISOR' && <Supervisor people={people} value={supervisorId} onChange={setSupervisor} />}
      {change &&
        (preview.data ? (
          <Preview outcome={preview.data} />
        ) : preview.error ? (
          <LoadFailed size="small" onRetry={() => void preview.refetch()} busy={preview.isFetching} />
        ) : (
          <SkeletonText lines={3} />
        ))}
    </Dialog>
  )
}

interface Chosen {
  role: Role | null
  isGiven: boolean
  supervisorId: string | null
}

/** Null: something is still to be chosen. */
function changeOf(kind: BulkKind, { role, isGiven, supervisorId }: Chosen): PeopleChange | null {
  if (kind === 'ROLE') return role && { kind, role, isGiven }
  if (kind === 'SUPERVISOR') return supervisorId === null ? null : { kind, supervisorId }
  return { kind }
}

/** The four that officers give; platform roles are changed one person at a time. */
const bulkRoles: Role[] = ['APPRENTICE', 'VOCATIONAL_TRAINER', 'EDUCATION_OFFICER', 'USER']
const roleOptions = bulkRoles.map((role) => ({ value: role, label: roleLabels[role] }))

type SupervisorProps = {
  people: readonly ManagedPersonRow[]
  value: string | null
  onChange: (id: string | null) => void
}

/** Trainers of the reader's reach; people of other companies than the chosen one are skipped. */
function Supervisor({ people, value, onChange }: SupervisorProps) {
  const { data: trainers = [] } = useQuery(trainersQuery())
  const ticked = new Set(people.map(({ userId }) => userId))
  return (
    <div className={styles.choices}>
      <SelectField
        label={messages.fieldSupervisor.text}
        required
        value={value}
        onChange={onChange}
        options={trainers
          .filter(({ userId }) => !ticked.has(userId))
          .map(({ userId, name, email }) => ({ value: userId, label: name, subtitle: email }))}
      />
    </div>
  )
}

function Preview({ outcome: { done, skipped } }: { outcome: ChangedPeople }) {
  return (
    <div className={styles.preview} aria-live="polite">
      <section aria-label={copy.changed}>
        <h3 className={styles.title}>{fillIn(copy.changedCount, { count: done.length })}</h3>
        {done.length === 0 ? (
          <p className="muted">{copy.nobody}</p>
        ) : (
          <p className={styles.names}>{done.map(({ name }) => name).join(', ')}</p>
        )}
      </section>
      {skipped.length > 0 && (
        <section aria-label={copy.skipped}>
          <h3 className={styles.title}>{fillIn(copy.skippedCount, { count: skipped.length })}</h3>
          <ul className={styles.skipped}>
            {skipped.map(({ userId, name, reason }) => (
              <li key={userId}>
                <b>{name || copy.unknown}</b> <span className="muted">{reason}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
