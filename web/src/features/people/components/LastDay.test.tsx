import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import messages from '@werkplatz/content/messages/admin-people.json'
import type { ManagedPerson, ThingsToHandOver } from '@werkplatz/contract/people/admin-schemas.ts'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'

import { call } from '../../../api/client.ts'
import { ConfirmHost } from '../../../ui/confirm/ConfirmHost.tsx'
import { LastDay } from './LastDay.tsx'

vi.mock('../../../api/client.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))

const nothing: ThingsToHandOver = { apprentices: [], activities: 0, approvals: 0, contacts: 0, receivers: [] }
const longName = 'Maximiliane-Alexandrina von Hohenstein-Rapperswil-Schwarzenegger'
const something: ThingsToHandOver = {
  ...nothing,
  activities: 2,
  receivers: [{ userId: 'rita', name: longName, supervised: 3 }],
}
let left = nothing
beforeEach(() => {
  left = nothing
  vi.mocked(call).mockReset()
  vi.mocked(call).mockImplementation(async (key) => (key === 'readThingsToHandOver' ? left : null) as never)
})

const year = new Date().getFullYear() + 1
const mika = {
  userId: 'mika',
  nameFirst: 'Mika',
  nameLast: 'Muster',
  lastDay: null,
  lastDayReceiver: null,
  can: { deactivate: true },
} as ManagedPerson
const show = (person: Partial<ManagedPerson> = {}, name = 'Mika Muster') =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <LastDay person={{ ...mika, ...person }} name={name} />
        <ConfirmHost />
      </MemoryRouter>
    </QueryClientProvider>,
  )
const sent = () => vi.mocked(call).mock.calls.flatMap(([key, input]) => (key === 'setLastDay' ? [input] : []))
const open = async (button: string) => {
  await userEvent.click(screen.getByRole('button', { name: button }))
  return within(await screen.findByRole('dialog'))
}
const write = async (dialog: Awaited<ReturnType<typeof open>>, day: string) => {
  const field = await dialog.findByRole('textbox', { name: /Letzter Tag/ })
  await userEvent.clear(field)
  await userEvent.type(field, day)
}

test('a day is set, with nothing to hand over without a receiver', async () => {
  show()
  expect(screen.getByText('Der Zugang ist nicht befristet.')).toBeVisible()
  const dialog = await open('Letzten Tag setzen')
  await write(dialog, `31.12.${year}`)
  expect(dialog.queryByRole('combobox')).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent()).toEqual([{ body: { id: 'mika', lastDay: `${year}-12-31`, receiverId: null } }])
})

test('no day, a past one and one three years ahead are refused', async () => {
  show()
  const dialog = await open('Letzten Tag setzen')
  await dialog.findByRole('textbox', { name: /Letzter Tag/ })
  await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(dialog.getByText(messages.lastDayUnfit.text)).toBeVisible()
  for (const day of ['01.01.2020', `31.12.${year + 2}`]) {
    await write(dialog, day)
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
    expect(dialog.getByText(messages.lastDayUnfit.text)).toBeVisible()
  }
  expect(sent()).toEqual([])
})

test('with something to hand over a receiver is chosen first, however long the name', async () => {
  left = something
  show()
  const dialog = await open('Letzten Tag setzen')
  await write(dialog, `31.12.${year}`)
  await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(dialog.getByText(messages.handOverRequired.text)).toBeVisible()
  expect(sent()).toEqual([])
  await userEvent.click(dialog.getByRole('combobox'))
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(longName) }))
  await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(sent()).toEqual([{ body: { id: 'mika', lastDay: `${year}-12-31`, receiverId: 'rita' } }]))
})

test('a day that is set is shown with who takes over, and cleared after a question', async () => {
  show({ lastDay: '2026-12-31', lastDayReceiver: { userId: 'rita', name: longName } }, longName)
  expect(screen.getByText('bis 31.12.2026')).toBeVisible()
  expect(screen.getByText(`Danach übernimmt ${longName}.`)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: messages.lastDayClear.text }))
  await userEvent.click(await screen.findByRole('button', { name: messages.lastDayClearConfirm.confirm }))
  await waitFor(() => expect(sent()).toEqual([{ body: { id: 'mika', lastDay: null } }]))
})

test('readers who may not deactivate see the day only', () => {
  show({ lastDay: '2026-12-31', can: { ...mika.can, deactivate: false } })
  expect(screen.getByText('bis 31.12.2026')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})
