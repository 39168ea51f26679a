// Evaluations as their readers may see them. T14: a part is its party's alone until both have submitted; then both parties
// and those who accompany apprentices in the company read both. Said here, and once more by row security.
import type { EvaluationSort, evaluationSorts, Grade, Side } from '@werkplatz/contract/evaluations/schemas.ts'
import type { EvaluationStatus } from '@werkplatz/contract/evaluations/status.ts'
import { access, type Action } from '@werkplatz/contract/rules/access.ts'
import { sql, type RawBuilder } from 'kysely'

import { canBits } from '../../access/can.ts'
import type { Member } from '../../access/member.ts'
import { orderBy, preparedOrders, type Orders, type PageParams } from '../../access/page.ts'
import { preparedReach } from '../../access/prepared-reach.ts'
import { reach } from '../../access/scopes.ts'
import type { Db } from '../../db/handles.ts'
import { pageOf } from '../../db/page-of.ts'
import { prepared } from '../../db/prepared.ts'
import { contacts } from '../assignments/assignment-parts.queries.ts'
import type { Picture } from '../files/file.present.ts'
import { colleagues, names, portraits, trainings } from '../people/person-parts.queries.ts'
import { bothSubmitted, outstanding } from './evaluation-parts.queries.ts'

export interface CriterionRow {
  id: string
  name: string
  description: string
  sort_index: number
  type_id: string
  type_name: string
  type_sort: number
  for_apprentice: boolean
  valid_from: string
}

/** Of this version, or of the one in force. */
export const listCriteria = prepared<{ version: number | null }, CriterionRow>((db, param) => ({
  compile: () =>
    sql<CriterionRow>`
      select criterion.id, criterion.name, criterion.description, criterion.sort_index, criterion_type.id as type_id,
        criterion_type.name as type_name, criterion_type.sort_index as type_sort, criterion_type.for_apprentice,
        criteria_version.valid_from
      from criterion
      join criterion_type on criterion_type.id = criterion.type_id
      join criteria_version on criteria_version.version = criterion_type.version
      where criterion_type.version = coalesce(${param('version')}::integer,
        (select max(version) from criteria_version where valid_from <= swiss_today()))
      order by criterion_type.sort_index, criterion.sort_index
    `.compile(db),
}))

/** What a row's buttons ask about; the order is that of the bits. */
export const evaluationActions = ['evaluation.fill'] as const satisfies readonly Action[]

export interface PartRow {
  id: string
  notes: string
  points: { id: string; criterion_id: string; grade: Grade | null; justification: string }[]
  statement: { body: string; date: string } | null
}

export interface EvaluationHeadRow {
  id: string
  status: EvaluationStatus
  title: string
  starts: string
  ends: string
  apprentice_id: string
  apprentice: string
  contact_id: string | null
  contact: string | null
  apprentice_submitted_at: Date | null
  contact_submitted_at: Date | null
  apprentice_discussed_at: Date | null
  contact_discussed_at: Date | null
  side: Side | null
  is_frozen: boolean
  is_too_early: boolean
  may: number
  /** Its contact person has or had no account, and the caller may ask them by a link. */
  may_send: boolean
}

export interface EvaluationDetailsRow extends EvaluationHeadRow {
  apprentice_first: string
  apprentice_last: string
  /** Who has the document made. */
  reader: string
  company: string
  profession: string | null
  version: number | null
  agreements: string[]
  /** Null: not begun, or hidden from the caller. */
  apprentice_part: PartRow | null
  contact_part: PartRow | null
  last: { title: string; date: string; agreements: string[] } | null
}

/** The rule of sight, in one place for every read. */
const sees = (who: Member) => sql<boolean>`(judgement.party_id = ${who.id} or ${bothSubmitted})`

const part = (side: Side, who: Member) => sql`(
  select json_build_object('id', judgement.id, 'notes', judgement.notes,
    'points', coalesce((select json_agg(json_build_object('id', evaluation_point.id,
        'criterion_id', evaluation_point.criterion_id, 'grade', evaluation_point.grade,
        'justification', evaluation_point.justification))
      from evaluation_point where evaluation_point.part_id = judgement.id), '[]'::json),
    'statement', (select json_build_object('body', evaluation_statement.body, 'date', evaluation_statement.date_created)
      from evaluation_statement where evaluation_statement.evaluation_id = evaluation.id
        and evaluation_statement.side = judgement.side and evaluation.status <> 'DRAFT'))
  from judgement where judgement.evaluation_id = evaluation.id
    and judgement.side = ${sql.lit(side)} and ${sees(who)})`

/** Who accompanies the assignment reads the apprentice's full name in it. */
const isLedBy = (who: Member) => sql`evaluation.contact_id = ${who.id}`

