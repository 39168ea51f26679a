import { beforeEach, expect, test } from 'vitest'

import type { Sent } from '../../live/connection.ts'
import { outbox, sendOutbox, type Outgoing } from './outbox.ts'

const states = () => outbox.get().messages.map(({ body, state }) => `${body} ${state}`)
const add = (...bodies: string[]) => {
  for (const body of bodies) outbox.add('lea', { chatId: 'c', clientId: body, body })
}
let line: Record<string, Sent>
let sent: string[]
const send = async ({ body }: Outgoing): Promise<Sent> => {
  sent.push(body)
  return line[body] ?? { outcome: 'sent' }
}
beforeEach(() => {
  localStorage.clear()
  outbox.load('lea')
  line = {}
  sent = []
})

test('one after the other; a refusal does not hold up the next', async () => {
  line = { b: { outcome: 'refused', code: 'chat_refused' } }
  add('a', 'b', 'c')
  await sendOutbox('lea', send)
  expect(sent).toEqual(['a', 'b', 'c'])
  expect(states()).toEqual(['a sent', 'b refused', 'c sent'])
})

test('what is lost waits with everything after it, under the same name, and is sent again', async () => {
  line = { b: { outcome: 'lost' } }
  add('a', 'b', 'c')
  await sendOutbox('lea', send)
  expect(states()).toEqual(['a sent', 'b waiting', 'c waiting'])
  line = {}
  await sendOutbox('lea', send)
  expect(sent).toEqual(['a', 'b', 'b', 'c'])
  expect(states()).toEqual(['a sent', 'b sent', 'c sent'])
})

test('kept for the next visit, each person their own; gone once it has arrived', () => {
  add('a', 'b')
  outbox.load('noah')
  expect(states()).toEqual([])
  outbox.load('lea')
  expect(states()).toEqual(['a waiting', 'b waiting'])
  outbox.drop('lea', new Set(['a']))
  outbox.load('lea')
  expect(states()).toEqual(['b waiting'])
})

test('refused, then tried once more', async () => {
  line = { a: { outcome: 'refused', code: 'chat_refused' } }
  add('a')
  await sendOutbox('lea', send)
  outbox.again('lea', 'a')
  line = {}
  await sendOutbox('lea', send)
  expect(states()).toEqual(['a sent'])
})
