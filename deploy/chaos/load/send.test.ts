// A wish is sent as the browser sends it; the edge here is a few lines that answer as told.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, expect, test } from 'vitest'

import { linesOf, openHistory, readHistory } from '../history.ts'
import type { Field } from './field.ts'
import { send } from './send.ts'

let server: Server | undefined
afterEach(() => void server?.close())

type Said = number | 'hang up'
const id = '019a0000-0000-7000-8000-000000000001'

/** Answers one after the other, the last one again and again. */
async function edgeThatSays(...said: Said[]) {
  const keys: unknown[] = []
  server = createServer((request, response) => {
    keys.push(request.headers['idempotency-key'])
    const now = said.length > 1 ? said.shift()! : said[0]!
    if (now === 'hang up') return void request.socket.destroy()
    const body = now < 400 ? { id } : { code: 'unavailable' }
    response.writeHead(now, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  const history = openHistory(join(tmpdir(), `chaos-${process.pid}-${keys.length}-${Math.random()}.jsonl`))
  const field: Field = {
    edge: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    history,
    known: {},
    isCalm: false,
    isOver: () => false,
    times: () => 1,
  }
  return { field, keys }
}

const nina = { name: 'nina.ammann', token: 'token' }
const post = { who: nina, call: 'savePost', writes: true, thing: 'post', input: { body: { body: 'Hallo' } } } as const

test('away for a moment: sent again with the same key, acknowledged once', async () => {
  const { field, keys } = await edgeThatSays(503, 'hang up', 201)
  const answer = await send(field, post)
  expect(answer).toMatchObject({ outcome: 'done', id })
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
  const [line] = linesOf(readHistory(field.history.file), 'call')
  expect(line).toMatchObject({ who: 'nina.ammann', call: 'savePost', key: keys[0], outcome: 'done', thing: 'post', id })
  expect(line!.answers).toEqual([503, expect.any(String), 201])
})

test('a no is a no, and not tried again', async () => {
  const { field, keys } = await edgeThatSays(409)
  expect(await send(field, post)).toMatchObject({ outcome: 'refused', status: 409, id: undefined })
  expect(keys).toHaveLength(1)
})

test('a no after a lost answer is open', async () => {
  const { field } = await edgeThatSays('hang up', 409)
  expect((await send(field, post)).outcome).toBe('unknown')
})

test('in a storm each goes out several times at once, with one key', async () => {
  const { field, keys } = await edgeThatSays(201)
  await send({ ...field, times: () => 3 }, post)
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
  expect(linesOf(field.history.lines(), 'call')).toHaveLength(1)
})

test('what only reads carries no key', async () => {
  const { field, keys } = await edgeThatSays(200)
  await send(field, { who: nina, call: 'listPosts' })
  expect(keys).toEqual([undefined])
})
