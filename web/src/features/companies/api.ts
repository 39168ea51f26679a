import { queryOptions } from '@tanstack/react-query'

import { call } from '../../api/client.ts'

export const companyFooterQuery = (id: string) =>
  queryOptions({
    queryKey: ['company-footer', id],
    queryFn: ({ signal }) => call('readCompanyFooter', { query: { id }, signal }),
  })
