import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'

import { CheckField } from './CheckField.tsx'
import { ChoiceCards } from './ChoiceCards.tsx'
import { NumberField } from './NumberField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { SelectField } from './SelectField.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

/** Holds the value of a field, as a form does. */
function Held<Value>({
  start,
  children,
}: {
  start: Value
  children: (value: Value, set: (next: Value) => void) => ReactNode
}) {
  const [value, setValue] = useState(start)
  return children(value, setValue)
}

describe('TextField', () => {
  test('the error replaces the hint and is wired to the field', () => {
    const field = (error?: string) => (
      <TextField
        label="Titel"
        required
        value=""
        onChange={vi.fn<(value: string) => void>()}
        hint="Kurz und klar"
        error={error}
      />
    )
    const { rerender } = render(field())
    const input = screen.getByRole('textbox', { name: 'Titel' })
    expect(input).toHaveAccessibleDescription('Kurz und klar')
    expect(input).toBeRequired()
    expect(input).not.toHaveAttribute('aria-invalid')
    rerender(field('Der Titel fehlt'))
    expect(input).toHaveAccessibleDescription('Der Titel fehlt')
    expect(input).toBeInvalid()
    expect(screen.queryByText('Kurz und klar')).not.toBeInTheDocument()
  })

  test('hands over the text and counts it', async () => {
    render(
      <Held start="">
        {(value, set) => <TextField label="Titel" value={value} onChange={set} maxLength={80} counted />}
      </Held>,
    )
    await userEvent.type(screen.getByRole('textbox', { name: 'Titel' }), 'Glasfaser')
    expect(screen.getByText('9 von 80 Zeichen')).toBeInTheDocument()
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('9 von 80 Zeichen')
  })
})

test('TextArea: the counter appears from the given length and does not cut off', async () => {
  render(
    <Held start="abc">
      {(value, set) => <TextArea label="Nachricht" value={value} onChange={set} maxLength={5} countFrom={4} />}
    </Held>,
  )
  expect(screen.queryByText(/Zeichen/)).not.toBeInTheDocument()
  await userEvent.type(screen.getByRole('textbox'), 'defg')
  expect(screen.getByText('7 von 5 Zeichen')).toBeInTheDocument()
})

test('PasswordField: shows and hides what is typed', async () => {
  render(
    <PasswordField
      label="Passwort"
      autoComplete="current-password"
      value="geheim"
      onChange={vi.fn<(value: string) => void>()}
    />,
  )
  const input = screen.getByLabelText('Passwort')
  expect(input).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Passwort anzeigen' }))
  expect(input).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Passwort verbergen' }))
  expect(input).toHaveAttribute('type', 'password')
})

describe('NumberField', () => {
  const show = (start: number | null, onChange = vi.fn<(value: number | null) => void>()) => {
    render(
      <Held start={start}>
        {(value, set) => (
          <NumberField
            label="Pensum"
            value={value}
            onChange={(next) => {
              onChange(next)
              set(next)
            }}
            min={0}
            max={100}
            step={10}
            unit="%"
          />
        )}
      </Held>,
    )
    return onChange
  }
  const box = () => screen.getByRole('spinbutton', { name: 'Pensum' })

  test('reads comma and apostrophe, keeps numbers outside the limits, and gives null for no number', async () => {
    const onChange = show(null)
    await userEvent.type(box(), '4,5')
    expect(onChange).toHaveBeenLastCalledWith(4.5)
    expect(box()).toHaveValue('4,5')
    await userEvent.clear(box())
    expect(onChange).toHaveBeenLastCalledWith(null)
    await userEvent.type(box(), '1’200')
    expect(onChange).toHaveBeenLastCalledWith(1200)
    await userEvent.clear(box())
    await userEvent.type(box(), 'x')
    expect(onChange).toHaveBeenLastCalledWith(null)
    await userEvent.tab()
    expect(box()).toHaveValue('')
  })

  test('arrows step and stop at the limits', async () => {
    const onChange = show(80)
    box().focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(onChange.mock.calls).toEqual([[90], [100], [100]])
    await userEvent.keyboard('{ArrowDown}')
    expect(box()).toHaveAttribute('aria-valuenow', '90')
  })
})

