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

async function allTrainers(signal: AbortSignal) {
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
  return trainers
}

/** Whom and what a list may name, of the own company. */
export const importChoicesQuery = queryOptions({
  queryKey: ['admin', 'import-choices'],
  queryFn: async ({ signal }) => {
    const [professions, trainers] = await Promise.all([call('listProfessions', { signal }), allTrainers(signal)])
    return { professions, trainers }
  },
})

const MOST_CHECKED = 2_000

/** Which of these the own company knows already; of others nothing is said. */
export const knownAddressesQuery = (emails: readonly string[]) =>
  queryOptions({
    queryKey: ['admin', 'known-addresses', emails],
    queryFn: async ({ signal }) => {
      const parts = Array.from({ length: Math.ceil(emails.length / MOST_CHECKED) }, (_, n) =>
        emails.slice(n * MOST_CHECKED, (n + 1) * MOST_CHECKED),
      )
      const known = await Promise.all(parts.map((part) => call('checkInvited', { body: { emails: part }, signal })))
      return { members: known.flatMap(({ members }) => members), invited: known.flatMap(({ invited }) => invited) }
    },
    staleTime: 0,
    gcTime: 0,
  })
