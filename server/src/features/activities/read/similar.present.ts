// Rows → contract shapes.
import type { SimilarActivity } from '@werkplatz/contract/activities/list-schemas.ts'

import type { StorageAddresses } from '../../../outbound/storage-addresses.ts'
import { presentFeatured } from '../activity.present.ts'
import type { SimilarRow } from './similar.queries.ts'

export const presentSimilar = (addresses: StorageAddresses, row: SimilarRow): SimilarActivity => ({
  ...presentFeatured(addresses, row),
  activityType: row.type,
  reason: row.reason,
})
