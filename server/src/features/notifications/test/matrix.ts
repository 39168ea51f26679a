// Who may call this feature's routes, and what the calls are about; see server/test/matrix/cells.ts.
import type { notificationRoutes } from '@werkplatz/contract/notifications/routes.ts'

import { everyRole, line, ownOnly, type FeatureMatrix } from '../../../../test/matrix/cells.ts'
import { newNotification } from '../../../../test/notifications.ts'

export const matrix: FeatureMatrix<keyof typeof notificationRoutes> = {
  // oxfmt-ignore
  expected: {
    //                              anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
    // Notifications and settings are the person's own (§3). A userId that is not the caller's: 403, in the feature's tests.
    listNotifications:        line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    listNonChatNotifications: line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    countUnreadNotifications: line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    readNotification: {
      own:                    line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:            line('401   401   404   404   404   404   404   404   404'),
      otherCompany:           line('401   401   404   404   404   404   404   404   404'),
    },
    markNotificationRead: {
      own:                    line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:            line('401   401   404   404   404   404   404   404   404'),
      otherCompany:           line('401   401   404   404   404   404   404   404   404'),
    },
    markAllNotificationsRead: line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    listEvents:               line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  },
  makers: {
    notification: (app, owner) => newNotification(app, owner.id),
  },
  inputs: {
    listNotifications: async (_app, { id }) => ({ query: { userId: id } }),
    listNonChatNotifications: async (_app, { id }) => ({ query: { userId: id } }),
    countUnreadNotifications: async (_app, { id }) => ({ query: { userId: id } }),
    markAllNotificationsRead: async (_app, { id }) => ({ body: { userId: id, isRead: true } }),
  },
  live: {
    notifications: ownOnly,
    notificationRead: ownOnly,
    nonChatNotifications: ownOnly,
    events: everyRole('ok'),
  },
}
