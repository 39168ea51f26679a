import { guardRow } from '../../../access/guard.ts'
import type { FileHolder } from '../../../plugs/file-holders.ts'
import { lockCompanyProfile, updateCompany } from '../profile-write.queries.ts'

/** Whoever uploaded it may have left the office since: what the profile shows is changed by who may edit it. */
const drop =
  (column: 'logo' | 'banner' | null): FileHolder =>
  async (tx, me, { id, isModeration }) => {
    const { profile_id } = await lockCompanyProfile(tx, id)
    if (!isModeration) await guardRow(tx, me, 'profile.editCompany', profile_id)
    if (column) await updateCompany(tx, id, { [column]: null })
  }

export const dropCompanyImage = drop('logo')
export const dropCompanyBanner = drop('banner')
export const dropCompanyVideo = drop(null)
