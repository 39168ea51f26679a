import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { Button } from '../button/Button.tsx'
import { Menu } from './Menu.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

function show() {
  const onSelect = vi.fn<(id: string) => void>()
  render(
    <MemoryRouter>
      <Menu
        label="Aktionen"
        target={<Button>Mehr</Button>}
        entries={[
          { id: 'open', label: 'Öffnen', onSelect: () => onSelect('open') },
          { id: 'edit', label: 'Bearbeiten', disabledReason: 'Nur die Autorin', onSelect: () => onSelect('edit') },
          { id: 'delete', label: 'Löschen', onSelect: () => onSelect('delete') },
        ]}
      />
      <p>daneben</p>
    </MemoryRouter>,
  )
  return onSelect
}
const target = () => screen.getByRole('button', { name: 'Mehr' })
const item = (name: string) => screen.getByRole('menuitem', { name })

describe('on a desktop', () => {
  test('opens with the focus on the first row; arrows, Home, End and letters move it', async () => {
    show()
    const user = userEvent.setup()
    await user.click(target())
    expect(screen.getByRole('menu', { name: 'Aktionen' })).toBeInTheDocument()
    expect(target()).toHaveAttribute('aria-expanded', 'true')
    expect(item('Öffnen')).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(item('Löschen')).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(item('Öffnen')).toHaveFocus()
    await user.keyboard('b')
    expect(item('Bearbeiten')).toHaveFocus()
    await user.keyboard('{End}')
    expect(item('Löschen')).toHaveFocus()
    await user.keyboard('{Home}')
    expect(item('Öffnen')).toHaveFocus()
  })

  test('Enter chooses, closes and gives the focus back', async () => {
    const onSelect = show()
    const user = userEvent.setup()
    await user.click(target())
    await user.keyboard('{End}{Enter}')
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('delete')
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    expect(target()).toHaveFocus()
  })

  test('Escape and a press elsewhere close it', async () => {
    const onSelect = show()
    const user = userEvent.setup()
    await user.click(target())
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    expect(target()).toHaveFocus()
    await user.click(target())
    await user.click(screen.getByText('daneben'))
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    expect(onSelect).not.toHaveBeenCalled()
  })

  test('a row that cannot be chosen stays, says why, and does nothing', async () => {
    const onSelect = show()
    const user = userEvent.setup()
    await user.click(target())
    expect(item('Bearbeiten')).toHaveAttribute('title', 'Nur die Autorin')
    await user.click(item('Bearbeiten'))
    expect(onSelect).not.toHaveBeenCalled()
    expect(screen.getByRole('menu')).toBeInTheDocument()
  })
})

describe('on a phone', () => {
  test('is a sheet with the reasons in sight', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query.includes('max-width'),
          media: query,
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    )
    const onSelect = show()
    const user = userEvent.setup()
    await user.click(target())
    const sheet = screen.getByRole('dialog', { name: 'Aktionen' })
    expect(sheet).toHaveAttribute('open')
    expect(sheet).toHaveTextContent('Nur die Autorin')
    await user.click(screen.getByRole('button', { name: 'Löschen' }))
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('delete')
    expect(sheet).not.toHaveAttribute('open')
  })
})
