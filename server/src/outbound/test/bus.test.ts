import { createServer, type AddressInfo, type Server } from 'node:net'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { eventually } from '../../../test/eventually.ts'
import { makeLog } from '../../lib/log.ts'
import { openBus } from '../bus.ts'

/** A node that takes connections and never says a word. */
let hanging: Server
let hangingUrl: string
beforeAll(async () => {
  hanging = createServer((socket) => void socket.on('error', () => {}))
  await new Promise<void>((resolve) => void hanging.listen(0, '127.0.0.1', resolve))
  hangingUrl = `nats://127.0.0.1:${(hanging.address() as AddressInfo).port}`
})
afterAll(() => void hanging.close())

test('of several nodes, one that is not there and one that hangs are passed over', async () => {
  const began = performance.now()
  const urls = ['nats://127.0.0.1:1', hangingUrl, process.env.NATS_URL!].join(',')
  const bus = await openBus(urls, 'test', makeLog('test', 'silent'))
  expect(performance.now() - began).toBeLessThan(8_000)
  const heard: unknown[] = []
  bus.subscribe('test.several-nodes', (message) => heard.push(message))
  await eventually(() => {
    bus.publish('test.several-nodes', { here: true })
    expect(heard.length).toBeGreaterThan(0)
  })
  await bus.close()
})
