// Contract route → action or query. No logic.
import type { Member } from '../../access/member.ts'
import { MOST_COUNTED, readPage } from '../../access/page.ts'
import { custom, read, write, type Handler } from '../../http/handlers.ts'
import type { Services } from '../../services.ts'
import { readWithFiles } from '../activities/read-activity.ts'
import { createApplication } from './actions/create-application.ts'
import { decideApproval } from './actions/decide-approval.ts'
import { declineApplications } from './actions/decline-applications.ts'
import { deleteApplication } from './actions/delete-application.ts'
import { deleteApproval } from './actions/delete-approval.ts'
import { editApplication } from './actions/edit-application.ts'
import { requestApproval } from './actions/request-approval.ts'
import { reviewApplication } from './actions/review-application.ts'
import { sendApplication } from './actions/send-application.ts'
import {
  presentApplicationActivity,
  presentApplicationPage,
  presentDetails,
  presentTabs,
} from './application.present.ts'
import { presentApproval, presentApprovalPage } from './approval.present.ts'
import { countApplications, findOwnRows, listApplications } from './read/application-read.queries.ts'
import { approvalSource } from './read/approval-page.ts'
import { readApplication, readApproval } from './read/read-application.ts'
import { countTabs } from './read/tab-counts.queries.ts'

export function applicationHandlers({ addresses, clock }: Services): Handler[] {
  const viewing = (me: Member) => ({ addresses, me, now: clock.now() })
  return [
    read('listApplications', async (db, { me, input }) => {
      const { filter, size } = input.query
      const source = { list: listApplications[filter], count: countApplications[filter], params: {} }
      return { body: presentApplicationPage(await readPage(db, me, input.query, source), size, viewing(me)) }
    }),
    read('countApplications', async (db, { me }) => ({
      body: presentTabs(await countTabs(db, me, { most: MOST_COUNTED - 1 })),
    })),
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
    write('editApplication', (tx, { me, input }) => editApplication(tx, me, input.body, clock.now())),
    write('sendApplication', (tx, { me, input }) => sendApplication(tx, me, input.body.id, clock.now())),
    write('reviewApplication', (tx, { me, input }) => reviewApplication(tx, me, input.body, clock.now())),
    write('declineApplications', (tx, { me, input }) => declineApplications(tx, me, input.body, clock.now())),
    write('deleteApplication', (tx, { me, input }) => deleteApplication(tx, me, input.query.id, clock.now())),
    write('requestApproval', async (tx, { me, input }) => {
      const id = await requestApproval(tx, me, input.body, clock.now())
      return { location: `/dashboard/applications/approval/detail?id=${id}` }
    }),
    write('decideApproval', (tx, { me, input }) => decideApproval(tx, me, input.body, clock.now())),
    write('deleteApproval', (tx, { me, input }) => deleteApproval(tx, me, input.query.id)),
    custom('readApproval', async (data, { me, input }) => ({
      body: presentApproval(await readApproval(data, me, input.query.id, clock.now()), viewing(me)),
    })),
    read('listApprovals', async (db, { me, input }) => {
      const found = await readPage(db, me, input.query, approvalSource(input.query.query, me))
      return { body: presentApprovalPage(found, input.query.size, viewing(me)) }
    }),
  ]
}
