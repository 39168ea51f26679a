// People as those see them who look after them: the reach is that of the access table.
import type { ManagedPersonSort, managedPersonSorts, MissingPart } from '@werkplatz/contract/people/admin-schemas.ts'
import type { ShownPersonStatus } from '@werkplatz/contract/people/status.ts'
import { access } from '@werkplatz/contract/rules/access.ts'
import type { Role } from '@werkplatz/contract/rules/roles.ts'
import { sql } from 'kysely'

import { canBits } from '../../../access/can.ts'
import type { Member } from '../../../access/member.ts'
import { orderBy, preparedOrders, type Orders, type PageParams } from '../../../access/page.ts'
import { preparedReach } from '../../../access/prepared-reach.ts'
import { reach } from '../../../access/scopes.ts'
import type { Db, Tx } from '../../../db/handles.ts'
import { pageOf } from '../../../db/page-of.ts'
import type { Param } from '../../../db/prepared.ts'
import type { Picture } from '../../files/file.present.ts'
import { managed, names, trainings } from '../person-parts.queries.ts'

export interface ManagedPersonRowRow {
  id: string
  profile_id: string
  name_first: string
  shown_last: string
  mail: string
  picture: Picture | null
  company_name: string
  roles: Role[]
  status: ShownPersonStatus
  supervisor_id: string | null
  supervisor: string | null
  profession: string | null
  last_login_at: Date | null
  last_day: string | null
}

/** Who changed company since is shown as a stranger there would be. */
const supervisorName = () => names.full('supervisor', { companyId: sql.ref('person.company_id') })
const shown = () => sql`
  person.id, person.profile_id, person.name_first, ${managed.last('person')} as shown_last,
  ${managed.mail('person')} as mail, ${managed.avatar('person')} as picture, company.name as company_name,
  person.roles, person.status, supervisor.id as supervisor_id, ${supervisorName()} as supervisor,
  ${trainings.profession('person')} as profession, person.last_login_at, person.last_day::text as last_day`
const around = sql`
  join company on company.id = person.company_id
  left join person supervisor on supervisor.id = person.supervisor_id`

interface AskedPeople extends Record<string, unknown> {
  /** Folded, with the signs of LIKE around it; null for everybody. */
  pattern: string | null
  role: Role | null
  status: ShownPersonStatus
  missing: MissingPart | null
  companyId: string | null
}

const asked = (who: Member, param: Param<AskedPeople>) => sql`
  ${reach(access['person.inspect'], who)} and person.status = ${param('status')}::text
  and (${param('companyId')}::uuid is null or person.company_id = ${param('companyId')}::uuid)
  and (${param('role')}::text is null or person.roles @> array[${param('role')}::text])
  and (${param('missing')}::text is null or person.roles @> '{APPRENTICE}' and case ${param('missing')}::text
    when 'SUPERVISOR' then person.supervisor_id is null else person.profession_id is null end)
  and (${param('pattern')}::text is null or ${managed.isFound('person', param('pattern'))})`

const byName = managed.byName('person')
const orders: Orders<(typeof managedPersonSorts)[number]> = {
  columns: { name: byName, email: managed.mail('person'), lastLogin: sql`person.last_login_at` },
  usual: sql`${byName}, person.id`,
  id: sql`${byName}, person.id`,
}

const lists = preparedOrders<(typeof managedPersonSorts)[number], AskedPeople, ManagedPersonRowRow>((sort) =>
  preparedReach<AskedPeople & PageParams, ManagedPersonRowRow>((db, param, who) => ({
    compile: () =>
      sql<ManagedPersonRowRow>`
        select ${shown()}
        from ${pageOf(sql`select person.id from person where ${asked(who, param)}
          ${orderBy(orders, sort)} limit ${param('size')} offset ${param('offset')}`)}
        join person on person.id = page.id ${around}
        ${orderBy(orders, sort)}
      `.compile(db),
  })),
)

export const listManagedPeople = (
  db: Db,
  me: Member,
  sort: ManagedPersonSort | undefined,
  params: AskedPeople & PageParams,
) => lists(sort)(db, me, params)

