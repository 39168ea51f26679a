import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import activities from '@werkplatz/content/messages/activities.json'
import invitations from '@werkplatz/content/messages/invitations.json'
import { expect, test } from 'vitest'

import { confirm } from './confirm-store.ts'
import { ConfirmHost } from './ConfirmHost.tsx'

const ask = (...question: Parameters<typeof confirm>) => {
  let answered: Promise<boolean> = Promise.resolve(false)
  act(() => {
    answered = confirm(...question)
  })
  return answered
}

test('asks with title, sentence and both buttons; the right one says yes', async () => {
  render(<ConfirmHost />)
  const answered = ask(activities.deleteConfirm, { danger: true })
  expect(screen.getByRole('alertdialog', { name: activities.deleteConfirm.title })).toHaveTextContent(
    activities.deleteConfirm.text,
  )
  await userEvent.click(screen.getByRole('button', { name: activities.deleteConfirm.confirm }))
  await expect(answered).resolves.toBe(true)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('two questions come one after the other; cancelling says no', async () => {
  render(<ConfirmHost />)
  const first = ask(activities.archiveConfirm)
  const second = ask(invitations.withdrawConfirm, { values: { email: 'lea@x.example' } })
  await userEvent.click(screen.getByRole('button', { name: activities.archiveConfirm.cancel }))
  await expect(first).resolves.toBe(false)
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Der Link an lea@x.example gilt danach nicht mehr.')
  await userEvent.click(screen.getByRole('button', { name: invitations.withdrawConfirm.cancel }))
  await expect(second).resolves.toBe(false)
})
