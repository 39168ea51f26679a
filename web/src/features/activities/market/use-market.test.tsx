import { fireEvent, render, screen } from '@testing-library/react'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'

import { useMarket } from './use-market.ts'

function OpenOnes() {
  const { search } = useMarket('OPEN')
  return <button onClick={() => search('Werkbank')}>Suchen</button>
}

beforeEach(() => {
  window.history.replaceState(null, '', '/dashboard/activities')
  render(<RouterProvider router={createBrowserRouter([{ path: '*', Component: OpenOnes }])} />)
})

const searchWords = () => fireEvent.click(screen.getByRole('button', { name: 'Suchen' }))
const address = () => Object.fromEntries(new URLSearchParams(window.location.search))

test('a remembered tab is named once something is searched in it', () => {
  searchWords()
  expect(address()).toEqual({ filter: 'OPEN', query: 'Werkbank' })
})

test('words that are asked for before the next tab is drawn are asked of the next tab', () => {
  // The tab was chosen, the address says so, and a slow machine still shows the one before.
  window.history.pushState(null, '', '/dashboard/activities?filter=APPROVE')
  searchWords()
  expect(address()).toEqual({ filter: 'APPROVE', query: 'Werkbank' })
})