export const countManagedPeople = preparedReach<AskedPeople & { most: number }, { total: number }>(
  (db, param, who) => ({
    compile: () =>
      sql<{ total: number }>`
        select least(count(*), ${param('most')})::int as total
        from (select from person where ${asked(who, param)} limit ${param('most')}) counted
      `.compile(db),
  }),
)

export const personActions = [
  'person.change',
  'person.deactivate',
  'person.reactivate',
  'person.endSessions',
  'person.handOver',
  'person.erase',
] as const

export interface ManagedPersonDetailRow extends ManagedPersonRowRow {
  company_id: string
  profession_id: string | null
  adult_day: string | null
  joined: string | null
  date_created: Date
  open_sessions: number
  supervised: number
  last_day_receiver_id: string | null
  last_day_receiver: string | null
  rights_version: number
  may: number
}

export const findManagedPerson = preparedReach<{ id: string }, ManagedPersonDetailRow>((db, param, who) => ({
  compile: () =>
    sql<ManagedPersonDetailRow>`
      select ${shown()}, person.company_id, person.profession_id, ${managed.adultFrom('person')} as adult_day,
        ${managed.dateJoined('person')} as joined, person.date_created, person.rights_version,
        (select count(*)::int from session where session.person_id = person.id and session.status = 'ACTIVE')
          as open_sessions,
        (select count(*)::int from person apprentice where apprentice.supervisor_id = person.id
          and apprentice.status = 'ACTIVE') as supervised,
        person.last_day_receiver_id, (select ${managed.name('receiver')} from person receiver
          where receiver.id = person.last_day_receiver_id) as last_day_receiver,
        ${canBits(personActions, who)} as may
      from person ${around} where person.id = ${param('id')} and person.status <> 'ERASED'
    `.compile(db),
}))

interface SupervisedRow {
  id: string
  name_first: string
  shown_last: string
  picture: Picture | null
}

export interface LeftBehindRow {
  apprentices: SupervisedRow[]
  activities: number
  approvals: number
  contacts: number
}

/** Who waits for an answer waits for whoever looks after the apprentice. */
export async function findLeftBehind(db: Db | Tx, id: string): Promise<LeftBehindRow> {
  const { rows } = await sql<LeftBehindRow>`
      with supervised as (select person.* from person
        where person.supervisor_id = ${id} and person.status = 'ACTIVE')
      select
        coalesce((select jsonb_agg(jsonb_build_object('id', person.id, 'name_first', person.name_first,
            'shown_last', ${managed.last('person')}, 'picture', ${managed.avatar('person')})
            order by ${byName}, person.id) from supervised person), '[]') as apprentices,
        (select count(*)::int from activity where activity.author_id = ${id}
          and activity.status in ('PENDING', 'APPROVED', 'PUBLISHED', 'ONGOING')) as activities,
        (select count(*)::int from assignment where assignment.status = 'PENDING'
          and assignment.author_id in (select supervised.id from supervised))
        + (select count(*)::int from approval where approval.status = 'PENDING'
          and approval.applicant_id in (select supervised.id from supervised)) as approvals,
        (select count(*)::int from contacts_to_hand_over(${id}::uuid)) as contacts
    `.execute(db)
  return rows[0]!
}

export interface ReceiverRow {
  id: string
  name: string
  supervised: number
}

/** Those of the same company who look after apprentices or are responsible for training. */
export async function listReceivers(db: Db, personId: string, needsTrainer: boolean): Promise<ReceiverRow[]> {
  const { rows } = await sql<ReceiverRow>`
    select person.id, ${managed.name('person')} as name,
      (select count(*)::int from person apprentice where apprentice.supervisor_id = person.id
        and apprentice.status = 'ACTIVE') as supervised
    from person join person leaver on leaver.company_id = person.company_id
    where leaver.id = ${personId} and person.id <> leaver.id and person.status = 'ACTIVE'
      and (person.roles @> '{VOCATIONAL_TRAINER}' or not ${needsTrainer} and person.roles @> '{EDUCATION_OFFICER}')
    order by ${byName}, person.id limit 200
  `.execute(db)
  return rows
}
