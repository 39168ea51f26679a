// One activity. Details and form are guarded by the frame; the location is asked for with or without one.
import { activityFieldNames, columnOf, factsOf, type ActivityColumns } from '@werkplatz/contract/activities/fields.ts'

import { guardRow } from '../../access/guard.ts'
import type { Member } from '../../access/member.ts'
import type { Db } from '../../db/handles.ts'
import { Refusal } from '../../lib/refusal.ts'
import { findVersions, type Version } from '../activity-review/version.queries.ts'
import { listAttachedFiles } from '../files/file.queries.ts'
import type { WithFiles } from './activity.present.ts'
import { findActivity, findLastLocation, type ActivityDetailsRow, type LocationRow } from './activity.queries.ts'

/** Both are asked for at once: the guard has let the caller through already. */
export async function readWithFiles(db: Db, me: Member, id: string): Promise<WithFiles> {
  const [row, files, [versions]] = await Promise.all([
    readOne(db, me, id),
    listAttachedFiles(db, { resource: 'activity', ids: [id] }),
    me.permissions.has('APPROVE_ACTIVITY') ? findVersions(db, { id, companyId: me.companyId }) : [],
  ])
  const isApproved = (file: { id: string }) =>
    !row.approved || [...row.approved.images, ...row.approved.documents].some((one) => one.id === file.id)
  return { row, files: files.filter(isApproved), versions }
}

type ReadRow = ActivityDetailsRow & { approved?: Version }

async function readOne(db: Db, me: Member, id: string): Promise<ReadRow> {
  const [activity] = await findActivity(db, me, { id })
  // Deleted between the guard's look and ours.
  if (!activity) throw new Refusal('not_found', { id })
  return activity.sees_current ? activity : asApproved(db, me, activity)
}

const approvedColumns = (approved: Version) =>
  Object.fromEntries(
    activityFieldNames.filter((name) => factsOf(name).isReviewed).map((name) => [columnOf(name), approved[name]]),
  ) as unknown as ActivityColumns

/** Applicants without any other right read what was approved, whatever is being written or reviewed now. */
async function asApproved(db: Db, me: Member, activity: ActivityDetailsRow): Promise<ReadRow> {
  const [versions] = await findVersions(db, { id: activity.id, companyId: me.companyId })
  if (!versions) throw new Refusal('not_found', { id: activity.id })
  const { approved } = versions
  return {
    ...activity,
    approved,
    ...approvedColumns(approved),
    work_sector: approved.workSectorName,
    type: approved.dateStart && approved.dateEnd ? 'PROJECT' : 'TASK',
  }
}

export async function readLocation(db: Db, me: Member, id: string | undefined): Promise<LocationRow> {
  if (id) {
    await guardRow(db, me, 'activity.read', id)
    return readOne(db, me, id)
  }
  const [last] = await findLastLocation(db, { personId: me.id })
  return last!
}
