// How a rule about a table is written. SQL in a rule speaks of one row of its table; `:me` is the person, `:now` the
// moment of the work, `:before` the moment before which a period of retention has run out.
import type { DB } from '../types.gen.ts'
import type { Period } from './periods.ts'

/** A view holds nothing of its own. */
export type TableName = Exclude<keyof DB, 'profile'>
export type Column<T extends TableName> = keyof DB[T] & string

export interface Reason {
  not: string
}

/** Rows for an export. Of their columns all but `technical` and `secret` ones, unless it says otherwise. */
export interface ExportedRows<T extends TableName> {
  rows: string
  only?: readonly Column<T>[]
  without?: readonly Column<T>[]
}

export interface Erased<T extends TableName> {
  /** These go. */
  rows?: string
  /** These stay, without what stood in some columns. */
  emptied?: readonly { rows: string; set: Partial<Record<Column<T>, string>> }[]
  /** What is left of rows that stay, and why. A personal column that stands neither here nor above is a gap. */
  stays?: { columns: readonly Column<T>[]; why: string }
}

export type Kept =
  /** As long as the account of whom it is about. */
  | { until: 'account' }
  /** As long as the row of another table that it hangs on. */
  | { with: TableName }
  /** Goes by itself, every night, when a published period is over. */
  | { period: Period; rows: string; from: string }
  /** Another job of the product sees to it. */
  | { job: string; after: string }
  | { always: string }

export interface DataRule<T extends TableName = TableName> {
  /** In a few words, for the register. */
  holds: string
  exported: readonly ExportedRows<T>[] | Reason
  erased: Erased<T> | Reason
  kept: Kept
}

export type DataRules = { readonly [T in TableName]: DataRule<T> }

export const isReason = (said: object): said is Reason => 'not' in said

/** The whole row is the person's: it is exported, and goes with the account. */
export const own = <T extends TableName>(
  holds: string,
  rows: string,
  kept: Kept = { until: 'account' },
): DataRule<T> => ({
  holds,
  exported: [{ rows }],
  erased: { rows },
  kept,
})

/** Says nothing of anybody. */
export const nobodys = <T extends TableName>(holds: string, always = 'says nothing of a person'): DataRule<T> => ({
  holds,
  exported: { not: 'about nobody' },
  erased: { not: 'about nobody' },
  kept: { always },
})
