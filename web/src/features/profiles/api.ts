import { queryOptions } from '@tanstack/react-query'
import type { ProfileType, ProfileViewer } from '@werkplatz/contract/profiles/schemas.ts'

import { call } from '../../api/client.ts'
import { once } from '../../api/once.ts'

export const profileQuery = (type: ProfileType, id: string, as?: ProfileViewer) =>
  queryOptions({
    queryKey: ['profile', type, id, as ?? 'SELF'],
    queryFn: ({ signal }) => call('readProfile', { params: { type }, query: as ? { id, as } : { id }, signal }),
  })

/** What the form begins with. */
export const profileFormQuery = (type: ProfileType, id: string) =>
  queryOptions({
    queryKey: ['profile-form', type, id],
    queryFn: ({ signal }) => call('readProfile', { params: { type }, query: { id }, signal }),
    ...once,
  })

export const companyPeopleQuery = (id: string, page: number, size: number) =>
  queryOptions({
    queryKey: ['profile', 'people', id, page, size],
    queryFn: ({ signal }) => call('listCompanyPeople', { query: { id, page, size }, signal }),
  })

/** Open activities, of a person or of a company; by their own ids. */
export const openActivitiesQuery = (type: ProfileType, id: string) =>
  queryOptions({
    queryKey: ['activities', 'of', type, id],
    queryFn: ({ signal }) => call(type === 'user' ? 'listAuthorCards' : 'listCompanyCards', { query: { id }, signal }),
  })
