// Rows of reports, and where the reported things belong.
import type { NewReport } from '@werkplatz/contract/moderation/schemas.ts'
import { sql } from 'kysely'

import type { Db, Tx } from '../../db/handles.ts'

/** undefined: the caller has reported it already. */
export async function insertReport(
  tx: Tx,
  reporterId: string,
  companyId: string | null,
  report: NewReport,
): Promise<{ id: string } | undefined> {
  return tx
    .insertInto('report')
    .values({
      reporter_id: reporterId,
      company_id: companyId,
      target: report.target,
      target_id: report.targetId,
      reason: report.report,
    })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
}

/** OWNER and ADMIN everywhere, education officers for content of their own company (decisions §3). */
export async function listModerators(db: Db, reportId: string, after: string, size: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select person.id from person
      where person.roles && '{OWNER,ADMIN}' and person.status = 'ACTIVE' and person.id > ${after}
      union
      select person.id from report join person on person.company_id = report.company_id
      where report.id = ${reportId} and person.roles && '{EDUCATION_OFFICER}' and person.status = 'ACTIVE'
        and person.id > ${after}
    ) moderator
    order by id limit ${size}
  `.execute(db)
  return rows.map((row) => row.id)
}
