// People of the own company as rows of a table: the apprentices with what they work at, and everybody. The company is the
// caller's, whoever asks: the tables of OWNER and ADMIN are no directory of the platform.
import type { AssignmentStatus } from '@werkplatz/contract/assignments/status.ts'
import type {
  ApprenticeEnding,
  ApprenticeSort,
  apprenticeSorts,
  ApprenticeStatus,
  UserSort,
  userSorts,
} from '@werkplatz/contract/company-area/schemas.ts'
import { access } from '@werkplatz/contract/rules/access.ts'
import type { Role } from '@werkplatz/contract/rules/roles.ts'
import { sql, type RawBuilder } from 'kysely'

import type { Member } from '../../../access/member.ts'
import { orderBy, preparedOrders, type Orders, type PageParams } from '../../../access/page.ts'
import { preparedReach } from '../../../access/prepared-reach.ts'
import { reach } from '../../../access/scopes.ts'
import type { Db } from '../../../db/handles.ts'
import { pageOf } from '../../../db/page-of.ts'
import type { Param } from '../../../db/prepared.ts'
import { contacts, idle, planned } from '../../assignments/assignment-parts.queries.ts'
import type { Picture } from '../../files/file.present.ts'
import { colleagues, names } from '../../people/person-parts.queries.ts'

export interface PersonRow {
  id: string
  profile_id: string
  name_first: string
  shown_last: string
  mail: string
  picture: Picture | null
}

export interface ApprenticeTableRow extends PersonRow {
  supervisor_first: string | null
  supervisor_last: string | null
  contact: string | null
  status: ApprenticeStatus
  assignment_id: string | null
  assignment_title: string | null
  assignment_status: AssignmentStatus | null
  date_start: string | null
  date_end: string | null
  waiting_since: Date | null
  last_assignment_id: string | null
  idle_since: string | null
}

export interface UserTableRow extends PersonRow {
  roles: Role[]
  last_login_at: Date | null
}

type Sql = RawBuilder<unknown>

const person = sql`
  person.id, person.profile_id, person.name_first, ${colleagues.last('person')} as shown_last,
  ${colleagues.mail('person')} as mail, ${colleagues.avatar('person')} as picture`

interface AskedApprentices extends Record<string, unknown> {
  /** Folded, with the signs of LIKE around it; null for everybody. */
  pattern: string | null
  mine: boolean
  status: ApprenticeStatus | null
  ending: ApprenticeEnding | null
}

const isFound = (pattern: never) => sql`(${pattern}::text is null or ${colleagues.isFound('person', pattern)})`
/** Whose work ends soon: what they do now, and of several what lasts longest. */
const isEnding = (ending: never) => sql`(${ending}::text is null or person.apprentice_status = 'ACTIVE' and exists (
  select from assignment where assignment.id = person.current_assignment_id and ${planned.endsSoon('assignment')}
    and (${ending}::text = 'SOON' or ${planned.nextTitle('assignment')} is null)))`
const apprentices = (who: Member, param: Param<AskedApprentices>) => sql`
  person.company_id = ${who.companyId} and person.status = 'ACTIVE' and person.apprentice_status is not null
  and (not ${param('mine')}::boolean or person.supervisor_id = ${who.id})
  and (${param('status')}::text is null or person.apprentice_status = ${param('status')}::text)
  and ${isFound(param('pattern'))} and ${isEnding(param('ending'))}`

const byName = colleagues.byName('person')
const rank = sql`apprentice_rank(person.apprentice_status)`
const currently = (column: Sql) =>
  sql`(select ${column} from assignment where assignment.id = person.current_assignment_id)`

const apprenticeOrders: Orders<(typeof apprenticeSorts)[number]> = {
  columns: {
    name: byName,
    status: rank,
    assignment: currently(sql`lower(assignment.title)`),
    period: currently(planned.starts('assignment')),
    supervisor: sql`(select ${colleagues.byName('supervisor')} from person supervisor
      where supervisor.id = person.supervisor_id)`,
  },
  usual: sql`${rank}, ${byName}, person.id`,
  id: sql`${byName}, person.id`,
}

