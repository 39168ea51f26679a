// The calls about assignments as tests write them.
import type { TestApp } from '../../../../test/app.ts'
import { assignmentForm } from '../../../../test/applications.ts'
import type { Reply } from '../../../../test/call.ts'
import type { Person } from '../../../../test/people.ts'

export const callsOf = (app: TestApp) => ({
  create: (who: Person, changes: Record<string, unknown> = {}) =>
    app.call('createAssignment', { as: who, body: assignmentForm(changes) }),
  edit: (who: Person, assignmentId: string, changes: Record<string, unknown> = {}) =>
    app.call('editAssignment', { as: who, body: { assignmentId, ...assignmentForm(changes) } }),
  submit: (who: Person, id: string) => app.call('submitAssignment', { as: who, body: { id } }),
  review: (who: Person, id: string, status: string, reviewMessage = 'Passt so.') =>
    app.call('reviewAssignment', { as: who, body: { id, status, reviewMessage } }),
  remove: (who: Person, id: string) => app.call('deleteAssignment', { as: who, query: { id } }),
  form: (who: Person, id: string) => app.call('readAssignmentForm', { as: who, query: { id } }),
  details: (who: Person, id: string) => app.call('readAssignment', { as: who, query: { id } }),
})

/** What was announced about an assignment, in the order of names. */
export async function announcedOf(app: TestApp, id: string): Promise<string[]> {
  const { rows } = await app.pool.query<{ event: string }>(
    `select data ->> 'event' as event from pgboss.job
     where name = 'event' and data -> 'payload' ->> 'assignmentId' = $1`,
    [id],
  )
  return rows.map((row) => row.event).toSorted()
}

export const idIn = (reply: Reply): string => String(reply.headers.location).split('id=')[1]!
