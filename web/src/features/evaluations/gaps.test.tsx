import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import messages from '@werkplatz/content/messages/evaluations.json'
import type { EvaluationGap } from '@werkplatz/contract/evaluations/schemas.ts'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { call } from '../../api/client.ts'
import { ConfirmHost } from '../../ui/confirm/ConfirmHost.tsx'
import { toastStore } from '../../ui/toast/toast-store.ts'
import { useEvaluationActions } from './actions.ts'
import { GapNote } from './components/GapNote.tsx'

vi.mock('../../api/client.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))
const sent = vi.mocked(call)
beforeEach(() => sent.mockReset())
afterEach(() => {
  for (const { id } of toastStore.toasts()) toastStore.close(id)
})

const gap = (name: string, missing: EvaluationGap['missing']): EvaluationGap => ({ criterionId: name, name, missing })
const said = () => toastStore.toasts().map(({ title }) => title)

function Submit({ gaps }: { gaps: EvaluationGap[] }) {
  const { submit } = useEvaluationActions()
  return <button onClick={() => void submit('e', gaps)}>los</button>
}
const submit = async (gaps: EvaluationGap[]) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Submit gaps={gaps} />
      <ConfirmHost />
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'los' }))
}

test('with a gap nothing is asked and nothing is sent: completeness first', async () => {
  await submit([gap('Sorgfalt', 'GRADE')])
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect([said(), sent.mock.calls]).toEqual([[messages.fillFirst.text], []])
})

test('without one the question comes, then the call', async () => {
  sent.mockResolvedValue(undefined as never)
  await submit([])
  await userEvent.click(screen.getByRole('button', { name: messages.submitConfirm.confirm }))
  expect(sent.mock.calls).toEqual([['submitEvaluation', { body: { evaluationId: 'e' } }]])
})

test('each gap is named and leads to its criterion; more than six are counted', async () => {
  const gaps = [
    gap('Sorgfalt', 'GRADE'),
    gap('Tempo', 'REASON'),
    ...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => gap(name, 'GRADE')),
  ]
  const show = (form: string | undefined, onOpen?: (id: string) => void) =>
    render(
      <MemoryRouter>
        <GapNote {...(form && { form })} gaps={gaps} {...(onOpen && { onOpen })} />
      </MemoryRouter>,
    )
  const { unmount } = show('/form?id=7')
  const links = screen.getAllByRole('link')
  expect(links.slice(0, 2).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Sorgfalt: die Stufe fehlt', '/form?id=7#Sorgfalt'],
    ['Tempo: die Begründung fehlt', '/form?id=7#Tempo'],
  ])
  expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent('und 2 weitere')
  unmount()
  const opened = vi.fn<(id: string) => void>()
  show(undefined, opened)
  await userEvent.click(screen.getByRole('link', { name: /^Tempo/ }))
  expect(opened).toHaveBeenCalledExactlyOnceWith('Tempo')
})
