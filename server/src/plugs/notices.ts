// Who is told of what: how a feature writes the rows of its <noun>.notices.ts. The listener, texts, settings and mails
// follow from a row; the feature knows nothing of them.
import type { EventName, EventPayload } from '@werkplatz/contract/events.ts'
import type { KindName } from '@werkplatz/contract/notifications/kinds.ts'
import type { Interaction } from '@werkplatz/contract/notifications/schemas.ts'

import type { Db } from '../db/handles.ts'

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
  /** A mail that goes at once and always, whatever their settings; the notification then causes none. */
  directMail?: string
}

export interface NotificationTableRow {
  event: EventName
  kind: KindName
  /** null: what it was about is gone. */
  notice: (db: Db, payload: never) => Promise<Notice | null>
}

export const notifies = <N extends EventName>(
  event: N,
  kind: KindName,
  notice: (db: Db, payload: EventPayload<N>) => Promise<Notice | null>,
): NotificationTableRow => ({ event, kind, notice: notice as NotificationTableRow['notice'] })

/** Who hears of it in the events feed, beside their own company. */
export type Audience = 'COMPANY' | 'EXTERNAL' | 'EVERYBODY'

export interface FeedEntry {
  personId: string
  /** Whose the thing is, if it can be another company's than the person's. */
  companyId?: string
  /** Who may see the thing it was done to. */
  audience: Audience
}

export interface FeedTableRow {
  event: EventName
  interaction: Interaction
  entry: (db: Db, payload: never) => Promise<FeedEntry | null>
}

/** A row of the feed at `/topic/events`. */
export const feeds = <N extends EventName>(
  event: N,
  interaction: Interaction,
  entry: (db: Db, payload: EventPayload<N>) => Promise<FeedEntry | null>,
): FeedTableRow => ({ event, interaction, entry: entry as FeedTableRow['entry'] })
