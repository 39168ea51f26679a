import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { captchas } from '../captcha.ts'
import { solve } from './contact.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const now = new Date('2026-03-02T08:00:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

describe('readCaptcha', () => {
  test('anybody gets a sum and an id, a new one each time, and nothing is written', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => app.call('readCaptcha')))
    const ids = replies.map(({ body }) => body.captchaId)
    expect(new Set(ids).size).toBe(20)
    for (const { status, body, headers } of replies) {
      expect(status).toBe(200)
      expect(body.problem).toMatch(/^Wie viel ist \d+ [+−×] \d+\?$/)
      expect(headers['cache-control']).toBe('no-store')
    }
    const { rowCount } = await app.pool.query('select 1 from captcha_try')
    expect(rowCount).toBe(0)
  })

  test('the right answer is right for five minutes, every other number is wrong', () => {
    const sums = captchas(Buffer.alloc(32, 7), 'contact')
    for (let i = 0; i < 200; i += 1) {
      const { problem, captchaId } = sums.make(now)
      const open = sums.open(captchaId, minutes(4.9))!
      const right = solve(problem)
      expect(open.isRight(right), problem).toBe(true)
      expect(open.isRight(right + 1)).toBe(false)
      expect(open.isRight(-right)).toBe(false)
      expect(sums.open(captchaId, minutes(5))).toBeNull()
    }
  })

  test('an id that was changed, respelled, given a later end or made with another secret or for another form is none', () => {
    const sums = captchas(Buffer.alloc(32, 7), 'contact')
    const { problem, captchaId } = sums.make(now)
    const answer = solve(problem)
    const changed = Buffer.from(captchaId, 'base64url')
    changed[3]! ^= 1
    expect(sums.open(changed.toString('base64url'), now)!.isRight(answer)).toBe(false)
    const later = Buffer.from(captchaId, 'base64url')
    later.writeUIntBE(minutes(60).getTime(), 16, 6)
    expect(sums.open(later.toString('base64url'), now)).toBeNull()
    expect(sums.open(`${captchaId}=`, now)).toBeNull()
    expect(sums.open('', now)).toBeNull()
    const other = captchas(Buffer.alloc(32, 8), 'contact').make(now)
    expect(sums.open(other.captchaId, now)!.isRight(solve(other.problem))).toBe(false)
    const elsewhere = captchas(Buffer.alloc(32, 7), 'another form').make(now)
    expect(sums.open(elsewhere.captchaId, now)!.isRight(solve(elsewhere.problem))).toBe(false)
  })
})
