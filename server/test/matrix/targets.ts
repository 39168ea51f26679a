// How to make the row a route is about, owned by a given person; and inputs where a generated one would not do.
// A new resource adds its line; a route whose resource is missing here fails.
import { randomUUID } from 'node:crypto'

import type { Resource } from '@werkplatz/contract/rules/access.ts'
import type { Route } from '@werkplatz/contract/shared/route.ts'

import { formOf, newActivity, type NewTestActivity } from '../activities.ts'
import type { TestApp } from '../app.ts'
import type { Input } from '../fuzz/wire.ts'
import { newPerson, type Person } from '../people.ts'

type MakeTarget = (app: TestApp, owner: Person, route: Route) => Promise<string>

/** A clean picture that was never attached. */
async function newFile(app: TestApp, owner: Person, kind: 'IMAGE' | 'DOCUMENT'): Promise<string> {
  const { id } = await app.begin((tx) =>
    tx
      .insertInto('file')
      .values({
        owner_id: owner.id,
        company_id: owner.companyId,
        kind,
        status: 'READY',
        name: 'a.png',
        extension: 'png',
        declared_type: 'image/png',
        quarantine_key: randomUUID(),
        variants: JSON.stringify({ full: { key: `files/${randomUUID()}/full`, type: 'image/webp', size: 1 } }),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return id
}

/** In the status from which the call leads on; all others are about a published, company-internal one. */
const activityFor: Readonly<Record<string, NewTestActivity>> = {
  '/v1/activities/request-review': { status: 'DRAFT' },
  '/v1/activities/form/approve': { status: 'PENDING' },
  '/v1/activities/publish': { status: 'APPROVED' },
  '/v1/activities/restore': { status: 'ARCHIVED' },
}

const makers: Partial<Record<Resource, MakeTarget>> = {
  file: (app, owner, route) => newFile(app, owner, route.path.includes('/documents/') ? 'DOCUMENT' : 'IMAGE'),
  session: async (app, owner) => (await app.sessionOf(owner)).sessionId,
  person: async (_app, owner) => owner.id,
  activity: (app, owner, route) => newActivity(app, owner, activityFor[route.path] ?? {}),
}

export function newTarget(app: TestApp, resource: Resource, owner: Person, route: Route): Promise<string> {
  const make = makers[resource]
  if (!make) throw new Error(`server/test/matrix/targets.ts does not know how to make a ${resource}`)
  return make(app, owner, route)
}

/** By contract key: input that makes the call succeed for who may (ids of other rows it needs, texts that must match). */
export const inputs: Readonly<Record<string, (app: TestApp, caller: Person) => Promise<Input>>> = {
  listActivities: async () => ({ query: {} }),
  createActivity: async () => ({ body: formOf() }),
  editActivity: async () => ({ body: formOf({ activityStatus: 'PUBLISHED' }) }),
  readActivityLocation: async () => ({ query: {} }),
  readCompanyFooter: async (_app, caller) => ({ query: { id: caller.companyId } }),
  readAuthorCard: async (_app, caller) => ({ query: { id: caller.id } }),
  fileReport: async (app, caller) => {
    const nameFirst = `Kim${randomUUID()}`
    const colleague = await newPerson(app, { nameFirst, companyId: caller.companyId, roles: ['USER'] })
    return { body: { target: 'ACTIVITY', targetId: await newActivity(app, colleague), report: 'SPAM' } }
  },
  uploadImage: async () => ({ body: { fileName: 'a.png', mimeType: 'image/png' } }),
  uploadDocument: async () => ({ body: { fileName: 'a.pdf', mimeType: 'application/pdf' } }),
}
