// Contract route → action or query. No logic.
import type { Member } from '../../access/member.ts'
import { custom, read, write, type Handler } from '../../http/handlers.ts'
import type { Clock } from '../../lib/clock.ts'
import type { StorageAddresses } from '../../outbound/storage-addresses.ts'
import { readWithFiles } from '../activities/read-activity.ts'
import { createApplication } from './actions/create-application.ts'
import { decideApproval } from './actions/decide-approval.ts'
import { deleteApplication } from './actions/delete-application.ts'
import { deleteApproval } from './actions/delete-approval.ts'
import { editApplication } from './actions/edit-application.ts'
import { requestApproval } from './actions/request-approval.ts'
import { reviewApplication } from './actions/review-application.ts'
import { sendApplication } from './actions/send-application.ts'
import { countApplications, findOwnRows, listApplications } from './application-read.queries.ts'
import { presentApplicationActivity, presentDetails, presentPage } from './application.present.ts'
import { approvalSource } from './approval-page.ts'
import { presentApproval, presentApprovalPage } from './approval.present.ts'
import { readPage } from './page.ts'
import { readApplication, readApproval } from './read-application.ts'

export function applicationHandlers(addresses: StorageAddresses, clock: Clock): Handler[] {
  const viewing = (me: Member) => ({ addresses, me, now: clock.now() })
  return [
    read('listApplications', async (db, { me, input }) => {
      const { filter, size } = input.query
      const source = { list: listApplications[filter], count: countApplications[filter], params: {} }
      return { body: presentPage(await readPage(db, me, input.query, source), size, viewing(me)) }
    }),
    read('readApplicationActivity', async (db, { me, input }) => {
      const { id } = input.query
      const [activity, [own]] = await Promise.all([readWithFiles(db, me, id), findOwnRows(db, me, { activityId: id })])
      return { body: presentApplicationActivity(activity, own!, viewing(me)) }
    }),
    custom('readApplication', async (data, { me, input }) => ({
      body: presentDetails(await readApplication(data, me, input.query.id, clock.now()), viewing(me)),
    })),
    write('createApplication', async (tx, { me, input }) => {
      const id = await createApplication(tx, me, input.body, clock.now())
      return { location: `/dashboard/applications/detail?id=${id}` }
    }),
    write('editApplication', async (tx, { me, input }) => {
      await editApplication(tx, me, input.body, clock.now())
      return {}
    }),
    write('sendApplication', async (tx, { me, input }) => {
      await sendApplication(tx, me, input.body.id, clock.now())
      return {}
    }),
    write('reviewApplication', async (tx, { me, input }) => {
      await reviewApplication(tx, me, input.body, clock.now())
      return {}
    }),
    write('deleteApplication', async (tx, { me, input }) => {
      await deleteApplication(tx, me, input.query.id, clock.now())
      return {}
    }),
    write('requestApproval', async (tx, { me, input }) => {
      const id = await requestApproval(tx, me, input.body.activityId, clock.now())
      return { location: `/dashboard/applications/approval/detail?id=${id}` }
    }),
    write('decideApproval', async (tx, { me, input }) => {
      await decideApproval(tx, me, input.body, clock.now())
      return {}
    }),
    write('deleteApproval', async (tx, { me, input }) => {
      await deleteApproval(tx, me, input.query.id)
      return {}
    }),
    custom('readApproval', async (data, { me, input }) => ({
      body: presentApproval(await readApproval(data, me, input.query.id, clock.now()), viewing(me)),
    })),
    read('listApprovals', async (db, { me, input }) => {
      const found = await readPage(db, me, input.query, approvalSource(input.query.query, me))
      return { body: presentApprovalPage(found, input.query.size, viewing(me)) }
    }),
  ]
}
