import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import texts from '@werkplatz/content/public/auth.json'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Toaster } from '../../../ui/toast/Toaster.tsx'
import { SignUpForm } from './SignUpForm.tsx'

const fetchMock = vi.fn<typeof fetch>()
beforeEach(() => vi.stubGlobal('fetch', fetchMock.mockReset()))
afterEach(() => vi.unstubAllGlobals())

test('what the server says of a field stands under it, and the field is focused', async () => {
  const sentence = '«Vorname» ist nicht gültig.'
  const problem = {
    title: 'Angaben prüfen',
    code: 'bad_input',
    errors: [sentence],
    fields: [{ path: 'nameFirst', sentence }],
  }
  fetchMock.mockResolvedValue(
    new Response(JSON.stringify(problem), {
      status: 400,
      headers: { 'content-type': 'application/problem+json' },
    }),
  )
  render(
    <MemoryRouter>
      <SignUpForm token="t" email="mia@nordwerk.example" onRefused={() => {}} />
      <Toaster />
    </MemoryRouter>,
  )
  const nameFirst = screen.getByRole('textbox', { name: /^Vorname/ })
  await userEvent.type(nameFirst, 'M<ia')
  await userEvent.type(screen.getByRole('textbox', { name: /^Nachname/ }), 'Neu')
  await userEvent.type(screen.getByLabelText(/^Passwort/, { selector: '[name=password]' }), 'Drei kleine Hunde')
  await userEvent.type(screen.getByLabelText(/^Passwort/, { selector: '[name=passwordRepeat]' }), 'Drei kleine Hunde')
  await userEvent.click(screen.getByRole('button', { name: texts.signUp.submit }))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence))
  expect(nameFirst).toHaveAccessibleDescription(sentence)
  expect(nameFirst).toHaveFocus()
})
