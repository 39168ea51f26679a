// What the cluster would start with, read and held without starting it. The trials themselves: deploy/cluster/faults/run.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'

const command = join(import.meta.dirname, 'cluster')
const folder = mkdtempSync(join(tmpdir(), 'werkplatz-cluster-'))
const env = { ...process.env, CLUSTER_DIR: join(folder, 'c'), CLUSTER_PORT: '26000', CLUSTER_USER: userInfo().username }
const read = (name: string) => readFileSync(join(env.CLUSTER_DIR, name), 'utf8')
const cluster = (...args: string[]) => execFileSync(command, args, { env, encoding: 'utf8', stdio: 'pipe' })
const nodes = [1, 2, 3] as const

beforeAll(() => void cluster('write'), 60_000)
afterAll(() => rmSync(folder, { recursive: true }))

interface Patroni {
  restapi: { certfile: string; verify_client: string; authentication: { password: string } }
  etcd: { protocol: string; cacert: string; cert: string }
  bootstrap: { dcs: { ttl: number; loop_wait: number; retry_timeout: number; synchronous_mode_strict: boolean } }
  postgresql: {
    remove_data_directory_on_rewind_failure: boolean
    remove_data_directory_on_diverged_timelines: boolean
    pg_hba: string[]
    parameters: Record<string, string>
    authentication: Record<string, { password: string; sslmode: string }>
  }
}
const patroni = (n: number) => parse(read(`node${n}/patroni.yml`)) as Patroni

