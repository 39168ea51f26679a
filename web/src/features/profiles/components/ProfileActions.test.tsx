import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Profile } from '@werkplatz/contract/profiles/schemas.ts'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'

import { call } from '../../../api/client.ts'
import { ProfileActions } from './ProfileActions.tsx'

vi.mock('../../../api/client.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))
vi.mock('../../../api/session/session.ts', () => ({ useUser: () => null }))
beforeEach(() => {
  vi.mocked(call).mockReset()
  vi.mocked(call).mockResolvedValue(undefined as never)
})

const profile = {
  profileId: 'p',
  type: 'user',
  userId: null,
  isOwn: false,
  userNameFirst: 'Luca',
  userNameLast: 'Frei',
}
const open = async (can: Partial<Profile['can']>) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ProfileActions
          profile={{ ...profile, can: { edit: false, empty: false, report: true, ...can } } as unknown as Profile}
          onReport={() => undefined}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button'))
}

test('a moderator empties a profile with reasons', async () => {
  await open({ empty: true })
  await userEvent.click(screen.getByRole('menuitem', { name: 'Profil leeren' }))
  expect(screen.getByRole('dialog', { name: 'Profil von Luca Frei leeren' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Leeren' }))
  expect(call).not.toHaveBeenCalled()
  await userEvent.type(screen.getByRole('textbox', { name: /^Begründung/ }), 'Beleidigt andere')
  await userEvent.click(screen.getByRole('button', { name: 'Leeren' }))
  expect(call).toHaveBeenCalledExactlyOnceWith('emptyProfile', { body: { id: 'p', reasons: 'Beleidigt andere' } })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('who may not is not offered it', async () => {
  await open({})
  expect(screen.getByRole('menuitem', { name: 'Profil melden' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: 'Profil leeren' })).toBeNull()
})
