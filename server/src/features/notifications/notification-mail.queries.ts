// Notifications that are to be mailed.
import { sql } from 'kysely'

import type { Tx } from '../../db/open.ts'

export interface DueRow {
  id: string
  recipient_id: string
  kind: string
  title: string
  body: string
  target_id: string
  params: Record<string, string>
  /** A minor of another company did it: the long mails would give the full name away. */
  hides_actor: boolean
}

/**
 * Everything unsent of those people whose oldest unsent one is old enough. Taken and marked in one statement: two
 * workers never take the same, and what is rolled back is due again.
 */
export async function takeDueMails(tx: Tx, windowMinutes: number, people: number): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    with due as (
      select distinct recipient_id from (
        select recipient_id from notification
        where mail_due and date_created <= now() - make_interval(mins => ${windowMinutes})
        order by date_created limit ${people}
      ) oldest
    ), taken as (
      update notification set mail_due = false
      where id in (
        select notification.id from notification join due using (recipient_id) where mail_due for update skip locked
      )
      returning id, event_id, recipient_id, kind, title, body, target_id, date_created
    )
    select taken.id, taken.recipient_id, taken.kind, taken.title, taken.body, taken.target_id,
      coalesce(notice.params, '{}') as params,
      coalesce(actor.adult_from > (now() at time zone 'Europe/Zurich')::date
        and actor.company_id <> recipient.company_id, false) as hides_actor
    from taken
    join person recipient on recipient.id = taken.recipient_id
    left join notice on notice.event_id = taken.event_id and notice.kind = taken.kind
    left join person actor on actor.id = notice.actor_id
    order by taken.date_created, taken.id
  `.execute(tx)
  return rows
}
