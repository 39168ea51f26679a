// A load generator that costs little of the two cores it shares: raw sockets, requests prepared beforehand, answers
// counted by their length. Loopback only, bounded in time.
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'

export interface LoadResult {
  perSecond: number
  p50Ms: number
  p95Ms: number
  failed: number
  /** The status line of the first one that failed. */
  failure: string | undefined
}

const END_OF_HEAD = Buffer.from('\r\n\r\n')

export async function load(
  port: number,
  requests: Buffer[],
  connections: number,
  seconds: number,
): Promise<LoadResult> {
  const times: number[] = []
  let failed = 0
  let failure: string | undefined
  let next = 0
  const end = performance.now() + seconds * 1000
  const started = performance.now()

  const one = (socket: Socket) =>
    new Promise<void>((resolve, reject) => {
      let sent = 0
      let buffer = Buffer.alloc(0)
      const fire = () => {
        if (performance.now() >= end) {
          socket.end()
          return resolve()
        }
        sent = performance.now()
        socket.write(requests[next++ % requests.length]!)
      }
      socket.on('error', reject)
      socket.on('data', (chunk) => {
        buffer = buffer.length ? Buffer.concat([buffer, chunk]) : chunk
        const head = buffer.indexOf(END_OF_HEAD)
        if (head < 0) return
        const text = buffer.toString('latin1', 0, head)
        const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0)
        if (buffer.length < head + 4 + length) return
        if (!text.startsWith('HTTP/1.1 200')) {
          failed += 1
          failure ??= text.slice(0, text.indexOf('\r\n'))
        }
        times.push(performance.now() - sent)
        buffer = buffer.subarray(head + 4 + length)
        fire()
      })
      socket.on('connect', fire)
    })

  await Promise.all(Array.from({ length: connections }, () => one(connect(port, '127.0.0.1').setNoDelay(true))))
  const took = (performance.now() - started) / 1000
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { perSecond: times.length / took, p50Ms: at(0.5), p95Ms: at(0.95), failed, failure }
}

/** A steady number of calls a second over one connection, whatever they take: the company a measured call keeps. */
export async function pacedLoad(port: number, requests: Buffer[], perSecond: number, seconds: number): Promise<void> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true).resume()
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  for (let i = 0; i < perSecond * seconds; i += 1) {
    socket.write(requests[i % requests.length]!)
    await setTimeout(1000 / perSecond)
  }
  socket.end()
}

export const getRequest = (path: string, token: string): Buffer =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\n\r\n`)
