import { expect, test } from 'vitest'

import { movableClock } from '../../../test/clock.ts'
import { rememberedByMinute } from '../remembered-by-minute.ts'

const at = (time: string) => movableClock(new Date(`2026-03-02T${time}Z`))

function counted(clock: ReturnType<typeof movableClock>, most = 100) {
  const recall = rememberedByMinute(clock, most)
  const made: string[] = []
  const ask = (name: string) =>
    recall(name, (minute) => {
      made.push(name)
      return `${name} of ${minute.toISOString().slice(11, 16)}`
    })
  return { ask, made }
}

test('made once in a minute, and anew with the next one, not sixty seconds after it was made', () => {
  const clock = at('10:00:50')
  const { ask, made } = counted(clock)
  expect([ask('a'), ask('a'), ask('b')]).toEqual(['a of 10:00', 'a of 10:00', 'b of 10:00'])
  expect(made).toEqual(['a', 'b'])
  clock.add(9.999)
  expect(ask('a')).toBe('a of 10:00')
  clock.add(0.001)
  expect(ask('a')).toBe('a of 10:01')
  expect(made).toEqual(['a', 'b', 'a'])
})

test('a clock that is set back brings nothing back that was made later', () => {
  const clock = at('10:05:00')
  const { ask } = counted(clock)
  ask('a')
  clock.add(-60)
  expect(ask('a')).toBe('a of 10:04')
})

test('holds as many as it may and never more: with one too many it begins anew', () => {
  const { ask, made } = counted(at('10:00:00'), 2)
  for (const name of ['a', 'b', 'a', 'b', 'c', 'c', 'a', 'a', 'b']) ask(name)
  expect(made).toEqual(['a', 'b', 'c', 'a', 'b'])
})

test('what fails to be made is not remembered', () => {
  const recall = rememberedByMinute(at('10:00:00'), 2)
  expect(() =>
    recall('a', () => {
      throw new Error('no')
    }),
  ).toThrow('no')
  expect(recall('a', () => 'made')).toBe('made')
})
