import { queryOptions } from '@tanstack/react-query'
import type { CatalogueKind } from '@werkplatz/contract/catalogues/schemas.ts'

import { call } from '../../api/client.ts'

export const catalogueQuery = (kind: CatalogueKind) =>
  queryOptions({
    queryKey: ['admin', 'catalogue', kind],
    queryFn: ({ signal }) => call('listCatalogue', { query: { kind }, signal }),
  })

export const templatesQuery = queryOptions({
  queryKey: ['admin', 'templates'],
  queryFn: ({ signal }) => call('listManagedTemplates', { signal }),
})

export const criteriaQuery = queryOptions({
  queryKey: ['admin', 'criteria'],
  queryFn: ({ signal }) => call('listCriteriaVersions', { signal }),
})
