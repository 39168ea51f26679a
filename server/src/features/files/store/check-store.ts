// Rows and objects side by side: the listing of the store and the keys that rows name are walked in the same order, a
// portion at a time. It only looks; what it names, a person decides about (docs/operations/store.md).
import type { Db } from '../../../db/handles.ts'
import type { Storage, StoredObject } from '../../../outbound/storage.ts'
import type { StoreClaim, StoreClaims } from '../../../plugs/store-claims.ts'

/** An upload that is being checked, an export that is being written: younger than this, an object may still get its row. */
const DAY_MS = 24 * 3_600_000
const CLAIMS_AT_ONCE = 1_000
const ASKED_AT_ONCE = 20
/** Keys that two rows might have between a key and itself less its last character: none, but the portion must not be one. */
const NEAR = 5

export interface Portions {
  /** Objects and keys of rows that are looked at before the work is handed on. */
  most: number
  /** Suspects, which are all kept until they are asked again. */
  mostSuspects: number
}
const PORTIONS: Portions = { most: 100_000, mostSuspects: 2_000 }

export interface Place {
  db: Db
  storage: Pick<Storage, 'size' | 'listAfter'>
  claims: StoreClaims
  now: Date
}

export interface Portion {
  /** Where the next one goes on; null: this was the last. */
  next: string | null
  objects: number
  bytes: number
  /** Rows without their object. */
  missing: StoreClaim[]
  /** Objects without a row. */
  strays: StoredObject[]
}

export async function checkPortion(place: Place, after: string, portions = PORTIONS): Promise<Portion> {
  const { db, storage, claims, now } = place
  const portion: Portion = { next: null, objects: 0, bytes: 0, missing: [], strays: [] }
  const { lists = [], below = [] } = claims
  const old = new Date(now.getTime() - DAY_MS)
  const objects = walk(after, (from) => storage.listAfter(from))
  const claimed = inOrder(lists.map((list) => walk(after, (from) => list(db, from, CLAIMS_AT_ONCE))))
  let object = await objects.next()
  let claim = await claimed.next()
  let looked = 0
  while (!object.done || !claim.done) {
    const key = first(object, claim)
    const there = object.done || object.value.key !== key ? undefined : object.value
    const naming = claim.done || claim.value.key !== key ? undefined : claim.value
    if (there) {
      portion.objects += 1
      portion.bytes += there.size
      const isOwn = naming || below.some((prefix) => key.startsWith(prefix))
      if (!isOwn && there.written < old) portion.strays.push(there)
      object = await objects.next()
    } else if (naming) portion.missing.push(naming)
    // Several rows may name one object.
    while (!claim.done && claim.value.key === key) claim = await claimed.next()
    looked += 1
    if (looked >= portions.most || portion.missing.length + portion.strays.length >= portions.mostSuspects) {
      portion.next = key
      break
    }
  }
  return askAgain(place, portion)
}

/** Between the two lists somebody may have uploaded or deleted: only what is still so when it is asked again counts. */
async function askAgain({ db, storage, claims: { lists = [] } }: Place, portion: Portion): Promise<Portion> {
  const isNamed = async (key: string) => {
    const near = await Promise.all(lists.map((list) => list(db, key.slice(0, -1), NEAR)))
    return near.flat().some((claim) => claim.key === key)
  }
  // The object first, then the row: an object is there before its row says so, and goes after it.
  const missing = await keep(
    portion.missing,
    async ({ key }) => (await storage.size(key)) === null && (await isNamed(key)),
  )
  const strays = await keep(
    portion.strays,
    async ({ key }) => !(await isNamed(key)) && (await storage.size(key)) !== null,
  )
  return { ...portion, missing, strays }
}

async function keep<T>(all: readonly T[], holds: (one: T) => Promise<boolean>): Promise<T[]> {
  const kept: T[] = []
  for (let at = 0; at < all.length; at += ASKED_AT_ONCE) {
    const some = all.slice(at, at + ASKED_AT_ONCE)
    const held = await Promise.all(some.map(holds))
    kept.push(...some.filter((_, i) => held[i]))
  }
  return kept
}

async function* walk<T extends { key: string }>(from: string, page: (after: string) => Promise<T[]>) {
  let found = await page(from)
  while (found.length > 0) {
    yield* found
    found = await page(found.at(-1)!.key)
  }
}

type Walk = AsyncGenerator<StoreClaim, void>

/** Several ordered walks as one. */
async function* inOrder(walks: readonly Walk[]): Walk {
  const heads = await Promise.all(walks.map(async (one) => ({ one, head: await one.next() })))
  for (;;) {
    const open = heads.filter(({ head }) => !head.done)
    if (open.length === 0) return
    const least = open.reduce((a, b) => ((b.head.value as StoreClaim).key < (a.head.value as StoreClaim).key ? b : a))
    yield least.head.value as StoreClaim
    least.head = await least.one.next()
  }
}

const first = (object: IteratorResult<StoredObject, void>, claim: IteratorResult<StoreClaim, void>): string => {
  if (object.done) return (claim.value as StoreClaim).key
  if (claim.done) return object.value.key
  return object.value.key < claim.value.key ? object.value.key : claim.value.key
}
