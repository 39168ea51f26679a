// Rows → contract shapes.
import type { Block, BlockStatus } from '@werkplatz/contract/blocks/schemas.ts'

import type { StorageAddresses } from '../../outbound/storage-addresses.ts'
import { portraitUrl } from '../people/person.present.ts'
import type { BlockRow, BlockStatusRow } from './block.queries.ts'

export const presentBlock = (addresses: StorageAddresses, row: BlockRow): Block => ({
  id: row.id,
  userId: row.person_id,
  profileId: row.profile_id,
  name: row.name,
  image: portraitUrl(addresses, row.picture),
  company: row.company,
  dateCreated: row.date_created.toISOString(),
})

export const presentBlockStatus = (row: BlockStatusRow | undefined): BlockStatus => ({
  isBlocked: row?.is_blocked ?? false,
  isInCharge: row?.is_in_charge ?? false,
})
