// Notifications that are to be mailed.
import { sql } from 'kysely'

import type { Tx } from '../../db/handles.ts'
import { names, NOBODY } from '../people/person-parts.queries.ts'

export interface DueRow {
  id: string
  recipient_id: string
  kind: string
  title: string
  body: string
  target_id: string
  /** Names as the recipient may read them now. */
  params: Record<string, string>
}

/**
 * Everything unsent of those people whose oldest unsent one is old enough. Taken and marked in one statement: two
 * workers never take the same, and what is rolled back is due again.
 */
export async function takeDueMails(tx: Tx, windowMinutes: number, people: number): Promise<DueRow[]> {
  const recipient = { companyId: sql.ref('recipient.company_id') }
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
      coalesce(notice.params, '{}') || coalesce((
        select jsonb_object_agg(blank.name, coalesce(${names.full('person', recipient)}, ${NOBODY}))
        from jsonb_each_text(notice.people) blank (name, person_id)
        left join person on person.id = blank.person_id::uuid), '{}') as params
    from taken
    join person recipient on recipient.id = taken.recipient_id
    left join notice on notice.event_id = taken.event_id and notice.kind = taken.kind
    order by taken.date_created, taken.id
  `.execute(tx)
  return rows
}
