import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import labels from '@werkplatz/content/labels/applications.json'
import type { ApplyBlocker } from '@werkplatz/contract/activities/schemas.ts'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'

import { targetQuery } from '../api.ts'
import { ApplyInstead } from './ApplyInstead.tsx'

function show(blocker: ApplyBlocker) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(targetQuery('a').queryKey, { externalRequest: { id: 'r', status: 'REJECTED' } } as never)
  const element = <ApplyInstead activityId="a" blocker={blocker} />
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </QueryClientProvider>,
  )
}
const offered = () => screen.queryByRole('button', { name: labels.requestExternal })

test('after a rejected request the answer can be read and another one asked for', () => {
  show('external_request_rejected')
  expect(screen.getByRole('link', { name: labels.toRequest })).toBeVisible()
  expect(offered()).toBeVisible()
})

test('while a request waits no second one is offered', () => {
  show('external_request_pending')
  expect(screen.getByRole('link', { name: labels.toRequest })).toBeVisible()
  expect(offered()).toBeNull()
})
