// Rows → contract shapes.
import type {
  ChangedPeople,
  ManagedPerson,
  ManagedPersonRow,
  ThingsToHandOver,
} from '@werkplatz/contract/people/admin-schemas.ts'
import { givableRoles } from '@werkplatz/contract/rules/roles.ts'

import { hasBit } from '../../../access/can.ts'
import type { Member } from '../../../access/member.ts'
import type { Refusal } from '../../../lib/refusal.ts'
import type { StorageAddresses } from '../../../outbound/storage-addresses.ts'
import { pictureUrl } from '../../files/file.present.ts'
import type { PeopleOutcome } from '../actions/change-people.ts'
import {
  personActions,
  type LeftBehindRow,
  type ManagedPersonDetailRow,
  type ManagedPersonRowRow,
  type ReceiverRow,
} from './managed-person.queries.ts'

/** Why a person was skipped: the field's sentence, else the error's. */
const reasonOf = ({ message, extras }: Refusal) => extras.fields?.[0]?.sentence ?? message

export function presentChangedPeople(
  { done, skipped }: PeopleOutcome,
  nameById: ReadonlyMap<string, string>,
): ChangedPeople {
  const named = (id: string) => ({ userId: id, name: nameById.get(id) ?? '' })
  return {
    done: done.map(named),
    skipped: skipped.map(({ id, refusal }) => ({ ...named(id), reason: reasonOf(refusal) })),
  }
}

export const presentManagedRow =
  (addresses: StorageAddresses) =>
  (row: ManagedPersonRowRow): ManagedPersonRow => ({
    userId: row.id,
    profileId: row.profile_id,
    nameFirst: row.name_first,
    nameLast: row.shown_last,
    email: row.mail,
    image: pictureUrl(addresses, row.picture),
    companyName: row.company_name,
    roles: row.roles,
    status: row.status,
    supervisor: row.supervisor_id && row.supervisor ? { userId: row.supervisor_id, name: row.supervisor } : null,
    profession: row.profession,
    lastLogin: row.last_login_at && row.last_login_at.toISOString(),
    lastDay: row.last_day,
  })

export function presentManagedPerson(
  addresses: StorageAddresses,
  row: ManagedPersonDetailRow,
  me: Member,
): ManagedPerson {
  const may = (action: (typeof personActions)[number]) => hasBit(personActions, row.may, action)
  return {
    ...presentManagedRow(addresses)(row),
    companyId: row.company_id,
    professionId: row.profession_id,
    adultFrom: row.adult_day,
    dateJoined: row.joined,
    dateCreated: row.date_created.toISOString(),
    openSessions: row.open_sessions,
    supervised: row.supervised,
    lastDayReceiver:
      row.last_day_receiver_id && row.last_day_receiver
        ? { userId: row.last_day_receiver_id, name: row.last_day_receiver }
        : null,
    rightsVersion: row.rights_version,
    givable: may('person.change') ? givableRoles(me.roles) : [],
    can: {
      change: may('person.change'),
      deactivate: may('person.deactivate') && row.status === 'ACTIVE',
      reactivate: may('person.reactivate') && row.status === 'DEACTIVATED',
      endSessions: may('person.endSessions') && row.open_sessions > 0,
      handOver: may('person.handOver') && row.status === 'ACTIVE',
      erase: may('person.erase'),
    },
  }
}

export const presentLeftBehind = (
  addresses: StorageAddresses,
  row: LeftBehindRow,
  receivers: readonly ReceiverRow[],
): ThingsToHandOver => ({
  apprentices: row.apprentices.map((one) => ({
    userId: one.id,
    nameFirst: one.name_first,
    nameLast: one.shown_last,
    image: pictureUrl(addresses, one.picture),
  })),
  activities: row.activities,
  approvals: row.approvals,
  contacts: row.contacts,
  receivers: receivers.map(({ id, name, supervised }) => ({ userId: id, name, supervised })),
})
