// Rows → contract shapes.
import type { ManagedCompany } from '@werkplatz/contract/companies/admin-schemas.ts'

import { hasBit } from '../../access/can.ts'
import type { StorageAddresses } from '../../outbound/storage-addresses.ts'
import { pictureUrl } from '../files/file.present.ts'
import { companyActions, type ManagedCompanyRow } from './managed-company.queries.ts'

export const presentManagedCompany =
  (addresses: StorageAddresses) =>
  (row: ManagedCompanyRow): ManagedCompany => {
    const may = (action: (typeof companyActions)[number]) => hasBit(companyActions, row.may, action)
    const isPaused = row.state === 'PAUSED'
    return {
      companyId: row.id,
      profileId: row.profile_id,
      name: row.name,
      image: pictureUrl(addresses, row.logo),
      location: row.location,
      canton: row.canton,
      answerDays: row.answer_days,
      state: row.state,
      dateJoined: row.date_joined.toISOString(),
      people: row.people,
      apprentices: row.apprentices,
      openActivities: row.open_activities,
      can: {
        edit: may('company.edit'),
        pause: may('company.pause') && !isPaused,
        resume: may('company.resume') && isPaused,
        inviteOfficer: may('company.inviteOfficer') && !isPaused,
      },
    }
  }
