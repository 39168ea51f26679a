import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'

import { Segmented } from './Segmented.tsx'

const options = [
  { value: 'cards', label: 'Karten' },
  { value: 'list', label: 'Liste' },
] as const

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

function Page() {
  const [params, setParams] = useSearchParams()
  const view = params.get('view') === 'list' ? 'list' : 'cards'
  return (
    <>
      <h1>{view}</h1>
      <Segmented label="Ansicht" value={view} onChange={(next) => setParams({ view: next })} options={options} />
    </>
  )
}

/** A turn of the event loop: what a browser may draw in between. */
const turn = () => new Promise((resolve) => setImmediate(resolve))

test('what was chosen is marked from the click on, although the address and the page follow later', async () => {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Page /> }])} />)
  // As a browser clicks: nobody waits until everything that follows is drawn.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  onTestFinished(() => void vi.unstubAllGlobals())
  radio('Liste').click()
  expect(screen.getByRole('heading')).toHaveTextContent('cards')
  do {
    expect(radio('Liste')).toBeChecked()
    expect(radio('Karten')).not.toBeChecked()
    await turn()
  } while (screen.getByRole('heading').textContent !== 'list')
  expect(radio('Liste')).toBeChecked()
})

test('a choice that is not taken falls back', async () => {
  render(<Segmented label="Ansicht" value="cards" onChange={() => {}} options={options} />)
  await userEvent.click(radio('Liste'))
  expect(radio('Karten')).toBeChecked()
})
