// kill -9 of each service: /readyz tells the truth within 2 s, and everything recovers by itself within 10 s.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Cluster } from '../../../tools/lib/cluster.ts'
import { killService, startServices, type ServiceName } from '../../../tools/lib/services.ts'
import { DEMO_PASSWORD } from '../../src/demo/demo-password.ts'
import { eventually } from '../eventually.ts'
import { faultCluster, faultServices } from './cluster.ts'

let cluster: Cluster
beforeAll(async () => {
  cluster = await faultCluster('werkplatz_faults', { http: 1, live: 1, worker: 1 })
}, 120_000)
afterAll(() => cluster?.stop())

/** The live process needs neither storage nor mail nor the scanner. */
const nodesUsing = (name: string) => {
  const { http, worker, live } = cluster.nodes
  return name === 'postgres' || name === 'nats' ? [...http, ...worker, ...live] : [...http, ...worker]
}

async function readyz(url: string) {
  const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1_500) })
  return {
    status: response.status,
    body: (await response.json()) as { state: string; services: Record<string, string> },
  }
}

const signIn = () =>
  fetch(`${cluster.url}/api/v1/auth/login`, {
    headers: {
      authorization: `Basic ${Buffer.from(`nina.ammann@handelswerk.example:${DEMO_PASSWORD}`).toString('base64')}`,
    },
    signal: AbortSignal.timeout(8_000),
  })

const all: { service: ServiceName; name: string; isHard: boolean }[] = [
  { service: 'postgres', name: 'postgres', isHard: true },
  { service: 'nats', name: 'nats', isHard: false },
  { service: 's3', name: 's3', isHard: false },
  { service: 'mail', name: 'smtp', isHard: false },
  { service: 'clamd', name: 'clamd', isHard: false },
]

describe.each(all)('kill -9 of $service', ({ service, name, isHard }) => {
  test('readyz tells the truth within 2 s, and again within 10 s of its return', async () => {
    await eventually(async () => {
      for (const node of nodesUsing(name)) expect((await readyz(node.operations)).body.state).toBe('ready')
    }, 10_000)
    await killService(faultServices, service)
    for (const node of nodesUsing(name)) {
      await eventually(async () => {
        const { status, body } = await readyz(node.operations)
        expect(body.services[name]).toMatch(/^down/)
        expect(status).toBe(isHard ? 503 : 200)
      }, 2_000)
      expect((await fetch(`${node.operations}/healthz`)).status).toBe(200)
    }
    const during = await signIn()
    expect(during.status).toBe(isHard ? 503 : 200)
    await startServices(faultServices, [service])
    await eventually(async () => {
      for (const node of nodesUsing(name)) expect((await readyz(node.operations)).body.services[name]).toBe('up')
      expect((await signIn()).status).toBe(200)
    }, 10_000)
  }, 60_000)
})
