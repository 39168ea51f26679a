// The calls of activities, as a person makes them.
import { formOf } from '../../../../test/activities.ts'
import type { TestApp } from '../../../../test/app.ts'
import type { Reply } from '../../../../test/call.ts'
import type { Person } from '../../../../test/people.ts'

export function callsOf(app: TestApp) {
  return {
    create: (who: Person, changes?: Record<string, unknown>) =>
      app.call('createActivity', { as: who, body: formOf(changes) }),
    edit: (who: Person, id: string, changes?: Record<string, unknown>) =>
      app.call('editActivity', { as: who, body: { id, ...formOf(changes) } }),
    submit: (who: Person, id: string) => app.call('submitActivity', { as: who, body: { id } }),
    review: (who: Person, id: string, status: 'APPROVED' | 'REJECTED', reviewMessage = 'Gut beschrieben.') =>
      app.call('reviewActivity', { as: who, body: { id, status, reviewMessage } }),
    publish: (who: Person, id: string) => app.call('publishActivity', { as: who, body: { id, status: 'PUBLISHED' } }),
    archive: (who: Person, id: string) => app.call('archiveActivity', { as: who, body: { id } }),
    restore: (who: Person, id: string) => app.call('restoreActivity', { as: who, body: { id } }),
    remove: (who: Person, id: string) => app.call('deleteActivity', { as: who, query: { id } }),
    feature: (who: Person, activityId: string, isFeatured: boolean) =>
      app.call('featureActivity', { as: who, body: { activityId, isFeatured } }),
    details: (who: Person, id: string) => app.call('readActivity', { as: who, query: { id } }),
    form: (who: Person, id: string) => app.call('readActivityForm', { as: who, query: { id } }),
    list: (who: Person, filter: string, more: Record<string, unknown> = {}) =>
      app.call('listActivities', { as: who, query: { filter, ...more } }),
  }
}

export const idIn = (reply: Reply): string => String(reply.headers.location).split('id=')[1]!

export const titles = (reply: Reply): string[] =>
  (reply.body as { content: { title: string }[] }).content.map((row) => row.title)

/** What the trail says happened to it, in order. */
export async function trailOf(app: TestApp, id: string): Promise<string[]> {
  const rows = await app.db
    .selectFrom('audit')
    .select('action')
    .where('target_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map((row) => row.action)
}

export async function announced(app: TestApp, id: string): Promise<string[]> {
  const { rows } = await app.pool.query<{ event: string }>(
    "select data ->> 'event' as event from pgboss.job where name = 'event' and data -> 'payload' ->> 'activityId' = $1",
    [id],
  )
  return rows.map((row) => row.event).toSorted()
}
