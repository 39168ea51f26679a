// One event, told to its recipients: rows in portions, then the bells of who is connected. Runs in the worker; may be
// killed and run again at any point: rows are unique by event and recipient, and clients know what they have seen.
import { kindOf, type KindName } from '@werkplatz/contract/notifications/kinds.ts'
import type { Notification } from '@werkplatz/contract/notifications/schemas.ts'

import type { WorkContext } from '../../jobs/definitions.ts'
import { channelOf, publishLive } from '../../live/channels.ts'
import type { Bus } from '../../outbound/bus.ts'
import { textsOf } from './notification-texts.ts'
import { presentNotification } from './notification.present.ts'
import {
  findActor,
  insertNotice,
  insertPortion,
  listTold,
  type ActorRow,
  type Portion,
} from './notification.queries.ts'
import type { Notice } from './tells.ts'

/** About 50 ms of PostgreSQL: others' jobs come in between. */
const PORTION = 1_000
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** What telling needs of the worker. */
export interface Telling extends Pick<WorkContext, 'db' | 'begin'> {
  outbound: Pick<WorkContext['outbound'], 'bus'>
}

export async function notify(ctx: Telling, kind: KindName, eventId: string, notice: Notice) {
  const actor = notice.actorId ? await findActor(ctx.db, notice.actorId) : undefined
  const portion = portionOf(kind, eventId, notice, actor)
  const { targetId, actorId } = portion
  await ctx.begin((tx) => insertNotice(tx, { eventId, kind, targetId, actorId, params: paramsFor(notice, actor) }))
  let after = BEFORE_ALL
  for (;;) {
    const people = await notice.recipients(ctx.db, after, PORTION)
    const last = people.at(-1)
    if (!last) return
    await ctx.begin((tx) => insertPortion(tx, portion, people))
    // Rows of an earlier, killed run are told again: a bell that rang twice knows the id.
    const told = await listTold(ctx.db, eventId, kind, people)
    for (const row of told) ring(ctx.outbound.bus, row.recipient_id, presentNotification(row))
    after = last
  }
}

function ring(bus: Bus, personId: string, notification: Notification) {
  publishLive(bus, channelOf('notifications', personId), 'notifications', notification)
  // None of the types is about a chat; chats have their own list.
  publishLive(bus, channelOf('nonChatNotifications', personId), 'nonChatNotifications', notification)
}

function portionOf(kind: KindName, eventId: string, notice: Notice, actor: ActorRow | undefined): Portion {
  const { type, setting } = kindOf(kind)
  return {
    eventId,
    kind,
    type,
    setting,
    targetId: notice.targetId,
    actorId: actor?.id ?? null,
    texts: textsOf(kind, paramsFor(notice, actor)),
    outside: actor?.is_minor
      ? { companyId: actor.company_id, texts: textsOf(kind, { ...notice.params, actorName: shortName(actor) }) }
      : null,
  }
}

const paramsFor = (notice: Notice, actor: ActorRow | undefined) => ({
  ...notice.params,
  actorName: actor ? `${actor.name_first} ${actor.name_last}` : 'Jemand',
})

/** Of minors people of other companies see the first name and one letter (decisions §3). */
const shortName = ({ name_first: first, name_last: last }: ActorRow) => `${first} ${Array.from(last).at(0) ?? ''}.`
