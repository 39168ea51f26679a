// What the admin tool reads of people.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ManagedPersonSort, MissingPart, PeopleChange } from '@werkplatz/contract/people/admin-schemas.ts'
import type { ShownPersonStatus } from '@werkplatz/contract/people/status.ts'
import type { Role } from '@werkplatz/contract/rules/roles.ts'

import { call } from '../../api/client.ts'

interface Asked {
  page: number
  size: number
  text: string
  sort: ManagedPersonSort | undefined
  role: Role | undefined
  status: ShownPersonStatus
  missing: MissingPart | undefined
}

export const managedPeopleQuery = ({ page, size, text, ...asked }: Asked) =>
  queryOptions({
    queryKey: ['admin', 'people', { page, size, text, ...asked }],
    queryFn: ({ signal }) =>
      call('listManagedPeople', { query: { page: page - 1, size, query: text, ...asked }, signal }),
    placeholderData: keepPreviousData,
  })

export const managedPersonQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'person', id],
    queryFn: ({ signal }) => call('readManagedPerson', { query: { id }, signal }),
  })

/** What a change of several people would do. It is read anew each time it is chosen. */
export const bulkPreviewQuery = (ids: readonly string[], change: PeopleChange | null) =>
  queryOptions({
    queryKey: ['admin', 'bulk-preview', ids, change],
    queryFn: ({ signal }) =>
      call('changePeople', { body: { ids: [...ids], change: change!, isPreview: true }, signal }),
    gcTime: 0,
    staleTime: 0,
  })

export const thingsToHandOverQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'hand-over', id],
    queryFn: ({ signal }) => call('readThingsToHandOver', { query: { id }, signal }),
  })

/** Of one company, for choosing who looks after somebody. A company with more trainers than a page finds the others by import. */
export const trainersQuery = (companyId?: string) =>
  queryOptions({
    queryKey: ['admin', 'trainers', companyId],
    queryFn: ({ signal }) =>
      call('listManagedPeople', { query: { role: 'VOCATIONAL_TRAINER', size: 100, companyId }, signal }),
    select: ({ content }) =>
      content.map(({ userId, nameFirst, nameLast, email }) => ({ userId, name: `${nameFirst} ${nameLast}`, email })),
  })
