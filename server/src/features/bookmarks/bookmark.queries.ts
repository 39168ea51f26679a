// Rows of the Merkliste.
import { access } from '@werkplatz/contract/rules/access.ts'
import { sql } from 'kysely'

import { preparedReach } from '../../access/prepared-reach.ts'
import { reach } from '../../access/scopes.ts'
import type { Tx } from '../../db/handles.ts'

/** What one can no longer reach answers like what does not exist. */
export const findBookmark = preparedReach<{ activityId: string }, { activity_id: string }>((db, param, who) => ({
  compile: () =>
    sql<{ activity_id: string }>`
      select bookmark.activity_id from bookmark join activity on activity.id = bookmark.activity_id
      where bookmark.person_id = ${who.id} and bookmark.activity_id = ${param('activityId')}
        and ${reach(access['activity.read'], who)}
    `.compile(db),
}))

export async function insertBookmark(tx: Tx, personId: string, activityId: string) {
  await tx
    .insertInto('bookmark')
    .values({ person_id: personId, activity_id: activityId })
    .onConflict((oc) => oc.doNothing())
    .execute()
}

export async function deleteBookmarkRow(tx: Tx, personId: string, activityId: string) {
  await tx.deleteFrom('bookmark').where('person_id', '=', personId).where('activity_id', '=', activityId).execute()
}
