// The calls of applications and requests, as a person makes them.
import type { TestApp } from '../../../../test/app.ts'
import { applicationForm } from '../../../../test/applications.ts'
import type { Reply } from '../../../../test/call.ts'
import type { Person } from '../../../../test/people.ts'

export function callsOf(app: TestApp) {
  return {
    apply: (who: Person, activityId: string, changes?: Record<string, unknown>) =>
      app.call('createApplication', { as: who, body: { activityId, ...applicationForm(changes) } }),
    edit: (who: Person, id: string, changes?: Record<string, unknown>) =>
      app.call('editApplication', { as: who, body: { id, ...applicationForm(changes) } }),
    publish: (who: Person, id: string) => app.call('sendApplication', { as: who, body: { id, status: 'PENDING' } }),
    review: (who: Person, id: string, status: 'APPROVED' | 'REJECTED', reviewMessage = 'Danke für deine Zeit.') =>
      app.call('reviewApplication', { as: who, body: { id, status, reviewMessage } }),
    remove: (who: Person, id: string) => app.call('deleteApplication', { as: who, query: { id } }),
    details: (who: Person, id: string) => app.call('readApplication', { as: who, query: { id } }),
    activity: (who: Person, id: string) => app.call('readApplicationActivity', { as: who, query: { id } }),
    counts: (who: Person) => app.call('countApplications', { as: who }),
    list: (who: Person, filter: string, more: Record<string, unknown> = {}) =>
      app.call('listApplications', { as: who, query: { filter, ...more } }),
    request: (who: Person, activityId: string, changes?: Record<string, unknown>) =>
      app.call('requestApproval', {
        as: who,
        body: { id: null, activityId, approvalStatus: 'PENDING', comment: '', ...changes },
      }),
    decide: (who: Person, id: string, approvalStatus: 'APPROVED' | 'REJECTED', comment = 'Gern.') =>
      app.call('decideApproval', { as: who, body: { id, approvalStatus, comment } }),
    removeRequest: (who: Person, id: string) => app.call('deleteApproval', { as: who, query: { id } }),
    requestDetails: (who: Person, id: string) => app.call('readApproval', { as: who, query: { id } }),
    requests: (who: Person, query?: string) => app.call('listApprovals', { as: who, query: { page: 0, query } }),
  }
}

export const idIn = (reply: Reply): string => String(reply.headers.location).split('id=')[1]!
export const codeIn = (reply: Reply): unknown => (reply.body as { code?: string }).code

export const idsIn = (reply: Reply): string[] =>
  (reply.body as { content: { id: string }[] }).content.map((row) => row.id)

export async function reservedOf(app: TestApp, activityId: string): Promise<number> {
  const found = await app.db
    .selectFrom('activity')
    .select('reserved')
    .where('id', '=', activityId)
    .executeTakeFirstOrThrow()
  return found.reserved
}

/** What was announced about an id, in the order of names. */
export async function announced(app: TestApp, id: string): Promise<string[]> {
  const { rows } = await app.pool.query<{ event: string }>(
    `select data ->> 'event' as event from pgboss.job
     where name = 'event' and exists (select from jsonb_each_text(data -> 'payload') where value = $1)`,
    [id],
  )
  return rows.map((row) => row.event).toSorted()
}
