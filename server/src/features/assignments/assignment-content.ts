// What a form says, made ready to be stored, and whether it says enough.
import { assignmentFieldLabels as labels } from '@werkplatz/contract/assignments/labels.ts'
import type { ChangedAssignment, NewAssignment } from '@werkplatz/contract/assignments/schemas.ts'
import { access } from '@werkplatz/contract/rules/access.ts'

import { canRows } from '../../access/can.ts'
import type { Member } from '../../access/member.ts'
import type { Tx } from '../../db/handles.ts'
import { Refusal, wrongField } from '../../lib/refusal.ts'
import { hasWorkSector } from '../activities/activity.queries.ts'
import { isActivePerson, type AssignmentContent, type AssignmentFacts } from './assignment.queries.ts'

/** Who is in the system needs no name beside it. */
export const contentOf = (form: NewAssignment | ChangedAssignment): AssignmentContent => ({
  activityId: form.activityId,
  title: form.title,
  description: form.description,
  location: form.location,
  workSectorId: form.workSectorId,
  department: form.department,
  dateStart: form.dateStart,
  dateEnd: form.dateEnd,
  workload: form.workload,
  contactId: form.contactId,
  contact: form.contactId ? '' : form.contact,
  contactEmail: form.contactId ? null : (form.contactEmail?.normalize('NFC').toLowerCase() ?? null),
})

export function changedFields(before: AssignmentContent, now: AssignmentContent): ReadonlySet<keyof AssignmentContent> {
  const fields = Object.keys(now) as (keyof AssignmentContent)[]
  return new Set(fields.filter((field) => before[field] !== now[field]))
}

/** Who accompanies what is in force also evaluates it: that is not for the apprentice to choose anew (T15). */
export function refuseFrozenContact(
  { id, approved_at: approvedAt }: AssignmentFacts,
  changed: ReadonlySet<keyof AssignmentContent>,
) {
  const isChosenAnew = (['contactId', 'contact', 'contactEmail'] as const).some((field) => changed.has(field))
  if (approvedAt && isChosenAnew) throw new Refusal('contact_frozen', { id })
}

/** An evaluation is about somebody's work at a time: who judged that keeps both. */
export function refuseFixed(
  { id, is_evaluated: isEvaluated }: AssignmentFacts,
  changed: ReadonlySet<keyof AssignmentContent>,
) {
  const isFixed = (['dateStart', 'dateEnd', 'contactId', 'contact', 'contactEmail'] as const).some((field) =>
    changed.has(field),
  )
  if (isEvaluated && isFixed) throw new Refusal('assignment_dates_fixed', { id })
}

/** A draft may have gaps; what others read or review may not. */
export function requireComplete(content: AssignmentContent) {
  const gaps: [isThere: unknown, path: keyof typeof labels, what: string][] = [
    [content.dateStart, 'dateStart', 'fehlt'],
    [content.dateEnd, 'dateEnd', 'fehlt'],
    [content.workSectorId, 'workSectorId', 'fehlt'],
    [content.department, 'department', 'darf nicht leer sein'],
    [content.location, 'location', 'darf nicht leer sein'],
    [content.contactId ?? content.contact, 'contact', 'fehlt'],
    [content.description, 'description', 'darf nicht leer sein'],
  ]
  const fields = gaps.flatMap(([isThere, path, what]) =>
    isThere ? [] : [{ path, sentence: `«${labels[path]}» ${what}.` }],
  )
  if (fields.length > 0) throw new Refusal('bad_input', { fields })
}

/** Ids in a form must be of things there are, and an activity one the caller can reach; what was there may stay. */
export async function refuseUnknown(
  tx: Tx,
  me: Member,
  content: AssignmentContent,
  before: Pick<AssignmentContent, 'activityId' | 'contactId' | 'workSectorId'> & { authorId: string },
) {
  const { workSectorId, contactId, activityId } = content
  if (workSectorId && workSectorId !== before.workSectorId && !(await hasWorkSector(tx, workSectorId)))
    throw wrongField('workSectorId', `«${labels.workSectorId}» gibt es nicht.`)
  if (contactId === before.authorId) throw wrongField('contactId', 'Du kannst nicht deine eigene Kontaktperson sein.')
  if (contactId && contactId !== before.contactId && !(await isActivePerson(tx, contactId)))
    throw wrongField('contactId', `«${labels.contactId}» gibt es nicht.`)
  if (activityId && activityId !== before.activityId && !(await canReach(tx, me, activityId)))
    throw wrongField('activityId', `«${labels.activityId}» gibt es nicht.`)
}

async function canReach(tx: Tx, me: Member, activityId: string): Promise<boolean> {
  const can = await canRows(tx, me, ['activity.read'], [activityId], access)
  return can.get(activityId)?.['activity.read'] ?? false
}
