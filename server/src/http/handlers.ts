// How a feature binds contract routes to its actions and queries. A read gets the reader, a write gets a transaction;
// `custom` is for the few that must do slow work (hashing) outside of one.
import type { Readable } from 'node:stream'

import type { Routes, RouteKey } from '@werkplatz/contract/routes.ts'
import type { OutputOf, ParsedOf } from '@werkplatz/contract/shared/route.ts'

import type { Device } from '../access/devices.ts'
import type { Member } from '../access/member.ts'
import type { Db, Lone, Tx } from '../db/handles.ts'
import { Refusal } from '../lib/refusal.ts'
import { oncePerKey } from './once-per-key.ts'

/** Where a call came from, without any web framework's types. */
export interface Origin {
  ip: string
  userAgent: string
  requestId: string
  basic?: { user: string; password: string }
  /** The refresh cookie, if sent. */
  refreshToken?: string
  /** A device on which somebody has signed in before: not necessarily the one who calls. */
  device?: Device
  /** Of a public route that notices one: who is signed in in the same browser. It gives them no right here. */
  visitor?: Member
  /** With it, the call happens once however often it is sent. */
  key?: string
  /** Of a route that answers a file: ends when the client goes away, so that nobody works for nobody. */
  signal?: AbortSignal
}

export interface Call<R> {
  input: ParsedOf<R>
  me: R extends { may: 'public' } ? undefined : Member
  from: Origin
}

export interface FileAnswer {
  /** As it is saved: «Verlauf-Ammann-Nina.pdf». */
  name: string
  body: Buffer | Readable
}

export interface Answer<O> {
  body?: O
  /** Of a route that declares a file. */
  file?: FileAnswer
  /** Default: the route's first status. */
  status?: number
  /** Client route of the new item, for 201. */
  location?: string
  /** Sets the refresh cookie, or clears it with null. */
  refreshToken?: string | null
  /** Sets the cookie by which this device is known. */
  deviceCookie?: string
}

export interface Data {
  db: Db
  /** Perhaps a second old (db/replica.ts); for one who has just written something it is `db`. */
  aged: Db
  begin: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  lone: Lone
}

/** A route without a body of its answer needs none of this. */
type Reply<R> = Promise<Answer<OutputOf<R>> | (R extends { output: unknown } | { file: unknown } ? never : void)>

export interface Handler {
  key: RouteKey
  /** Whatever its method: a look at somebody's marks is a GET that is written down. */
  writes?: true
  run: (
    data: Data,
    call: Call<unknown>,
    guardIn: (db: Db | Tx) => Promise<void>,
    as: (me: Member) => Data,
  ) => Promise<Answer<unknown> | void>
}

export const read = <K extends RouteKey>(
  key: K,
  work: (db: Db, call: Call<Routes[K]>) => Reply<Routes[K]>,
): Handler => ({
  key,
  run: async ({ db }, call, guardIn) => {
    await guardIn(db)
    return work(db, call as Call<Routes[K]>)
  },
})

/**
 * A read that bears a second of age: not what is read again after a live message, nor what answers a write. Who may is
 * decided by the truth; what is not there yet, or not yet theirs, is read from the truth, too.
 */
export const readAged = <K extends RouteKey>(
  key: K,
  work: (db: Db, call: Call<Routes[K]>) => Reply<Routes[K]>,
): Handler => ({
  key,
  run: async ({ db, aged }, call, guardIn) => {
    await guardIn(db)
    const isThere = aged !== db && (await guardIn(aged).then(yes, no))
    return work(isThere ? aged : db, call as Call<Routes[K]>)
  },
})
const yes = () => true
const no = () => false

export const write = <K extends RouteKey>(
  key: K,
  work: (tx: Tx, call: Call<Routes[K]>) => Reply<Routes[K]>,
): Handler => ({
  key,
  writes: true,
  run: ({ begin }, call, guardIn) =>
    begin(async (tx) => {
      const run = async () => {
        await guardIn(tx)
        return work(tx, call as Call<Routes[K]>)
      }
      const { me, input, from } = call
      return me && from.key ? oncePerKey(tx, { key: from.key, personId: me.id, call: key, input }, run) : run()
    }),
})

export const custom = <K extends RouteKey>(
  key: K,
  work: (data: Data, call: Call<Routes[K]>, as: (who: Member) => Data) => Reply<Routes[K]>,
): Handler => ({
  key,
  run: async (data, call, guardIn, as) => {
    await guardIn(data.db)
    return work(data, call as Call<Routes[K]>, as)
  },
})

/**
 * A public address that holds a secret: whoever has it reads as the person it belongs to, this one thing and no other.
 * `whose` answers nobody for a secret that opens nothing.
 */
export const bySecret = <K extends RouteKey, W extends { me: Member }>(
  key: K,
  whose: (db: Db, call: Call<Routes[K]>) => Promise<W | null>,
  work: (data: Data, who: W) => Reply<Routes[K]>,
): Handler => ({
  key,
  run: async ({ db }, call, _guardIn, as) => {
    const who = await whose(db, call as Call<Routes[K]>)
    if (!who) throw new Refusal('not_found')
    return work(as(who.me), who)
  },
})
