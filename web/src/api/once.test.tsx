import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { once } from './once.ts'

const asked = { form: 0, list: 0 }

function Page() {
  const form = useQuery({ queryKey: ['things', 'form'], queryFn: () => ++asked.form, ...once })
  const list = useQuery({ queryKey: ['things', 'list'], queryFn: () => ++asked.list })
  return <p>{`form ${form.data}, list ${list.data}`}</p>
}

test('what a form is filled with is not read again with everything else; the next visit reads it anew', async () => {
  const client = new QueryClient()
  const page = (
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>
  )
  const first = render(page)
  await screen.findByText('form 1, list 1')
  // The live channel has opened; something was saved.
  await client.invalidateQueries()
  await client.invalidateQueries({ queryKey: ['things'] })
  await screen.findByText('form 1, list 3')

  first.unmount()
  await waitFor(() => expect(client.getQueryData(['things', 'form'])).toBeUndefined())
  render(page)
  await screen.findByText(/form 2/)
})
