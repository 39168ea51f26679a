// Who has asked to be forgotten in the demo world, and can still change their mind.
import deletionsFile from '@werkplatz/content/demo/deletions.json' with { type: 'json' }
import { resolveDate } from '@werkplatz/content/types.ts'

import type { Tx } from '../db/handles.ts'
import { dueFrom } from '../features/my-data/my-data.present.ts'
import { insertDeletion } from '../features/my-data/my-data.queries.ts'
import { demoId } from './demo-id.ts'

export async function loadDeletions(tx: Tx) {
  for (const { personId, askedById, dateCreated } of deletionsFile.deletions) {
    const now = resolveDate(dateCreated)
    await insertDeletion(tx, { personId: demoId(personId), askedBy: demoId(askedById), now, due: dueFrom(now) })
  }
}
