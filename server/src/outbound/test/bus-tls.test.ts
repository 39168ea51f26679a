// A bus as a cluster has it: encrypted, with a name and a password. NATS itself runs here, with certificates of its own.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { eventually } from '../../../test/eventually.ts'
import { makeLog } from '../../lib/log.ts'
import { openBus } from '../bus.ts'

const folder = mkdtempSync(join(tmpdir(), 'werkplatz-bus-'))
const log = makeLog('test', 'silent')
const known = getCACertificates('default')
let server: ChildProcess
let address: string

beforeAll(async () => {
  const file = (name: string) => join(folder, name)
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'].concat(
      ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ['-keyout', file('key.pem'), '-out', file('cert.pem')],
    ),
    { stdio: 'ignore' },
  )
  const port = await freePort()
  address = `localhost:${port}`
  writeFileSync(
    file('nats.conf'),
    `listen: "127.0.0.1:${port}"
     tls { cert_file: "${file('cert.pem')}", key_file: "${file('key.pem')}" }
     authorization { user: werkplatz, password: "gut & geheim" }`,
  )
  server = spawn('nats-server', ['-c', file('nats.conf')], { stdio: 'ignore' })
})
afterAll(() => {
  server.kill('SIGKILL')
  setDefaultCACertificates(known)
  rmSync(folder, { recursive: true })
})

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => void probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => void probe.close(resolve))
  return port
}
const trust = () => setDefaultCACertificates([...known, readFileSync(join(folder, 'cert.pem'), 'utf8')])
const open = (login: string, scheme = 'tls') => openBus(`${scheme}://${login}@${address}`, 'test', log)

test('tls:// with name and password: both sides of the bus meet', async () => {
  trust()
  const bus = await open('werkplatz:gut%20%26%20geheim')
  const heard: unknown[] = []
  bus.subscribe('test.tls', (message) => heard.push(message))
  await eventually(() => {
    bus.publish('test.tls', { here: true })
    expect(heard.length).toBeGreaterThan(0)
  })
  expect(bus.isUp()).toBe(true)
  await bus.close()
})

test('a wrong password is refused', async () => {
  trust()
  await expect(open('werkplatz:falsch')).rejects.toThrow(/authorization/i)
})
