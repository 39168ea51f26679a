// Assignments as rows of a table: own ones, those of the company, those that wait, those somebody is the contact of. First
// the ids of the page, then the rest for those rows only (docs/performance.md). Other companies' are in none of them.
import type { AssignmentType } from '@werkplatz/contract/assignments/schemas.ts'
import type { AssignmentStatus } from '@werkplatz/contract/assignments/status.ts'
import type { AssignmentSort, assignmentSorts, AssignmentView } from '@werkplatz/contract/company-area/schemas.ts'
import { access, type Action } from '@werkplatz/contract/rules/access.ts'
import { sql, type RawBuilder } from 'kysely'

import { canBits } from '../../../access/can.ts'
import type { Member } from '../../../access/member.ts'
import { orderBy, preparedOrders, type Orders, type PageParams } from '../../../access/page.ts'
import { preparedReach } from '../../../access/prepared-reach.ts'
import { reach } from '../../../access/scopes.ts'
import type { Db } from '../../../db/handles.ts'
import { pageOf } from '../../../db/page-of.ts'
import type { Param } from '../../../db/prepared.ts'
import { waits } from '../../assignments/assignment-parts.queries.ts'
import type { Picture } from '../../files/file.present.ts'
import { colleagues, names, portraits, trainings } from '../../people/person-parts.queries.ts'

/** What a row's menu asks about; the order is that of the bits. */
export const rowActions = ['assignment.edit', 'assignment.review'] as const satisfies readonly Action[]

export interface AssignmentTableRow {
  id: string
  title: string
  author_id: string
  profile_id: string
  author: string
  author_picture: Picture | null
  profession: string | null
  supervisor_first: string | null
  supervisor_last: string | null
  work_sector: string | null
  department: string
  location: string
  type: AssignmentType
  date_start: string | null
  date_end: string | null
  workload: number
  status: AssignmentStatus
  date_modified: Date
  waiting_since: Date | null
  may: number
}

interface Asked extends Record<string, unknown> {
  /** Only those of apprentices whose supervisor the caller is. */
  mine: boolean
  /** Of those to approve, only what has waited too long. */
  long: boolean
}
type Sql = RawBuilder<unknown>
type Column = (typeof assignmentSorts)[number]

const ofCompany = (who: Member, param: Param<Asked>) => sql`assignment.company_id = ${who.companyId}
  and (not ${param('mine')}::boolean or assignment.author_id in (
    select person.id from person where person.supervisor_id = ${who.id}))`

const sets: Record<AssignmentView, (who: Member, param: Param<Asked>) => Sql> = {
  OWN_ASSIGNMENT: (who) => sql`assignment.author_id = ${who.id}`,
  APPRENTICE_ASSIGNMENT: (who, param) => sql`${ofCompany(who, param)} and assignment.status <> 'DRAFT'`,
  // Nobody decides about their own.
  APPROVE_ASSIGNMENT: (who, param) =>
    sql`${ofCompany(who, param)} and assignment.status = 'PENDING' and assignment.author_id <> ${who.id}
      and (not ${param('long')}::boolean or ${waits.isLong('assignment')})`,
  ACCOMPANIED: (who) => sql`assignment.contact_id = ${who.id} and assignment.status <> 'DRAFT'`,
}

const newest = sql`assignment.date_modified desc, assignment.id desc`
const usual: Record<AssignmentView, Sql> = {
  OWN_ASSIGNMENT: newest,
  APPRENTICE_ASSIGNMENT: newest,
  APPROVE_ASSIGNMENT: sql`assignment.submitted_at, assignment.id`,
  // What goes on or is still to come, the soonest end first; then what is over, the latest first.
  ACCOMPANIED: sql`assignment.date_end < swiss_today(), abs(assignment.date_end - swiss_today()), assignment.id`,
}

