// Rows of the events feed.
import { EVENTS_SHOWN } from '@werkplatz/contract/notifications/live.ts'
import type { Interaction } from '@werkplatz/contract/notifications/schemas.ts'
import { sql } from 'kysely'

import type { Db, Tx } from '../../db/handles.ts'
import { prepared } from '../../db/prepared.ts'
import type { Audience } from '../../plugs/notices.ts'
import { portraits, strangers } from '../people/person-parts.queries.ts'
import type { Portrait } from '../people/person.present.ts'

export interface LiveEventRow {
  interaction: Interaction
  name_first: string
  picture: Portrait | null
  date_created: Date
}

/**
 * The newest the caller may see. Each reach is one limited index scan of its own: what their own company does, what
 * everybody may see, and public activities of others for those who may read them.
 */
export const listLiveEvents = prepared<{ companyId: string; readsExternal: boolean }, LiveEventRow>((db, param) => {
  const newest = (reach: ReturnType<typeof sql>) => sql`(
      select live_event.id, live_event.interaction, live_event.date_created, live_event.person_id
      from live_event join person on person.id = live_event.person_id
      where ${reach} order by live_event.date_created desc, live_event.id desc limit ${sql.lit(EVENTS_SHOWN)})`
  // Who has closed the profile since is asked when it is read.
  const elsewhere = sql`live_event.company_id <> ${param('companyId')} and not ${strangers.staysInside('person')}`
  const query = sql<LiveEventRow>`
      select event.interaction, event.date_created, person.name_first,
        ${portraits.avatar('person', { companyId: param('companyId') })} as picture
      from (
        ${newest(sql`live_event.company_id = ${param('companyId')}
          and (person.company_id = live_event.company_id or not ${strangers.staysInside('person')})`)}
        union all ${newest(sql`live_event.audience = 'EVERYBODY' and ${elsewhere}`)}
        union all ${newest(sql`live_event.audience = 'EXTERNAL' and ${elsewhere} and ${param('readsExternal')}::boolean`)}
      ) event
      join person on person.id = event.person_id
      order by event.date_created desc, event.id desc limit ${sql.lit(EVENTS_SHOWN)}
    `
  return { compile: () => query.compile(db) }
})

export interface NewLiveEvent {
  eventId: string
  interaction: Interaction
  personId: string
  /** Whose the thing is; absent: the person's own company's. */
  companyId?: string
  audience: Audience
}

export interface StoredLiveEvent extends LiveEventRow {
  company_id: string
  audience: Audience
}

/** Minors stay inside their company, whatever they do, and so do closed profiles. Storing the same event again changes nothing. */
export async function insertLiveEvent(tx: Tx, event: NewLiveEvent) {
  await sql`
    insert into live_event (event_id, interaction, person_id, company_id, audience)
    select ${event.eventId}, ${event.interaction}, person.id, thing.company_id,
      case when ${strangers.staysInside('person')} then 'COMPANY' else ${event.audience} end
    from person
    cross join lateral (select coalesce(${event.companyId ?? null}::uuid, person.company_id) as company_id) thing
    where person.id = ${event.personId} and person.status = 'ACTIVE'
      and (thing.company_id = person.company_id or not ${strangers.staysInside('person')})
    on conflict (event_id, interaction) do nothing
  `.execute(tx)
}

export async function findLiveEvent(db: Db, eventId: string, interaction: Interaction) {
  return (
    db
      .selectFrom('live_event')
      .innerJoin('person', 'person.id', 'live_event.person_id')
      .select(['live_event.interaction', 'live_event.company_id', 'live_event.audience'])
      .select(['live_event.date_created', 'person.name_first'])
      // Whose profile is closed is heard of in their own company only: for all who hear it, it is the same picture.
      .select(portraits.avatar('person', { companyId: sql.ref('live_event.company_id') }).as('picture'))
      .$narrowType<{ interaction: Interaction; audience: Audience }>()
      .where('live_event.event_id', '=', eventId)
      .where('live_event.interaction', '=', interaction)
      .executeTakeFirst()
  )
}

/** Whether the feed has lately shown the same of the same person. */
export async function hasLiveEvent(
  db: Db,
  personId: string,
  interaction: Interaction,
  hours: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from person join live_event on live_event.company_id = person.company_id and live_event.person_id = person.id
    where person.id = ${personId} and live_event.interaction = ${interaction}
      and live_event.date_created > now() - make_interval(hours => ${hours})
    limit 1
  `.execute(db)
  return rows.length > 0
}

export async function deleteOldLiveEvents(tx: Tx, days: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from live_event where id in (
      select id from live_event where date_created < now() - make_interval(days => ${days})
      order by date_created limit ${limit} for update skip locked
    )
  `.execute(tx)
  return Number(numAffectedRows ?? 0n)
}
