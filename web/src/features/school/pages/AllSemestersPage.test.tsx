import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import messages from '@werkplatz/content/messages/school.json'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'

import AllSemestersPage from './AllSemestersPage.tsx'

afterEach(() => vi.unstubAllGlobals())

const show = (isOwn: boolean, semesters: unknown[]) => {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(
      url.includes('/author') || url.includes('card')
        ? { id: 'lea', nameFirst: 'Lea', nameLast: 'Muster', isOwn }
        : semesters,
    ),
  )
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/?apprenticeId=lea']}>
        <AllSemestersPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('a trainer reads who makes the first semester', async () => {
  show(false, [])
  expect(await screen.findByText(messages.personNoSemesters.text)).toBeInTheDocument()
  expect(await screen.findByText(/^Semester und Noten trägt Lea selbst ein/)).toBeInTheDocument()
})

test('the apprentice is led to where it is made', async () => {
  show(true, [])
  expect(await screen.findByRole('link', { name: 'Zu deinen Semestern' })).toHaveAttribute(
    'href',
    '/dashboard/company?filter=SCHOOL_GRADES',
  )
})

test('a semester without marks says who enters them', async () => {
  show(false, [{ semesterId: 's1', year: 1, semester: 1, grades: [] }])
  expect(await screen.findByText(`${messages.personNoMarks.text} Noten trägt Lea selbst ein.`)).toBeInTheDocument()
})