describe.each(nodes)('node %i', (n) => {
  test('PostgreSQL trusts nobody and is spoken to encrypted only', () => {
    const { pg_hba: lines, parameters, authentication } = patroni(n).postgresql
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(line).toMatch(/^(local|hostssl) .* scram-sha-256$/)
    expect(parameters).toMatchObject({ ssl: 'on', ssl_min_protocol_version: 'TLSv1.3' })
    for (const login of Object.values(authentication)) {
      expect(login).toMatchObject({
        sslmode: 'verify-full',
        password: expect.stringMatching(/^[0-9a-f]{48}$/) as string,
      })
    }
  })

  test('the lock is kept in etcd by its old interface, with certificates (decision 107)', () => {
    const settings = patroni(n)
    expect(settings).not.toHaveProperty('etcd3')
    expect(settings.etcd).toMatchObject({ protocol: 'https', cacert: expect.stringContaining('ca.crt') as string })
    expect(settings.restapi.verify_client).toBe('optional')
    expect(settings.restapi.authentication.password).toHaveLength(48)
  })

  test('a commit waits for a standby, and a hiccup of etcd costs nothing', () => {
    const { ttl, loop_wait: loop, retry_timeout: retry, synchronous_mode_strict: strict } = patroni(n).bootstrap.dcs
    expect(strict).toBe(true)
    expect(loop + 2 * retry).toBeLessThanOrEqual(ttl)
  })

  test('a node that cannot be rewound is copied anew without a hand', () => {
    expect(patroni(n).postgresql).toMatchObject({
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
    })
  })

  test('NATS understands its settings, and lets nobody in without password and TLS', () => {
    const file = `node${n}/nats.conf`
    expect(spawnSync('nats-server', ['-t', '-c', join(env.CLUSTER_DIR, file)]).status).toBe(0)
    const text = read(file)
    expect(text.match(/^\s*tls \{/gm)).toHaveLength(2)
    expect(text.match(/^\s*authorization \{/gm)).toHaveLength(2)
    expect(text).not.toMatch(/^http/m)
  })
})

test('the primary archives, and no standby reads from the archive: it might get ahead of the next primary', () => {
  execFileSync(command, ['write'], { env: { ...env, CLUSTER_STANZA: 'werkplatz' }, stdio: 'pipe' })
  const { postgresql } = patroni(1)
  expect(postgresql.parameters).toMatchObject({ archive_mode: 'on' })
  expect(postgresql.parameters.archive_command).toContain('archive-push')
  expect(postgresql).not.toHaveProperty('recovery_conf')
  cluster('write')
})

test('secrets and keys are readable by their owner only', () => {
  const secret = [
    'secrets/postgres',
    'secrets/app',
    'certificates/ca.key',
    'certificates/node1.key',
    'node1/patroni.yml',
    'node1/nats.conf',
  ]
  for (const name of secret) expect(statSync(join(env.CLUSTER_DIR, name)).mode & 0o077, name).toBe(0)
})

test('certificates are of our authority and name the host that clients ask for', () => {
  for (const name of ['node1', 'node2', 'node3', 'proxy', 'edge']) {
    const file = join(env.CLUSTER_DIR, `certificates/${name}.crt`)
    const args = [
      'verify',
      '-CAfile',
      join(env.CLUSTER_DIR, 'certificates/ca.crt'),
      '-verify_hostname',
      'localhost',
      file,
    ]
    expect(execFileSync('openssl', args, { encoding: 'utf8' })).toContain('OK')
  }
})

test('written again, nothing is made anew', () => {
  const before = ['secrets/postgres', 'certificates/node1.crt', 'node1/patroni.yml'].map(read)
  cluster('write')
  expect(['secrets/postgres', 'certificates/node1.crt', 'node1/patroni.yml'].map(read)).toEqual(before)
})

test('what the product gets is encrypted and verified, with a password', () => {
  const settings = Object.fromEntries(
    cluster('env')
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
  for (const [name, value] of Object.entries(settings).filter(([key]) => key.startsWith('DATABASE_'))) {
    const url = new URL(value)
    expect([url.searchParams.get('sslmode'), url.password.length], name).toEqual(['verify-full', 48])
  }
  expect(settings.NATS_URL).toMatch(/^tls:\/\/werkplatz:[0-9a-f]{48}@/)
})

test('everything listens on this machine only, and no port twice', () => {
  const texts = ['proxy.cfg', 'edge.cfg'].map(read)
  const binds = texts.flatMap((text) => [...text.matchAll(/^\s*bind (\S+)/gm)].map(([, address]) => address))
  for (const address of binds) expect(address).toMatch(/^127\.0\.0\.1:260\d\d$/)
  expect(new Set(binds).size).toBe(binds.length)
})

test('the edge promises nobody a connection for longer than it keeps one', () => {
  expect(read('edge.cfg')).toMatch(/^\s*http-response del-header Keep-Alive$/m)
})

test('the edge asks a second process for parts of a page only: nothing else is ever sent twice', () => {
  const [, http = '', live = ''] = read('edge.cfg').split(/^backend /m)
  expect(http).toMatch(/^http\n/)
  expect(http).toContain('http-request disable-l7-retry if !{ path_beg /assets/ }')
  expect(http).toMatch(/^\s*retry-on conn-failure 404$/m)
  expect(live).not.toContain('retry-on')
})

test.each([
  ['a folder that would break the settings', { CLUSTER_DIR: 'here' }],
  ['a lock that is lost by a hiccup', { CLUSTER_TTL: '10' }],
])('refuses %s', (_name, wrong) => {
  expect(spawnSync(command, ['write'], { env: { ...env, ...wrong } }).status).not.toBe(0)
})

test('signals nothing it does not know', () => {
  for (const args of [
    ['kill', '4'],
    ['kill', '1', 'sshd'],
    ['freeze', 'http3'],
    ['cut', 'edge'],
    ['refuse', '10.0.0.1; del acl'],
    ['admit', '10.0.0.1'],
    ['end', '4'],
    ['alone', 'edge'],
    ['rejoin', '1'],
    ['revive', '1', 'sshd'],
    ['shrink', '4'],
    // Only a disk of its own is filled, never the machine's.
    ['fill', '1'],
  ]) {
    expect(spawnSync(command, args, { env }).status, args.join(' ')).not.toBe(0)
  }
})
