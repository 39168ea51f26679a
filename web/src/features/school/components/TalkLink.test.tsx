import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import messages from '@werkplatz/content/messages/school.json'
import type { OwnSupervisor } from '@werkplatz/contract/school/schemas.ts'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { expect, test } from 'vitest'

import { ownSupervisorQuery } from '../api.ts'
import { SubjectTable } from './SubjectTable.tsx'
import { TalkLink } from './TalkLink.tsx'

const mark = (subject: string, grade: number) => ({
  schoolMarkId: `${subject}-${grade}`,
  schoolSemesterId: 's',
  subject,
  grade,
  weight: 1,
})
const marks = [mark('Mathematik', 3.9), mark('Deutsch', 4), mark('Englisch', 5)]

function Where() {
  const { search, state } = useLocation()
  return <output>{JSON.stringify({ search, state: state as unknown })}</output>
}

function show(supervisor: OwnSupervisor['supervisor']) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(ownSupervisorQuery.queryKey, { supervisor })
  const table = <SubjectTable marks={marks} caption="Noten" talk={(subject) => <TalkLink subject={subject} />} />
  const router = createMemoryRouter([
    { path: '/', element: table },
    { path: '/dashboard/community', element: <Where /> },
  ])
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

test('only under 4.0; it leads to the supervisor with a sentence, and the address holds none of it', async () => {
  show({ userId: 'simon', name: 'Simon Aeschlimann', nameFirst: 'Simon' })
  await userEvent.click(screen.getByRole('link', { name: messages.talkButton.text }))
  expect(JSON.parse(screen.getByRole('status').textContent)).toEqual({
    search: '?chatWithUser=simon',
    state: {
      proposed:
        'Hallo Simon, in Mathematik läuft es gerade nicht gut. Hast du diese Woche eine Viertelstunde für mich?',
    },
  })
})

test('without a supervisor it says whom to turn to', () => {
  show(null)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(screen.getByText(messages.talkNoSupervisor.text)).toBeVisible()
})
