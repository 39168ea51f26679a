// Rows → contract shapes.
import type { OffSwitch } from '@werkplatz/contract/switches/schemas.ts'

import type { OffSwitchRow } from './switch.queries.ts'

export const presentSwitch = (row: OffSwitchRow): OffSwitch => ({
  feature: row.feature,
  company: row.company_id === null ? null : { companyId: row.company_id, name: row.company_name ?? '' },
  notice: row.notice,
  reason: row.reason,
  by: row.by,
  since: row.date_created.toISOString(),
})
