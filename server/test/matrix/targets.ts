// How to make the row a route is about, owned by a given person; and inputs where a generated one would not do.
// A new resource adds its line; a route whose resource is missing here fails.
import type { Resource } from '@werkplatz/contract/rules/access.ts'

import { newContact } from '../../src/features/public-site/test/contact.ts'
import type { TestApp } from '../app.ts'
import type { Input } from '../fuzz/wire.ts'
import type { Person } from '../people.ts'

type MakeTarget = (app: TestApp, owner: Person) => Promise<string>

const makers: Partial<Record<Resource, MakeTarget>> = {
  session: async (app, owner) => (await app.sessionOf(owner)).sessionId,
  person: async (_app, owner) => owner.id,
}

export function newTarget(app: TestApp, resource: Resource, owner: Person): Promise<string> {
  const make = makers[resource]
  if (!make) throw new Error(`server/test/matrix/targets.ts does not know how to make a ${resource}`)
  return make(app, owner)
}

/** By contract key: input that makes the call succeed for who may (ids of other rows it needs, texts that must match). */
export const inputs: Readonly<Record<string, (app: TestApp, caller: Person) => Promise<Input>>> = {
  sendContact: async (app) => {
    // All actors sit behind one address, which may only send five a day.
    await app.pool.query('delete from contact_request')
    return { body: await newContact(app) }
  },
}
