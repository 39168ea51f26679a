// How to make the row a route is about, owned by a given person; and inputs where a generated one would not do.
// A new resource adds its line; a route whose resource is missing here fails.
import { randomUUID } from 'node:crypto'

import type { Resource } from '@werkplatz/contract/rules/access.ts'

import { formOf, newActivity, type NewTestActivity } from '../activities.ts'
import type { TestApp } from '../app.ts'
import type { Input } from '../fuzz/wire.ts'
import { newPerson, type Person } from '../people.ts'

type MakeTarget = (app: TestApp, owner: Person, key: string) => Promise<string>

const makers: Partial<Record<Resource, MakeTarget>> = {
  session: async (app, owner) => (await app.sessionOf(owner)).sessionId,
  person: async (_app, owner) => owner.id,
  activity: (app, owner, key) => newActivity(app, owner, activityFor[key] ?? {}),
}

/** In the status from which the call leads on; all others see a published, company-internal one. */
const activityFor: Readonly<Record<string, NewTestActivity>> = {
  submitActivity: { status: 'DRAFT' },
  reviewActivity: { status: 'PENDING' },
  publishActivity: { status: 'APPROVED' },
  restoreActivity: { status: 'ARCHIVED' },
}

export function newTarget(app: TestApp, resource: Resource, owner: Person, key = ''): Promise<string> {
  const make = makers[resource]
  if (!make) throw new Error(`server/test/matrix/targets.ts does not know how to make a ${resource}`)
  return make(app, owner, key)
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
    const colleague = await newPerson(app, {
      nameFirst: `Kim${randomUUID()}`,
      companyId: caller.companyId,
      roles: ['USER'],
    })
    return { body: { target: 'ACTIVITY', targetId: await newActivity(app, colleague), report: 'SPAM' } }
  },
}
