// Rows → contract shapes.
import type { CriteriaVersion } from '@werkplatz/contract/catalogues/criteria-schemas.ts'
import type { CatalogueEntry, ManagedTemplate } from '@werkplatz/contract/catalogues/schemas.ts'

import type { StorageAddresses } from '../../outbound/storage-addresses.ts'
import { templateUrl } from '../files/file.present.ts'
import type { VersionRow } from './criteria/criteria.queries.ts'
import type { EntryRow } from './entry.queries.ts'
import type { ManagedTemplateRow } from './template.queries.ts'

export const presentEntry = (row: EntryRow): CatalogueEntry => ({
  id: row.id,
  name: row.name,
  description: row.description,
  short: row.short,
  field: row.field,
  durationYears: row.duration_years,
  professionIds: row.profession_ids,
  used: row.used,
  isRetired: row.is_retired,
})

export const presentManagedTemplate =
  (addresses: StorageAddresses) =>
  (row: ManagedTemplateRow): ManagedTemplate => ({
    id: row.id,
    name: row.name,
    alt: row.alt,
    url: templateUrl(addresses, row.variants),
    isRetired: row.is_retired,
  })

export const presentVersion = (row: VersionRow): CriteriaVersion => ({
  version: row.version,
  state: row.state,
  validFrom: row.valid_from,
  dateModified: row.date_modified.toISOString(),
  groups: row.groups,
})
