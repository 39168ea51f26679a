import type { NotificationSettings } from '@werkplatz/contract/settings/schemas.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { updateNotificationSettings } from '../setting.queries.ts'

/** Where the caller wants to hear of each topic. What was told before stays as it was. */
export async function changeNotificationSettings(tx: Tx, me: Member, wanted: NotificationSettings) {
  await updateNotificationSettings(tx, me.id, wanted)
}
