// Whoever may open a thing does not always see the whole of it: the predicates that hide it in the reads, asked one by one.
import type { SightWord } from '@werkplatz/contract/access-check/schemas.ts'
import { sql } from 'kysely'

import type { Member } from '../../access/member.ts'
import type { Db } from '../../db/handles.ts'
import { bothSubmitted } from '../evaluations/evaluation-parts.queries.ts'
import { strangers } from '../people/person-parts.queries.ts'

type Ways = Partial<Record<SightWord, boolean>>
export type SightRow = Ways & { is_whole: boolean }

/** Of a company there is nothing to hide. */
export async function findProfileSight(db: Db, who: Member, id: string): Promise<SightRow | undefined> {
  const { rows } = await sql<SightRow>`
    select not ${strangers.isMasked('person', who)} as is_whole, person.id = ${who.id} as self,
      person.company_id = ${who.companyId} as "inCompany", ${strangers.isOpen('person')} as open
    from profile join person on person.id = profile.person_id where profile.id = ${id}
  `.execute(db)
  return rows[0]
}

export async function findEvaluationSight(db: Db, _who: Member, id: string): Promise<SightRow | undefined> {
  const { rows } = await sql<SightRow>`
    select ${bothSubmitted} as is_whole, ${bothSubmitted} as "bothSubmitted" from evaluation where evaluation.id = ${id}
  `.execute(db)
  return rows[0]
}
