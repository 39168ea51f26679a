// Reads at a steady pace, in a thread of its own, so that what else the process does is not counted: how long an answer
// takes for somebody who comes meanwhile.
import { setTimeout } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

export interface PacedReads {
  port: number
  /** Paths and tokens, asked in turns. */
  reads: { path: string; token: string }[]
  perSecond: number
  seconds: number
}

/** The 95th percentile in milliseconds. */
export const pacedReads = (work: PacedReads) =>
  new Promise<number>((resolve, reject) => {
    const thread = new Worker(new URL(import.meta.url), { workerData: work })
    thread.once('message', resolve).once('error', reject)
  })

async function read({ port, reads, perSecond, seconds }: PacedReads): Promise<number> {
  const times: number[] = []
  const one = async (i: number) => {
    const { path, token } = reads[i % reads.length]!
    const began = performance.now()
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: `Bearer ${token}` } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    times.push(performance.now() - began)
  }
  const began = performance.now()
  const asked: Promise<void>[] = []
  for (let i = 0; i < perSecond * seconds; i += 1) {
    await setTimeout(Math.max(0, began + (i * 1000) / perSecond - performance.now()))
    asked.push(one(i))
  }
  await Promise.all(asked)
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!
}

if (!isMainThread) parentPort?.postMessage(await read(workerData as PacedReads))
