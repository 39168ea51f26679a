import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { InvitationView } from '@werkplatz/contract/invitations/schemas.ts'

import { call } from '../../api/client.ts'

interface Asked {
  page: number
  size: number
  text: string
  view: InvitationView
}

export const invitationsQuery = ({ page, size, text, view }: Asked) =>
  queryOptions({
    queryKey: ['admin', 'invitations', { page, size, text, view }],
    queryFn: ({ signal }) => call('listInvitations', { query: { page: page - 1, size, query: text, view }, signal }),
    placeholderData: keepPreviousData,
  })

/** Whom and what a list may name, of the own company. */
export const importChoicesQuery = queryOptions({
  queryKey: ['admin', 'import-choices'],
  queryFn: async ({ signal }) => {
    const professions = await call('listProfessions', { signal })
    const trainers: { userId: string; name: string; email: string }[] = []
    for (let page = 0, pages = 1; page < pages && page < 10; page += 1) {
      const found = await call('listManagedPeople', { query: { role: 'VOCATIONAL_TRAINER', size: 100, page }, signal })
      pages = found.totalPages
      trainers.push(
        ...found.content.map(({ userId, nameFirst, nameLast, email }) => ({
          userId,
          name: `${nameFirst} ${nameLast}`,
          email,
        })),
      )
    }
    return { professions, trainers }
  },
})

const MOST_CHECKED = 2_000

/** Which of these the own company knows already; of others nothing is said. */
export const knownAddressesQuery = (emails: readonly string[]) =>
  queryOptions({
    queryKey: ['admin', 'known-addresses', emails],
    queryFn: async ({ signal }) => {
      const known = { members: [] as string[], invited: [] as string[] }
      for (let at = 0; at < emails.length; at += MOST_CHECKED) {
        const part = await call('checkInvited', { body: { emails: emails.slice(at, at + MOST_CHECKED) }, signal })
        known.members.push(...part.members)
        known.invited.push(...part.invited)
      }
      return known
    },
    staleTime: 0,
    gcTime: 0,
  })
