// The calls of applications and requests, as a person makes them.
import type { Reply, TestApp } from '../../../../test/app.ts'
import { applicationForm } from '../../../../test/applications.ts'
import type { Person } from '../../../../test/people.ts'

const APPROVAL = '/v1/applications/activity/approval'

export function callsOf(app: TestApp) {
  const send = async (who: Person, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    app.send({ method, url, token: await app.tokenOf(who), ...(payload && { payload }) })
  return {
    send,
    apply: (who: Person, activityId: string, changes?: Record<string, unknown>) =>
      send(who, 'POST', '/v1/applications/form', { activityId, ...applicationForm(changes) }),
    edit: (who: Person, id: string, changes?: Record<string, unknown>) =>
      send(who, 'PATCH', '/v1/applications/form', { id, ...applicationForm(changes) }),
    publish: (who: Person, id: string) => send(who, 'PATCH', '/v1/applications/publish', { id, status: 'PENDING' }),
    review: (who: Person, id: string, status: 'APPROVED' | 'REJECTED', reviewMessage = 'Danke für deine Zeit.') =>
      send(who, 'PATCH', '/v1/applications/form/approve', { id, status, reviewMessage }),
    remove: (who: Person, id: string) => send(who, 'DELETE', `/v1/application?id=${id}`),
    details: (who: Person, id: string) => send(who, 'GET', `/v1/applications/details?id=${id}`),
    activity: (who: Person, id: string) => send(who, 'GET', `/v1/applications/activity?id=${id}`),
    list: (who: Person, filter: string, more = '') => send(who, 'GET', `/v1/applications?filter=${filter}${more}`),
    request: (who: Person, activityId: string, changes?: Record<string, unknown>) =>
      send(who, 'POST', APPROVAL, { id: null, activityId, approvalStatus: 'PENDING', comment: '', ...changes }),
    decide: (who: Person, id: string, approvalStatus: 'APPROVED' | 'REJECTED', comment = 'Gern.') =>
      send(who, 'PATCH', APPROVAL, { id, approvalStatus, comment }),
    removeRequest: (who: Person, id: string) => send(who, 'DELETE', `${APPROVAL}?id=${id}`),
    requestDetails: (who: Person, id: string) => send(who, 'GET', `${APPROVAL}/details?id=${id}`),
    requests: (who: Person, more = '') => send(who, 'GET', `${APPROVAL}s?page=0${more}`),
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
