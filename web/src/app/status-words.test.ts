// A page may show two of these side by side: an activity with an external request, an assignment with its document.
import documents from '@werkplatz/content/documents.json'
import { describe, expect, test } from 'vitest'

import { statusLabels as activities } from '../features/activities/labels.ts'
import { applicationLabels as applications, approvalLabels } from '../features/applications/labels.ts'
import { assignmentLabels } from '../features/assignments/labels.ts'

describe('a status has one word wherever it is decided', () => {
  test.each(['DRAFT', 'PENDING', 'APPROVED', 'REJECTED'] as const)('%s', (status) => {
    const words = [
      activities[status],
      assignmentLabels[status],
      documents.pdf.activity.statuses[status],
      ...(status === 'DRAFT' ? [applications.DRAFT] : [approvalLabels[status]]),
      ...(status === 'PENDING' ? [applications.PENDING] : []),
    ]
    expect(new Set(words).size, words.join(', ')).toBe(1)
  })

  test('an application is answered by its author, and has words of its own', () => {
    expect(applications).toMatchObject({ APPROVED: 'Zugesagt', REJECTED: 'Abgesagt' })
  })
})
