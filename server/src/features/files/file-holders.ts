// Things that have files say what it means when one of them goes by itself. Handed in by server/src/app.ts, because
// those features know this one, not the other way round.
import type { FileKind } from '@werkplatz/contract/files/kinds.ts'

import type { Member } from '../../access/member.ts'
import type { Tx } from '../../db/open.ts'

export interface LeavingFile {
  /** Of the thing, not of the file. */
  id: string
  kind: FileKind
  /** Somebody else's file, by the right to delete those. */
  isModeration: boolean
}

/** Locks the thing and refuses what editing it would refuse. */
export type FileHolder = (tx: Tx, me: Member, leaving: LeavingFile) => Promise<void>
export type FileHolders = Readonly<Record<string, FileHolder>>

export const mayAlwaysLeave: FileHolder = async () => {}
