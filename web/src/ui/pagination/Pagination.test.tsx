import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { Pagination } from './Pagination.tsx'

test('marks the current page and asks for others', async () => {
  const onPage = vi.fn<(page: number) => void>()
  render(<Pagination page={2} totalPages={28} onPage={onPage} />)
  expect(screen.getByRole('button', { name: 'Seite 2' })).toHaveAttribute('aria-current', 'page')
  await userEvent.click(screen.getByRole('button', { name: 'Nächste Seite' }))
  await userEvent.click(screen.getByRole('button', { name: 'Vorherige Seite' }))
  await userEvent.click(screen.getByRole('button', { name: 'Seite 28' }))
  expect(onPage.mock.calls).toEqual([[3], [1], [28]])
})

test('has no page before the first and none after the last', () => {
  const { rerender } = render(<Pagination page={1} totalPages={2} onPage={vi.fn<(page: number) => void>()} />)
  expect(screen.getByRole('button', { name: 'Vorherige Seite' })).toBeDisabled()
  rerender(<Pagination page={9} totalPages={2} onPage={vi.fn<(page: number) => void>()} />)
  expect(screen.getByRole('button', { name: 'Nächste Seite' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Seite 2' })).toHaveAttribute('aria-current', 'page')
})
