// Contract route → action or query. No logic.

import { guardSelf } from '../../access/guard.ts'
import type { Member } from '../../access/member.ts'
import type { Db } from '../../db/handles.ts'
import { read, write, type Handler } from '../../http/handlers.ts'
import type { TargetReach } from '../../plugs/target-reach.ts'
import type { Services } from '../../services.ts'
import { markAllNotificationsRead } from './actions/mark-all-notifications-read.ts'
import { markNotificationRead } from './actions/mark-notification-read.ts'
import { listLiveEvents } from './live-event.queries.ts'
import { presentLiveEvent } from './notification.present.ts'
import { countUnread, findNotification, listNotifications } from './notification.queries.ts'
import { presentReachable } from './present-reachable.ts'

interface PageOfPerson {
  userId: string
  page: number
  size: number
}

async function bell(db: Db, me: Member, reach: TargetReach, { userId, page, size }: PageOfPerson) {
  guardSelf(me, userId)
  const rows = await listNotifications(db, { userId, size, offset: page * size })
  return { body: await presentReachable(db, me, reach, rows) }
}

export const notificationHandlers = ({ addresses, reach }: Services): Handler[] => [
  read('listNotifications', (db, { me, input }) => bell(db, me, reach, input.query)),
  // None of the types is about a chat: chats have their own list.
  read('listNonChatNotifications', (db, { me, input }) => bell(db, me, reach, input.query)),
  read('countUnreadNotifications', async (db, { me, input: { query } }) => {
    guardSelf(me, query.userId)
    const [counted] = await countUnread(db, query)
    return { body: { unread: counted!.unread } }
  }),
  read('readNotification', async (db, { me, input: { params } }) => {
    const [notification] = await presentReachable(db, me, reach, await findNotification(db, params))
    return { body: notification! }
  }),
  write('markNotificationRead', (tx, { me, input: { body } }) => markNotificationRead(tx, me, body.id)),
  write('markAllNotificationsRead', async (tx, { me, input: { body } }) => {
    guardSelf(me, body.userId)
    await markAllNotificationsRead(tx, me)
  }),
  read('listEvents', async (db, { me }) => {
    const readsExternal = me.permissions.has('READ_EXTERNAL_ACTIVITIES')
    const rows = await listLiveEvents(db, { companyId: me.companyId, readsExternal })
    return { body: rows.map((row) => presentLiveEvent(addresses, row)) }
  }),
]
