import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import messages from '@werkplatz/content/messages/activities.json'
import type { ActivityForm } from '@werkplatz/contract/activities/form-schemas.ts'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { confirmStore } from '../../../ui/confirm/confirm-store.ts'
import { newValues } from './form-values.ts'
import { useSaveActivity, type SaveInput } from './use-save-activity.ts'

const sent = vi.fn<(method: string | undefined, status: string) => void>()

beforeEach(() => {
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    sent(init?.method, (JSON.parse(init?.body as string) as { activityStatus: string }).activityStatus)
    return new Response(null, { status: 204, headers: { location: '/dashboard/activities/detail?id=a' } })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  sent.mockReset()
  const open = confirmStore.current()
  if (open) confirmStore.answer(open.id, false)
})

const noFiles = { obstacle: () => undefined, ids: () => [] }
const state = {
  values: { ...newValues(undefined), title: 'Löten' },
  setErrors: vi.fn<() => void>(),
  forget: () => undefined,
}

function saving(original: Pick<ActivityForm, 'id' | 'status'> | null) {
  const input = {
    original,
    state,
    imageQueue: noFiles,
    documentQueue: noFiles,
    guard: { release: () => undefined },
    form: { current: null },
  }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>
  )
  return renderHook(() => useSaveActivity(input as unknown as SaveInput), { wrapper }).result.current
}

const asked = () => confirmStore.current()?.text
const answer = (confirmed: boolean) => confirmStore.answer(confirmStore.current()!.id, confirmed)

test('a new draft is asked about: a no saves nothing, a yes saves it', async () => {
  const { save } = saving(null)
  const refused = save('keep')
  expect(asked()).toBe('Die Aktivität wird als Entwurf gespeichert. Fortfahren?')
  answer(false)
  await refused
  expect(sent).not.toHaveBeenCalled()

  const saved = save('keep')
  answer(true)
  await saved
  await waitFor(() => expect(sent).toHaveBeenCalledWith('POST', 'DRAFT'))
})

test('so is a draft that is saved again', async () => {
  void saving({ id: 'a', status: 'DRAFT' }).save('keep')
  await waitFor(() => expect(asked()).toBe(messages.draftConfirm.text))
})

test('a rejected one stays rejected, and is saved without a question', async () => {
  await saving({ id: 'a', status: 'REJECTED' }).save('keep')
  expect(asked()).toBeUndefined()
})