const nameOf = (column: 'author_id' | 'supervisor') => sql`(select ${colleagues.byName('named')} from person named
  where named.id = ${
    column === 'author_id'
      ? sql`assignment.author_id`
      : sql`(select person.supervisor_id from person where person.id = assignment.author_id)`
  })`

const columns: Record<Column, Sql> = {
  title: sql`lower(assignment.title)`,
  author: nameOf('author_id'),
  status: sql`array_position(array['DRAFT', 'PENDING', 'REJECTED', 'APPROVED'], assignment.status)`,
  type: sql`assignment.type`,
  period: sql`assignment.date_start`,
  supervisor: nameOf('supervisor'),
  modified: sql`assignment.date_modified`,
  waiting: sql`case when assignment.status = 'PENDING' then assignment.submitted_at end`,
}

/** The contact person reads the apprentice's full name in the assignment, until it is sent back. */
const isLedBy = (who: Member) => sql`assignment.contact_id = ${who.id} and assignment.status in ('PENDING', 'APPROVED')`

const build = (view: AssignmentView) => {
  const orders: Orders<Column> = { columns, usual: usual[view], id: sql`assignment.id` }
  return preparedOrders<Column, Asked, AssignmentTableRow>((sort) =>
    preparedReach<Asked & PageParams, AssignmentTableRow>((db, param, who) => ({
      compile: () =>
        sql<AssignmentTableRow>`
          select assignment.id, assignment.title, assignment.author_id, author.profile_id,
            ${names.full('author', who, isLedBy(who))} as author, ${portraits.avatar('author', who)} as author_picture,
            ${trainings.profession('author')} as profession,
            supervisor.name_first as supervisor_first, ${names.last('supervisor', who)} as supervisor_last,
            work_sector.name as work_sector, assignment.department, assignment.location, assignment.type,
            assignment.date_start, assignment.date_end, assignment.workload, assignment.status,
            assignment.date_modified,
            case when assignment.status = 'PENDING' then assignment.submitted_at end as waiting_since,
            ${canBits(rowActions, who)} as may
          from ${pageOf(sql`select assignment.id from assignment where ${sets[view](who, param)}
            ${orderBy(orders, sort)} limit ${param('size')} offset ${param('offset')}`)}
          join assignment on assignment.id = page.id
          join person author on author.id = assignment.author_id
          left join person supervisor on supervisor.id = author.supervisor_id
          left join work_sector on work_sector.id = assignment.work_sector_id
          where ${reach(access['assignment.read'], who)}
          ${orderBy(orders, sort)}
        `.compile(db),
    })),
  )
}

const lists: Record<AssignmentView, ReturnType<typeof build>> = {
  OWN_ASSIGNMENT: build('OWN_ASSIGNMENT'),
  APPRENTICE_ASSIGNMENT: build('APPRENTICE_ASSIGNMENT'),
  APPROVE_ASSIGNMENT: build('APPROVE_ASSIGNMENT'),
  ACCOMPANIED: build('ACCOMPANIED'),
}

export const listAssignmentPage = (
  db: Db,
  me: Member,
  view: AssignmentView,
  sort: AssignmentSort | undefined,
  params: Asked & PageParams,
) => lists[view](sort)(db, me, params)

const buildCount = (view: AssignmentView) =>
  preparedReach<Asked & { most: number }, { total: number }>((db, param, who) => ({
    compile: () =>
      sql<{ total: number }>`
        select least(count(*), ${param('most')})::int as total
        from (select from assignment where ${sets[view](who, param)} limit ${param('most')}) counted
      `.compile(db),
  }))

export const countAssignments: Record<AssignmentView, ReturnType<typeof buildCount>> = {
  OWN_ASSIGNMENT: buildCount('OWN_ASSIGNMENT'),
  APPRENTICE_ASSIGNMENT: buildCount('APPRENTICE_ASSIGNMENT'),
  APPROVE_ASSIGNMENT: buildCount('APPROVE_ASSIGNMENT'),
  ACCOMPANIED: buildCount('ACCOMPANIED'),
}
