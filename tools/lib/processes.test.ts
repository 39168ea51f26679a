import { expect, test } from 'vitest'

import { startProcess } from './processes.ts'

const PORT = 28_431
const spec = (code: string) => ({
  name: 'toy',
  command: process.execPath,
  args: ['-e', code],
  env: process.env,
  readyUrl: `http://127.0.0.1:${PORT}/readyz`,
})
const server = (extra = '') =>
  `${extra};require('node:http').createServer((_, res) => res.end()).listen(${PORT}, '127.0.0.1')`

test('ready, a taken port is refused, stop is orderly, kill is not', async () => {
  const first = await startProcess(spec(server(`process.on('SIGTERM', () => process.exit(3))`)))
  await first.ready()
  await expect(startProcess(spec(server()))).rejects.toThrow('already in use')
  expect(await first.stop()).toEqual({ code: 3, signal: null })
  const second = await startProcess(spec(server()))
  await second.ready()
  expect(await second.kill()).toEqual({ code: null, signal: 'SIGKILL' })
})

test('a process that ignores SIGTERM is killed', async () => {
  const stubborn = await startProcess(spec(server(`process.on('SIGTERM', () => {})`)))
  await stubborn.ready()
  expect(await stubborn.stop(200)).toEqual({ code: null, signal: 'SIGKILL' })
})

test('a process that ends before it is ready shows its last words', async () => {
  const broken = await startProcess(spec(`console.error('no such setting'); process.exit(2)`))
  await expect(broken.ready()).rejects.toThrow(/toy ended \(2\)\nno such setting/)
})
