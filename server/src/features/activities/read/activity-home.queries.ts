// Home and cards: the marketplace as the caller's company sees it. Each set is one limited index scan.
import { sql, type RawBuilder } from 'kysely'

import type { Member } from '../../../access/member.ts'
import { preparedReach } from '../../../access/prepared-reach.ts'
import type { Picture } from '../../files/file.present.ts'
import { names, portraits } from '../../people/person-parts.queries.ts'
import { pictures, readable } from '../activity-parts.queries.ts'
import { readScopeOf } from './read-scope.ts'

type Sql = RawBuilder<unknown>

export const FEATURED_SHOWN = 10
export const LATEST_SHOWN = 12
export const CARDS_SHOWN = 15

export interface CardRow {
  id: string
  title: string
  author: string
  author_profile_id: string
  author_picture: Picture | null
  picture: Picture | null
  company_id: string
  company: string
  company_picture: Picture | null
  location: string
  work_sector: string | null
  department: string
  reserved: number
  slots: number
  duration: number | null
  date_start: string | null
  date_published: Date
}

interface Order {
  column: 'date_published' | 'waiting_since' | 'featured_at'
  isNewestFirst: boolean
}
const newest: Order = { column: 'date_published', isNewestFirst: true }
const waitingLongest: Order = { column: 'waiting_since', isNewestFirst: false }
const featuredLast: Order = { column: 'featured_at', isNewestFirst: true }

const orderBy = ({ column, isNewestFirst }: Order, table: string) => {
  const direction = isNewestFirst ? sql`desc` : sql`asc`
  return sql`order by ${sql.ref(`${table}.${column}`)} ${direction}, ${sql.ref(`${table}.id`)} ${direction}`
}

interface Shelf {
  /** Public ones are shown to those who may read external activities, all others to their own company. */
  conditions: readonly Sql[]
  by: Order
  limit: number
}

const toType = (type: 'PROJECT' | 'TASK') => sql`activity.status = 'PUBLISHED' and activity.type = ${sql.lit(type)}`

const inOwn = (who: Member, condition: Sql, isPublic: boolean) =>
  sql`activity.company_id = ${who.companyId} and ${isPublic ? sql`activity.is_public` : sql`not activity.is_public`} and ${condition}`

/** Platform roles look at the same shop window as everybody else who may look outside. */
function reaches(who: Member, condition: Sql): Sql[] {
  const outside =
    readScopeOf(who).visible === 'company' ? inOwn(who, condition, true) : sql`activity.is_public and ${condition}`
  return [outside, inOwn(who, condition, false)]
}

/** What a CardRow holds; author, company and work_sector are joined to it. */
const cardColumns = (who: Member) => sql`activity.id, activity.title, ${names.full('author', who)} as author,
  author.profile_id as author_profile_id, ${portraits.avatar('author', who)} as author_picture,
  ${pictures.cover} as picture, company.id as company_id, company.name as company, company.logo as company_picture,
  activity.location, work_sector.name as work_sector, activity.department, activity.reserved, activity.slots,
  activity.duration, activity.date_start, activity.date_published`

function shelf(who: Member, { conditions, by, limit }: Shelf) {
  const scans = conditions.map(
    (condition) => sql`(select activity.id, ${sql.ref(`activity.${by.column}`)} from activity
      where ${condition} ${orderBy(by, 'activity')} limit ${sql.lit(limit)})`,
  )
  return sql<CardRow>`
    select ${cardColumns(who)}
    from (select * from (${sql.join(scans, sql` union all `)}) candidate
      ${orderBy(by, 'candidate')} limit ${sql.lit(limit)}) page
    join activity on activity.id = page.id
    join person author on author.id = activity.author_id
    join company on company.id = activity.company_id
    left join work_sector on work_sector.id = activity.work_sector_id
    where ${readable.currentBy(who)}
    ${orderBy(by, 'page')}`
}

const hasRoom = sql`(activity.slots = 0 or activity.reserved < activity.slots)`

/** What of the marketplace the caller sees, what of it is open, and what a card shows of it. */
export const shelves = { reaches, toType, hasRoom, cardColumns }

/** Newest featuring first. */
export const listFeatured = preparedReach<Record<string, never>, CardRow>((db, _param, who) => ({
  compile: () =>
    shelf(who, {
      conditions: reaches(who, sql`activity.featured_at is not null`),
      by: featuredLast,
      limit: FEATURED_SHOWN,
    }).compile(db),
}))

export const listLatest = preparedReach<Record<string, never>, CardRow>((db, _param, who) => ({
  compile: () =>
    shelf(who, {
      conditions: [...reaches(who, toType('PROJECT')), ...reaches(who, toType('TASK'))],
      by: newest,
      limit: LATEST_SHOWN,
    }).compile(db),
}))

/** Open projects, longest without application first. */
export const listOldest = preparedReach<Record<string, never>, CardRow>((db, _param, who) => ({
  compile: () =>
    shelf(who, {
      conditions: reaches(who, sql`${toType('PROJECT')} and ${hasRoom}`),
      by: waitingLongest,
      limit: CARDS_SHOWN,
    }).compile(db),
}))

export const listTasks = preparedReach<Record<string, never>, CardRow>((db, _param, who) => ({
  compile: () => shelf(who, { conditions: reaches(who, toType('TASK')), by: newest, limit: CARDS_SHOWN }).compile(db),
}))

export const listExternal = preparedReach<Record<string, never>, CardRow>((db, _param, who) => ({
  compile: () => {
    const outside = sql`activity.is_public and activity.company_id <> ${who.companyId}`
    const types = [toType('PROJECT'), toType('TASK')]
    return shelf(who, {
      conditions: types.map((type) => sql`${outside} and ${type}`),
      by: newest,
      limit: CARDS_SHOWN,
    }).compile(db)
  },
}))

/** What of a company the caller may see is asked for by the rule itself. */
export const listOfCompany = preparedReach<{ companyId: string }, CardRow>((db, param, who) => ({
  compile: () => {
    const conditions = [toType('PROJECT'), toType('TASK')].flatMap((type) =>
      [sql`activity.is_public`, sql`not activity.is_public`].map(
        (audience) =>
          sql`activity.company_id = ${param('companyId')} and ${audience} and ${type} and ${readable.currentBy(who)}`,
      ),
    )
    return shelf(who, { conditions, by: newest, limit: CARDS_SHOWN }).compile(db)
  },
}))

/** Open ones of one person. */
export const listOfAuthor = preparedReach<{ authorId: string }, CardRow>((db, param, who) => ({
  compile: () => {
    const condition = sql`activity.author_id = ${param('authorId')} and activity.status = 'PUBLISHED' and ${readable.currentBy(who)}`
    return shelf(who, { conditions: [condition], by: newest, limit: CARDS_SHOWN }).compile(db)
  },
}))
