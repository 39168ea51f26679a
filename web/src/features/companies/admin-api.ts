// What the admin tool reads of companies.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CompanyState } from '@werkplatz/contract/companies/admin-schemas.ts'

import { call } from '../../api/client.ts'

interface Asked {
  page: number
  size: number
  text: string
  state: CompanyState | undefined
}

export const managedCompaniesQuery = ({ page, size, text, state }: Asked) =>
  queryOptions({
    queryKey: ['admin', 'companies', { page, size, text, state }],
    queryFn: ({ signal }) =>
      call('listManagedCompanies', { query: { page: page - 1, size, query: text, state }, signal }),
    placeholderData: keepPreviousData,
  })

export const managedCompanyQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'company', id],
    queryFn: ({ signal }) => call('readManagedCompany', { query: { id }, signal }),
  })
