// A creating call happens once for each key that the client sends with it: a browser that lost the answer, or was told
// that the database is away after a commit that may have happened, sends the same call with the same key again.
import { createHash } from 'node:crypto'

import type { Tx } from '../db/handles.ts'
import { Refusal } from '../lib/refusal.ts'
import { findCallKey, keepAnswer, takeCallKey, type KeptAnswer } from './call-key.queries.ts'

export interface Keyed {
  key: string
  personId: string
  call: string
  input: unknown
}

/** In the transaction of the work itself: either both are there afterwards or neither is. */
export async function oncePerKey<A extends KeptAnswer | void>(
  tx: Tx,
  { key, personId, call, input }: Keyed,
  work: () => Promise<A>,
): Promise<A> {
  const fingerprint = createHash('sha256').update(JSON.stringify(input)).digest()
  const wish = { key, personId, call, fingerprint }
  if (await takeCallKey(tx, wish)) {
    const answer = await work()
    const { status, location, body } = answer ?? {}
    await keepAnswer(tx, wish, {
      ...(status && { status }),
      ...(location && { location }),
      ...(body !== undefined && { body }),
    })
    return answer
  }
  const before = await findCallKey(tx, wish)
  if (before.call !== call || !before.fingerprint.equals(fingerprint)) throw new Refusal('bad_input')
  return before.answer as A
}
