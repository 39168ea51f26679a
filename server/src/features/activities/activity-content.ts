// What a form says, made ready to be stored, and whether it says enough.
import type { ChangedActivity, NewActivity } from '@werkplatz/contract/activities/schemas.ts'

import type { Tx } from '../../db/open.ts'
import { Refusal } from '../../lib/refusal.ts'
import { hasWorkSector, type ActivityContent } from './activity.queries.ts'

const DAY_MS = 24 * 3600 * 1000

/** Calendar days, both ends included; days have no time zone. */
export const daysBetween = (start: string, end: string): number => (Date.parse(end) - Date.parse(start)) / DAY_MS + 1

export const contentOf = (form: NewActivity | ChangedActivity): ActivityContent => ({
  title: form.title,
  description: form.description,
  location: form.location,
  workSectorId: form.workSectorId,
  department: form.department,
  dateStart: form.dateStart,
  dateEnd: form.dateEnd,
  duration: form.dateStart && form.dateEnd ? daysBetween(form.dateStart, form.dateEnd) : form.duration,
  slots: form.slots,
  workload: form.workload,
  isPriority: form.isPriority,
  isPublic: form.isPublic,
})

interface Written {
  description: string
  location: string
  department: string
  workSectorId: string | null
}

/** A draft may have gaps; what others read or review may not. */
export function refuseGaps({ description, location, department, workSectorId }: Written) {
  const sentences = [
    ...(description ? [] : ['«Beschreibung» darf nicht leer sein.']),
    ...(workSectorId ? [] : ['«Bereich» fehlt.']),
    ...(department ? [] : ['«Team» darf nicht leer sein.']),
    ...(location ? [] : ['«Ort» darf nicht leer sein.']),
  ]
  if (sentences.length) throw new Refusal('bad_input', { sentences })
}

export async function refuseUnknownSector(tx: Tx, id: string | null) {
  if (id && !(await hasWorkSector(tx, id))) throw new Refusal('bad_input', { sentences: ['«Bereich» gibt es nicht.'] })
}
