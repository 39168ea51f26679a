import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'

import { call } from '../../../api/client.ts'
import { EvaluationTable } from './EvaluationTable.tsx'

vi.mock('../../../api/client.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))
afterEach(() => vi.restoreAllMocks())

const row = (id: string) => ({
  assignmentId: id,
  assignmentTitle: `Einsatz ${id}`,
  assignmentStart: '2026-01-01',
  assignmentEnd: '2026-02-01',
  apprenticeId: 'lea',
  apprenticeName: 'Lea Muster',
  apprenticeImage: null,
  apprenticeState: 'OPEN',
  contactId: 'david',
  contactName: 'David Weber',
  contactImage: null,
  contactState: 'OPEN',
  evaluationStatus: 'DRAFT',
})

test('several chosen evaluations open in tabs of their own', async () => {
  vi.mocked(call).mockResolvedValue({ content: [row('a'), row('b')], totalElements: 2, totalPages: 1 } as never)
  const open = vi.spyOn(window, 'open').mockReturnValue(window)
  const element = <EvaluationTable outstanding={undefined} mine={false} />
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </QueryClientProvider>,
  )
  for (const name of ['a', 'b'])
    await userEvent.click(await screen.findByRole('checkbox', { name: RegExp(`Einsatz ${name}`) }))
  await userEvent.click(screen.getByRole('button', { name: 'Öffnen' }))
  expect(open.mock.calls).toEqual([
    ['/dashboard/company/evaluation?id=a', '_blank'],
    ['/dashboard/company/evaluation?id=b', '_blank'],
  ])
})
