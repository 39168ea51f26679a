import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { gradeTone } from './grade-tone.ts'
import { GradeTag } from './GradeTag.tsx'
import { StatusTag } from './StatusTag.tsx'

test('a status has a word, and its icon is silent', () => {
  render(<StatusTag tone="PENDING" label="Wird geprüft" />)
  expect(screen.getByText('Wird geprüft').querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})

describe('grades', () => {
  test.each([
    [6, 'good'],
    [4.5, 'good'],
    [4.49, 'okay'],
    [4, 'okay'],
    [3.99, 'bad'],
    ['A', 'good'],
    ['B', 'good'],
    ['C', 'okay'],
    ['D', 'bad'],
  ] as const)('%s is %s', (grade, tone) => {
    expect(gradeTone(grade)).toBe(tone)
  })

  test('a mark has one decimal', () => {
    render(<GradeTag grade={5} />)
    expect(screen.getByText('5.0')).toBeInTheDocument()
  })
})
