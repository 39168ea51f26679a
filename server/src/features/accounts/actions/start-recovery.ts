import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { newLinkToken } from '../../../lib/link-tokens.ts'
import { zurichText } from '../../../lib/zurich-time.ts'
import { enqueueMail } from '../../mail/actions/enqueue-mail.ts'
import { countRecoveries, insertRecovery, lockPersonByEmail } from '../recovery.queries.ts'

const RECOVERY_SECONDS = 3600
const PER_HOUR = 2
const PER_DAY = 5

/** Runs in the worker: whoever asked was answered long ago, alike for every address. */
export async function startRecovery(tx: Tx, secret: Buffer, requestId: string, email: string) {
  const person = await lockPersonByEmail(tx, email)
  if (!person) return
  const { last_hour, last_day } = await countRecoveries(tx, person.id)
  if (last_hour >= PER_HOUR || last_day >= PER_DAY) return
  const { seed, hash } = newLinkToken(secret)
  const recovery = await insertRecovery(tx, requestId, person.id, hash, RECOVERY_SECONDS)
  if (!recovery) return
  await audit(tx, { actorId: null, action: 'startRecovery', resource: 'person', targetId: person.id })
  await enqueueMail(tx, {
    key: `recovery ${recovery.id}`,
    template: 'passwordRecovery',
    to: { personId: person.id },
    values: { expiresAt: zurichText(recovery.expires_at) },
    link: { path: '/dashboard/pw-recovery', seed },
  })
}
