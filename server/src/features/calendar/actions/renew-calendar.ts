import { randomBytes } from 'node:crypto'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { hashToken } from '../../../lib/link-tokens.ts'
import { replaceCalendar } from '../calendar.queries.ts'

/** 256 random bits, told once; what is stored opens nothing. */
export async function renewCalendar(tx: Tx, me: Member): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await replaceCalendar(tx, me.id, hashToken(token)!)
  await audit(tx, { actorId: me.id, action: 'renewCalendar', resource: 'calendar', targetId: me.id })
  return token
}
