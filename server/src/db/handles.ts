// What one works with: a reader, a transaction, one lone statement. Opened in open.ts.
import type { Kysely, Transaction } from 'kysely'

import type { Query } from './pipelined-driver.ts'
import type { DB } from './types.gen.ts'

/** Reads outside a transaction. */
export type Db = Kysely<DB> & { readonly query: Query }
/** One writing statement that belongs to no business transaction and commits by itself: counters. */
export type Lone = Kysely<DB> & { readonly isLone: true }
/** A business transaction: everything an action writes or announces goes through it and commits together. */
export type Tx = Transaction<DB> & { readonly outbox: Outbox }

export interface Outbox {
  /** Each entry becomes one job. */
  enqueue(tx: Tx, queue: string, data: readonly object[], options?: EnqueueOptions): Promise<void>
}

export interface EnqueueOptions {
  /** None of them runs earlier. */
  startAfter?: Date
  /** What counts together (JobDefinition). */
  group?: string
  /** Of a single entry, by which it can be taken back. */
  id?: string
}
