// Rows → contract shapes.
import type { CompanyFooter, CompanyHit } from '@werkplatz/contract/companies/schemas.ts'

import type { StorageAddresses } from '../../outbound/storage-addresses.ts'
import { pictureUrl } from '../files/file.present.ts'
import type { CompanyFooterRow, CompanyHitRow } from './company.queries.ts'

export const presentCompanyFooter = (addresses: StorageAddresses, row: CompanyFooterRow): CompanyFooter => ({
  id: row.id,
  profileId: row.profile_id,
  name: row.name,
  banner: pictureUrl(addresses, row.banner),
  activitiesPublished: row.activities_published,
  followerCount: row.followers,
  yearJoined: row.year_joined,
  image: pictureUrl(addresses, row.logo),
  location: row.location,
})

export const presentCompanyHit = (addresses: StorageAddresses, row: CompanyHitRow): CompanyHit => ({
  companyProfileId: row.profile_id,
  companyId: row.id,
  image: pictureUrl(addresses, row.logo),
  name: row.name,
  location: row.location,
})
