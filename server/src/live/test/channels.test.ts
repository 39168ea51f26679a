import { randomUUID } from 'node:crypto'

import { destinations } from '@werkplatz/contract/destinations.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { channelOf, companyChannel, nameOfChannel, publicChannel, publishLive, readLive } from '../channels.ts'
import { anEvent, quietBus } from './support.ts'

describe('channels', () => {
  test('a subject takes nothing but a uuid', () => {
    const odd = [
      '',
      '*',
      '>',
      'a.b',
      `${randomUUID()}.>`,
      randomUUID().toUpperCase(),
      `${randomUUID()} `,
      `*.${randomUUID()}`,
    ]
    for (const id of odd) {
      expect(() => channelOf('notifications', id)).toThrow('uuid only')
      expect(() => companyChannel('events', id)).toThrow('uuid only')
    }
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (id) => {
        expect(() => channelOf('notifications', id)).toThrow('uuid only')
      }),
    )
  })

  test('what is published is what the contract names, on a channel of that name', () => {
    const { bus, said } = quietBus()
    const id = randomUUID()
    const event = { ...anEvent('Lea'), email: 'lea@nordwerk.example' }
    publishLive(bus, companyChannel('events', id), 'events', event)
    const { email: _, ...named } = event
    expect(said).toEqual([
      { subject: `live.events.company.${id}`, message: { body: named, trace: { since: expect.any(Number) } } },
    ])
    expect(() => publishLive(bus, channelOf('notifications', id), 'events', event)).toThrow('no channel of events')
    expect(() => publishLive(bus, 'events.>', 'events', event)).toThrow('no channel of events')
  })

  test('what the bus says is believed only as far as the contract goes', () => {
    const good = { body: anEvent('Lea') }
    const id = randomUUID()
    expect(readLive(destinations, 'events.public', good)?.contentType).toBe('application/json')
    expect(readLive(destinations, 'events.public', { body: { ...good.body, secret: 1 } })?.body).not.toContain('secret')
    expect(readLive(destinations, channelOf('notificationRead', id), { body: id })).toEqual({
      body: id,
      contentType: 'text/plain',
    })
    for (const channel of [
      'events',
      'events.',
      'events.other',
      'constructor.public',
      'toString.public',
      'logOutLive.public',
      `events.${id}.x`,
    ]) {
      expect(readLive(destinations, channel, good)).toBeNull()
    }
    for (const message of [null, 'x', [], {}, { body: null }, { body: { nameFirst: 1 } }]) {
      expect(readLive(destinations, 'events.public', message)).toBeNull()
    }
  })

  test('the name of a channel', () => {
    expect(nameOfChannel(publicChannel('events'))).toBe('events')
    expect(nameOfChannel('a.b.c')).toBeUndefined()
  })
})
