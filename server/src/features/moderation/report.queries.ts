// Rows of reports, and where the reported things belong.
import type { NewReport } from '@werkplatz/contract/moderation/schemas.ts'
import { sql } from 'kysely'

import type { Db, Tx } from '../../db/handles.ts'

/** undefined: the caller has reported it already. */
export async function insertReport(
  tx: Tx,
  reporterId: string,
  { companyId, authorId }: { companyId: string; authorId: string | null },
  report: NewReport,
): Promise<{ id: string } | undefined> {
  return tx
    .insertInto('report')
    .values({
      reporter_id: reporterId,
      company_id: companyId,
      author_id: authorId,
      target: report.target,
      target_id: report.targetId,
      reason: report.report,
    })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
}

/**
 * OWNER and ADMIN everywhere, education officers for content of their own company (decisions §3); nobody for their own.
 * Where nobody else is left, the OWNER.
 */
export async function listModerators(db: Db, reportId: string, after: string, size: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with moderator as (
      select found.id, found.roles, found.id is not distinct from report.author_id as is_own
      from report cross join lateral (
        select person.id, person.roles from person where person.roles && '{OWNER,ADMIN}' and person.status = 'ACTIVE'
        union
        select person.id, person.roles from person
        where person.company_id = report.company_id and person.roles && '{EDUCATION_OFFICER}' and person.status = 'ACTIVE'
      ) found
      where report.id = ${reportId}
    )
    select id from moderator
    where id > ${after} and (not is_own
      or (roles && '{OWNER}' and not exists (select from moderator other where not other.is_own)))
    order by id limit ${size}
  `.execute(db)
  return rows.map((row) => row.id)
}
