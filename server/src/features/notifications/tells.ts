// How a row of the notification table and of the events feed is written.
import type { EventName, EventPayload } from '@werkplatz/contract/events.ts'
import type { KindName } from '@werkplatz/contract/notifications/kinds.ts'
import type { Interaction } from '@werkplatz/contract/notifications/schemas.ts'

import type { Db } from '../../db/open.ts'
import type { Audience } from './live-event.queries.ts'

/** The next people in the order of their ids, after this one: there may be 50,000 of them. */
export type Recipients = (db: Db, after: string, size: number) => Promise<readonly string[]>

export const onlyPeople =
  (ids: readonly string[]): Recipients =>
  async (_db, after, size) =>
    [...new Set(ids)]
      .toSorted()
      .filter((id) => id > after)
      .slice(0, size)

export interface Notice {
  targetId: string
  /** Who did it: fills {actorName}, and is never told of the own doing. */
  actorId: string | null
  recipients: Recipients
  /** Fills the other blanks of the texts; read from the rows, since events carry ids. */
  params?: Readonly<Record<string, string>>
  /** Blanks that are people, by their ids: each reader gets the name as it may be shown to them. */
  people?: Readonly<Record<string, string>>
}

export interface NotificationTableRow {
  event: EventName
  kind: KindName
  /** null: what it was about is gone. */
  notice: (db: Db, payload: never) => Promise<Notice | null>
}

export const tells = <N extends EventName>(
  event: N,
  kind: KindName,
  notice: (db: Db, payload: EventPayload<N>) => Promise<Notice | null>,
): NotificationTableRow => ({ event, kind, notice: notice as NotificationTableRow['notice'] })

export interface Doing {
  personId: string
  /** Whose the thing is, if it can be another company's than the person's. */
  companyId?: string
  /** Who may see the thing it was done to. */
  audience: Audience
}

export interface LiveEventTableRow {
  event: EventName
  interaction: Interaction
  doing: (db: Db, payload: never) => Promise<Doing | null>
}

export const shows = <N extends EventName>(
  event: N,
  interaction: Interaction,
  doing: (db: Db, payload: EventPayload<N>) => Promise<Doing | null>,
): LiveEventTableRow => ({ event, interaction, doing: doing as LiveEventTableRow['doing'] })
