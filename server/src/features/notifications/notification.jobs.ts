import { z } from 'zod'

import type { Tx } from '../../db/handles.ts'
import { defineJob, type WorkContext } from '../../jobs/definitions.ts'
import { mailDueNotifications } from './actions/mail-due-notifications.ts'
import { deleteOldLiveEvents } from './live-event.queries.ts'
import { deleteOldNotifications } from './notification.queries.ts'

const BATCH = 2_000
/** The privacy policy keeps nothing longer than twelve months without a reason. */
export const NOTIFICATION_MONTHS = 12
/** The feed shows ten; a month of it is for nobody. */
export const LIVE_EVENT_DAYS = 30

async function deleteAll({ begin }: WorkContext, deleteSome: (tx: Tx) => Promise<number>) {
  let gone = BATCH
  while (gone === BATCH) gone = await begin(deleteSome)
}

/** Several events within ten minutes become one mail. */
export const MAIL_WINDOW_MINUTES = 10
const PEOPLE = 200

export const notificationJobs = [
  defineJob({
    name: 'mail-notifications',
    payload: z.object({}),
    schedule: '* * * * *',
    run: async ({ begin }) => {
      let written = 1
      while (written > 0) written = await begin((tx) => mailDueNotifications(tx, MAIL_WINDOW_MINUTES, PEOPLE))
    },
  }),
  defineJob({
    name: 'prune-notifications',
    payload: z.object({}),
    schedule: '40 3 * * *',
    run: async (ctx) => {
      await deleteAll(ctx, (tx) => deleteOldNotifications(tx, NOTIFICATION_MONTHS, BATCH))
      await deleteAll(ctx, (tx) => deleteOldLiveEvents(tx, LIVE_EVENT_DAYS, BATCH))
    },
  }),
]
