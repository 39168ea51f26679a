// What a form says, made ready to be stored, and whether it says enough.
import type { ChangedAssignment, NewAssignment } from '@werkplatz/contract/assignments/schemas.ts'
import { access } from '@werkplatz/contract/rules/access.ts'

import { canRows } from '../../access/can.ts'
import type { Member } from '../../access/member.ts'
import type { Tx } from '../../db/open.ts'
import { Refusal } from '../../lib/refusal.ts'
import { hasWorkSector } from '../activities/activity.queries.ts'
import { isActivePerson, type AssignmentContent } from './assignment.queries.ts'

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
})

/** A draft may have gaps; what others read or review may not. */
export function refuseGaps(content: AssignmentContent) {
  const gaps: [boolean, string][] = [
    [!content.dateStart, '«Start» fehlt.'],
    [!content.dateEnd, '«Ende» fehlt.'],
    [!content.workSectorId, '«Bereich» fehlt.'],
    [!content.department, '«Team» darf nicht leer sein.'],
    [!content.location, '«Adresse» darf nicht leer sein.'],
    [!content.contactId && !content.contact, '«Kontaktperson» fehlt.'],
    [!content.description, '«Beschreibung» darf nicht leer sein.'],
  ]
  const sentences = gaps.flatMap(([isMissing, sentence]) => (isMissing ? [sentence] : []))
  if (sentences.length) throw new Refusal('bad_input', { sentences })
}

/** Ids in a form must be of things there are, and an activity one the caller can reach; what was there may stay. */
export async function refuseUnknown(
  tx: Tx,
  me: Member,
  content: AssignmentContent,
  before: Pick<AssignmentContent, 'activityId' | 'contactId'> & { authorId: string },
) {
  const { workSectorId, contactId, activityId } = content
  const refuse = (sentence: string) => {
    throw new Refusal('bad_input', { sentences: [sentence] })
  }
  if (workSectorId && !(await hasWorkSector(tx, workSectorId))) refuse('«Bereich» gibt es nicht.')
  if (contactId === before.authorId) refuse('Du kannst nicht deine eigene Kontaktperson sein.')
  if (contactId && contactId !== before.contactId && !(await isActivePerson(tx, contactId)))
    refuse('«Kontaktperson» gibt es nicht.')
  if (activityId && activityId !== before.activityId && !(await canReach(tx, me, activityId)))
    refuse('«Aktivität» gibt es nicht.')
}

async function canReach(tx: Tx, me: Member, activityId: string): Promise<boolean> {
  const can = await canRows(tx, me, ['activity.read'], [activityId], access)
  return can.get(activityId)?.['activity.read'] ?? false
}
