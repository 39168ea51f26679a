// What a form says, made ready to be stored, and whether it says enough.
import type { ChangedActivity, NewActivity } from '@werkplatz/contract/activities/form-schemas.ts'
import { activityFieldLabels as labels } from '@werkplatz/contract/activities/labels.ts'
import { activityLimits } from '@werkplatz/contract/activities/limits.ts'
import { activityStatus, type ActivityStatus } from '@werkplatz/contract/activities/status.ts'
import { nextStatus } from '@werkplatz/contract/shared/status.ts'

import type { Member } from '../../access/member.ts'
import type { Tx } from '../../db/handles.ts'
import { Refusal, wrongField } from '../../lib/refusal.ts'
import { attachFiles } from '../files/actions/attach-files.ts'
import { hasWorkSector, type ActivityContent } from './activity.queries.ts'

const DAY_MS = 24 * 3600 * 1000

/** Calendar days, both ends included; days have no time zone. */
export const daysBetween = (start: string, end: string): number => (Date.parse(end) - Date.parse(start)) / DAY_MS + 1

export function contentOf(form: NewActivity | ChangedActivity): ActivityContent {
  const { id: _id, images: _images, documents: _documents, activityStatus: _status, ...content } = form
  const { dateStart, dateEnd, duration } = content
  return { ...content, duration: dateStart && dateEnd ? daysBetween(dateStart, dateEnd) : duration }
}

interface Written {
  description: string
  location: string
  department: string
  workSectorId: string | null
}

/** A draft may have gaps; what others read or review may not. */
export function requireComplete({ description, location, department, workSectorId }: Written) {
  const gaps: [isThere: unknown, path: keyof typeof labels, what: string][] = [
    [description, 'description', 'darf nicht leer sein'],
    [workSectorId, 'workSectorId', 'fehlt'],
    [department, 'department', 'darf nicht leer sein'],
    [location, 'location', 'darf nicht leer sein'],
  ]
  const fields = gaps.flatMap(([isThere, path, what]) =>
    isThere ? [] : [{ path, sentence: `«${labels[path]}» ${what}.` }],
  )
  if (fields.length > 0) throw new Refusal('bad_input', { fields })
}

/** One that was retired can only stay where it is. */
export async function refuseUnknownSector(tx: Tx, id: string | null, kept: string | null = null) {
  if (id && id !== kept && !(await hasWorkSector(tx, id)))
    throw wrongField('workSectorId', `«${labels.workSectorId}» gibt es nicht.`)
}

/** Pictures and documents, in the order of the form. */
export async function attachAll(tx: Tx, me: Member, id: string, form: NewActivity | ChangedActivity) {
  const target = { resource: 'activity', id }
  const images = form.images.toSorted((a, b) => a.index - b.index).map((image) => image.id)
  await attachFiles(tx, me, target, images, { kinds: ['IMAGE'], max: activityLimits.images, path: 'images' })
  await attachFiles(tx, me, target, form.documents, {
    kinds: ['DOCUMENT'],
    max: activityLimits.documents,
    path: 'documents',
  })
}

export interface WideningFacts {
  status: ActivityStatus
  is_public: boolean
  is_visible: boolean
}

/**
 * Whether opening it to other companies must be approved: the one place of this rule (decisions §5). The form says so
 * before saving, saving does it. In every status that others can see. What was archived unpublished, nobody sees: it is
 * reviewed if it comes back.
 */
export function wideningNeedsReview(activity: WideningFacts, me: Member): boolean {
  if (activity.is_public || me.permissions.has('APPROVE_ACTIVITY')) return false
  if (activity.status === 'ARCHIVED' && !activity.is_visible) return false
  return 'to' in nextStatus(activityStatus, activity.status, 'widen')
}
