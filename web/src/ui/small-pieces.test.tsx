import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { Avatar } from './avatar/Avatar.tsx'
import { initials } from './avatar/initials.ts'
import { Button } from './button/Button.tsx'
import { IconButton } from './button/IconButton.tsx'
import { SkeletonText } from './skeleton/Skeleton.tsx'
import { FilterTabs } from './tabs/FilterTabs.tsx'

afterEach(() => {
  vi.useRealTimers()
})

/** Lets time pass; the braces keep `act` from taking the timers for a promise. */
const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

describe('avatar', () => {
  test.each([
    ['Lea Brunner', 'LB'],
    ['Ada von der Heide', 'AH'],
    ['Nordmatt', 'N'],
    ['«Élodie» (Rochat)', 'ÉR'],
    ['  ', ''],
  ])('%s → %s', (name, letters) => {
    expect(initials(name)).toBe(letters)
  })

  test('initials take over when the picture does not load', () => {
    const { container } = render(<Avatar name="Lea Brunner" src="/fehlt.png" />)
    fireEvent.error(container.querySelector('img') as HTMLImageElement)
    expect(container.querySelector('img')).toBeNull()
    expect(screen.getByText('LB')).toBeInTheDocument()
  })

  test('speaks only when no name stands beside it', () => {
    const { rerender } = render(<Avatar name="Lea Brunner" />)
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    rerender(<Avatar name="Lea Brunner" labelled />)
    expect(screen.getByRole('img', { name: 'Lea Brunner' })).toBeInTheDocument()
  })

  test('the same person has the same colour everywhere', () => {
    const { container } = render(
      <>
        <Avatar name="Lea Brunner" />
        <Avatar name="Lea Brunner" size={96} />
        <Avatar name="Lea Keller" colorKey="Lea Brunner" />
      </>,
    )
    expect(new Set([...container.children].map((avatar) => avatar.className)).size).toBe(1)
  })
})

test('a busy button does nothing more', async () => {
  const onClick = vi.fn<() => void>()
  render(
    <Button busy onClick={onClick}>
      Speichern
    </Button>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }))
  expect(onClick).not.toHaveBeenCalled()
})

test('an icon button shows its words to the keyboard; Escape hides them', async () => {
  render(<IconButton label="Merken" icon={<svg />} />)
  const user = userEvent.setup()
  expect(screen.queryByText('Merken')).not.toBeInTheDocument()
  await user.tab()
  expect(screen.getByText('Merken')).toBeInTheDocument()
  await user.keyboard('{Escape}')
  expect(screen.queryByText('Merken')).not.toBeInTheDocument()
})

test('placeholders keep their place and appear after 200 ms', () => {
  vi.useFakeTimers()
  const { container } = render(<SkeletonText />)
  const shapes = () => container.querySelector('[aria-hidden]')
  expect(shapes()?.className).toContain('waiting')
  wait(199)
  expect(shapes()?.className).toContain('waiting')
  wait(1)
  expect(shapes()?.className).not.toContain('waiting')
  expect(screen.getByRole('status')).toHaveTextContent('Wird geladen')
})

test('filter tabs mark the current one and hand over the chosen one', async () => {
  const onSelect = vi.fn<(id: string) => void>()
  render(
    <FilterTabs
      label="Filter"
      current="all"
      onSelect={onSelect}
      tabs={[
        { id: 'open', label: 'Offene', count: 0 },
        { id: 'all', label: 'Alle', count: 271 },
      ]}
    />,
  )
  expect(screen.getByRole('button', { name: 'Alle 271' })).toHaveAttribute('aria-current', 'true')
  expect(screen.getByRole('button', { name: 'Offene 0' })).not.toHaveAttribute('aria-current')
  await userEvent.click(screen.getByRole('button', { name: 'Offene 0' }))
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('open')
})
