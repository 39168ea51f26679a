import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { AutoCarousel } from './AutoCarousel.tsx'
import { fakeLayout, moves } from './fake-layout.ts'
import { AUTOPLAY_MS } from './use-autoplay.ts'

beforeEach(() => {
  fakeLayout(900)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const ITEMS = ['a', 'b', 'c']

async function show(items = ITEMS) {
  render(
    <AutoCarousel label="Hervorgehoben" items={items} itemKey={(item) => item}>
      {(item) => <a href={`#${item}`}>{item}</a>}
    </AutoCarousel>,
  )
  await moves()
  return screen.getByRole('group', { name: 'Hervorgehoben' })
}
/** The slide that is not inert. */
const current = () => document.querySelector('[aria-roledescription="Folie"]:not([inert])')?.textContent
/** Lets time pass; the braces keep `act` from taking the timers for a promise. */
const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

test('moves on every eight seconds and loops', async () => {
  await show()
  expect(current()).toBe('a')
  wait(AUTOPLAY_MS - 1)
  expect(current()).toBe('a')
  wait(1)
  expect(current()).toBe('b')
  wait(AUTOPLAY_MS)
  wait(AUTOPLAY_MS)
  expect(current()).toBe('a')
})

test('waits while the pointer is over it', async () => {
  const carousel = await show()
  fireEvent.pointerEnter(carousel)
  wait(2 * AUTOPLAY_MS)
  expect(current()).toBe('a')
  fireEvent.pointerLeave(carousel)
  wait(AUTOPLAY_MS)
  expect(current()).toBe('b')
})

test('waits while the focus is inside', async () => {
  await show()
  const link = screen.getByRole('link', { name: 'a' })
  act(() => link.focus())
  wait(2 * AUTOPLAY_MS)
  expect(current()).toBe('a')
  act(() => link.blur())
  wait(AUTOPLAY_MS)
  expect(current()).toBe('b')
})

test('the pause button stops it for good', async () => {
  await show()
  fireEvent.click(screen.getByRole('button', { name: 'Automatischen Wechsel anhalten' }))
  wait(2 * AUTOPLAY_MS)
  expect(current()).toBe('a')
  expect(screen.getByRole('button', { name: 'Automatischen Wechsel starten' })).toBeInTheDocument()
})

test('moving by hand stops it, and the new slide is announced', async () => {
  await show()
  const track = document.querySelector('[aria-live]')
  expect(track).toHaveAttribute('aria-live', 'off')
  fireEvent.click(screen.getByRole('button', { name: 'Zurück' }))
  expect(current()).toBe('c')
  expect(track).toHaveAttribute('aria-live', 'polite')
  wait(2 * AUTOPLAY_MS)
  expect(current()).toBe('c')
})

test('an arrow key is a move by hand, too', async () => {
  const carousel = await show()
  fireEvent.keyDown(carousel, { key: 'ArrowRight' })
  expect(current()).toBe('b')
  wait(2 * AUTOPLAY_MS)
  expect(current()).toBe('b')
})

test('never starts for people who asked for less motion', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('prefers-reduced-motion'),
        media: query,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  )
  await show()
  wait(2 * AUTOPLAY_MS)
  expect(current()).toBe('a')
  expect(screen.queryByRole('button', { name: /Automatischen Wechsel/ })).not.toBeInTheDocument()
})

test('a single slide has nothing to move', async () => {
  await show(['a'])
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
