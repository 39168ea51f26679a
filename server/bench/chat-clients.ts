// What the chat benches share: chats of two in a fresh database, live nodes and a worker, and clients that write with receipts.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'

import pg from 'pg'
import { WebSocket } from 'ws'

import { workerParts } from '../src/app.ts'
import { prepareQueues } from '../src/jobs/queue.ts'
import { queueNames } from '../src/jobs/run-worker.ts'
import { preparePeople, type Signed } from './live-clients.ts'

export interface Pair {
  chatId: string
  people: [Signed, Signed]
}

/** Everybody is in one chat of two. */
export async function preparePairs(database: string, pairs: number) {
  const { env, signed } = await preparePeople(database, pairs * 2)
  await prepareQueues(env.DATABASE_OWNER_URL, queueNames(workerParts))
  const client = new pg.Client({ connectionString: env.DATABASE_OWNER_URL })
  await client.connect()
  const made: Pair[] = []
  for (let n = 0; n < pairs; n += 1) {
    const people: [Signed, Signed] = [signed[2 * n]!, signed[2 * n + 1]!]
    const chatId = randomUUID()
    const [low, high] = people.map(({ personId }) => personId).toSorted()
    await client.query('insert into chat (id, creator_id, low_id, high_id) values ($1, $2, $2, $3)', [
      chatId,
      low,
      high,
    ])
    await client.query('insert into chat_participant (chat_id, person_id) values ($1, $2), ($1, $3)', [
      chatId,
      low,
      high,
    ])
    made.push({ chatId, people })
  }
  await client.query('analyze')
  await client.end()
  return { env, pairs: made }
}

export function startWorker(env: NodeJS.ProcessEnv, port: number) {
  const entry = new URL('../src/processes/worker.ts', import.meta.url).pathname
  const settings = { WORKER_PORT: String(port), NODE_ENV: 'production', LOG_LEVEL: 'warn' }
  return spawn(process.execPath, [entry], { env: { ...process.env, ...env, ...settings }, stdio: 'inherit' })
}

export interface ChatClient {
  /** Resolves with the receipt; rejects when the line breaks or the message is refused. */
  write(chatId: string, body: string, clientId?: string): Promise<void>
  close(): void
}

/** Listens to one's own chats and to one of them. */
export function joinChat(
  port: number,
  { token, personId }: Signed,
  chatId: string,
  onMessage: (body: string) => void,
): Promise<ChatClient> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/ws`, ['v12.stomp'], { perMessageDeflate: false })
  const waiting = new Map<string, { resolve: () => void; reject: (error: Error) => void }>()
  const lose = (how: string) => {
    for (const { reject } of waiting.values()) reject(new Error(`lost: ${how}`))
    waiting.clear()
  }
  const beat = setInterval(() => socket.readyState === WebSocket.OPEN && socket.send('\n'), 4_000)
  let why = ''
  socket.on('close', (code) => {
    clearInterval(beat)
    lose(`closed with ${code} ${why}`)
  })
  socket.on('error', (error) => lose(error.message))
  const send = (frame: string) => socket.send(`${frame}\0`)
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('open', () =>
      send(`CONNECT\naccept-version:1.2\nheart-beat:4000,4000\nAuthorization:Bearer ${token}\n\n`),
    )
    socket.on('message', (data: Buffer) => {
      const frame = data.toString()
      const head = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(frame)?.[1]
      if (frame.startsWith('CONNECTED')) {
        send(`SUBSCRIBE\nid:own\ndestination:/topic/chats/${personId}\n\n`)
        send(`SUBSCRIBE\nid:chat\ndestination:/topic/chats/messages/${chatId}\nreceipt:ready\n\n`)
      } else if (frame.startsWith('RECEIPT')) {
        const receipt = head('receipt-id')!
        if (receipt === 'ready') resolve({ write, close: () => socket.close() })
        waiting.get(receipt)?.resolve()
        waiting.delete(receipt)
      } else if (frame.startsWith('MESSAGE')) {
        const refused = head('refused')
        if (refused) {
          const receipt = head('receipt-id') ?? ''
          waiting.get(receipt)?.reject(new Error(refused))
          waiting.delete(receipt)
        } else if (head('subscription') === 'chat') {
          onMessage((JSON.parse(frame.slice(frame.indexOf('\n\n') + 2, -1)) as { body: string }).body)
        }
      } else if (frame.startsWith('ERROR')) {
        why = head('message') ?? ''
        reject(new Error(frame))
      }
    })
    const write = (id: string, body: string, clientId: string = randomUUID()) =>
      new Promise<void>((done, failed) => {
        const receipt = randomUUID()
        waiting.set(receipt, { resolve: done, reject: failed })
        if (socket.readyState !== WebSocket.OPEN) return failed(new Error('lost'))
        send(`SEND\ndestination:/app/chats/${id}\nreceipt:${receipt}\n\n${JSON.stringify({ body, clientId })}`)
      })
  })
}
