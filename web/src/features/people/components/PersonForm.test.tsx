import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import people from '@werkplatz/content/messages/admin-people.json'
import admin from '@werkplatz/content/messages/admin.json'
import type { ManagedPerson } from '@werkplatz/contract/people/admin-schemas.ts'
import { roleLabels } from '@werkplatz/contract/rules/roles.ts'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { call } from '../../../api/client.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { toastStore } from '../../../ui/toast/toast-store.ts'
import { PersonForm } from './PersonForm.tsx'

vi.mock('../../../api/client.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))
const sent = vi.mocked(call)
const david = {
  userId: 'david',
  companyId: 'nordwerk',
  rightsVersion: 3,
  roles: ['USER'],
  givable: ['USER', 'VOCATIONAL_TRAINER'],
  supervisor: null,
  professionId: null,
  adultFrom: null,
  dateJoined: null,
  can: { change: true },
} as unknown as ManagedPerson
beforeEach(() => sent.mockReset().mockResolvedValue(undefined as never))
afterEach(() => {
  for (const { id } of toastStore.toasts()) toastStore.close(id)
})
const show = (person: ManagedPerson) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PersonForm person={person} name="David Weber" />
      </MemoryRouter>
    </QueryClientProvider>,
  )
const role = (name: keyof typeof roleLabels) => screen.getByRole('checkbox', { name: RegExp(`^${roleLabels[name]}`) })
const save = () => userEvent.click(screen.getByRole('button', { name: admin.save.text }))
const said = () => toastStore.toasts().map(({ title }) => title)

test('roles that may be given are saved with the version they were read in', async () => {
  show(david)
  await userEvent.click(role('VOCATIONAL_TRAINER'))
  await save()
  await waitFor(() => expect(said()).toEqual([fillIn(people.saved.text, { name: 'David Weber' })]))
  expect(sent.mock.calls).toEqual([
    [
      'changePerson',
      {
        body: {
          id: 'david',
          rightsVersion: 3,
          roles: ['USER', 'VOCATIONAL_TRAINER'],
          supervisorId: null,
          professionId: null,
          adultFrom: null,
          dateJoined: null,
        },
      },
    ],
  ])
})

test('a role that may not be given stays locked; without any role nothing can be saved', async () => {
  show(david)
  expect(role('EDUCATION_OFFICER')).toBeDisabled()
  await userEvent.click(role('USER'))
  expect(screen.getByRole('button', { name: admin.save.text })).toBeDisabled()
})

test('who may not change it has no button', () => {
  show({ ...david, can: { ...david.can, change: false } })
  expect(screen.queryByRole('button', { name: admin.save.text })).toBeNull()
})
