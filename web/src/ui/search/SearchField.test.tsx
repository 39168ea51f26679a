import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { SEARCH_DEBOUNCE_MS, SearchField } from './SearchField.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const box = () => screen.getByRole('searchbox', { name: 'Suche' })
const type = (value: string) => fireEvent.change(box(), { target: { value } })
/** Lets time pass; the braces keep `act` from taking the timers for a promise. */
const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

test('asks once, 500 ms after the last key', () => {
  const onSearch = vi.fn<(text: string) => void>()
  render(<SearchField value="" onSearch={onSearch} />)
  type('Gl')
  wait(SEARCH_DEBOUNCE_MS - 1)
  type('Glas ')
  wait(SEARCH_DEBOUNCE_MS - 1)
  expect(onSearch).not.toHaveBeenCalled()
  wait(1)
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('Glas')
})

test('Enter does not wait, and does not ask twice', () => {
  const onSearch = vi.fn<(text: string) => void>()
  render(<SearchField value="" onSearch={onSearch} />)
  type('Glas')
  fireEvent.keyDown(box(), { key: 'Enter' })
  wait(SEARCH_DEBOUNCE_MS)
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('Glas')
})

test('the × empties the field at once and keeps the focus', () => {
  const onSearch = vi.fn<(text: string) => void>()
  render(<SearchField value="Glas" onSearch={onSearch} />)
  fireEvent.click(screen.getByRole('button', { name: 'Suche leeren' }))
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('')
  expect(box()).toHaveValue('')
  expect(box()).toHaveFocus()
})

test('a text from outside replaces what is typed', () => {
  const { rerender } = render(<SearchField value="Glas" onSearch={vi.fn<(text: string) => void>()} />)
  rerender(<SearchField value="" onSearch={vi.fn<(text: string) => void>()} />)
  expect(box()).toHaveValue('')
})

test('nothing is asked once the field is gone', () => {
  const onSearch = vi.fn<(text: string) => void>()
  const { unmount } = render(<SearchField value="" onSearch={onSearch} />)
  type('Glas')
  unmount()
  wait(SEARCH_DEBOUNCE_MS)
  expect(onSearch).not.toHaveBeenCalled()
})

test('says that it searches', () => {
  render(<SearchField value="Glas" onSearch={vi.fn<(text: string) => void>()} pending />)
  expect(screen.getByRole('status')).toHaveTextContent('Wird gesucht...')
})

test('whoever follows a result is not called back later: the words are asked first', () => {
  const order: string[] = []
  render(
    <>
      <SearchField value="" onSearch={(text) => order.push(`asked ${text}`)} />
      <button type="button" onClick={() => order.push('followed')}>
        Glaswand
      </button>
    </>,
  )
  type('Glas')
  fireEvent.click(screen.getByRole('button', { name: 'Glaswand' }))
  expect(order).toEqual(['asked Glas', 'followed'])
  wait(SEARCH_DEBOUNCE_MS)
  expect(order).toHaveLength(2)
})

test('no new list comes between pressing and letting go', () => {
  const onSearch = vi.fn<(text: string) => void>()
  render(<SearchField value="" onSearch={onSearch} />)
  type('Glas')
  wait(SEARCH_DEBOUNCE_MS - 1)
  fireEvent.pointerDown(document.body)
  fireEvent.blur(box())
  wait(SEARCH_DEBOUNCE_MS - 1)
  expect(onSearch).not.toHaveBeenCalled()
  wait(1)
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('Glas')
})

test('words of one list are not asked of the next, but who types already is not interrupted', () => {
  const [ofOpen, ofOwn, ofApprove] = [1, 2, 3].map(() => vi.fn<(text: string) => void>())
  const { rerender } = render(<SearchField value="" list="OPEN" onSearch={ofOpen!} />)
  type('Glas')
  rerender(<SearchField value="" list="OWN" onSearch={ofOwn!} />)
  expect(box()).toHaveValue('')
  box().focus()
  type('Holz')
  rerender(<SearchField value="" list="APPROVE" onSearch={ofApprove!} />)
  expect(box()).toHaveValue('Holz')
  wait(SEARCH_DEBOUNCE_MS)
  expect(ofOpen).not.toHaveBeenCalled()
  expect(ofOwn).not.toHaveBeenCalled()
  expect(ofApprove).toHaveBeenCalledExactlyOnceWith('Holz')
})
