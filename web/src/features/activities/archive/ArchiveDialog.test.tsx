import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import labels from '@werkplatz/content/labels/activities.json'
import messages from '@werkplatz/content/messages/activities.json'
import { beforeEach, expect, test, vi } from 'vitest'

import { ArchiveDialog } from './ArchiveDialog.tsx'

const { call } = vi.hoisted(() => ({ call: vi.fn<(key: string, input: object) => Promise<void>>() }))
vi.mock('../../../api/client.ts', () => ({ call }))

const close = vi.fn<() => void>()
beforeEach(() => {
  call.mockReset().mockResolvedValue(undefined)
  close.mockReset()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ArchiveDialog id="a" toAnswer={3} onClose={close} />
    </QueryClientProvider>,
  )
})
const archive = () => fireEvent.click(screen.getByRole('button', { name: messages.archiveConfirm.confirm }))

test('declines all with one sentence, then archives', async () => {
  expect(screen.getByText('3 Bewerbungen warten noch auf deine Antwort.')).toBeVisible()
  archive()
  expect(screen.getByText(labels.waitingMissing)).toBeVisible()
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(labels.declineAll) }))
  archive()
  expect(screen.getByText(labels.sentenceMissing)).toBeVisible()
  expect(call).not.toHaveBeenCalled()
  fireEvent.change(screen.getByRole('textbox'), { target: { value: ' Das Projekt findet nicht statt. ' } })
  archive()
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(call.mock.calls).toEqual([
    ['declineApplications', { body: { activityId: 'a', reviewMessage: 'Das Projekt findet nicht statt.' } }],
    ['archiveActivity', { body: { id: 'a' } }],
  ])
})

test('leaves them waiting if the author says so', async () => {
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(labels.leaveWaiting) }))
  archive()
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(call.mock.calls).toEqual([['archiveActivity', { body: { id: 'a' } }]])
})

test('archives nothing if declining fails', async () => {
  call.mockRejectedValue(new Error('away'))
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(labels.declineAll) }))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Nein.' } })
  archive()
  await waitFor(() => expect(call).toHaveBeenCalledTimes(1))
  expect(close).not.toHaveBeenCalled()
})
