// Rows → contract shapes.
import type { LiveEvent, Notification } from '@werkplatz/contract/notifications/schemas.ts'

import type { StorageAddresses } from '../../outbound/storage-addresses.ts'
import { portraitUrl } from '../people/person.present.ts'
import type { LiveEventRow } from './live-event.queries.ts'
import { linkOf } from './notification-texts.ts'
import type { NotificationRow } from './notification.queries.ts'

export const presentNotification = (row: NotificationRow, isReachable = true): Notification => ({
  id: row.id,
  type: row.type,
  title: row.title,
  body: row.body,
  targetId: row.target_id,
  link: isReachable ? linkOf(row.kind, row.target_id) : null,
  isRead: row.is_read,
  dateCreated: row.date_created.toISOString(),
})

/** Only first name, picture and the kind of doing leave, never titles or decisions. */
export const presentLiveEvent = (addresses: StorageAddresses, row: LiveEventRow): LiveEvent => ({
  eventInteraction: row.interaction,
  nameFirst: row.name_first,
  image: portraitUrl(addresses, row.picture),
  dateCreated: row.date_created.toISOString(),
})
