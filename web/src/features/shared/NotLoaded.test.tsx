import { render, screen } from '@testing-library/react'
import labels from '@werkplatz/content/labels/way-on.json'
import general from '@werkplatz/content/messages/general.json'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'

import { ApiError } from '../../api/api-error.ts'
import { NotLoaded, type NotLoadedProps } from './NotLoaded.tsx'

const show = (what: NotLoadedProps['what'], status: number) =>
  render(
    <MemoryRouter>
      <NotLoaded what={what} error={new ApiError(status)} onRetry={() => undefined} busy={false} />
    </MemoryRouter>,
  )
const texts = () => [...document.querySelectorAll('h1, p')].map(({ textContent }) => textContent)

test('what is missing or closed says the specified sentence first, then what it may be, then the way on', () => {
  show('activity', 404)
  expect(texts()).toEqual([general.detailMissing.text, labels.missing.activity.title, labels.missing.activity.text])
  expect(screen.getByRole('link', { name: labels.missing.activity.on })).toBeVisible()
})

test('what failed says the same sentence, and can be tried again', () => {
  show('activity', 500)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(general.detailMissing.text)
  expect(screen.getByRole('button', { name: labels.retry })).toBeVisible()
})

test('the page of an assignment says who reads it, its form who edits it', () => {
  const { unmount } = show('assignment', 404)
  expect(texts().at(-1)).toBe(labels.missing.assignment.text)
  expect(labels.missing.assignment.text).not.toContain('Bearbeiten')
  unmount()
  show('assignmentForm', 404)
  expect(texts().at(-1)).toContain('Bearbeiten kann ihn nur')
})
