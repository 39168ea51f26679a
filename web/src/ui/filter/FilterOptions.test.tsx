import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { FilterOptions } from './FilterOptions.tsx'

test('nothing to choose from says so', () => {
  render(<FilterOptions options={[]} picked={[]} choice="several" onPick={() => undefined} />)
  expect(screen.getByText('Keine Daten')).toBeVisible()
})
