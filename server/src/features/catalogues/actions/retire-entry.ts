import type { OneEntry } from '@werkplatz/contract/catalogues/schemas.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { moveEntry } from '../move-entry.ts'

/** Nobody chooses it any more; what has it keeps it. */
export const retireEntry = (tx: Tx, me: Member, entry: OneEntry) => moveEntry(tx, me, entry, true)
