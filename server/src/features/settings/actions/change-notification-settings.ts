import type { NotificationSettings } from '@werkplatz/contract/settings/schemas.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/open.ts'
import { saveNotificationSettings } from '../setting.queries.ts'

export const changeNotificationSettings = (tx: Tx, me: Member, wanted: NotificationSettings) =>
  saveNotificationSettings(tx, me.id, wanted)
