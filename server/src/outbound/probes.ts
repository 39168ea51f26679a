// Is each outside service there? Asked every second in the background, so that /readyz answers at once and truly.
import { connect } from 'node:net'

import type pg from 'pg'

import type { Config } from '../config.ts'
import type { Bus } from './bus.ts'

export type ServiceName = 'postgres' | 'nats' | 's3' | 'smtp' | 'clamd'
export type Probes = Record<ServiceName, () => Promise<void>>

const TIMEOUT_MS = 900

/** Connects, optionally sends, and wants an answer that matches. */
function ask(host: string, port: number, expected: RegExp, question?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: TIMEOUT_MS })
    const fail = (why: string) => {
      socket.destroy()
      reject(new Error(why))
    }
    const timer = setTimeout(() => fail('timeout'), TIMEOUT_MS)
    socket.on('error', (error) => fail(error.message))
    socket.on('close', () => {
      clearTimeout(timer)
      reject(new Error('closed'))
    })
    if (question) socket.on('connect', () => socket.write(question))
    socket.once('data', (data) => {
      clearTimeout(timer)
      socket.destroy()
      if (expected.test(data.toString('latin1'))) resolve()
      else reject(new Error('unexpected answer'))
    })
  })
}

export function makeProbes(config: Config, pool: pg.Pool, bus: Bus): Probes {
  const smtp = new URL(config.SMTP_URL)
  return {
    postgres: async () => {
      // A statement the server never answers must not hang the probe.
      await Promise.race([
        pool.query('select 1'),
        new Promise((_, reject) => setTimeout(reject, TIMEOUT_MS, new Error('timeout'))),
      ])
    },
    nats: async () => {
      if (!bus.isUp()) throw new Error('disconnected')
    },
    s3: async () => {
      await fetch(config.S3_ENDPOINT, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    },
    smtp: () => ask(smtp.hostname, Number(smtp.port) || 25, /^220/),
    clamd: () => ask(config.CLAMD_HOST, config.CLAMD_PORT, /^PONG/, 'zPING\0'),
  }
}
