import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import general from '@werkplatz/content/messages/general.json'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { call } from '../../../api/client.ts'
import SearchOverlay from './SearchOverlay.tsx'

vi.mock('../../../api/client.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))
vi.mock('../../../api/session/session.ts', () => ({ useUser: () => ({ id: 'lea' }) }))

const sent = vi.mocked(call)
beforeEach(() => {
  vi.useFakeTimers()
  sent.mockReset().mockReturnValue(new Promise(() => undefined) as never)
})
afterEach(() => vi.useRealTimers())
const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

test('asks 500 ms after the last key, and shows meanwhile that it searches', () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SearchOverlay onClose={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Glas' } })
  wait(499)
  expect(sent).not.toHaveBeenCalled()
  expect(screen.queryAllByText(general.searchPending.text)).toEqual([])
  wait(1)
  expect(sent).toHaveBeenCalledOnce()
  const visible = screen.getAllByText(general.searchPending.text).filter((one) => !one.matches('.sr-only'))
  expect(visible).toHaveLength(1)
})
