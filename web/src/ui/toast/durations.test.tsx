import { act, render, screen } from '@testing-library/react'
import notifications from '@werkplatz/content/messages/notifications.json'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { MessageEntry } from './message-text.ts'
import { showMessage } from './show-message.ts'
import { toastStore } from './toast-store.ts'
import { Toaster } from './Toaster.tsx'

const files = import.meta.glob<Record<string, unknown>>('../../../../content/messages/*.json', {
  eager: true,
  import: 'default',
})
type Toast = MessageEntry & { type: string; durationMs: number }
const isToast = (entry: unknown): entry is Toast =>
  typeof entry === 'object' && entry !== null && 'durationMs' in entry && typeof entry.durationMs === 'number'
const toasts = Object.entries(files).flatMap(([file, entries]) =>
  Object.entries(entries).flatMap(([name, entry]) =>
    isToast(entry) ? [{ name: `${file.split('/').at(-1)} ${name}`, entry }] : [],
  ),
)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const { id } of toastStore.toasts()) toastStore.close(id)
  vi.useRealTimers()
})
const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

test('every toast of the catalogue stays as long as it says, and no longer', () => {
  render(<Toaster />)
  const area = screen.getByLabelText('Meldungen')
  const wrong: string[] = []
  for (const { name, entry } of toasts) {
    act(() => void showMessage(entry))
    wait(entry.durationMs - 1)
    const before = area.childElementCount
    wait(1)
    if (before !== 1 || area.childElementCount !== 0) wrong.push(name)
  }
  expect(wrong).toEqual([])
})

test('3, 4, 5, 7, 10, 15 and 30 seconds are in use, as specified', () =>
  expect([...new Set(toasts.map(({ entry }) => entry.durationMs))].toSorted((one, other) => one - other)).toEqual([
    3000, 4000, 5000, 7000, 10_000, 15_000, 30_000,
  ]))

test('the specified exceptions: marks saved, session ended, contact missing, a notification', () => {
  const of = (name: string) => toasts.find((toast) => toast.name === name)?.entry.durationMs
  expect([
    of('school.json marksSaved'),
    of('school.json semesterMax'),
    of('school.json noSemesters'),
    of('session.json ended'),
    of('assignments.json contactMissing'),
    of('evaluations.json saved'),
  ]).toEqual([3000, 4000, 10_000, 10_000, 15_000, 10_000])
  expect(Object.values(notifications).some((entry) => 'durationMs' in entry && entry.durationMs === 30_000)).toBe(true)
})
