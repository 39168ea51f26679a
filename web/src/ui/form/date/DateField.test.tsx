import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { DateField } from './DateField.tsx'
import { readDay } from './day-text.ts'
import { addMonths, weeksAround } from './month-days.ts'

const chosen = vi.fn<(day: string) => void>()

/** Holds the day, as a form does. */
function Held({ start = '', min, error }: { start?: string; min?: string; error?: string }) {
  const [day, setDay] = useState(start)
  const change = (next: string) => {
    chosen(next)
    setDay(next)
  }
  return <DateField label="Start" hint="Erster Tag" value={day} onChange={change} min={min} error={error} />
}

const input = () => screen.getByRole('textbox', { name: 'Start' })
const openCalendar = () => userEvent.click(screen.getByRole('button', { name: 'Kalender öffnen' }))
const day = (name: RegExp) => screen.getByRole('button', { name })

beforeEach(() => chosen.mockClear())
afterEach(() => vi.unstubAllGlobals())

describe('typing', () => {
  test.each([
    ['24.12.2026', '2026-12-24'],
    ['3.8.2026', '2026-08-03'],
    ['24/12/2026', '2026-12-24'],
    ['24122026', '2026-12-24'],
    ['2026-12-24', '2026-12-24'],
    ['29.2.2028', '2028-02-29'],
    ['29.2.2026', null],
    ['31.4.2026', null],
    ['24.13.2026', null],
    ['24.12.26', null],
    ['24.12.', null],
    ['morgen', null],
  ])('%s is %s', (text, expected) => expect(readDay(text)).toBe(expected))

  test('two digits of a year will do once the field is left, which shows the day in one notation', async () => {
    render(<Held />)
    await userEvent.type(input(), '3.8.26')
    expect(chosen).not.toHaveBeenCalledWith('2026-08-03')
    await userEvent.tab()
    expect(chosen).toHaveBeenLastCalledWith('2026-08-03')
    expect(input()).toHaveValue('03.08.2026')
  })

  test('what is no day is said on leaving; a day that is half changed is none', async () => {
    render(<Held start="2026-12-24" />)
    expect(input()).toHaveValue('24.12.2026')
    expect(input()).toHaveAccessibleDescription('Erster Tag')
    await userEvent.clear(input())
    await userEvent.type(input(), '31.4.2026')
    expect(chosen).toHaveBeenLastCalledWith('')
    expect(input()).not.toBeInvalid()
    await userEvent.tab()
    expect(input()).toBeInvalid()
    expect(input()).toHaveAccessibleDescription(/^Dieses Datum gibt es nicht/)
    expect(input()).toHaveValue('31.4.2026')
    await userEvent.clear(input())
    await userEvent.tab()
    expect(input()).not.toBeInvalid()
  })

  test('what the form says of the field stands under it', () => {
    render(<Held error="Das Ende liegt vor dem Start" />)
    expect(input()).toHaveAccessibleDescription('Das Ende liegt vor dem Start')
  })
})

describe('calendar', () => {
  test('opens on the day of the field, by button and by key, and Escape leads back', async () => {
    render(<Held start="2026-12-24" />)
    await openCalendar()
    expect(screen.getByRole('dialog', { name: 'Datum wählen' })).toBeInTheDocument()
    expect(screen.getByRole('grid', { name: 'Dezember 2026' })).toBeInTheDocument()
    expect(day(/^Donnerstag, 24\. Dezember 2026$/)).toHaveFocus()
    expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('24')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(input()).toHaveFocus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(day(/24\. Dezember/)).toHaveFocus()
  })

  test('keys go by day, week, month and year; Enter chooses', async () => {
    render(<Held start="2026-12-31" />)
    await openCalendar()
    for (const [keys, expected] of [
      ['{ArrowRight}', /^Freitag, 1\. Januar 2027$/],
      ['{ArrowUp}', /25\. Dezember 2026/],
      ['{Home}', /^Montag, 21\. Dezember/],
      ['{End}', /^Sonntag, 27\. Dezember/],
      ['{PageDown}', /27\. Januar 2027/],
      ['{PageUp}{PageUp}', /27\. November 2026/],
      ['{Shift>}{PageDown}{/Shift}', /27\. November 2027/],
    ] as const) {
      await userEvent.keyboard(keys)
      expect(day(expected)).toHaveFocus()
    }
    await userEvent.keyboard('{Enter}')
    expect(chosen).toHaveBeenLastCalledWith('2027-11-27')
    expect(input()).toHaveValue('27.11.2027')
    expect(input()).toHaveFocus()
  })

  test('turning the month keeps the focus on the button; days before the first one cannot be chosen', async () => {
    render(<Held min="2026-12-10" start="2026-12-24" />)
    await openCalendar()
    const back = screen.getByRole('button', { name: 'Vorheriger Monat' })
    await userEvent.click(back)
    expect(screen.getByRole('grid', { name: 'November 2026' })).toBeInTheDocument()
    expect(back).toHaveFocus()
    await userEvent.click(day(/ 5\. November/))
    expect(chosen).not.toHaveBeenCalled()
    expect(day(/ 5\. November/)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Nächster Monat' }))
    await userEvent.click(day(/ 10\. Dezember/))
    expect(chosen).toHaveBeenLastCalledWith('2026-12-10')
  })

  test('every month begins on its weekday and is whole; a short month ends with its last day', () => {
    for (let month = 0; month < 36; month += 1) {
      const first = Date.UTC(2026, month, 1) / 86_400_000
      const days = weeksAround(first).flat()
      expect(days.length % 7).toBe(0)
      expect(days.filter((one) => one !== null)).toHaveLength(new Date(Date.UTC(2026, month + 1, 0)).getUTCDate())
      expect(days.indexOf(first)).toBe((new Date(Date.UTC(2026, month, 1)).getUTCDay() + 6) % 7)
    }
    expect(new Date(addMonths(Date.UTC(2026, 0, 31) / 86_400_000, 1) * 86_400_000).toISOString()).toMatch(/^2026-02-28/)
  })
})

test('fingers get the field of their phone', () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  render(<Held start="2026-12-24" />)
  expect(screen.getByLabelText('Start')).toHaveAttribute('type', 'date')
  expect(screen.getByLabelText('Start')).toHaveValue('2026-12-24')
})
