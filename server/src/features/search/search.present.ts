// Rows → contract shapes.
import type { Everything, FoundActivity, FoundCompany, FoundPerson } from '@werkplatz/contract/search/schemas.ts'

import type { StorageAddresses } from '../../outbound/storage-addresses.ts'
import type { ActivityListRow } from '../activities/read/activity-list.queries.ts'
import { portraitUrl } from '../people/person.present.ts'
import { MOST_FOUND, type FoundCompanyRow, type FoundPersonRow } from './found.queries.ts'
import type { FoundEverything } from './search-everything.ts'

const presentPerson = (addresses: StorageAddresses, row: FoundPersonRow): FoundPerson => ({
  userId: row.id,
  profileId: row.profile_id,
  name: row.name,
  image: portraitUrl(addresses, row.picture),
  profession: row.profession,
  company: row.company,
})

const presentCompany = (addresses: StorageAddresses, row: FoundCompanyRow): FoundCompany => ({
  companyId: row.id,
  profileId: row.profile_id,
  name: row.name,
  location: row.location,
  image: portraitUrl(addresses, row.picture),
})

const presentActivity = (addresses: StorageAddresses, row: ActivityListRow): FoundActivity => ({
  activityId: row.id!,
  title: row.title,
  image: portraitUrl(addresses, row.picture ?? null),
  company: row.company,
  dateStart: row.date_start,
  activityStatus: row.status,
})

const counted = <R extends { total: number }, H>(rows: readonly R[], present: (row: R) => H) => {
  const total = rows[0]?.total ?? 0
  return { hits: rows.map(present), total, isCapped: total === MOST_FOUND }
}

export const presentEverything = (
  addresses: StorageAddresses,
  { people, companies, activities }: FoundEverything,
): Everything => ({
  people: counted(people, (row) => presentPerson(addresses, row)),
  companies: counted(companies, (row) => presentCompany(addresses, row)),
  activities: {
    hits: activities.rows.map((row) => presentActivity(addresses, row)),
    total: activities.total,
    isCapped: activities.isCapped,
  },
})
