import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'

import { call } from '../../../api/client.ts'
import { MentionArea } from './MentionArea.tsx'
import type { Named } from './named.ts'

vi.mock('../../../api/client.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))

const sent = vi.mocked(call)
const lena = { userProfileId: 'p1', image: null, nameFirst: 'Lena', nameLast: 'Stocker', company: 'Nordwerk AG' }
beforeEach(() => {
  sent.mockReset()
  sent.mockResolvedValue([lena] as never)
})

function Area() {
  const [{ text, named }, write] = useState<{ text: string; named: readonly Named[] }>({ text: '', named: [] })
  return (
    <MentionArea
      label="Text"
      text={text}
      named={named}
      onChange={(next, people) => write({ text: next, named: people })}
      onSubmit={() => undefined}
    />
  )
}
const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Area />
    </QueryClientProvider>,
  )
const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
const marked = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)

test('a choice ends the search: Enter is a new line again', async () => {
  show()
  await userEvent.type(area(), 'Danke @Le')
  await userEvent.click(await screen.findByRole('option'), { pointerEventsCheck: 0 })
  await waitFor(() => expect(area()).toHaveValue('Danke @Lena Stocker '))
  // Longer than a search waits: without a request there is nothing that could open a list.
  await waitFor(() => expect(area().selectionStart).toBe('Danke @Lena Stocker '.length))
  await userEvent.type(area(), 'für')
  await expect(screen.findByRole('listbox', {}, { timeout: 800 })).rejects.toThrow('Unable to find')
  await userEvent.type(area(), '{Enter}alles')
  expect(area()).toHaveValue('Danke @Lena Stocker für\nalles')
  expect(sent).toHaveBeenCalledTimes(1)
})

test('a name that was chosen is highlighted; one that was only typed, or changed afterwards, is not', async () => {
  show()
  await userEvent.type(area(), '@Luca und @Le')
  fireEvent.pointerDown(await screen.findByRole('option'))
  await waitFor(() => expect(marked()).toEqual(['@Lena Stocker']))
  fireEvent.change(area(), { target: { value: '@Luca und @Lena Stock ' } })
  expect(marked()).toEqual([])
})
