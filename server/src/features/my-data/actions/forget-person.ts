import { personStatus } from '@werkplatz/contract/people/status.ts'

import { eraseRows } from '../../../db/data-rules/run-rules.ts'
import type { Tx } from '../../../db/handles.ts'
import { enqueue } from '../../../db/outbox.ts'
import { transition } from '../../../db/transition.ts'
import { endSessions } from '../../accounts/actions/end-session.ts'
import { lockActiveSessions } from '../../accounts/session.queries.ts'
import { freeSlot } from '../../activities/actions/slots.ts'
import { lockActivity } from '../../activities/activity.queries.ts'
import { keyOfExport } from '../../exports/export.present.ts'
import { removeFiles } from '../../files/actions/remove-files.ts'
import { lockFiles } from '../../files/file.queries.ts'
import { REMOVE_OBJECTS } from '../../files/job-names.ts'
import { releaseCasesOf } from '../../moderation/actions/release-cases-of.ts'
import { raiseRightsVersion } from '../../people/admin/person-rights.queries.ts'
import { NOTE_FORGOTTEN } from '../job-names.ts'
import { listGoingExports, listGoingFiles, listPlaces, lockPerson, type FormerRow } from '../my-data.queries.ts'

/**
 * Everything the rules let go, in one transaction; the objects of the store after it. What others keep says «Gelöschte
 * Person» from now on. Null: there was nobody left to forget.
 */
export async function forgetPerson(tx: Tx, personId: string, now: Date): Promise<FormerRow | null> {
  const places = await listPlaces(tx, personId)
  // Activities before people, as everywhere: who decides on an application at this moment waits, or is waited for.
  for (const id of places) await lockActivity(tx, id)
  const person = await lockPerson(tx, personId)
  if (!person) return null
  await releaseCasesOf(tx, { id: null }, personId)
  await endSessions(tx, await lockActiveSessions(tx, personId), 'endWithAccount', null)
  await removeFiles(tx, null, await lockFiles(tx, await listGoingFiles(tx, personId)), 'forgetFile')
  const keys = (await listGoingExports(tx, personId)).map(keyOfExport)
  if (keys.length) await enqueue(tx, REMOVE_OBJECTS, { keys })
  const gone = await eraseRows(tx, personId, now)
  for (const id of places) await freeSlot(tx, id, now)
  await enqueue(tx, NOTE_FORGOTTEN, { id: personId })
  await transition(tx, personStatus, person, 'forget', { id: null }, { rows: gone })
  await raiseRightsVersion(tx, personId)
  return person
}
