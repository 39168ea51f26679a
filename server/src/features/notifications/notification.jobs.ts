import { z } from 'zod'

import type { Tx } from '../../db/open.ts'
import { defineJob, type WorkContext } from '../../jobs/definitions.ts'
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

export const notificationJobs = [
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
