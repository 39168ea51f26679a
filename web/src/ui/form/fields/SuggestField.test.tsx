import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'

import { SuggestField, type Suggested } from './SuggestField.tsx'
import type { Suggestions } from './use-suggestions.ts'

const people = [
  { id: 'daniela', text: 'Daniela Graf', subtitle: 'Handelswerk AG' },
  { id: 'daniel', text: 'Daniel Frei', subtitle: 'Aarebogen' },
]
const usePeople = (text: string): Suggestions => ({
  options: people.filter((person) => person.text.toLowerCase().includes(text.toLowerCase())),
  state: 'ready',
})

function Held({ useOptions = usePeople }: { useOptions?: (text: string) => Suggestions }) {
  const [value, setValue] = useState<Suggested>({ id: null, text: '' })
  return (
    <>
      <SuggestField label="Kontaktperson" value={value} onChange={setValue} useOptions={useOptions} />
      <output>{JSON.stringify(value)}</output>
    </>
  )
}
const held = () => JSON.parse(screen.getByText(/^\{/).textContent ?? '') as Suggested

test('a suggestion is chosen with the keyboard', async () => {
  render(<Held />)
  const input = screen.getByRole('combobox', { name: 'Kontaktperson' })
  await userEvent.type(input, 'dani')
  expect(await screen.findByRole('option', { name: /Daniela Graf/ })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(held()).toEqual({ id: 'daniel', text: 'Daniel Frei' })
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('a single letter is not looked for: no list, and nothing is said to be missing', async () => {
  const asked: string[] = []
  const useAsked = (text: string): Suggestions => {
    asked.push(text)
    return usePeople(text)
  }
  render(<Held useOptions={useAsked} />)
  const input = screen.getByRole('combobox', { name: 'Kontaktperson' })
  await userEvent.type(input, 'd')
  expect(input).toHaveAttribute('aria-expanded', 'false')
  await userEvent.type(input, 'a')
  expect(await screen.findByRole('option', { name: /Daniela Graf/ })).toBeVisible()
  await vi.waitFor(() => expect([...new Set(asked)]).toEqual(['', 'da']))
})

test('a text nobody has stays as it was written, and another text undoes a choice', async () => {
  render(<Held />)
  const input = screen.getByRole('combobox', { name: 'Kontaktperson' })
  await userEvent.type(input, 'daniela')
  await userEvent.click(await screen.findByRole('option', { name: /Daniela Graf/ }))
  expect(held()).toEqual({ id: 'daniela', text: 'Daniela Graf' })
  await userEvent.type(input, 'x')
  expect(held()).toEqual({ id: null, text: 'Daniela Grafx' })
  expect(await screen.findByText('Suche ergab keine Ergebnisse', { selector: 'li' })).toBeVisible()
})
