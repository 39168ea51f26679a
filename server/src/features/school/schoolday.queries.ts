// School days of people.
import type { Weekday } from '@werkplatz/contract/school/schemas.ts'
import { sql } from 'kysely'

import { preparedReach } from '../../access/prepared-reach.ts'
import type { Tx } from '../../db/handles.ts'

export interface SchooldaysRow {
  id: string
  school_days: Weekday[]
  school_day_text: string
}

export const findSchooldays = preparedReach<{ id: string }, SchooldaysRow>((db, param) => ({
  compile: () =>
    sql<SchooldaysRow>`select id, school_days, school_day_text from person where id = ${param('id')}`.compile(db),
}))

export async function updateSchooldays(tx: Tx, personId: string, days: readonly Weekday[], text: string) {
  await tx
    .updateTable('person')
    .set({ school_days: [...days], school_day_text: text })
    .where('id', '=', personId)
    .execute()
}
