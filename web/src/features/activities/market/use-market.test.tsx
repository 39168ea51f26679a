import { act, render } from '@testing-library/react'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'

import { type Market, useMarket } from './use-market.ts'

let drawn: Market
function OpenOnes() {
  drawn = useMarket('OPEN')
  return null
}

beforeEach(() => window.history.replaceState(null, '', '/dashboard/activities'))

const draw = () => render(<RouterProvider router={createBrowserRouter([{ path: '*', Component: OpenOnes }])} />)
const address = () => Object.fromEntries(new URLSearchParams(window.location.search))

test('a remembered tab is named once something is searched in it', () => {
  draw()
  act(() => drawn.search('Werkbank'))
  expect(address()).toEqual({ filter: 'OPEN', query: 'Werkbank' })
})

test('words that are asked for before the next tab is drawn are asked of the next tab', () => {
  draw()
  // The tab was chosen, the address says so, and a slow machine still shows the one before.
  window.history.pushState(null, '', '/dashboard/activities?filter=APPROVE')
  act(() => drawn.search('Werkbank'))
  expect(address()).toEqual({ filter: 'APPROVE', query: 'Werkbank' })
})
