import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import { useAuthForm } from './use-auth-form.ts'

const sent: Record<string, string>[] = []

function Form() {
  const { field, formProps } = useAuthForm(
    { email: '' },
    () => ({}),
    async (values) => {
      sent.push(values)
    },
  )
  const { name, value, onChange } = field('email')
  return (
    <form {...formProps}>
      <input aria-label="E-Mail" name={name} value={value} onChange={(event) => onChange(event.target.value)} />
      <button type="submit">Anmelden</button>
    </form>
  )
}

test('what was typed before the scripts came is sent', async () => {
  const page = document.createElement('div')
  document.body.append(page)
  page.innerHTML = renderToString(<Form />)
  page.querySelector('input')!.value = 'nina@handelswerk.example'
  await act(async () => {
    hydrateRoot(page, <Form />)
  })
  expect(screen.getByLabelText('E-Mail')).toHaveValue('nina@handelswerk.example')
  await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }))
  expect(sent).toEqual([{ email: 'nina@handelswerk.example' }])
})