test('CheckField: toggles by its label, as box and as switch', async () => {
  const onChange = vi.fn<(checked: boolean) => void>()
  render(
    <CheckField label="Öffentlich" subtitle="Für alle Betriebe" checked={false} onChange={onChange} variant="switch" />,
  )
  expect(screen.getByRole('switch', { name: 'Öffentlich' })).toHaveAccessibleDescription('Für alle Betriebe')
  await userEvent.click(screen.getByText('Öffentlich'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true)
})

test('ChoiceCards: one answer holds, and the error goes with it', async () => {
  render(
    <Held<'yes' | 'no' | null> start={null}>
      {(value, set) => (
        <ChoiceCards
          label="Entscheid"
          required
          value={value}
          onChange={set}
          error={value ? undefined : 'Wähle eine Antwort'}
          choices={[
            { value: 'yes', label: 'Zusagen', tone: 'yes' },
            { value: 'no', label: 'Absagen', tone: 'no' },
          ]}
        />
      )}
    </Held>,
  )
  expect(screen.getByRole('radiogroup', { name: 'Entscheid' })).toHaveAccessibleDescription('Wähle eine Antwort')
  await userEvent.click(screen.getByRole('radio', { name: 'Zusagen' }))
  expect(screen.getByRole('radio', { name: 'Zusagen' })).toBeChecked()
  expect(screen.queryByText('Wähle eine Antwort')).not.toBeInTheDocument()
})

describe('SelectField', () => {
  const OPTIONS = ['Data & Analytics', 'Digital Lab', 'Netzwerk und Systeme'].map((label) => ({ value: label, label }))
  const show = (start: string | null) =>
    render(
      <Held start={start}>
        {(value, set) => <SelectField label="Bereich" value={value} onChange={set} options={OPTIONS} clearable />}
      </Held>,
    )
  const box = () => screen.getByRole('combobox', { name: 'Bereich' })

  test('typing keeps the labels that contain the text; Enter takes the first', async () => {
    show(null)
    const user = userEvent.setup()
    await user.click(box())
    expect(screen.getAllByRole('option')).toHaveLength(3)
    await user.type(box(), 'SYST')
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Netzwerk und Systeme'])
    await user.keyboard('{Enter}')
    expect(box()).toHaveValue('Netzwerk und Systeme')
    expect(box()).toHaveAttribute('aria-expanded', 'false')
  })

  test('arrows mark a row without leaving the text, in a circle; a click chooses, too', async () => {
    show('Data & Analytics')
    const user = userEvent.setup()
    const marked = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent
    await user.tab()
    await user.keyboard('{ArrowDown}')
    expect(marked()).toBe('Data & Analytics')
    await user.keyboard('{ArrowUp}')
    expect(marked()).toBe('Netzwerk und Systeme')
    expect(box()).toHaveFocus()
    await user.click(screen.getByRole('option', { name: 'Digital Lab' }))
    expect(box()).toHaveValue('Digital Lab')
    expect(box()).toHaveFocus()
  })

  test('Escape closes the list and keeps the choice', async () => {
    show('Digital Lab')
    const user = userEvent.setup()
    await user.click(box())
    await user.keyboard('{ArrowDown}{Escape}')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    expect(box()).toHaveValue('Digital Lab')
  })

  test('says when nothing fits, and leaving gives the old choice back', async () => {
    show('Digital Lab')
    const user = userEvent.setup()
    await user.type(box(), 'xyz')
    expect(screen.getByText('Suche ergab keine Ergebnisse')).toBeInTheDocument()
    await user.tab()
    expect(box()).toHaveValue('Digital Lab')
  })

  test('can be emptied', async () => {
    show('Digital Lab')
    await userEvent.click(screen.getByRole('button', { name: 'Auswahl leeren' }))
    expect(box()).toHaveValue('')
    expect(box()).toHaveFocus()
  })
})
