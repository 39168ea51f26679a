import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { moveTemplate } from '../move-template.ts'

export const retireTemplate = (tx: Tx, me: Member, id: string) => moveTemplate(tx, me, id, true)
