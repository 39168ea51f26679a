// Rows of reports, and where the reported things belong.
import type { NewReport } from '@werkplatz/contract/moderation/schemas.ts'
import { sql } from 'kysely'

import type { Db, Tx } from '../../db/handles.ts'

/** undefined: the caller has reported it already. */
export async function insertReport(
  tx: Tx,
  reporterId: string,
  { companyId, authorId }: { companyId: string | null; authorId: string | null },
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
 * OWNER and ADMIN everywhere, education officers for content of their own company (decisions §3), but nobody of what is
 * their own: the profile of a company is its officers'. If nobody is left, OWNER.
 */
export async function listModerators(db: Db, reportId: string, after: string, size: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with moderator as (
      select person.id from report join person on person.roles && '{OWNER,ADMIN}'
      where report.id = ${reportId} and person.status = 'ACTIVE' and person.id is distinct from report.author_id
      union
      select person.id from report join person on person.company_id = report.company_id
      where report.id = ${reportId} and report.target <> 'COMPANY_PROFILE' and person.roles && '{EDUCATION_OFFICER}'
        and person.status = 'ACTIVE' and person.id is distinct from report.author_id
    )
    select id from (
      select id from moderator
      union all
      select person.id from person
      where person.roles && '{OWNER}' and person.status = 'ACTIVE' and not exists (select from moderator)
    ) told
    where id > ${after} order by id limit ${size}
  `.execute(db)
  return rows.map((row) => row.id)
}
