import { expect, test } from 'vitest'

import { coversOf } from './covers.ts'

const untitled = Array.from({ length: 12 }, () => ({ title: 'Löten', image: null }))

test('in a row no two are alike, even with the same title', () => {
  const covers = coversOf(untitled, 4)
  covers.forEach((_, index) => {
    const row = covers.slice(Math.max(0, index - 3), index + 1)
    expect(new Set(row).size).toBe(row.length)
  })
})

test('the same title has the same picture when it stands alone, and an own picture stays', () => {
  expect(coversOf([{ title: 'Löten', image: null }])).toEqual(coversOf(untitled).slice(0, 1))
  expect(coversOf([{ title: 'Löten', image: '/own.webp' }])).toEqual(['/own.webp'])
})
