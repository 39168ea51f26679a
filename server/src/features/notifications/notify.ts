// One event, told to its recipients: rows in batches, then the bells of who is connected. Runs in the worker; may be
// killed and run again at any point: rows are unique by event and recipient, and clients know what they have seen.
import { kindOf, type KindName } from '@werkplatz/contract/notifications/kinds.ts'
import type { Notification } from '@werkplatz/contract/notifications/schemas.ts'

import type { Tx } from '../../db/handles.ts'
import type { WorkContext } from '../../jobs/definitions.ts'
import { channelOf, publishLive } from '../../live/channels.ts'
import type { Bus } from '../../outbound/bus.ts'
import type { Notice } from '../../plugs/notices.ts'
import { enqueueMails, type NewMail } from '../mail/actions/enqueue-mail.ts'
import { NOBODY } from '../people/person-parts.queries.ts'
import { listShownNames } from '../people/person.queries.ts'
import { linkOf, textsOf } from './notification-texts.ts'
import { presentNotification } from './notification.present.ts'
import { insertNotice, insertBatch, listTold, type Batch, type Said } from './notification.queries.ts'

/** Less than 50 ms of PostgreSQL: others' jobs come in between. */
const PORTION = 300
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** What telling needs of the worker. */
export interface Telling extends Pick<WorkContext, 'db' | 'begin'> {
  outbound: Pick<WorkContext['outbound'], 'bus'>
}

export async function notify(ctx: Telling, kind: KindName, eventId: string, notice: Notice) {
  const { targetId, actorId } = notice
  const { type, setting } = kindOf(kind)
  const batch: Batch = { eventId, kind, type, setting, targetId, actorId, isMailed: !notice.directMail }
  const params = { actorName: NOBODY, ...notice.params }
  const people = { ...notice.people, ...(actorId && { actorName: actorId }) }
  await ctx.begin((tx) => insertNotice(tx, { eventId, kind, targetId, actorId, params, people }))
  let next = notice.recipients(ctx.db, BEFORE_ALL, PORTION)
  for (;;) {
    const recipients = await next
    const last = recipients.at(-1)
    if (!last) return
    // Who comes next is looked up while these are written; should that fail first, it is said when its turn comes.
    next = notice.recipients(ctx.db, last, PORTION)
    next.catch(() => {})
    const written = await ctx.begin(async (tx) => {
      if (notice.directMail) await enqueueMails(tx, directMails(kind, eventId, notice, recipients))
      return insertBatch(tx, batch, await saidTo(tx, kind, { params, people }, recipients), recipients)
    })
    // Rows of an earlier, killed run are told again: a bell that rang twice knows the id.
    const isAll = written.length === recipients.length
    const told = isAll ? written : await listTold(ctx.db, eventId, kind, recipients)
    for (const row of told) if (row.in_app) ring(ctx.outbound.bus, row.recipient_id, presentNotification(row))
  }
}

const directMails = (
  kind: KindName,
  eventId: string,
  { directMail, params, targetId }: Notice,
  recipients: readonly string[],
): NewMail[] =>
  recipients.map((personId) => ({
    key: `${kind} ${eventId} ${personId}`,
    template: directMail!,
    to: { personId },
    values: params ?? {},
    link: { path: linkOf(kind, targetId) ?? '/dashboard' },
  }))

function ring(bus: Bus, personId: string, notification: Notification) {
  publishLive(bus, channelOf('notifications', personId), 'notifications', notification)
  // None of the types is about a chat; chats have their own list.
  publishLive(bus, channelOf('nonChatNotifications', personId), 'nonChatNotifications', notification)
}

interface Blanks {
  params: Record<string, string>
  people: Record<string, string>
}

/** The words for each company there are recipients of: what a person is called depends on who reads it. */
async function saidTo(
  tx: Tx,
  kind: KindName,
  { params, people }: Blanks,
  recipients: readonly string[],
): Promise<Said[]> {
  const shown = await listShownNames(tx, [...new Set(Object.values(people))], recipients)
  return shown.map(({ company_id: companyId, names }) => {
    const named = Object.entries(people).map(([blank, id]) => [blank, names[id] ?? NOBODY] as const)
    return { companyId, ...textsOf(kind, { ...params, ...Object.fromEntries(named) }) }
  })
}
