// The calls of activities, as a person makes them.
import { formOf } from '../../../../test/activities.ts'
import type { Reply, TestApp } from '../../../../test/app.ts'
import type { Person } from '../../../../test/people.ts'

export function callsOf(app: TestApp) {
  const send = async (who: Person, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    app.send({ method, url, token: await app.tokenOf(who), ...(payload && { payload }) })
  const patch = (path: string) => (who: Person, id: string) => send(who, 'PATCH', `/v1/activities/${path}`, { id })
  return {
    send,
    create: (who: Person, changes?: Record<string, unknown>) =>
      send(who, 'POST', '/v1/activities/form', formOf(changes)),
    edit: (who: Person, id: string, changes?: Record<string, unknown>) =>
      send(who, 'PATCH', '/v1/activities/form', { id, ...formOf(changes) }),
    submit: patch('request-review'),
    review: (who: Person, id: string, status: 'APPROVED' | 'REJECTED', reviewMessage = 'Gut beschrieben.') =>
      send(who, 'PATCH', '/v1/activities/form/approve', { id, status, reviewMessage }),
    publish: (who: Person, id: string) => send(who, 'PATCH', '/v1/activities/publish', { id, status: 'PUBLISHED' }),
    archive: patch('archive'),
    restore: patch('restore'),
    remove: (who: Person, id: string) => send(who, 'DELETE', `/v1/activities?id=${id}`),
    feature: (who: Person, activityId: string, isFeatured: boolean) =>
      send(who, 'PATCH', '/v1/activities/featured', { activityId, isFeatured }),
    details: (who: Person, id: string) => send(who, 'GET', `/v1/activities/details?id=${id}`),
    form: (who: Person, id: string) => send(who, 'GET', `/v1/activities/form?id=${id}`),
    list: (who: Person, filter: string, more = '') => send(who, 'GET', `/v1/activities?filter=${filter}${more}`),
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
