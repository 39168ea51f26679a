import activities from '@werkplatz/content/messages/activities.json'
import invitations from '@werkplatz/content/messages/invitations.json'
import login from '@werkplatz/content/messages/login.json'
import session from '@werkplatz/content/messages/session.json'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { messageDuration, messageText } from './message-text.ts'
import { createToastStore } from './toast-store.ts'

describe('messageText', () => {
  test('appends the status where the catalogue says so', () => {
    expect(messageText(login.failed, { status: 401 })).toBe('Login hat nicht geklappt [401]')
    expect(messageText(activities.listFailed, { status: 500 })).toBe(activities.listFailed.text)
  })
  test('shows the list of a 400 instead, joined', () =>
    expect(messageText(activities.saveFailed, { status: 400, errors: ['Der Titel fehlt.', 'Der Ort fehlt.'] })).toBe(
      'Der Titel fehlt. Der Ort fehlt.',
    ))
  test('a 400 without a list shows the sentence', () =>
    expect(messageText(activities.saveFailed, { status: 400 })).toBe(`${activities.saveFailed.text} [400]`))
  test('fills in values', () =>
    expect(messageText(invitations.reminded, { values: { count: 3 } })).toBe('Erinnerungen sind unterwegs: 3'))
  test('has the catalogue’s duration, 5 s by default', () => {
    expect(messageDuration(session.ended)).toBe(10_000)
    expect(messageDuration({ durationMs: null })).toBe(5000)
  })
})

describe('toast store', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const toast = (title: string, durationMs = 5000) => ({ kind: 'info' as const, title, durationMs })
  const titles = (store: ReturnType<typeof createToastStore>) => store.toasts().map(({ title }) => title)

  test('closes after its time', () => {
    const store = createToastStore()
    store.show(toast('a'))
    vi.advanceTimersByTime(4999)
    expect(titles(store)).toEqual(['a'])
    vi.advanceTimersByTime(1)
    expect(titles(store)).toEqual([])
  })

  test('holding stops the clock, releasing goes on with the rest', () => {
    const store = createToastStore()
    store.show(toast('a'))
    vi.advanceTimersByTime(3000)
    store.hold()
    vi.advanceTimersByTime(60_000)
    expect(titles(store)).toEqual(['a'])
    store.release()
    vi.advanceTimersByTime(1999)
    expect(titles(store)).toEqual(['a'])
    vi.advanceTimersByTime(1)
    expect(titles(store)).toEqual([])
  })

  test('the fourth pushes the oldest into the stack, where its time stands still', () => {
    const store = createToastStore()
    store.show(toast('old'))
    vi.advanceTimersByTime(1000)
    for (const title of ['b', 'c', 'd']) store.show(toast(title))
    expect(titles(store)).toEqual(['d', 'c', 'b', 'old'])
    vi.advanceTimersByTime(5000)
    expect(titles(store)).toEqual(['old'])
    vi.advanceTimersByTime(4000)
    expect(titles(store)).toEqual([])
  })

  test('a success takes older errors with it, and nothing else', () => {
    const store = createToastStore()
    store.show({ ...toast('Login hat nicht geklappt'), kind: 'error' })
    store.show({ ...toast('Hilfe'), kind: 'info' })
    store.show({ ...toast('Bitte warte'), kind: 'warning' })
    store.show({ ...toast('Gespeichert'), kind: 'success' })
    expect(titles(store)).toEqual(['Gespeichert', 'Bitte warte', 'Hilfe'])
    store.show({ ...toast('Später'), kind: 'error' })
    expect(titles(store)[0]).toBe('Später')
  })

  test('the same message twice is shown once, with its full time', () => {
    const store = createToastStore()
    store.show(toast('a'))
    vi.advanceTimersByTime(4000)
    store.show(toast('a'))
    vi.advanceTimersByTime(4000)
    expect(titles(store)).toEqual(['a'])
  })

  test('news about something goes once that is known; the rest stays', () => {
    const store = createToastStore()
    store.show({ ...toast('a'), about: '1', link: { to: '/dashboard/activities/detail?id=1', label: 'Ansehen' } })
    store.show({ ...toast('a'), about: '2' })
    expect(titles(store)).toEqual(['a', 'a'])
    store.closeWhere(({ about }) => about === '1')
    expect(store.toasts().map(({ about }) => about)).toEqual(['2'])
  })
})
