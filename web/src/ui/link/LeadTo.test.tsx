import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'

import { LeadTo } from './LeadTo.tsx'

/** A list whose address is completed when its numbers have come, and a page whose code is still on its way. */
function open() {
  const numbers = Promise.withResolvers<void>()
  const code = Promise.withResolvers<object>()
  let isThere = false
  void numbers.promise.then(() => (isThere = true))
  const List = () => (
    <>
      {isThere && <LeadTo to="/list?filter=own" />}
      <Link to="/other">Betrieb</Link>
    </>
  )
  const router = createMemoryRouter(
    [
      { path: '/list', Component: List },
      { path: '/other', lazy: () => code.promise.then(() => ({ Component: () => <h1>Betrieb</h1> })) },
    ],
    { initialEntries: ['/list'] },
  )
  const view = render(<RouterProvider router={router} />)
  const numbersCome = () =>
    act(async () => {
      numbers.resolve()
      await numbers.promise
      view.rerender(<RouterProvider router={router} key="again" />)
    })
  return { router, numbersCome, codeComes: () => act(async () => code.resolve({})) }
}

test('completes the address of a page that stays', async () => {
  const { router, numbersCome } = open()
  await numbersCome()
  expect(router.state.location.search).toBe('?filter=own')
})

test('does not call back the click on another page whose code still comes', async () => {
  const { router, numbersCome, codeComes } = open()
  await userEvent.click(screen.getByRole('link', { name: 'Betrieb' }))
  await numbersCome()
  expect([router.state.navigation.state, router.state.location.search]).toEqual(['loading', ''])
  await codeComes()
  expect(await screen.findByRole('heading', { name: 'Betrieb' })).toBeInTheDocument()
})