const lastAssignment = (who: Member) => sql`case when person.current_assignment_id is null then (
  select earlier.id from assignment earlier
  where earlier.author_id = person.id and earlier.company_id = ${who.companyId} and earlier.status <> 'DRAFT'
  order by earlier.date_end desc, earlier.id desc limit 1) end`

const apprenticeLists = preparedOrders<(typeof apprenticeSorts)[number], AskedApprentices, ApprenticeTableRow>((sort) =>
  preparedReach<AskedApprentices & PageParams, ApprenticeTableRow>((db, param, who) => ({
    compile: () =>
      sql<ApprenticeTableRow>`
        select ${person}, person.apprentice_status as status,
          supervisor.name_first as supervisor_first, ${names.last('supervisor', who)} as supervisor_last,
          ${contacts.name('assignment', who)} as contact,
          assignment.id as assignment_id, assignment.title as assignment_title,
          assignment.status as assignment_status,
          ${planned.starts('assignment')} as date_start, ${planned.ends('assignment')} as date_end,
          case when assignment.status = 'PENDING' then assignment.submitted_at end as waiting_since,
          ${lastAssignment(who)} as last_assignment_id, ${idle.since('person')} as idle_since
        from ${pageOf(sql`select person.id from person
          where ${apprentices(who, param)}
          ${orderBy(apprenticeOrders, sort)} limit ${param('size')} offset ${param('offset')}`)}
        join person on person.id = page.id
        left join person supervisor on supervisor.id = person.supervisor_id
        left join assignment on assignment.id = person.current_assignment_id
          and ${reach(access['assignment.read'], who)}
        ${orderBy(apprenticeOrders, sort)}
      `.compile(db),
  })),
)

export const listApprenticePage = (
  db: Db,
  me: Member,
  sort: ApprenticeSort | undefined,
  params: AskedApprentices & PageParams,
) => apprenticeLists(sort)(db, me, params)

export const countApprentices = preparedReach<AskedApprentices & { most: number }, { total: number }>(
  (db, param, who) => ({
    compile: () =>
      sql<{ total: number }>`
        select least(count(*), ${param('most')})::int as total from (select from person
          where ${apprentices(who, param)} limit ${param('most')}) counted
      `.compile(db),
  }),
)

interface AskedUsers extends Record<string, unknown> {
  pattern: string | null
}

const users = (who: Member, pattern: never) =>
  sql`person.company_id = ${who.companyId} and person.status = 'ACTIVE' and ${isFound(pattern)}`

const userOrders: Orders<(typeof userSorts)[number]> = {
  columns: { name: byName, email: colleagues.mail('person'), lastLogin: sql`person.last_login_at` },
  usual: sql`${byName}, person.id`,
  id: sql`${byName}, person.id`,
}

const userLists = preparedOrders<(typeof userSorts)[number], AskedUsers, UserTableRow>((sort) =>
  preparedReach<AskedUsers & PageParams, UserTableRow>((db, param, who) => ({
    compile: () =>
      sql<UserTableRow>`
        select ${person}, person.roles, person.last_login_at
        from ${pageOf(sql`select person.id from person where ${users(who, param('pattern'))}
          ${orderBy(userOrders, sort)} limit ${param('size')} offset ${param('offset')}`)}
        join person on person.id = page.id
        ${orderBy(userOrders, sort)}
      `.compile(db),
  })),
)

export const listUserPage = (db: Db, me: Member, sort: UserSort | undefined, params: AskedUsers & PageParams) =>
  userLists(sort)(db, me, params)

export const countUsers = preparedReach<AskedUsers & { most: number }, { total: number }>((db, param, who) => ({
  compile: () =>
    sql<{ total: number }>`
      select least(count(*), ${param('most')})::int as total
      from (select from person where ${users(who, param('pattern'))} limit ${param('most')}) counted
    `.compile(db),
}))
