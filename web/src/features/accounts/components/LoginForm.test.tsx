import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import login from '@werkplatz/content/messages/login.json'
import recovery from '@werkplatz/content/messages/recovery.json'
import sessions from '@werkplatz/content/messages/session.json'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Toaster } from '../../../ui/toast/Toaster.tsx'
import { LoginForm } from './LoginForm.tsx'

const fetchMock = vi.fn<typeof fetch>()
beforeEach(() => vi.stubGlobal('fetch', fetchMock.mockReset()))
afterEach(() => vi.unstubAllGlobals())

const show = () => {
  render(
    <MemoryRouter>
      <LoginForm onSecondStep={() => {}} />
      <Toaster />
    </MemoryRouter>,
  )
  return { email: screen.getByLabelText('E-Mail'), password: screen.getByLabelText('Passwort') }
}

test('empty fields: says so under each, focuses the first, sends nothing', async () => {
  const { email, password } = show()
  await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }))
  expect(email).toHaveAccessibleDescription(recovery.emailEmpty.text)
  expect(password).toHaveAccessibleDescription(login.fieldsEmpty.text)
  expect(email).toHaveFocus()
  expect(fetchMock).not.toHaveBeenCalled()
})

test('leaving a field empty says so at once; typing takes it back', async () => {
  const { email } = show()
  await userEvent.click(email)
  await userEvent.tab()
  expect(email).toHaveAttribute('aria-invalid', 'true')
  await userEvent.type(email, 'l')
  expect(email).not.toHaveAttribute('aria-invalid')
})

test('a refused login: the specified message, and the field with a way on that stays until something is typed', async () => {
  fetchMock.mockResolvedValue(new Response('{}', { status: 401, headers: { 'content-type': 'application/json' } }))
  const { email, password } = show()
  await userEvent.type(email, 'lea@hw.example')
  await userEvent.type(password, 'Grüezi{Enter}')
  expect(await screen.findByText('Login hat nicht geklappt [401]')).toBeInTheDocument()
  expect(password).toHaveFocus()
  expect(password).toHaveAttribute('aria-invalid', 'true')
  expect(password).toHaveAccessibleDescription(/^E-Mail oder Passwort stimmt nicht/)
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'setz das Passwort neu' })).toHaveAttribute(
    'href',
    '/dashboard/request-recovery',
  )
  await userEvent.type(password, '!')
  expect(password).not.toHaveAttribute('aria-invalid')
})

test('too many tries are said at the field as well, without blaming the password', async () => {
  fetchMock.mockResolvedValue(new Response('{}', { status: 429, headers: { 'content-type': 'application/json' } }))
  const { email, password } = show()
  await userEvent.type(email, 'lea@hw.example')
  await userEvent.type(password, 'Grüezi{Enter}')
  expect(await screen.findByText('Login hat nicht geklappt [429]')).toBeInTheDocument()
  expect(password).toHaveAccessibleDescription(sessions.tooManyRequests.text)
})

test('the password can be shown and hidden', async () => {
  const { password } = show()
  expect(password).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Passwort anzeigen' }))
  expect(password).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Passwort verbergen' }))
  expect(password).toHaveAttribute('type', 'password')
})
