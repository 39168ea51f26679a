// Averages, rounding and forecast against rational arithmetic written down another way.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  bySubject,
  fractionOf,
  neededGrade,
  reportAverage,
  reportGrade,
  semesterAverage,
  shown,
  subjectKey,
  toneOf,
  weightedAverage,
  type Fraction,
  type Weighed,
} from '../src/school/averages.ts'
import { isGrade, isWeight } from '../src/school/limits.ts'

const RUNS = { numRuns: 10_000 }

const grade = fc.integer({ min: 10, max: 60 }).map((tenths) => tenths / 10)
const weight = fc.integer({ min: 1, max: 500 }).map((hundredths) => hundredths / 100)
const spelled = fc.constantFrom('Mathematik', ' mathematik', 'Englisch', 'ENGLISCH', 'ABU', 'M117  Netz', 'm117 netz')
const marks: fc.Arbitrary<Weighed[]> = fc.array(fc.record({ subject: spelled, grade, weight }), {
  minLength: 1,
  maxLength: 12,
})

/** By decimal texts, not by floating point: «4.3» is 43 tenths. */
const units = (value: number, digits: number): bigint => BigInt(value.toFixed(digits).replace('.', ''))

/** The same average over one common denominator, without ever reducing. */
function referenceSubject(of: readonly Weighed[]): [bigint, bigint] {
  const over = of.reduce((sum, one) => sum + units(one.grade, 1) * units(one.weight, 2), 0n)
  const under = of.reduce((sum, one) => sum + units(one.weight, 2), 0n)
  return [over, 10n * under]
}

function referenceMean(parts: readonly [bigint, bigint][]): [bigint, bigint] {
  const under = parts.reduce((product, [, one]) => product * one, 1n)
  const over = parts.reduce((sum, [top, bottom]) => sum + top * (under / bottom), 0n)
  return [over, under * BigInt(parts.length)]
}

function groups(of: readonly Weighed[]): Weighed[][] {
  const keys = [...new Set(of.map(({ subject }) => subject.trim().split(/\s+/).join(' ').toLowerCase()))]
  return keys.map((key) => of.filter(({ subject }) => subject.trim().split(/\s+/).join(' ').toLowerCase() === key))
}

const isEqual = ({ over, under }: Fraction, [top, bottom]: [bigint, bigint]) => over * bottom === top * under

/** Is `text` the decimal nearest to the fraction, and of two the higher one? */
function isNearest([over, under]: [bigint, bigint], text: string, digits: number): boolean {
  const scale = 10n ** BigInt(digits)
  const twice = 2n * over * scale - 2n * units(Number(text), digits) * under
  return -under <= twice && twice < under
}

/** Ten thousand each, on a busy machine. */
const TIME = 120_000

