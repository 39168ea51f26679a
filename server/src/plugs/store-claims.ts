// What lies in the object store belongs to rows of several features. Each says which keys are its own; the check of the
// store knows none of them.
import type { Db } from '../db/handles.ts'

export interface StoreClaim {
  key: string
  /** The row: its table and id. */
  table: string
  id: string
}

/** A portion of the keys behind `after`, in the order of the store (bytes); empty at the end. */
export type ListClaims = (db: Db, after: string, size: number) => Promise<StoreClaim[]>

export interface StoreClaims {
  /** Keys that rows name. */
  lists?: readonly ListClaims[]
  /** Everything below these is the feature's, without a row for each. */
  below?: readonly string[]
}
