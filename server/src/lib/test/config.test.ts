import { describe, expect, test } from 'vitest'

import { loadConfig } from '../../config.ts'
import { safeUrl } from '../log.ts'

describe('loadConfig', () => {
  test('the test environment is complete', () => {
    expect(loadConfig(process.env).NODE_ENV).toBe('test')
  })

  test('names everything that is wrong at once', () => {
    const wrong = {
      ...process.env,
      DATABASE_URL: 'mysql://x',
      NATS_URL: undefined,
      SESSION_SECRET: 'c2hvcnQ=',
      HTTP_PORT: '99999',
      LOGIN_DOMAIN_ALIASES: 'a=b=c',
    }
    expect(() => loadConfig(wrong)).toThrow(/DATABASE_URL/)
    for (const key of [
      'NATS_URL: is missing',
      'SESSION_SECRET: must be at least 32 bytes',
      'HTTP_PORT',
      'LOGIN_DOMAIN_ALIASES',
    ]) {
      expect(() => loadConfig(wrong)).toThrow(key)
    }
  })

  test('production says which proxies it trusts, or that there is none', () => {
    const env = { ...process.env, NODE_ENV: 'production' }
    for (const TRUST_PROXY of [undefined, '', ' ']) {
      expect(() => loadConfig({ ...env, TRUST_PROXY })).toThrow('TRUST_PROXY')
    }
    expect(loadConfig({ ...env, TRUST_PROXY: 'none' }).TRUST_PROXY).toEqual([])
    expect(loadConfig({ ...env, TRUST_PROXY: '10.0.0.1, 10.0.0.2' }).TRUST_PROXY).toEqual(['10.0.0.1', '10.0.0.2'])
    expect(loadConfig({ ...process.env, TRUST_PROXY: '' }).TRUST_PROXY).toEqual([])
  })

  test('production does not speak unencrypted to another machine', () => {
    const env = { ...process.env, NODE_ENV: 'production', TRUST_PROXY: 'none' }
    const far = 'postgresql://app:geheim@db.example:5432/werkplatz'
    for (const key of ['DATABASE_URL', 'DATABASE_WORKER_URL', 'DATABASE_REPLICA_URL'] as const) {
      for (const url of [far, `${far}?sslmode=require`, `${far}?sslmode=no-verify`]) {
        expect(() => loadConfig({ ...env, [key]: url })).toThrow(`${key}: goes to another machine`)
        expect(() => loadConfig({ ...env, [key]: url })).not.toThrow(/geheim/)
      }
      for (const url of [
        `${far}?sslmode=verify-full`,
        'postgresql://app@127.0.0.1:5432/werkplatz',
        'postgresql://app@localhost:5432/werkplatz',
        'postgresql://app@[::1]:5432/werkplatz',
        'postgresql://app@db/werkplatz?host=/run/postgresql',
      ]) {
        expect(loadConfig({ ...env, [key]: url })[key]).toBe(url)
      }
    }
    expect(() => loadConfig({ ...env, NATS_URL: 'nats://127.0.0.1:1,nats://bus.example:4222' })).toThrow('write tls://')
    const NATS_URL = 'tls://app:geheim@a.example:4222,tls://b.example:4222'
    expect(loadConfig({ ...env, NATS_URL }).NATS_URL).toBe(NATS_URL)
    expect(loadConfig({ ...process.env, DATABASE_URL: far }).DATABASE_URL).toBe(far)
  })

  test('the nodes of the bus are all encrypted, or none is', () => {
    expect(() => loadConfig({ ...process.env, NATS_URL: 'tls://a.example:1,nats://b.example:1' })).toThrow('NATS_URL')
  })

  test('an error never prints the value', () => {
    expect(() => loadConfig({ ...process.env, SESSION_SECRET: 'geheim' })).not.toThrow(/geheim/)
  })
})

test('logged addresses keep the names of parameters, never their values', () => {
  expect(safeUrl('/api/v1/auth/sign-up?token=abc&x=1')).toBe('/api/v1/auth/sign-up?token=***&x=***')
  expect(safeUrl('/plain')).toBe('/plain')
})
