import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import messages from '@werkplatz/content/messages/activities.json'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { confirmStore } from '../ui/confirm/confirm-store.ts'
import { toastStore } from '../ui/toast/toast-store.ts'
import { ApiError } from './api-error.ts'
import { useAction } from './use-action.ts'

const { deleteConfirm: ask, deleted: done, saveFailed: failed } = messages
let queryClient: QueryClient

beforeEach(() => {
  queryClient = new QueryClient()
  for (const key of [['activities', 'list'], ['activities', 'details', 'a'], ['people']]) {
    queryClient.setQueryData(key, 'old')
  }
})
afterEach(() => {
  for (const { id } of toastStore.toasts()) toastStore.close(id)
})

const useAct = () =>
  renderHook(() => useAction(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  }).result.current
const said = () => toastStore.toasts().map(({ title }) => title)
const isStale = (...key: string[]) => queryClient.getQueryState(key)?.isInvalidated

describe('ask', () => {
  test('a no ends it', async () => {
    const run = vi.fn<() => Promise<string>>()
    const outcome = useAct()({ ask, run, done, failed })
    confirmStore.answer(confirmStore.current()!.id, false)
    expect(await outcome).toBeNull()
    expect(run).not.toHaveBeenCalled()
    expect(said()).toEqual([])
  })
  test('a yes runs it', async () => {
    const outcome = useAct()({ ask, danger: true, run: async () => 7, done, failed })
    expect(confirmStore.current()).toMatchObject({ danger: true })
    confirmStore.answer(confirmStore.current()!.id, true)
    expect(await outcome).toEqual({ result: 7 })
  })
})

test('refused with a conflict: the reason stands below the sentence', async () => {
  const detail = 'Archiviere die Aktivität, statt sie zu löschen.'
  const refused = new ApiError(409, { code: 'activity_in_use', detail })
  await useAct()({ run: () => Promise.reject(refused), failed: messages.deleteFailed })
  expect(toastStore.toasts()).toMatchObject([{ title: messages.deleteFailed.text, text: detail }])
})

test('done: says so and has what it changed read again, but not what is gone', async () => {
  await useAct()({ run: async () => 1, done, failed, invalidates: [['activities']], removes: 'a' })
  expect(said()).toEqual([done.text])
  expect([isStale('activities', 'list'), isStale('activities', 'details', 'a'), isStale('people')]).toEqual([
    true,
    false,
    false,
  ])
})

test('failed: says why, takes back what it had shown, reads again what may have changed', async () => {
  const shown: string[] = []
  const onFailed = vi.fn<(error: unknown) => void>()
  const error = new ApiError(409)
  const outcome = await useAct()({
    optimistic: () => {
      shown.push('on')
      return () => shown.push('off')
    },
    run: () => Promise.reject(error),
    done,
    failed,
    onFailed,
    invalidates: [['people']],
    invalidatesOnFailure: [(query) => query.queryKey.includes('a')],
  })
  expect(outcome).toBeNull()
  expect(said()).toEqual([`${failed.text} [409]`])
  expect(shown).toEqual(['on', 'off'])
  expect(onFailed).toHaveBeenCalledWith(error)
  expect([isStale('activities', 'details', 'a'), isStale('people')]).toEqual([true, false])
})

test('a queue runs one after the other and reads again after the last', async () => {
  const order: string[] = []
  let endFirst = () => {}
  const act = useAct()
  const first = act({
    queue: 'q',
    run: () => new Promise<void>((resolve) => (endFirst = resolve)).then(() => void order.push('first')),
    failed,
    invalidates: [['people']],
  })
  const second = act({
    queue: 'q',
    run: async () => {
      // The first is over, and what it changed was not read while this one is still to come.
      expect(isStale('people')).toBe(false)
      order.push('second')
    },
    failed,
    invalidates: [['people']],
  })
  await waitFor(() => expect(endFirst).toBeTypeOf('function'))
  endFirst()
  expect(await Promise.all([first, second])).toEqual([{ result: undefined }, { result: undefined }])
  expect(order).toEqual(['first', 'second'])
  expect(isStale('people')).toBe(true)
})
