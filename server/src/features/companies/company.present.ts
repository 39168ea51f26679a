// Rows → contract shapes.
import type { CompanyFooter } from '@werkplatz/contract/companies/schemas.ts'

import type { StorageAddresses } from '../../outbound/storage-addresses.ts'
import { pictureUrl } from '../files/file.present.ts'
import type { CompanyFooterRow } from './company.queries.ts'

/** None has a banner before the profiles feature. */
export const presentCompanyFooter = (addresses: StorageAddresses, row: CompanyFooterRow): CompanyFooter => ({
  id: row.id,
  profileId: row.profile_id,
  name: row.name,
  banner: null,
  activitiesPublished: row.activities_published,
  followerCount: row.followers,
  yearJoined: row.year_joined,
  image: pictureUrl(addresses, row.logo),
  location: row.location,
})
