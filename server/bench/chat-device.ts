// One device of a person: listens to all their chats, writes with receipts, loses its line and comes back, and keeps what it
// heard. Sends its frames in slices now and then, as a bad network does.
import { randomInt, randomUUID } from 'node:crypto'

import type { ChatNews, Message } from '@werkplatz/contract/chats/schemas.ts'
import { WebSocket } from 'ws'

import { pause, type Signed } from './live-clients.ts'

const PATIENCE_MS = 8_000
const SLICED_EVERY = 5

export interface Device {
  person: Signed
  /** By chat and number, the message's id. */
  heard: Map<string, Map<number, string>>
  /** The newest word about each chat of one's own. */
  news: Map<string, ChatNews>
  /** What should never be: a chat that is not one's own, a number that is another message. */
  wrong: string[]
  /** Until it is receipted, over as many lines as it takes. Answers how often it was tried. */
  write(chatId: string, body: string, clientId: string): Promise<number>
  cut(): void
  leave(): void
}

/** `lines` are addresses of the live channel, taken in turn; what is not receipted is sent again after `againMs`. */
export function newDevice(person: Signed, chats: readonly string[], lines: readonly string[], againMs = 50): Device {
  const own = new Set(chats)
  const waiting = new Map<string, (isDone: boolean) => void>()
  let socket: WebSocket | null = null
  let ready: Promise<boolean> | null = null
  let turn = randomInt(lines.length)
  let hasLeft = false
  const device: Device = {
    person,
    heard: new Map(chats.map((id) => [id, new Map()])),
    news: new Map(),
    wrong: [],
    async write(chatId, body, clientId) {
      for (let tries = 1; ; tries += 1) {
        if ((await line()) && (await sendOnce(chatId, body, clientId))) return tries
        await pause(againMs + randomInt(200))
      }
    },
    cut: () => socket?.terminate(),
    leave() {
      hasLeft = true
      socket?.terminate()
    },
  }

  const send = (frame: string) => {
    const bytes = Buffer.from(`${frame}\0`)
    if (randomInt(SLICED_EVERY) > 0 || bytes.length < 8) {
      socket?.send(bytes)
      return
    }
    const first = 1 + randomInt(bytes.length - 2)
    socket?.send(bytes.subarray(0, first))
    socket?.send(bytes.subarray(first))
  }
  const sendOnce = (chatId: string, body: string, clientId: string) =>
    new Promise<boolean>((resolve) => {
      const receipt = randomUUID()
      const timer = setTimeout(() => done(false), PATIENCE_MS)
      const done = (isDone: boolean) => {
        clearTimeout(timer)
        waiting.delete(receipt)
        resolve(isDone)
      }
      waiting.set(receipt, done)
      send(`SEND\ndestination:/app/chats/${chatId}\nreceipt:${receipt}\n\n${JSON.stringify({ body, clientId })}`)
    })
  const hear = (message: Message, destination: string) => {
    const chatId = destination.slice(destination.lastIndexOf('/') + 1)
    const known = device.heard.get(chatId)
    if (!known || !own.has(chatId)) return void device.wrong.push(`${person.personId} heard ${chatId}`)
    const before = known.get(message.number)
    if (before && before !== message.id) device.wrong.push(`${chatId} ${message.number} is two messages`)
    known.set(message.number, message.id)
  }
  const receive = (frame: string, opened: (isOpen: boolean) => void) => {
    const at = frame.indexOf('\n\n')
    const head = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(frame.slice(0, at))?.[1]
    if (frame.startsWith('CONNECTED')) {
      for (const id of chats) send(`SUBSCRIBE\nid:${id}\ndestination:/topic/chats/messages/${id}\n\n`)
      send(`SUBSCRIBE\nid:own\ndestination:/topic/chats/${person.personId}\nreceipt:ready\n\n`)
    } else if (frame.startsWith('RECEIPT')) {
      const receipt = head('receipt-id')!
      if (receipt === 'ready') opened(true)
      waiting.get(receipt)?.(true)
    } else if (frame.startsWith('MESSAGE')) {
      const refused = head('refused')
      if (refused) {
        waiting.get(head('receipt-id') ?? '')?.(false)
        return
      }
      const said: unknown = JSON.parse(frame.slice(at + 2, -1))
      if (head('subscription') === 'own') device.news.set((said as ChatNews).chatId, said as ChatNews)
      else hear(said as Message, head('destination')!)
    }
  }
  /** The line there is, or a new one to the next node. */
  const line = () =>
    (ready ??= new Promise<boolean>((resolve) => {
      const opening = new WebSocket(lines[(turn += 1) % lines.length]!, ['v12.stomp'], { perMessageDeflate: false })
      socket = opening
      const beat = setInterval(() => opening.readyState === WebSocket.OPEN && opening.send('\n'), 4_000)
      opening.on('open', () =>
        send(`CONNECT\naccept-version:1.2\nheart-beat:4000,4000\nAuthorization:Bearer ${person.token}\n\n`),
      )
      opening.on('message', (data: Buffer) => receive(data.toString(), resolve))
      opening.on('error', () => {})
      opening.on('close', () => {
        clearInterval(beat)
        for (const done of waiting.values()) done(false)
        resolve(false)
        ready = null
        if (!hasLeft) setTimeout(() => void line(), 100 + randomInt(300))
      })
    }))
  void line()
  return device
}
