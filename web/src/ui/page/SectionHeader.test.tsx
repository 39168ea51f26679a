import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { SectionHeader } from './SectionHeader.tsx'

test('the small line above the title is part of the heading', () => {
  render(<SectionHeader over="Aktivitäten" title="Aufgaben (laufend)" />)
  expect(screen.getByRole('heading', { level: 2, name: 'Aktivitäten Aufgaben (laufend)' })).toBeVisible()
})
