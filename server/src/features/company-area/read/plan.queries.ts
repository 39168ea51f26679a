// Who works when: the apprentices of the own company, and of each what is planned between two days. Two looks into one index
// for each person (assignment_planned), however long their history and however large the company.
import type { PlanBar } from '@werkplatz/contract/company-area/board-schemas.ts'
import type { ApprenticeStatus } from '@werkplatz/contract/company-area/schemas.ts'
import { access } from '@werkplatz/contract/rules/access.ts'
import { sql } from 'kysely'

import { preparedReach } from '../../../access/prepared-reach.ts'
import { reach } from '../../../access/scopes.ts'
import { pageOf } from '../../../db/page-of.ts'
import type { Canton } from '../../../lib/swiss-holidays.ts'
import { planned } from '../../assignments/assignment-parts.queries.ts'
import type { Picture } from '../../files/file.present.ts'
import { colleagues, trainings } from '../../people/person-parts.queries.ts'

/** Nobody plans for more people at once; one more is read to know that there are. */
export const MOST_PLANNED = 2_500

export interface PlanPersonRow {
  id: string
  profile_id: string
  name_first: string
  shown_last: string
  picture: Picture | null
  profession: string | null
  supervisor_id: string | null
  supervisor_name: string | null
  status: ApprenticeStatus
  school_days: string[]
  training_start: string | null
  assignment_id: string | null
  last_before: string | null
  next_after: string | null
  bars: PlanBar[]
  mine: number
  company: string
  canton: Canton | null
}

interface Asked extends Record<string, unknown> {
  mine: boolean
  from: string
  days: number
}

const starts = planned.starts('assignment')
const ends = planned.ends('assignment')

const bar = sql`jsonb_build_object('assignmentId', assignment.id, 'title', assignment.title, 'dateStart', ${starts},
  'dateEnd', ${ends}, 'workload', ${planned.workload('assignment')}, 'state', case
    when assignment.approved_at is null then 'PENDING'
    when assignment.status = 'PENDING' then 'CHANGING' else 'APPROVED' end)`

export const listPlan = preparedReach<Asked, PlanPersonRow>((db, param, who) => {
  const isTheirs = sql`assignment.author_id = person.id and ${planned.is('assignment')}
    and ${reach(access['assignment.read'], who)}`
  const people = sql`person.company_id = ${who.companyId} and person.status = 'ACTIVE'
    and person.apprentice_status is not null`
  const isLater = sql`${starts} >= ${param('from')}::date + ${param('days')}::int`
  const byName = sql`${colleagues.byName('person')}, person.id`
  return {
    compile: () =>
      sql<PlanPersonRow>`
        select person.id, person.profile_id, person.name_first, ${colleagues.last('person')} as shown_last,
          ${colleagues.avatar('person')} as picture, ${trainings.profession('person')} as profession,
          supervisor.id as supervisor_id,
          supervisor.name_first || ' ' || ${colleagues.last('supervisor')} as supervisor_name,
          person.apprentice_status as status, person.school_days, person.date_joined as training_start,
          coalesce(person.current_assignment_id, (select assignment.id from assignment where ${isTheirs}
            order by ${ends} desc limit 1)) as assignment_id,
          (select max(${ends}) from assignment where ${isTheirs} and ${ends} < ${param('from')}::date) as last_before,
          shown.next_after, shown.bars,
          (select count(*) from person where ${people} and person.supervisor_id = ${who.id})::int as mine,
          company.name as company, company.canton
        from ${pageOf(sql`select person.id from person
          where ${people} and (not ${param('mine')}::boolean or person.supervisor_id = ${who.id})
          order by ${byName} limit ${sql.lit(MOST_PLANNED + 1)}`)}
        join person on person.id = page.id
        join company on company.id = person.company_id
        left join person supervisor on supervisor.id = person.supervisor_id
        cross join lateral (
          select min(${starts}) filter (where ${isLater}) as next_after,
            coalesce(jsonb_agg(${bar} order by ${starts}, assignment.id)
              filter (where not ${isLater}), '[]') as bars
          from assignment where ${isTheirs} and ${ends} >= ${param('from')}::date
        ) shown
        order by ${byName}
      `.compile(db),
  }
})
