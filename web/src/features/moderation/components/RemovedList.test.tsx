import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import general from '@werkplatz/content/labels/general.json'
import messages from '@werkplatz/content/messages/admin-reports.json'
import type { RemovedContent } from '@werkplatz/contract/moderation/schemas.ts'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'

import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { RemovedList } from './RemovedList.tsx'

vi.mock('../../../api/client.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))
vi.mock('../../../api/session/session.ts', () => ({ useUser: () => null }))
beforeEach(() => vi.mocked(call).mockReset())

const own: RemovedContent = {
  id: 'own',
  reportId: null,
  target: 'POST',
  subject: 'Löten',
  text: 'Löten für Anfänger',
  author: { name: 'Lea Meier', image: null },
  isByAuthor: true,
  remover: null,
  dateRemoved: '2026-11-01T08:00:00.000Z',
  dueDate: '2027-01-29',
  isRestorable: true,
}
const decided: RemovedContent = {
  ...own,
  id: 'case',
  reportId: 'case',
  subject: 'Shop',
  text: 'Kommt in den Shop',
  isByAuthor: false,
  remover: { name: 'Clara Frei', image: null },
}
const answer = (content: RemovedContent[]) =>
  vi
    .mocked(call)
    .mockImplementation(
      async (key) =>
        (key === 'listRemoved' ? { content, totalPages: 1, totalElements: content.length } : undefined) as never,
    )
const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <RemovedList page={1} />
      </MemoryRouter>
    </QueryClientProvider>,
  )

test('who took it away, until when it can come back, and a case only where there is one', async () => {
  answer([own, decided, { ...decided, id: 'waiting', subject: 'Später', isRestorable: false }])
  show()
  const [first, second, third] = await screen.findAllByRole('listitem')
  expect(first).toHaveTextContent('Selbst gelöscht')
  expect(first).toHaveTextContent('Von Lea Meier · selbst gelöscht, 01.11.2026')
  expect(first).toHaveTextContent('Wiederherstellen geht bis am 29.01.2027')
  expect(within(first!).queryByRole('link')).toBeNull()
  expect(second).toHaveTextContent('Von Lea Meier · entfernt von Clara Frei, 01.11.2026')
  expect(within(second!).getByRole('link', { name: 'Zum Fall' })).toHaveAttribute(
    'href',
    '/admin/reports?view=CLOSED&id=case',
  )
  expect(third).toHaveTextContent('Eine Einsprache ist offen.')
  expect(within(third!).queryByRole('button')).toBeNull()
})

test.each([
  [own, 'restoreRemoved', 'own'],
  [decided, 'restoreReported', 'case'],
] as const)('restoring needs a reason and calls for what it is: %#', async (one, key, id) => {
  answer([one])
  show()
  await userEvent.click(await screen.findByRole('button', { name: /^Wiederherstellen/ }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Wiederherstellen' }))
  expect(vi.mocked(call).mock.calls.map(([name]) => name)).toEqual(['listRemoved'])
  await userEvent.type(dialog.getByRole('textbox', { name: /^Begründung/ }), 'Wir brauchen es')
  await userEvent.click(dialog.getByRole('button', { name: 'Wiederherstellen' }))
  expect(call).toHaveBeenCalledWith(key, { body: { id, reasons: 'Wir brauchen es' } })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('nothing is away', async () => {
  answer([])
  show()
  expect(await screen.findByText(messages.emptyRemoved.text)).toBeVisible()
})

test('a list that cannot be read offers to try again', async () => {
  answer([])
  vi.mocked(call).mockRejectedValueOnce(new ApiError(503))
  show()
  await userEvent.click(await screen.findByRole('button', { name: general.retry }))
  expect(await screen.findByText(messages.emptyRemoved.text)).toBeVisible()
})
