import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { Carousel } from './Carousel.tsx'
import { fakeLayout, moves } from './fake-layout.ts'

beforeEach(() => {
  fakeLayout(300)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const ITEMS = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

async function show(items = ITEMS) {
  render(
    <Carousel title="Projekte" items={items} itemKey={(item) => item}>
      {(item) => (
        <>
          <a href={`#${item}`}>{item}</a>
          <input aria-label={`Notiz ${item}`} />
        </>
      )}
    </Carousel>,
  )
  await moves()
  return screen.getByRole('group', { name: 'Projekte' })
}
const previous = () => screen.getByRole('button', { name: 'Zurück' })
const next = () => screen.getByRole('button', { name: 'Weiter' })
const atStart = () => previous().getAttribute('aria-disabled') === 'true'
const atEnd = () => next().getAttribute('aria-disabled') === 'true'

test('is a labelled carousel with numbered slides', async () => {
  expect(await show()).toHaveAttribute('aria-roledescription', 'Karussell')
  expect(screen.getByRole('group', { name: '2 von 7' })).toHaveTextContent('b')
})

describe('keyboard', () => {
  test('Right and Left turn a page, End and Home jump', async () => {
    const carousel = await show()
    carousel.focus()
    const user = userEvent.setup()
    expect([atStart(), atEnd()]).toEqual([true, false])
    await user.keyboard('{ArrowRight}')
    expect([atStart(), atEnd()]).toEqual([false, false])
    await user.keyboard('{ArrowLeft}')
    expect(atStart()).toBe(true)
    await user.keyboard('{End}')
    expect([atStart(), atEnd()]).toEqual([false, true])
    await user.keyboard('{Home}')
    expect([atStart(), atEnd()]).toEqual([true, false])
  })

  test('arrows belong to the text while someone types in a slide', async () => {
    await show()
    screen.getByRole('textbox', { name: 'Notiz a' }).focus()
    await userEvent.keyboard('{ArrowRight}{End}')
    expect(atStart()).toBe(true)
  })
})

test('arrows turn pages of three and stop at the ends', async () => {
  await show()
  await userEvent.click(previous())
  expect(atStart()).toBe(true)
  await userEvent.click(next())
  await userEvent.click(next())
  expect(atEnd()).toBe(true)
})

test('without a second page there are no arrows', async () => {
  await show(['a', 'b', 'c'])
  expect(screen.queryByRole('button', { name: 'Weiter' })).not.toBeInTheDocument()
})

describe('wheel', () => {
  const wheel = (deltaX: number, deltaY: number, timeStamp: number) => {
    const event = new WheelEvent('wheel', { deltaX, deltaY, bubbles: true, cancelable: true })
    Object.defineProperty(event, 'timeStamp', { value: timeStamp })
    fireEvent(screen.getByRole('group', { name: 'Projekte' }), event)
    return event
  }

  test('a sideways move turns one page a second', async () => {
    await show()
    wheel(40, 0, 5000)
    wheel(40, 0, 5999)
    expect([atStart(), atEnd()]).toEqual([false, false])
    wheel(40, 0, 6000)
    expect(atEnd()).toBe(true)
  })

  test('less than the threshold, or up and down, does nothing', async () => {
    await show()
    wheel(5, 0, 5000)
    const vertical = wheel(10, 80, 9000)
    expect(atStart()).toBe(true)
    expect(vertical.defaultPrevented).toBe(false)
  })
})
