import { describe, expect, test } from 'vitest'

import { TimerWheel } from '../timer-wheel.ts'

const turn = <T>(wheel: TimerWheel<T>, ticks: number, visit: (item: T, tick: number) => boolean) => {
  for (let tick = 1; tick <= ticks; tick += 1) wheel.tick((item) => visit(item, tick))
}

describe('timer wheel', () => {
  test('a deadline comes after exactly one round, whenever it was added', () => {
    const wheel = new TimerWheel<string>(50)
    for (const before of [0, 1, 17, 49, 50]) {
      turn(wheel, before, () => true)
      wheel.addLast('late')
      const visited: number[] = []
      turn(wheel, 120, (_, tick) => {
        visited.push(tick)
        return false
      })
      expect(visited).toEqual([50])
    }
  })

  test('spread items are visited once a round and evenly', () => {
    const wheel = new TimerWheel<number>(40)
    for (let item = 0; item < 400; item += 1) wheel.addSpread(item)
    const perTick = new Map<number, number>()
    const perItem = new Map<number, number>()
    turn(wheel, 120, (item, tick) => {
      perTick.set(tick, (perTick.get(tick) ?? 0) + 1)
      perItem.set(item, (perItem.get(item) ?? 0) + 1)
      return true
    })
    expect(new Set(perTick.values())).toEqual(new Set([10]))
    expect([...perItem.values()]).toEqual(Array.from({ length: 400 }, () => 3))
  })

  test('an item leaves when its visit says so, and a visit may add others', () => {
    const wheel = new TimerWheel<string>(4)
    wheel.addLast('first')
    const visited: string[] = []
    turn(wheel, 8, (item, tick) => {
      visited.push(`${item} ${tick}`)
      if (item === 'first') wheel.addLast('second')
      return false
    })
    expect(visited).toEqual(['first 4', 'second 8'])
  })
})