describe('averages', () => {
  test(
    'of subjects and semester are the exact fractions, whatever the order and the spelling',
    () => {
      const holds = (all: Weighed[]) => {
        const found = bySubject(all)
        const expected = groups(all)
        const whole = referenceMean(expected.map(referenceSubject))
        return (
          found.length === expected.length &&
          expected.every((group, n) => {
            const { marks: its, average, weight: sum } = found[n]!
            const weights = group.reduce((before, one) => before + units(one.weight, 2), 0n)
            const isGroup = its.length === group.length && its.every((one, at) => one === group[at])
            return isGroup && isEqual(average, referenceSubject(group)) && units(sum, 2) === weights
          }) &&
          isEqual(semesterAverage(all)!, whole) &&
          isEqual(semesterAverage(all.toReversed())!, whole)
        )
      }
      fc.assert(fc.property(marks, holds), RUNS)
    },
    TIME,
  )

  test(
    'are shown to the nearest hundredth, halves upwards, and coloured by what is shown',
    () => {
      const toneFor = (value: number) => (value >= 4.5 ? 'good' : value >= 4 ? 'okay' : 'bad')
      const holds = (all: Weighed[]) => {
        const exact = referenceMean(groups(all).map(referenceSubject))
        const average = semesterAverage(all)!
        const text = shown(average)
        return (
          /^[1-6]\.\d\d$/.test(text) &&
          isNearest(exact, text, 2) &&
          isNearest(exact, shown(average, 1), 1) &&
          toneOf(average) === toneFor(Number(text))
        )
      }
      fc.assert(fc.property(marks, holds), RUNS)
    },
    TIME,
  )

  test(
    'for the report are rounded to halves, .25 and .75 upwards, and their mean to one decimal',
    () => {
      const halfOf = (group: readonly Weighed[]): [bigint, bigint] => {
        const [over, under] = referenceSubject(group)
        // n halves: n/2 ≤ average + 1/4 < (n+1)/2
        let half = 2n
        while (2n * (half + 1n) * under <= 4n * over + under) half += 1n
        return [half, 2n]
      }
      const holds = (all: Weighed[]) => {
        const expected = groups(all)
        const mean = referenceMean(expected.map(halfOf))
        return (
          expected.every((group) => isEqual(reportGrade(weightedAverage(group)), halfOf(group))) &&
          isEqual(reportAverage(all)!, mean) &&
          isNearest(mean, shown(reportAverage(all)!, 1), 1)
        )
      }
      fc.assert(fc.property(marks, holds), RUNS)
    },
    TIME,
  )

  test('there is none without a mark', () => {
    expect([semesterAverage([]), reportAverage([]), bySubject([])]).toEqual([null, null, []])
  })

  test('known cases', () => {
    const of = (...all: [number, number][]) => weightedAverage(all.map(([g, w]) => ({ grade: g, weight: w })))
    expect(shown(of([4.5, 1], [5, 2]))).toBe('4.83')
    expect(shown(of([4.1, 1], [3.7, 0.5]))).toBe('3.97')
    // 4.495 is half way: upwards, although no binary number is exactly that.
    expect(shown(of([4.4, 5], [4.5, 5], [4.5, 5], [4.6, 4], [4.5, 1]))).toBe('4.50')
    expect(shown(reportGrade(of([4.2, 1], [4.3, 1])), 1)).toBe('4.5')
    expect(shown(reportGrade(of([4.2, 1])), 1)).toBe('4.0')
    expect(shown(reportGrade(of([4.7, 1], [4.8, 1])), 1)).toBe('5.0')
    expect(toneOf(fractionOf(4))).toBe('okay')
    expect(subjectKey('  Allgemeine   BILDUNG ')).toBe('allgemeine bildung')
  })
})

describe('neededGrade', () => {
  test(
    'is the lowest tenth that reaches the target, and says when none does or any would',
    () => {
      const had = fc.array(fc.record({ grade, weight }), { minLength: 1, maxLength: 8 })
      const holds = (all: { grade: number; weight: number }[], next: number, target: number) => {
        const named = all.map((one) => ({ ...one, subject: '' }))
        const reaches = (tenths: number): boolean => {
          const [over, under] = referenceSubject([...named, { subject: '', grade: tenths / 10, weight: next }])
          return over * 10n >= units(target, 1) * under
        }
        const forecast = neededGrade(all, { weight: next, target })
        if (forecast.outcome === 'reached') return reaches(10)
        const tenths = Math.round(forecast.grade * 10)
        const isSaid = forecast.outcome === 'needed' ? tenths > 10 && tenths <= 60 : tenths > 60
        return isSaid && reaches(tenths) && !reaches(tenths - 1)
      }
      fc.assert(fc.property(had, weight, grade, holds), RUNS)
    },
    TIME,
  )
})

test('grades are tenths from 1 to 6, weights hundredths up to 5, and nothing between', () => {
  for (let tenths = 0; tenths <= 70; tenths += 1) expect(isGrade(tenths / 10)).toBe(tenths >= 10 && tenths <= 60)
  for (let parts = 0; parts <= 600; parts += 1) expect(isWeight(parts / 100)).toBe(parts >= 1 && parts <= 500)
  for (const no of [4.25, 4.05, 5.999, Number.NaN]) expect(isGrade(no)).toBe(false)
  for (const no of [0.005, 1.001, Number.NaN]) expect(isWeight(no)).toBe(false)
})
