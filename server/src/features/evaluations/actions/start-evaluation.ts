import type { SavedEvaluation } from '@werkplatz/contract/evaluations/schemas.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { writePart } from './save-evaluation.ts'

/** The own part for the first time. Begun on another device meanwhile, it is gone on with: nobody loses a text over it. */
export async function startEvaluation(tx: Tx, me: Member, form: SavedEvaluation) {
  await writePart(tx, me, form)
}
