import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { clampPage, pageWindow } from './page-window.ts'

test.each([
  [1, 28, [1, 2, 3, 4, 'gap', 28]],
  [3, 28, [1, 2, 3, 4, 5, 'gap', 28]],
  [4, 28, [1, 2, 3, 4, 5, 6, 'gap', 28]],
  [14, 28, [1, 'gap', 13, 14, 15, 16, 'gap', 28]],
  [27, 28, [1, 'gap', 25, 26, 27, 28]],
  [28, 28, [1, 'gap', 25, 26, 27, 28]],
  [1, 1, [1]],
  [1, 0, [1]],
  [2, 4, [1, 2, 3, 4]],
  [99, 5, [1, 2, 3, 4, 5]],
])('page %i of %i', (current, total, slots) => {
  expect(pageWindow(current, total)).toEqual(slots)
})

describe('for every page of every list', () => {
  const places = fc
    .integer({ min: 1, max: 500 })
    .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total), fc.integer({ min: 1, max: 7 })))
  const numbers = (slots: (number | 'gap')[]) => slots.filter((slot) => slot !== 'gap')

  test('first, current and last page are shown, once and in order', () => {
    fc.assert(
      fc.property(places, ([current, total, size]) => {
        const shown = numbers(pageWindow(current, total, size))
        expect(shown).toContain(1)
        expect(shown).toContain(current)
        expect(shown).toContain(total)
        expect(shown).toEqual([...new Set(shown)].toSorted((a, b) => a - b))
        expect(Math.min(...shown)).toBe(1)
        expect(Math.max(...shown)).toBe(total)
      }),
    )
  })

  test('a gap hides at least two pages, and nothing is hidden without one', () => {
    fc.assert(
      fc.property(places, ([current, total, size]) => {
        const slots = pageWindow(current, total, size)
        slots.forEach((slot, index) => {
          const before = slots[index - 1]
          if (slot === 'gap') {
            expect(Number(slots[index + 1]) - Number(before)).toBeGreaterThan(2)
          } else if (typeof before === 'number') {
            expect(slot - before).toBe(1)
          }
        })
      }),
    )
  })

  test('the window has its size while the list is long enough, and the bar stays short', () => {
    fc.assert(
      fc.property(places, ([current, total, size]) => {
        const slots = pageWindow(current, total, size)
        expect(slots.length).toBeGreaterThanOrEqual(Math.min(size, total))
        expect(slots.length).toBeLessThanOrEqual(size + 4)
      }),
    )
  })
})

test('a page is clamped to 1..total', () => {
  fc.assert(
    fc.property(fc.double({ noDefaultInfinity: true }), fc.integer({ min: 0, max: 1000 }), (page, total) => {
      const clamped = clampPage(page, total)
      expect(Number.isInteger(clamped)).toBe(true)
      expect(clamped).toBeGreaterThanOrEqual(1)
      expect(clamped).toBeLessThanOrEqual(Math.max(1, total))
    }),
  )
  expect(clampPage(7, 28)).toBe(7)
  expect(clampPage(29, 28)).toBe(28)
  expect(clampPage(-3, 28)).toBe(1)
})