const head = (who: Member) => sql`evaluation.id, evaluation.status, assignment.title,
  assignment.approved_start as starts, assignment.approved_end as ends, evaluation.apprentice_id,
  ${names.full('apprentice', who, isLedBy(who))} as apprentice, evaluation.contact_id,
  ${contacts.name('assignment', who)} as contact,
  evaluation.apprentice_submitted_at, evaluation.contact_submitted_at,
  evaluation.apprentice_discussed_at, evaluation.contact_discussed_at,
  case when evaluation.apprentice_id = ${who.id} then 'APPRENTICE'
    when evaluation.contact_id = ${who.id} then 'CONTACT' end as side,
  assignment.status = 'PENDING' as is_frozen, assignment.approved_start > swiss_today() as is_too_early,
  ${canBits(evaluationActions, who)} as may,
  ((evaluation.contact_id is null
      or exists (select from evaluation_link where evaluation_link.evaluation_id = evaluation.id))
    and ${reach(access['assignment.sendLink'], who)}) as may_send`

export const findEvaluation = preparedReach<{ id: string }, EvaluationDetailsRow>((db, param, who) => ({
  compile: () =>
    sql<EvaluationDetailsRow>`
      select ${head(who)}, apprentice.name_first as apprentice_first,
        ${colleagues.last('apprentice')} as apprentice_last,
        (select reader.name_first || ' ' || ${colleagues.last('reader')} from person reader
          where reader.id = ${who.id}) as reader,
        company.name as company, ${trainings.profession('apprentice')} as profession,
        evaluation.version, evaluation.agreements,
        ${part('APPRENTICE', who)} as apprentice_part, ${part('CONTACT', who)} as contact_part,
        (select json_build_object('title', last.title, 'date', last.agreed_at, 'agreements', last.agreements)
          from last_agreements(evaluation.id) last) as last
      from evaluation
      join assignment on assignment.id = evaluation.id
      join person apprentice on apprentice.id = evaluation.apprentice_id
      join company on company.id = evaluation.company_id
      where evaluation.id = ${param('id')} and ${reach(access['evaluation.read'], who)}
    `.compile(db),
}))

export interface EvaluationTableRow extends EvaluationHeadRow {
  apprentice_picture: Picture | null
  contact_picture: Picture | null
}

/** Null: all; else what lacks a part after its end, or has lacked it for long. */
type Narrowing = { outstanding: 'ALL' | 'LATE' | null; mine: boolean }

const narrowed = (param: (name: keyof Narrowing) => RawBuilder<unknown>, who: Member) => sql<boolean>`(
  ${param('outstanding')}::text is null
  or ${outstanding.of(who, param('mine'))} and (${param('outstanding')}::text = 'ALL' or ${outstanding.isLate}))`

/** Names sort by the first name, which every reader sees; the last name may be masked. */
const orders: Orders<(typeof evaluationSorts)[number]> = {
  columns: {
    assignment: sql`lower(assignment.title)`,
    apprentice: sql`lower(apprentice.name_first)`,
    contact: sql`lower(coalesce((select led.name_first from person led where led.id = evaluation.contact_id),
      assignment.contact))`,
    status: sql`array_position(array['DRAFT', 'SUBMITTED', 'DISCUSSED'], evaluation.status)`,
    period: sql`assignment.approved_start`,
  },
  usual: sql`assignment.approved_end desc, evaluation.id`,
  id: sql`evaluation.id`,
}

const lists = preparedOrders<(typeof evaluationSorts)[number], Narrowing, EvaluationTableRow>((sort) =>
  preparedReach<PageParams & Narrowing, EvaluationTableRow>((db, param, who) => ({
    compile: () =>
      sql<EvaluationTableRow>`
        select ${head(who)}, ${portraits.avatar('apprentice', who)} as apprentice_picture,
          (select ${portraits.avatar('led', who)} from person led where led.id = evaluation.contact_id) as contact_picture
        from ${pageOf(sql`select evaluation.id from evaluation join assignment on assignment.id = evaluation.id
          join person apprentice on apprentice.id = evaluation.apprentice_id
          where ${reach(access['evaluation.read'], who)} and ${narrowed(param, who)}
          ${orderBy(orders, sort)} limit ${param('size')} offset ${param('offset')}`)}
        join evaluation on evaluation.id = page.id
        join assignment on assignment.id = evaluation.id
        join person apprentice on apprentice.id = evaluation.apprentice_id
        ${orderBy(orders, sort)}
      `.compile(db),
  })),
)

export const listEvaluationPage = (
  db: Db,
  me: Member,
  sort: EvaluationSort | undefined,
  params: Narrowing & PageParams,
) => lists(sort)(db, me, params)

export const countEvaluations = preparedReach<{ most: number } & Narrowing, { total: number }>((db, param, who) => ({
  compile: () =>
    sql<{ total: number }>`
      select least(count(*), ${param('most')})::int as total
      from (select from evaluation join assignment on assignment.id = evaluation.id
        where ${reach(access['evaluation.read'], who)} and ${narrowed(param, who)} limit ${param('most')}) counted
    `.compile(db),
}))
