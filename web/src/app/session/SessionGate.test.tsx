import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'

import type { SessionState } from '../../api/session/session-machine.ts'
import { SessionGate } from './SessionGate.tsx'

const now = vi.hoisted(() => ({ state: { phase: 'verifying', unreachable: false } as unknown as SessionState }))
vi.mock('../../api/session/session.ts', () => ({
  useSession: () => now.state,
  session: { start: () => Promise.resolve(), lookNow: () => Promise.resolve() },
}))
beforeEach(() => delete document.documentElement.dataset['signedOut'])

const show = (state: object) => {
  now.state = state as SessionState
  const { unmount } = render(
    <MemoryRouter>
      <SessionGate waiting={null}>Lea</SessionGate>
    </MemoryRouter>,
  )
  const seen = [document.body.textContent, document.documentElement.dataset['signedOut']]
  unmount()
  return seen
}

test('without a session the frame is hidden, from the head script on; signing in shows it', () => {
  expect(show({ phase: 'unauthenticated', reason: 'none' })).toEqual(['', ''])
  expect(show({ phase: 'verifying', unreachable: false })).toEqual(['', ''])
  expect(show({ phase: 'authenticated', user: { id: 'lea' }, setupDone: true })).toEqual(['Lea', undefined])
})

test('a remembered session that is being verified keeps the frame, and shows no page', () =>
  expect(show({ phase: 'verifying', unreachable: false })).toEqual(['', undefined]))
