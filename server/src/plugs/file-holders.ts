// Things that have files say what it means when one of them goes by itself: they know the feature of the files, not the
// other way round.
import type { FileKind } from '@werkplatz/contract/files/kinds.ts'

import type { Member } from '../access/member.ts'
import type { Tx } from '../db/handles.ts'

export interface LeavingFile {
  /** Of the thing, not of the file. */
  id: string
  kind: FileKind
  /** Somebody else's file, by the right to delete those. */
  isModeration: boolean
}

/** Locks the thing and refuses what editing it would refuse. */
export type FileHolder = (tx: Tx, me: Member, leaving: LeavingFile) => Promise<void>
/** By what the file's row says it is attached to. */
export type FileHolders = Readonly<Record<string, FileHolder>>

export const mayAlwaysLeave: FileHolder = async () => {}
