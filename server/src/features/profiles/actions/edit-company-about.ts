import type { CompanyAbout } from '@werkplatz/contract/profiles/schemas.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { linksColumn, texts } from '../profile-content.ts'
import { lockCompany, updateCompany } from '../profile-write.queries.ts'
import { takeVideo } from './take-video.ts'

/** Whether the caller may was asked by the guard. */
export async function editCompanyAbout(tx: Tx, me: Member, { id, ...about }: CompanyAbout) {
  const company = await lockCompany(tx, id)
  await takeVideo(tx, me, { resource: 'companyVideo', id: company.id }, about.videoId)
  await updateCompany(tx, company.id, {
    ...texts(about, ['bio']),
    ...linksColumn(about.links, company.links),
    ...(about.employeeCount !== undefined && { employee_count: about.employeeCount }),
    ...(about.dateFounded !== undefined && { date_founded: about.dateFounded }),
  })
}
