// What a chat is about: kept as a type and an id, read by each reader's own access.
import type { About, AboutType } from '@werkplatz/contract/chats/about.ts'
import type { ChatCard } from '@werkplatz/contract/chats/schemas.ts'
import { access } from '@werkplatz/contract/rules/access.ts'
import { sql } from 'kysely'

import type { Member } from '../../access/member.ts'
import { preparedReach } from '../../access/prepared-reach.ts'
import { reach, type Predicate } from '../../access/scopes.ts'
import type { Tx } from '../../db/handles.ts'
import { pictures, readable, shown } from '../activities/activity-parts.queries.ts'
import type { Picture } from '../files/file.present.ts'

export interface AboutRow {
  type: AboutType
  id: string
  title: string
  picture: Picture | null
  status: ChatCard['status']
}

const readableBy: Record<AboutType, (me: Member) => Predicate> = {
  // Left out for applicants while a new version is reviewed.
  activity: (me) => readable.currentBy(me),
  application: (me) => reach(access['application.read'], me),
  assignment: (me) => reach(access['assignment.read'], me),
}

/** What the caller came from, else what was last written about; nothing if the caller may not read it. */
export const findAbout = preparedReach<{ id: string }, AboutRow>((db, param, me) => ({
  compile: () =>
    sql<AboutRow>`
      with about as (
        select coalesce(mine.about_type, chat.about_type) as type, coalesce(mine.about_id, chat.about_id) as id
        from chat_participant mine join chat on chat.id = mine.chat_id
        where mine.chat_id = ${param('id')} and mine.person_id = ${me.id} and mine.left_at is null
      )
      select about.type, activity.id, activity.title, ${pictures.cover} as picture, null::text as status
      from about join activity on activity.id = about.id
      where about.type = 'activity' and ${readableBy.activity(me)}
      union all
      select about.type, application.id, ${shown.field('title')}, ${shown.cover}, application.status
      from about join application on application.id = about.id join activity on activity.id = application.activity_id
        ${shown.joined(me)}
      where about.type = 'application' and ${readableBy.application(me)}
      union all
      select about.type, assignment.id, assignment.title, null::jsonb, assignment.status
      from about join assignment on assignment.id = about.id
      where about.type = 'assignment' and ${readableBy.assignment(me)}
    `.compile(db),
}))

/** In the caller's own place, until they write. One they may not read is left out. */
export async function noteAbout(tx: Tx, me: Member, chatId: string, { type, id }: About) {
  await sql`
    update chat_participant set about_type = ${type}, about_id = ${id}
    where chat_id = ${chatId} and person_id = ${me.id} and left_at is null
      and exists (select from ${sql.table(type)} where ${sql.ref(`${type}.id`)} = ${id} and ${readableBy[type](me)})
  `.execute(tx)
}
