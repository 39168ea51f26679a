import { randomUUID } from 'node:crypto'

import { destinations } from '@werkplatz/contract/destinations.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { frameGates, matcher } from '../destinations.ts'
import { frameParts, newMember } from './support.ts'

const match = matcher({ ...frameParts.gates, ...frameGates })
const id = randomUUID()
const subscribable = Object.values(destinations).filter(({ kind }) => kind === 'subscribe')
const fill = (pattern: string) => pattern.replace(/\{\w+\}/, id)

/** Every way we could think of to write a destination almost right. */
function malformed(good: string): string[] {
  const segments = good.split('/')
  const inserted = [
    '*',
    '**',
    '>',
    '.',
    '..',
    '%2f',
    '%2F',
    '%00',
    '\0',
    ' ',
    '\t',
    '\n',
    '\r',
    '?',
    '#',
    ';',
    '\\',
    '//',
    'ſ',
    '\u200b',
  ]
  return [
    ...inserted.flatMap((odd) => [good + odd, odd + good, good.replace('/topic/', `/topic/${odd}`)]),
    ...inserted.map((odd) => good.replace(id, odd)),
    ...inserted.map((odd) => good.replace(id, id.slice(0, -1) + odd)),
    ...segments.map((_, at) => segments.toSpliced(at, 1).join('/')),
    ...segments.map((_, at) => segments.toSpliced(at, 0, '').join('/')),
    ...segments.map((segment, at) => segments.toSpliced(at, 1, segment.toUpperCase()).join('/')),
    ...segments.map((segment, at) => segments.toSpliced(at, 1, encodeURIComponent(`${segment}/`)).join('/')),
    `${good}/`,
    `${good}/${id}`,
    `${good},${good}`,
    good.replace('/topic/', '/queue/'),
    good.replace('/topic/', '/app/'),
    good.replace('/topic/', '/user/topic/'),
    good.replaceAll('/', '.'),
    good.slice(1),
    good.replace(id, `{${id}}`),
    good.replace(id, id.replaceAll('-', '')),
    good.replace(id, `${id},${randomUUID()}`),
    good.replace(id, '{userId}'),
    good.padEnd(5_000, 'x'),
  ].filter((text) => text !== good)
}

describe('destinations', () => {
  test('each of the list matches itself, with its id', () => {
    for (const [name, { kind, pattern }] of Object.entries(destinations)) {
      const expected = pattern.includes('{') ? id : undefined
      expect(match(kind, fill(pattern))).toMatchObject({ name, id: expected })
    }
  })

  test('hundreds of near misses match nothing', () => {
    const wrong = new Set(subscribable.flatMap(({ pattern }) => malformed(fill(pattern))))
    expect(wrong.size).toBeGreaterThan(200)
    for (const text of wrong) {
      // Leaving out a segment may spell another destination; that one has its own gate.
      const found = match('subscribe', text)
      if (found) expect(fill(found.declared.pattern)).toBe(text)
    }
    expect([...wrong].filter((text) => match('subscribe', text)).length).toBeLessThan(3)
  })

  test('whatever matches is spelled exactly as in the list', () => {
    const near = fc
      .constantFrom(...subscribable.map(({ pattern }) => fill(pattern)))
      .chain((good) =>
        fc
          .tuple(fc.nat(good.length), fc.nat(4), fc.string({ maxLength: 4, unit: 'binary' }))
          .map(([at, cut, put]) => good.slice(0, at) + put + good.slice(at + cut)),
      )
    fc.assert(
      fc.property(fc.oneof(near, fc.string({ unit: 'binary' })), (text) => {
        const found = match('subscribe', text)
        if (found) expect(found.declared.pattern.replace(/\{\w+\}/, found.id ?? '')).toBe(text)
      }),
      { numRuns: 5_000 },
    )
  })

  test('a send destination cannot be subscribed to, nor the other way round', () => {
    for (const { kind, pattern } of Object.values(destinations)) {
      expect(match(kind === 'send' ? 'subscribe' : 'send', fill(pattern))).toBeNull()
    }
    expect(match('subscribe', undefined)).toBeNull()
  })

  test('self lets only the own id pass, signedIn listens to the public and their own company', async () => {
    const me = newMember()
    const ask = (kind: 'subscribe' | 'send', text: string) => {
      const found = match(kind, text)!
      return { found, request: { me, name: found.name, id: found.id } }
    }
    const own = ask('subscribe', `/topic/notifications/read/${me.id}`)
    expect(await own.found.gate.allows([own.request])).toEqual([true])
    expect(own.found.gate.channels(own.request)).toEqual([`notificationRead.${me.id}`])
    const foreign = ask('subscribe', `/topic/notifications/${id}`)
    expect(await foreign.found.gate.allows([foreign.request, { ...foreign.request, id: me.id }])).toEqual([false, true])
    const all = ask('subscribe', '/topic/events')
    const usual = ['events.public', `events.company.${me.companyId}`]
    expect(all.found.gate.channels(all.request)).toEqual([...usual, `events.inner.${me.companyId}`])
    // Who may read activities of other companies hears of them by one channel, also of their own company's.
    const reader = newMember({ companyId: me.companyId, permissions: new Set(['READ_EXTERNAL_ACTIVITIES']) })
    expect(all.found.gate.channels({ ...all.request, me: reader })).toEqual([...usual, 'events.external'])
  })

  test('a list with an unknown gate or an odd pattern is refused at the start', () => {
    expect(() => matcher({}, destinations)).toThrow('unknown gate')
    const odd = { ...destinations.events, pattern: '/topic/ev.*nts' as const }
    expect(() => matcher(frameGates, { odd })).toThrow('cannot be matched')
  })
})
