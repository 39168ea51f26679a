// What can be reported: the feature of a thing says which rule must allow it, which company looks after it, whose it is,
// what moderators are shown of it, and what taking it away and bringing it back means.
import type { ReportTarget } from '@werkplatz/contract/moderation/schemas.ts'
import type { Action } from '@werkplatz/contract/rules/access.ts'

import type { Member } from '../access/member.ts'
import type { Db, Tx } from '../db/handles.ts'

/** What is needed to bring back exactly what was taken away. It lies in the report's row, so it is plain JSON. */
export type Kept = Readonly<Record<string, unknown>>

/** Something somebody wrote: the reported thing itself, or what stands around it. */
export interface EntryRow {
  /** Null: a company's. */
  authorId: string | null
  body: string
  date: Date | null
  isTarget: boolean
  /** Where its pictures are attached, if it has any. */
  pictures?: readonly { resource: string; id: string }[]
}

export interface ReportedThing {
  entries: readonly EntryRow[]
  /** Of the page it stands on; null: nobody can open it any more. */
  pageId: string | null
}

export interface QuotedThing {
  /** Of the case or deletion: one profile may have been emptied twice. */
  key: string
  id: string
  kept: Kept
}

/** The case in whose name something is taken away, or the case or deletion that is taken back. */
export interface ReportCase {
  reportId: string
  targetId: string
}

export interface Removable {
  /** null: there was nothing to take away any more. */
  remove: (tx: Tx, me: Member, one: ReportCase) => Promise<Kept | null>
  /** Whether it is back; what its author has changed since stays as it is. */
  restore: (tx: Tx, me: Member, one: ReportCase, kept: Kept) => Promise<boolean>
}

export interface ReportableKind {
  may: Action
  /** null: it concerns several companies, and only those who run the platform look after it. */
  companyOf: (tx: Tx, id: string) => Promise<string | null>
  /** Whose content it is: a moderator is not told of a report about themself. Null: a company's. */
  authorOf: (tx: Tx, id: string) => Promise<string | null>
  /** What must still be there when somebody looks at the report. */
  keep?: (tx: Tx, reportId: string, id: string) => Promise<void>
  /** What the things are called, by their ids; absent: they have no name, or it must not be told. */
  subjects?: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** The text of each thing, by the key it was asked with; absent: it has none, or it must not be told. */
  quotes?: (db: Db, things: readonly QuotedThing[]) => Promise<ReadonlyMap<string, string>>
  /** What a moderator is shown; absent: only by another door. `kept` is what was taken away. */
  describe?: (db: Db, id: string, kept: Kept | null) => Promise<ReportedThing>
  /** Absent: it cannot be taken away, its author can only be warned. */
  removable?: Removable
}

export type Reportable = Readonly<Partial<Record<ReportTarget, ReportableKind>>>
