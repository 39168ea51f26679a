// One question, three answers, each by the rules of its own list.
import type { EverythingQuery } from '@werkplatz/contract/search/schemas.ts'

import type { Member } from '../../access/member.ts'
import type { FoundPage } from '../../access/page.ts'
import type { Db } from '../../db/handles.ts'
import type { ActivityListRow } from '../activities/read/activity-list.queries.ts'
import { readActivityPage } from '../activities/read/activity-page.ts'
import { likePattern, typedName } from '../people/person-name.ts'
import { listFoundCompanies, listFoundPeople, type FoundCompanyRow, type FoundPersonRow } from './found.queries.ts'

const OVERVIEW = 3
const ONE_GROUP = 20

export interface FoundEverything {
  people: readonly FoundPersonRow[]
  companies: readonly FoundCompanyRow[]
  activities: FoundPage<ActivityListRow>
}

export async function searchEverything(db: Db, me: Member, { query, only }: EverythingQuery): Promise<FoundEverything> {
  const typed = typedName(query)
  const asked = (group: EverythingQuery['only']) => ({
    typed,
    likeTyped: likePattern(typed),
    limit: only === group ? ONE_GROUP : OVERVIEW,
  })
  const [people, companies, activities] = await Promise.all([
    typed ? listFoundPeople(db, me, asked('PEOPLE')) : [],
    typed ? listFoundCompanies(db, asked('COMPANIES')) : [],
    readActivityPage(db, me, {
      filter: 'OPEN',
      query,
      page: 0,
      size: asked('ACTIVITIES').limit,
      pictures: 'true',
    }),
  ])
  return { people, companies, activities }
}
