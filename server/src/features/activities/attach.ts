// Pictures and documents of an activity, in the order of the form.
import { MAX_DOCUMENTS, type ChangedActivity, type NewActivity } from '@werkplatz/contract/activities/schemas.ts'
import { MAX_ACTIVITY_IMAGES } from '@werkplatz/contract/files/kinds.ts'

import type { Member } from '../../access/member.ts'
import type { Tx } from '../../db/open.ts'
import { attachFiles } from '../files/actions/attach-files.ts'

export async function attachAll(tx: Tx, me: Member, id: string, form: NewActivity | ChangedActivity) {
  const target = { resource: 'activity', id }
  const images = form.images.toSorted((a, b) => a.index - b.index).map((image) => image.id)
  await attachFiles(tx, me, target, images, { kinds: ['IMAGE'], max: MAX_ACTIVITY_IMAGES })
  await attachFiles(tx, me, target, form.documents, { kinds: ['DOCUMENT'], max: MAX_DOCUMENTS })
}
