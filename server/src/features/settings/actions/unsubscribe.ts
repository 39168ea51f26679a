import type { Unsubscription } from '../../../access/unsubscribe-tokens.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { updateWithoutMail } from '../setting.queries.ts'

/** No more mails of these settings; the bell rings as before. Doing it again changes nothing. */
export async function unsubscribe(tx: Tx, { personId, settings }: Unsubscription) {
  const isChanged = await updateWithoutMail(tx, personId, settings)
  if (!isChanged) return
  const details = { settings: [...settings] }
  await audit(tx, { actorId: personId, action: 'unsubscribe', resource: 'setting', targetId: personId, details })
}
