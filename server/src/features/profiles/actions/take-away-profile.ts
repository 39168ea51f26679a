import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import type { ReportCase } from '../../../plugs/report-targets.ts'
import { findCompanyParts, findPersonParts, putFilesAside } from '../profile-report.queries.ts'
import { updateCompany, updatePerson } from '../profile-write.queries.ts'

const personFiles = ['avatar', 'banner', 'video']
const companyFiles = ['companyImage', 'companyBanner', 'companyVideo']
const emptyTexts = { slogan: '', bio: '', links: '[]' }

/** After a report: everything a person chose to show, but the name. Null: they have left. */
export async function takeAwayPerson(tx: Tx, me: Member, { reportId, targetId }: ReportCase) {
  const found = await findPersonParts(tx, targetId, true)
  if (!found) return null
  const { id, ...parts } = found
  const files = await putFilesAside(tx, personFiles, id, reportId)
  await updatePerson(tx, id, { ...emptyTexts, avatar_art: null, avatar_file_id: null, banner_art: null })
  await audit(tx, { actorId: me.id, action: 'takeAway', resource: 'person', targetId: id })
  return { parts, files }
}

export async function takeAwayCompany(tx: Tx, me: Member, { reportId, targetId }: ReportCase) {
  const found = await findCompanyParts(tx, targetId, true)
  if (!found) return null
  const { id, ...parts } = found
  const files = await putFilesAside(tx, companyFiles, id, reportId)
  await updateCompany(tx, id, { ...emptyTexts, logo: null, banner: null })
  await audit(tx, { actorId: me.id, action: 'takeAway', resource: 'company', targetId: id })
  return { parts, files }
}
