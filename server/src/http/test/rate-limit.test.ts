import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'

import { movableClock } from '../../../test/clock.ts'
import { testDatabase, type TestDatabase } from '../../../test/database.ts'
import { addressKey, rateLimiter } from '../rate-limit.ts'

let data: TestDatabase
beforeAll(async () => {
  data = await testDatabase()
})

const takeUntilRefused = (limiter: ReturnType<typeof rateLimiter>, who: string, most: number) => {
  let taken = 0
  try {
    for (; taken < most; taken += 1) limiter.take('search', who)
  } catch (error) {
    expect(error).toMatchObject({ code: 'too_many_requests' })
  }
  return taken
}

describe('rate limits', () => {
  test('30 searches a minute and no more; the next minute is a new one', () => {
    const clock = movableClock(new Date('2026-11-15T12:00:00Z'))
    const limiter = rateLimiter(data.pool, clock)
    expect(takeUntilRefused(limiter, 'lea', 100)).toBe(30)
    expect(takeUntilRefused(limiter, 'noah', 100)).toBe(30)
    clock.add(61)
    expect(takeUntilRefused(limiter, 'lea', 100)).toBe(30)
    limiter.stop()
  })

  test('it holds across nodes: what one node let through, the other counts', async () => {
    const clock = movableClock(new Date('2026-11-15T13:00:00Z'))
    const [one, two] = [rateLimiter(data.pool, clock), rateLimiter(data.pool, clock)]
    for (let i = 0; i < 20; i += 1) one.take('search', 'clara')
    two.take('search', 'clara')
    await one.exchange()
    await two.exchange()
    expect(takeUntilRefused(two, 'clara', 100)).toBe(9)
    one.stop()
    two.stop()
  })

  test('the refusal says when to come back', () => {
    const clock = movableClock(new Date('2026-11-15T14:00:20Z'))
    const limiter = rateLimiter(data.pool, clock)
    for (let i = 0; i < 30; i += 1) limiter.take('search', 'ada')
    expect(() => limiter.take('search', 'ada')).toThrow(
      expect.objectContaining({ extras: expect.objectContaining({ retryAfter: 40 }) }),
    )
    limiter.stop()
  })
})

describe('addressKey', () => {
  test.each([
    ['10.1.2.3', '10.1.2.3'],
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    [undefined, 'gone'],
  ])('%s → %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key)
  })

  test('all addresses of one /64 share a key', () => {
    fc.assert(
      fc.property(fc.ipV6(), fc.ipV6(), (a, b) => {
        const tail = b
          .split(':')
          .filter((group) => /^[0-9a-f]{1,4}$/i.test(group))
          .slice(-4)
        while (tail.length < 4) tail.push('0')
        const head = addressKey(a)
        const same = `${head.slice(0, -5)}:${tail.join(':')}`
        if (!a.includes('.')) expect(addressKey(same)).toBe(head)
      }),
    )
  })
})
