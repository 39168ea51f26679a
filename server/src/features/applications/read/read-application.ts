// One application or request. The frame has guarded them; whoever may decide and opens one first has seen it.
import { hasBit } from '../../../access/can.ts'
import type { Member } from '../../../access/member.ts'
import type { Db } from '../../../db/handles.ts'
import type { Data } from '../../../http/handlers.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { listAttachedFiles } from '../../files/file.queries.ts'
import { noteApplicationSeen } from '../actions/see-application.ts'
import { noteApprovalSeen } from '../actions/see-approval.ts'
import { applicationActions, findApplication, type ApplicationDetailsRow } from './application-read.queries.ts'
import { approvalActions, findApproval, type ApprovalDetailsRow } from './approval-read.queries.ts'

export async function readApplication({ db, begin }: Data, me: Member, id: string, now: Date) {
  const [found, files] = await Promise.all([
    findOne(db, me, id),
    listAttachedFiles(db, { resource: 'application', ids: [id] }),
  ])
  if (!isNew(found, hasBit(applicationActions, found.may, 'application.review'))) return { row: found, files }
  await begin((tx) => noteApplicationSeen(tx, me, id, now))
  return { row: await findOne(db, me, id), files }
}

export async function readApproval({ db, begin }: Data, me: Member, id: string, now: Date) {
  const found = await findRequest(db, me, id)
  if (!isNew(found, hasBit(approvalActions, found.may, 'approval.decide'))) return found
  await begin((tx) => noteApprovalSeen(tx, me, id, now))
  return findRequest(db, me, id)
}

const isNew = (row: { status: string; seen_at: Date | null }, mayDecide: boolean) =>
  mayDecide && row.status === 'PENDING' && row.seen_at === null

async function findOne(db: Db, me: Member, id: string): Promise<ApplicationDetailsRow> {
  const [row] = await findApplication(db, me, { id })
  // Deleted between the guard's look and ours.
  if (!row) throw new Refusal('not_found', { id })
  return row
}

async function findRequest(db: Db, me: Member, id: string): Promise<ApprovalDetailsRow> {
  const [row] = await findApproval(db, me, { id })
  if (!row) throw new Refusal('not_found', { id })
  return row
}
