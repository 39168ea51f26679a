import { setImmediate as turn } from 'node:timers/promises'

import { describe, expect, test } from 'vitest'

import type { Connection, Subscription } from '../connection.ts'
import { frameGates } from '../destinations.ts'
import { FanOut } from '../fan-out.ts'
import { defaultLimits } from '../limits.ts'

const limits = { ...defaultLimits, deliveriesPerTurn: 10, maxQueuedMessages: 3 }

function listeners(count: number) {
  const got: string[][] = Array.from({ length: count }, () => [])
  const to = got.map((frames, at): Subscription => {
    const connection = { send: (frame: Buffer) => frames.push(frame.toString()) } as unknown as Connection
    const channels = ['events.public']
    const name = 'events'
    return {
      id: `s${at}`,
      destination: '/topic/events',
      name,
      targetId: undefined,
      gate: frameGates.signedIn!,
      channels,
      connection,
      isOpen: true,
    }
  })
  return { got, to }
}

const saying = (text: string) => () => Buffer.from(text)

describe('fan-out', () => {
  test('goes in batches, and each client hears in the order of publishing', async () => {
    const { got, to } = listeners(25)
    const fanOut = new FanOut(limits)
    fanOut.push(to, saying('first'))
    fanOut.push(to.toReversed(), saying('second'))
    const batches: number[] = []
    for (let turns = 0; turns < 6; turns += 1) {
      const before = got.flat().length
      await turn()
      batches.push(got.flat().length - before)
    }
    expect(Math.max(...batches)).toBeLessThanOrEqual(10)
    expect(got).toEqual(Array.from({ length: 25 }, () => ['first', 'second']))
  })

  test('whoever left after the publishing hears nothing', async () => {
    const { got, to } = listeners(3)
    const fanOut = new FanOut(limits)
    fanOut.push(new Set(to), saying('news'))
    to[1]!.isOpen = false
    await turn()
    expect(got).toEqual([['news'], [], ['news']])
  })

  test('takes no more than it can hold', async () => {
    const { got, to } = listeners(1)
    const fanOut = new FanOut(limits)
    expect(['a', 'b', 'c', 'd'].map((text) => fanOut.push(to, saying(text)))).toEqual([true, true, true, false])
    fanOut.clear()
    await turn()
    expect(got).toEqual([[]])
  })
})
