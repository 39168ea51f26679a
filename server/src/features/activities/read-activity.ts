// One activity. Details and form are guarded by the frame; the location is asked for with or without one.
import { guardRow } from '../../access/guard.ts'
import type { Member } from '../../access/member.ts'
import type { Db } from '../../db/open.ts'
import { Refusal } from '../../lib/refusal.ts'
import { listAttachedFiles } from '../files/file.queries.ts'
import type { WithFiles } from './activity.present.ts'
import { findActivity, findLastLocation, type ActivityDetailsRow, type LocationRow } from './activity.queries.ts'

/** Both are asked for at once: the guard has let the caller through already. */
export async function readWithFiles(db: Db, me: Member, id: string): Promise<WithFiles> {
  const [row, files] = await Promise.all([
    readOne(db, me, id),
    listAttachedFiles(db, { resource: 'activity', ids: [id] }),
  ])
  return { row, files }
}

async function readOne(db: Db, me: Member, id: string): Promise<ActivityDetailsRow> {
  const [activity] = await findActivity(db, me, { id })
  // Deleted between the guard's look and ours.
  if (!activity) throw new Refusal('not_found', { id })
  return activity
}

export async function readLocation(db: Db, me: Member, id: string | undefined): Promise<LocationRow> {
  if (id) {
    await guardRow(db, me, 'activity.read', id)
    return readOne(db, me, id)
  }
  const [last] = await findLastLocation(db, { personId: me.id })
  return last!
}
