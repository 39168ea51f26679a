// From the tables to listeners: one a row, so that one row's failure never repeats another's work.
import type { LiveEvent } from '@werkplatz/contract/notifications/schemas.ts'

import { listen, type Listener } from '../../jobs/definitions.ts'
import {
  channelOf,
  companyChannel,
  externalChannel,
  innerChannel,
  publicChannel,
  publishLive,
} from '../../live/channels.ts'
import type { Bus } from '../../outbound/bus.ts'
import { storageOptions } from '../../outbound/open-outbound.ts'
import { storageAddresses } from '../../outbound/storage-addresses.ts'
import type { FeedTableRow, NotificationTableRow } from '../../plugs/notices.ts'
import { findLiveEvent, insertLiveEvent, type StoredLiveEvent } from './live-event.queries.ts'
import { presentLiveEvent } from './notification.present.ts'
import { notify } from './notify.ts'

export const notifyListeners = (table: readonly NotificationTableRow[]): Listener[] =>
  table.map(({ event, kind, notice }) =>
    listen(event, `notify-${kind}-of-${event}`, async (ctx, payload, eventId) => {
      const found = await notice(ctx.db, payload as never)
      if (found) await notify(ctx, kind, eventId, found)
    }),
  )

export const feedListeners = (table: readonly FeedTableRow[]): Listener[] =>
  table.map(({ event, interaction, entry }) =>
    listen(event, `show-${interaction}-of-${event}`, async (ctx, payload, eventId) => {
      const found = await entry(ctx.db, payload as never)
      if (!found) return
      await ctx.begin((tx) => insertLiveEvent(tx, { eventId, interaction, ...found }))
      const stored = await findLiveEvent(ctx.db, eventId, interaction)
      const addresses = storageAddresses(storageOptions(ctx.config), ctx.clock)
      if (stored) tellFeed(ctx.outbound.bus, stored, presentLiveEvent(addresses, stored))
    }),
  )

/** Every receiver listens to exactly one of the channels an event goes out by. */
function tellFeed(bus: Bus, stored: StoredLiveEvent, told: LiveEvent) {
  const { company_id: companyId, audience } = stored
  const channels = {
    COMPANY: [companyChannel('events', companyId)],
    EXTERNAL: [externalChannel('events'), innerChannel('events', companyId)],
    EVERYBODY: [publicChannel('events')],
  }[audience]
  for (const channel of channels) publishLive(bus, channel, 'events', told)
}

/** Read on one device, read on all. */
export const readListener = listen('notifications.read', 'tell-read', async ({ outbound }, { personId, ids }) => {
  for (const id of ids) publishLive(outbound.bus, channelOf('notificationRead', personId), 'notificationRead', id)
})
