import type { ReportTarget } from '@werkplatz/contract/moderation/schemas.ts'

import type { Tx } from '../../db/handles.ts'
import type { Feature } from '../../feature.ts'
import { Refusal } from '../../lib/refusal.ts'
import { mayAlwaysLeave } from '../../plugs/file-holders.ts'
import { dropCompanyBanner, dropCompanyImage, dropCompanyVideo } from './actions/drop-company-picture.ts'
import { findProfileOwner } from './profile-write.queries.ts'
import { profileFeed } from './profile.notices.ts'
import { profileHandlers } from './profile.routes.ts'

async function ownerOf(tx: Tx, target: ReportTarget, id: string) {
  const owner = await findProfileOwner(tx, id)
  if (!owner || (owner.person_id === null) !== (target === 'COMPANY_PROFILE')) throw new Refusal('not_found', { id })
  return owner
}

const reportable = (target: 'USER_PROFILE' | 'COMPANY_PROFILE') => ({
  may: 'profile.report' as const,
  companyOf: async (tx: Tx, id: string) => (await ownerOf(tx, target, id)).company_id,
  authorOf: async (tx: Tx, id: string) => (await ownerOf(tx, target, id)).person_id,
})

export const profiles: Feature = {
  handlers: profileHandlers,
  feed: profileFeed,
  fileHolders: {
    video: mayAlwaysLeave,
    companyImage: dropCompanyImage,
    companyBanner: dropCompanyBanner,
    companyVideo: dropCompanyVideo,
  },
  reportable: { USER_PROFILE: reportable('USER_PROFILE'), COMPANY_PROFILE: reportable('COMPANY_PROFILE') },
}
