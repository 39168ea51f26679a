import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import general from '@werkplatz/content/labels/general.json'
import type { ManagedPersonRow } from '@werkplatz/contract/people/admin-schemas.ts'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'

import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { BulkDialog, type BulkKind } from './BulkDialog.tsx'

vi.mock('../../../api/client.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))

const outcome = {
  done: [{ userId: 'mika', name: 'Mika Muster' }],
  skipped: [
    { userId: 'bea', name: 'Bea Muster', reason: 'Hat diese Rolle schon.' },
    { userId: 'luca', name: '', reason: 'Das gibt es nicht.' },
  ],
}
beforeEach(() => {
  vi.mocked(call).mockReset()
  vi.mocked(call).mockImplementation(async (key) => (key === 'listManagedPeople' ? { content: [] } : outcome) as never)
})

const people = ['mika', 'bea', 'luca'].map((userId) => ({ userId }) as ManagedPersonRow)
const ids = ['mika', 'bea', 'luca']
const show = (kind: BulkKind) => {
  const onDone = vi.fn<() => void>()
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <BulkDialog kind={kind} people={people} onClose={() => undefined} onDone={onDone} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return onDone
}
const asked = () =>
  vi
    .mocked(call)
    .mock.calls.flatMap(([key, input]) => (key === 'changePeople' ? [(input as { body: unknown }).body] : []))

test('says who will be changed and who is skipped and why, then changes them', async () => {
  const onDone = show('DEACTIVATE')
  expect(await screen.findByRole('region', { name: 'Wird geändert' })).toHaveTextContent('Wird geändert: 1Mika Muster')
  const skipped = within(screen.getByRole('region', { name: 'Wird übersprungen' }))
  expect(skipped.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'Bea Muster Hat diese Rolle schon.',
    'Unbekannte Person Das gibt es nicht.',
  ])
  expect(asked()).toEqual([{ ids, change: { kind: 'DEACTIVATE' }, isPreview: true }])
  await userEvent.click(screen.getByRole('button', { name: '1 Person deaktivieren' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(asked()).toContainEqual({ ids, change: { kind: 'DEACTIVATE' }, isPreview: false })
})

test('nothing is asked for before the role is chosen', async () => {
  show('ROLE')
  expect(screen.getByRole('button', { name: /ändern$/ })).toBeDisabled()
  expect(asked()).toEqual([])
})

test('who changes nobody cannot run it', async () => {
  vi.mocked(call).mockResolvedValue({ ...outcome, done: [] } as never)
  show('REMIND')
  expect(await screen.findByText('Niemand.')).toBeVisible()
  expect(screen.getByRole('button', { name: '0 Personen erinnern' })).toBeDisabled()
})

test('a preview that fails is asked for again', async () => {
  vi.mocked(call).mockRejectedValueOnce(new ApiError(503))
  show('DEACTIVATE')
  await userEvent.click(await screen.findByRole('button', { name: general.retry }))
  expect(await screen.findByText('Mika Muster')).toBeVisible()
})
