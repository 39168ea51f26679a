import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { Queues } from './Queues.tsx'

const queue = (name: string) => ({ queue: name, waiting: 0, running: 0, failed: 1, countedAt: null })

test('an event opens to its listeners, and closes', async () => {
  render(
    <Queues
      queues={[queue('hear.notify-post.removed-of-report.decided'), queue('hear.notify-post.warned-of-report.decided')]}
    />,
  )
  const event = screen.getByRole('button', { name: 'Meldung entschieden' })
  expect(screen.queryByText('Verwarnung melden')).toBeNull()
  await userEvent.click(event)
  expect(event).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByText('Verwarnung melden')).toBeVisible()
  expect(screen.getByText('Entfernten Inhalt melden')).toBeVisible()
  await userEvent.click(event)
  expect(screen.queryByText('Verwarnung melden')).toBeNull()
})
