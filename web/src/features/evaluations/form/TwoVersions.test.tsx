import { fireEvent, render, screen } from '@testing-library/react'
import labels from '@werkplatz/content/labels/evaluations.json'
import type { Criterion } from '@werkplatz/contract/evaluations/schemas.ts'
import { expect, test, vi } from 'vitest'

import { TwoVersions } from './TwoVersions.tsx'

const criterion = (criterionId: string, name: string) => ({ criterionId, name }) as Criterion

test('shows where the two versions differ, and offers both', () => {
  const [keep, take] = [vi.fn<() => void>(), vi.fn<() => void>()]
  render(
    <TwoVersions
      criteria={[criterion('a', 'Pünktlichkeit'), criterion('b', 'Sorgfalt'), criterion('c', 'Neugier')]}
      here={{ points: { a: { grade: 'B', justification: '' }, b: { grade: 'A', justification: '' } }, notes: '' }}
      there={{
        points: { a: { grade: 'C', justification: 'Oft zu spät.' }, b: { grade: 'A', justification: '' } },
        notes: '',
      }}
      onKeep={keep}
      onTake={take}
      onClose={vi.fn<() => void>()}
    />,
  )
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    `Pünktlichkeit${labels.onThisDevice}B${labels.onOtherDevice}C, Oft zu spät.`,
  ])
  fireEvent.click(screen.getByRole('button', { name: labels.takeThere }))
  fireEvent.click(screen.getByRole('button', { name: labels.keepHere }))
  expect([take.mock.calls.length, keep.mock.calls.length]).toEqual([1, 1])
})
